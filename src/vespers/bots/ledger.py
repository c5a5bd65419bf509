"""A file of the meetings that a ladder has played: a long measurement can be made in parts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import msgspec

from vespers.bots.ladder import Meeting
from vespers.engine.errors import VespersError
from vespers.engine.messages import Why

Conditions = dict[str, str | int | float | bool]
LONGEST = 16 * 1024 * 1024  # bytes of a line: far beyond any meeting


class BadLedger(VespersError):
    """A file is not a ledger: the line and the reason; line 0 if it cannot be read."""

    def __init__(self, path: Path, line: int, problem: str) -> None:
        kind = "bad_ledger" if line else "bad_ledger_file"
        super().__init__(Why(kind, "", {"file": str(path), "line": line, "problem": problem}))


def lines_of(file: IO[bytes]) -> Iterator[bytes]:
    """The lines of a file; of an endless one, enough to see that it is too long."""
    while line := file.readline(LONGEST + 1):
        yield line.rstrip(b"\r\n")


class Entry(msgspec.Struct, frozen=True):
    """One meeting, and all that it depends on."""

    conditions: Conditions
    deal: int
    one: str
    other: str
    meeting: Meeting


class Ledger:
    """The meetings under some conditions (game, version, table, budget, seed), one line of JSON for each."""

    def __init__(self, path: Path, conditions: Conditions) -> None:
        self.path, self.conditions = path, conditions
        self.known: dict[tuple[int, str, str], Meeting] = {}
        try:
            with path.open("a+b") as file:  # created at once: it fails before the games are played
                file.seek(0)
                for number, line in enumerate(lines_of(file), 1):
                    self._learn(self._read(line, number))
        except OSError as error:
            raise BadLedger(path, 0, error.strerror or str(error)) from None

    def _learn(self, entry: Entry) -> None:
        if entry.conditions == self.conditions:
            self.known[entry.deal, entry.one, entry.other] = entry.meeting

    def _read(self, line: bytes, number: int) -> Entry:
        if len(line) > LONGEST:
            raise BadLedger(self.path, number, f"more than {LONGEST:,} bytes")
        try:
            return msgspec.json.decode(line, type=Entry)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadLedger(self.path, number, str(error)) from None

    def find(self, deal: int, one: str, other: str) -> Meeting | None:
        """A meeting that has been played already."""
        return self.known.get((deal, one, other))

    def keep(self, deal: int, one: str, other: str, meeting: Meeting) -> None:
        """Write a meeting to the file at once, so the ladder can be stopped at any time."""
        self.known[deal, one, other] = meeting
        entry: Any = Entry(self.conditions, deal, one, other, meeting)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(entry) + b"\n")
