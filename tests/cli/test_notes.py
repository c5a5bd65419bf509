"""Beside an option in the terminal: what the piece it names does, and whether that is reconstructed."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from vespers.cli.board import drawn, noted
from vespers.engine.dealer import SeededDealer
from vespers.engine.match import Match
from vespers.engine.messages import Action
from vespers.games import find_game
from vespers.games.brewers.messages import ChooseMonk
from vespers.games.heaven_ale.messages import UsePrivilege, Walk
from vespers.games.wolves.messages import Place, TakePower
from vespers.texts import LANGUAGES, Say

MARK = "◇"


def begun(name: str) -> Match[Any]:
    game = find_game(name)
    match: Match[Any] = Match(game, 2, game.settings(), SeededDealer("notes"))
    match.deal()
    return match


def note(name: str, a: Action, language: str = "en") -> str:
    match = begun(name)
    return noted(match, 0, a, Say(language, match.game, match.settings))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_monk_is_chosen_by_what_he_can_do(language: str) -> None:
    notes = [note("brewers", ChooseMonk(number), language) for number in range(15)]
    assert len(set(notes)) == 15 and all(len(text) > 20 and text.endswith(MARK) for text in notes)


def test_what_is_reconstructed_has_a_mark_and_what_the_book_says_has_none() -> None:
    assert note("wolves", TakePower(0)).endswith(MARK)
    card = note("heaven-ale", UsePrivilege(0))
    assert "12 ducats" in card and MARK not in card


def test_an_action_that_names_more_than_a_piece_is_not_explained() -> None:
    assert note("wolves", Place(0, 0)) == "" == note("heaven-ale", Walk(1))


@pytest.mark.parametrize(
    ("language", "band"), [("en", "undrinkable"), ("fr", "imbuvable"), ("es", "imbebible")]
)
def test_the_terminal_shows_how_good_a_beer_is(language: str, band: str) -> None:
    """§8.4 of Brewers."""
    match = begun("brewers")
    console = Console(width=120, file=io.StringIO(), record=True)
    console.print(drawn(match, 0, Say(language, match.game, match.settings)))
    assert band in console.export_text()
