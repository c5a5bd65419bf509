"""What has changed between two screens of one viewer, so that no more than this is sent.

A change of a value is one of
- `{"to": value}`: it is another one now;
- `{"gone": true}`: the field is absent now (it has its default);
- `{"in": {field: change}}`: some fields of the object have changed;
- `{"list": [part]}`: the parts of the new list: `[a, b]` are the old items from a up to, not including, b,
  `{"of": n, "in": {field: change}}` is the old item n with changes, `{"to": value}` a new item.
"""

from __future__ import annotations

from typing import Any

import msgspec

from vespers.engine.scene import Board, Gauge, Layout, Panel, Row, Scene, Sheet, Source
from vespers.table.protocol import Player, Screen

Change = dict[str, Any]

HOLDERS = (Screen, Scene, Board, Layout, Row, Panel, Gauge, Sheet)  # looked into; other objects go whole
BY_PLACE = (Panel, Source, Player)  # lists of these never change their order; others go by their ids


def changes(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Change]:
    """The fields of an object that have changed."""
    found: dict[str, Change] = {}
    omits, defaults = new.__struct_config__.omit_defaults, new.__struct_defaults__
    first_default = len(new.__struct_fields__) - len(defaults)
    for n, field in enumerate(new.__struct_fields__, -first_default):
        before, after = getattr(old, field), getattr(new, field)
        if before is not after and before != after:
            gone = omits and n >= 0 and after == defaults[n]
            found[field] = {"gone": True} if gone else _change(before, after)
    return found


def _change(old: Any, new: Any) -> Change:
    """The change from one value to another one."""
    if isinstance(new, HOLDERS) and type(old) is type(new):
        return {"in": changes(old, new)}
    if isinstance(new, tuple) and new and old and (isinstance(new[0], BY_PLACE) or hasattr(new[0], "id")):
        return {"list": _parts(old, new)}
    return {"to": new}


def _parts(old: tuple[Any, ...], new: tuple[Any, ...]) -> list[Any]:
    """A list item by item: equal neighbours become one range."""
    by_place = isinstance(new[0], BY_PLACE)
    place_of = {n if by_place else item.id: n for n, item in enumerate(old)}
    parts: list[Any] = []
    for place, item in enumerate(new):
        n = place_of.get(place if by_place else item.id)
        if n is None:
            parts.append({"to": item})
        elif old[n] is not item and old[n] != item:
            whole = type(old[n]) is not type(item) or not isinstance(item, HOLDERS)
            parts.append({"to": item} if whole else {"of": n, "in": changes(old[n], item)})
        elif parts and isinstance(parts[-1], list) and parts[-1][1] == n:
            parts[-1][1] = n + 1
        else:
            parts.append([n, n + 1])
    return parts
