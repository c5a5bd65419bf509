"""What the story of a turn leaves out, because another of its lines says more. Never compiled (msgspec)."""

from __future__ import annotations

from typing import Any

from vespers.games.fermentation.events import Angered, Scored
from vespers.games.fermentation.messages import (
    Act,
    Attack,
    Drink,
    DropCard,
    Fall,
    GiveMine,
    Hunt,
    Pass,
    Push,
    Put,
    Rolled,
    Simple,
    Stop,
    TakeTheirs,
    Walk,
)

TOLD_BY_WHAT_FOLLOWS = (
    Walk,
    Simple,
    Act,
    Stop,
    Put,
    Attack,
    Push,
    Fall,
    Pass,
    Hunt,
    DropCard,
    TakeTheirs,
    GiveMine,
    Scored,
)
DICE_OF_FIGHTS = ("WolfRolls", "HuntDie", "DefenceDie", "FightDie", "FoeDie", "HunterDie", "BattleDie")


def aside(step: str, heard: Any) -> bool:
    """Dice of fights are told with their results; a bell beyond the last one changes nothing."""
    match heard:
        case Rolled():
            return step in DICE_OF_FIGHTS
        case Drink(beers):
            return beers == 0
        case Angered(noise, threshold):
            return noise > threshold
    return isinstance(heard, TOLD_BY_WHAT_FOLLOWS)
