"""The search finds numbers that meet a target, says what it could not try, and verifies on fresh deals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.lab.conftest import Write
from vespers.cli import cli
from vespers.lab.errors import BadStudy
from vespers.lab.study import Target, read
from vespers.lab.tune import Trial, beats, front, miss, wanted

STUDY = """game = "wolves"
games = 1
who = ["random"]
[tune]
trials = 5
games = 12
verify = 16
numbers."numbers.wins" = { low = 1, high = 3 }
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
    assert found["best"]["numbers"]["numbers.wins"] == 1
    assert found["verified"]["figures"]["decisions"] < 30 and found["games"] == 16
    folder = Path(words[2]).with_suffix(".tune")
    assert '"1:fresh"' in (folder / "verified" / "setting.json").read_text()
    spoken = CliRunner().invoke(cli, [*words, "--lang", "fr"], env={"COLUMNS": "200"})
    assert spoken.exit_code == 0 and "vérifié" in spoken.output


@pytest.mark.parametrize(
    ("was", "becomes", "key"),
    [
        ("low = 1", "low = 9", "tune.numbers.numbers.wins"),
        ("at-most = 25", "weight = 1.0", "tune.targets.decisions"),
        ('"numbers.wins"', "wins", "tune.numbers.wins"),
    ],
)
def test_what_cannot_be_searched_for_is_refused(write: Write, was: str, becomes: str, key: str) -> None:
    with pytest.raises(BadStudy) as refused:
        wanted(*read(write(STUDY.replace(was, becomes))))
    assert refused.value.key == key and refused.value.line > 3
