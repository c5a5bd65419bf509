"""Estimates against cases that can be computed exactly."""

from __future__ import annotations

import statistics
from random import Random

import polars as pl
import pytest

from tests.lab.conftest import Write, played
from tests.lab.cups import share_of_first
from vespers.lab import figures, stats
from vespers.lab.bands import Bands
from vespers.lab.chunks import WinShares
from vespers.lab.findings import findings
from vespers.lab.option_effects import OptionEffect

CUPS = 'game = "cups"\nwho = ["random"]\nseed = 11\n'


def lift(found: list[OptionEffect], key: str) -> OptionEffect:
    return next(one for one in found if one.key == key)


@pytest.mark.usefixtures("cups_game")
def test_a_seat_that_starts_ahead_wins_as_often_as_computed(write: Write) -> None:
    found = findings(played(write(CUPS + "games = 600\n[options]\nbonus = 1\n")))
    first, second = found.figures[:2]
    exact = share_of_first(1, 0)
    assert exact == pytest.approx(23.5 / 36)
    assert first.estimate.low < exact < first.estimate.high
    assert second.estimate.low < 1 - exact < second.estimate.high
    assert first in found.alarms() and second in found.alarms()


@pytest.mark.usefixtures("cups_game")
def test_the_lift_of_a_choice_is_the_one_computed(write: Write) -> None:
    found = findings(played(write(CUPS + "games = 900\n[options]\nred = 2\n")))
    red = lift(found.effects, "Pick cup=red")
    with_it = share_of_first(2, 2) / 3 + share_of_first(2, 0) * 2 / 3
    without = share_of_first(0, 2) / 3 + share_of_first(0, 0) * 2 / 3
    assert red.lift is not None and red.offered == 1800
    assert red.lift.low < with_it - without < red.lift.high
    assert red in found.alarms() and not found.always() and not found.never()
    assert red.rate.low < 1 / 3 < red.rate.high


@pytest.mark.usefixtures("cups_game")
def test_the_worth_of_luck_is_the_one_computed(write: Write) -> None:
    found = findings(played(write(CUPS + "games = 600\n")))
    six = lift(found.effects, "Rolled die=6")
    others = [(a > b) + 0.5 * (a == b) for a in range(1, 6) for b in range(1, 7)]
    assert six.lift is not None
    assert six.lift.low < 5.5 / 6 - statistics.fmean(others) < six.lift.high
    total = found.points["total"]
    assert total.low < 3.5 < total.high and found.points["gift"].value == 0


@pytest.mark.usefixtures("cups_game")
def test_the_deal_decides_all_or_little(write: Write) -> None:
    luck = "games = 2\n[luck]\ndeals = 30\nrepeats = 6\n[options]\nred = "
    everything = findings(played(write(CUPS + luck + "0\n", "dice"))).luck
    nothing = findings(played(write(CUPS + luck + "10\n", "choices"))).luck
    assert everything is not None and everything.value == pytest.approx(1.0)
    assert nothing is not None and nothing.high < 0.6 and nothing.games == 180


def test_intervals_hold_what_they_promise() -> None:
    rng = Random(4)
    for true in (0.05, 0.5):
        tries = [stats.share(sum(rng.random() < true for _ in range(60)), 60) for _ in range(1000)]
        assert 0.92 < statistics.fmean(one.low <= true <= one.high for one in tries) < 0.985
    means = [stats.mean([rng.gauss(3, 2) for _ in range(8)]) for _ in range(1000)]
    assert 0.93 < statistics.fmean(one.low <= 3 <= one.high for one in means) < 0.97


def test_few_games_need_larger_differences() -> None:
    """Critical values of Student's t from the tables of every textbook."""
    for t, freedom, level in ((2.093, 19, 0.05), (2.845, 20, 0.01), (3.850, 20, 0.001), (1.984, 100, 0.05)):
        assert stats.two_sided(t, 1.0, freedom) == pytest.approx(level, rel=0.01)
    assert stats.two_sided(1.96, 1.0) == pytest.approx(0.05, abs=0.0001)


def test_seats_of_one_game_count_as_far_as_they_differ() -> None:
    """Ten games of four seats that all end alike are ten seats; forty independent ones are forty."""
    alike = stats.clustered_share(20, 40, (5 * 16, 5 * 16, 10 * 16), 10)
    assert (alike.high - alike.low) == pytest.approx(
        stats.share(4.5, 9).high - stats.share(4.5, 9).low, abs=0.001
    )
    apart = stats.clustered_share(20, 40, (20, 20, 40), 40)
    assert apart.games == 40 and apart.low == pytest.approx(stats.share(20, 40).low, abs=0.01)


def test_holm_corrects_as_in_the_textbook() -> None:
    assert stats.holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert stats.holm([]) == []


def test_the_number_of_games_asked_for_is_enough() -> None:
    rng = Random(9)
    games = stats.games_needed(spread=1.0, margin=0.5, figures=1)
    assert games == 32
    seen = [
        stats.two_sided(statistics.fmean(values), stats.error_of(values)) < stats.LEVEL
        for values in ([rng.gauss(0.5, 1) for _ in range(games)] for _ in range(500))
    ]
    assert 0.75 < statistics.fmean(seen) < 0.87


def test_equal_groups_decide_nothing_and_different_ones_all() -> None:
    assert stats.fixed_by_the_deal([[0.0, 0.0], [1.0, 1.0], [0.0, 0.0]]).value == 1.0
    assert stats.fixed_by_the_deal([[0.0, 1.0], [1.0, 0.0], [0.0, 1.0]]).value == 0.0


@pytest.mark.usefixtures("cups_game")
def test_openings_and_bands_are_those_computed(write: Write) -> None:
    found = findings(played(write(CUPS + "games = 900\n[options]\nred = 2\n")))
    red = next(one for one in found.openings if one.codes == (1,))
    with_it = share_of_first(2, 2) / 3 + share_of_first(2, 0) * 2 / 3
    assert red.won.low < with_it < red.won.high
    assert sum(one.taken for one in found.openings) == 1800, "one choice each: no opening of two"
    bands = Bands((3, 7))
    bands.add(found.tables.deals("main", 0, 900)["scores"])
    everyone, best = bands.shares()
    low = 2 / 6 * 2 / 3  # a die below 3 without the red cup
    high = 2 / 6 * 1 / 3  # a 5 or 6 with it
    for one, share in zip(everyone, (low, 1 - low - high, high), strict=True):
        assert one.low < share < one.high and one.games == 1800
    assert best[0].low < low**2 < best[0].high and best[0].games == 900


def test_a_player_who_always_wins_is_not_sure_to() -> None:
    """Ten deals from both sides: twenty victories leave room for a lost game."""
    games = pl.DataFrame(
        {
            "block": ["main"] * 20,
            "deal": [n // 2 for n in range(20)],
            "players": [["good", "bad"], ["bad", "good"]] * 10,
            "scores": [[1, 0], [0, 1]] * 10,
            "winners": [[0], [1]] * 10,
        }
    )
    players = WinShares()
    players.add(figures.by_seat(games))
    (best, about), (worst, other) = players.estimates()
    assert (best, worst) == ("good", "bad") and (about.value, other.value) == (1.0, 0.0)
    assert about.low == pytest.approx(0.722, abs=0.001) and other.high == pytest.approx(0.278, abs=0.001)
    assert about.games == 20
