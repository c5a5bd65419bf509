"""A campaign from the command line takes up its own match, and no other; its file is never spoiled."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from vespers.cli import cli
from vespers.games.brewers.campaign import CAMPAIGN
from vespers.games.fermentation.campaign import CAMPAIGN as MOONS
from vespers.games.fermentation.campaign import begin


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli, [*words, "--lang", "en"], input=typed, env={"COLUMNS": "120"})


def campaign(*words: str, typed: str = "") -> Result:
    return run("campaign", "brewers", *words, typed=typed)


def test_a_match_that_was_left_ends_as_a_record_that_can_be_verified() -> None:
    left = campaign("c.json", "--names", "Ann", typed="1\n1\n1\n1\nq\n")
    assert left.output.endswith("Saved as c-night-1.jsonl. Go on with: vespers campaign brewers c.json\n")
    assert campaign("c.json", "--seats", "greedy").exit_code == 0
    assert len(CAMPAIGN.read(Path("c.json").read_bytes()).nights) == 1
    verified = run("verify", "c-night-1.jsonl")
    assert verified.exit_code == 0, verified.output


def test_a_match_that_is_over_but_not_entered_is_entered() -> None:
    campaign("c.json", "--names", "Ann", typed="1\nq\n")
    new = Path("c.json").read_bytes()
    campaign("c.json", "--seats", "greedy")
    Path("c.json").write_bytes(new)
    assert campaign("c.json").exit_code == 0
    assert len(CAMPAIGN.read(Path("c.json").read_bytes()).nights) == 1


def test_a_new_campaign_does_not_take_over_an_old_match() -> None:
    campaign("c.json", "--names", "Ann", "--seats", "greedy")
    Path("c.json").unlink()
    before = Path("c-night-1.jsonl").read_bytes()
    result = campaign("c.json", "--names", "Bob", typed="q\n")
    assert result.exit_code == 2 and "c-night-1.jsonl is there already" in result.output
    assert not Path("c.json").exists() and Path("c-night-1.jsonl").read_bytes() == before


@pytest.mark.parametrize("other", ["wolves", "brewers"])
def test_a_match_of_another_game_or_campaign_is_not_entered(other: str) -> None:
    campaign("c.json", "--names", "Ann", typed="q\n")
    if other == "wolves":
        run("simulate", "wolves", "--games", "1", "--records", "games")
        strange = Path("games/wolves-1-000000.jsonl").read_bytes()
    else:
        campaign("d.json", "--names", "Bob", "--seats", "greedy")
        strange = Path("d-night-1.jsonl").read_bytes()
    Path("c-night-1.jsonl").write_bytes(strange)
    result = campaign("c.json", typed="q\n")
    assert result.exit_code == 2 and "c-night-1.jsonl is " in result.output
    assert Path("c-night-1.jsonl").read_bytes() == strange
    assert not CAMPAIGN.read(Path("c.json").read_bytes()).nights


@pytest.mark.parametrize("given", [("--players", "1"), ("--names", "X"), ("--option", "silent=true")])
def test_what_a_campaign_says_is_not_asked_for_again(given: tuple[str, str]) -> None:
    campaign("c.json", "--names", "Ann", typed="q\n")
    result = campaign("c.json", *given, typed="q\n")
    assert result.exit_code == 2 and f"{given[0]} cannot be given here: c.json says it" in result.output


def test_a_campaign_of_several_goes_on_only_when_told_who_is_a_person() -> None:
    Path("c.json").write_bytes(MOONS.write(begin(("Ann", "Ben"))))
    result = run("campaign", "fermentation", "c.json", typed="q\n")
    assert result.exit_code == 2 and "in this order: Ann, Ben;" in result.output
    assert run("campaign", "fermentation", "c.json", "--show").exit_code == 0
    left = run("campaign", "fermentation", "c.json", "--seats", "person,novice", typed="q\n")
    assert left.output.endswith("vespers campaign fermentation c.json --seats person,novice\n")


@pytest.mark.parametrize(
    ("words", "code", "expected"),
    [
        (("c.json", "--players", "-2", "--show"), 2, "not for -2"),
        (("nowhere/c.json",), 2, "expected nowhere to be a folder"),
        (("noise.json",), 1, "noise.json: The head of the record"),
    ],
)
def test_a_campaign_that_cannot_be_is_told_in_a_sentence(
    words: tuple[str, ...], code: int, expected: str
) -> None:
    Path("noise.json").write_bytes(b"\xff\x00")
    result = campaign(*words, typed="q\n")
    assert result.exit_code == code and expected in result.output


def test_a_campaign_survives_a_disk_that_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    campaign("c.json", "--names", "Ann", typed="q\n")
    before = Path("c.json").read_bytes()

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    result = campaign("c.json", "--seats", "greedy")
    assert result.exit_code == 2 and "c.json: the system refused it (No space left" in result.output
    assert Path("c.json").read_bytes() == before
