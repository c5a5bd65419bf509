"""How often each option is taken in two studies, on the same deals; a seat counts once a game."""

from __future__ import annotations

import math
from typing import NamedTuple

import polars as pl

from vespers.games import find_game
from vespers.lab import figures, option_effects
from vespers.lab.findings import Findings
from vespers.lab.plan import Plan

FEWEST = 20  # games in which seats had an option
DEAL = ["deal", "line_up"]


class TakenPair(NamedTuple):
    """One option: the share of the seats that had it and took it, before and after, and the error."""

    key: str
    before: float
    after: float
    error: float  # of the difference
    games: int  # that both studies recorded


def taken_shares(before: Findings, after: Findings) -> list[TakenPair]:
    """Every option that seats had in `FEWEST` games of each study: fewer would show nothing."""
    ours, theirs = (counts(one) for one in (before, after))
    deals = ours.select(DEAL).unique().join(theirs.select(DEAL).unique(), on=DEAL)
    both = set(ours["option"]) & set(theirs["option"])
    return [one for key in sorted(both) if (one := taken_pair(key, deals, ours, theirs)) is not None]


def counts(found: Findings) -> pl.DataFrame:
    """One row per main game and option: how many seats had it, and how many took it."""
    options = options_of(found.plan)
    rows = [of_chunk(*chunk, options, found.plan.players) for chunk in found.tables.chunks()]
    return pl.concat(rows)


def options_of(plan: Plan) -> pl.DataFrame:
    game = find_game(plan.game)
    return option_effects.options_by_code(game, game.read_settings(plan.settings))


def of_chunk(games: pl.DataFrame, moments: pl.DataFrame, options: pl.DataFrame, seats: int) -> pl.DataFrame:
    ended = figures.ended(games)
    inside = moments.join(ended.select("game"), on="game", how="semi")
    shares = option_effects.win_shares(ended, seats)
    both = pl.concat(option_effects.real_choices(inside, shares))  # trials, and choices of bots
    rows = option_effects.chosen(both, options, shares)
    had = rows.group_by("game", "seat", "option").agg(pl.col("took").any())
    by_game = had.group_by("game", "option").agg(
        had=pl.len().cast(pl.Float64), took=pl.col("took").sum().cast(pl.Float64)
    )
    return by_game.join(ended.select("game", *DEAL), on="game").select(*DEAL, "option", "had", "took")


def taken_pair(key: str, deals: pl.DataFrame, ours: pl.DataFrame, theirs: pl.DataFrame) -> TakenPair | None:
    """The difference of two ratios, linearised and paired by deal.

    Source: Cochran, "Sampling Techniques" (3rd ed. 1977), chapter 6.
    """
    mine = deals
    for name, table in (("before", ours), ("after", theirs)):
        own = table.filter(pl.col("option") == key).select(
            *DEAL, **{f"{name}_had": "had", f"{name}_took": "took"}
        )
        mine = mine.join(own, on=DEAL, how="left")
    mine = mine.fill_null(0.0)
    games, seen, residuals, shares = len(mine), len(mine), None, []
    for name in ("before", "after"):
        had, took = mine[f"{name}_had"], mine[f"{name}_took"]
        whole, seen = float(had.sum()), min(seen, int((had > 0).sum()))
        if seen < FEWEST:
            return None
        shares.append(float(took.sum()) / whole)
        rest = (took - shares[-1] * had) * (games / whole)
        residuals = rest if residuals is None else rest - residuals
    assert residuals is not None
    error = math.sqrt(float((residuals * residuals).sum()) / (games - 1) / games)
    return TakenPair(key, shares[0], shares[1], max(error, least_error(seen)), games)


def least_error(games: int) -> float:
    """The error where no game differs from another: as if the next one but one did (Laplace's rule)."""
    share = 1 / (games + 2)
    return math.sqrt(share * (1 - share) / games)
