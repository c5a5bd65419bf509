"""What a coach says in a free game at moments that matter. Never compiled.

A game's module `remarks` declares them as `REMARKS`, the most urgent first (guide: `docs/lessons.md`).
They are found in the seat's view alone: they tell nobody anything that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, NamedTuple

from vespers.engine.game import Game
from vespers.engine.kernel import Seat
from vespers.engine.messages import Text

OFTEN: Final = 2  # a game: no remark is made more often
Values = dict[str, int | str | Text]
NO_VALUES: Final[Values] = {}


class Occasion(NamedTuple):
    """A remark fits now: the values of its text, and the things of the scene that it speaks of."""

    values: Values = NO_VALUES
    lit: tuple[str, ...] = ()
    turn: int = 0  # a round or phase of the game, in which the remark is made at most once


class Remark(NamedTuple):
    """One sentence, and when it matters: `fits(box, view, seat)` while the seat is asked."""

    id: str
    fits: Callable[[Any, Any, Seat], Occasion | None]
    rule: str = ""  # the section that it rests on


class Spoken(NamedTuple):
    """A remark that fits now."""

    id: str
    turn: int
    text: Text
    lit: tuple[str, ...]
    rule: str


def declared(game: Game[Any]) -> Sequence[Remark]:
    """The remarks in the game's folder; a game need not have any."""
    found: Sequence[Remark] = getattr(game.face("remarks"), "REMARKS", ())
    return found


def text_key(game: Game[Any], remark: Remark) -> str:
    return f"{game.name}-coach-{remark.id}"


def remarks_now(game: Game[Any], box: Any, view: Any, seat: Seat) -> list[Spoken]:
    """The remarks that fit what a seat sees when it is asked, the most urgent first."""
    found = []
    for remark in declared(game):
        occasion = remark.fits(box, view, seat)
        if occasion is not None:
            text = Text(text_key(game, remark), occasion.values)
            found.append(Spoken(remark.id, occasion.turn, text, occasion.lit, remark.rule))
    return found


def first_new(remarks: Sequence[Spoken], made: Collection[tuple[str, int]]) -> Spoken | None:
    """The most urgent remark that was not made in this turn of the game, nor too often before."""
    for one in remarks:
        often = sum(id == one.id for id, _ in made)
        if (one.id, one.turn) not in made and often < OFTEN:
            return one
    return None
