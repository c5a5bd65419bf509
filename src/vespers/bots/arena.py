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
    """A number that depends on all of these and nothing else: the seeds of bots must not be the dealer's."""
    return int.from_bytes(sha256(":".join(map(str, parts)).encode()).digest()[:7], "big")


def play_game(game: Game[Any], options: Any, bots: Sequence[Seated], seed: str) -> Match[Any]:
    """One game, one bot per seat, to its end."""
    seated = [make(number_from(seed, "bot", seat)) for seat, make in enumerate(bots)]
    rng = Random(number_from(seed, "imagined"))
    match: Match[Any] = Match(game, len(bots), options, SeededDealer(seed))
    while (step := match.asked()) is not None:
        match.play(step.asks, seated[step.asks].choose(knowledge_of(match, step.asks, rng)))
    return match
