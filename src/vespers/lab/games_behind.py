"""From a figure to its games: which games of a study are behind a bar or a row of the report.

A bar is named by a text, `kind:value`, which the report writes into its links:

    seat:1                 games that seat 1 won
    choice:TakeMonk monk=x games in which somebody took this option (also `trial:` and `chance:`)
    opening:12,57          games in which somebody opened like this (codes of actions)
    score:10..14           games with a score from 10 to less than 14; also `decisions:`, `decided:`
    player:main apprentice games of a block that this player won
    points:taste           games in which this line of the score is not zero
    ruling:id              games in which this question arose
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import polars as pl

from vespers.engine.messages import Why
from vespers.games import find_game
from vespers.lab import figures, option_effects
from vespers.lab.lead import CHOICE, DRAW
from vespers.lab.openings import DEPTH
from vespers.lab.option_effects import TRIAL
from vespers.lab.plan import Plan
from vespers.lab.runner import RULINGS, read_results, reading
from vespers.lab.study import MAIN
from vespers.lab.study_errors import BadFolder

MOST = 50
Finder = Callable[[pl.DataFrame, pl.DataFrame], pl.DataFrame]  # games and moments -> game, entry, seat
RANGES = {"score": "scores", "decisions": "decisions", "decided": "decided"}


class GameBehind(msgspec.Struct, frozen=True):
    """One game: where to look in it (-1: nowhere), whose choice it was, and how it ended."""

    game: int
    entry: int
    seat: int
    players: list[str]
    scores: list[int]
    winners: list[int]
    decisions: int


class GamesBehind(msgspec.Struct, frozen=True):
    """The games behind a bar: how many there are, and the first of them."""

    where: str
    total: int
    games: list[GameBehind]


def games_behind(folder: Path, where: str, most: int = MOST) -> GamesBehind:
    """The games of the results in a folder that are behind a bar."""
    with reading(folder):
        plan, tables = read_results(folder)
        kind, _, value = where.partition(":")
        block = value.split(" ")[0] if kind == "player" else MAIN
        find = finder(plan, folder, kind, value)
        found: list[tuple[int, int, int]] = []
        total = 0
        for games, moments in tables.chunks():
            main = figures.ended(games, block)
            inside = moments.join(main.select("game"), on="game", how="semi")
            hits = first_of_each_game(find(main, inside))
            total += len(hits)
            found += hits.head(most - len(found)).rows()
        rows = tables.rows([game for game, _, _ in found])
    return GamesBehind(where, total, [behind(rows[game], entry, seat) for game, entry, seat in found])


def behind(row: dict[str, object], entry: int, seat: int) -> GameBehind:
    known = {field: row[field] for field in ("game", "players", "scores", "winners", "decisions")}
    return msgspec.convert({**known, "entry": entry, "seat": seat}, GameBehind)


def first_of_each_game(rows: pl.DataFrame) -> pl.DataFrame:
    """One row per game: its first entry."""
    return rows.sort("game", "entry").unique("game", keep="first", maintain_order=True)


def finder(plan: Plan, folder: Path, kind: str, value: str) -> Finder:
    """How to find the games; `BadFolder` if there is no such bar."""
    try:
        if kind in (CHOICE, TRIAL, DRAW):
            return of_option(plan, kind, value)
        if kind in RANGES:
            return in_range(RANGES[kind], *map(float, value.split("..")))
        makers: dict[str, Callable[[], Finder]] = {
            "seat": lambda: won_by(int(value) - 1),
            "opening": lambda: of_opening(plan, [int(code) for code in value.split(",")]),
            "player": lambda: won_as(value.partition(" ")[2], plan.players),
            "points": lambda: of_points(value),
            "ruling": lambda: of_ruling(folder, value),
        }
        return makers[kind]()
    except (KeyError, ValueError, TypeError, IndexError):
        raise BadFolder(Why("lab_bad_where", "", {"where": f"{kind}:{value}"[:80]})) from None


def at_the_end(games: pl.DataFrame) -> pl.DataFrame:
    """Games without a moment of their own: they are looked at from their beginning."""
    return games.select("game", entry=pl.lit(-1, pl.Int32), seat=pl.lit(-1, pl.Int32))


def won_by(seat: int) -> Finder:
    return lambda games, _: at_the_end(games.filter(pl.col("winners").list.contains(seat)))


def won_as(player: str, seats: int) -> Finder:
    def find(games: pl.DataFrame, _: pl.DataFrame) -> pl.DataFrame:
        wins = [
            (pl.col("players").list.get(seat, null_on_oob=True) == player)
            & pl.col("winners").list.contains(seat)
            for seat in range(seats)
        ]
        return at_the_end(games.filter(pl.any_horizontal(wins)))

    return find


def in_range(column: str, low: float, high: float) -> Finder:
    """Games with a value from `low` to less than `high`; of scores, that of any seat."""

    def find(games: pl.DataFrame, _: pl.DataFrame) -> pl.DataFrame:
        if column == "scores":
            value = pl.element()
            inside = pl.col(column).list.eval((value >= low) & (value < high)).list.any()
        else:
            scale = 100 if column == "decided" else 1
            inside = (scale * pl.col(column) >= low) & (scale * pl.col(column) < high)
        return at_the_end(games.filter(inside))

    return find


def options_of(plan: Plan) -> pl.DataFrame:
    game = find_game(plan.game)
    return option_effects.options_by_code(game, game.read_settings(plan.settings))


def of_option(plan: Plan, kind: str, key: str) -> Finder:
    """Where somebody took the option, or chance drew it."""
    codes = options_of(plan).filter(pl.col("option") == key)["code"]
    if codes.is_empty():
        raise KeyError(key)

    def find(games: pl.DataFrame, moments: pl.DataFrame) -> pl.DataFrame:
        mine = moments.filter(pl.col("code").is_in(codes.to_list()))
        if kind == DRAW:
            return mine.filter(pl.col("kind") == DRAW).select("game", "entry", "seat")
        trials, choices = option_effects.real_choices(mine, option_effects.win_shares(games, plan.players))
        return (trials if kind == TRIAL else choices).select("game", "entry", "seat")

    return find


def of_opening(plan: Plan, wanted: list[int]) -> Finder:
    """Where the first real choices of a seat were these options."""
    if not 1 <= len(wanted) <= DEPTH:
        raise ValueError(wanted)
    options = options_of(plan)
    example = options.group_by("option").agg(pl.col("code").min().alias("example"))
    known = options.select("code", "option").join(example, on="option").select("code", "example")

    def find(_: pl.DataFrame, moments: pl.DataFrame) -> pl.DataFrame:
        real = moments.filter((pl.col("kind") == CHOICE) & (pl.col("offered").list.len() > 1))
        lines = (
            real.join(known, on="code")
            .sort("game", "entry")
            .group_by("game", "seat", maintain_order=True)
            .agg(pl.col("example").head(len(wanted)), pl.col("entry").first())
        )
        same = [pl.col("example").list.get(n, null_on_oob=True) == code for n, code in enumerate(wanted)]
        return lines.filter(pl.all_horizontal(same)).select("game", "entry", "seat")

    return find


def of_points(field: str) -> Finder:
    """Where this line of somebody's score is not zero."""

    def find(_: pl.DataFrame, moments: pl.DataFrame) -> pl.DataFrame:
        scored = moments.filter(pl.col("name") == "Scored").select("game", "entry", "seat", "fields")
        value = [msgspec.json.decode(text).get(field) or 0 for text in scored["fields"]]
        return scored.filter(pl.Series(value, dtype=pl.Int64) != 0).select("game", "entry", "seat")

    return find


def of_ruling(folder: Path, ruling: str) -> Finder:
    """Where the question arose."""
    parts = sorted((folder / RULINGS).glob("*.parquet"))
    schema = {"game": pl.Int64, "entry": pl.Int32}
    arose = pl.DataFrame(schema=schema)
    if parts:
        asked = pl.concat([pl.read_parquet(part) for part in parts])
        mine = asked.filter((pl.col("ruling") == ruling) & (pl.col("entry") >= 0))
        arose = mine.select("game", "entry").unique("game")

    def find(games: pl.DataFrame, _: pl.DataFrame) -> pl.DataFrame:
        found = arose.join(games.select("game"), on="game", how="semi")
        return found.with_columns(seat=pl.lit(-1, pl.Int32))

    return find
