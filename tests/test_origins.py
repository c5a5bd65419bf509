"""Reconstructed pieces say so in play: in their details, in the tables of the box, in a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tests.engine.random_games import random_match
from vespers.cli.rules_text import MARK, found_in, print_tables, tables_of
from vespers.engine.box_tables import OURS
from vespers.engine.scene import Card, Scene
from vespers.games import find_game, our_games
from vespers.table.viewer_scene import scene_of
from vespers.texts import LANGUAGES, Say, has_text

GAMES = [game.name for game in our_games()]


def cards(scene: Scene) -> list[Card]:
    rows = [*scene.rows, *(row for panel in scene.panels for row in panel.rows)]
    pieces = [piece for row in rows for piece in row.pieces] + [p for b in scene.boards for p in b.pieces]
    return [piece for piece in pieces if isinstance(piece, Card) and not piece.face_down]


@pytest.mark.parametrize("name", ["wolves", "brewers", "fermentation"])
def test_cards_in_play_say_that_they_are_reconstructed(name: str) -> None:
    game = find_game(name)
    match = random_match(name, 2, 3)
    box = game.box(match.settings)
    seen: dict[str, bool] = {}
    for number in range(0, match.number, 7):
        for card in cards(scene_of(game, box, match.position(number), 0, ())):
            assert card.origin is None or has_text(card.origin.key)
            seen[f"{card.frame} {card.symbol}"] = card.origin is not None
    assert seen and sum(seen.values()) > len(seen) / 2, seen


@pytest.mark.parametrize("name", GAMES)
def test_tables_mark_what_is_reconstructed_in_three_languages(name: str) -> None:
    game = find_game(name)
    tables = tables_of(game, game.settings())
    ours = sum(row.origin in OURS for table in tables for row in table.rows)
    for language in LANGUAGES:
        say, console = Say(language, game, game.settings()), Console(file=io.StringIO(), width=200)
        print_tables(console, tables, say)
        output = console.file.getvalue()  # type: ignore[attr-defined]
        assert output.count(MARK) == ours + bool(ours)
        assert (say("table-origin-about-reconstructed") in output) == bool(ours)


def test_a_thing_is_found_by_its_name() -> None:
    game = find_game("brewers")
    say = Say("en", game, game.settings())
    (table,) = found_in(tables_of(game, game.settings()), "club", say)
    assert [row.origin for row in table.rows] == ["reconstructed"] and table.section == "6.2"
    assert found_in(tables_of(game, game.settings()), "no such thing", say) == ()


def test_an_entry_of_the_book_can_be_partly_ours() -> None:
    game = find_game("wolves")
    wolves = tables_of(game, game.settings())[0]
    origins = [row.origin for row in wolves.rows]
    assert origins[:2] == ["partly", "partly"] and "book" in origins  # the two moons of the Lone 1 are known
