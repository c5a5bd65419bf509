"""`vespers verify` and `vespers replay`: check and show records."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from vespers.cli.board import drawn
from vespers.cli.common import Screen, error_text, fail, language_option
from vespers.cli.log_lines import entry_lines, outcome_line
from vespers.engine import record
from vespers.engine.errors import BadRecord
from vespers.engine.files import read_bytes
from vespers.engine.match import Match
from vespers.engine.messages import Why
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
        fail(Say(language)("table-labelled", name=str(path), text=error_text(error, language)), code=1)


@click.command()
@click.argument("files", nargs=-1, required=True, type=FILE)
@click.option("--commitment", metavar="HASH", help="What was published when the match began.")
@language_option
def verify(files: tuple[Path, ...], commitment: str | None, language: str) -> None:
    """Replay records strictly, draw by draw; exit with 1 and the reason at the first bad entry.

    With --commitment, also compare with the fingerprint that the table showed at the start.
    """
    say, console = Say(language), Screen(soft_wrap=True)
    for path in files:
        match, head = load_or_fail(path, language)
        if commitment is not None:
            check_promise(path, match, head, commitment, language)
        fair = "cli-verified-fair" if match.dealer is not None else "cli-verified"
        message = say(fair, file=str(path), entries=len(match.history), game=match.game.name)
        console.print(message, markup=False)


def check_promise(path: Path, match: Match[Any], head: record.Head, promised: str, language: str) -> None:
    """Exit with 1 unless the record is what was promised, and its seed shows it."""
    say = Say(language)
    if head.commitment != promised.strip().lower():
        other = Why("other_commitment", "", {"found": head.commitment or "—"})
        fail(say("table-labelled", name=str(path), text=error_text(BadRecord(other, 0), language)), code=1)
    if match.dealer is None:
        fail(say("cli-no-seed", file=str(path)), code=1)


@click.command()
@click.argument("file", type=FILE)
@click.option("--to", "to", type=click.IntRange(min=0), help="Stop after N entries (default: all).")
@click.option("--as", "seat", type=click.IntRange(min=1), help="See it as this seat (default: everything).")
@language_option
def replay(file: Path, to: int | None, seat: int | None, language: str) -> None:
    """Show a recorded game: its log and the table after entry N, as any seat knew it."""
    match, head = load_or_fail(file, language)
    say = Say(language, match.game, match.settings, head.players)
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
