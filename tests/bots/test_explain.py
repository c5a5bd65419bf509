"""Hints and reviews: the best moves with a chance and a reason, and what a finished game gave away."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from librt.random import Random

from tests.bots.positions import decisions, known_at, position, seats_of
from vespers.bots import GreedyBot, Knowledge, RandomBot, SearchBot
from vespers.bots import explain as explain_module
from vespers.bots.arena import play_game
from vespers.bots.explain import SHOWN, explain
from vespers.bots.judging import judgement_of
from vespers.bots.review import costliest, review
from vespers.bots.rounding import hundredths
from vespers.engine.conformance import play_at_random
from vespers.games import find_game, game_names
from vespers.texts import LANGUAGES, Say, has_text

looked = partial(explain, looks=40)


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
            for advice in explain(known_at(whole, length), looks=6):
                reasons += len(advice.reasons)
                for text in advice.reasons:
                    assert has_text(text.key)
                    sentences = {Say(language).text(text) for language in LANGUAGES}
                    assert len(sentences) == 3 and not any("{" in each for each in sentences)
    assert reasons > 5


def test_a_review_follows_the_chances_to_the_end() -> None:
    game = find_game("wolves")
    match = play_game(game, game.settings(), [GreedyBot, RandomBot], "7")
    outcome = match.outcome()
    assert outcome is not None and outcome.winners == (0,)
    moments = list(review(match, looks=24))
    assert all(sum(m.chances) == pytest.approx(1) for m in moments)
    assert moments[-1].chances[0] > 0.7 > moments[0].chances[0]
    assert [m.number for m in moments] == sorted({m.number for m in moments})


def test_a_review_finds_who_played_worse() -> None:
    game = find_game("wolves")
    match = play_game(game, game.settings(), [GreedyBot, RandomBot], "7")
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


def positions(name: str, many: int) -> Iterator[Knowledge]:
    """Decisions of random games, at small and large tables."""
    game, left = find_game(name), many
    for seed in range(many):
        seats = game.players[seed % len(game.players)]
        whole = play_at_random(game, seats, None, seed)
        for length in decisions(whole, 10):
            if left == 0:
                return
            left -= 1
            yield known_at(whole, length)


@pytest.mark.parametrize("many", [50, pytest.param(500, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", game_names())
def test_no_reason_speaks_against_the_recommended_move(name: str, many: int) -> None:
    """Looked at again in other worlds, what a move is said to gain is not lost by it."""
    game, reasons = find_game(name), 0
    for known in positions(name, many):
        search = SearchBot(1, looks=4).advise(known)
        best, *others = search.root.ranked()
        found = explain_module.reasons(search, best, others, Random(1))
        assert all(text.values["change"] in ("more", "spares") for text in found)
        for other in others[: explain_module.COMPARED]:
            gained = explain_module.gains(search, best, other, Random(1))
            again = [explain_module.comparison(search, best, other, Random(n))[0] for n in range(2, 26)]
            for term in list(gained)[: explain_module.REASONS]:
                mean = sum(gain.get(term, 0.0) for gain in again) / len(again)
                assert mean > -explain_module.NAMED * judgement_of(game).scale, (known.options, term)
            if gained:
                reasons += 1
                break
    assert reasons > many / 3


@pytest.mark.parametrize("seats", range(2, 9))
def test_shown_chances_add_up_to_a_hundred_percent(seats: int) -> None:
    rng = Random(seats)
    for _ in range(200):
        weights = [rng.random() for _ in range(seats)]
        chances = [weight / sum(weights) for weight in weights]
        shown = hundredths(chances)
        assert sum(round(100 * share) for share in shown) == 100
        assert all(abs(share - chance) < 0.01 for share, chance in zip(shown, chances, strict=True))


def test_a_chance_alone_is_only_rounded() -> None:
    assert hundredths([0.456]) == (0.46,)
