"""What can be wrong with a study; told like every other error of ours."""

from __future__ import annotations

from vespers.engine.errors import VespersError
from vespers.engine.words import Why


class BadStudy(VespersError):
    """A study is refused before its first game: file, line, key, what was expected, what was found."""

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
    """A folder of results is not what was expected."""


class NoCluster(VespersError):
    """No Ray cluster is where it was said to be."""
