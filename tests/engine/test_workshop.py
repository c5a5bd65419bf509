"""Forms from the types of packs: every field has words, every value survives TOML and sheets."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from vespers.engine import pack_sheets, toml_writer
from vespers.engine.errors import BadPack
from vespers.engine.messages import Text
from vespers.engine.pack_changes import changes, own_tree, pack_text
from vespers.engine.workshop import (
    FormField,
    FormTable,
    Values,
    forms,
    forms_of,
    in_force,
    supplements,
    values_of,
    workshop_of,
)
from vespers.games import find_game, game_names
from vespers.texts import has_text

each_game = pytest.mark.parametrize("name", game_names())
# Alone, and with everything that comes with it.
BOXES = [
    (name, more) for name in game_names() for more in sorted({(), supplements(find_game(name))}, key=len)
]
each_box = pytest.mark.parametrize(("name", "more"), BOXES)


def packs_with(name: str, more: tuple[str, ...]) -> tuple[str, ...]:
    return (*find_game(name).settings().packs, *more)


def base_values(name: str, more: tuple[str, ...] = (), own: tuple[str, ...] = ()) -> Values:
    game = find_game(name)
    shop = workshop_of(game)
    assert shop is not None
    packs = packs_with(name, more)
    return values_of(game, shop.contents(game.settings().packs if own else packs, own), packs)


def test_what_expansions_bring_is_in_the_forms() -> None:
    assert {"moons"} == new_tables("fermentation", "thirteen-moons")
    assert {"events", "rivals", "objectives", "campaign"} == new_tables("brewers", "hermit")


def new_tables(name: str, pack: str) -> set[str]:
    game = find_game(name)
    without, with_it = (forms_of(game, packs_with(name, more)) for more in ((), (pack,)))
    return {table.id for table in with_it} - {table.id for table in without}


def keys(text: Text | str) -> Iterator[str]:
    """The key of a text, and those of the texts within it."""
    if isinstance(text, Text):
        yield text.key
        for value in text.values.values():
            yield from keys(value) if isinstance(value, Text) else ()


@each_game
def test_every_table_field_word_and_entry_has_a_text(name: str) -> None:
    game = find_game(name)
    shop = workshop_of(game)
    assert shop is not None
    content = shop.contents(packs_with(name, supplements(game)), ())
    found: set[str] = set()
    for table in forms(game):
        found.update(keys(table.title))
        for field in table.fields:
            found.update(keys(field.name))
            found.update(key for word in field.words for key in keys(word.name))
        for id, entry in getattr(content, table.id).items() if table.entries else ():
            found.update(keys(shop.name(name, table.id, id, entry)))
    assert found and [key for key in sorted(found) if not has_text(key)] == []


@each_box
def test_what_stands_in_a_form_is_what_the_form_offers(name: str, more: tuple[str, ...]) -> None:
    values = base_values(name, more)
    for table in forms_of(find_game(name), packs_with(name, more)):
        for entry in values[table.id].values() if table.entries else [values[table.id]]:
            for field in table.fields:
                assert offered(field, entry[field.key], values), (table.id, field.key, entry[field.key])


def offered(field: FormField, value: Any, values: Values) -> bool:
    words = {*values.get(field.refers, ()), *[word.value for word in field.words]}
    low, high = -999 if field.low is None else field.low, 999 if field.high is None else field.high
    match field.kind:
        case "number":
            return bool(low <= value <= high)
        case "numbers":
            return all(low <= one <= high for one in value) and len(value) >= field.least
        case "choice":
            return value in words
        case "several" | "amounts":
            return set(value) <= words
        case "groups":
            return len(value) == field.least and all(set(group) <= words for group in value)
        case "switch":
            return isinstance(value, bool)
    return isinstance(value, str)


def another(field: FormField, value: Any) -> Any:
    """Another value that the form offers; None where it is not obvious."""
    if field.kind == "number":
        return value + 1 if field.high is None or value < field.high else value - 1
    if field.kind == "amounts" and value:
        word, amount = next(iter(value.items()))
        return {word: amount, field.words[0].value: 1} if field.words[0].value != word else {}
    return "Nouveau" if field.kind == "text" else None


@each_box
def test_each_change_that_the_game_accepts_is_one_line_and_comes_back(
    name: str, more: tuple[str, ...]
) -> None:
    """Fields of the first entry of every table, one by one; a few break the game, and are refused."""
    game, packs, base = find_game(name), packs_with(name, more), base_values(name, more)
    accepted: set[tuple[str, str]] = set()
    for table in forms_of(game, packs):
        id = next(iter(base[table.id]))
        for field in table.fields:
            values = copy.deepcopy(base)
            entry = values[table.id][id] if table.entries else values[table.id]
            entry[field.key] = another(field, entry[field.key])
            if entry[field.key] is None:
                continue
            pack = pack_text("mine", "", own_tree(game, "", values, {}, "fr", packs), more)
            try:
                *brought, change = changes(game, game.settings().packs, (), (pack,))
            except BadPack:
                continue
            accepted.add((table.id, field.key))
            assert [one.kind for one in brought] == ["added"] * len(more)
            assert change.kind == "changed" and change.field == field.name
            assert in_force(game, (pack,)) == packs
            assert base_values(name, more, (pack,)) == values
    brought_tables = {table for pack in more for table in new_tables(name, pack)}
    assert len(accepted) > 10 and brought_tables <= {table for table, _ in accepted}


def test_a_tree_is_the_same_after_writing_and_reading() -> None:
    tree = {
        "pack": {"id": 'a "b"\\\n\x7f é', "extends": True},
        "cards": {
            "gone": False,
            "a b": {"effects": {"fight": -2, "b.c": 1}, "list": [1, [2, "x"]], "none": {}},
        },
        "empty": {},
    }
    assert tomllib.loads(toml_writer.dumps(tree)) == tree


SHEET = FormTable(
    id="cards",
    title=Text("title"),
    fields=(
        FormField(key="copies", name=Text("copies"), kind="number"),
        FormField(key="effects", name=Text("effects"), kind="amounts"),
        FormField(key="held", name=Text("held"), kind="switch"),
    ),
)


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_a_sheet_is_read_however_a_spreadsheet_separates_it(separator: str) -> None:
    sheet = "\ufeffid,copies,effects,held\nflask,2,fight 1,no\n".replace(",", separator)
    assert pack_sheets.read(SHEET, sheet) == {"flask": {"copies": 2, "effects": {"fight": 1}, "held": False}}


@pytest.mark.parametrize(
    ("sheet", "key", "expected"),
    [
        ("id,copies\nflask,many", "cards.flask.copies", "a whole number"),
        ("id,held\nflask,perhaps", "cards.flask.held", "yes or no"),
        ("id,effects\nflask,fight", "cards.flask.effects", "a whole number"),
        ("id,colour\nflask,red", "cards.colour", "one of copies, effects, held"),
        ("id,copies\nflask,1\nflask,2", "cards.flask", "each id once"),
        ("name\nflask", "", "id in the first column"),
        ("", "", "1 to 500 rows"),
    ],
)
def test_a_bad_sheet_is_refused_with_row_and_column(sheet: str, key: str, expected: str) -> None:
    with pytest.raises(BadPack) as refused:
        pack_sheets.read(SHEET, sheet)
    assert (refused.value.key, refused.value.expected) == (key, expected)
