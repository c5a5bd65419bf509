"""Tables are Parquet for any reader, parts become one as they are, and a report never holds all games or
moments of a study at once."""

from __future__ import annotations

import math
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import numpy
import polars as pl
import pyarrow
import pytest
from polars.testing import assert_frame_equal
from pyarrow import parquet

from tests.lab.conftest import Write, played
from vespers.engine.words import Event
from vespers.games import find_game
from vespers.lab import columns, joining, pieces, reading
from vespers.lab.compare import compare
from vespers.lab.findings import Findings, findings
from vespers.lab.pages import Column, Pages, Texts, text
from vespers.lab.play import Bench
from vespers.lab.reading import Mean
from vespers.lab.report import Page
from vespers.lab.run import batch
from vespers.lab.setting import Setting, load
from vespers.lab.sitting import Tape
from vespers.lab.tables import HOW, join

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
        parquet.write_table(part(first, rows), parts[-1], **HOW)
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


CODES = pyarrow.list_(pyarrow.field("element", pyarrow.int32(), nullable=False))
SCHEMA = pyarrow.schema(
    [
        pyarrow.field("game", pyarrow.int64(), nullable=False),
        pyarrow.field("seat", pyarrow.int32(), nullable=False),
        pyarrow.field("said", pyarrow.string(), nullable=False),
        pyarrow.field(
            "offered",
            pyarrow.list_(pyarrow.field("element", pyarrow.int32(), nullable=False)),
            nullable=False,
        ),
    ]
)


def group(rows: list[tuple[int, int, str, list[int]]]) -> list[Column]:
    """Some rows as the lab writes them."""
    games, seats, said, offered = (list(column) for column in zip(*rows, strict=True))
    texts = sorted(set(said))
    numbers = [n for one in offered for n in one]
    codes = columns.counted(0, max(numbers, default=0), numpy.array(numbers, numpy.int32))
    many = numpy.array([len(one) for one in offered], numpy.int32)
    return [
        columns.listed("game", numpy.array(games, numpy.int64), numpy.arange(len(rows))),
        columns.numbers("seat", numpy.array(seats, numpy.int32)),
        columns.worded("said", [*map(text, texts)], numpy.array([texts.index(one) for one in said])),
        Column(("offered", "list", "element"), *codes, many),
    ]


@pytest.mark.parametrize("rows", [1, 7, 8, 300])
@pytest.mark.parametrize("codes", [1, 256, 257, 65_536, 65_537])
def test_pages_are_parquet_for_every_reader(tmp_path: Path, rows: int, codes: int) -> None:
    """Numbers in one, two and four bytes, ends between eights, lists without anything, several groups."""
    rng, pages = Random(rows * codes), Pages(SCHEMA)
    written = []
    for first in (0, rows, 2 * rows):
        said = [rng.choice(["", "a", "é…", "x" * 300]) for _ in range(rows)]
        lists = [[rng.randrange(codes) for _ in range(rng.choice([0, 0, 1, 9]))] for _ in range(rows)]
        lists[-1] = [] if first else [codes - 1]
        seats = [rng.randrange(-1, 6) for _ in range(rows)]
        some = list(zip(range(first, first + rows), seats, said, lists, strict=True))
        pages.add(rows, group(some))
        written += some
    path = tmp_path / "pages.parquet"
    path.write_bytes(pages.written())
    want = pl.DataFrame(written, pl.Schema(pl.DataFrame(SCHEMA.empty_table()).schema), orient="row")
    assert_frame_equal(pl.read_parquet(path), want)
    assert_frame_equal(pl.DataFrame(parquet.read_table(path)), want)
    about = parquet.ParquetFile(path)
    assert about.schema_arrow.equals(SCHEMA) and about.metadata.num_row_groups == 3
    games = about.metadata.row_group(1).column(0).statistics
    assert (games.min, games.max, games.null_count) == (rows, 2 * rows - 1, 0)


def test_actions_are_found_by_a_table_or_by_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    actions = find_game("wolves").codebook.actions
    some = [actions[n] for n in (5, 0, len(actions) - 1, 5)]
    by_table = columns.Places(actions)
    monkeypatch.setattr(columns, "SOME", 300)
    monkeypatch.setattr(columns, "MOST_BITS", 0)  # no table is large enough
    by_search = columns.Places(actions)
    assert by_table.bits > 0 and by_search.bits == 0
    for places in (by_table, by_search):
        assert places.codes(some).tolist() == [5, 0, len(actions) - 1, 5]
        assert places.codes(list(actions)).tolist() == list(range(len(actions)))
        codes, is_action = places.known(columns.objects([actions[7], object(), actions[0]]))
        assert is_action.tolist() == [True, False, True] and codes[[0, 2]].tolist() == [7, 0]


