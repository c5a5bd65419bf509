"""Positions for the tests of bots: decisions of random games, as their seat knows them."""

from __future__ import annotations

from typing import Any

from librt.random import Random

from vespers.bots import Knowledge, knowledge_of
from vespers.engine.conformance import play_at_random
from vespers.engine.game import Game
from vespers.engine.match import Match
from vespers.games import find_game


def seats_of(game: Game[Any]) -> int:
    return max(2, game.players[0])


def decisions(whole: Match[Any], most: int) -> list[int]:
    """Lengths of the log at which a player decides something, spread over the game."""
    found = []
    again: Match[Any] = Match(whole.game, whole.seats, whole.settings)
    for length, entry in enumerate(whole.log):
        step = again.asked()
        assert step is not None
        if entry.seat >= 0 and len(step.options(again.state)) > 1:
            found.append(length)
        again.play(entry.seat, entry.action)
    return found[:: max(1, len(found) // most)][:most]


def known_at(whole: Match[Any], length: int) -> Knowledge:
    match = whole.at(length)
    step = match.asked()
    assert step is not None
    return knowledge_of(match, step.asks, Random(3))


def position(name: str = "wolves", number: int = 4, seats: int = 2) -> Knowledge:
    """One of ten decisions of a random game."""
    whole = play_at_random(find_game(name), seats, None, 4)
    return known_at(whole, decisions(whole, 10)[number])
