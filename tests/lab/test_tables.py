"""Results are folders of Parquet parts that any reader takes as one table, and a report never holds all games
or moments of a study at once."""

from __future__ import annotations

import math
import shutil
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import polars as pl
import pytest
from click.testing import CliRunner
from polars.testing import assert_frame_equal
from pyarrow import dataset

from tests.lab.conftest import Write, played, tables_of
from vespers.cli import cli
from vespers.games import find_game
from vespers.lab import chunks
from vespers.lab.chunks import RunningMean
from vespers.lab.compare import compare
from vespers.lab.findings import Findings, findings
from vespers.lab.plan import load
from vespers.lab.player import Player
from vespers.lab.recorder import Trace
from vespers.lab.report import Page
from vespers.lab.runner import Run, play_games
from vespers.lab.study_errors import BadFolder
from vespers.lab.tables import GAMES, MOMENTS, games_table, moments_table

WOLVES = 'game = "wolves"\ngames = 300\nseed = 5\nwho = ["random"]\nrecords = 0\nrulings = 9\n'


@pytest.mark.parametrize("name", ["games", "moments"])
def test_a_folder_of_parts_is_one_table_for_every_reader(write: Write, name: str) -> None:
    folder = played(write(WOLVES)) / name
    parts = sorted(folder.iterdir())
    assert len(parts) == 100 and all(path.suffix == ".parquet" for path in parts)
    whole = pl.concat([pl.read_parquet(path) for path in parts])
    assert whole["game"].is_sorted() and whole["game"].n_unique() == 300
    assert_frame_equal(pl.scan_parquet(folder).collect(), whole)
    assert_frame_equal(pl.DataFrame(dataset.dataset(folder).to_table()), whole)


@pytest.mark.parametrize("name", ["games", "moments"])
def test_duckdb_reads_the_parts_as_one_table(write: Write, name: str) -> None:
    duckdb = pytest.importorskip("duckdb")
    folder = played(write(WOLVES)) / name
    order = "game" if name == "games" else "game, entry"
    found = duckdb.sql(f"SELECT * FROM '{folder}/*.parquet' ORDER BY {order}").fetchall()
    assert [row[0] for row in found] == pl.read_parquet(folder)["game"].to_list()


def test_a_batch_without_moments_is_a_table_without_rows() -> None:
    assert games_table([]).schema == GAMES and len(games_table([])) == 0
    empty = moments_table(find_game("wolves"), Trace())
    assert empty.schema == MOMENTS and len(empty) == 0


def test_the_moments_of_several_games_are_those_of_each(write: Write) -> None:
    """Games that share a trace keep their own numbers, entries and options."""
    player = Player(load(write(WOLVES))[0])
    shared, alone = Trace(), []
    for number in (3, 8, 9):
        player.play(number, shared)
        trace = Trace()
        player.play(number, trace)
        alone.append(pl.DataFrame(moments_table(player.game, trace)))
    assert_frame_equal(pl.DataFrame(moments_table(player.game, shared)), pl.concat(alone))


def test_a_part_does_not_depend_on_what_was_played_before(write: Write) -> None:
    """A worker that has played other games writes the same bytes."""
    plan = load(write(WOLVES))[0]
    first = play_games(plan, 40, 20)
    play_games(plan, 0, 20)
    assert play_games(plan, 40, 20) == first


def test_half_written_parts_of_a_killed_run_are_removed(write: Write) -> None:
    path = write(WOLVES.replace("300", "4"))
    folder = played(path)
    for name in ("games", "moments"):
        (folder / name / "000000002.parquet.4711.half").write_bytes(b"PAR1")
    (folder / "games" / "000000002.parquet").unlink()
    run = Run(load(path)[0], folder)
    run.begin()
    assert run.left() == [2]
    run.run(workers=1)
    assert tables_of(folder)[1]["game"].to_list() == [0, 1, 2, 3] and not list(folder.glob("*/*.half"))


