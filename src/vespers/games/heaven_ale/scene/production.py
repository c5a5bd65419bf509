"""§4.2 The production track of an abbey: a lane for each marker, bands by what the brewmaster is worth."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from vespers.engine.messages import Text
from vespers.engine.scene import Board, Label, Rectangle, Token
from vespers.engine.scene.drawn_once import all_drawn_once, drawn_once
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.pieces import RESOURCES
from vespers.games.heaven_ale.scene.garden_shape import NARROW, GardenShape
from vespers.games.heaven_ale.scene.words import about, phrase, signed
from vespers.games.heaven_ale.view import AbbeyView
from vespers.games.heaven_ale.wording import GAME

LOWEST: Final = -10  # the track is drawn from here
START: Final = 46.0
BELOW, USUAL, NEAR, LAST = (
    19.52,
    22.61,
    24.16,
    38.65,
)  # widths of fields where nothing is stretched: below 1, up to 17, up to 19, 20
HEAD, MASTER = 32.0, 66.0  # the middle of the bands' heads, and of the brewmaster's lane
LANES, LANE = 107.4, 18.8  # the middle of the first lane of a marker, the step to the next
ROOM: Final = 60.0  # what exchange and multiplier of a band need beside each other
RULER: Final = range(LOWEST, 21)


def left_of(at: int, stretch: float) -> float:
    """The left edge of a field."""
    below, usual, near = min(at, 1) - LOWEST, min(max(at - 1, 0), 17), min(max(at - 18, 0), 2)
    last = max(at - 20, 0)
    return START + stretch * (below * BELOW + usual * USUAL + near * NEAR + last * LAST)


@drawn_once
def middle_of(box: Box, at: int, stretch: float) -> float:
    """The middle of a field; what stands before the first one drawn is drawn there."""
    shown = min(max(at, LOWEST), box.top)
    return round((left_of(shown, stretch) + left_of(shown + 1, stretch)) / 2, 1)


def areas(box: Box, abbey: AbbeyView, seat: int, shape: GardenShape) -> Iterator[Rectangle]:
    """The bands, and a place for each marker where it stands."""
    yield from bands(box, abbey.brewmaster, seat, shape)
    for colour, at in enumerate(abbey.markers):
        yield lane(f"lane-{seat}-{colour}", at, middle_of(box, at, shape.stretch), LANES + colour * LANE)
    yield from lane_names(box, seat, shape)
    at = abbey.brewmaster
    yield lane(f"lane-{seat}-master", at, middle_of(box, at, shape.stretch), MASTER)


@all_drawn_once
def lane_names(box: Box, seat: int, shape: GardenShape) -> Iterator[Rectangle]:
    """Whose lane it is, at its head."""
    for colour, name in enumerate(RESOURCES):
        x, y = START + shape.stretch * 2 * BELOW, LANES + colour * LANE
        words = Text(f"{GAME}-resource-{name}")
        yield Rectangle(
            id=f"lane-name-{seat}-{colour}",
            name=words,
            about=about("marker", top=box.top),
            rule="4.2",
            label=words,
            lettering="ink",
            x=x,
            y=y,
            width=shape.stretch * 4 * BELOW - 6,
            height=LANE,
            sign=(x, y),
            ground="",
        )


@drawn_once
def lane(id: str, at: int, x: float, y: float) -> Rectangle:
    """Where a marker stands in its lane."""
    name = phrase("field", number=signed(at))
    return Rectangle(id=id, name=name, x=x, y=y, width=26.0, height=26.0, ground="")


def band_starts(box: Box) -> list[int]:
    """§9.1 The fields from which on the brewmaster is worth something else."""
    known = list(zip(box.rate, box.multiplier, strict=True))
    changes = [at + 1 for at, (one, other) in enumerate(pairwise(known)) if one != other]
    return [LOWEST, *changes, box.top + 1]


@all_drawn_once
def bands(box: Box, brewmaster: int, seat: int, shape: GardenShape) -> Iterator[Rectangle]:
    """§9.1 Exchange and multiplier, by the brewmaster's field; a narrow band has them in two lines."""
    for low, beyond in pairwise(band_starts(box)):
        rate, times = box.rate[max(low, 0)], box.multiplier[max(low, 0)]
        left, right = left_of(low, shape.stretch), left_of(beyond, shape.stretch)
        here = low <= max(brewmaster, LOWEST) < beyond
        between = "\u00a0" if right - left > ROOM else " "
        yield Rectangle(
            id=f"band-{seat}-{low}",
            name=phrase("band", rate=rate, multiplier=times),
            about=about("band", rate=rate, multiplier=times),
            rule="9.1",
            x=round((left + right) / 2, 1),
            y=HEAD,
            width=round(right - left, 1),
            height=40.0,
            ground="band-now" if here else "band",
            value=f"{rate}:1{between}×{times}",
        )


def markers(box: Box, abbey: AbbeyView, seat: int) -> Iterator[Token]:
    """The five markers, the rearmost marked, and the brewmaster."""
    for colour, name in enumerate(RESOURCES):
        at = abbey.markers[colour]
        yield Token(
            id=f"marker-{seat}-{colour}",
            name=phrase("marker-on", colour=Text(f"{GAME}-resource-{name}"), number=signed(at)),
            about=about("marker", top=box.top),
            rule="4.2",
            on=f"lane-{seat}-{colour}",
            symbol=f"marker-{name}",
            size=29.0,
            strong=at == min(abbey.markers),
        )
    yield Token(
        id=f"brewmaster-{seat}",
        name=phrase("brewmaster-on", number=signed(abbey.brewmaster)),
        about=about("brewmaster", rate=abbey.rate, multiplier=abbey.multiplier),
        rule="9.1",
        on=f"lane-{seat}-master",
        symbol="brewmaster",
        size=34.0,
    )


@drawn_once
def ruler(box: Box, rearmost: int, stretch: float) -> tuple[Label, ...]:
    """Numbers between the brewmaster's lane and those of the markers; a seal on that of the rearmost."""
    numbers = [at for at in RULER if at <= box.top and at != rearmost]
    seal = Label(middle_of(box, rearmost, stretch), 89.0, signed(rearmost), "seal")
    return (*[Label(middle_of(box, at, stretch), 89.0, signed(at), "ink") for at in numbers], seal)


def track_alone(box: Box, abbey: AbbeyView, seat: int) -> Board:
    """§9.2 Only the track, as on the narrow drawing of a garden."""
    return Board(
        id=f"production-{seat}",
        name=phrase("production"),
        art="board-production",
        left=4.0,
        top=4.0,
        width=736.0,
        height=196.0,
        areas=tuple(areas(box, abbey, seat, NARROW)),
        pieces=tuple(markers(box, abbey, seat)),
        labels=ruler(box, min(abbey.markers), NARROW.stretch),
    )
