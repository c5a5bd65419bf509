"""TOML from untrusted sources: measured before it is parsed.

`tomllib` keeps every prefix of a dotted key and calls itself for every bracket, so a small text can cost
gigabytes. The scanner here knows strings and comments, reads the text once and refuses what nobody needs.
It agrees with `tomllib` up to the first error in the text; there `tomllib` stops anyway.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

LARGEST = 64 * 1024  # characters
PARTS = 8  # of a dotted key
DEPTH = 8  # of arrays, inline tables and the brackets of a header
DIGITS = 24  # of a number: more than any that a program writes

TOKEN = re.compile(r"(\"\"\"|'''|[\"'])|#[^\n]*|([\[{])|([\]}])|(\.)|[=,\n]|([A-Za-z0-9_]+)")
CLOSING = {
    '"': re.compile(r'\\.|(["\n])', re.DOTALL),
    '"""': re.compile(r'\\.|("{3,5})', re.DOTALL),  # up to two quotes belong to the text
    "'": re.compile(r"(['\n])"),
    "'''": re.compile(r"('{3,5})"),
}
NUMBER = re.compile(r"[0-9][0-9_]*|0[box][0-9a-fA-F_]+")


class TooMuch(ValueError):
    """A text beyond the limits."""

    def __init__(self, expected: str, got: str) -> None:
        super().__init__(f"expected {expected} ({got})")
        self.expected, self.got = expected, got


def loads(text: str) -> dict[str, Any]:
    """The tree of a text; `TooMuch` if it is beyond the limits, `ValueError` if it is no TOML."""
    check(text)
    return tomllib.loads(text)


def check(text: str) -> None:
    """Raise `TooMuch` for a text that is too large, or nested too deep, to be parsed."""
    if len(text) > LARGEST:
        raise TooMuch(f"at most {LARGEST:,} characters", f"{len(text):,}")
    place = depth = dots = 0
    while (token := TOKEN.search(text, place)) is not None:
        quote, opening, closing, dot, word = token.groups()
        place = token.end() if quote is None else _after_string(text, token.end(), quote)
        if opening is not None:
            depth += 1
        elif closing is not None:
            depth = max(0, depth - 1)
        if dot is not None:
            dots += 1
        elif quote is None and word is None:
            dots = 0  # a bracket, an equals sign, a comma, a comment or a new line ends every key
        elif word is not None and len(word) > DIGITS and NUMBER.fullmatch(word):
            raise _too_much(text, place, f"numbers of at most {DIGITS} digits")
        if depth > DEPTH:
            raise _too_much(text, place, f"brackets nested at most {DEPTH} deep")
        if dots >= PARTS:
            raise _too_much(text, place, f"keys of at most {PARTS} parts")


def _after_string(text: str, place: int, quote: str) -> int:
    """Where the text goes on after a string that begins before `place`."""
    for found in CLOSING[quote].finditer(text, place):
        if found[1] is not None:
            return found.end()
    return len(text)


def _too_much(text: str, place: int, expected: str) -> TooMuch:
    return TooMuch(expected, f"more in line {text.count(chr(10), 0, place) + 1}")
