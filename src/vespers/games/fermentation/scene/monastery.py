"""The monastery: twelve rooms, their doors and decks, the caps, the hunter beside them."""

from __future__ import annotations

from typing import NamedTuple

from vespers.engine.messages import Text
from vespers.engine.scene import AnyArea, Board, Door, Layout, Pawn, Point, Rectangle, Stack
from vespers.engine.scene.drawn_once import drawn_once
from vespers.engine.wording import player
from vespers.games.fermentation import wording
from vespers.games.fermentation.box import FermentationBox
from vespers.games.fermentation.pieces import DECKS, DOORS, DRAW, HUNT, NOTHING, PLACES, WOLVES, position
from vespers.games.fermentation.scene.hunter import hunter_areas, upright_hunter_areas
from vespers.games.fermentation.scene.names import face, help_of, pawn_id, place_id, say, use_text
from vespers.games.fermentation.view import MonkView, View

WIDE, HIGH = 230.0, 174.0  # a room
SPOTS: tuple[Point, ...] = ((42.0, 110.0), (92.0, 110.0), (142.0, 110.0))  # where caps stand on its floor
CROWD: tuple[Point, ...] = (  # when more of them meet: two rows, so that each can be told from the others
    (34.0, 124.0), (92.0, 124.0), (150.0, 124.0), (34.0, 66.0), (92.0, 66.0), (150.0, 66.0),
)  # fmt: skip
CAP, CAP_IN_A_CROWD = 84.0, 58.0
CLAWED = "werewolf"  # the hunter whose paws lie on the roof
FRAMES = ("equipment", "curiosity", "blessing", "werewolf")  # by deck
DECK_NAMES = (*DECKS, "wolves")


class Plan(NamedTuple):
    """How the rooms lie: the corner of the first one; upright, rows become columns."""

    left: float
    top: float
    upright: bool

    def corner(self, place: int) -> tuple[float, float]:
        """The upper left corner of a place."""
        row, column = position(place)
        if self.upright:
            row, column = column, row
        return self.left + column * WIDE, self.top + row * HIGH


BROAD = Plan(18.0, 92.0, False)
UPRIGHT = Plan(6.0, 6.0, True)


def monastery(box: FermentationBox, view: View) -> Board:
    """§1.1 Twelve tiles, the doors between them, the caps of the monks, the hunter who listens."""
    stacks = [stack(box, view, place) for place in range(len(view.tiles)) if deck_at(box, view, place) >= 0]
    paws = box.hunter_names[view.hunter] == CLAWED
    return Board(
        id="monastery",
        name=say("board"),
        about=(say("board-about"),),
        rule="1.1",
        width=1188.0,
        height=626.0,
        art="board-monastery",
        over="board-monastery-over" if paws else "",
        areas=(*hunter_areas(box, view), *rooms(box, view, BROAD)),
        pieces=(*stacks, *[pawn(box, view, monk) for monk in view.monks if monk.place != NOTHING]),
        tall=Layout(
            width=702.0,
            height=882.0,
            art="board-monastery-tall",
            over="board-monastery-tall-over" if paws else "",
            areas=(*upright_hunter_areas(box, view), *rooms(box, view, UPRIGHT)),
        ),
    )


def rooms(box: FermentationBox, view: View, plan: Plan) -> list[AnyArea]:
    """The rooms, then what stands in them, then the doors that lead through their walls."""
    areas: list[AnyArea] = [
        room(box, tile_at(view, place), plan, place, crowded(view, place)) for place in PLACES
    ]
    areas.extend([deck_place(box, view, plan, p) for p in PLACES if deck_at(box, view, p) >= 0])
    areas.extend([door(number in view.closed, plan, number) for number in range(len(DOORS))])
    return areas


def tile_at(view: View, place: int) -> int:
    """NOTHING while the tiles are being laid."""
    return view.tiles[place] if place < len(view.tiles) else NOTHING


