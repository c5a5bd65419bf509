"""Chooses games worth opening: of typical length, extreme in length, score or lead, or without an end."""

from __future__ import annotations

from collections import Counter

import polars as pl

from vespers.lab.chunks import Tables, tally

COLUMNS = ("game", "decisions", "scores", "winners", "lead_changes")


def samples(tables: Tables, count: int) -> dict[int, list[str]]:
    """About `count` typical games and the extremes: number -> reasons."""
    if not count:
        return {}
    extremes, lengths, broken = Extremes(), Counter[float](), list[int]()
    for games in tables.games(*COLUMNS):
        extremes.add(games)
        tally(lengths, games["decisions"])
        unwon = games.filter(pl.col("winners").list.len() == 0)["game"]
        broken += unwon.head(count - len(broken)).to_list()
    found = [("typical", number) for number in typical(tables, lengths, count)]
    found += [(reason, number) for reason, (_, number) in extremes.found.items()]
    found += [("broken", number) for number in broken]
    chosen: dict[int, list[str]] = {}
    for reason, number in sorted(found, key=lambda one: one[1]):
        chosen.setdefault(number, []).append(reason)
    return chosen


class Extremes:
    """For every measure, the first game in which it is greatest."""

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
        self.found: dict[str, tuple[int, int]] = {}  # reason -> the measure, the game

    def add(self, games: pl.DataFrame) -> None:
        for reason, measure in self.measures.items():
            measured = games.select("game", measure=measure).drop_nulls()
            first = measured.sort("measure", "game", descending=[True, False]).head(1)
            for number, value in first.iter_rows():
                if reason not in self.found or value > self.found[reason][0]:
                    self.found[reason] = (value, number)


def typical(tables: Tables, lengths: Counter[float], count: int) -> list[int]:
    """Games of the middle lengths, the shortest first, then by number."""
    skipped = max(0, (lengths.total() - count) // 2)
    found: list[int] = []
    for length in sorted(lengths):
        if skipped >= lengths[length]:
            skipped -= lengths[length]
        elif len(found) < count:
            found += of_length(tables, length, skipped, count - len(found))
            skipped = 0
    return found


def of_length(tables: Tables, length: float, skipped: int, count: int) -> list[int]:
    """The first games of a length, after the skipped ones."""
    found: list[int] = []
    for games in tables.games("game", "decisions"):
        same = games.filter(pl.col("decisions") == length)["game"]
        found += same.slice(min(skipped, len(same)), count - len(found)).to_list()
        skipped = max(0, skipped - len(same))
        if len(found) == count:
            break
    return found
