"""The search finds numbers that meet a target, says what it could not try, and verifies on fresh deals."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import pytest
from click.testing import CliRunner

from tests.lab.conftest import Write
from vespers.cli import cli
from vespers.games import find_game
from vespers.lab import stats
from vespers.lab.option_effects import OptionEffect
from vespers.lab.plan import load
from vespers.lab.study import Number, Target, Tune, read
from vespers.lab.study_checks import why_not_numbers, with_numbers
from vespers.lab.study_errors import BadStudy
from vespers.lab.tune import Search, Trial, beats, front, miss, top_figures, wanted

STUDY = """game = "wolves"
games = 1
who = ["random"]
[tune]
trials = 5
games = 12
verify = 16
numbers."numbers.wins" = { low = 1, high = 3 }
numbers."numbers.hand" = { low = 3, high = 3 }
targets.decisions = { at-most = 25 }
targets.lead-changes = { at-least = 1, weight = 0.5 }
"""


def test_a_miss_is_measured_in_parts_of_the_target() -> None:
    assert miss(30, Target(about=20)) == pytest.approx(0.5)
    assert miss(15, Target(at_most=20)) == 0 and miss(25, Target(at_most=20, weight=2)) == pytest.approx(0.5)
    assert miss(15, Target(at_least=20)) == pytest.approx(0.25)


def test_the_front_holds_what_nothing_beats() -> None:
    good, other, bad = (Trial({}, {}, {"a": a, "b": b}) for a, b in ((0.0, 1.0), (1.0, 0.0), (1.0, 1.0)))
    assert front([good, other, bad]) == [good, other] and beats(good, bad) and not beats(good, other)


@pytest.mark.slow
def test_the_search_meets_its_target_and_verifies_it(write: Write) -> None:
    words = ["lab", "tune", str(write(STUDY)), "--workers", "1"]
    found = json.loads(CliRunner().invoke(cli, [*words, "--json"]).output)
    assert found["best"]["numbers"] == {"numbers.wins": 1, "numbers.hand": 3}
    assert found["verified"]["figures"]["decisions"] < 30 and found["games"] == 16
    folder = Path(words[2]).with_suffix(".tune")
    assert '"1:fresh"' in (folder / "verified" / "plan.json").read_text()
    spoken = CliRunner().invoke(cli, [*words, "--lang", "fr"], env={"COLUMNS": "200"})
    assert spoken.exit_code == 0 and "vérifié" in spoken.output


@pytest.mark.parametrize(
    ("was", "becomes", "key"),
    [
        ("low = 1", "low = 9", "tune.numbers.numbers.wins"),
        ("at-most = 25", "weight = 1.0", "tune.targets.decisions"),
        ('"numbers.wins"', "wins", "tune.numbers.wins"),
        ('"numbers.wins"', '"numbers.winds"', "tune.numbers.numbers.winds"),
        ("low = 1, high = 3", "low = 100, high = 200", "tune.numbers.numbers.wins"),
        ("weight = 0.5", "weight = 0", "tune.targets.lead-changes.weight"),
        ("at-least = 1", "at-least = nan", "tune.targets.lead-changes.at-least"),
        ("at-least = 1", "at-least = 1, about = 2", "tune.targets.lead-changes"),
        ("targets.decisions", "targets.decisoins", "tune.targets.decisoins"),
        ("targets.decisions = {", 'targets.top-share = { of = "TakeWolf",', "tune.targets.top-share.of"),
        ("targets.decisions = {", "targets.top-share = {", "tune.targets.top-share"),
        ("[tune]", "records = 0\ncourse = 0\n[tune]", "course"),
    ],
)
def test_what_cannot_be_searched_for_is_refused(write: Write, was: str, becomes: str, key: str) -> None:
    with pytest.raises(BadStudy) as refused:
        load(write(STUDY.replace(was, becomes)))
    assert refused.value.key == key and refused.value.line > 3


def test_a_study_without_a_search_cannot_be_searched(write: Write) -> None:
    for text in (STUDY.partition("[tune]")[0], STUDY.partition("targets")[0] + "targets = {}\n"):
        with pytest.raises(BadStudy) as refused:
            wanted(*read(write(text)))
        assert refused.value.key == "tune" and "numbers and targets" in refused.value.expected


def test_several_numbers_of_a_table_are_changed_together() -> None:
    game = find_game("wolves")
    settings: dict[str, Any] = {"own": []}
    numbers = {"numbers.wins": 1, "numbers.hand": 4, "wolves.three.moons": 1}
    assert why_not_numbers(game, 2, settings, numbers) is None
    box: Any = game.box(game.read_settings(with_numbers(settings, numbers)))
    assert (box.numbers.wins, box.numbers.hand) == (1, 4)
    assert why_not_numbers(game, 2, settings, {**numbers, "numbers.hand": 0}) is not None


def option(key: str, taken: int, won: float) -> OptionEffect:
    return OptionEffect(
        key, "choice", 0, 1000, taken, stats.share(taken, 1000), stats.share(won * taken, taken), None
    )


def test_top_figures_are_over_all_options_of_a_kind() -> None:
    found = top_figures(
        [
            option("Brew beer=ale", 600, 0.5),
            option("Brew beer=bock", 200, 0.8),
            option("Brew beer=wit", 19, 0.9),
        ]
    )
    assert found["top-share.Brew"] == pytest.approx(600 / 819, abs=0.01)
    assert found["top-win.Brew"] == pytest.approx(0.8, abs=0.02), "what 19 seats took does not count"
    assert top_figures([option("Go", 30, 0.5)])["top-share.Go"] == 1


def test_the_best_of_equals_is_not_better_than_they_are() -> None:
    """Six recipes that all win one game in four, 27 seats each: the best seems to win one in three."""
    rng = Random(6)
    wins = [[sum(rng.random() < 0.25 for _ in range(27)) / 27 for _ in range(6)] for _ in range(200)]
    tops = [top_figures([option(f"Brew {n}", 27, won) for n, won in enumerate(one)]) for one in wins]
    assert fmean(max(one) for one in wins) > 0.34
    assert fmean(one["top-win.Brew"] for one in tops) < 0.28


def test_no_set_of_numbers_is_tried_twice() -> None:
    numbers = {"numbers.wins": Number(low=1, high=3), "numbers.hand": Number(low=3, high=5)}
    for trials, sets in ((7, 7), (30, 9)):
        search = Search(Tune(numbers=numbers, targets={"decisions": Target(at_most=5)}, trials=trials))
        seen = []
        while (found := search.next()) is not None:
            seen.append(tuple(found.values()))
            search.learn(None if found["numbers.wins"] == 2 else [abs(found["numbers.hand"] - 4)])
        assert len(seen) == len(set(seen)) == sets


@pytest.mark.slow
def test_a_search_can_ask_that_no_option_is_taken_too_often(write: Write) -> None:
    wish = 'targets.top-share = { of = "Place", at-most = 0.3 }'
    text = STUDY.replace("targets.decisions = { at-most = 25 }", wish)
    words = ["lab", "tune", str(write(text)), "--workers", "1", "--json"]
    found = json.loads(CliRunner().invoke(cli, words).output)
    assert 0 < found["best"]["figures"]["top-share.Place"] < 1
    trial = found["best"]
    share = trial["figures"]["top-share.Place"]
    assert trial["misses"]["top-share.Place"] == pytest.approx(max(0.0, (share - 0.3) / 0.3))
