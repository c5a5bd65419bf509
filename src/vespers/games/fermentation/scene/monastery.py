"""The monastery: twelve rooms, their doors and decks, the caps, the hunter beside them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vespers.engine.messages import Text
from vespers.engine.scene import AnyArea, Board, Door, Layout, Pawn, Point, Rectangle, Stack
from vespers.engine.scene.drawn_once import all_drawn_once, drawn_once
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
    laid = laid_out(view)
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
        areas=(*hunter_areas(box, view), *rooms(box, laid, BROAD)),
        pieces=(*stacks(box, laid), *[pawn(box, view, monk) for monk in view.monks if monk.place != NOTHING]),
        tall=Layout(
            width=702.0,
            height=882.0,
            art="board-monastery-tall",
            over="board-monastery-tall-over" if paws else "",
            areas=(*upright_hunter_areas(box, view), *rooms(box, laid, UPRIGHT)),
        ),
    )


class Laid(NamedTuple):
    """What the rooms show of a view."""

    tiles: tuple[int, ...]  # by place, as far as they have been laid
    cards: tuple[int, ...]  # left in each deck
    closed: tuple[int, ...]  # doors
    crowds: tuple[int, ...]  # places where many caps meet


def laid_out(view: View) -> Laid:
    crowds = [place for place in PLACES if crowded(view, place)]
    return Laid(view.tiles, tuple([sum(deck) for deck in view.decks]), view.closed, tuple(crowds))


@all_drawn_once
def rooms(box: FermentationBox, laid: Laid, plan: Plan) -> Iterator[AnyArea]:
    """The rooms, then what stands in them, then the doors that lead through their walls."""
    for place in PLACES:
        tile = laid.tiles[place] if place < len(laid.tiles) else NOTHING
        yield room(box, tile, plan, place, place in laid.crowds)
    for place, deck, id in decks(box, laid.tiles):
        yield deck_place(id, deck_name(laid, deck), plan, place)
    for number in range(len(DOORS)):
        yield door(number in laid.closed, plan, number)


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


def decks(box: FermentationBox, tiles: tuple[int, ...]) -> Iterator[tuple[int, int, str]]:
    """§1.5 Places with a deck, which one, and its id.

    Both Entrances show one deck: the first has its name, the other its number too.
    """
    seen = [0] * len(DECK_NAMES)
    for place, tile in enumerate(tiles):
        deck = {DRAW: box.gives[tile], HUNT: WOLVES}.get(box.use[tile], NOTHING)
        if deck != NOTHING:
            seen[deck] += 1
            yield place, deck, f"deck-{DECK_NAMES[deck]}" + (f"-{seen[deck]}" if seen[deck] > 1 else "")


def deck_name(laid: Laid, deck: int) -> Text:
    label = Text(f"fermentation-deck-{DECK_NAMES[deck]}")
    return say("cards-left", deck=label, cards=laid.cards[deck])


def deck_place(id: str, name: Text, plan: Plan, place: int) -> Rectangle:
    left, top = plan.corner(place)
    return Rectangle(
        id=f"at-{id}",
        name=name,
        about=(say("deck-about"),),
        x=left + 190.0,
        y=top + 92.0,
        width=36.0,
        height=48.0,
        ground="",
        rule="1.5",
    )


@all_drawn_once
def stacks(box: FermentationBox, laid: Laid) -> Iterator[Stack]:
    """§1.5 The cards left in each deck."""
    for _, deck, id in decks(box, laid.tiles):
        yield Stack(
            id=id,
            name=deck_name(laid, deck),
            about=(say("deck-about"),),
            on=f"at-{id}",
            frame=FRAMES[deck],
            count=laid.cards[deck],
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
