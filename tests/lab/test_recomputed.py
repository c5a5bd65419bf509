"""Figures of three reports, computed again from the Parquet tables without any code of the lab."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
from click.testing import CliRunner

from tests.lab.conftest import Write, played
from vespers.cli import cli

Row = dict[str, Any]
Interval = tuple[float, float, float]

STUDIES = {
    "wolves": 'game = "wolves"\ngames = 60\nwho = ["random"]\nrecords = 0\n',
    "fermentation": 'game = "fermentation"\ngames = 60\nplayers = 3\nwho = ["random"]\nrecords = 0\n',
    "brewers": 'game = "brewers"\ngames = 60\nplayers = 3\nwho = ["random"]\nrecords = 0\n',
}
DRAWS = {"wolves": ("Drawn", "wolf"), "fermentation": ("Rolled", "face"), "brewers": ("Rolled", "die")}


def rows_of(folder: Path, name: str) -> list[Row]:
    rows: list[Row] = pyarrow.parquet.read_table(folder / name).to_pylist()
    return rows


def tail(t: float, freedom: int) -> float:
    """The chance of more than t, by Simpson's rule over the density of Student's t."""
    scale = math.exp(math.lgamma((freedom + 1) / 2) - math.lgamma(freedom / 2)) / math.sqrt(freedom * math.pi)
    steps = 2000
    inner = [scale * (1 + (n * t / steps) ** 2 / freedom) ** (-(freedom + 1) / 2) for n in range(steps + 1)]
    weights = [1.0, *[4.0 if n % 2 else 2.0 for n in range(1, steps)], 1.0]
    return 0.5 - math.fsum(w * one for w, one in zip(weights, inner, strict=True)) * t / steps / 3


def quantile(freedom: int) -> float:
    """The t that 2.5 % exceed, by bisection."""
    low, high = 0.0, 20.0
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if tail(middle, freedom) > 0.025 else (low, middle)
    return low


def mean(values: list[float]) -> Interval:
    middle = sum(values) / len(values)
    deviation = math.sqrt(sum((one - middle) ** 2 for one in values) / (len(values) - 1))
    half = quantile(len(values) - 1) * deviation / math.sqrt(len(values))
    return middle, middle - half, middle + half


def share(part: float, whole: int) -> Interval:
    """Wilson's interval as the two roots of its quadratic equation."""
    z, p = 1.959964, part / whole
    a, b, c = 1 + z * z / whole, -(2 * p + z * z / whole), p * p
    root = math.sqrt(b * b - 4 * a * c)
    return p, (-b - root) / (2 * a), (-b + root) / (2 * a)


def won(game: Row, seat: int) -> float:
    return 1 / len(game["winners"]) if seat in game["winners"] else 0.0


def worth_of_draw(games: list[Row], moments: list[Row], kind: str, fields: str) -> Interval:
    """By game: how much more often it came than it had to, times how much more often its seat won."""
    fair = 1 / len(games[0]["scores"])
    code = next(one["code"] for one in moments if one["name"] == kind and fields in one["fields"])
    sums: dict[int, list[float]] = {}
    with_it: set[int] = set()
    without: set[int] = set()
    for one in moments:
        if one["name"] != kind or code not in one["offered"] or len(one["offered"]) == 1:
            continue
        likely = one["odds"][one["offered"].index(code)] / sum(one["odds"])
        x = (one["code"] == code) - likely
        (with_it if one["code"] == code else without).add(one["game"])
        game = sums.setdefault(one["game"], [0.0, 0.0])
        game[0] += x * (won(games[one["game"]], one["seat"]) - fair)
        game[1] += x * x
    a, b = (sum(one[n] for one in sums.values()) for n in (0, 1))
    residuals = [one[0] - a / b * one[1] for one in sums.values()]
    count = len(residuals)
    error = math.sqrt(sum(one * one for one in residuals) * count / (count - 1)) / b
    half = quantile(min(len(with_it), len(without)) - 1) * error
    return a / b, a / b - half, a / b + half


def percent(value: float) -> str:
    return f"{100 * value:.1f}%"


def points(value: float) -> str:
    return f"{100 * value:+.1f}".replace("-", "−")


def number(value: float) -> str:
    text = f"{value:.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.2f}"
    return text.replace("-", "−")


def shown(page: str, about: Interval, form: Callable[[float], str]) -> bool:
    """Whether the page has these numbers; the last digit may be rounded otherwise."""
    value, low, high = (form(one) for one in about)
    between = f"[{low}; {high}]"
    return value in page and between in page


@pytest.fixture(params=list(STUDIES))
def study(request: pytest.FixtureRequest, write: Write) -> Iterable[tuple[str, Path, str]]:
    folder = played(write(STUDIES[request.param]))
    result = CliRunner().invoke(cli, ["lab", "report", str(folder), "--lang", "en"])
    assert result.exit_code == 0, result.output
    page = (folder / "report.html").read_text("utf-8")
    yield request.param, folder, re.sub(r"\s%", "%", page)


def test_the_page_says_what_the_tables_say(study: tuple[str, Path, str]) -> None:
    name, folder, page = study
    games, moments = rows_of(folder, "games"), rows_of(folder, "moments")
    assert [one["game"] for one in games] == list(range(60))
    for seat in range(len(games[0]["scores"])):
        assert shown(page, share(sum(won(one, seat) for one in games), 60), percent)
    scores = mean([sum(one["scores"]) / len(one["scores"]) for one in games])
    assert shown(page, scores, number)
    assert shown(page, mean([max(one["scores"]) for one in games]), number)
    assert shown(page, mean([float(one["decisions"]) for one in games]), number)
    assert shown(page, share(sum(len(one["winners"]) > 1 for one in games), 60), percent)
    kind, field = DRAWS[name]
    for value in (1, 2, 3):
        drawn = worth_of_draw(games, moments, kind, f'"{field}":{value}')
        assert shown(page, drawn, points), (value, drawn)
