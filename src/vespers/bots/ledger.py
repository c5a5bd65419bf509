"""A file that remembers what a ladder has played: long measurements are made in pieces, and add up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from vespers.bots.ladder import Meeting

Conditions = dict[str, str | int | float | bool]


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
        for number, line in enumerate(path.read_bytes().splitlines() if path.exists() else []):
            entry = self._read(line, number + 1)
            if entry.conditions == conditions:
                self.known[entry.deal, entry.one, entry.other] = entry.meeting

    def _read(self, line: bytes, number: int) -> Entry:
        try:
            return msgspec.json.decode(line, type=Entry)
        except msgspec.MsgspecError as error:
            raise ValueError(f"{self.path}, line {number}: not a meeting of a ladder ({error})") from error

    def find(self, deal: int, one: str, other: str) -> Meeting | None:
        """A meeting that has been played already."""
        return self.known.get((deal, one, other))

    def keep(self, deal: int, one: str, other: str, meeting: Meeting) -> None:
        """Write a meeting down at once: one may stop at any time."""
        self.known[deal, one, other] = meeting
        entry: Any = Entry(self.conditions, deal, one, other, meeting)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(entry) + b"\n")
