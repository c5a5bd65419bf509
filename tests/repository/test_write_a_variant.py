"""The variant of docs/write-a-variant.md: installed and played as the page shows it."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tests import installed_games
from tests.fermentation.monastery import Monastery
from tests.table.client import Host, new_match
from tests.table.conftest import unlimited
from tests.waiting import run
from vespers import games as vespers_games
from vespers.cli import cli
from vespers.engine.conformance import Kit
from vespers.engine.lesson import lessons
from vespers.engine.messages import Action
from vespers.games import find_game
from vespers.games.fermentation.codebook import ATTACK, BRAWL
from vespers.games.fermentation.events import Fell
from vespers.lab.option_effects import option_key
from vespers.rl.registry import environment
from vespers.texts import LANGUAGES, Say, has_text

PAGE = Path(__file__).parents[2] / "docs" / "write-a-variant.md"
(EXAMPLE,) = re.findall(r"(?m)^`hard_ties.py`:\n\n```python\n(.*?)^```", PAGE.read_text("utf-8"), re.S)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The example's game, there while the test runs in an empty folder."""
    site = tmp_path / "site"
    site.mkdir()
    (site / "hard_ties.py").write_text(EXAMPLE, "utf-8")
    installed_games.installed(site, "hard_ties", "hard-ties = hard_ties:GAME")
    monkeypatch.syspath_prepend(site)
    monkeypatch.setenv("PYTHONPATH", str(site), prepend=":")  # for the workers of the lab
    monkeypatch.chdir(tmp_path)
    installed_games.forget()
    yield find_game("hard-ties")
    installed_games.forget()
    sys.modules.pop("hard_ties", None)


def vespers(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(cli, [*words, "--lang", "en"], input=typed, env={"COLUMNS": "120"})


def fought(replaced: Any, *dice: int) -> Monastery:
    """A fight of two monks at the well, under these replacements."""
    t = Monastery(2)
    t.s.replaced = replaced
    return t.at("well", 0, 1).say(BRAWL, ATTACK[1]).roll(*dice)


def test_the_example_has_at_most_30_lines() -> None:
    assert len(EXAMPLE.splitlines()) <= 30


def test_a_tie_knocks_both_down_and_the_rest_of_the_rule_stays(installed: Any) -> None:
    tied = fought(installed.steps, 3, 3)
    assert tied.each("down") == [1, 1] and len(tied.events_of(Fell)) == 2
    assert fought(installed.steps, 5, 3).asked() == "PushOut(0)"
    assert fought(None, 3, 3).each("down") == [0, 0], "the base game is as it was"


def test_it_keeps_every_promise(installed: Any) -> None:
    report = Kit(installed, seats=3, has_text=lambda game, key: has_text(key)).run(range(2))
    assert report.games == 2


def test_its_texts_are_the_base_games_but_for_its_own(installed: Any) -> None:
    base = find_game(installed.family[1])
    for language in LANGUAGES:
        mine, theirs = Say(language, installed, installed.settings()), Say(language, base, base.settings())
        assert mine("hard-ties-title") == "Hard ties" != theirs(f"{base.name}-title")
        assert [mine.action(a, 0) for a in ATTACK] == [theirs.action(a, 0) for a in ATTACK]


def test_it_inherits_the_faces_and_the_lessons(installed: Any) -> None:
    base = find_game(installed.family[1])
    for face in ("scene", "terminal", "judgement", "observation", "tables"):
        assert installed.face(face) is base.face(face) is not None
    assert list(lessons(installed)) == list(lessons(base))


def test_it_plays_in_the_terminal_and_its_record_replays(installed: Any) -> None:
    result = vespers("play", "hard-ties", "--seed", "3", "--record", "ties.jsonl", typed="1\n" * 3)
    assert "Hard ties" in result.output and "Traceback" not in result.output
    made = vespers("simulate", "hard-ties", "--games", "1", "--seed", "1", "--records", "kept")
    assert made.exit_code == 0, made.output
    (record,) = Path("kept").iterdir()
    assert vespers("verify", str(record)).exit_code == 0
    assert '"hard-ties"' in record.read_text("utf-8").splitlines()[0]


def test_it_is_played_on_the_table_of_its_base(installed: Any, tmp_path: Path) -> None:
    with Host(unlimited(f"sqlite:///{tmp_path / 'table.sqlite'}")) as host:
        shelf = {game["id"]: game for game in host.http.get("/api/shelf").json()["games"]}
        assert len(shelf["hard-ties"]["lessons"]) == len(shelf[installed.family[1]]["lessons"])
        assert host.http.get("/api/art/hard-ties").status_code == 200
        assert host.http.get("/api/rules/hard-ties/fr").status_code == 200
        (mine, theirs) = (
            new_match(host.url, "me local", game=name)[1][0].sight()["scene"] for name in installed.family
        )
        assert [board["id"] for board in mine["boards"]] == [board["id"] for board in theirs["boards"]] != []


def test_it_has_an_environment(installed: Any) -> None:
    env = environment(f"hard_ties_v{installed.version}").env()
    env.reset(seed=1)
    for agent in env.agent_iter(200):
        seen, _, over, cut, _ = env.last()
        env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
    assert env.play.observer is not None


def test_the_lab_compares_it_with_its_base_on_the_same_deals(installed: Any) -> None:
    for name in installed.family:
        study = f'game = "{name}"\nplayers = 2\ngames = 6\nseed = 1\nwho = ["random"]\n'
        Path(f"{name}.toml").write_text(study, "utf-8")
    base, mine = f"{installed.family[1]}.toml", "hard-ties.toml"
    result = vespers("lab", "compare", base, mine, "--workers", "1")
    assert result.exit_code == 0, result.output
    Path("wolves.toml").write_text('game = "wolves"\ngames = 6\nseed = 1\nwho = ["random"]\n', "utf-8")
    assert vespers("lab", "compare", mine, "wolves.toml", "--workers", "1").exit_code == 2


def test_options_of_the_variant_and_its_base_have_the_same_keys(installed: Any) -> None:
    def keys(game: Any) -> list[str | None]:
        box = game.box(game.settings())
        actions: tuple[Action, ...] = game.codebook.actions
        return [option_key(game, box, a) for a in actions]

    assert keys(installed) == keys(find_game(installed.family[1]))


@pytest.mark.parametrize("base", ["wolves", "fermentation"])
def test_the_skeleton_passes_its_own_test(base: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = vespers("new", "variant", "calm-night", "--of", base)
    assert result.exit_code == 0, result.output
    assert {path.name for path in Path("calm-night").iterdir()} == {
        "calm_night.py",
        "pyproject.toml",
        "test_calm_night.py",
    }
    source = str(Path(vespers_games.__file__).parents[2])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "calm-night"]
    run(command, check=True, env={**os.environ, "PYTHONPATH": source})


@pytest.mark.parametrize(
    ("name", "says"), [("Bad Name", "cannot be the name"), ("wolves", "already"), ("json", "already")]
)
def test_a_name_that_cannot_be_is_refused(name: str, says: str, tmp_path: Path) -> None:
    result = vespers("new", "variant", name, "--of", "wolves", "--into", str(tmp_path / "new"))
    assert result.exit_code == 2 and says in result.stderr and not (tmp_path / "new").exists()


def test_nothing_is_written_into_a_folder_that_holds_something(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    result = vespers("new", "variant", "calm-night", "--of", "wolves", "--into", str(tmp_path))
    assert result.exit_code == 2 and [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
