"""A player's board: the recipe as four vats on a shelf, between the monk and his things. Never compiled."""

from __future__ import annotations

from typing import Literal, NamedTuple

from vespers.engine.messages import Text
from vespers.engine.scene import AnyArea, AnyPiece, Board, Circle, Layout, Note, Rectangle, Token, Vessel
from vespers.engine.scene.drawn_once import drawn_once
from vespers.games.fermentation import wording
from vespers.games.fermentation.box import FermentationBox
from vespers.games.fermentation.pieces import INGREDIENTS, PHASES
from vespers.games.fermentation.scene import desk
from vespers.games.fermentation.scene.names import ROMAN, ingredient_symbol, recipe_words, say, space_id
from vespers.games.fermentation.view import MonkView, Space, View

WIDE, HIGH = 150.0, 176.0  # a vat as it is drawn
WINDOW = 20.0  # radius
SEAL = 16.0


class Shelf(NamedTuple):
    """Where the vats stand on one arrangement of the board."""

    left: float
    step: float
    top: float
    scale: float  # of the drawing
    foot: float  # the middle of the words on the shelf; 0: there is no room for them


BROAD, UPRIGHT = Shelf(122, 138, 29, 0.94, 231), Shelf(4, 94, 2, 0.6, 0)
RIBBON = 322.0, 15.0, 320.0  # where its words stand, and how wide they may be
ALONE = Shelf(6, 158, 20, 1.03, 231)

Brewing = Literal["past", "now", "to come"]
VATS: dict[Brewing, str] = {"past": "vat-past", "now": "vat-now", "to come": "vat-cold"}


def phase_of(view: View) -> int:
    """The phase that goes on; in the last battle all four are over."""
    return len(PHASES) if view.order else view.phase


@drawn_once
def recipe(box: FermentationBox, floor: int, monk: MonkView, now: int, mine: bool) -> Board:
    """§1.6 A vat for each phase, its ingredients in windows, its rigour disc on the belly.

    Beside the vats lies what else is before a monk.
    """
    pieces: list[AnyPiece] = []
    for n in range(len(monk.vat)):
        pieces.extend(find(box, monk, n))
    rigour = [rigour_state(monk, now, phase) for phase in PHASES]
    pieces.extend([seal(monk.seat, phase, rigour[phase]) for phase in PHASES])
    pieces.extend(desk.pieces(box, monk, mine))
    name = wording.recipe(box, monk.recipe)
    return Board(
        id=f"recipe-{monk.seat}",
        name=name,
        about=(recipe_words(box, monk.recipe),),
        rule="1.6",
        width=1200.0,
        height=256.0,
        role="mine" if mine else "other",
        seat=monk.seat,
        symbol=f"recipe-{box.recipe_names[monk.recipe]}",
        art="board-recipe",
        areas=(
            *areas(box, monk, now, rigour, BROAD),
            ribbon(box, monk),
            *desk.areas(desk.WIDE, box, floor, monk, mine),
        ),
        labels=desk.risks(desk.WIDE, monk),
        pieces=tuple(pieces),
        tall=Layout(
            width=380.0,
            height=360.0,
            art="board-recipe-tall",
            areas=(
                *areas(box, monk, now, rigour, UPRIGHT),
                *desk.areas(desk.TALL, box, floor, monk, mine),
            ),
            labels=desk.risks(desk.TALL, monk),
        ),
    )


def vats_alone(box: FermentationBox, monk: MonkView, now: int) -> Board:
    """The vats without what lies beside them: on paper that has a place of its own."""
    rigour = [rigour_state(monk, now, phase) for phase in PHASES]
    return Board(
        id=f"recipe-{monk.seat}",
        name=wording.recipe(box, monk.recipe),
        width=640.0,
        height=256.0,
        art="board-vats",
        areas=areas(box, monk, now, rigour, ALONE),
    )


def areas(
    box: FermentationBox, monk: MonkView, now: int, rigour: list[str], shelf: Shelf
) -> tuple[AnyArea, ...]:
    """The vats, their windows and discs, and how each stands."""
    found: list[AnyArea] = []
    for phase in PHASES:
        seat, left, top, scale = monk.seat, shelf.left + shelf.step * phase, shelf.top, shelf.scale
        spaces = [n for n, space in enumerate(monk.vat) if space.phase == phase]
        words = rigour_words(box, rigour[phase])
        filled = len([n for n in spaces if monk.vat[n].taste])
        found.append(vat(seat, phase, brewing(now, phase), filled, words, left, top, scale))
        for n, number in enumerate(spaces):
            x = left + scale * (WIDE / 2 + (n - (len(spaces) - 1) / 2) * 43.0)
            found.append(window(box, seat, number, monk.vat[number], x, top + scale * 84.0, scale * WINDOW))
        found.append(belly(box, seat, phase, left + scale * WIDE / 2, top + scale * 123.0, scale * SEAL))
        if shelf.foot:
            found.append(foot(box, seat, phase, rigour[phase], left + scale * WIDE / 2, shelf.foot))
    return tuple(found)


def brewing(now: int, phase: int) -> Brewing:
    return "now" if phase == now else "past" if phase < now else "to come"


