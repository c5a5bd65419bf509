"""Ways to spoil what was right: bytes, JSON values and texts, decided by a source of chance alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

STRANGE: list[Any] = [
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    2**64,
    -(2**63) - 1,
    10**30,
    0.5,
    1e308,
    "",
    "\0",
    "é" * 3,
    "\u202e",
    "a" * 300,
    "-1",
    "NaN",
    "../../etc/passwd",
    "' OR 1=1 --",
    [],
    {},
    [[]],
    {"": {"": {}}},
]
NUMBERS = ["-1", "0", "1", "2", "3", "9", "12", "60", "99", "100", "-9", "2.5", "[]", '"a"', "9" * 23]
PIECES = [
    b"\0",
    b"\xff",
    b"\xed\xa0\x80",
    b"\xef\xbb\xbf",
    b"\\ud800",
    b"9" * 30,
    b"-",
    b"1e999999",
    b"{",
    b"[" * 40,
    b"]" * 40,
    b'"',
    b"\n",
    b"\r\n",
    b"a.a.a.a.a.a.a.a.a.a",
    b"= =",
    b"nan",
    b"inf",
    b"true",
    b"null",
]


def spoil_bytes(rng: Random, data: bytes) -> bytes:
    """A few bytes changed, lost, doubled or put in."""
    for _ in range(rng.choice([1, 1, 1, 2, 3, 8])):
        data = rng.choice(BYTE_WAYS)(rng, data)
    return data


def _change(rng: Random, data: bytes) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]


def _lose(rng: Random, data: bytes) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + data[at + rng.randrange(1, 30) :]


def _cut(rng: Random, data: bytes) -> bytes:
    return data[: rng.randrange(len(data) + 1)]


def _double(rng: Random, data: bytes) -> bytes:
    at = rng.randrange(len(data) + 1)
    end = at + rng.randrange(1, 40)
    return data[:end] + data[at:end] * rng.choice([1, 1, 5]) + data[end:]


def _put_in(rng: Random, data: bytes) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.choice(PIECES) + data[at:]


def _swap_lines(rng: Random, data: bytes) -> bytes:
    lines = data.split(b"\n")
    a, b = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]
    return b"\n".join(lines)


BYTE_WAYS: list[Callable[[Random, bytes], bytes]] = [_change, _lose, _cut, _double, _put_in, _swap_lines]


def other_number(rng: Random, text: str) -> str:
    """A text with one of its numbers replaced."""
    found = list(re.finditer(r"\d+", text))
    if not found:
        return text
    at = rng.choice(found)
    return text[: at.start()] + rng.choice(NUMBERS) + text[at.end() :]


def spoil_value(rng: Random, value: Any) -> Any:
    """A JSON value with one thing in it replaced, lost, added or put elsewhere."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        return _spoil_dict(rng, dict(value))
    if isinstance(value, list) and value and rng.random() < 0.8:
        spoilt = list(value)
        at = rng.randrange(len(spoilt))
        if rng.random() < 0.2:
            del spoilt[at]
        else:
            spoilt[at] = spoil_value(rng, spoilt[at])
        return spoilt
    if isinstance(value, int) and rng.random() < 0.5:
        return value + rng.choice([-1, 1, 2, 100, -100])
    if isinstance(value, str) and rng.random() < 0.5:
        return spoil_bytes(rng, value.encode()).decode("utf-8", "replace")
    return rng.choice(STRANGE)


def _spoil_dict(rng: Random, value: dict[str, Any]) -> dict[str, Any]:
    key = rng.choice(sorted(value))
    way = rng.random()
    if way < 0.15:
        del value[key]
    elif way < 0.25:
        value[rng.choice(["", "type", "x", key.upper(), "a" * 300])] = rng.choice(STRANGE)
    else:
        value[key] = spoil_value(rng, value[key])
    return value
