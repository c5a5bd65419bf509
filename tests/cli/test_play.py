"""A game at the terminal: people and bots, refusals explained, hands hidden, nothing lost."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from vespers.cli import cli
from vespers.cli.record_commands import load
from vespers.cli.terminal import listed
from vespers.engine.messages import Undo


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(*words: str, typed: str, game: str = "wolves") -> Result:
    return CliRunner().invoke(cli, ["play", game, *words], input=typed, env={"COLUMNS": "120"})


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


def test_a_command_letter_alone_is_a_command_and_never_a_move() -> None:
    result = play("--seed", "5", "--lang", "en", "--option", "starter=first", typed="r\nR 2.1\nQ\n")
    assert "How to place: r 2.1, 2.2" in result.output and "The first wolf" in result.output
    match, _ = load(Path("wolves.jsonl"))
    assert all(entry.seat == -1 for entry in match.log), "nothing was played"


def test_a_ruling_is_set_on_the_command_line_kept_in_the_record_and_marked_in_the_rules() -> None:
    result = play("--seed", "5", "--lang", "en", "--ruling", "corners=full-size", typed="r 5.8\nq\n")
    assert "full-size ✓" in result.output and "any-size ✓" not in result.output
    match, _ = load(Path("wolves.jsonl"))
    assert match.settings.rulings == {"corners": "full-size"}


def test_a_ruling_that_is_none_is_refused_in_one_sentence() -> None:
    for given, words in (
        ("x=y", "There is no ruling"),
        ("corners=y", "any-size, full-size"),
        ("x", "id=answer"),
    ):
        result = play("--lang", "en", "--ruling", given, typed="")
        assert result.exit_code == 2 and words in result.output


def test_nonsense_is_answered_with_help() -> None:
    result = play("--seed", "5", "--lang", "en", typed="xyzzy\n?\nq\n")
    assert "Nothing fits “xyzzy”" in result.output and "take back your last move" in result.output


def test_a_draw_cannot_be_taken_back() -> None:
    result = play("--seed", "5", "--lang", "en", "--option", "starter=first", typed="u\nq\n")
    assert "Chance has decided since" in result.output


def test_taking_back_past_a_bot_is_told_first_and_takes_one_decision_of_mine() -> None:
    words = ("--seed", "5", "--lang", "en", "--option", "starter=first")
    result = play(*words, typed="1\n1\nu\nq\n")
    kept, _ = load(Path("wolves.jsonl"))
    assert "2 moves are lost" in result.output and kept.history == kept.log, "told, not done"
    play(*words, "--record", "after.jsonl", typed="1\n1\nu\nu\nq\n")
    match, _ = load(Path("after.jsonl"))
    mine = [n for n, entry in enumerate(match.history) if entry.seat == 0]
    assert match.history[mine[2]].action == Undo(mine[1]) and match.log == match.history[: mine[1]]


def test_what_was_taken_back_is_played_again_at_the_terminal() -> None:
    words = ("--seed", "5", "--lang", "en", "--option", "starter=first")
    result = play(*words, typed="y\n2\n3\nu\nu\ny\nq\n")
    assert "There is nothing to play again." in result.output
    match, _ = load(Path("wolves.jsonl"))
    undone = next(n for n, entry in enumerate(match.history) if isinstance(entry.action, Undo))
    mine = [entry for entry in match.history[:undone] if entry.seat == 0]
    assert match.history[undone + 1] == mine[-1] and sum(entry.seat == 0 for entry in match.log) == 2


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


def test_every_kind_of_option_is_listed_even_after_many_of_another() -> None:
    result = play("--lang", "en", "--seed", "5", "--seats", "person,novice", game="heaven-ale", typed="q\n")
    assert "Sell the card" in result.output and "(Sold now: 3 ducats)" in result.output
    assert listed(["a"] * 20 + [1] + [2.5] * 3, 12) == [*range(10), 20, 21]
    assert listed(["a"] * 5, 12) == [0, 1, 2, 3, 4]


def test_a_lost_terminal_loses_nothing() -> None:
    play("--seed", "5", "--lang", "en", typed="1\n")
    assert os.listdir() == ["wolves.jsonl"]


def hand(block: str, name: str) -> str:
    found = re.search(rf"[▲●] {name}   (.*?)  ", block)
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


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (".".join("a" * 24_000) + " = 1", "keys of at most 8 parts (more in line 2)"),
        ("x = " + "[" * 1_000 + "]" * 1_000, "brackets nested at most 8 deep (more in line 2)"),
        ("#" * 70_000, "at most 65,536 characters (70,018)"),
    ],
)
def test_an_absurd_pack_is_refused_in_a_sentence(text: str, expected: str) -> None:
    Path("mine.toml").write_text(text)
    result = play("--pack", "mine.toml", "--lang", "en", typed="q\n")
    assert result.exit_code == 2
    assert f"mine.toml: expected {expected}." in " ".join(result.output.split())


def test_a_pack_of_ones_own_changes_a_number() -> None:
    Path("mine.toml").write_text('[pack]\nid = "mine"\nextends = true\n[numbers]\nhand = 5\n')
    result = play("--pack", "mine.toml", "--lang", "en", "--seed", "5", typed="q\n")
    assert result.output.count("draws the") == 5
