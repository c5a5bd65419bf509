"""The events of Triple Fermentation. Never compiled (msgspec)."""

from __future__ import annotations

from vespers.engine.messages import Event


class Added(Event, frozen=True):
    """An ingredient went into a vat."""

    seat: int
    ingredient: int
    phase: int
    taste: int


class Angered(Event, frozen=True):
    """The collective noise rose."""

    noise: int
    threshold: int


class Noisier(Event, frozen=True):
    """A monk's individual noise rose."""

    seat: int
    noise: int


class Fell(Event, frozen=True):
    seat: int
    fall: int


class StoodFirm(Event, frozen=True):
    """A fall or a wound was avoided."""

    seat: int


class PassedOut(Event, frozen=True):
    seat: int


class SleptOn(Event, frozen=True):
    """A turn was lost to the beer."""

    seat: int


class Attacked(Event, frozen=True):
    """A werewolf comes: the individual noise reached its end."""

    seat: int


class Trampled(Event, frozen=True):
    """…and finds the monk lying."""

    seat: int


class Fought(Event, frozen=True):
    """A fight with a werewolf: both results."""

    seat: int
    wolf: int
    mine: int
    theirs: int


class Trophy(Event, frozen=True):
    seat: int
    wolf: int


class MonksFought(Event, frozen=True):
    seat: int
    foe: int
    mine: int
    theirs: int


class TrapWon(Event, frozen=True):
    seat: int


class Pushed(Event, frozen=True):
    seat: int
    tile: int


class Cursed(Event, frozen=True):
    seat: int
    card: int


class Discarded(Event, frozen=True):
    seat: int
    card: int


class CardPassed(Event, frozen=True):
    """A card changed hands: `seat` has it from `by`."""

    seat: int
    by: int
    card: int


class DiscWon(Event, frozen=True):
    """A rigour disc for a phase brewed to the letter."""

    seat: int
    phase: int


class PhaseBegan(Event, frozen=True):
    phase: int


class BattleBegan(Event, frozen=True):
    """The final battle: the hunter's order."""

    order: tuple[int, ...]


class BattleFought(Event, frozen=True):
    seat: int
    mine: int
    theirs: int


class HunterBeaten(Event, frozen=True):
    seat: int
    taste: int


class DiscsLost(Event, frozen=True):
    seat: int
    discs: int


class Scored(Event, frozen=True):
    """The six lines of the score, and their sum."""

    seat: int
    ingredients: int
    penalties: int
    rigour: int
    trophies: int
    hunter: int
    no_werewolf: int
    total: int


EVENTS = (
    Added
    | Angered
    | Noisier
    | Fell
    | StoodFirm
    | PassedOut
    | SleptOn
    | Attacked
    | Trampled
    | Fought
    | Trophy
    | MonksFought
    | TrapWon
    | Pushed
    | Cursed
    | Discarded
    | DiscWon
    | PhaseBegan
    | BattleBegan
    | BattleFought
    | HunterBeaten
    | DiscsLost
    | Scored
    | CardPassed
)
