"""The game of docs/add-a-game.md: built, installed and played as the page says."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.installed_games import forget
from tests.table.client import Host, new_match, play
from tests.table.conftest import unlimited
from tests.waiting import run
from vespers.cli import cli
from vespers.engine.conformance import Kit
from vespers.games import find_game
from vespers.rl.registry import environment
from vespers.texts import has_text

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
FILE = re.compile(r"(?m)^`([\w./]+)`:\n\n```\w+\n(.*?)^```", re.S)
pytestmark = pytest.mark.usefixtures("installed")


def files_of_the_page() -> dict[str, str]:
    """Each code block that follows a file's name."""
    return dict(FILE.findall(PAGE.read_text("utf-8")))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pip puts the package of the page."""
    package, target = tmp_path_factory.mktemp("package"), tmp_path_factory.mktemp("site")
    for name, text in files_of_the_page().items():
        (package / name).write_text(text, "utf-8")
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
        "--no-build-isolation",
    ]
    run([*pip, "--target", str(target), str(package)], check=True)
    return target


@pytest.fixture
def installed(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is there while the test runs, in an empty folder."""
    monkeypatch.syspath_prepend(site)
    monkeypatch.chdir(tmp_path)
    forget()
    yield
    forget()


def vespers(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli, [*words, "--lang", "en"], input=typed, env={"COLUMNS": "120"})


def test_the_smallest_game_is_one_module_of_about_75_lines() -> None:
    files = files_of_the_page()
    assert set(files) == {"nim.py", "pyproject.toml"}
    assert len(files["nim.py"].splitlines()) < 90


def test_it_is_listed() -> None:
    listed = json.loads(vespers("games", "--json").stdout)
    assert [game["title"] for game in listed if game["name"] == "nim"] == ["Nim"]


def test_it_keeps_every_promise() -> None:
    report = Kit(find_game("nim"), seats=2, has_text=lambda game, key: has_text(key)).run(range(20))
    assert report.games == 20 and report.reasons >= {"too_few"} and report.endings == {"last_stone"}


def test_it_plays_in_the_terminal_and_says_why_not() -> None:
    typed = "take 5 from pile 1\n" + "1\n" * 12
    result = vespers("play", "nim", "--seed", "5", "--record", "nim.jsonl", typed=typed)
    assert result.exit_code == 0, result.output
    assert "This pile has only 3 left." in result.output
    assert "The last stone is taken. The winner:" in result.output
    assert vespers("verify", "nim.jsonl").exit_code == 0


def test_without_rules_it_says_so() -> None:
    result = vespers("rules", "nim")
    assert result.exit_code == 2 and result.stderr == "The game nim has no written rules.\n"


def test_it_plays_in_the_browser_as_labelled_boxes_and_buttons(tmp_path: Path) -> None:
    with Host(unlimited(f"sqlite:///{tmp_path / 'table.sqlite'}")) as host:
        assert "nim-title = Nim" in host.http.get("/api/texts/fr").text
        _, people = new_match(host.url, "me local", game="nim")
        scene = people[0].sight()["scene"]
        (board,) = scene["boards"]
        labels = {
            area["label"]["values"]["name"]: area["label"]["values"]["value"] for area in board["areas"]
        }
        assert labels["piles"] == "3 4 5" and len(scene["targets"]) == 12
        assert play(people)["over"]


def test_it_plays_in_the_lab(tmp_path: Path) -> None:
    study = tmp_path / "nim.toml"
    study.write_text('game = "nim"\ngames = 10\nseed = 1\nwho = ["random"]\n')
    result = vespers("lab", "run", str(study), "--workers", "1")
    assert result.exit_code == 0, result.output
    report = vespers("lab", "report", str(study.with_suffix(".lab")))
    assert report.exit_code == 0, report.output


def test_it_plays_in_the_environments() -> None:
    env = environment("nim_v1").env()
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
    assert env.play.observer.flat_names()[0].startswith("piles")
