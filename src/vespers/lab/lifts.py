"""What is taken always or never, and what it is worth: read off the actions of any game.

An option is an action without its places: `Place(wolf, cell)` counts by the wolf, `TakePower(power)` by
the power. Its lift is the win share of seats that took it (at least once in a game) less that of seats that
could have and did not; games, not seats, are the independent units of its interval.
"""

from __future__ import annotations

from typing import Any

import msgspec
import polars as pl

from vespers.engine.game import Game
from vespers.engine.speech import SEAT_FIELDS
from vespers.engine.words import Action, Text
from vespers.lab import figures, stats
from vespers.lab.stats import Estimate
from vespers.lab.watch import CHOICE, DRAW, about

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


def drawn(moments: pl.DataFrame, named: pl.DataFrame, shared: pl.DataFrame) -> pl.DataFrame:
    """What chance gave to a seat, and to whom it could have. Draws for the whole table are left out."""
    draws = moments.filter((pl.col("kind") == DRAW) & (pl.col("seat") >= 0))
    personal = draws.group_by("name").agg(pl.col("seat").n_unique().alias("seats"))
    draws = draws.join(personal.filter(pl.col("seats") > 1), on="name", how="semi")
    keys = ["game", "seat", "option"]
    got = draws.join(named, on="code").select(keys).unique().with_columns(taken=pl.lit(True))
    offered = draws.select("game", "seat", pl.col("offered").alias("code")).explode("code").unique()
    whom = pl.when(pl.col("whom") >= 0).then(pl.col("whom")).otherwise(pl.col("seat")).alias("seat")
    could = offered.join(named, on="code").select("game", whom, "option").unique()
    return could.join(got, on=keys, how="left").join(shared, on=["game", "seat"])


def summed(rows: pl.DataFrame) -> pl.DataFrame:
    """By option: how many took it or not, how many of these won, and the error of the difference."""
    took = pl.col("taken").fill_null(False)
    games = rows.group_by("option", "game").agg(
        n1=took.sum(), y1=(pl.col("won") * took).sum(), n0=(~took).sum(), y0=(pl.col("won") * ~took).sum()
    )
    total = games.group_by("option").agg(
        N1=pl.col("n1").sum(), Y1=pl.col("y1").sum(), N0=pl.col("n0").sum(), Y0=pl.col("y0").sum(), G=pl.len()
    )
    rest = (pl.col("y1") - pl.col("Y1") / pl.col("N1") * pl.col("n1")) / pl.col("N1") - (
        pl.col("y0") - pl.col("Y0") / pl.col("N0") * pl.col("n0")
    ) / pl.col("N0")
    squares = games.join(total, on="option").group_by("option").agg(squares=(rest * rest).sum())
    return total.join(squares, on="option").sort("option")


def lift_of(row: dict[str, Any], kind: str, code: int) -> Lift:
    """One option's row in words."""
    taken, left = row["N1"], row["N0"]
    rate = stats.share(taken, taken + left)
    won = stats.share(row["Y1"], taken) if taken else None
    if taken < FEWEST or left < FEWEST:
        return Lift(row["option"], kind, code, taken + left, taken, rate, won, None)
    difference = row["Y1"] / taken - row["Y0"] / left
    error = (row["squares"] * row["G"] / max(1, row["G"] - 1)) ** 0.5
    half = stats.student(max(1, row["G"] - 1)) * error
    lift = Estimate(difference, difference - half, difference + half, row["G"])
    chance = stats.two_sided(difference, error)
    return Lift(row["option"], kind, code, taken + left, taken, rate, won, lift, chance)


def lifts(
    game: Game[Any], options: Any, games: pl.DataFrame, moments: pl.DataFrame, seats: int
) -> list[Lift]:
    """Every option of the main games, choices first."""
    main = figures.ended(games)
    shared = shares(main, seats)
    named = codes(game, options)
    example = dict(named.group_by("option").agg(pl.col("code").min()).iter_rows())
    mine = moments.join(main.select("game"), on="game", how="semi")
    found = []
    for kind, rows in ((CHOICE, chosen(mine, named, shared)), (DRAW, drawn(mine, named, shared))):
        for row in summed(rows).iter_rows(named=True):
            found.append(lift_of(row, kind, example[row["option"]]))
    return found


def points(moments: pl.DataFrame, games: pl.DataFrame) -> dict[str, Estimate]:
    """Where points come from: the lines of the event `Scored`, in games that tell it."""
    main = figures.ended(games)
    told = moments.filter(pl.col("name") == "Scored").join(main.select("game"), on="game", how="semi")
    lines: dict[str, list[float]] = {}
    for said in told["said"]:
        for field, value in msgspec.json.decode(said).items():
            if field not in SEAT_FIELDS and isinstance(value, int):
                lines.setdefault(field, []).append(float(value))
    return {field: stats.mean(values) for field, values in lines.items()}
