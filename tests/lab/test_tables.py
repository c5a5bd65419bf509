"""Parts become one file as they are, and a report never holds all moments of a study at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import polars as pl
import pyarrow
import pytest
from polars.testing import assert_frame_equal
from pyarrow import parquet

from tests.lab.conftest import Write, played
from vespers.lab import joining, pieces
from vespers.lab.findings import Findings, findings
from vespers.lab.tables import join, write

WOLVES = 'game = "wolves"\ngames = 300\nseed = 5\nwho = ["random"]\nrecords = 0\n'


def part(first: int, rows: int) -> Any:
    """A table with everything that ours have: numbers, texts, lists, what is missing."""
    texts = pyarrow.DictionaryArray.from_arrays(
        pyarrow.array([n % 3 for n in range(rows)], pyarrow.int32()), ["a", "é", f"only in {first}"]
    )
    return pyarrow.table(
        {
            "game": list(range(first, first + rows)),
            "said": texts,
            "offered": pyarrow.array([[*range(n % 5)] for n in range(rows)], pyarrow.list_(pyarrow.int32())),
            "decided": [None if n % 2 else n / 7 for n in range(rows)],
            "lost": [None if n % 3 else n % 2 == 0 for n in range(rows)],
        }
    )


@pytest.mark.parametrize("sizes", [(1,), (3, 1, 200), tuple(range(1, 41))])
def test_joined_parts_are_one_table_for_every_reader(tmp_path: Path, sizes: tuple[int, ...]) -> None:
    parts, firsts = [], [sum(sizes[:n]) for n in range(len(sizes))]
    for first, rows in zip(firsts, sizes, strict=True):
        parts.append(tmp_path / f"{first}.parquet")
        write(part(first, rows), parts[-1])
    join(parts, tmp_path / "all.parquet")
    whole = pl.concat(pl.read_parquet(one) for one in parts)
    assert_frame_equal(pl.read_parquet(tmp_path / "all.parquet"), whole)
    assert_frame_equal(pl.DataFrame(parquet.read_table(tmp_path / "all.parquet")), whole)
    about = parquet.read_metadata(tmp_path / "all.parquet")
    assert (about.num_rows, about.num_row_groups) == (sum(sizes), len(sizes))
    last = pl.scan_parquet(tmp_path / "all.parquet").filter(pl.col("game") >= firsts[-1]).collect()
    assert_frame_equal(last, whole.filter(pl.col("game") >= firsts[-1]))


def test_a_table_of_contents_is_written_as_it_was_read(tmp_path: Path) -> None:
    path = tmp_path / "one.parquet"
    parquet.write_table(part(0, 50), path, compression="zstd")  # with all that other writers say
    data = path.read_bytes()
    length = int.from_bytes(data[-8:-4], "little")
    table = data[-8 - length : -8]
    assert joining.struct(joining.contents(table)) == table


def told(found: Findings) -> list[Any]:
    """All that is read off the moments."""
    shares = [(one.key, one.kind, one.taken, one.won, one.lift) for one in found.lifts]
    return flat([shares, found.openings, list(found.points.items())])


def flat(value: Any) -> list[Any]:
    return [each for one in value for each in flat(one)] if isinstance(value, tuple | list) else [value]


def test_a_report_looks_at_few_games_at_a_time(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = played(write(WOLVES))
    once = told(findings(folder))
    largest: list[int] = []
    collect = pl.LazyFrame.collect

    def watched(frame: pl.LazyFrame, *args: Any, **kwargs: Any) -> Any:
        found = collect(frame, *args, **kwargs)
        largest.append(len(found))
        return found

    def refused(path: Any, *args: Any, **kwargs: Any) -> Any:
        assert Path(path).name != "moments.parquet", "all moments at once"
        return read(path, *args, **kwargs)

    read = pl.read_parquet
    monkeypatch.setattr(pieces, "ROWS", 2000)
    monkeypatch.setattr(pl.LazyFrame, "collect", watched)
    monkeypatch.setattr(pl, "read_parquet", refused)
    again = told(findings(folder))
    assert len(largest) > 15 and max(largest) < 4000  # of 38,000 moments
    assert len(once) == len(again)
    for one, other in zip(once, again, strict=True):
        assert one == pytest.approx(other, abs=1e-9) if isinstance(one, float) else one == other
