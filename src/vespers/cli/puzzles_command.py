"""`vespers puzzles`: cut puzzles from games, and solve one in the terminal."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click
import msgspec

from vespers.bots import find_bot
from vespers.bots.arena import play_game
from vespers.bots.puzzle import FILE as PUZZLES
from vespers.bots.puzzle import GRADES, Puzzle, PuzzleFile, puzzle_of_the_day, read_puzzles
from vespers.bots.puzzle import puzzles as puzzles_of
from vespers.bots.puzzle_maker import Collection, cut
from vespers.cli.common import FiniteRange, Screen, fail, game_argument, language_option
from vespers.cli.puzzle_terminal import solve_puzzle
from vespers.cli.record_commands import FILE, load_or_fail
from vespers.cli.reporting import check_seats, progress_bar, seed_option
from vespers.cli.simulate_command import bots_of
from vespers.engine.files import write_whole
from vespers.engine.game import Game
from vespers.engine.match import Match
from vespers.texts import Say

Source = tuple[str, Match[Any]]  # a game to cut from, and what it is called


@click.command()
@game_argument
@click.argument("records", nargs=-1, type=FILE)
@click.option(
    "--many",
    type=click.IntRange(min=1),
    default=40,
    show_default=True,
    help="Puzzles in the file at the end.",
)
@click.option("--minutes", type=FiniteRange(min=0, min_open=True), help="Stop after this time.")
@click.option("--players", type=int, help="How many bots play (default: two, or as many as the game needs).")
@click.option("--bots", default="brother", show_default=True, metavar="NAMES", help="Who plays.")
@seed_option
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The file to add to (default: the one in the game's folder).",
)
@click.option("--solve", is_flag=True, help="Solve a puzzle here instead: today's, or that of --puzzle.")
@click.option("--puzzle", "name", metavar="ID", help="The puzzle to solve.")
@language_option
def puzzles(
    game: Game[Any],
    records: tuple[Path, ...],
    many: int,
    minutes: float | None,
    players: int | None,
    bots: str,
    seed: int,
    out: Path | None,
    solve: bool,
    name: str | None,
    language: str,
) -> None:
    """Cut puzzles of GAME from games of bots, or from RECORDS; with --solve, solve one.

    A puzzle is a position in which one move is clearly best, to what its player can know. Stop with Ctrl-C;
    the same command goes on.
    """
    say = Say(language, game)
    if solve or name is not None:
        solve_puzzle(chosen_puzzle(game, out, name, say), language)
        return
    seats = max(2, game.players[0]) if players is None else players
    check_seats(game, seats, say)
    path = file_of(game, out, say)
    made = [puzzle.file for puzzle in read_puzzles(game, path).values()] if path.is_file() else []
    if records:
        sources = recorded(records, game, language)
    else:
        sources = played(game, bots_of(bots, seats, say), seed, made)
    collection = Collection(many, made)
    path.parent.mkdir(parents=True, exist_ok=True)
    collect(sources, collection, path, None if minutes is None else 60 * minutes, say)
    report(collection, path, say)


def file_of(game: Game[Any], out: Path | None, say: Say) -> Path:
    """Where the puzzles stand."""
    if out is None and not game.folder.is_dir():
        fail(say("cli-puzzles-no-folder", game=game.name))
    return out or game.folder / "puzzles" / PUZZLES


def chosen_puzzle(game: Game[Any], out: Path | None, name: str | None, say: Say) -> Puzzle:
    """The puzzle of that name, or today's."""
    found = puzzles_of(game) if out is None else read_puzzles(game, out)
    if name is None and out is None:
        today = puzzle_of_the_day([game], datetime.now(UTC).date())
    else:
        today = next(iter(found.values()), None) if name is None else found.get(name)
    if today is None:
        fail(say("cli-no-puzzle", game=game.name, puzzle=name or "", known=", ".join(found) or "–"))
    return today


def played(game: Game[Any], names: list[str], seed: int, made: Iterable[PuzzleFile]) -> Iterator[Source]:
    """Games of bots without end, after the last one from which a puzzle was cut."""
    seated = [find_bot(name) for name in names]
    prefix = f"{seed}:{','.join(names)}:"
    before = [puzzle.source.removeprefix(prefix) for puzzle in made if puzzle.source.startswith(prefix)]
    number = max(map(int, before), default=-1) + 1
    while True:
        source = f"{prefix}{number}"
        yield source, play_game(game, game.settings(), seated, source)
        number += 1


def recorded(paths: Iterable[Path], game: Game[Any], language: str) -> Iterator[Source]:
    """The games of these records, as far as they are of this game."""
    for path in paths:
        match, _ = load_or_fail(path, language)
        if match.game is not game:
            fail(Say(language)("cli-other-game", file=str(path), game=match.game.name, expected=game.name))
        yield path.name, match


def collect(
    sources: Iterator[Source], collection: Collection, path: Path, seconds: float | None, say: Say
) -> None:
    """Cut puzzles until there are enough, the time is over, or somebody stops it; each is kept at once."""
    until = None if seconds is None else time.monotonic() + seconds
    with progress_bar(quiet=False) as progress:
        task = progress.add_task(path.name, total=collection.many, completed=collection.grades.total())
        try:
            while not collection.complete() and (until is None or time.monotonic() < until):
                found = next(sources, None)
                if found is None:
                    return
                for puzzle in cut(found[1], found[0], collection):
                    keep(path, puzzle)
                    progress.advance(task)
        except KeyboardInterrupt:
            return


def keep(path: Path, puzzle: PuzzleFile) -> None:
    """Add a line to the file."""
    before = path.read_bytes() if path.exists() else b""
    write_whole(path, before + msgspec.json.encode(puzzle) + b"\n")


def report(collection: Collection, path: Path, say: Say) -> None:
    """How many there are of each grade."""
    console = Screen(soft_wrap=True)
    console.print(say("cli-puzzles-made", count=collection.grades.total(), file=str(path)), markup=False)
    for grade in GRADES:
        line = say("table-labelled", name=say(f"puzzle-grade-{grade}"), text=str(collection.grades[grade]))
        console.print(f"  {line}", markup=False)
