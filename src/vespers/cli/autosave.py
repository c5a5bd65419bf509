"""Saving a match in the terminal: nothing that was played is lost."""

from __future__ import annotations

import shlex
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from vespers.cli.common import Screen
from vespers.engine import record
from vespers.engine.files import write_whole
from vespers.engine.match import Match
from vespers.texts import Say

Again = Callable[[Path], list[str]]  # the command that continues a match saved there


class Keeper:
    """Saves one match after every entry; a full disk stops no game."""

    def __init__(self, match: Match[Any], players: tuple[str, ...], path: Path | None, again: Again) -> None:
        self.match, self.players, self.path, self.again = match, players, path, again
        self.trouble = ""  # the error message of the last attempt

    def save(self, say: Say, console: Screen) -> None:
        """Save if there is a path; an error is printed once, not after every entry."""
        if self.path is not None:
            trouble = self._why_unsaved(self.path, say)
            if trouble and trouble != self.trouble:
                console.print(trouble, style="red", markup=False, soft_wrap=True)
            self.trouble = trouble

    def keep(self, say: Say, console: Screen) -> None:
        """Save an unfinished game, elsewhere if need be, and print where."""
        if self.path is None:
            if not self.match.log:
                return
            self.path = free_name(Path(f"{self.match.game.name}.jsonl"))
        self.save(say, console)
        wanted, command = self.path, shlex.join(self.again(self.path))
        if not self.trouble:
            message = say("cli-saved", file=str(wanted), command=command)
        else:
            self.path = free_name(Path(tempfile.gettempdir()) / wanted.name)
            self.save(say, console)
            message = say("cli-kept-elsewhere", file=str(self.path), wanted=str(wanted), command=command)
        if not self.trouble:
            console.print(message, markup=False, soft_wrap=True)

    def _why_unsaved(self, path: Path, say: Say) -> str:
        try:
            write_whole(path, record.write(self.match, self.players))
        except OSError as error:
            return say("cli-unsaved", file=str(path), reason=error.strerror or str(error))
        return ""


def free_name(path: Path) -> Path:
    """The path itself, or with the first number that is free."""
    number, free = 2, path
    while free.exists():
        free = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return free
