"""Luck against skill: a game of dice is all luck, a game of choices none."""

from __future__ import annotations

from typing import Any

import polars as pl
import pytest
from librt.random import Random

from tests.lab.cups import GAME, CupsSettings
from vespers.bots.random_bot import RandomBot
from vespers.engine.judgement import Judgement
from vespers.lab import swings
from vespers.lab.chunks import RunningShare
from vespers.lab.recorder import Recorder
from vespers.lab.swings import Swings


def hoped_for(s: Any, seat: int) -> float:
    """The total of a seat; a die that has not fallen yet counts as its mean."""
    return float(s.total(seat) + (0 if s.dice[seat] else 3.5))


def swings_of(red: int, number: int) -> Swings:
    found = Swings(GAME, 2, Judgement(hoped_for, scale=1.0), Random(number))
    s = GAME.start(2, CupsSettings(red=red))
    recorder = Recorder(GAME, s, 2, None, None, found)
    recorder.play(f"deal {number}", [RandomBot(number), RandomBot(-number)], Random(number), None)
    return found


def share_of_luck(red: int, monkeypatch: pytest.MonkeyPatch) -> float:
    monkeypatch.setattr(swings, "ONE_OF", 1)
    monkeypatch.setattr(swings, "TURNS", 0)
    games = [swings_of(red, number) for number in range(60)]
    draws, decisions = (sum(getattr(one, key) for one in games) for key in ("draws", "decisions"))
    assert draws + decisions > 10
    return float(draws / (draws + decisions))


def test_dice_alone_are_all_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    assert share_of_luck(0, monkeypatch) == pytest.approx(1, abs=0.1)


def test_a_choice_that_decides_leaves_luck_only_to_those_who_chose_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Five pairs of cups in nine are equally good."""
    assert share_of_luck(100, monkeypatch) == pytest.approx(5 / 9, abs=0.15)


def test_the_share_of_luck_has_an_interval_by_games() -> None:
    share = RunningShare()
    share.add(pl.Series([0.2, 0.4, None]), pl.Series([0.4, 0.6, None]))
    about = share.estimate()
    assert about is not None and about.value == pytest.approx(0.6) and about.games == 2
    assert about.low < 0.1 and about.high == 1.0, "two games tell nothing"
