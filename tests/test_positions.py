"""The drawn examples of RULES: every block can be drawn in the browser, as a picture and in a terminal."""

from __future__ import annotations

import io
import xml.etree.ElementTree as ET
from typing import Any

import pytest
from rich.console import Console

from vespers.cli.rules_text import print_rules
from vespers.games import find_game, our_games
from vespers.table.board_svg import svg
from vespers.table.position_drawing import drawing
from vespers.texts import LANGUAGES, has_text
from vespers.texts.positions import BadPosition, Position, blocks, positions, read, set_up
from vespers.texts.rulebook import rulebook

GAMES = [game.name for game in our_games()]
BLOCKS = [(name, block) for name in GAMES for block in positions(find_game(name).folder)]
each_block = pytest.mark.parametrize(("name", "block"), BLOCKS)


@pytest.mark.parametrize("name", GAMES)
def test_every_language_shows_the_same_positions(name: str) -> None:
    english, french, spanish = ([*blocks(find_game(name).folder, language)] for language in LANGUAGES)
    assert english and english == french == spanish
    assert len({block for block, _ in english}) == len(english)


@pytest.mark.parametrize("name", GAMES)
def test_every_chapter_says_what_it_is_about_and_shows_an_example(name: str) -> None:
    for language in LANGUAGES:
        for chapter in rulebook(find_game(name).folder, language).chapters:
            bodies = [chapter.intro, *[section.body for section in chapter.sections]]
            assert chapter.intro, (language, chapter.number)
            assert any("```position " in body for body in bodies), (language, chapter.number)


@each_block
def test_a_position_is_drawn_with_all_it_shows_and_lights(name: str, block: str) -> None:
    game = find_game(name)
    found = drawing(game, block)  # checks what is shown and lit
    assert found.boards or found.rows
    keys = {piece.name.key for board in found.boards for piece in board.pieces}
    keys |= {piece.name.key for row in found.rows for piece in row.pieces}
    assert [key for key in sorted(keys) if not has_text(key) and key != "table-seat"] == []


@each_block
def test_a_position_is_a_picture_in_three_languages(name: str, block: str) -> None:
    game = find_game(name)
    found = drawing(game, block)
    for language in LANGUAGES:
        for picture in svg(game, found, language):
            root = ET.fromstring(picture)
            ids = {one.get("id") for one in root.iter() if one.get("id")}
            used = {one.get("href", "")[1:] for one in root.iter() if one.tag.endswith("}use")}
            assert used <= ids and len(picture) > 1000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_first_example_is_drawn_in_a_terminal(name: str, language: str) -> None:
    game, console = find_game(name), Console(file=io.StringIO(), width=160)
    block, text = next(blocks(game.folder, language))
    print_rules(console, f"before\n\n```position {block}\n{text}```\n\nafter", game, language)
    output = console.file.getvalue()  # type: ignore[attr-defined]
    assert output.startswith("before") and "after" in output and len(output) > 300 and "```" not in output


def wolves_position(**more: Any) -> Position:
    return Position(show=("territory",), seed="a", settings={"starter": "first"}, **more)


def test_a_position_can_be_made_of_a_seed_and_actions() -> None:
    game = find_game("wolves")
    start = set_up(game, "start", wolves_position())
    wolf = next(n for n, many in enumerate(game.view(start.state, 0).packs[0].hand) if many)
    box: Any = game.box(start.settings)
    name = box.value[wolf]
    laid = set_up(game, "laid", wolves_position(actions=(f"Place the {name} on D4",)))
    assert len(game.view(laid.state, 0).territory) == 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("shows = 1", "shows"),
        ('show = ["territory"]\nactions = ["Fly"]', "Fly"),
        ('show = ["territory"]\nrecord = "no-such"', "no-such"),
        ('show = ["territory"]\nsettings = { starter = "moon" }', "starter"),
    ],
)
def test_a_wrong_block_is_named_with_its_problem(text: str, problem: str) -> None:
    with pytest.raises(BadPosition, match=f"^wrong: .*{problem}"):
        set_up(find_game("wolves"), "wrong", read("wrong", text))


def test_what_is_not_in_the_scene_is_named() -> None:
    with pytest.raises(BadPosition, match="no such position"):
        drawing(find_game("wolves"), "nowhere")
