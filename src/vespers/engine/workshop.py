"""What a designer may change in a game's packs, as forms: made from the types and bounds of the content.

The face `workshop` of a game holds one `Workshop`: what the types cannot tell, such as the words of effects.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import inspect

from vespers.engine.game import Game
from vespers.engine.messages import Text
from vespers.engine.packs import Content, PackEntry, with_brought
from vespers.engine.scene.pieces import Card

Kind = Literal["number", "numbers", "switch", "choice", "several", "groups", "amounts", "text"]
Values = dict[str, dict[str, Any]]  # table -> id (or field, of a table without entries) -> fields (or value)
NOT_IN_FORMS = frozenset({"pack", "rulings", "lessons", "art"})
ABOUT_AN_ENTRY = frozenset({"origin", "reconstructed", "help"})  # fields of every entry that no form shows
NAME = "name"
NO_WORD = Text("workshop-none")


class FormWord(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One value that a field can take; with an amount, the bounds of that amount."""

    value: str
    name: Text | str
    low: int = 0
    high: int = 0


class FormField(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """One field of a form. `groups` are several lists of words, `amounts` words with a number each."""

    key: str
    name: Text
    kind: Kind
    low: int | None = None
    high: int | None = None
    least: int = 0  # how long a list of numbers is, or how many groups there are
    most: int = 0  # 0: as long as one likes
    words: tuple[FormWord, ...] = ()
    refers: str = ""  # the table whose entries are the words, beside `words`
    default: Any = None


class FormTable(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A table of the pack: entries with the same fields or, as `[numbers]`, the fields alone."""

    id: str
    title: Text
    fields: tuple[FormField, ...]
    entries: bool = True
    fixed: bool = False  # nothing can be added or taken away


@dataclass(frozen=True)
class Words:
    """A closed list of words, how each is spoken (with an amount), and the amounts that make sense."""

    values: Sequence[str]
    text: Callable[[str, int], Text | str]
    bounds: Mapping[str, tuple[int, int]] = field(default_factory=dict)

    def form(self) -> tuple[FormWord, ...]:
        return tuple(self.word(value) for value in self.values)

    def word(self, value: str) -> FormWord:
        low, high = self.bounds.get(value, (-9, 9))
        name = self.text(value, min(max(1, low), high)) if value else NO_WORD
        return FormWord(value, name, low, high)


@dataclass(frozen=True, kw_only=True)
class Workshop:
    """What the types of a game's content do not say."""

    contents: Callable[[tuple[str, ...], tuple[str, ...]], Content]
    kinds: Mapping[str, str]  # table -> its word in the keys of texts: `<game>-<kind>-<id>`
    words: Mapping[str, Words] = field(default_factory=dict)  # by field, or by table and field
    refers: Mapping[str, str] = field(
        default_factory=dict
    )  # by table and field: the table it names entries of
    singles: Mapping[str, str] = field(
        default_factory=lambda: {"numbers": "number-"}
    )  # tables without entries: how the keys of their labels begin
    fixed: frozenset[str] = frozenset()  # tables whose entries are given
    named: frozenset[str] | None = None  # tables whose entries can get a name; None: all those of a kind
    names: Mapping[str, Callable[[str, Any], Text | str]] = field(
        default_factory=dict
    )  # without a text of a kind
    card: Callable[[Any, str, str], Card | None] = lambda box, table, name: None  # the card of an entry

    def may_name(self, table: str) -> bool:
        return table in (self.kinds if self.named is None else self.named)

    def words_of(self, table: str, key: str) -> Words | None:
        return self.words.get(f"{table}.{key}") or self.words.get(key)

    def name(self, game: str, table: str, id: str, entry: Any) -> Text | str:
        """What an entry is called: by its pack, or by the game."""
        if isinstance(entry, PackEntry) and entry.name is not None:
            return entry.name.any()
        if table in self.names:
            return self.names[table](id, entry)
        return Text(f"{game}-{self.kinds[table]}-{id}") if table in self.kinds else id


def workshop_of(game: Game[Any]) -> Workshop | None:
    """The workshop of a game; None where it has none."""
    face = game.face("workshop")
    found: Workshop | None = None if face is None else face.WORKSHOP
    return found


@lru_cache(maxsize=32)
def forms(game: Game[Any]) -> tuple[FormTable, ...]:
    """The forms for everything in the packs that come with the game; none without a workshop."""
    shop = workshop_of(game)
    if shop is None:
        return ()
    content = shop.contents((*game.settings().packs, *supplements(game)), ())
    shape = inspect.type_info(type(content))
    assert isinstance(shape, inspect.StructType)
    shown = [one for one in shape.fields if one.name not in NOT_IN_FORMS and getattr(content, one.name)]
    return tuple(form(game, shop, one) for one in shown)


def supplements(game: Game[Any]) -> tuple[str, ...]:
    """The packs that come with the game and are not part of it unless they are chosen."""
    usual = game.settings().packs
    return tuple(name for name in game.packs() if name not in usual)


def in_force(game: Game[Any], own: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The game's packs under a version: the usual ones, and those that the version extends."""
    return with_brought(game.folder / "packs", game.settings().packs, own)


def forms_of(game: Game[Any], packs: tuple[str, ...]) -> tuple[FormTable, ...]:
    """The forms for what these packs hold."""
    shop = workshop_of(game)
    if shop is None:
        return ()
    content = shop.contents(packs, ())
    return tuple(table for table in forms(game) if getattr(content, table.id))


def form(game: Game[Any], shop: Workshop, table: inspect.Field) -> FormTable:
    """One table; entries come as a dictionary by id."""
    entries = isinstance(table.type, inspect.DictType)
    kind = table.type.value_type if isinstance(table.type, inspect.DictType) else present(table.type)
    assert isinstance(kind, inspect.StructType)
    fields = [
        form_field(game, shop, table.name, one) for one in kind.fields if one.name not in ABOUT_AN_ENTRY
    ]
    return FormTable(
        id=table.name,
        title=Text("box-numbers" if table.name == "numbers" else f"{game.name}-table-{table.name}"),
        fields=tuple(one for one in fields if one is not None),
        entries=entries,
        fixed=table.name in shop.fixed,
    )


def present(kind: inspect.Type) -> inspect.Type:
    """The type of a table that a pack may leave out."""
    if not isinstance(kind, inspect.UnionType):
        return kind
    return next(one for one in kind.types if not isinstance(one, inspect.NoneType))


def form_field(game: Game[Any], shop: Workshop, table: str, one: inspect.Field) -> FormField | None:
    """A field that a form can show; None for what is too deep, which stays as the pack has it."""
    key = one.encode_name
    if key == NAME:
        if not shop.may_name(table):
            return None
        return FormField(key=NAME, name=Text("workshop-field-name"), kind="text", default="")
    found = shape_of(one.type, shop.words_of(table, key), shop.refers.get(f"{table}.{key}", ""))
    if found is None:
        return None
    if table in shop.singles:
        label = f"{game.name}-{shop.singles[table]}{one.name}"
    else:
        label = f"workshop-field-{key.replace('_', '-')}"
    default = default_of(one)
    if found.get("refers") and default == "":
        found["words"] = (FormWord("", NO_WORD),)
    return FormField(key=key, name=Text(label), default=default, **found)


def default_of(one: inspect.Field) -> Any:
    if one.default_factory is not msgspec.NODEFAULT:
        return plain(one.default_factory())
    return None if one.default is msgspec.NODEFAULT else plain(one.default)


def plain(value: Any) -> Any:
    """As JSON has it: lists, no tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))


def shape_of(kind: inspect.Type, words: Words | None, refers: str) -> dict[str, Any] | None:
    """How a type is edited."""
    if isinstance(kind, inspect.IntType):
        return {"kind": "number", "low": kind.ge, "high": kind.le}
    if isinstance(kind, inspect.BoolType):
        return {"kind": "switch"}
    if isinstance(kind, inspect.StrType | inspect.LiteralType):
        listed = words.form() if words is not None else plain_words(kind)
        return {"kind": "choice", "words": listed, "refers": refers}
    if isinstance(kind, inspect.DictType):
        return None if words is None else amounts(kind.value_type, words)
    return shape_of_list(kind, words, refers)


def amounts(kind: inspect.Type, words: Words) -> dict[str, Any]:
    low, high = (kind.ge, kind.le) if isinstance(kind, inspect.IntType) else (None, None)
    return {"kind": "amounts", "words": words.form(), "low": low, "high": high}


def shape_of_list(kind: inspect.Type, words: Words | None, refers: str) -> dict[str, Any] | None:
    """A list of numbers, of words, or of lists of words."""
    if isinstance(kind, inspect.TupleType):
        inner = shape_of(kind.item_types[0], words, refers)
        if inner is None or inner["kind"] != "several":
            return None
        return {**inner, "kind": "groups", "least": len(kind.item_types), "most": len(kind.item_types)}
    if not isinstance(kind, inspect.VarTupleType | inspect.ListType):
        return None
    inner = shape_of(kind.item_type, words, refers)
    if inner is None or inner["kind"] not in ("number", "choice"):
        return None
    if inner["kind"] == "choice":
        return {**inner, "kind": "several"}
    return {**inner, "kind": "numbers", "least": kind.min_length or 0, "most": kind.max_length or 0}


def plain_words(kind: inspect.Type) -> tuple[FormWord, ...]:
    """Values that speak for themselves, such as letters."""
    values = kind.values if isinstance(kind, inspect.LiteralType) else ()
    return tuple(FormWord(str(value), str(value) if value != "" else NO_WORD) for value in values)


def values_of(game: Game[Any], content: Content, packs: tuple[str, ...]) -> Values:
    """The contents of the forms for these packs; a name is empty where the game's own is meant."""
    found: Values = {}
    tables = plain(content)
    for table in forms_of(game, packs):
        keys = [one.key for one in table.fields]
        part = tables[table.id]
        if table.entries:
            found[table.id] = {id: fields_of(entry, keys) for id, entry in part.items()}
        else:
            found[table.id] = fields_of(part, keys)
    return found


def fields_of(entry: dict[str, Any], keys: Sequence[str]) -> dict[str, Any]:
    fields = {key: entry.get(key) for key in keys}
    if NAME in fields:
        names = fields[NAME] or {}
        fields[NAME] = next((text for text in names.values() if text), "")
    return fields
