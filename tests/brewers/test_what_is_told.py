"""What a newcomer reads: the sentences of a turn, the line of the score."""

from __future__ import annotations

import pytest

from tests.brewers.drawings import drawn
from tests.brewers.table import Table
from vespers.engine.wording import event_text
from vespers.games.brewers import GAME
from vespers.games.brewers.events import FightWon, NoiseChanged, Wounded
from vespers.games.brewers.pieces import PHASES
from vespers.texts import LANGUAGES, Say


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_was_just_spoken_of_is_not_named_again(language: str) -> None:
    say = Say(language, GAME, GAME.settings(), players=("Ann", "Ben"))
    box = GAME.box(GAME.settings())
    for event in (NoiseChanged(1, 7), FightWon(1, 6, 5), Wounded(1)):
        first, after, mine = (
            say.text(event_text(GAME, box, event, by, subject)) for by, subject in ((0, None), (0, 1), (1, 1))
        )
        assert "Ben" in first and "Ben" not in after, "named once"
        assert len({first, after, mine}) == 3, "and I am spoken to"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_else_is_meant_is_named(language: str) -> None:
    say = Say(language, GAME, GAME.settings(), players=("Ann", "Ben"))
    box = GAME.box(GAME.settings())
    assert "Ann" in say.text(event_text(GAME, box, Wounded(0), None, 1)), "not the one who was spoken of"


@pytest.mark.rule("3.4")
def test_the_line_of_the_score_names_its_columns_and_the_one_that_is_played_for() -> None:
    t = Table("-", "-")
    sheet = drawn(t.match, 0).sheet
    assert sheet is not None and all(source.short for source in sheet.sources)
    assert [source.now for source in sheet.sources[:PHASES]] == [True] + [False] * (PHASES - 1)
