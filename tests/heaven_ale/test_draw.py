"""The terminal board: everything can be read from it, in every language and within 80 columns."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from tests.heaven_ale.table import lay, place, sow_hexes, spots, table
from vespers.engine import record
from vespers.games import find_game
from vespers.games.heaven_ale import GAME
from vespers.games.heaven_ale.messages import Enter, HeavenAleSettings, Sell, Walk
from vespers.games.heaven_ale.state import HeavenAle
from vespers.games.heaven_ale.terminal import draw, note
from vespers.texts import LANGUAGES, Say

RECORDS = Path(__file__).parent / "records"


def lines(s: HeavenAle, seat: int | None, language: str = "en") -> list[str]:
    console = Console(width=80, force_terminal=False, color_system=None)
    say = Say(language, GAME, HeavenAleSettings(), ("Ann", "Ben", "Cleo", "Dan")[: len(s.abbeys)])
    with console.capture() as captured:
        console.print(draw(GAME.view(s, seat), s.box, say))
    return captured.get().splitlines()


def test_tiles_discs_figures_and_gardens_are_drawn() -> None:
    s = table()
    lay(s, 1, "hops 5", "monk 2")
    s.discs[4] = 1
    s.abbeys[0].space, s.abbeys[0].place = 4, -1
    sow_hexes(s.abbeys[0], S7="w3", D6="m4")
    s.abbeys[0].buildings[2], s.abbeys[0].discs = 1, spots("x", "hops")
    shown = "\n".join(lines(s, 0))
    assert "ho5 Mo2" in shown and "4 A ▲" in shown
    assert "wo3    ⌂1   Mo4" in shown, "S7, B3, D6 side by side"
    assert "◉X ○wo  ○ye ◉ho" in shown
    assert "wood 0  yeast -2  hops -4  water -6  barley -8  brewmaster -10" in shown
    assert "ducats ●" in shown, "Ben's figure in the starting area"


def test_the_viewer_comes_first() -> None:
    shown = "\n".join(lines(table(3), 1))
    assert shown.index("Ben") < shown.index("Cleo") < shown.index("Ann")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_fits_a_terminal_in_every_language(language: str, seats: int) -> None:
    match = record.read((RECORDS / f"greedy-{seats}.jsonl").read_bytes(), find_game)
    for length in (0, 60, 150, len(match.log)):
        state = match.at(length).state
        assert isinstance(state, HeavenAle)
        shown = lines(state, None, language)
        assert max(len(line) for line in shown) <= 80
        assert not [line for line in shown if "heaven-ale-" in line]


@pytest.mark.rule("2.6", "3.5")
def test_options_say_what_a_card_and_a_place_bring() -> None:
    s = table()
    view, say = GAME.view(s, 0), Say("en", GAME, HeavenAleSettings())
    assert note(view, s.box, Sell(0), say) == "Sold now: 3 ducats"
    assert note(view, s.box, Enter(place("ducats")), say) == "You receive 2 ducats at once."
    assert note(view, s.box, Walk(1), say) == ""
