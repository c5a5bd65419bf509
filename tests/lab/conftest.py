"""A game of the tests, known to the lab by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import polars as pl
import pytest

from tests.lab import cups
from vespers import games
from vespers.lab.plan import Plan, load
from vespers.lab.runner import Run, read_results

Write = Callable[..., Path]


@pytest.fixture
def cups_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """`cups` is a game while the test runs."""
    monkeypatch.setitem(games.OURS, "cups", cups.__name__)
    games.find_game.cache_clear()
    yield
    games.find_game.cache_clear()


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a study; the name of the file may be given."""

    def written(text: str, name: str = "study") -> Path:
        path = tmp_path / f"{name}.toml"
        path.write_text(text)
        return path

    return written


def played(path: Path) -> Path:
    """The results of a study, played in this process."""
    run = Run(load(path)[0], path.with_suffix(".lab"))
    run.begin()
    run.run(workers=1)
    return run.folder


def tables_of(folder: Path) -> tuple[Plan, pl.DataFrame, pl.DataFrame]:
    """The plan, all games and all moments, as anybody reads them who has Polars."""
    plan, _ = read_results(folder)
    return plan, pl.read_parquet(folder / "games"), pl.read_parquet(folder / "moments")


def part_bytes(folder: Path) -> dict[str, bytes]:
    """The content of every part of both tables."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.glob("*/*.parquet"))}
