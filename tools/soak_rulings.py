"""The conformance kit with random rulings: every game, table and mode in turn, other answers in each match.

python tools/soak_rulings.py [--matches 20000] [--minutes 60] [--thorough 0.05] [--progress FILE] [GAME …]

A run that was broken off goes on where it stood; one that has found a fault begins with it.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from vespers.engine import kernel
from vespers.engine.conformance import Kit, KitFailure
from vespers.engine.game import Game
from vespers.games import find_game, game_names

PROGRESS = Path("build") / "soak-rulings.json"
WRITTEN = 25  # matches between two notes


class Progress(msgspec.Struct):
    """How far a run came, and what was asked for: other questions begin a new run."""

    questions: list[str]
    done: int = 0


class Table(NamedTuple):
    game: Game[Any]
    seats: int
    settings: Any


def tables(names: list[str]) -> list[Table]:
    """Every number of players and every mode of these games."""
    games = [find_game(name) for name in names]
    return [
        Table(game, seats, one) for game in games for seats in game.players for one in game.variants(seats)
    ]


def questions(names: list[str]) -> list[str]:
    """All rulings with their answers: what a run is about."""
    return [f"{name} {one.id}: {', '.join(one.answers)}" for name in names for one in find_game(name).rulings]


def table_of(all_tables: list[Table], number: int) -> Table:
    """The table of a match, with rulings drawn by its number."""
    game, seats, settings = all_tables[number % len(all_tables)]
    draw = random.Random(number)
    rulings = {one.id: draw.choice(one.answers) for one in game.rulings}
    return Table(game, seats, msgspec.structs.replace(settings, rulings=rulings))


def taken_up(path: Path, asked: list[str]) -> Progress:
    """The progress of the last run, if it asked the same."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Progress)
    except (OSError, msgspec.DecodeError):
        return Progress(asked)
    return found if found.questions == asked else Progress(asked)


def note(path: Path, progress: Progress) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(progress))


def play(table: Table, number: int, thorough: float) -> None:
    """One match under the eyes of the kit."""
    Kit(table.game, table.seats, table.settings, thorough=thorough).run([number])


def soak(names: list[str], matches: int, seconds: float, thorough: float, path: Path) -> int:
    """Matches until there were enough, the time is over, or a promise is broken."""
    all_tables, progress = tables(names), taken_up(path, questions(names))
    first, end = progress.done, time.monotonic() + seconds
    while progress.done < matches and time.monotonic() < end:
        table = table_of(all_tables, progress.done)
        try:
            play(table, progress.done, thorough)
        except KitFailure as failure:
            note(path, progress)
            print(f"FAILED: match {progress.done}, {table.settings}: {failure}", file=sys.stderr)
            return 1
        progress.done += 1
        if progress.done % WRITTEN == 0:
            note(path, progress)
    note(path, progress)
    print(
        f"random rulings: {progress.done} of {matches} matches, {progress.done - first} now, all as promised"
    )
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the conformance kit over matches with random rulings.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="; ".join(game_names()))
    parser.add_argument("--matches", type=int, default=20_000, help="all runs together")
    parser.add_argument("--minutes", type=float, default=60.0, help="of this run, at most")
    parser.add_argument("--thorough", type=float, default=0.05, metavar="SHARE")
    parser.add_argument("--progress", type=Path, default=PROGRESS, metavar="FILE")
    asked = parser.parse_args()
    unknown = sorted({*asked.games} - {*game_names()})
    if unknown:
        parser.error(f"no such game: {', '.join(unknown)} (there are: {', '.join(game_names())})")
    names = [name for name in asked.games or game_names() if find_game(name).rulings]
    print("compiled" if kernel.COMPILED else "interpreted")
    return soak(names, asked.matches, asked.minutes * 60, asked.thorough, asked.progress)


if __name__ == "__main__":
    sys.exit(main())
