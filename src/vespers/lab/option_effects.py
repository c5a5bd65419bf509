"""How often each option is taken, how often it wins and what it is worth, for the actions of any game.

An option is an action without its places: `Place(wolf, cell)` counts by the wolf, `TakePower(power)` by the
power. There are three kinds: what chance drew, what a trial drew (or a bot that plays at random), and what
bots chose. Only the worth of the first two is a cause (`worth`).
"""

from __future__ import annotations

from typing import Any

import msgspec
import polars as pl

from vespers.engine.game import Game
from vespers.engine.messages import Action, Text
from vespers.engine.wording import SEAT_FIELDS
from vespers.lab import figures, stats, worth
from vespers.lab.chunks import RunningMean, added
from vespers.lab.lead import CHOICE, DRAW, about
from vespers.lab.stats import Estimate
from vespers.lab.worth import Strata

TRIAL = "trial"  # the kind of choices that were drawn at random
KINDS = (TRIAL, CHOICE, DRAW)
RANDOM_BOT = "random"
DECISION = ["game", "entry", "seat"]


class OptionEffect(msgspec.Struct, frozen=True):
    """One option: how often it could be taken, how often it was, and its worth."""

    key: str
    kind: str
    code: int  # of one action of this option, to label it
    offered: int  # seats, each counted once a game
    taken: int
    rate: Estimate  # taken / offered
    won: Estimate | None  # the win share of seats that took it
    lift: Estimate | None  # its worth: the win share after taking it, less that after something else
    chance: float = 1.0  # the p-value of the lift
    decisions: int = 0  # at which it could be taken; for draws: draws
    once: bool = False  # whether each seat decides on it once a game: only then win shares can be compared

    def size(self) -> float:
        """The size of the lift."""
        return abs(self.lift.value) if self.lift else 0.0


def option_key(game: Game[Any], box: Any, action: Action) -> str | None:
    """The key of an action's option; None for an action that does not exist in this pack."""
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
            key = spoken.key
            for name in game.family:  # a variant's pieces have the names of its base game
                key = key.removeprefix(f"{name}-{field}-")
            parts.append(f"{field}={key}")
    return " ".join(parts)


def options_by_code(game: Game[Any], options: Any) -> pl.DataFrame:
    """The option of each code of the codebook, and the seat that it names (`whom`; -1: none)."""
    box = game.box(options)
    rows = [
        (code, option_key(game, box, action), about(action, -1))
        for code, action in enumerate(game.codebook.actions)
    ]
    schema = {"code": pl.Int32, "option": pl.String, "whom": pl.Int32}
    return pl.DataFrame(rows, schema=schema, orient="row").drop_nulls("option")


def win_shares(games: pl.DataFrame, seats: int) -> pl.DataFrame:
    """The player and the share of the victory, one row per game and seat."""
    each = [
        games.select(
            "game",
            seat=pl.lit(seat, pl.Int32),
            player=pl.col("players").list.get(seat),
            won=figures.won(seat),
        )
        for seat in range(seats)
    ]
    return pl.concat(each)


def real_choices(moments: pl.DataFrame, shares: pl.DataFrame) -> tuple[pl.DataFrame, pl.DataFrame]:
    """The decisions between several actions: those drawn at random, with their odds, and those of bots."""
    choices = moments.filter((pl.col("kind") == CHOICE) & (pl.col("offered").list.len() > 1))
    choices = choices.join(shares.select("game", "seat", "player"), on=["game", "seat"])
    trial = pl.col("odds").list.len() > 0
    at_random = choices.filter(~trial & (pl.col("player") == RANDOM_BOT))
    even = at_random.with_columns(odds=pl.col("offered").list.eval(pl.lit(1, pl.Int32)))
    return pl.concat([choices.filter(trial), even]), choices.filter(~trial & (pl.col("player") != RANDOM_BOT))


def drawn(draws: pl.DataFrame, options: pl.DataFrame, shares: pl.DataFrame) -> pl.DataFrame:
    """One row per draw and option that could come, with the chance that it comes (`likely`).

    An outcome that names a seat is about this seat, any other about the seat that draws.
    """
    whole = pl.col("odds").list.sum().alias("whole")
    outcomes = draws.select(*DECISION, "offered", "odds", whole, came="code").explode("offered", "odds")
    known = outcomes.rename({"offered": "code"}).join(options, on="code")
    whom = pl.when(pl.col("whom") >= 0).then(pl.col("whom")).otherwise(pl.col("seat")).alias("seat")
    rows = known.group_by("game", "entry", whom, "option").agg(
        likely=pl.col("odds").sum() / pl.col("whole").first(), took=(pl.col("code") == pl.col("came")).any()
    )
    uncertain = rows.filter(pl.col("likely") < 1)
    return uncertain.join(shares.select("game", "seat", "won"), on=["game", "seat"])


def chosen(choices: pl.DataFrame, options: pl.DataFrame, shares: pl.DataFrame) -> pl.DataFrame:
    """One row per decision of a bot and option it had; `time` counts how often the seat had it before."""
    offered = choices.select(*DECISION, "player", "offered", came="code").explode("offered")
    known = offered.rename({"offered": "code"}).join(options.select("code", "option"), on="code")
    rows = known.group_by(*DECISION, "player", "option").agg(took=(pl.col("code") == pl.col("came")).any())
    counted = rows.sort("game", "entry").with_columns(
        time=pl.int_range(pl.len()).over("game", "seat", "option")
    )
    return counted.join(shares.select("game", "seat", "won"), on=["game", "seat"])


