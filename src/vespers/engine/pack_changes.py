"""A version of one's own: what differs from the game, as a pack (TOML) and in words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec

from vespers.engine.errors import BadPack
from vespers.engine.game import Game
from vespers.engine.messages import Text
from vespers.engine.packs import Content, Tree, parse, with_brought
from vespers.engine.toml_writer import dumps
from vespers.engine.wording import ruling_text, sentences
from vespers.engine.workshop import (
    NAME,
    FormField,
    FormTable,
    Workshop,
    fields_of,
    forms_of,
    values_of,
    workshop_of,
)

ID = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
SPACES = re.compile(r"\s+")
NOTHING = Text("workshop-nothing")
Cell = int | str | Text


class PackChange(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """One thing that is different: where, what it was and what it is now."""

    kind: Literal["changed", "added", "removed"] = "changed"
    table: Text
    entry: Text | str = ""
    field: Text | None = None
    before: Cell = ""
    after: Cell = ""


# --- As a pack


def file_name(name: str) -> str:
    """A name as that of a file: errors cite it."""
    return SPACES.sub("-", name.strip()).replace("/", "-") or "mine"


def pack_text(name: str, note: str, tree: Tree, more: Sequence[str] = ()) -> str:
    """A whole own pack, laid over the game's usual packs and, by name, over more that come with it."""
    extends = True if not more else more[0] if len(more) == 1 else list(more)
    pack = {"id": file_name(name), "extends": extends, "name": name, "note": note}
    head = f"# file: {file_name(name)}.toml\n"
    return head + dumps({"pack": {key: value for key, value in pack.items() if value}, **tree})


def own_tree(
    game: Game[Any],
    kept: str,
    values: Any,
    rulings: Mapping[str, str],
    language: str,
    packs: tuple[str, ...] = (),
) -> Tree:
    """The tables of an own pack: what the forms changed, and what no form shows of the pack as it was.

    It is laid over these of the game's packs; over the usual ones without any.
    """
    shop = workshop_of(game)
    assert shop is not None
    packs = packs or game.settings().packs
    base = values_of(game, shop.contents(packs, ()), packs)
    old = parse(kept, "own pack")[1] if kept else {}
    usual = game.answers(game.settings())
    answers = {name: answer for name, answer in rulings.items() if usual.get(name) != answer}
    tree: Tree = {"rulings": answers} if answers else {}
    for table in forms_of(game, packs):
        now = values.get(table.id, base[table.id]) if isinstance(values, dict) else base[table.id]
        differs = difference(table, base[table.id], table_of(table.id, now), language)
        merged = with_hidden(old.get(table.id), now, differs, table, language)
        if merged:
            tree[table.id] = merged
    return {**tree, **{name: old[name] for name in ("lessons", "art") if name in old}}


def moved_tree(game: Game[Any], tree: Tree, before: tuple[str, ...], after: tuple[str, ...]) -> Tree:
    """The tables of an own pack over other packs of the game, without changes of what these do not have."""
    shop = workshop_of(game)
    assert shop is not None
    old, new = shop.contents(before, ()), shop.contents(after, ())
    moved = dict(tree)
    for table in forms_of(game, before):
        if table.id not in tree:
            continue
        if table.entries:
            gone = set(getattr(old, table.id)) - set(getattr(new, table.id))
            moved[table.id] = {id: one for id, one in tree[table.id].items() if id not in gone}
        elif getattr(new, table.id) is None:
            moved[table.id] = {}
    return {name: one for name, one in moved.items() if one}


def table_of(name: str, found: Any) -> dict[str, Any]:
    if not isinstance(found, dict):
        raise BadPack("", name, "a table", type(found).__name__)
    return found


