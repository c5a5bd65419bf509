"""Hints and reviews: the best moves with a chance and a reason, and what a finished game gave away."""

from __future__ import annotations

from functools import partial

import pytest
from librt.random import Random

from tests.bots.positions import decisions, known_at, position, seats_of
from vespers.bots import GreedyBot, RandomBot
from vespers.bots.arena import play_game
from vespers.bots.explain import SHOWN, explain
from vespers.bots.review import costliest, review
from vespers.engine.kit import play_at_random
from vespers.games import find_game, game_names
from vespers.texts import LANGUAGES, Say, has_text

looked = partial(explain, iterations=40)


def test_the_three_best_moves_come_best_first_with_a_chance_of_winning() -> None:
    known = position()
    found = looked(known)
    assert len(found) == SHOWN == len({advice.action for advice in found})
    assert all(advice.action in known.options and 0 < advice.estimate < 1 for advice in found)
    assert found[0].estimate >= max(advice.estimate for advice in found) - 0.05


def test_the_same_seed_gives_the_same_hint() -> None:
    known = position()
    assert looked(known) == looked(known)


@pytest.mark.parametrize("name", game_names())
def test_a_reason_is_a_sentence_in_every_language(name: str) -> None:
    game, reasons = find_game(name), 0
    for seats in sorted({seats_of(game), game.players[-1]}):
        whole = play_at_random(game, seats, None, 5)
        for length in decisions(whole, 5):
            for advice in explain(known_at(whole, length), iterations=6):
                reasons += len(advice.reasons)
                for text in advice.reasons:
                    assert has_text(text.key)
                    said = {Say(language).text(text) for language in LANGUAGES}
                    assert len(said) == 3 and not any("{" in each for each in said)
    assert reasons > 5


def test_a_review_follows_the_chances_to_the_end() -> None:
    game = find_game("wolves")
    match = play_game(game, game.options(), [GreedyBot, RandomBot], "7")
    outcome = match.outcome()
    assert outcome is not None and outcome.winners == (0,)
    moments = list(review(match, looks=24))
    assert all(sum(m.chances) == pytest.approx(1) for m in moments)
    assert moments[-1].chances[0] > 0.7 > moments[0].chances[0]
    assert [m.number for m in moments] == sorted({m.number for m in moments})


def test_a_review_finds_who_played_worse() -> None:
    game = find_game("wolves")
    match = play_game(game, game.options(), [GreedyBot, RandomBot], "7")
    moments = list(review(match, looks=24))
    lost = [sum(m.cost for m in moments if m.seat == seat) for seat in range(2)]
    assert lost[1] > 2 * lost[0]
    worst = costliest(moments, 3)
    assert [m.cost for m in worst] == sorted((m.cost for m in moments), reverse=True)[:3]
    assert all(m.best != m.played for m in worst)


def test_a_review_judges_by_what_the_mover_knew() -> None:
    """What the others held does not change it: their cards are dealt anew before each decision."""
    game = find_game("wolves")
    whole = play_at_random(game, 2, None, 4)
    length = decisions(whole, 4)[2]
    one, other = known_at(whole, length), known_at(whole, length)
    other.first = game.imagine(whole.at(length).state, other.seat, Random(3))
    assert looked(one) == looked(other)