def by_seat(rows: pl.DataFrame) -> pl.DataFrame:
    """Per option: sums over games of the seats that had it (n), took it (t), and won with it (y)."""
    seats = rows.group_by("option", "game", "seat").agg(
        took=pl.col("took").any(), won=pl.col("won").first(), times=pl.len()
    )
    took = pl.col("took")
    games = seats.group_by("option", "game").agg(
        n=pl.len().cast(pl.Float64),
        t=took.sum().cast(pl.Float64),
        y=(pl.col("won") * took).sum(),
        times=pl.col("times").sum(),
    )
    n, t, y = (pl.col(key) for key in "nty")
    sums = {"n": n, "t": t, "y": y, "nn": n * n, "nt": n * t, "tt": t * t, "ty": t * y, "yy": y * y}
    return games.group_by("option").agg(
        **{f"seats_{key}": one.sum() for key, one in sums.items()},
        times=pl.col("times").sum().cast(pl.Int64),
        seat_games=pl.len().cast(pl.Int64),
    )


class EffectTally:
    """The sums of every option, added up chunk by chunk: first the strata of all chunks, then the worths."""

    def __init__(self, options: pl.DataFrame, seats: int) -> None:
        self.options, self.seats = options, seats
        self.drawing: dict[str, set[int]] = {}  # class of a draw -> the seats it was for
        self.strata = Strata(["option", "player", "time"])
        self.sums: dict[str, pl.DataFrame | None] = dict.fromkeys(KINDS)

    def look(self, moments: pl.DataFrame, shares: pl.DataFrame) -> None:
        """The first reading: who draws, and how often each option is taken under like conditions."""
        for name, seat in draws_of(moments).select("name", "seat").unique().iter_rows():
            self.drawing.setdefault(name, set()).add(seat)
        self.strata.add(chosen(real_choices(moments, shares)[1], self.options, shares))

    def add(self, moments: pl.DataFrame, shares: pl.DataFrame) -> None:
        """The second reading: the sums of each kind."""
        trials, choices = real_choices(moments, shares)
        self.add_rows(CHOICE, self.strata.centred(chosen(choices, self.options, shares)))
        for kind, draws in ((TRIAL, trials), (DRAW, draws_of(moments))):
            rows = drawn(draws, self.options, shares).with_columns(expected=pl.lit(1 / self.seats))
            self.add_rows(kind, worth.with_deviations(rows))

    def add_rows(self, kind: str, rows: pl.DataFrame) -> None:
        more = worth.summed(rows).join(by_seat(rows), on="option")
        self.sums[kind] = added(self.sums[kind], more, ["option"])

    def is_personal(self, option: str) -> bool:
        """Whether a draw is for single seats, not for the whole table."""
        return len(self.drawing.get(option.split()[0], ())) > 1

    def effects(self) -> list[OptionEffect]:
        """The effect of every option, kind by kind."""
        example = dict(self.options.group_by("option").agg(pl.col("code").min()).iter_rows())
        return [
            effect_of(row, kind, example[row["option"]])
            for kind, sums in self.sums.items()
            if sums is not None
            for row in sums.sort("option").iter_rows(named=True)
            if kind != DRAW or self.is_personal(row["option"])
        ]


def draws_of(moments: pl.DataFrame) -> pl.DataFrame:
    """The draws that are for a seat."""
    return moments.filter((pl.col("kind") == DRAW) & (pl.col("seat") >= 0))


def effect_of(row: dict[str, Any], kind: str, code: int) -> OptionEffect:
    """The effect of one option from its row of sums."""
    lift, chance = worth.worth(row) or (None, 1.0)
    return OptionEffect(
        key=row["option"],
        kind=kind,
        code=code,
        offered=int(row["seats_n"]),
        taken=int(row["seats_t"]),
        rate=clustered(row, "t", "n"),
        won=clustered(row, "y", "t") if row["seats_t"] else None,
        lift=lift,
        chance=chance,
        decisions=row["n1"] + row["n0"],
        once=row["times"] == row["seats_n"],
    )


def clustered(row: dict[str, Any], part: str, whole: str) -> Estimate:
    """A share of seats, with games as clusters."""
    value = {key.removeprefix("seats_"): one for key, one in row.items()}
    both = "".join(sorted((part, whole)))
    squares = value[part * 2], value[both], value[whole * 2]
    return stats.clustered_share(value[part], value[whole], squares, row["seat_games"])


class Points:
    """Where points come from: the fields of the event `Scored`, in games that have it; a mean per game."""

    def __init__(self) -> None:
        self.lines: dict[str, RunningMean] = {}

    def add(self, moments: pl.DataFrame) -> None:
        games: dict[str, dict[int, list[int]]] = {}  # field -> game -> the values of its seats
        scored = moments.filter(pl.col("name") == "Scored").select("game", "fields")
        for game, fields in scored.iter_rows():
            for field, value in msgspec.json.decode(fields).items():
                if field not in SEAT_FIELDS and isinstance(value, int):
                    games.setdefault(field, {}).setdefault(game, []).append(value)
        for field, values in games.items():
            means = [sum(one) / len(one) for one in values.values()]
            self.lines.setdefault(field, RunningMean()).add(pl.Series(means, dtype=pl.Float64))

    def means(self) -> dict[str, Estimate]:
        found = {field: line.estimate() for field, line in self.lines.items()}
        return {field: about for field, about in found.items() if about is not None}
