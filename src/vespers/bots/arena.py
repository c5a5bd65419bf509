"""Whole games between bots, from a seed: the same seed gives the same game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

from librt.random import Random

from vespers.bots.bot import Bot, knowledge_of
from vespers.engine.dealer import SeededDealer
from vespers.engine.game import Game
from vespers.engine.match import Match

Seated = Callable[[int], Bot]  # a bot from its seed


def number_from(*parts: object) -> int:
    """A number derived from all of these: the seeds of bots must differ from the dealer's."""
    return int.from_bytes(sha256(":".join(map(str, parts)).encode()).digest()[:7], "big")


def play_game(game: Game[Any], settings: Any, bots: Sequence[Seated], seed: str) -> Match[Any]:
    """Play one game to its end, one bot per seat."""
    seated = [make(number_from(seed, "bot", seat)) for seat, make in enumerate(bots)]
    rng = Random(number_from(seed, "imagined"))
    match: Match[Any] = Match(game, len(bots), settings, SeededDealer(seed))
    while (step := match.asked()) is not None:
        match.play(step.asks, seated[step.asks].choose(knowledge_of(match, step.asks, rng)))
    return match
