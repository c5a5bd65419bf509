"""What is taken always or never, and what it is worth: read off the actions of any game.

An option is an action without its places: `Place(wolf, cell)` counts by the wolf, `TakePower(power)` by
the power. Its lift is the win share of seats that took it (at least once in a game) less that of seats that
could have and did not; games, not seats, are the independent units of its interval.
"""

from __future__ import annotations

import math
from itertools import combinations_with_replacement
from typing import Any

import msgspec
import polars as pl

from vespers.engine.game import Game
from vespers.engine.speech import SEAT_FIELDS
from vespers.engine.words import Action, Text
from vespers.lab import figures, stats
from vespers.lab.pieces import added
from vespers.lab.stats import Estimate
from vespers.lab.watch import CHOICE, DRAW, about

PARTS = ("n1", "y1", "n0", "y0")  # by game: seats that took it, of these won; that did not, of these won
PRODUCTS = tuple(combinations_with_replacement(PARTS, 2))
ROUNDING = 1e-12
FEWEST = 20  # seats with and without an option, for a lift to be told


class Lift(msgspec.Struct, frozen=True):
    """One option: how often it could be taken and was, and what it is worth."""

    key: str
    kind: str
    code: int  # of one action of this option, to name it
    offered: int  # seats, each once a game
    taken: int
    rate: Estimate  # of taking it, by those who could
    won: Estimate | None  # with it
    lift: Estimate | None
    chance: float = 1.0  # of a false alarm

    def size(self) -> float:
        """How far from nothing it is worth."""
        return abs(self.lift.value) if self.lift else 0.0


def option_key(game: Game[Any], box: Any, action: Action) -> str | None:
    """The name of an action's option; None for one that this pack does not print."""
    parts = [type(action).__name__]
    for field, value in msgspec.structs.asdict(action).items():
        if field in SEAT_FIELDS:
            continue
        if field not in game.spoken:
            parts.append(f"{field}={value}")
            continue
        try:
            spoken = game.spoken[field](box, value)
        except (IndexError, KeyError):
            return None
        if isinstance(spoken, Text):
            parts.append(f"{field}={spoken.key.removeprefix(f'{game.name}-{field}-')}")
    return " ".join(parts)


def codes(game: Game[Any], options: Any) -> pl.DataFrame:
    """Which option each code of the codebook belongs to, and which seat it names (-1: none)."""
    box = game.box(options)
    named = [
        (code, option_key(game, box, action), about(action, -1))
        for code, action in enumerate(game.codebook.actions)
    ]
    schema = {"code": pl.Int32, "option": pl.String, "whom": pl.Int32}
    return pl.DataFrame(named, schema=schema, orient="row").drop_nulls("option")


def shares(games: pl.DataFrame, seats: int) -> pl.DataFrame:
    """Who won, a row per game and seat."""
    each = [
        games.select("game", pl.lit(seat, pl.Int32).alias("seat"), figures.won(seat).alias("won"))
        for seat in range(seats)
    ]
    return pl.concat(each)


def chosen(moments: pl.DataFrame, named: pl.DataFrame, shared: pl.DataFrame) -> pl.DataFrame:
    """Options of choices: a row per game, seat and option offered, with `taken` and `won`."""
    choices = moments.filter(pl.col("kind") == CHOICE)
    keys = ["game", "seat", "option"]
    taken = choices.join(named, on="code").select(keys).unique().with_columns(taken=pl.lit(True))
    offered = choices.select("game", "seat", pl.col("offered").alias("code")).explode("code")
    could = offered.unique().join(named, on="code").select(keys).unique()
    return could.join(taken, on=keys, how="left").join(shared, on=["game", "seat"])


def drawn(draws: pl.DataFrame, named: pl.DataFrame, shared: pl.DataFrame) -> pl.DataFrame:
    """What chance gave to a seat, and to whom it could have."""
    keys = ["game", "seat", "option"]
    got = draws.join(named, on="code").select(keys).unique().with_columns(taken=pl.lit(True))
    offered = draws.select("game", "seat", pl.col("offered").alias("code")).explode("code").unique()
    whom = pl.when(pl.col("whom") >= 0).then(pl.col("whom")).otherwise(pl.col("seat")).alias("seat")
    could = offered.join(named, on="code").select("game", whom, "option").unique()
    return could.join(got, on=keys, how="left").join(shared, on=["game", "seat"])


