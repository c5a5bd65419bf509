"""Trees of a pack as TOML that a person can read: tables two deep get a header, deeper ones a line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

BARE = re.compile(r"[A-Za-z0-9_-]+")


def dumps(tree: Mapping[str, Any]) -> str:
    """A tree of tables as TOML; `None`, which TOML does not know, becomes an empty text."""
    return "\n".join(part for name, table in tree.items() for part in table_lines(key(name), table))


def table_lines(name: str, table: Mapping[str, Any]) -> Iterator[str]:
    """Plain values first, then each table within under its own header."""
    inner = {id: one for id, one in table.items() if isinstance(one, dict)}
    plain = {id: one for id, one in table.items() if id not in inner}
    if plain or not inner:
        yield section(name, plain)
    for id, one in inner.items():
        yield section(f"{name}.{key(id)}", one)


def section(name: str, table: Mapping[str, Any]) -> str:
    lines = [f"{key(id)} = {value(one)}\n" for id, one in table.items()]
    return f"[{name}]\n" + "".join(lines)


def key(name: str) -> str:
    return name if BARE.fullmatch(name) else string(name)


def value(one: Any) -> str:
    if isinstance(one, bool):
        return "true" if one else "false"
    if isinstance(one, int | float):
        return repr(one)
    if isinstance(one, dict):
        inside = ", ".join(f"{key(name)} = {value(inner)}" for name, inner in one.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(one, list | tuple):
        return "[" + ", ".join(value(inner) for inner in one) + "]"
    return string("" if one is None else str(one))


def string(text: str) -> str:
    """JSON's escapes are TOML's too, but for one control character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
