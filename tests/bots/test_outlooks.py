"""What abbots know beyond the apprentice's value: outlooks that make sense, and who judges by them."""

from __future__ import annotations

import pytest
from librt.random import Random

from tests.bots.positions import decisions, known_at, position
from vespers.bots import BOTS, SearchBot
from vespers.bots.judging import judgement_of
from vespers.bots.search import Search
from vespers.bots.search_levels import strategy_of
from vespers.engine.conformance import facts, play_at_random
from vespers.engine.dealer import SeededDealer
from vespers.engine.judgement import Judgement
from vespers.engine.kernel import answer, asked
from vespers.engine.match import Match
from vespers.engine.strategy import Strategy
from vespers.games import find_game
from vespers.games.heaven_ale.outlook import Outlook, between, levelled, soft
from vespers.games.heaven_ale.outlook import worth as heaven_ale_worth
from vespers.games.heaven_ale.state import HeavenAle
from vespers.games.wolves.outlook import after_each, lead, of_the_game, to_win
from vespers.games.wolves.quick_round import finish_round, likely
from vespers.games.wolves.rules.after_round import TakeAlphaPower, TakeLoneWolf

WITH_OUTLOOK = ["fermentation", "wolves"]


@pytest.mark.parametrize("name", WITH_OUTLOOK)
def test_brothers_judge_as_apprentices_do_and_abbots_by_the_outlook(name: str) -> None:
    game = find_game(name)
    judgement = judgement_of(game)
    state = play_at_random(game, 2, None, 3).at(60).state
    assert judgement.values(state, 2) == pytest.approx([judgement.value(state, s) for s in range(2)])
    assert judgement.values(state, 2) != judgement.outlook.values(state, 2)
    assert [strategy_of(game, level).outlook for level in ("brother", "abbot")] == [False, True]


def test_in_heaven_ale_brothers_know_as_much_and_look_less_far() -> None:
    game = find_game("heaven-ale")
    judgement = judgement_of(game)
    state = play_at_random(game, 2, None, 3).at(60).state
    assert judgement.outlook.values(state, 2) != pytest.approx(judgement.values(state, 2))
    brother, abbot = (strategy_of(game, level) for level in ("brother", "abbot"))
    assert brother.outlook and abbot.outlook and brother.looks < abbot.looks


def test_a_search_judges_as_its_strategy_says() -> None:
    known = position()
    judgement = judgement_of(known.game)
    assert Search(known, Random(1), Strategy(looks=1)).judgement is judgement
    assert Search(known, Random(1), Strategy(looks=1, outlook=True)).judgement is judgement.outlook
    for level in ("brother", "abbot"):
        bot = BOTS[level](1)
        assert isinstance(bot, SearchBot) and bot.strategy(known) is strategy_of(known.game, level)


def test_a_game_without_an_outlook_has_one_judgement() -> None:
    judgement = Judgement(lambda s, seat: float(seat))
    assert judgement.outlook is judgement


def test_a_strategy_may_differ_at_a_table_of_one() -> None:
    solo = Strategy(looks=9)
    assert Strategy(looks=1, alone=solo).at(1) is solo
    assert Strategy(looks=1, alone=solo).at(2).looks == Strategy(looks=1).at(1).looks == 1


def test_in_wolves_the_seats_chances_mirror_each_other() -> None:
    """Exchange all that the two seats have, and the odds change sign."""
    whole = play_at_random(find_game("wolves"), 2, None, 5)
    for length in decisions(whole, 8):
        s = whole.at(length).state
        odds, ahead = to_win(s), lead(s)
        s.packs.reverse()
        s.owner = [1 - seat if seat >= 0 else seat for seat in s.owner]
        turn = s.agenda.pop()
        s.agenda.append(type(turn)(1 - turn.me))
        assert to_win(s) == pytest.approx(-odds) and lead(s) == pytest.approx(-ahead)


