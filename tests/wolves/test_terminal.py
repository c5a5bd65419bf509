"""The territory in a terminal: it fits a small screen, names every space, and options say what they do."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tests.wolves.drawing import A, Table, drawn, power, wolf
from vespers.engine.messages import Action
from vespers.games.wolves import GAME
from vespers.games.wolves.messages import CallAmbush, Place, TakeLone, TakePower, WolvesSettings
from vespers.games.wolves.rules.after_round import TAKE_LONE_WOLF
from vespers.games.wolves.terminal import draw, note
from vespers.texts import LANGUAGES, Say

HIGH = """
    a1 b2   a3
    b3 a4   b4
    a3 b1a2 b5
"""


def printed(t: Table, language: str = "en") -> list[str]:
    screen = StringIO()
    Console(file=screen, width=80, height=24).print(
        draw(GAME.view(t.state, A), t.state.box, Say(language, GAME, WolvesSettings()))
    )
    return screen.getvalue().splitlines()


def remark(t: Table, action: Action) -> str:
    return note(GAME.view(t.state, A), t.state.box, action, Say("en", GAME, WolvesSettings()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_largest_territory_leaves_room_for_the_question_on_a_small_screen(language: str) -> None:
    lines = printed(drawn(HIGH, hand="1 3 5", power="duel"), language)
    assert len(lines) <= 15 and max(map(len, lines)) <= 80


def test_every_wolf_is_shown_with_its_space_and_what_lies_beneath() -> None:
    text = "\n".join(printed(drawn(HIGH, hand="1 3 5")))
    assert all(name in text for name in ("C3", "D3", "E3", "+1"))
    assert all(words in text for words in ("on display: Double Bound", "not seen yet:", "△", "in a corner"))


def test_a_finished_territory_is_headed_with_its_own_round() -> None:
    t = drawn(HIGH, hand="1", wins=(1, 0))
    assert "Round 2" in printed(t)[2]
    t.state.agenda.append(TAKE_LONE_WOLF[A])
    assert "Round 1" in printed(t)[2], "the winner chooses, and the territory still lies there"
    t.state.packs[A].wins = 2
    t.state.agenda = []
    assert "Round 2" in printed(t)[2], "two rounds won end the game: there is no third"


def test_a_cover_says_what_it_covers_and_what_it_spends() -> None:
    t = drawn("b2 b3 a3", hand="3 5", power="duel")
    assert remark(t, Place(wolf("3"), t.cell((1, 1)))) == "cover the 2"
    assert remark(t, Place(wolf("3"), t.cell((1, 2)))) == "cover the 3, uses Duel"
    assert remark(t, Place(wolf("3"), t.cell((2, 1)))) == ""


def test_powers_and_lone_wolves_say_what_they_do() -> None:
    t = drawn("b2 b3 a3", hand="3 5")
    for action in (TakePower(power("relief")), CallAmbush(power("relief"))):
        assert remark(t, action).startswith("Ambush. Before placing")
    assert "nothing covers it" in remark(t, TakeLone(wolf("L6")))
