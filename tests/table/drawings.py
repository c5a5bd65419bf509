"""What is drawn: the symbols of a game's art and those of the client itself."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from vespers.engine.game import Game
from vespers.table.art import drawings

CLIENT_ART = Path(__file__).parent.parent.parent / "web" / "src" / "art"


@cache
def drawn_symbols(game: Game[Any]) -> frozenset[str]:
    """Every symbol that a scene of this game may name."""
    return frozenset(drawings(game.folder / "art")) | frozenset(drawings(CLIENT_ART))
