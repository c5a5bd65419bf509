"""The events of Brewers. Never compiled (msgspec)."""

from __future__ import annotations

from vespers.engine.messages import Event


class PhaseBegins(Event, frozen=True):
    phase: int


class TurnBegins(Event, frozen=True):
    seat: int


class Succeeded(Event, frozen=True):
    seat: int
    site: int
    total: int


class Failed(Event, frozen=True):
    seat: int
    site: int
    total: int


class Recorded(Event, frozen=True):
    seat: int
    phase: int
    quality: int


class NothingGained(Event, frozen=True):
    """What was found is no better than what is noted."""

    seat: int
    quality: int


class SlotEmpty(Event, frozen=True):
    """The ingredient of the phase was not found."""

    seat: int
    phase: int


class NoiseChanged(Event, frozen=True):
    seat: int
    noise: int


class Attacked(Event, frozen=True):
    seat: int


class WerewolfFaced(Event, frozen=True):
    seat: int
    werewolf: int
    roller: int


class WerewolfFacedAlone(Event, frozen=True):
    """No player on the left rolls for it: chance does."""

    seat: int
    werewolf: int


class FightWon(Event, frozen=True):
    seat: int
    mine: int
    theirs: int


class FightTied(Event, frozen=True):
    seat: int
    mine: int
    theirs: int


class FightLost(Event, frozen=True):
    seat: int
    mine: int
    theirs: int


class Fled(Event, frozen=True):
    seat: int


class TrophyTaken(Event, frozen=True):
    seat: int
    werewolf: int
    taste: int


class Wounded(Event, frozen=True):
    seat: int


class WoundAvoided(Event, frozen=True):
    seat: int


class DirtAdded(Event, frozen=True):
    seat: int
    amount: int


class TasteChanged(Event, frozen=True):
    seat: int
    amount: int


class Webbed(Event, frozen=True):
    seat: int


class CardGained(Event, frozen=True):
    seat: int
    card: int


class CardLost(Event, frozen=True):
    seat: int
    card: int


class CardPassed(Event, frozen=True):
    """A card changed hands: `seat` has it from `by`."""

    seat: int
    by: int
    card: int


class PileReshuffled(Event, frozen=True):
    pile: int


class RivalBrews(Event, frozen=True):
    rival: int
    quality: int


class GameEnds(Event, frozen=True):
    scores: tuple[int, ...]
    bands: tuple[int, ...]


EVENTS = (
    PhaseBegins
    | TurnBegins
    | Succeeded
    | Failed
    | Recorded
    | NothingGained
    | SlotEmpty
    | NoiseChanged
    | Attacked
    | WerewolfFaced
    | WerewolfFacedAlone
    | FightWon
    | FightTied
    | FightLost
    | Fled
    | TrophyTaken
    | Wounded
    | WoundAvoided
    | DirtAdded
    | TasteChanged
    | Webbed
    | CardGained
    | CardLost
    | PileReshuffled
    | RivalBrews
    | GameEnds
    | CardPassed
)
