"""Positions drawn as text, and a few words to play in them."""

from __future__ import annotations

from typing import Any

from vespers.engine.kernel import apply, asked, settle, why_not
from vespers.engine.messages import Action, Event, Why
from vespers.games.heaven_ale import GAME
from vespers.games.heaven_ale.messages import HeavenAleSettings, Sell
from vespers.games.heaven_ale.pieces import (
    FERTILITY,
    GARDEN,
    HEX_NAMES,
    MONK_TILE,
    PLACES,
    RESOURCES,
    SITE_NAMES,
    SPOTS,
)
from vespers.games.heaven_ale.rules.buying import cheapest_on, plant
from vespers.games.heaven_ale.rules.rounds import TURN
from vespers.games.heaven_ale.state import Abbey, HeavenAle

LETTERS = {"w": 0, "y": 1, "h": 2, "a": 3, "b": 4}  # wood, yeast, hops, water (aqua), barley


def tile(name: str) -> int:
    """`hops 5`, `monk 2`, or short as in a drawn garden: `h5`, `m2`."""
    kind, number = name.split() if " " in name else (name[0], name[1:])
    if kind in ("monk", "m"):
        return MONK_TILE + int(number) - 1
    colour = RESOURCES.index(kind) if kind in RESOURCES else LETTERS[kind]
    return colour * 5 + int(number) - 1


def hex_(name: str) -> int:
    return HEX_NAMES.index(name)


def site(name: str) -> int:
    return SITE_NAMES.index(name)


def place(name: str) -> int:
    return PLACES.index(name)


def spots(*names: str) -> int:
    """Activation spots as bits."""
    return sum(1 << SPOTS.index(name) for name in names)


def table(seats: int = 2, settings: HeavenAleSettings | None = None, me: int = 0) -> HeavenAle:
    """Round 1, nothing on the track yet, it is the turn of `me`."""
    s = GAME.setup(seats, settings or HeavenAleSettings())
    s.agenda = list(TURN[me])
    s.round, s.first = 1, me
    for seat, abbey in enumerate(s.abbeys):
        abbey.place = (seat - me) % seats
    return s


def lay(s: HeavenAle, space: int, *tiles: str) -> None:
    """Put tiles on a space of the track."""
    s.tiles[space] = tuple(tile(name) for name in tiles)
    s.cheapest[space] = cheapest_on(s, space)


def sow(abbey: Abbey, drawing: str) -> None:
    """A garden drawn like the one of RULES.md: `h5` hops 5, `m2` monk 2, `.` free, `#` a building site."""
    names, drawn = GARDEN.split(), drawing.split()
    assert len(names) == len(drawn), f"{len(drawn)} hexes drawn"
    for name, what in zip(names, drawn, strict=True):
        assert (name in SITE_NAMES) == (what == "#"), f"{what} on {name}"
        if what not in ("#", "."):
            plant(abbey, hex_(name), tile(what))


def sow_hexes(abbey: Abbey, **tiles: str) -> None:
    """A few hexes: `sow_hexes(abbey, S1="h5", D1="m2")`."""
    for name, what in tiles.items():
        plant(abbey, hex_(name), tile(what))


def do(s: HeavenAle, *actions: Action) -> list[Event]:
    """Say these things one after the other, whoever is asked; what became true."""
    events: list[Event] = []
    for a in actions:
        step = asked(s)
        assert step is not None, "the game is over"
        refusal = why_not(s, step.asks, a)
        assert refusal is None, f"{step!r}: {a} is refused: {refusal}"
        s.events = events
        apply(s, GAME.codebook.interned(a))
        s.events = None
    return events


def refused(s: HeavenAle, a: Action) -> str:
    """The key of the reason why the seat asked may not say this."""
    step = asked(s)
    assert step is not None
    why: Why | None = why_not(s, step.asks, a)
    return "" if why is None else why.key


def offered(s: HeavenAle) -> list[Any]:
    settle(s)
    step = asked(s)
    assert step is not None
    return list(step.options(s))


def answers(s: HeavenAle) -> list[Any]:
    """What may be answered to the question, apart from selling cards first (§3.6)."""
    return [a for a in offered(s) if not isinstance(a, Sell)]


def prompt(s: HeavenAle) -> tuple[str, int]:
    """Which step asks whom."""
    step = asked(s)
    assert step is not None
    return type(step).__name__, step.asks


def fertility(name: str) -> int:
    return FERTILITY[tile(name)]