def difference(table: FormTable, base: dict[str, Any], now: dict[str, Any], language: str) -> Tree:
    """The pack that, laid over the base, gives the contents of the form."""
    if not table.entries:
        return changed_fields(base, now)
    found: Tree = {id: False for id in base if id not in now}
    for id, entry in now.items():
        fields = table_of(f"{table.id}.{id}", entry)
        if id in base:
            changed = changed_fields(base[id], fields)
        elif ID.fullmatch(id):
            changed = {"origin": "own", **new_entry(table, fields)}
        else:
            raise BadPack("", f"{table.id}.{id}", "an id of small letters, digits and hyphens", id)
        name = str(changed.pop(NAME, "")).strip()
        if name:
            changed[NAME] = {language: name}
        if changed:
            found[id] = changed
    return found


def changed_fields(base: dict[str, Any], now: dict[str, Any]) -> Tree:
    """Fields that differ; of words with amounts only those that do, `false` for one that is gone."""
    found: Tree = {}
    for key, value in now.items():
        old = base.get(key)
        if value == old or key not in base:
            continue
        if isinstance(old, dict) and old and isinstance(value, dict):
            gone = {word: False for word in old if word not in value}
            found[key] = {**gone, **{word: one for word, one in value.items() if old.get(word) != one}}
        else:
            found[key] = value
    return found


def new_entry(table: FormTable, fields: dict[str, Any]) -> Tree:
    """All fields of an entry that the game does not have, but for those with their default."""
    known = {one.key: one for one in table.fields}
    return {
        key: value
        for key, value in fields.items()
        if key in known and (known[key].default is None or known[key].default != value)
    }


def with_hidden(old: Any, now: dict[str, Any], differs: Tree, table: FormTable, language: str) -> Tree:
    """What the forms changed, and the fields of the pack as it was that no form shows."""
    if not table.entries or not isinstance(old, dict):
        return differs
    shown = {one.key for one in table.fields}
    merged = dict(differs)
    for id, entry in old.items():
        if id not in now or not isinstance(entry, dict):
            continue
        hidden = {key: one for key, one in entry.items() if key not in shown}
        changed = differs.get(id, {})
        if changed or set(hidden) - {"origin"}:
            merged[id] = {**hidden, **changed, **same_name(entry, changed, language)}
    return merged


def same_name(old: Tree, now: Tree, language: str) -> Tree:
    """The name in all its languages, if it is still the same."""
    new_name, names = now.get(NAME), old.get(NAME)
    if isinstance(new_name, dict) and isinstance(names, dict):
        shown = fields_of({NAME: names}, [NAME])[NAME]
        if new_name == {language: shown}:
            return {NAME: names}
    return {}


# --- In words


def changes(
    game: Game[Any], packs: tuple[str, ...], before: tuple[str, ...], after: tuple[str, ...]
) -> list[PackChange]:
    """What is different between two versions, in the order of the forms; nothing without a workshop.

    A pack of the game that only one of them extends is one line: what it holds is laid under both.
    """
    shop = workshop_of(game)
    if shop is None or before == after:
        return []
    folder = game.folder / "packs"
    under = [with_brought(folder, packs, own) for own in (before, after)]
    packs = tuple(dict.fromkeys([*under[0], *under[1]]))
    old, new = shop.contents(packs, before), shop.contents(packs, after)
    olds, news = values_of(game, old, packs), values_of(game, new, packs)
    found = list(supplement_changes(game, *under))
    for table in forms_of(game, packs):
        sides = Sides(game, shop, table, old, new)
        if table.entries:
            found += sides.entries(olds[table.id], news[table.id])
        else:
            found += sides.fields("", olds[table.id], news[table.id])
    return [*found, *ruling_changes(game, old, new), *picture_changes(old, new)]


def supplement_changes(
    game: Game[Any], before: tuple[str, ...], after: tuple[str, ...]
) -> Iterator[PackChange]:
    """Packs of the game that only one of two versions is laid over."""
    for name in dict.fromkeys([*before, *after]):
        if (name in before) != (name in after):
            kind: Literal["added", "removed"] = "added" if name in after else "removed"
            entry = Text(f"{game.name}-pack-{name}")
            yield PackChange(kind=kind, table=Text("workshop-supplements"), entry=entry)


