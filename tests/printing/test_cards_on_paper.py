"""Cards in the PDF: their size in millimetres, and every card of the pack in its words."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from pypdf import PageObject

from tests.printing.pdf_reader import Line, joined, lines, pages, size, words
from vespers.engine.messages import Text
from vespers.games import our_games
from vespers.printing.document import Order, pdf
from vespers.printing.paper import PAPERS
from vespers.texts import Say

# By game: the packs, and the tables of the box whose entries are cards.
CARDS = {
    "wolves": (("base",), ("wolves", "powers")),
    "heaven-ale": (("base",), ("privileges",)),
    "brewers": (
        ("base", "night-of-the-beast", "hermit"),
        ("monks", "werewolves", "equipment", "blessings", "events", "rivals", "objectives"),
    ),
    "fermentation": (
        ("base", "thirteen-moons"),
        ("recipes", "monks", "hunters", "wolves", "cards", "moons"),
    ),
}
WORDS_OF = {"wolves": "wolves"}  # a table of cards that have a number for a name: their words are looked for
MARK = 4.0  # the length of a cut mark
GAMES = {game.name: game for game in our_games()}


@cache
def printed(name: str, language: str, paper: str = "a4") -> bytes:
    game = GAMES[name]
    settings = game.read_settings({"packs": CARDS[name][0]})
    return pdf(Order(game=game, settings=settings, language=language, what=("cards",), paper=paper))


def expected(name: str, language: str) -> list[str]:
    """What stands on the cards, from the tables of the box, which know nothing of paper."""
    game = GAMES[name]
    settings: Any = game.read_settings({"packs": CARDS[name][0]})
    say = Say(language, game, settings)
    found = []
    for table in game.face("tables").tables(settings):
        if table.id in CARDS[name][1]:
            found += [row.cells[-1 if table.id == WORDS_OF.get(name) else 0] for row in table.rows]
    return [say.text(cell) for cell in found if isinstance(cell, Text)]


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize("name", CARDS)
def test_every_card_of_the_pack_is_in_the_words_of_the_pdf(name: str, language: str) -> None:
    cards, text = expected(name, language), words(fronts(printed(name, language)))
    assert len(cards) >= 5
    assert [card for card in cards if joined(card) not in text] == []


def fronts(document: bytes) -> list[PageObject]:
    """The sheets of cards behind the first page and its back; every other page shows backs."""
    return pages(document)[2::2]


def marks(name: str, paper: str) -> tuple[list[Line], list[Line]]:
    """The cut marks of the first page of cards: upright ones, and level ones."""
    page = fronts(printed(name, "en", paper))[0]
    assert size(page) == (PAPERS[paper].width, PAPERS[paper].height)
    found = [line for line in lines(page) if line.length() == MARK]
    return [line for line in found if line.x == line.to_x], [line for line in found if line.y == line.to_y]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", CARDS)
def test_a_card_is_63_millimetres_wide_and_88_high(name: str, paper: str) -> None:
    upright, level = marks(name, paper)
    across, down = sorted({line.x for line in upright}), sorted({line.y for line in level})
    assert [round(b - a, 1) for a, b in pairwise(across)] == [63.0] * 3
    assert [round(b - a, 1) for a, b in pairwise(down)] == [88.0] * 3


@pytest.mark.parametrize("paper", PAPERS)
def test_cut_marks_stay_outside_the_cards_and_on_the_page(paper: str) -> None:
    upright, level = marks("wolves", paper)
    left, right = min(line.x for line in upright), max(line.x for line in upright)
    low, high = min(line.y for line in level), max(line.y for line in level)
    for mark in level:
        assert 0 < mark.x < mark.to_x < left or right < mark.x < mark.to_x < PAPERS[paper].width
    for mark in upright:
        bottom, top = sorted((mark.y, mark.to_y))
        assert 0 < bottom < top < low or high < bottom < top < PAPERS[paper].height


def test_the_backs_follow_their_fronts_on_the_other_side_of_the_sheet() -> None:
    """A first page with nothing behind it, then fronts on odd pages and backs on even ones."""
    found = pages(printed("wolves", "en"))
    texts = [page.extract_text() for page in found]
    assert texts[1].strip() == ""
    assert [n for n, text in enumerate(texts, 1) if "backs" in text.partition("Cards ")[2]] == [
        n for n in range(4, len(texts) + 1) if n % 2 == 0
    ]


def test_the_same_content_gives_the_same_file() -> None:
    game = GAMES["wolves"]
    order = Order(game=game, settings=game.settings(), language="en", what=("cards",))
    assert pdf(order) == pdf(order)
