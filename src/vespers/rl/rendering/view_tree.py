"""A view as lines of text, for any game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

WIDE = 96  # characters: what is longer is broken into its parts


def tree(name: str, view: Any) -> str:
    """The whole view, indented."""
    return "\n".join([name, *_lines(msgspec.to_builtins(view), "  ")])


def _lines(thing: Any, indent: str) -> Iterator[str]:
    for name, value in thing.items() if isinstance(thing, dict) else enumerate(thing):
        plain = f"{indent}{name}: {_plain(value)}"
        if isinstance(value, dict | list | tuple) and len(plain) > WIDE and _nested(value):
            yield f"{indent}{name}"
            yield from _lines(value, indent + "  ")
        else:
            yield plain


def _nested(value: Any) -> bool:
    inside = value.values() if isinstance(value, dict) else value
    return any(isinstance(x, dict | list | tuple) for x in inside)


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_plain(x)}" for name, x in value.items())
    if isinstance(value, list | tuple):
        return "(" + " ".join(_plain(x) for x in value) + ")"
    return str(value)