@pytest.mark.parametrize("in_a_row", [columns.IN_A_ROW, False])
def test_places_are_where_words_lie(monkeypatch: pytest.MonkeyPatch, in_a_row: bool) -> None:
    monkeypatch.setattr(columns, "IN_A_ROW", in_a_row)
    words = [object() for _ in range(1000)]
    for many in (0, 1, 1000):
        assert columns.places_of(words[:many]).tolist() == [id(word) for word in words[:many]]
    words.append(words[0])  # a list that has grown
    assert columns.places_of(words)[-1] == id(words[0])


def test_a_book_that_forgets_events_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept in mind is bounded, and nothing in a table depends on it."""
    bench = Bench(study_of(WOLVES))
    tapes = []
    for number in range(4):
        tapes.append(Tape())
        bench.play(number, tapes[-1])
    book = columns.wordbook(bench.game)
    once = [texts_of(columns_of(bench, tape)) for tape in tapes]
    monkeypatch.setattr(columns, "MOST_EVENTS", 0)
    again = [texts_of(columns_of(bench, tape)) for tape in tapes]
    events = {word for word in tapes[-1].words if isinstance(word, Event)}
    assert once == again and 0 < len(book) <= len(events)


def test_a_file_does_not_depend_on_what_was_played_before() -> None:
    """A worker that has seen other games writes the same bytes."""
    setting = study_of(WOLVES)
    batch(setting, 0, 20)
    after_others = batch(setting, 40, 20)
    columns.wordbook(find_game("wolves")).begin()
    assert batch(setting, 40, 20) == after_others


def columns_of(bench: Bench, *tapes: Tape) -> list[Column]:
    reel = columns.Reel(bench.game)
    for tape in tapes:
        reel.add(tape)
    return reel.columns()


def test_many_short_tapes_are_as_one_long() -> None:
    """Where a tape is cut, no row, number or offer depends on it."""
    bench = Bench(study_of(WOLVES))
    whole, cut = Tape(), [Tape() for _ in range(5)]
    for number in range(5):
        bench.play(number, whole)
        bench.play(number, cut[number])
    once, again = columns_of(bench, whole), columns_of(bench, *cut, Tape())
    for one, other in zip(once, again, strict=True):
        assert one.body() == other.body() and one.dictionary() == other.dictionary()
    assert len(once[0].index) == len(whole.words) and once[0].values.tolist() == [0, 1, 2, 3, 4]


def study_of(text: str) -> Setting:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "study.toml"
        path.write_text(text)
        return load(path)[0]


def texts_of(found: list[Column]) -> list[list[bytes]]:
    """What the columns of texts say, row by row."""
    texts = [one for one in found if isinstance(one.values, Texts)]
    return [[one.values.written[n] for n in one.index] for one in texts]


def told(found: Findings) -> list[Any]:
    """All that is read off games and moments."""
    shares = [(one.key, one.kind, one.taken, one.won, one.lift) for one in found.lifts]
    figures = [(one.key, one.estimate, one.chance) for one in found.figures]
    rest = [found.luck or (), *found.players.values()]
    return flat([shares, figures, rest, found.openings, list(found.points.items())])


def flat(value: Any) -> list[Any]:
    return [each for one in value for each in flat(one)] if isinstance(value, tuple | list) else [value]


def test_a_report_looks_at_few_games_at_a_time(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
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

    monkeypatch.setattr(pieces, "ROWS", 2000)
    monkeypatch.setattr(reading, "ROWS", 7)  # not even whole deals
    monkeypatch.setattr(pl.LazyFrame, "collect", watched)
    monkeypatch.setattr(pl, "read_parquet", refused)
    again = findings(folder)
    assert len(largest) > 60 and max(largest) < 4000  # of 38,000 moments
    assert same(told(once), told(again)) and page_of(folder) == page


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
    """Alike but for rounding."""
    assert len(one) == len(other)
    pairs = zip(one, other, strict=True)
    return all(a == (pytest.approx(b, abs=1e-9) if isinstance(a, float) else b) for a, b in pairs)


def test_means_of_pieces_are_those_of_the_whole() -> None:
    rng = Random(8)
    values = pl.Series([None if n % 5 == 0 else rng.gauss(1e6, 1) for n in range(1000)])
    mean = Mean()
    for first in range(0, 1000, 37):
        mean.add(values.slice(first, 37))
    assert mean.many == 800 and mean.middle == pytest.approx(values.mean(), abs=1e-9)
    assert mean.deviation() == pytest.approx(values.std(), rel=1e-9)
    assert Mean().estimate() is None and Mean().error() == math.inf
