"""`vespers ladder`, `vespers review`, and the hint at the table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from vespers.bots import BOTS
from vespers.bots.arena import play_game
from vespers.cli import cli
from vespers.engine import record
from vespers.games import find_game


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli, list(words), input=typed)


def test_the_ladder_prints_ratings_and_who_beat_whom() -> None:
    result = run("ladder", "wolves", "--levels", "random,novice", "--deals", "3", "--lang", "en")
    assert result.exit_code == 0, result.output
    assert "Novice against Leaf in the wind" in result.output and "in 6 games" in result.output


def test_the_ladder_as_json_depends_on_the_seed_alone() -> None:
    words = (
        "ladder",
        "wolves",
        "--levels",
        "random,novice,brother",
        "--deals",
        "1",
        "--pace",
        "0.01",
        "--json",
    )
    one, other = (json.loads(run(*words).output) for _ in range(2))
    for rung in (*one["rungs"], *other["rungs"]):
        assert rung.pop("seconds") >= 0
    assert one == other
    assert {rung["level"] for rung in one["rungs"]} == {"random", "novice", "brother"}
    assert [(pair["below"], pair["level"]) for pair in one["pairs"]] == [
        ("random", "novice"),
        ("novice", "brother"),
    ]


def test_the_ladder_refuses_what_it_cannot_play() -> None:
    assert "'saint' is no bot" in run("ladder", "wolves", "--levels", "novice,saint").output
    assert "two levels or more" in run("ladder", "wolves", "--levels", "novice").output
    assert "2 players" in run("ladder", "wolves", "--players", "5", "--lang", "en").output


def test_a_review_shows_curves_and_costly_moves(tmp_path: Path) -> None:
    game = find_game("wolves")
    match = play_game(game, game.settings(), [BOTS["greedy"], BOTS["random"]], "7")
    path = tmp_path / "game.jsonl"
    path.write_bytes(record.write(match, ("Ann", "Ben")))
    result = run("review", str(path), "--looks", "16", "--most", "2", "--lang", "en")
    assert result.exit_code == 0, result.output
    assert "The chance of winning" in result.output and "█" in result.output
    assert result.output.count("Better:") == 2 and "Ben" in result.output


def test_a_review_of_noise_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "noise.jsonl"
    path.write_text("noise")
    result = run("review", str(path), "--lang", "en")
    assert result.exit_code == 1 and "not a record" in result.output


@pytest.mark.parametrize("pace", ["nan", "inf", "-1", "0", "1e300"])
def test_a_pace_that_is_none_is_refused(pace: str) -> None:
    result = run("ladder", "wolves", "--levels", "random,novice", "--deals", "1", "--pace", pace)
    assert result.exit_code == 2 and "--pace" in result.output


def test_a_ledger_knows_a_pack_by_what_is_in_it(tmp_path: Path) -> None:
    pack, ledger = tmp_path / "pack.toml", tmp_path / "ledger"
    words = ("ladder", "wolves", "--levels", "random,novice", "--deals", "1", "--pack", str(pack))

    def meetings(value: int) -> int:
        pack.write_text(f'[pack]\nid = "x"\nextends = true\n[wolves.lone-two]\nvalue = {value}\n')
        result = run(*words, "--ledger", str(ledger), "--lang", "en")
        assert result.exit_code == 0, result.output
        return len(ledger.read_text().splitlines())

    assert [meetings(6), meetings(6), meetings(9), meetings(6)] == [1, 1, 2, 2]


def test_a_ledger_of_plain_set_ups_stays_known(tmp_path: Path) -> None:
    """Long measurements were written down under these very words."""
    ledger = tmp_path / "ledger"
    words = ("ladder", "wolves", "--levels", "random,novice", "--deals", "1", "--ledger", str(ledger))
    run(*words, "--option", "starter=first")
    entry = json.loads(ledger.read_text())
    assert entry["conditions"]["set-up"] == "((), ('starter=first',))"


def test_files_that_do_not_end_are_refused() -> None:
    endless = run("simulate", "wolves", "--games", "1", "--pack", "/dev/zero", "--lang", "en")
    assert endless.exit_code == 2 and "more than 1,048,576 bytes" in endless.output
    spoilt = run("ladder", "wolves", "--levels", "random,novice", "--ledger", "/dev/full", "--lang", "fr")
    assert spoilt.exit_code == 2 and "ligne 1" in spoilt.output


def test_a_person_can_ask_for_a_hint(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    result = run("play", "wolves", "--seed", "3", "--lang", "en", "--record", str(path), typed="h\nq\n")
    assert result.exit_code == 0, result.output
    assert "The best options, the chance of winning with each" in result.output
    assert result.output.count("%") >= 3
