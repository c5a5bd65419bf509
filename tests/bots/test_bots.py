"""Bots are fair and deterministic, and greedy is worth its name."""

from __future__ import annotations

import pytest
from librt.random import Random

from vespers.bots import BOTS, knowledge_of
from vespers.bots.arena import play_game
from vespers.engine.kit import play_at_random
from vespers.engine.match import Match
from vespers.games import find_game, game_names


@pytest.mark.parametrize("name", game_names())
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    game = find_game(name)
    seats = [BOTS["greedy"], *[BOTS["random"]] * (max(2, game.players[0]) - 1)]
    one, other = (play_game(game, game.options(), seats, "11") for _ in range(2))
    assert one.history == other.history


@pytest.mark.parametrize("kind", sorted(BOTS))
def test_a_bot_answers_alike_in_two_worlds_it_cannot_tell_apart(kind: str) -> None:
    game = find_game("wolves")
    whole = play_at_random(game, 2, None, 4)
    tried = 0
    for length in range(11, len(whole.log), 3):
        match: Match[object] = whole.at(length)  # type: ignore[type-var]
        step = match.asked()
        if step is None or step.asks < 0:
            continue
        answers = []
        for world in range(4):
            other = whole.at(length)
            if world:
                other.state = game.imagine(match.state, step.asks, Random(world))
            answers.append(BOTS[kind](5).choose(knowledge_of(other, step.asks, Random(9))))
        assert len(set(answers)) == 1
        tried += 1
    assert tried > 5


@pytest.mark.slow
def test_greedy_beats_random_in_wolves() -> None:
    game = find_game("wolves")
    wins = 0
    for number in range(60):
        seat = number % 2
        bots = [BOTS["greedy" if seat == s else "random"] for s in range(2)]
        outcome = play_game(game, game.options(), bots, f"g{number}").outcome()
        assert outcome is not None
        wins += seat in outcome.winners
    assert wins >= 54
