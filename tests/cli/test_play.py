"""A game at the terminal: people and bots, refusals explained, hands hidden, nothing lost."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from vespers.cli import cli
from vespers.cli.records import load


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(*words: str, typed: str) -> Result:
    return CliRunner().invoke(cli, ["play", "wolves", *words], input=typed, env={"COLUMNS": "120"})


def test_a_person_plays_a_whole_game_against_a_bot() -> None:
    result = play("--seed", "5", "--lang", "en", "--record", "game.jsonl", typed="1\n" * 60)
    assert result.exit_code == 0, result.output
    assert "The winner:" in result.output and "The seed was: 5" in result.output
    match, head = load(Path("game.jsonl"))
    assert match.outcome() is not None and head.players[1] == "Apprentice 2 (bot)"


def test_words_of_an_option_play_it() -> None:
    result = play("--seed", "5", "--lang", "en", typed="3 d4\nq\n")
    assert "Place the 3 on D4" in result.output


def test_what_is_not_allowed_is_answered_with_the_reason_and_the_rule() -> None:
    result = play("--seed", "5", "--lang", "en", "--option", "starter=first", typed="3 a1\nr 2.1\nq\n")
    assert "✗ Place the 3 on A1" in result.output and "§2.1" in result.output
    assert "The first wolf" in result.output


def test_nonsense_is_answered_with_help() -> None:
    result = play("--seed", "5", "--lang", "en", typed="xyzzy\n?\nq\n")
    assert "Nothing fits “xyzzy”" in result.output and "take back your last word" in result.output


def test_a_draw_cannot_be_taken_back() -> None:
    result = play("--seed", "5", "--lang", "en", "--option", "starter=first", typed="u\nq\n")
    assert "Chance has spoken since" in result.output


def test_a_game_that_is_left_is_saved_and_goes_on() -> None:
    left = play("--seed", "5", "--lang", "en", typed="1\n1\nq\n")
    assert "Saved as wolves.jsonl" in left.output
    before, _ = load(Path("wolves.jsonl"))
    assert len(before.log) > 11
    words = ("--seats", "person,apprentice")
    assert f"vespers play wolves --resume wolves.jsonl {' '.join(words)}\n" in left.output
    result = play("--resume", "wolves.jsonl", *words, "--lang", "en", typed="1\n" * 60)
    assert "The winner:" in result.output
    after, _ = load(Path("wolves.jsonl"))
    assert after.log[: len(before.log)] == before.log and after.outcome() is not None


def test_a_lost_terminal_loses_nothing() -> None:
    play("--seed", "5", "--lang", "en", typed="1\n")
    assert os.listdir() == ["wolves.jsonl"]


def hand(block: str, name: str) -> str:
    found = re.search(rf"{name} ─+╮\n│ (.*?)  ", block)
    assert found is not None
    return found[1]


def test_between_two_people_a_curtain_falls_and_only_ones_own_hand_is_seen() -> None:
    words = ("--seats", "person,person", "--names", "Ann,Ben", "--option", "starter=first", "--lang", "en")
    result = play(*words, "--seed", "5", typed="\n1\n\nq\n")
    anns, bens = result.output.split("Ann, the next decision is yours")[1].split(
        "Ben, the next decision is yours"
    )
    assert hand(anns, "Ann").startswith("[") and hand(anns, "Ben").startswith("▒▒")
    assert hand(bens, "Ben").startswith("[") and hand(bens, "Ann").startswith("▒▒")
    assert "Ann draws a wolf, face down" in bens and "Ben draws a wolf, face down" in anns


@pytest.mark.parametrize(("language", "words"), [("fr", "Manche 1"), ("es", "Ronda 1")])
def test_all_is_said_in_the_players_language(language: str, words: str) -> None:
    result = play("--lang", language, typed="?\nq\n")
    assert words in result.output and "Round" not in result.output


def test_a_person_with_real_cards_types_in_the_draws() -> None:
    typed = "relief\nduel\n1\n1\n2\n" + "3\nlone\n5\n1\n2\n3\n" + "q\n"
    result = play(
        "--dealer", "human", "--seats", "person,random", "--names", "Ann,Ben", "--lang", "en", typed=typed
    )
    assert "An Alpha Power is put on display" in result.output
    assert "Nothing fits “lone”" in result.output


def test_a_bad_pack_is_refused_with_file_key_and_expectation() -> None:
    Path("mine.toml").write_text('[pack]\nid = "mine"\nextends = true\n[numbers]\nhand = "three"\n')
    result = play("--pack", "mine.toml", "--lang", "en", typed="q\n")
    assert result.exit_code == 2
    assert "mine.toml: at “numbers.hand”: expected" in result.output and "Traceback" not in result.output


def test_a_pack_of_ones_own_changes_a_number() -> None:
    Path("mine.toml").write_text('[pack]\nid = "mine"\nextends = true\n[numbers]\nhand = 5\n')
    result = play("--pack", "mine.toml", "--lang", "en", "--seed", "5", typed="q\n")
    assert result.output.count("draws the") == 5
