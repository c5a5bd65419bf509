"""Whatever is typed, whatever the disk says: the game at the terminal goes on, and nothing is lost."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tests.cli.sources import these_sources
from vespers.bots import BOTS
from vespers.bots.arena import play_game
from vespers.cli import cli
from vespers.cli.record_commands import load
from vespers.engine import record
from vespers.games import find_game

TWO = ("--seats", "apprentice,person", "--names", "Bot,Me")
BOTH = ("--seats", "apprentice,person")


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(*words: str, typed: str | bytes = "", **environment: str) -> Result:
    command = [*words, "--lang", "en"]
    return CliRunner().invoke(cli, command, input=typed, env={"COLUMNS": "120", **environment})


def play(*words: str, typed: str | bytes = "", **environment: str) -> Result:
    return run("play", "wolves", *words, typed=typed, **environment)


# --- Numbers that nobody means


@pytest.mark.parametrize("many", ["-1", "1000000000", "9" * 20, "9" * 40])
@pytest.mark.parametrize("command", ["play", "simulate", "ladder"])
def test_no_number_of_seats_is_too_large_to_be_refused(command: str, many: str) -> None:
    result = run(command, "wolves", "--players", many)
    assert result.exit_code == 2 and "This game is for 2 to 2 players" in result.output, result.output


def test_a_number_of_many_digits_in_a_record_is_told(tmp_path: Path) -> None:
    file = tmp_path / "long.vespers"
    head = {"vespers": 1, "game": "wolves", "version": 10**40, "players": ["a", "b"], "options": {}}
    file.write_text(json.dumps(head) + '\n[0,{},""]\n{}\n')
    result = run("verify", str(file))
    assert result.exit_code != 0 and isinstance(result.exception, SystemExit) and f"{10**40}" in result.output


# --- Typing


@pytest.mark.parametrize(
    ("expected", "answer"),
    [
        ("²", "Nothing fits “²”"),
        ("[/]", "Nothing fits “[/]”"),
        ("r [/]", "There is no section [/]."),
        ("9" * 5000, f"Nothing fits “{'9' * 60}…”"),
        ("\x1b[31mred", "Nothing fits “[31mred”"),
        (b"\xff\xfe", "Nothing fits “\ufffd\ufffd”"),
    ],
)
def test_nothing_that_can_be_typed_ends_the_game(expected: str | bytes, answer: str) -> None:
    typed = (expected if isinstance(expected, bytes) else expected.encode()) + b"\n1\nq\n"
    result = play("--seed", "1", typed=typed)
    assert result.exit_code == 0 and answer in result.output and "\x1b" not in result.output
    match, _ = load(Path("wolves.jsonl"))
    assert [entry.seat for entry in match.log].count(0) == 1


@pytest.mark.parametrize("expected", ["²", "[/]", "9" * 5000])
def test_a_draw_that_makes_no_sense_is_asked_for_again(expected: str) -> None:
    result = play("--dealer", "human", typed=f"{expected}\nrelief\nq\n")
    assert result.exit_code == 0 and f"Nothing fits “{expected[:60]}" in result.output
    match, _ = load(Path("wolves.jsonl"))
    assert len(match.log) == 1
    assert "--seats person,apprentice --dealer human" in result.output


def test_a_closed_input_loses_nothing() -> None:
    command = f"{shlex.quote(sys.executable)} -m vespers play wolves --seed 1 <&-"
    done = subprocess.run(command, shell=True, capture_output=True, env=these_sources())
    assert done.returncode == 0 and done.stderr == b"" and Path("wolves.jsonl").exists()


def test_a_fault_of_ours_is_told_after_the_game_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*given: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("vespers.cli.terminal.Terminal._hint", broken)
    result = play("--seed", "1", typed="1\nh\n")
    assert isinstance(result.exception, ZeroDivisionError) and "Saved as wolves.jsonl" in result.output
    assert load(Path("wolves.jsonl"))[0].log


# --- Going on


def test_the_advice_to_go_on_seats_everybody_where_they_sat() -> None:
    left = play(*TWO, "--seed", "5", "--record", "our game.jsonl", typed="1\n1\nq\n")
    advised = "vespers play wolves --resume 'our game.jsonl' --seats apprentice,person\n"
    assert left.output.endswith(f"Go on with: {advised}")
    before, _ = load(Path("our game.jsonl"))
    again = play("--resume", "our game.jsonl", *BOTH, typed="1\nq\n")
    assert again.exit_code == 0 and again.output.endswith(f"Go on with: {advised}")
    after, head = load(Path("our game.jsonl"))
    assert len(after.log) > len(before.log) and head.players == ("Bot", "Me")


def test_a_record_of_several_goes_on_only_when_told_who_is_a_person() -> None:
    play(*TWO, "--seed", "5", "--record", "game.jsonl", typed="1\nq\n")
    before = Path("game.jsonl").read_bytes()
    result = play("--resume", "game.jsonl", typed="1\nq\n")
    assert result.exit_code == 2 and "in this order: Bot, Me;" in result.output
    assert Path("game.jsonl").read_bytes() == before


def test_alone_it_is_plain_who_goes_on() -> None:
    left = run("play", "brewers", "--players", "1", "--seed", "1", typed="1\nq\n")
    assert left.output.endswith("vespers play brewers --resume brewers.jsonl\n")
    assert run("play", "brewers", "--resume", "brewers.jsonl", typed="q\n").exit_code == 0


@pytest.mark.parametrize(
    ("given", "option"),
    [
        (("--players", "2"), "--players"),
        (("--names", "Ann"), "--names"),
        (("--option", "starter=first"), "--option"),
        (("--pack", "nope.toml"), "--pack"),
    ],
)
def test_what_a_record_says_is_not_asked_for_again(given: tuple[str, ...], option: str) -> None:
    play("--seed", "5", typed="1\nq\n")
    result = play("--resume", "wolves.jsonl", "--seats", "person,apprentice", *given, typed="q\n")
    assert result.exit_code == 2
    assert f"{option} cannot be given here: wolves.jsonl says it already." in result.output


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--names", "a,b,c"), "--names lists 3 names, but there are 2 seats."),
        (("--dealer", "human", "--seed", "3"), "--seed cannot be given with --dealer human"),
        (("--seats", "person,person", "--players", "3"), "--players asks for 3 seats, but --seats lists 2."),
        (("--players", "0"), "2 to 2 players, not for 0"),
        (("--players", "-3"), "2 to 2 players, not for -3"),
        (("--seats", "person"), "2 to 2 players, not for 1"),
    ],
)
def test_options_that_contradict_each_other_are_refused(words: tuple[str, ...], expected: str) -> None:
    result = play(*words, typed="q\n")
    assert result.exit_code == 2 and expected in result.output and os.listdir() == []


# --- Files


def test_no_file_is_written_over() -> None:
    Path("notes.txt").write_text("mine")
    result = play("--record", "notes.txt", typed="1\nq\n")
    assert result.exit_code == 2 and "notes.txt exists already" in result.output
    assert Path("notes.txt").read_text() == "mine"


def test_a_game_that_goes_on_may_be_recorded_where_it_was_or_anew() -> None:
    play("--seed", "5", typed="1\nq\n")
    words = ("--resume", "wolves.jsonl", "--seats", "person,apprentice")
    Path("other.jsonl").write_text("mine")
    assert play(*words, "--record", "other.jsonl", typed="q\n").exit_code == 2
    assert play(*words, "--record", "./wolves.jsonl", typed="q\n").exit_code == 0
    assert play(*words, "--record", "new.jsonl", typed="q\n").exit_code == 0
    assert Path("other.jsonl").read_text() == "mine" and load(Path("new.jsonl"))


def test_a_folder_that_is_missing_is_told_before_the_game() -> None:
    result = play("--record", "nowhere/game.jsonl", typed="1\n")
    assert result.exit_code == 2 and "expected nowhere to be a folder" in result.output
    assert "Place the" not in result.output


def test_a_full_disk_stops_no_game_and_spoils_no_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play("--seed", "5", "--record", "game.jsonl", typed="1\nq\n")
    before = Path("game.jsonl").read_bytes()
    spare = tmp_path / "spare"
    spare.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(spare))
    written = Path.replace

    def full(path: Path, target: Path) -> Path:
        if target.parent != spare:
            raise OSError(28, "No space left on device")
        return written(path, target)

    monkeypatch.setattr(Path, "replace", full)
    result = play("--resume", "game.jsonl", "--seats", "person,apprentice", typed="1\n1\nq\n")
    assert result.exit_code == 0
    assert result.output.count("could not be saved as game.jsonl (No space left on device)") == 1
    assert f"saved as {spare / 'game.jsonl'} instead. Move it to game.jsonl" in result.output
    assert Path("game.jsonl").read_bytes() == before
    assert len(load(spare / "game.jsonl")[0].log) > len(load(Path("game.jsonl"))[0].log)


# --- Hidden hands


def test_the_curtain_also_hides_what_was_scrolled_away() -> None:
    words = ("--seats", "person,person", "--option", "starter=first", "--seed", "5")
    terminal = play(*words, typed="\n1\n\nq\n", FORCE_COLOR="1", TERM="xterm")
    assert terminal.output.count("\x1b[2J\x1b[H\x1b[3J") == 4
    assert "\x1b[3J" not in play(*words, typed="\n1\n\nq\n").output


# --- Names


def test_names_command_no_terminal_and_are_no_markup() -> None:
    game = find_game("wolves")
    match = play_game(game, game.settings(), [BOTS["random"]] * 2, "7")
    folder = Path("games[old]")
    folder.mkdir()
    path = folder / "a:heart:.jsonl"
    path.write_bytes(record.write(match, ("\x1b[31mred\x07\nAnn", "[/]")))
    replayed = run("replay", str(path))
    assert replayed.exit_code == 0 and "\x1b" not in replayed.output and "\x07" not in replayed.output
    assert "[31mred Ann" in replayed.output and "[/]" in replayed.output
    assert run("verify", str(path)).output.startswith(f"{path}: ")


def test_the_advice_names_the_file_as_it_is_called() -> None:
    Path("games[old]").mkdir()
    result = play("--seed", "5", "--record", "games[old]/s.jsonl", typed="1\nq\n")
    assert "--resume 'games[old]/s.jsonl'" in result.output and Path("games[old]/s.jsonl").exists()