def test_results_of_an_older_version_are_refused_in_one_sentence(write: Write) -> None:
    """Version 0.1 wrote single files and `setting.json`."""
    path = write(WOLVES)
    folder = path.with_suffix(".lab")
    folder.mkdir()
    for name in ("setting.json", "games.parquet", "moments.parquet"):
        (folder / name).write_text("{}")
    before = sorted(folder.iterdir())
    for command in ("run", "report"):
        result = CliRunner().invoke(cli, ["lab", command, str(path), "--lang", "en"])
        assert result.exit_code == 2 and "results of an older version" in " ".join(result.output.split())
    with pytest.raises(BadFolder):
        findings(folder)
    assert [one for one in sorted(folder.iterdir()) if one.name != ".lock"] == before


def test_a_study_with_a_part_missing_is_unfinished(write: Write, tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    shutil.copytree(played(write(WOLVES.replace("300", "4"))), folder)
    (folder / "games" / "000000001.parquet").unlink()
    with pytest.raises(BadFolder) as refused:
        findings(folder)
    assert refused.value.why.key == "lab_unfinished"


def contents(found: Findings) -> list[Any]:
    """Everything that is read from games and moments."""
    effects = [(one.key, one.kind, one.taken, one.won, one.lift) for one in found.effects]
    figures = [(one.key, one.estimate, one.chance) for one in found.figures]
    rest = [found.luck or (), *found.players.values()]
    openings = [(one.codes, one.taken, one.won, one.lift) for one in found.openings]
    return flat([effects, figures, rest, openings, list(found.points.items())])


def flat(value: Any) -> list[Any]:
    return [each for one in value for each in flat(one)] if isinstance(value, tuple | list) else [value]


def test_a_report_reads_few_games_at_a_time(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = played(write(WOLVES + '[skill]\ngames = 6\nweaker = "novice"\n[luck]\ndeals = 7\nrepeats = 3\n'))
    once, page = findings(folder), page_of(folder)
    largest: list[int] = []
    collect = pl.LazyFrame.collect

    def watched(frame: pl.LazyFrame, *args: Any, **kwargs: Any) -> Any:
        found = collect(frame, *args, **kwargs)
        largest.append(len(found))
        return found

    def refused(path: Any, *args: Any, **kwargs: Any) -> Any:
        raise AssertionError("a whole table at once")

    monkeypatch.setattr(chunks, "CHUNK", 1500)  # not even whole deals
    monkeypatch.setattr(pl.LazyFrame, "collect", watched)
    monkeypatch.setattr(pl, "read_parquet", refused)
    again = findings(folder)
    assert len(largest) > 60 and max(largest) < 4000  # of 38,000 moments
    assert same(contents(once), contents(again)) and page_of(folder) == page


def page_of(folder: Path) -> str:
    return Page(findings(folder), lambda key, **values: f"{key} {values}", str, "en").html()


def test_two_studies_are_compared_a_few_deals_at_a_time(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second plays every deal twice as often: its games have other numbers."""
    one = played(write(WOLVES.replace("300", "40"), "one"))
    other = played(write(WOLVES.replace("300", "80").replace('["random"]', '["random", "novice"]'), "other"))
    once = compare(one, other, {})
    monkeypatch.setattr("vespers.lab.compare.DEALS", 3)
    again = compare(one, other, {})
    assert same(
        flat([msgspec.structs.astuple(v) for v in once]), flat([msgspec.structs.astuple(v) for v in again])
    )
    assert once[0].difference.games == 40


def same(one: list[Any], other: list[Any]) -> bool:
    """Equal but for rounding."""
    assert len(one) == len(other)
    pairs = zip(one, other, strict=True)
    return all(a == (pytest.approx(b, abs=1e-9) if isinstance(a, float) else b) for a, b in pairs)


def test_means_of_chunks_are_those_of_the_whole() -> None:
    rng = Random(8)
    values = pl.Series([None if n % 5 == 0 else rng.gauss(1e6, 1) for n in range(1000)])
    mean = RunningMean()
    for first in range(0, 1000, 37):
        mean.add(values.slice(first, 37))
    assert mean.count == 800 and mean.mean == pytest.approx(values.mean(), abs=1e-9)
    assert mean.deviation() == pytest.approx(values.std(), rel=1e-9)
    assert RunningMean().estimate() is None and RunningMean().error() == math.inf