@drawn_once
def room(box: FermentationBox, tile: int, plan: Plan, place: int, crowd: bool) -> Rectangle:
    """A tile, or its empty place while the tiles are being laid."""
    left, top = plan.corner(place)
    laid = tile != NOTHING
    name = wording.tile(box, tile) if laid else say("empty-place")
    return Rectangle(
        id=place_id(place),
        name=name,
        label=name if laid else None,
        about=(use_text(box, tile),) if laid else (say("empty-place-about"),),
        code=wording.place(box, place),
        x=left + WIDE / 2,
        y=top + HIGH / 2,
        width=WIDE,
        height=HIGH,
        ground="",
        art=f"room-{box.tile_names[tile]}" if laid else "room-empty",
        sign=(left + 100.0, top + 164.0),
        hold=(left + 108.0, top + 46.0),
        spots=tuple([(left + x, top + y) for x, y in (CROWD if crowd else SPOTS)]),
        outline="brackets",
        spread="row",
        rule="3.4" if laid else "1.2",
    )


def crowded(view: View, place: int) -> bool:
    return len([monk for monk in view.monks if monk.place == place]) > len(SPOTS)


# ── decks lie in their rooms


def deck_at(box: FermentationBox, view: View, place: int) -> int:
    """§1.5 The deck of a place; NOTHING if it has none."""
    if place >= len(view.tiles):
        return NOTHING
    tile = view.tiles[place]
    return {DRAW: box.gives[tile], HUNT: WOLVES}.get(box.use[tile], NOTHING)


def deck_id(box: FermentationBox, view: View, place: int) -> str:
    """Both Entrances show one deck: the first has its name, the other its number too."""
    deck = deck_at(box, view, place)
    before = [p for p in range(place) if deck_at(box, view, p) == deck]
    return f"deck-{DECK_NAMES[deck]}" + (f"-{len(before) + 1}" if before else "")


def deck_name(view: View, deck: int) -> Text:
    label = Text(f"fermentation-deck-{DECK_NAMES[deck]}")
    return say("cards-left", deck=label, cards=sum(view.decks[deck]))


def deck_place(box: FermentationBox, view: View, plan: Plan, place: int) -> Rectangle:
    left, top = plan.corner(place)
    return Rectangle(
        id=f"at-{deck_id(box, view, place)}",
        name=deck_name(view, deck_at(box, view, place)),
        about=(say("deck-about"),),
        x=left + 190.0,
        y=top + 92.0,
        width=36.0,
        height=48.0,
        ground="",
        rule="1.5",
    )


def stack(box: FermentationBox, view: View, place: int) -> Stack:
    """§1.5 The cards left in a deck."""
    deck, id = deck_at(box, view, place), deck_id(box, view, place)
    return Stack(
        id=id,
        name=deck_name(view, deck),
        about=(say("deck-about"),),
        on=f"at-{id}",
        frame=FRAMES[deck],
        count=sum(view.decks[deck]),
        rule="1.5",
    )


# ── doors and caps


@drawn_once
def door(closed: bool, plan: Plan, number: int) -> Door:
    """§1.3 A door in the wall that two tiles share: beside, or in the back wall of the lower one."""
    (left, top), (other_left, other_top) = plan.corner(DOORS[number][0]), plan.corner(DOORS[number][1])
    beside = top == other_top
    right, low = max(left, other_left), max(top, other_top)
    return Door(
        id=f"door-{number}",
        name=say("door-closed" if closed else "door"),
        about=(say("door-closed-about" if closed else "door-about"),),
        x=right if beside else right + 190.0,
        y=low + 114.0 if beside else low + 26.0,
        length=52.0 if beside else 48.0,
        angle=90.0 if beside else 0.0,
        open=not closed,
        ground="",
        art=("door-side" if beside else "door-arch") + ("-closed" if closed else ""),
        rule="1.3",
    )


def pawn(box: FermentationBox, view: View, monk: MonkView) -> Pawn:
    """A monk on his cap, standing or turned over."""
    states = () if monk.standing else (say("asleep" if monk.asleep else "lying"),)
    known = () if monk.monk == NOTHING else (help_of(wording.monk(box, monk.monk)),)
    return Pawn(
        id=pawn_id(monk.seat),
        name=say("pawn", seat=player(monk.seat)),
        about=(*states, *known, say("pawn-about", noise=monk.noise, alcohol=monk.alcohol)),
        on=place_id(monk.place),
        seat=monk.seat,
        symbol=face(box, monk.monk),
        size=CAP_IN_A_CROWD if crowded(view, monk.place) else CAP,
        lying=not monk.standing,
        rule="3.3",
    )