def vat(
    seat: int, phase: int, state: Brewing, filled: int, words: Text, left: float, top: float, scale: float
) -> Vessel:
    return Vessel(
        id=f"vat-{seat}-{phase}",
        name=say("vat", phase=phase + 1),
        about=(say(f"vat-{state.replace(' ', '-')}"), words),
        label=say("roman", number=ROMAN[phase]),
        sign=(left + scale * WIDE / 2, top + scale * 27.0),
        outline="brackets",
        x=left + scale * WIDE / 2,
        y=top + scale * HIGH / 2,
        width=scale * WIDE,
        height=scale * HIGH,
        ground="",
        art=VATS[state],
        state=state,
        filled=filled,
        rule="2.3",
    )


# ── the windows: spaces of the recipe


def space_name(box: FermentationBox, space: Space) -> Text:
    return say("space", ingredient=wording.ingredient(box, space.ingredient), phase=space.phase + 1)


def space_about(space: Space) -> Text:
    return say("space-holds", taste=space.taste) if space.taste else say("space-empty")


@drawn_once
def window(
    box: FermentationBox, seat: int, number: int, space: Space, x: float, y: float, radius: float
) -> Circle:
    return Circle(
        id=space_id(seat, number),
        name=space_name(box, space),
        about=(space_about(space),),
        x=x,
        y=y,
        radius=radius,
        ground="",
        art="vat-window-full" if space.taste else f"window-{INGREDIENTS[space.ingredient]}",
        rule="2.2",
    )


def find(box: FermentationBox, monk: MonkView, number: int) -> list[AnyPiece]:
    """What lies on a space."""
    space = monk.vat[number]
    if space.taste == 0:
        return []
    return [
        Token(
            id=f"find-{monk.seat}-{number}",
            name=space_name(box, space),
            about=(space_about(space),),
            on=space_id(monk.seat, number),
            symbol=ingredient_symbol(space.ingredient),
            value=str(space.taste),
            strong=True,
            rule="2.2",
        )
    ]


def ribbon(box: FermentationBox, monk: MonkView) -> Rectangle:
    """§6.4 What is brewed, and what a rigorous brewer gets for it, on a ribbon above the vats."""
    name = wording.recipe(box, monk.recipe)
    words = recipe_words(box, monk.recipe)
    return Rectangle(
        id=f"ribbon-{monk.seat}",
        name=name,
        label=say("recipe-ribbon", recipe=name, words=words),
        about=(words,),
        lettering="ink",
        sign=(RIBBON[0], RIBBON[1]),
        x=RIBBON[0],
        y=RIBBON[1],
        width=RIBBON[2],
        height=34.0,
        ground="",
        rule="6.4",
    )


# ── rigour


@drawn_once
def belly(box: FermentationBox, seat: int, phase: int, x: float, y: float, radius: float) -> Circle:
    """Where the disc is pressed on a vat."""
    return Circle(
        id=f"rigour-{seat}-{phase}",
        name=say("disc-of", phase=phase + 1),
        about=(say("disc-about", taste=box.numbers.disc),),
        x=x,
        y=y,
        radius=radius,
        ground="",
        rule="2.4",
    )


def earned(monk: MonkView, now: int) -> list[int]:
    """§2.4 The phases that were brewed to the letter."""
    done = [phase for phase in PHASES if brewing(now, phase) == "past"]
    full = [p for p in done if p not in monk.early and all([s.taste for s in monk.vat if s.phase == p])]
    return full[: monk.earned]


def rigour_state(monk: MonkView, now: int, phase: int) -> str:
    """won, lost to the hunter, spoilt by a cube, missed, full (won when the phase ends), or open."""
    won = earned(monk, now)
    if phase in won:
        return "won" if phase in won[: monk.discs] else "lost"  # the hunter takes the last ones first
    if phase in monk.early:
        return "spoilt"
    if brewing(now, phase) == "past":
        return "missed"
    full = all([space.taste for space in monk.vat if space.phase == phase])
    return "full" if full else "open"


def rigour_words(box: FermentationBox, state: str) -> Text:
    return say(f"rigour-{state}", taste=box.numbers.disc)


SEALS = {"won": "rigour", "lost": "rigour-lost", "spoilt": "cube", "missed": "rigour-lost"}


@drawn_once
def seal(seat: int, phase: int, state: str) -> AnyPiece:
    """§2.4 The disc on a vat: won, lost, spoilt by a cube, or still to be won."""
    name, on, id = say("disc-of", phase=phase + 1), f"rigour-{seat}-{phase}", f"{seat}-{phase}"
    about = (say(f"seal-{state}"),)
    symbol = SEALS.get(state, "rigour-open")
    return Token(id=f"disc-{id}", name=name, about=about, on=on, symbol=symbol, rule="2.4")


@drawn_once
def foot(box: FermentationBox, seat: int, phase: int, state: str, x: float, y: float) -> Rectangle:
    """What the disc of this vat is up to, in words on the shelf."""
    words = rigour_words(box, state)
    return Rectangle(
        id=f"shelf-{seat}-{phase}",
        name=words,
        note=Note(words),
        about=(say("disc-about", taste=box.numbers.disc),),
        x=x,
        y=y + 7.2,  # a note stands above the middle of its area
        width=136.0,
        height=20.0,
        ground="",
        rule="2.4",
    )
