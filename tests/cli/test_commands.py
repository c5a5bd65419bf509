"""The command as a newcomer uses it: everything readable, nothing a traceback."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from vespers.bots import BOTS
from vespers.bots.arena import play_game
from vespers.cli import cli
from vespers.engine import record
from vespers.games import find_game, game_names


def run(*words: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(cli, list(words), input=typed)


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    game = find_game("wolves")
    match = play_game(game, game.settings(), [BOTS["random"]] * 2, "7")
    path = tmp_path / "game.jsonl"
    path.write_bytes(record.write(match, ("Ann", "Ben")))
    return path


def test_help_says_how_to_start() -> None:
    assert "vespers play wolves" in run("--help").output
    for command in ("games", "rules", "play", "simulate", "verify", "replay"):
        assert command in run("--help").output and run(command, "--help").exit_code == 0


def test_the_module_is_the_command() -> None:
    command = [sys.executable, "-m", "vespers", "games", "--json"]
    done = subprocess.run(command, capture_output=True, check=True)
    assert [game["name"] for game in json.loads(done.stdout)] == game_names()


def test_games_are_listed_for_people_and_programs() -> None:
    assert "wolves" in run("games").output
    listed = json.loads(run("games", "--json").output)
    assert [game["name"] for game in listed] == game_names()
    assert listed[0]["players"] == [2, 2]


def test_rules_can_be_read_whole_by_chapter_and_by_section_in_any_language() -> None:
    whole = run("rules", "wolves", "--lang", "en").output
    assert "§2.4" in whole and "§7.10" in whole
    assert "§2.5" in run("rules", "wolves", "2").output
    french = run("rules", "wolves", "2.4", "--lang", "fr").output
    assert "§2.4" in french and "Loup" in french and "§2.5" not in french


def test_rules_are_read_with_the_numbers_of_a_pack_and_the_answers_to_rulings(tmp_path: Path) -> None:
    pack = tmp_path / "quiet.toml"
    pack.write_text('[pack]\nid = "quiet"\nextends = true\n[numbers]\nhide = 3\n', "utf-8")
    usual, quiet = (
        run("rules", "fermentation", "3.10", *more).output for more in ((), ("--pack", str(pack)))
    )
    assert "−2; sober" in usual and "−3; sober" in quiet
    other = run("rules", "heaven-ale", "9.4", "--ruling", "exchange=chosen").output
    assert "chosen ✓" in other and "forced ✓" not in other


def test_no_line_in_french_begins_with_a_mark_that_belongs_to_the_one_before() -> None:
    for game in game_names():
        lines = run("rules", game, "--lang", "fr").output.splitlines()
        assert not [line for line in lines if line.strip()[:1] in ("?", "!", ";", "»")]


def test_an_unknown_section_is_answered_with_those_there_are() -> None:
    result = run("rules", "wolves", "9.9", "--lang", "en")
    assert result.exit_code == 2 and "There is no section 9.9" in result.output and "2.4" in result.output


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    result = run("rules", "chess")
    assert result.exit_code == 2 and "wolves" in result.output


def test_the_same_seed_gives_the_same_result(tmp_path: Path) -> None:
    words = ("simulate", "wolves", "--games", "20", "--seed", "7", "--bots", "random,greedy", "--json")
    one, other = (json.loads(run(*words, "--records", str(tmp_path / n)).output) for n in "ab")
    assert one | {"seconds": 0} == other | {"seconds": 0}
    assert one["decisions"] > 200 and one["seats"][1]["wins"] > one["seats"][0]["wins"]
    records = sorted((tmp_path / "a").iterdir())
    assert len(records) == 20
    assert [p.read_bytes() for p in records] == [p.read_bytes() for p in sorted((tmp_path / "b").iterdir())]
    assert run("verify", *map(str, records)).exit_code == 0


def test_a_simulation_is_printed_as_a_table_with_intervals() -> None:
    output = run("simulate", "wolves", "--games", "5", "--lang", "en").output
    assert "5 games" in output and "95\u00a0%" in output


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("simulate", "wolves", "--bots", "wizard"), "'wizard' is no bot"),
        (("simulate", "wolves", "--players", "5", "--lang", "en"), "2 to 2 players, not for 5"),
        (("simulate", "wolves", "--games", "0"), "0 is not in the range"),
        (("play", "wolves", "--seats", "person,ghost"), "'ghost' is no bot"),
        (("verify", "nowhere.jsonl"), "does not exist"),
    ],
)
def test_bad_words_are_answered_clearly(words: tuple[str, ...], expected: str) -> None:
    result = run(*words)
    assert result.exit_code == 2 and expected in result.output


# --- Records


def test_a_record_is_verified_draw_by_draw(recorded: Path) -> None:
    result = run("verify", str(recorded), "--lang", "en")
    assert result.exit_code == 0 and "every draw as the seed promised" in result.output


def test_a_damaged_record_exits_with_1_and_names_the_entry(recorded: Path) -> None:
    lines = recorded.read_bytes().splitlines(keepends=True)
    lines[20] = lines[21]
    recorded.write_bytes(b"".join(lines))
    result = run("verify", str(recorded), "--lang", "en")
    assert result.exit_code == 1 and "Entry 20" in result.output and "Traceback" not in result.output


def test_a_replay_stops_where_it_is_told_and_hides_what_a_seat_did_not_know(recorded: Path) -> None:
    everything = run("replay", str(recorded), "--to", "11", "--lang", "en").output
    assert "after 11 of" in everything and "face down" not in everything
    ann = run("replay", str(recorded), "--to", "11", "--as", "1", "--lang", "en").output
    assert ann.count("face down") == 3
    assert run("replay", str(recorded), "--as", "3").exit_code == 2
    assert "winner" in run("replay", str(recorded), "--lang", "en").output


def test_an_option_that_is_a_list_is_given_with_commas() -> None:
    """§7.4 of Fermentation: the standing of a campaign decides who chooses on the last moon."""
    asked = ("simulate", "fermentation", "--games", "1", "--players", "2", "--bots", "random,random")
    found = run(*asked, "--option", "moon=13", "--option", "standing=3,2")
    assert found.exit_code == 0, found.output
    wrong = run(*asked, "--option", "standing=many")
    assert wrong.exit_code == 2 and "standing" in wrong.output