def test_in_wolves_a_placement_is_judged_as_if_it_were_played() -> None:
    """Without playing it: no hand counts and no draw, and the position stays as it was."""
    game, judged, kinds = find_game("wolves"), 0, set()
    for seed in range(8):
        whole = play_at_random(game, 2, None, seed)
        for length in decisions(whole, 40):
            s = whole.at(length).state
            step = asked(s)
            assert step is not None
            before, options = facts(s), step.options(s)
            for action, values in zip(options, after_each(s, options), strict=True):
                kinds.add((type(action).__name__, values is None))
                if values is not None:
                    t, judged = s.clone(), judged + 1
                    answer(t, action, Random(judged))
                    assert values == pytest.approx([to_win(t), -to_win(t)])
            assert facts(s) == before
    assert judged > 1000 and ("Place", True) in kinds and ("TakeLone", True) in kinds


def test_in_wolves_a_quick_round_ends_where_the_round_does() -> None:
    for seed in range(8):
        whole = play_at_random(find_game("wolves"), 2, None, seed)
        for length in decisions(whole, 10):
            s = whole.at(length).state
            if not s.taken:
                continue
            before, rounds = s.starter, s.round()
            finish_round(s, Random(length))
            ended = not s.agenda or isinstance(s.agenda[-1], TakeLoneWolf | TakeAlphaPower)
            replayed = not s.taken and s.round() == rounds and s.starter != before
            assert ended or replayed


def test_in_wolves_who_plays_quickly_beats_chance() -> None:
    game, won = find_game("wolves"), 0
    for seed in range(60):
        match, rng = Match(game, 2, dealer=SeededDealer(str(seed))), Random(seed)
        quick = seed % 2
        while (step := match.asked()) is not None:
            s, options = match.state, step.options(match.state)
            drawn = options[rng.randrange(len(options))]
            match.play(step.asks, likely(s, quick, options, rng) if step.asks == quick else drawn)
        outcome = match.outcome()
        assert outcome is not None
        won += quick in outcome.winners
    assert won > 40


def test_in_wolves_a_round_won_is_a_better_game() -> None:
    s = play_at_random(find_game("wolves"), 2, None, 5).at(12).state
    chances = []
    for wins in ((0, 1), (0, 0), (1, 1), (1, 0)):
        s.packs[0].wins, s.packs[1].wins = wins
        chances.append(of_the_game(s, 0.5))
    assert chances == [0.25, 0.5, 0.5, 0.75]


def test_in_heaven_ale_the_exchange_raises_the_rearmost_marker() -> None:
    assert levelled([5.0, 5.0, 5.0, 5.0, 5.0], 3.0, 20.0) == 5.0
    assert 1.0 < levelled([1.0, 9.0, 9.0, 9.0, 9.0], 4.0, 20.0) < 9.0
    rates = [levelled([0.0, 4.0, 8.0, 8.0, 8.0], rate, 20.0) for rate in (5.0, 4.0, 3.0, 2.0, 1.0)]
    assert rates == sorted(rates)  # a better rate never hurts


def test_in_heaven_ale_soft_steps_follow_the_table() -> None:
    s = play_at_random(find_game("heaven-ale"), 2, None, 5).at(40).state
    multipliers = [between(s.box.multiplier, master / 2, s.box.top) for master in range(-20, 41)]
    assert multipliers == sorted(multipliers) and multipliers[-1] <= max(s.box.multiplier)
    levels = [soft(level / 4) for level in range(-40, 60)]
    assert levels == sorted(levels) and min(levels) > 0


def test_in_heaven_ale_more_of_anything_is_never_worse() -> None:
    whole = play_at_random(find_game("heaven-ale"), 2, None, 6)
    for length in decisions(whole, 6):
        s = known_at(whole, length).first
        assert isinstance(s, HeavenAle)
        abbey, before = s.abbeys[0], heaven_ale_worth(s, 0)
        abbey.ducats += 5
        assert heaven_ale_worth(s, 0) > before
        abbey.ducats -= 5
        abbey.markers = [at + 1 for at in abbey.markers]
        assert heaven_ale_worth(s, 0) > before
        assert Outlook(s, 0).time >= 0
