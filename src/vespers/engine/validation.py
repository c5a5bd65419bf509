"""What a pack or a setting should contain, in a few words: derived from its type."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from msgspec import inspect

from vespers.engine.messages import Why

PART = re.compile(r"\[[^\]]*\]|[^.\[\]]+")  # of `$.name.en`, `$[0].cost`, `$[...]`
FIELD = re.compile(r"field `([^`]+)`")
Fault = tuple[str, str, str]  # key, what was expected, what was found


def fault(key: str, value: Any, hint: Any, error: msgspec.ValidationError) -> Fault:
    """msgspec says "Expected `int`, got `str` - at `$.value`"; this gives key, wish and finding."""
    problem, _, where = str(error).partition(" - at ")
    path = named(value, hint, PART.findall(where.strip("`").removeprefix("$")), str(error))
    kind = inspect.type_info(hint)
    for part in path:
        kind, value = inside(kind, part), found(value, part)
    name = FIELD.search(problem)
    if name is None:
        return dotted(key, *path), described(kind), shown(value)
    if "unknown" in problem:
        return dotted(key, *path, name[1]), "one of " + ", ".join(fields(kind)), name[1]
    return dotted(key, *path, name[1]), described(inside(kind, name[1])), "nothing"


def option_fault(raw: dict[str, Any], settings: type[msgspec.Struct], error: msgspec.ValidationError) -> Why:
    """Which setting is wrong and what is expected; each kind of type has a text key."""
    key, expected, got = fault("", raw, settings, error)
    known = fields(inspect.type_info(settings))
    if key not in known and key in raw:
        return Why("unknown_option", "", {"option": key, "known": ", ".join(known)})
    values: dict[str, int | str] = {"option": key, "got": got}
    kind = known.get(key)
    if isinstance(kind, inspect.LiteralType):
        return Why("option_choice", "", {**values, "known": ", ".join(str(value) for value in kind.values)})
    if isinstance(kind, inspect.BoolType):
        return Why("option_switch", "", values)
    if isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
        return Why("option_between", "", {**values, "low": kind.ge, "high": kind.le})
    if isinstance(kind, inspect.IntType):
        return Why("option_number", "", values)
    return Why("bad_option", "", {**values, "expected": expected})


def named(tree: Any, hint: Any, path: list[str], error: str) -> list[str]:
    """The path with the keys of open tables, of which msgspec says `[...]`: the first that fails alone."""
    known: list[str] = []
    for part in path:
        inner = tree
        for key in known:
            inner = found(inner, key)
        keys = inner if part == "[...]" and isinstance(inner, dict) else ()
        known.append(next((key for key in keys if refusal(only(tree, known, key), hint) == error), part))
    return known


def only(tree: Any, path: list[str], key: str) -> Any:
    """The tree with one key alone in the table at a path."""
    if not path:
        return {key: tree[key]}
    if isinstance(tree, dict):
        return {**tree, path[0]: only(tree[path[0]], path[1:], key)}
    at = int(path[0].strip("[]"))
    return [*tree[:at], only(tree[at], path[1:], key), *tree[at + 1 :]]


def refusal(tree: Any, hint: Any) -> str:
    """The error of msgspec, if any."""
    try:
        msgspec.convert(tree, hint)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def dotted(*parts: str) -> str:
    return ".".join(part for part in parts if part).replace(".[", "[")


def fields(kind: inspect.Type) -> dict[str, inspect.Type]:
    """The keys of a table, with the type of each; none when it is no table with fixed keys."""
    if isinstance(kind, inspect.StructType):
        return {field.encode_name: field.type for field in kind.fields}
    if isinstance(kind, inspect.UnionType):
        return {name: inner for member in kind.types for name, inner in fields(member).items()}
    return {}


def inside(kind: inspect.Type, part: str) -> inspect.Type:
    """The type of a part of something of this type."""
    if isinstance(kind, inspect.DictType):
        return kind.value_type
    if isinstance(kind, inspect.ListType | inspect.VarTupleType | inspect.SetType | inspect.FrozenSetType):
        return kind.item_type
    if isinstance(kind, inspect.TupleType):
        return kind.item_types[int(part.strip("[]"))]
    return fields(kind).get(part, inspect.AnyType())


def found(value: Any, part: str) -> Any:
    """That part of the value, as far as the path of msgspec names it."""
    if isinstance(value, dict):
        return value.get(part, "")
    place = part.strip("[]")
    return value[int(place)] if isinstance(value, list) and place.isdigit() else ""


def shown(value: Any) -> str:
    """A value of TOML, short enough for a sentence."""
    if isinstance(value, dict | list):
        return "a table" if isinstance(value, dict) else "a list"
    return str(value).lower() if isinstance(value, bool) else str(value)


def described(kind: inspect.Type) -> str:
    """A type in words that a player who edits a pack understands."""
    if isinstance(kind, inspect.LiteralType):
        return "one of " + ", ".join(str(value) for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        members = [member for member in kind.types if not isinstance(member, inspect.NoneType)]
        return " or ".join(described(member) for member in members)
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        return described_number(kind)
    if fields(kind):
        return "a table with " + ", ".join(fields(kind))
    return PLAIN.get(type(kind), "a value")


def described_number(kind: inspect.IntType | inspect.FloatType) -> str:
    number = "a whole number" if isinstance(kind, inspect.IntType) else "a number"
    if kind.ge is not None and kind.le is not None:
        return f"{number} from {kind.ge} to {kind.le}"
    if kind.gt is not None:
        return f"{number} above {kind.gt}"
    if kind.ge is not None:
        return f"{number}, {kind.ge} or more"
    return number if kind.le is None else f"{number}, {kind.le} or less"


PLAIN: dict[type[inspect.Type], str] = {
    inspect.BoolType: "true or false",
    inspect.StrType: "text",
    inspect.DictType: "a table",
    inspect.ListType: "a list",
    inspect.TupleType: "a list",
    inspect.VarTupleType: "a list",
}
