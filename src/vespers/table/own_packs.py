"""Players' own packs are read in threads of their own: the event loop goes on serving everybody else."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from vespers.engine.game import Game
from vespers.engine.match import Match
from vespers.engine.packs import own_art, own_headers
from vespers.table.problems import refusal

PATIENCE = 10.0  # seconds
READERS = ThreadPoolExecutor(2, "own-packs")


async def art_of(match: Match[Any]) -> dict[str, str]:
    """The drawings that a match's own packs bring, as symbols by name."""
    if not match.settings.own:
        return {}
    return await asyncio.get_running_loop().run_in_executor(READERS, own_art, match.settings.own)


async def prepare(game: Game[Any], raw: object) -> None:
    """Build the box of these settings; the game keeps it, so whoever asks next need not wait."""
    if not isinstance(raw, dict) or not raw.get("own"):
        return
    settings = game.read_settings(raw)
    reading = asyncio.get_running_loop().run_in_executor(READERS, read, game, settings)
    try:
        await asyncio.wait_for(reading, PATIENCE)
    except TimeoutError:
        raise refusal("bad-options", "own: these packs take too long to read") from None


def read(game: Game[Any], settings: Any) -> None:
    """Everything that is asked of own packs later; each is kept."""
    game.box(settings)
    own_headers(settings.own)
