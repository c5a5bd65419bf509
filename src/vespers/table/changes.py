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
HOLDERS = frozenset({Sight, Scene, Prompt, Board, Row, Panel, Gauge, Sheet})  # looked into; others go whole
ANEW = frozenset({Option, LogLine, Text})  # lists of these seldom resemble the old ones


def changes(old: Sight, new: Sight) -> dict[str, Change]:
    """The fields of a sight that have changed."""
    return _fields(old, new)


def _fields(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Change]:
    found = {}
    for field, default in _shape(type(new)):
        before, after = getattr(old, field), getattr(new, field)
        if before is not after:
            change = {"gone": True} if after is default else _change(before, after)
            if change is not None:
                found[field] = change
    return found


@cache
def _shape(kind: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    """The fields of a struct, and with which value each is left out."""
    omits = kind.__struct_config__.omit_defaults
    return [(f.name, f.default if omits else msgspec.NODEFAULT) for f in msgspec.structs.fields(kind)]


def _change(old: Any, new: Any) -> Change | None:
    """None: they are equal."""
    if type(old) is type(new):
        if type(new) in HOLDERS:
            fields = _fields(old, new)
            return {"in": fields} if fields else None
        if isinstance(new, tuple) and old and new and _is_listed(new[0]):
            parts = _parts(old, new)
            return None if parts == [[0, len(old)]] else {"list": parts}
    return None if old == new else {"to": new}


def _is_listed(item: Any) -> bool:
    return isinstance(item, msgspec.Struct) and type(item) not in ANEW


def _parts(old: Sequence[Any], new: Sequence[Any]) -> list[Any]:
    """A list of things by their ids, or by their places when they have none."""
    where: dict[Any, int] | None = None
    parts: list[Any] = []
    begin = end = 0  # the old items kept last, not yet told
    for place, item in enumerate(new):
        if end < len(old) and old[end] is item:  # nearly always
            end += 1
            continue
        if where is None:
            where = {_name(one, n): n for n, one in enumerate(old)}
        n = where.get(_name(item, place), -1)
        if n == end and old[n] == item:
            end += 1
            continue
        if begin < end:
            parts.append([begin, end])
        begin = end = n if n >= 0 else end
        if n >= 0 and old[n] == item:
            end += 1
        else:
            parts.append(_part(old[n] if n >= 0 else None, n, item))
            begin = end = n + 1 if n >= 0 else end
    return [*parts, [begin, end]] if begin < end else parts


def _part(old: Any, n: int, new: Any) -> Change:
    alike = type(old) is type(new) and type(new) in HOLDERS
    return {"of": n, "in": _fields(old, new)} if alike else {"to": new}


def _name(item: Any, place: int) -> Any:
    return getattr(item, "id", place)
