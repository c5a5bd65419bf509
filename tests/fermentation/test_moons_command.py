"""`vespers campaign fermentation`: the moons from the command line, left and taken up again."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner, Result

from vespers.cli import cli
from vespers.games.fermentation.campaign import CAMPAIGN, MoonsRecord, begin
from vespers.games.fermentation.campaign import Result as Moon


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli, ["campaign", "fermentation", *words, "--lang", "en"], input=typed)


def test_bots_play_a_moon_and_the_campaign_goes_on_from_there(tmp_path: Path) -> None:
    file = tmp_path / "loublonc.json"
    output = run(str(file), "--seats", "random,random", "--names", "Ann,Ben").output
    assert "Moon 1: First Frost" in output and "Moon 2: Locked Door" in output
    campaign = CAMPAIGN.read(file.read_bytes())
    assert campaign.players == ("Ann", "Ben") and len(campaign.results) == 1
    run(str(file), "--seats", "random,random")
    assert len(CAMPAIGN.read(file.read_bytes()).results) == 2


def test_a_moon_that_is_left_can_be_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "loublonc.json"
    run(str(file), typed="1\nq\n")
    kept = tmp_path / "loublonc-moon-1.jsonl"
    before = kept.read_text("utf-8").splitlines()
    assert CAMPAIGN.read(file.read_bytes()).results == () and "TakeMonk" in before[1]
    run(str(file), typed="1\nq\n")
    assert len(kept.read_text("utf-8").splitlines()) > len(before)


def test_the_page_can_be_read_alone_and_the_end_names_the_champion(tmp_path: Path) -> None:
    file = tmp_path / "loublonc.json"
    file.write_bytes(CAMPAIGN.write(begin(("Ann",))))
    assert "Moon 1" in run(str(file), "--show").output
    moon = Moon((20,), (1,), (4,), ("",), ("first-frost",))
    file.write_bytes(CAMPAIGN.write(MoonsRecord(("Ann",), results=(moon,) * 13)))
    assert "Brewmaster of Loublonc: Ann" in run(str(file)).output


def test_a_damaged_file_and_a_wrong_number_of_seats_are_explained(tmp_path: Path) -> None:
    file = tmp_path / "loublonc.json"
    file.write_bytes(b"{}")
    broken = run(str(file))
    assert broken.exit_code != 0 and "record" in broken.output and "Traceback" not in broken.output
    file.write_bytes(CAMPAIGN.write(begin(("Ann", "Ben"))))
    differs = run(str(file), "--seats", "person")
    assert differs.exit_code == 2 and "2 seats" in differs.output
