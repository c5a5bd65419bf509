"""Boards in parts, counters, sheets and tables, as the typesetter gets them."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.printing.pdf_reader import joined, pages, words
from vespers.engine.game import Game
from vespers.games import our_games
from vespers.printing.document import WHAT, Order, document, pdf, printing_of
from vespers.printing.paint import Paint
from vespers.printing.paper import MARGIN, OVERLAP, PAPERS, parts_of
from vespers.printing.sheets import chance
from vespers.texts import LANGUAGES, Say
from vespers.texts.positions import positions
from vespers.texts.rulebook import rulebook

GAMES = {game.name: game for game in our_games()}


def made(game: Game[Any], folder: Path, language: str = "en", **more: Any) -> dict[str, Any]:
    return document(Order(game=game, settings=game.settings(), language=language, **more), folder)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_game_prints_all_parts_in_every_language(name: str, language: str, tmp_path: Path) -> None:
    found = made(GAMES[name], tmp_path, language)
    assert {"first", "cards", "counters", "score", "tables", "rules"} <= set(found)
    assert ("boards" in found, "players" in found) == ((name != "wolves"),) * 2
    for picture in tmp_path.glob("*.svg"):
        text = picture.read_text("utf-8")
        ElementTree.fromstring(text)
        assert "var(" not in text and "color-mix" not in text and "class=" not in text


@pytest.mark.parametrize("name", GAMES)
def test_every_card_of_our_packs_has_a_drawing(name: str, tmp_path: Path) -> None:
    game = GAMES[name]
    paint = Paint(game, game.settings(), "en", tmp_path)
    cards = [one.card for deck in printing_of(game, game.settings()).decks for one in deck.cards]
    assert [card.id for card in cards if not paint.has(card.symbol)] == []


@pytest.mark.parametrize("name", GAMES)
def test_ids_of_cards_and_counters_are_their_own(name: str) -> None:
    found = printing_of(GAMES[name], GAMES[name].settings())
    cards = [(deck.id, one.card.id) for deck in found.decks for one in deck.cards]
    counters = [one.id for group in found.counters for one in group.counters]
    assert len(set(cards)) == len(cards) and len(set(counters)) == len(counters)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
@pytest.mark.parametrize("board", [(150.0, 100.0), (250.0, 180.0), (360.0, 402.0), (500.0, 263.5)])
def test_the_parts_of_a_board_fit_their_pages_and_cover_it(board: tuple[float, float], paper: Any) -> None:
    found = parts_of(paper, *board)
    across, down = found.paper.room()
    assert {found.paper.width, found.paper.height} == {paper.width, paper.height}
    assert len(found.parts) == found.columns * found.rows
    for part in found.parts:
        assert part.width <= across + 1e-6 and part.height <= down + 1e-6
    assert max(part.left + part.width for part in found.parts) == pytest.approx(board[0])
    assert max(part.top + part.height for part in found.parts) == pytest.approx(board[1])
    beside = [part for part in found.parts if part.top == 0]
    for one, other in pairwise(beside):
        assert one.left + one.width - other.left == pytest.approx(OVERLAP)


def test_a_board_that_fits_is_one_page_and_a_larger_one_takes_the_fewest() -> None:
    assert len(parts_of(PAPERS["a4"], 190, 277).parts) == 1
    assert len(parts_of(PAPERS["a4"], 277, 190).parts) == 1  # turned
    assert len(parts_of(PAPERS["a4"], 278, 190).parts) == 2


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", GAMES)
def test_counters_lie_within_the_margins_and_on_nothing_else(name: str, paper: str, tmp_path: Path) -> None:
    found = made(GAMES[name], tmp_path, what=("boards",), paper=paper)
    sheet = PAPERS[paper]
    for page in found["counters"]:
        boxes = [
            (one["x"], one["y"], one["x"] + one["width"], one["y"] + one["height"])
            for one in page["counters"]
        ]
        for left, top, right, bottom in boxes:
            assert left >= MARGIN and top >= MARGIN
            assert right <= sheet.width - MARGIN + 1e-6 and bottom <= sheet.height - MARGIN + 1e-6
        for n, one in enumerate(boxes):
            for other in boxes[:n]:
                assert one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] or other[1] >= one[3]


def test_dice_tables_state_the_odds() -> None:
    assert chance(1, 5, sums=True) == pytest.approx(1 / 3)
    assert chance(2, 7, sums=True) == pytest.approx(21 / 36)
    assert chance(2, 5, sums=False) == pytest.approx(20 / 36)
    assert chance(3, 18, sums=True) == pytest.approx(1 / 216)


@pytest.mark.slow
def test_the_rulebook_has_every_section() -> None:
    game = GAMES["wolves"]
    found = pdf(Order(game=game, settings=game.settings(), language="fr", what=("rules",)))
    text, book = words(pages(found)), rulebook(game.folder, "fr")
    titles = [section.title for chapter in book.chapters for section in chapter.sections]
    assert len(titles) > 40
    assert [title for title in titles if joined(title) not in text] == []
    assert joined(Say("fr")("print-box")) in text


@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_the_rules_is_a_picture_with_a_name(name: str, tmp_path: Path) -> None:
    rules = made(GAMES[name], tmp_path, what=("rules",))["rules"]
    pictures = [node for node in nodes(rules) if node.get("kind") == "picture"]
    assert len(pictures) >= len(positions(GAMES[name].folder)) > 3
    assert all((tmp_path / one["file"]).exists() and one["name"] for one in pictures)
    assert [node for node in nodes(rules) if str(node.get("text", "")).startswith("record =")] == []


def nodes(tree: Any) -> list[dict[str, Any]]:
    """Every node of a tree."""
    if isinstance(tree, dict):
        return [tree, *[node for value in tree.values() for node in nodes(value)]]
    return [node for value in tree for node in nodes(value)] if isinstance(tree, list | tuple) else []


def test_what_is_not_asked_for_is_not_there(tmp_path: Path) -> None:
    game = GAMES["brewers"]
    parts = {part: set(made(game, tmp_path, what=(part,))) for part in WHAT}
    shared = set.intersection(*parts.values())
    assert parts["cards"] - shared == {"cards", "first"}
    assert parts["boards"] - shared == {"boards", "counters", "first"}
    assert parts["sheets"] - shared == {"players", "score", "tables", "first"}
    assert parts["rules"] - shared == {"rules"}


@pytest.mark.parametrize("name", GAMES)
def test_every_variant_of_a_game_can_be_printed(name: str) -> None:
    """Modes, layouts, expansions and moons: each is set up at some table."""
    game = GAMES[name]
    for settings in game.variants(max(game.players)):
        found = printing_of(game, settings)
        assert found.decks and found.counters and found.score is not None
