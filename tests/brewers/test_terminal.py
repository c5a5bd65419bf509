"""Brewers at the terminal: the board in three languages, and the hermit's campaign in a file."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from tests.brewers.table import Table
from vespers.cli import cli
from vespers.engine.conformance import play_at_random
from vespers.games.brewers import GAME
from vespers.games.brewers.campaign import CAMPAIGN
from vespers.games.brewers.messages import BrewersSettings
from vespers.games.brewers.terminal import draw
from vespers.texts import LANGUAGES, Say


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    yield


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli, words, input=typed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "settings"),
    [(1, BrewersSettings(packs=("base", "hermit"))), (8, BrewersSettings()), (2, BrewersSettings())],
)
def test_the_board_can_be_drawn_anywhere(seats: int, settings: BrewersSettings, language: str) -> None:
    whole = play_at_random(GAME, seats, settings, 6)
    say = Say(language, GAME, settings, tuple(f"P{n}" for n in range(seats)))
    for length in range(0, len(whole.log), 17):
        console = Console(width=140, file=StringIO())
        state = whole.at(length).state
        console.print(draw(GAME.view(state, 0), state.box, say))
        assert isinstance(console.file, StringIO)
        shown = console.file.getvalue()
        assert "brewers-" not in shown and say("brewers-room-forest") in shown


@pytest.mark.rule("3.8", "5.1")
def test_the_werewolves_to_choose_from_are_shown_with_all_their_cards_say() -> None:
    t = Table("-", "-")
    t.put(0, at="forest")
    t.search("werewolf", 6, "great-wolf", "howler")
    assert t.asked() == "ChooseWerewolf"
    console = Console(width=140, file=StringIO())
    console.print(draw(GAME.view(t.s, 0), t.box, Say("en", GAME, t.settings, ("Ann", "Ben"))))
    assert isinstance(console.file, StringIO)
    shown = console.file.getvalue()
    assert "great wolf" in shown and "No equipment helps" in shown
    assert "howler" in shown and "Before the fight: noise +2" in shown


def test_a_game_against_a_bot() -> None:
    result = run("play", "brewers", "--players", "2", "--seed", "3", "--lang", "en", typed="1\nend\nq\n")
    assert (
        result.exit_code == 0 and "choose your monk" in result.output and "phase 1 (water)" in result.output
    )


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--players", "3", "--option", "team=true"), "four, six or eight"),
        (("--players", "2", "--option", "packs=base,hermit"), "plays alone"),
        (("--players", "1", "--option", "packs=base,hermit", "--option", "night=9"), "There is no night 9"),
        (("--players", "2", "--option", "silent=perhaps"), "silent"),
    ],
)
def test_impossible_set_ups_are_told_in_a_sentence(words: tuple[str, ...], expected: str) -> None:
    result = run("play", "brewers", *words, "--lang", "en", typed="q\n")
    assert result.exit_code == 2 and expected in result.output and "Traceback" not in result.output


@pytest.mark.rule("11.4")
def test_a_campaign_is_kept_in_a_file_and_goes_on() -> None:
    first = run("campaign", "brewers", "nights.json", "--names", "Ann", "--seats", "greedy", "--lang", "en")
    assert first.exit_code == 0, first.output
    assert "The hermit’s nights of Ann" in first.output and "Night 1: " in first.output
    campaign = CAMPAIGN.read(Path("nights.json").read_bytes())
    assert campaign.players == ("Ann",) and len(campaign.nights) == 1 and campaign.monk
    second = run("campaign", "brewers", "nights.json", "--seats", "greedy", "--lang", "fr")
    assert second.exit_code == 0 and second.output.count("Nuit ") >= 2
    assert len(CAMPAIGN.read(Path("nights.json").read_bytes()).nights) == 2
    assert "Noche 1" in run("campaign", "brewers", "nights.json", "--show", "--lang", "es").output


@pytest.mark.rule("11.4")
def test_a_night_that_was_left_goes_on_where_it_stopped() -> None:
    run("campaign", "brewers", "nights.json", "--names", "Ann", "--lang", "en", typed="1\nq\n")
    assert (
        Path("nights-night-1.jsonl").exists() and not CAMPAIGN.read(Path("nights.json").read_bytes()).nights
    )
    again = run("campaign", "brewers", "nights.json", "--seats", "random", "--lang", "en")
    assert again.exit_code == 0 and len(CAMPAIGN.read(Path("nights.json").read_bytes()).nights) == 1


@pytest.mark.rule("11.4")
def test_a_damaged_campaign_is_told_in_a_sentence() -> None:
    Path("nights.json").write_text("{}")
    result = run("campaign", "brewers", "nights.json", "--lang", "en")
    assert result.exit_code != 0 and "not a record" in result.output and "Traceback" not in result.output
