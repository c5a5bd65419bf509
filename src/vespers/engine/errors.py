"""The errors, one class each. Every error carries a `Why`; interfaces turn it into a sentence.

VespersError
├── Refused            an action was not accepted; nothing has changed
│   ├── Unreadable     it is no action of this game
│   ├── NotYourTurn    another seat is asked
│   ├── Illegal        the rules forbid it: `why.section` says where
│   ├── Stale          it answers a position that is no longer current
│   └── GameOver       the game has ended
├── BadOptions         a game cannot be set up like this
├── BadPack            a content pack is wrong: file, key, what was expected
├── BadRecord          a record cannot be trusted: which entry, and why
└── BadScript          a scripted or typed die, card or draw that cannot come up
"""

from __future__ import annotations

from vespers.engine.messages import Why


class VespersError(Exception):
    """An error in the input, never a bug in the program."""

    def __init__(self, why: Why) -> None:
        super().__init__(plain(why))
        self.why = why


def plain(why: Why) -> str:
    """The reason for logs and developers; users see the text of the key instead."""
    values = ", ".join(f"{name}={value}" for name, value in why.values.items())
    return why.key + (f" (§{why.section})" if why.section else "") + (f": {values}" if values else "")


class Refused(VespersError):
    """An action was not accepted; nothing has changed."""


class Unreadable(Refused):
    """It is no action of this game."""


class NotYourTurn(Refused):
    """Another seat is asked."""


class Illegal(Refused):
    """The rules forbid it."""


class Stale(Refused):
    """It answers a position that is no longer current."""


class GameOver(Refused):
    """The game has ended."""


class BadSettings(VespersError):
    """A game cannot be set up like this."""


class BadPack(VespersError):
    """A content pack is wrong: file, key, what was expected."""

    def __init__(self, file: str, key: str, expected: str, got: str = "") -> None:
        kind = "bad_pack_file" if not key else "bad_pack_got" if got else "bad_pack"
        super().__init__(Why(kind, "", {"file": file, "key": key, "expected": expected, "got": got}))
        self.file, self.key, self.expected, self.got = file, key, expected, got


class BadRecord(VespersError):
    """A record cannot be trusted. `entry` counts from 1; 0 is its head, -1 its end."""

    def __init__(self, why: Why, entry: int) -> None:
        super().__init__(Why(why.key, why.section, {**why.values, "entry": entry}))
        self.entry = entry


class BadScript(VespersError):
    """A scripted or typed die, card or draw that cannot come up."""