def summed(rows: pl.DataFrame) -> pl.DataFrame:
    """By option: how many took it or not, how many of these won; and what their spread is made of.

    Sums over games alone, so that those of further games can be added.
    """
    took = pl.col("taken").fill_null(False)
    games = rows.group_by("option", "game").agg(
        n1=took.sum(), y1=(pl.col("won") * took).sum(), n0=(~took).sum(), y0=(pl.col("won") * ~took).sum()
    )
    products = {a + b: (pl.col(a) * pl.col(b)).sum().cast(pl.Float64) for a, b in PRODUCTS}
    sums = {key: pl.col(key).sum().cast(pl.Float64) for key in PARTS}
    return games.group_by("option").agg(**sums, **products, games=pl.len().cast(pl.Int64))


def squares(row: dict[str, Any]) -> float:
    """The sum over games of ((y1 - Y1/N1 n1) / N1 - (y0 - Y0/N0 n0) / N0)², from the sums of products."""
    n1, y1, n0, y0 = (row[key] for key in PARTS)
    weights = dict(zip(PARTS, (-y1 / n1**2, 1 / n1, y0 / n0**2, -1 / n0), strict=True))
    terms = [weights[a] * weights[b] * row[a + b] * (1 if a == b else 2) for a, b in PRODUCTS]
    total = math.fsum(terms)
    return total if total > ROUNDING * math.fsum(map(abs, terms)) else 0.0


def lift_of(row: dict[str, Any], kind: str, code: int) -> Lift:
    """One option's row in words."""
    taken, left, games = int(row["n1"]), int(row["n0"]), row["games"]
    rate = stats.share(taken, taken + left)
    won = stats.share(row["y1"], taken) if taken else None
    if taken < FEWEST or left < FEWEST:
        return Lift(row["option"], kind, code, taken + left, taken, rate, won, None)
    difference = row["y1"] / taken - row["y0"] / left
    error = (squares(row) * games / max(1, games - 1)) ** 0.5
    half = stats.student(max(1, games - 1)) * error
    lift = Estimate(difference, difference - half, difference + half, games)
    chance = stats.two_sided(difference, error)
    return Lift(row["option"], kind, code, taken + left, taken, rate, won, lift, chance)


class Tally:
    """What every option comes to, piece by piece of the main games."""

    def __init__(self, named: pl.DataFrame) -> None:
        self.named = named
        self.seats: dict[str, set[int]] = {}  # whom draws of each name are for
        self.sums: dict[str, pl.DataFrame | None] = {CHOICE: None, DRAW: None}

    def add(self, moments: pl.DataFrame, shared: pl.DataFrame) -> None:
        given = moments.filter((pl.col("kind") == DRAW) & (pl.col("seat") >= 0))
        for name, seat in given.select("name", "seat").unique().iter_rows():
            self.seats.setdefault(name, set()).add(seat)
        for kind, rows in (
            (CHOICE, chosen(moments, self.named, shared)),
            (DRAW, drawn(given, self.named, shared)),
        ):
            self.sums[kind] = added(self.sums[kind], summed(rows), ["option"])

    def personal(self, option: str) -> bool:
        """Whether a draw is for one seat or another, not for the whole table."""
        return len(self.seats.get(option.split()[0], ())) > 1

    def lifts(self) -> list[Lift]:
        """Every option, choices first."""
        example = dict(self.named.group_by("option").agg(pl.col("code").min()).iter_rows())
        return [
            lift_of(row, kind, example[row["option"]])
            for kind, sums in self.sums.items()
            if sums is not None
            for row in sums.sort("option").iter_rows(named=True)
            if kind == CHOICE or self.personal(row["option"])
        ]


class Points:
    """Where points come from: the lines of the event `Scored`, in games that tell it."""

    def __init__(self) -> None:
        self.lines: dict[str, list[float]] = {}  # by field: how many, their sum, that of their squares

    def add(self, moments: pl.DataFrame) -> None:
        for said in moments.filter(pl.col("name") == "Scored")["said"]:
            for field, value in msgspec.json.decode(said).items():
                if field not in SEAT_FIELDS and isinstance(value, int):
                    line = self.lines.setdefault(field, [0, 0, 0])
                    line[0], line[1], line[2] = line[0] + 1, line[1] + value, line[2] + value * value

    def means(self) -> dict[str, Estimate]:
        return {field: mean_of_sums(*line) for field, line in self.lines.items()}


def mean_of_sums(many: float, total: float, squares: float) -> Estimate:
    """A mean from how many values there are, their sum and that of their squares."""
    rest = max(0.0, squares - total * total / many)
    return stats.mean_of(total / many, math.sqrt(rest / max(1, many - 1)), int(many))
