"""`vespers export`: recorded games as a table for imitation learning."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from vespers.cli.common import Screen, fail, language_option
from vespers.cli.record_commands import FILE, load_or_fail
from vespers.engine.match import Match
from vespers.texts import Say


@click.command()
@click.argument("files", nargs=-1, required=True, type=FILE)
@click.option(
    "--parquet",
    "target",
    required=True,
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    help="The file to write.",
)
@language_option
def export(files: tuple[Path, ...], target: Path, language: str) -> None:
    """Write the decisions of recorded games as a table: position, legal actions, action, outcome.

    All records must be finished games of one kind, for the same number of players. Needs `vespers[rl]`.
    """
    say = Say(language)
    try:
        from vespers.rl.export import write_parquet
    except ModuleNotFoundError as error:
        fail(say("cli-export-missing", module=str(error.name)))
    check_files(files, target, say)
    matches = list(zip(names_of(files), [finished(path, language) for path in files], strict=True))
    first = matches[0][1]
    for path, (_, match) in zip(files, matches, strict=True):
        if (match.game, match.seats) != (first.game, first.seats):
            fail(say("cli-export-mixed", file=str(path), game=first.game.name, seats=first.seats))
    try:
        rows = write_parquet(matches, target)
    except OSError as error:
        fail(say("cli-export-unwritable", file=str(target), reason=error.strerror or str(error)))
    message = say("cli-exported", decisions=rows, games=len(matches), file=str(target))
    Screen(soft_wrap=True).print(message, markup=False)


def check_files(files: Sequence[Path], target: Path, say: Say) -> None:
    """No record is given twice, and none is overwritten."""
    seen = set[Path]()
    for path in files:
        if path.resolve() in seen:
            fail(say("cli-export-twice", file=str(path)))
        seen.add(path.resolve())
    if target.resolve() in seen:
        fail(say("cli-export-over", file=str(target)))


def names_of(files: Sequence[Path]) -> list[str]:
    """Distinct names of the records: file names or, if two folders have one of the same name, their paths."""
    names = [path.name for path in files]
    return names if len(set(names)) == len(names) else [str(path) for path in files]


def finished(path: Path, language: str) -> Match[Any]:
    """A record's match, if it is a whole game."""
    match, _ = load_or_fail(path, language)
    if match.outcome() is None:
        fail(Say(language)("cli-export-unfinished", file=str(path)))
    return match
