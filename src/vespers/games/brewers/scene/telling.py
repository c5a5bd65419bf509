"""What the story of a turn leaves out, because another of its lines says more. Never compiled (msgspec)."""

from __future__ import annotations

from typing import Any

from vespers.games.brewers.events import TurnBegins, WerewolfFaced, WerewolfFacedAlone
from vespers.games.brewers.messages import EndTurn, MakeNoise, Pass, Roll, Rolled, Search

TOLD_BY_WHAT_FOLLOWS = (
    Search,
    MakeNoise,
    Roll,
    Rolled,
    Pass,
    EndTurn,
    TurnBegins,
    WerewolfFaced,
    WerewolfFacedAlone,
)


def aside(step: str, heard: Any) -> bool:
    """Dice and searches are told with their results."""
    return isinstance(heard, TOLD_BY_WHAT_FOLLOWS)
