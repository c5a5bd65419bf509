"""Games worth opening, and why: of middle length, extreme in length, score or lead, any dead end."""

from __future__ import annotations

from collections import Counter

import polars as pl

from vespers.lab.reading import Games, tally

COLUMNS = ("game", "decisions", "scores", "winners", "lead_changes")


def samples(games: Games, many: int) -> dict[int, list[str]]:
    """About so many typical games, and the extremes: number -> why."""
    if not many:
        return {}
    extremes, lengths, broken = Extremes(), Counter[float](), list[int]()
    for piece in games.pieces(*COLUMNS):
        extremes.add(piece)
        tally(lengths, piece["decisions"])
        unwon = piece.filter(pl.col("winners").list.len() == 0)["game"]
        broken += unwon.head(many - len(broken)).to_list()
    found = [("typical", number) for number in typical(games, lengths, many)]
    found += [(why, number) for why, (_, number) in extremes.found.items()]
    found += [("broken", number) for number in broken]
    kept: dict[int, list[str]] = {}
    for why, number in sorted(found, key=lambda one: one[1]):
        kept.setdefault(number, []).append(why)
    return kept


class Extremes:
    """Of every measure the first game in which it is greatest."""

    def __init__(self) -> None:
        scores = pl.col("scores").list.sort(descending=True)
        best, second = (scores.list.get(n, null_on_oob=True) for n in (0, 1))
        self.measures = {
            "short": -pl.col("decisions"),
            "long": pl.col("decisions"),
            "high": best,
            "clear": best - second,
            "close": second - best,
            "restless": pl.col("lead_changes"),
        }
        self.found: dict[str, tuple[int, int]] = {}  # the measure, the game

    def add(self, games: pl.DataFrame) -> None:
        for why, measure in self.measures.items():
            told = games.select("game", measure=measure).drop_nulls()
            first = told.sort("measure", "game", descending=[True, False]).head(1)
            for number, value in first.iter_rows():
                if why not in self.found or value > self.found[why][0]:
                    self.found[why] = (value, number)


def typical(games: Games, lengths: Counter[float], many: int) -> list[int]:
    """So many from the middle of all games, the shortest first, then by their number."""
    skipped = max(0, (lengths.total() - many) // 2)
    found: list[int] = []
    for length in sorted(lengths):
        if skipped >= lengths[length]:
            skipped -= lengths[length]
        elif len(found) < many:
            found += of_length(games, length, skipped, many - len(found))
            skipped = 0
    return found


def of_length(games: Games, length: float, skipped: int, many: int) -> list[int]:
    """The first games of a length, but for some that are skipped."""
    found: list[int] = []
    for piece in games.pieces("game", "decisions"):
        same = piece.filter(pl.col("decisions") == length)["game"]
        found += same.slice(min(skipped, len(same)), many - len(found)).to_list()
        skipped = max(0, skipped - len(same))
        if len(found) == many:
            break
    return found
