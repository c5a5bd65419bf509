"""The errors of the lab."""

from __future__ import annotations

from vespers.engine.errors import VespersError
from vespers.engine.messages import Why


class BadStudy(VespersError):
    """A study that cannot be played. Names file, line and key, what was expected and what was found."""

    def __init__(self, file: str, line: int, key: str, expected: str, got: str = "") -> None:
        kind = "bad_study" if key else "bad_study_file"
        found: dict[str, int | str] = {
            "file": file,
            "line": line,
            "key": key,
            "expected": expected,
            "got": got or "—",
        }
        super().__init__(Why(kind, "", found))
        self.file, self.line, self.key, self.expected, self.got = file, line, key, expected, got


class BadFolder(VespersError):
    """A folder of results or records that cannot be used."""


class NoCluster(VespersError):
    """No Ray cluster answers at the given address."""
