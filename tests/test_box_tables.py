"""The tables of the box: complete, in three languages, with pictures that exist."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from vespers.engine.box_tables import BoxTable
from vespers.engine.messages import Text
from vespers.games import find_game, our_games
from vespers.table.art import drawings
from vespers.texts import LANGUAGES, Say, has_text
from vespers.texts.rulebook import rulebook

GAMES = [game.name for game in our_games()]
each_game = pytest.mark.parametrize("name", GAMES)


def tables(name: str, **options: Any) -> tuple[BoxTable, ...]:
    game = find_game(name)
    found: tuple[BoxTable, ...] = game.face("tables").tables(game.settings(**options))
    return found


def texts_in(tables: tuple[BoxTable, ...]) -> Iterator[Text]:
    """Every text of the tables."""
    for table in tables:
        yield from (table.title, *table.columns)
        for row in table.rows:
            yield from (cell for cell in row.cells if isinstance(cell, Text))


@each_game
def test_every_text_of_the_tables_is_there_in_three_languages(name: str) -> None:
    game = find_game(name)
    packs = sorted(path.stem for path in (game.folder / "packs").glob("*.toml"))
    found = tables(name, packs=("base", *[pack for pack in packs if pack != "base"]))
    assert [text.key for text in texts_in(found) if not has_text(text.key)] == []
    for language in LANGUAGES:
        say = Say(language, game, game.settings())
        words = [say.text(text) for text in texts_in(tables(name))]
        assert not [text for text in words if "{" in text or f"{name}-" in text or text.startswith("box-")]


@each_game
def test_every_table_leads_to_a_section_and_fills_its_columns(name: str) -> None:
    book = rulebook(find_game(name).folder, "en")
    for table in tables(name):
        assert book.section(table.section) is not None, table.id
        assert table.rows and {len(row.cells) for row in table.rows} == {len(table.columns)}, table.id


@each_game
def test_the_index_of_symbols_shows_drawings_of_the_game(name: str) -> None:
    (symbols,) = [table for table in tables(name) if table.id == "symbols"]
    drawn = drawings(find_game(name).folder / "art")
    assert [row.symbol for row in symbols.rows if row.symbol not in drawn] == []


def test_tables_follow_the_pack_in_force() -> None:
    own = '[pack]\nid = "own"\nextends = true\n[wolves.five]\nvalue = 7\n'
    usual, changed = tables("wolves")[0], tables("wolves", own=(own,))[0]
    assert usual.rows[4].cells[1] == 5 and changed.rows[4].cells[1] == 7
