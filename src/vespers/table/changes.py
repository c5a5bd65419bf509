"""What has changed between two sights of one viewer, so that no more than this is sent.

A change of a value is one of
- `{"to": value}`: it is another one now;
- `{"gone": true}`: the field is absent now (it has its default);
- `{"in": {field: change}}`: some fields of the object have changed;
- `{"list": [part]}`: the parts of the new list: `[a, b]` are the old items from a up to, not including, b,
  `{"of": n, "in": {field: change}}` is the old item n with changes, `{"to": value}` a new item.

What stays as it was is nearly always the same object: identity is looked at first, and mostly alone.
"""

from __future__ import annotations

from itertools import compress
from operator import is_not
from typing import Any, get_args

import msgspec

from vespers.engine.scene import (
    AnyArea,
    AnyPiece,
    Board,
    Figure,
    Gauge,
    Mark,
    Option,
    Panel,
    Row,
    Scene,
    Sheet,
    Source,
)
from vespers.table.protocol import Player, Sight

Change = dict[str, Any]
Known = dict[tuple[int, int], tuple[Any, Any, msgspec.Raw | None]]
Shape = list[tuple[str, Any]]

GONE: Change = {"gone": True}
PLAIN = frozenset({int, str, float, bool, type(None)})
encode = msgspec.json.Encoder().encode


def shape(kind: type[msgspec.Struct]) -> Shape:
    """The fields of a struct, and with which value each is left out."""
    omits = kind.__struct_config__.omit_defaults
    return [(f.name, f.default if omits else msgspec.NODEFAULT) for f in msgspec.structs.fields(kind)]


HOLDERS: dict[type, Shape] = {  # looked into; others go whole
    kind: shape(kind) for kind in (Sight, Scene, Board, Row, Panel, Gauge, Sheet)
}

LISTED: dict[type, bool] = {  # compared item by item, and whether by their ids; other lists go whole
    kind: "id" in kind.__struct_fields__
    for kind in (
        *get_args(AnyArea),
        *get_args(AnyPiece),
        Board,
        Row,
        Gauge,
        Mark,
        Figure,
        Panel,
        Source,
        Player,
    )
}


def changes(old: Sight, new: Sight, known: Known | None = None) -> dict[str, Any]:
    """The fields of a sight that have changed; those of the scene are encoded already.

    `known` remembers those by the ids of both, as most parts of a scene are shared by all viewers.
    It keeps those objects, so that no id is used twice.
    """
    return _fields(old, new, {} if known is None else known)


def _fields(old: msgspec.Struct, new: msgspec.Struct, known: Known | None = None) -> dict[str, Any]:
    found: dict[str, Any] = {}
    befores, afters = msgspec.structs.astuple(old), msgspec.structs.astuple(new)
    both = zip(HOLDERS[type(new)], befores, afters, strict=True)
    for (field, default), before, after in compress(both, map(is_not, befores, afters)):
        change: Any
        if after is default:
            change = GONE
        elif type(after) in PLAIN:
            change = {"to": after} if before != after else None
        elif type(after) is Scene:
            fields = _fields(before, after, known)
            change = {"in": fields} if fields else None
        elif known is not None and type(new) is Scene:
            change = _known(before, after, known)
        else:
            change = _change(before, after)
        if change is not None:
            found[field] = change
    return found


def _known(old: Any, new: Any, known: Known) -> msgspec.Raw | None:
    key = id(old), id(new)
    found = known.get(key)
    if found is None:
        change = _change(old, new)
        found = known[key] = old, new, None if change is None else msgspec.Raw(encode(change))
    return found[2]


def _change(old: Any, new: Any) -> Change | None:
    """None: they are equal."""
    kind = type(new)
    if type(old) is kind:
        if kind in HOLDERS:
            fields = _fields(old, new)
            return {"in": fields} if fields else None
        if kind is tuple and new and type(new[0]) is Option:
            return None if old == new else {"to": [option.encoded for option in new]}
        if kind is tuple and old and new and type(new[0]) in LISTED:
            parts = _parts(old, new)
            return None if parts is None else {"list": parts}
    return None if old == new else {"to": new}


def _parts(old: tuple[Any, ...], new: tuple[Any, ...]) -> list[Any] | None:
    """A list of things by their ids, or by their places when they have none; None: they are equal."""
    many, named, where = len(old), LISTED[type(new[0])], None
    parts: list[Any] = []
    begin = end = 0  # the old items kept last, not yet told
    for place, item in enumerate(new):
        n = place if not named else end
        if n < many and old[n] is item:
            same = True
        else:
            if named and (n >= many or old[n].id != item.id):
                if where is None:
                    where = {one.id: n for n, one in enumerate(old)}
                n = where.get(item.id, many)
            same = n < many and old[n] == item
        if same and n == end:  # nearly always
            end += 1
            continue
        if begin < end:
            parts.append([begin, end])
        if same:
            begin, end = n, n + 1
        elif n < many:
            parts.append(_part(old[n], n, item))
            begin = end = n + 1
        else:
            parts.append({"to": item})
            begin = end
    if not parts and begin == 0 and end == many:
        return None
    return [*parts, [begin, end]] if begin < end else parts


def _part(old: Any, n: int, new: Any) -> Change:
    if type(new) in HOLDERS and type(old) is type(new):
        return {"of": n, "in": _fields(old, new)}
    return {"to": new}
