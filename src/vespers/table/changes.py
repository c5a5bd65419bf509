"""What has changed between two sights of one viewer, so that no more than this is sent.

A change of a value is one of
- `{"to": value}`: it is another one now;
- `{"gone": true}`: the field is absent now (it has its default);
- `{"in": {field: change}}`: some fields of the object have changed;
- `{"list": [part]}`: the parts of the new list: `[a, b]` are the old items from a up to, not including, b,
  `{"of": n, "in": {field: change}}` is the old item n with changes, `{"to": value}` a new item.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from vespers.engine.scene import Board, Gauge, Option, Panel, Prompt, Row, Scene, Sheet
from vespers.engine.words import Text
from vespers.table.protocol import LogLine, Sight

Change = dict[str, Any]
Known = dict[tuple[int, int], tuple[Any, Any, Change | None]]
HOLDERS = frozenset({Sight, Scene, Prompt, Board, Row, Panel, Gauge, Sheet})  # looked into; others go whole
ANEW = frozenset({Option, LogLine, Text})  # lists of these seldom resemble the old ones


def changes(old: Sight, new: Sight, known: Known | None = None) -> dict[str, Change]:
    """The fields of a sight that have changed.

    `known` remembers, by the ids of both, what has changed of their parts: most are the same objects for
    every viewer. It keeps those objects, so that no id is used twice.
    """
    return _fields(old, new, {} if known is None else known)


def _fields(old: msgspec.Struct, new: msgspec.Struct, known: Known) -> dict[str, Change]:
    found: dict[str, Change] = {}
    befores, afters = msgspec.structs.astuple(old), msgspec.structs.astuple(new)
    for (field, default), before, after in zip(_shape(type(new)), befores, afters, strict=True):
        if before is after:
            continue
        if after is default:
            found[field] = GONE
        elif type(after) in PLAIN:
            if before != after:
                found[field] = {"to": after}
        else:
            change = _change(before, after, known)
            if change is not None:
                found[field] = change
    return found


GONE: Change = {"gone": True}
PLAIN = frozenset({int, str, float, bool, type(None)})


@cache
def _shape(kind: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    """The fields of a struct, and with which value each is left out."""
    omits = kind.__struct_config__.omit_defaults
    return [(f.name, f.default if omits else msgspec.NODEFAULT) for f in msgspec.structs.fields(kind)]


def _change(old: Any, new: Any, known: Known) -> Change | None:
    """None: they are equal."""
    kind = type(new)
    if type(old) is kind and (
        _listed(new[0].__class__) if kind is tuple and old and new else kind in HOLDERS
    ):
        key = id(old), id(new)
        found = known.get(key)
        if found is None:
            found = known[key] = old, new, _inside(old, new, known)
        return found[2]
    return None if old == new else {"to": new}


def _inside(old: Any, new: Any, known: Known) -> Change | None:
    if isinstance(new, tuple):
        parts = _parts(old, new, known)
        return {"list": parts} if parts is not None else None
    fields = _fields(old, new, known)
    return {"in": fields} if fields else None


@cache
def _listed(kind: Any) -> bool:
    """Whether lists of these are compared item by item."""
    return issubclass(kind, msgspec.Struct) and kind not in ANEW


@cache
def _named(kind: Any) -> bool:
    """Whether these have ids."""
    return "id" in kind.__struct_fields__


def _parts(old: Sequence[Any], new: Sequence[Any], known: Known) -> list[Any] | None:
    """A list of things by their ids, or by their places when they have none; None: they are equal."""
    many, where = len(old), None
    named = _named(new[0].__class__)
    parts: list[Any] = []
    begin = end = 0  # the old items kept last, not yet told
    for place, item in enumerate(new):
        if end < many and old[end] is item:  # nearly always
            end += 1
            continue
        if named:
            if where is None:
                where = {one.id: n for n, one in enumerate(old)}
            n = where.get(item.id, -1)
        else:
            n = place if place < many else -1
        same = n >= 0 and old[n] == item
        if same and n == end:
            end += 1
            continue
        if begin < end:
            parts.append([begin, end])
        if same:
            begin, end = n, n + 1
        else:
            parts.append(_part(old[n] if n >= 0 else None, n, item, known))
            begin = end = n + 1 if n >= 0 else end
    if not parts and begin == 0 and end == many:
        return None
    return [*parts, [begin, end]] if begin < end else parts


def _part(old: Any, n: int, new: Any, known: Known) -> Change:
    if type(new) in HOLDERS and type(old) is type(new):
        return {"of": n, **(_change(old, new, known) or {})}
    return {"to": new}
