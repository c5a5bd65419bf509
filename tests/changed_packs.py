"""Packs of one's own that change one number of a game's pack and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Path = tuple[str | int, ...]


def numbers_in(tree: Any, path: Path = ()) -> Iterator[tuple[Path, int]]:
    """Every number of a pack with the way to it."""
    if isinstance(tree, dict | list):
        for key, below in tree.items() if isinstance(tree, dict) else enumerate(tree):
            yield from numbers_in(below, (*path, key))
    elif isinstance(tree, int) and not isinstance(tree, bool):
        yield path, tree


def changed(tree: Any, path: Path, value: int) -> Any:
    """The same tree with another number."""
    if not path:
        return value
    whole: Any = dict(tree) if isinstance(tree, dict) else list(tree)
    whole[path[0]] = changed(tree[path[0]], path[1:], value)
    return whole


def written(value: Any) -> str:
    """A value of a pack as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = {written(one)}' for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else f'"{value}"'


def overlay(tree: dict[str, Any], path: Path, value: int) -> str:
    """A pack of one's own that changes this number and nothing else."""
    names = [part for part in path if isinstance(part, str)]
    depth = next((n for n, part in enumerate(path) if isinstance(part, int)), len(path))
    at: Any = tree
    for part in path[:depth]:
        at = at[part]
    key = ".".join(f'"{name}"' for name in names[:depth])
    return f'{key} = {written(changed(at, path[depth:], value))}\n[pack]\nid = "changed"\nextends = true\n'


def packs_for(pack: str) -> tuple[str, ...]:
    return ("base",) if pack == "base" else ("base", pack)
