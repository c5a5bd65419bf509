"""How the story of a match is told: who rolled what, and what is left out because another line says it."""

from __future__ import annotations

from tests.fermentation.tables import playing
from vespers.engine.wording import did_text
from vespers.games.fermentation import GAME
from vespers.games.fermentation.codebook import DRINK, ROLLED
from vespers.games.fermentation.events import Added, Angered
from vespers.games.fermentation.messages import Put, Settings
from vespers.games.fermentation.scene import aside
from vespers.texts import Say


def test_a_die_is_told_of_whoever_rolled_it() -> None:
    say = Say("en", GAME, Settings(), ("Agnes", "Tomas"))

    def sentence(step: str, by: int | None = None) -> str:
        return say.text(did_text(GAME, GAME.box(Settings()), ROLLED[4], 1, by, step))

    assert sentence("RollDie") == "Tomas rolled a 5." and sentence("RollDie", 1) == "You rolled a 5."
    assert sentence("WolfRolls", 1) == "The werewolf rolled a 5."
    assert sentence("HunterDie", 1) == "The Werewolf Hunter rolled a 5."
    assert sentence("TestAlcohol") == "Tomas rolled a 5 in the alcohol test."


def test_the_story_of_a_turn_leaves_out_what_another_line_says() -> None:
    assert aside("HuntDie", ROLLED[4]) and not aside("RollDie", ROLLED[4])
    assert aside("", Angered(noise=5, threshold=4)) and not aside("", Angered(noise=4, threshold=4))
    assert aside("HaveABeer", DRINK[0]) and not aside("HaveABeer", DRINK[1])
    for table in ("six", "alone"):
        *_, match = playing(table)
        laid = [entry for entry in match.log if isinstance(entry.action, Put)]
        assert all(aside(type(entry.step).__name__, entry.action) for entry in laid)
        assert all(any(isinstance(event, Added) for event in entry.events) for entry in laid)
