"""What a seat sees: nothing is held in secret (§1.5), so all see the same. Never compiled (msgspec)."""

from __future__ import annotations

import msgspec


class Space(msgspec.Struct, frozen=True):
    """One space of a recipe, and what lies on it."""

    ingredient: int
    phase: int
    taste: int


class MonkView(msgspec.Struct, frozen=True):
    """One monk and the board before him."""

    seat: int
    monk: int
    recipe: int
    place: int
    standing: bool
    noise: int
    alcohol: int
    last: int  # the kind of the previous turn
    asleep: bool
    focused: bool
    inspired: int
    traps: int
    penalties: int
    discs: int
    earned: int
    early: tuple[int, ...]  # phases with a cube
    vat: tuple[Space, ...]
    cards: tuple[int, ...]
    trophies: tuple[int, ...]
    powers: tuple[int, ...]
    lines: tuple[int, ...]  # the six lines of the score, as they stand now
    score: int


class View(msgspec.Struct, frozen=True):
    """Everything on the table."""

    monks: tuple[MonkView, ...]
    tiles: tuple[int, ...]  # by place
    closed: tuple[int, ...]  # doors
    hunter: int
    triggers: tuple[int, ...]
    fight: int  # the hunter's bonus in the first fight
    taste: int
    moons: tuple[int, ...]
    phase: int
    gauge: int
    threshold: int
    floor: int
    howl: int
    beers: int
    active: int
    first: int
    turns: int
    decks: tuple[tuple[int, ...], ...]  # what may still come, by kind
    discards: tuple[tuple[int, ...], ...]
    steps: int
    deed: int
    blow: int
    die: int
    spare: int
    fresh: int
    bonus: int
    theirs: int
    wolf: int
    foe: int
    find: int
    ingredient: int
    offer: tuple[int, ...]
    taken: tuple[int, ...]
    keep: int
    order: tuple[int, ...]
    heroes: int
    fought: int
    slayer: int
    prize: int
    kept: tuple[int, ...]
    winners: tuple[int, ...]  # once the game is over
    asked: str
    asks: int
