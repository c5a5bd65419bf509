"""Planted faults are found, nothing else is, and the verdict says how many games are needed."""

from __future__ import annotations

import json

import polars as pl
import pytest
from click.testing import CliRunner

from tests.lab.conftest import Write, played, tables_of
from vespers.cli import cli
from vespers.lab.chunks import Tables
from vespers.lab.compare import Pair, compare, mirrored
from vespers.lab.compare import verdicts as verdicts_on
from vespers.lab.findings import findings, findings_of
from vespers.lab.option_effects import OptionEffect
from vespers.lab.runner import Run
from vespers.lab.study_errors import BadStudy

CUPS = 'game = "cups"\nwho = ["random"]\n'
WOLVES = 'game = "wolves"\nwho = ["random"]\ngames = 600\nseed = 2\n'
STRONG = """[pack]
id = "strong"
extends = true
[wolves.lone-two]
value = 6
bonus = 4
moons = 4
"""


def verdicts(write: Write, before: str, after: str, name: str = "") -> dict[str, tuple[str, int]]:
    """Both studies played on mirrored deals, and what is said of each figure."""
    one, other = write(before, f"{name}before"), write(after, f"{name}after")
    folders = []
    for plan, path in zip(mirrored(one, other)[:2], (one, other), strict=True):
        run = Run(plan, path.with_suffix(".lab"))
        run.begin()
        run.run(workers=1)
        folders.append(run.folder)
    return {each.key: (each.answer, each.needed) for each in compare(folders[0], folders[1], {})}


@pytest.mark.slow
@pytest.mark.usefixtures("cups_game")
def test_with_nothing_planted_false_alarms_stay_within_the_level(write: Write) -> None:
    """Level 5 %: of 40 studies, 2 may raise an alarm; 7 or more happen once in 300 times."""
    plan, games, moments = tables_of(played(write(CUPS + "games = 4000\nrecords = 0\n")))
    alarmed = 0
    for first in range(0, 4000, 100):
        mine = pl.col("game").is_between(first, first + 99)
        tables = Tables([games.lazy().filter(mine)], [moments.lazy().filter(mine)])
        found = findings_of(plan, tables, {})
        real = [one for one in found.alarms() if not (isinstance(one, OptionEffect) and one.kind == "chance")]
        alarmed += bool(real)  # the die of cups decides the game: it is no false alarm
    assert alarmed <= 6


@pytest.mark.usefixtures("cups_game")
def test_a_seat_that_starts_ahead_is_found(write: Write) -> None:
    found = verdicts(write, CUPS + "games = 400\n", CUPS + "games = 10\nseed = 9\n[options]\nbonus = 1\n")
    assert found["seat-1"] == found["seat-2"] == ("worse", 0)
    assert found["score"] == ("higher", 0) and found["decisions"] == ("same", 0)
    back = verdicts(write, CUPS + "games = 400\n[options]\nbonus = 1\n", CUPS + "games = 400\n", "back-")
    assert back["seat-1"] == ("better", 0)


@pytest.mark.usefixtures("cups_game")
def test_the_same_rules_make_no_difference(write: Write) -> None:
    found = verdicts(write, CUPS + "games = 150\n", CUPS + "games = 150\n")
    figures = {key: answer for key, answer in found.items() if not key.startswith("Pick")}
    assert set(figures.values()) == {("same", 0)}


@pytest.mark.usefixtures("cups_game")
def test_with_too_few_games_the_verdict_says_how_many_are_needed(write: Write) -> None:
    found = verdicts(write, CUPS + "games = 20\n", CUPS + "games = 20\n[options]\nred = 1\n")
    answer, needed = found["seat-1"]
    assert answer == "more-games" and 100 < needed < 100_000


def test_many_figures_are_corrected_at_once() -> None:
    """A chance of 2 % alone is news, among thirty figures it is none."""
    error = 1 / 2.3263
    pairs = [Pair("score", 5, 6, 1.0, error, error * 10, 100, 0.1, "")]
    assert verdicts_on(pairs)[0].answer == "higher"
    others = [Pair(f"x{n}", 5, 5, 0.0, error, error * 10, 100, 0.1, "") for n in range(29)]
    assert verdicts_on([*pairs, *others])[0].answer == "more-games"


@pytest.mark.slow
def test_a_card_twice_as_strong_is_found(write: Write) -> None:
    write(STRONG, "strong")
    trial = '[assign]\nTakeLone = "random"\n'
    found = findings(played(write(WOLVES + 'packs = ["strong.toml"]\n' + trial, "planted")))
    loud = [one for one in found.alarms() if isinstance(one, OptionEffect) and one.kind == "trial"]
    assert [one.key for one in loud if one.lift and one.lift.low > 0] == ["TakeLone wolf=lone-two"]
    plain = findings(played(write(WOLVES + trial, "plain")))
    assert "TakeLone wolf=lone-two" not in [getattr(one, "key", "") for one in plain.alarms()]


def test_the_command_says_it_in_words_and_in_json(write: Write) -> None:
    before = write('game = "wolves"\nwho = ["random"]\ngames = 30\n', "before")
    after = write('game = "wolves"\nwho = ["random"]\ngames = 30\n[options]\nstarter = "first"\n', "after")
    words = ["lab", "compare", str(before), str(after), "--workers", "1"]
    spoken = CliRunner().invoke(cli, [*words, "--lang", "es"], env={"COLUMNS": "200"})
    assert spoken.exit_code == 0 and "partidas en espejo" in spoken.output
    listed = json.loads(CliRunner().invoke(cli, [*words, "--json"]).output)
    assert {"key", "before", "after", "difference", "answer", "needed"} <= set(listed[0])
    write('game = "brewers"\ngames = 30\n', "after")
    refused = CliRunner().invoke(cli, [*words, "--lang", "en"])
    assert refused.exit_code == 2 and "after.toml, line 1" in refused.output


def test_studies_of_different_tables_cannot_be_compared(write: Write) -> None:
    one = write('game = "heaven-ale"\ngames = 3\nplayers = 2\n', "before")
    other = write('game = "heaven-ale"\ngames = 3\nplayers = 3\n', "after")
    with pytest.raises(BadStudy) as refused:
        mirrored(one, other)
    assert (refused.value.key, refused.value.line) == ("players", 3)
