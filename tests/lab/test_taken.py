"""How often each option is taken before and after, on the same deals."""

from __future__ import annotations

import json
import math
import random
from pathlib import Path

import polars as pl
import pytest
from click.testing import CliRunner, Result

from tests.lab.conftest import Write, played, tables_of
from vespers.cli import cli
from vespers.games import find_game
from vespers.lab.compare import Pair, compare, verdicts
from vespers.lab.findings import findings
from vespers.lab.option_effects import options_by_code
from vespers.lab.taken import DEAL, TakenPair, taken_pair, taken_shares

PACK = '[pack]\nid = "mine"\nextends = true\n[numbers]\nhand = 4\n'
STUDY = 'game = "wolves"\ngames = 60\nwho = ["novice"]\n'


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The game as it is and with another hand, on the same deals."""
    folder = tmp_path_factory.mktemp("taken")
    (folder / "mine.toml").write_text(PACK)
    (folder / "before.toml").write_text(STUDY)
    (folder / "after.toml").write_text(STUDY + 'packs = ["mine.toml"]\n')
    return played(folder / "before.toml"), played(folder / "after.toml")


def test_the_shares_are_those_of_both_reports(both: tuple[Path, Path]) -> None:
    before, after = map(findings, both)
    pairs = taken_shares(before, after)
    ours, theirs = (
        {one.key: one.rate.value for one in each.effects if one.kind == "choice"} for each in (before, after)
    )
    assert len(pairs) > 5
    for one in pairs:
        assert one.before == pytest.approx(ours[one.key]) and one.after == pytest.approx(theirs[one.key])


def test_a_share_is_computed_again_from_the_tables(both: tuple[Path, Path]) -> None:
    pair = max(taken_shares(*map(findings, both)), key=lambda one: abs(one.after - one.before))
    for folder, share in zip(both, (pair.before, pair.after), strict=True):
        plan, _, moments = tables_of(folder)
        game = find_game(plan.game)
        options = options_by_code(game, game.read_settings(plan.settings))
        codes = set(options.filter(pl.col("option") == pair.key)["code"])
        had: set[tuple[int, int]] = set()
        took: set[tuple[int, int]] = set()
        for row in moments.filter(pl.col("kind") == "choice").iter_rows(named=True):
            if len(row["offered"]) > 1 and codes & set(row["offered"]):
                had.add((row["game"], row["seat"]))
                if row["code"] in codes:
                    took.add((row["game"], row["seat"]))
        assert plan.players == 2 and share == pytest.approx(len(took) / len(had))


def test_the_same_study_twice_shows_no_difference(both: tuple[Path, Path]) -> None:
    found = taken_shares(findings(both[0]), findings(both[0]))
    assert found and all(one.before == one.after and 0 < one.error < 0.05 for one in found)
    answers = [one.answer for one in compare(both[0], both[0], {}) if one.about == "taken"]
    assert set(answers) <= {"same", "more-games"}


def test_of_a_few_games_nothing_is_claimed_even_if_all_are_alike() -> None:
    schema = [*DEAL, "option", "had", "took"]
    alike = pl.DataFrame([(deal, 0, "A", 1.0, 1.0) for deal in range(400)], schema=schema, orient="row")
    found = [
        taken_pair("A", some.select(DEAL), some, some) for some in (alike.head(19), alike.head(20), alike)
    ]
    assert found[0] is None and found[1] is not None and found[2] is not None
    pairs = [as_pair(one) for one in found[1:] if one is not None]
    assert [one.answer for one in verdicts(pairs)] == ["more-games", "same"]


def as_pair(one: TakenPair) -> Pair:
    spread = one.error * math.sqrt(one.games)
    return Pair(one.key, one.before, one.after, 0.0, one.error, spread, one.games, 0.05, "", about="taken")


def simulated(seed: int, change: float, games: int = 300) -> TakenPair:
    """Two studies with four seats that have one option; deals differ much, versions by `change`."""
    rng = random.Random(seed)
    rows: list[list[tuple[int, int, str, float, float]]] = [[], []]
    for deal in range(games):
        likes = rng.choice((0.2, 0.6))  # both versions share the luck of the deal
        for study, more in enumerate((0.0, change)):
            had = rng.randint(1, 4)
            took = sum(rng.random() < likes + more for _ in range(had))
            rows[study].append((deal, 0, "A", float(had), float(took)))
    ours, theirs = (
        pl.DataFrame(some, schema=[*DEAL, "option", "had", "took"], orient="row") for some in rows
    )
    found = taken_pair("A", ours.select(DEAL), ours, theirs)
    assert found is not None
    return found


def test_the_interval_holds_the_planted_difference_as_often_as_it_says() -> None:
    inside = [
        abs(one.after - one.before - 0.1) <= 1.96 * one.error
        for one in (simulated(n, 0.1) for n in range(300))
    ]
    assert 0.91 < sum(inside) / len(inside) < 0.985


def test_pairing_makes_the_interval_narrower() -> None:
    one = simulated(1, 0.0, 1000)
    alone = math.sqrt(2 * 0.4 * 0.6 / 2500)  # two samples of seats, were they independent of each other
    assert one.error < 1.25 * alone


def compared(*words: str) -> Result:
    return CliRunner().invoke(cli, ["lab", "compare", *words, "--workers", "1"])


def test_the_command_tells_how_often_each_option_is_taken(write: Write, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(PACK)
    before = write(STUDY.replace("60", "24"), "before")
    after = write(STUDY.replace("60", "24") + 'packs = ["mine.toml"]\n', "after")
    result = compared(str(before), str(after), "--lang", "fr")
    assert result.exit_code == 0, result.output
    assert "Combien de fois chaque option est prise" in result.output
    listed = json.loads(compared(str(before), str(after), "--json").output)
    taken = [one for one in listed if one["about"] == "taken"]
    assert taken and all(one["unit"] == "share" and 0 <= one["after"] <= 1 for one in taken)
    assert {one["about"] for one in listed} >= {"figure", "taken"}
