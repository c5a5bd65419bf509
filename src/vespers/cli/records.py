"""`vespers verify` and `vespers replay`: records under the eyes of the referee."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from vespers.cli.common import Screen, fail, language_option, tell
from vespers.cli.draw import drawn
from vespers.cli.lines import entry_lines, outcome_line
from vespers.engine import record
from vespers.engine.errors import BadRecord
from vespers.engine.files import read_bytes
from vespers.engine.match import Match
from vespers.games import find_game
from vespers.texts import Say

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


def load(path: Path) -> tuple[Match[Any], record.Head]:
    """A record's match, replayed strictly."""
    data = read_bytes(path, record.LARGEST)
    return record.read(data, find_game), record.read_head(data)


def load_or_fail(path: Path, language: str) -> tuple[Match[Any], record.Head]:
    """The same; a bad record ends the command with its name and the reason."""
    try:
        return load(path)
    except BadRecord as error:
        fail(f"{path}: {tell(error, language)}", code=1)


@click.command()
@click.argument("files", nargs=-1, required=True, type=FILE)
@language_option
def verify(files: tuple[Path, ...], language: str) -> None:
    """Replay records strictly, draw by draw; exit with 1 and the reason at the first bad entry."""
    say, console = Say(language), Screen(soft_wrap=True)
    for path in files:
        match, _ = load_or_fail(path, language)
        fair = "cli-verified-fair" if match.dealer is not None else "cli-verified"
        told = say(fair, file=str(path), entries=len(match.history), game=match.game.name)
        console.print(told, markup=False)


@click.command()
@click.argument("file", type=FILE)
@click.option("--to", "to", type=click.IntRange(min=0), help="Stop after so many entries (default: all).")
@click.option("--as", "seat", type=click.IntRange(min=1), help="See it as this seat (default: everything).")
@language_option
def replay(file: Path, to: int | None, seat: int | None, language: str) -> None:
    """Show a recorded game: its log and the table after entry N, as any seat knew it."""
    match, head = load_or_fail(file, language)
    say = Say(language, match.game, match.options, head.players)
    if seat is not None and seat > match.seats:
        fail(say("cli-no-seat", seat=seat, seats=match.seats))
    shown = match if to is None or to >= len(match.log) else match.at(to)
    by = None if seat is None else seat - 1
    console = Screen()
    for number in range(len(shown.log)):
        for line in entry_lines(shown, number, say, by, everything=seat is None):
            console.print(line)
    console.print(drawn(shown, by, say))
    console.print(say("cli-replayed", shown=len(shown.log), entries=len(match.log)))
    if (outcome := shown.outcome()) is not None:
        console.print(outcome_line(outcome, shown, say))