class Sides:
    """One table of two versions."""

    def __init__(self, game: Game[Any], shop: Workshop, table: FormTable, old: Content, new: Content) -> None:
        self.game, self.shop, self.table, self.old, self.new = game, shop, table, old, new

    def name(self, content: Content, id: str) -> Text | str:
        return self.shop.name(self.game.name, self.table.id, id, getattr(content, self.table.id)[id])

    def entries(self, old: dict[str, Any], new: dict[str, Any]) -> Iterator[PackChange]:
        title = self.table.title
        for id in new:
            if id not in old:
                yield PackChange(kind="added", table=title, entry=self.name(self.new, id))
            else:
                yield from self.fields(self.name(self.old, id), old[id], new[id], id)
        for id in old:
            if id not in new:
                yield PackChange(kind="removed", table=title, entry=self.name(self.old, id))

    def fields(self, entry: Text | str, old: Tree, new: Tree, id: str = "") -> Iterator[PackChange]:
        for field in self.table.fields:
            if old[field.key] != new[field.key]:
                named = field.key == NAME
                yield PackChange(
                    table=self.table.title,
                    entry=entry,
                    field=field.name,
                    before=self.name(self.old, id) if named else self.cell(self.old, field, old[field.key]),
                    after=self.name(self.new, id) if named else self.cell(self.new, field, new[field.key]),
                )

    def cell(self, content: Content, field: FormField, value: Any) -> Cell:
        """A value in words."""
        match field.kind:
            case "switch":
                return Text("workshop-yes" if value else "workshop-no")
            case "choice":
                return self.word(content, field, value)
            case "several":
                return self.several(content, field, value)
            case "groups":
                groups = [self.several(content, field, one) for one in value]
                return sentences([group_text(n, one) for n, one in enumerate(groups, 1)])
            case "amounts":
                return self.amounts(field, value)
            case "numbers":
                return ", ".join(str(one) for one in value) or NOTHING
        return value if isinstance(value, int | str) else str(value)

    def several(self, content: Content, field: FormField, values: list[str]) -> Text | str:
        return counted([self.word(content, field, one) for one in values])

    def word(self, content: Content, field: FormField, value: str) -> Text | str:
        if field.refers:
            table = getattr(content, field.refers)
            if value in table:
                return self.shop.name(self.game.name, field.refers, value, table[value])
        return next((word.name for word in field.words if word.value == value), value)

    def amounts(self, field: FormField, value: Mapping[str, int]) -> Cell:
        words = self.shop.words_of(self.table.id, field.key)
        if words is None or not value:
            return NOTHING
        return joined("table-sentences", [words.text(word, amount) for word, amount in value.items()])


def joined(key: str, parts: list[Text | str]) -> Text | str:
    """Several texts as one; at least one."""
    *before, found = parts
    for part in reversed(before):
        found = Text(key, {"first": part, "rest": found})
    return found


def counted(parts: list[Text | str]) -> Text | str:
    return joined("table-list", parts) if parts else NOTHING


def group_text(number: int, words: Text | str) -> Text:
    return Text("workshop-group", {"number": number, "words": words})


def ruling_changes(game: Game[Any], old: Content, new: Content) -> Iterator[PackChange]:
    """Questions of the rulebook that the two versions answer differently."""
    usual = game.answers(game.settings())
    for ruling in game.rulings:
        answers = [content.rulings.get(ruling.id, usual[ruling.id]) for content in (old, new)]
        if answers[0] != answers[1]:
            yield PackChange(
                table=Text("table-rulings"),
                entry=ruling_text(game, ruling.id),
                before=ruling_text(game, ruling.id, answer=answers[0]),
                after=ruling_text(game, ruling.id, answer=answers[1]),
            )


def picture_changes(old: Content, new: Content) -> Iterator[PackChange]:
    """Drawings that only one of them has, or that differ."""
    names = sorted(name for name in {*old.art, *new.art} if old.art.get(name) != new.art.get(name))
    for name in names:
        kind: Literal["added", "removed"] = "added" if name in new.art else "removed"
        yield PackChange(kind=kind, table=Text("workshop-drawings"), entry=name)
