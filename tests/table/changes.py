"""How a client lays changes over the sight it has: `docs/protocol.md`, in Python."""

from __future__ import annotations

from typing import Any


def patched(sight: Any, fields: Any) -> Any:
    """The new sight; the old one stays as it is."""
    fresh = dict(sight)
    for field, change in fields.items():
        if "gone" in change:
            fresh.pop(field, None)
        else:
            fresh[field] = changed(fresh.get(field), change)
    return fresh


def changed(old: Any, change: Any) -> Any:
    if "to" in change:
        return change["to"]
    if "in" in change:
        return patched(old, change["in"])
    new: list[Any] = []
    for part in change["list"]:
        if isinstance(part, list):
            new += old[part[0] : part[1]]
        else:
            new.append(part["to"] if "to" in part else patched(old[part["of"]], part["in"]))
    return new
