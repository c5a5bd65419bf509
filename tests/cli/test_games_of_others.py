"""Games of other packages: an entry point is enough, texts come with it, a broken one harms nobody."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.installed_games import forget, installed
from tests.table.client import Host
from tests.table.conftest import unlimited
from vespers import texts
from vespers.cli import cli
from vespers.games import BrokenGame, broken_games, find_game, game_names
from vespers.texts import LANGUAGES, Say, has_text

CUBS = """
from pathlib import Path
from tests.lab.cups import CupsGame

class Cubs(CupsGame):
    name = "cubs"
    folder = Path(__file__).parent

GAME = Cubs()
"""


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of packages, with the game `cubs` in one of them."""
    module = tmp_path / "cubs_of_others"
    (module / "texts").mkdir(parents=True)
    for language in LANGUAGES:
        source = (
            f"cubs-title = Cubs ({language})\ncubs-blurb = Two.\ncubs-action-Pick = take\nchance = mine\n"
        )
        (module / "texts" / f"{language}.ftl").write_text(source)
    (module / "__init__.py").write_text(CUBS)
    installed(tmp_path, "cubs", "cubs = cubs_of_others:GAME")
    monkeypatch.syspath_prepend(tmp_path)
    forget()
    yield tmp_path
    forget()


def run(*words: str) -> Result:
    return CliRunner().invoke(cli, list(words))


@pytest.mark.usefixtures("place")
def test_a_game_of_another_package_speaks_in_all_languages() -> None:
    assert game_names()[-1] == "cubs" and has_text("cubs-action-Pick")
    for language in LANGUAGES:
        listed = json.loads(run("games", "--json", "--lang", language).stdout)
        assert (listed[-1]["title"], listed[-1]["blurb"]) == (f"Cubs ({language})", "Two.")
    cubs = find_game("cubs")
    assert Say("es", cubs, cubs.settings()).action(cubs.codebook.actions[0], 0) == "take"


@pytest.mark.usefixtures("place")
def test_texts_of_others_do_not_change_ours() -> None:
    assert Say("en")("chance") != "mine"
    client = texts.source("en")  # where the client reads a key twice, the last counts
    assert client.index("chance = mine") < client.rindex("\nchance = ")


@pytest.mark.usefixtures("place")
def test_the_table_hands_its_texts_to_the_page(tmp_path: Path) -> None:
    with Host(unlimited(f"sqlite:///{tmp_path / 'table.sqlite'}")) as host:
        assert "cubs-title = Cubs (fr)" in host.http.get("/api/texts/fr").text
        assert host.http.get("/api/shelf").json()["games"][-1]["id"] == "cubs"


def test_a_broken_package_is_named_and_keeps_nobody_from_the_others(place: Path) -> None:
    installed(place, "torn", "torn = nowhere:GAME", "kits = cubs_of_others:GAME", "path = pathlib:Path")
    forget()
    result = run("games", "--lang", "en")
    assert result.exit_code == 0 and "Cubs (en)" in result.stdout and "torn" not in result.stdout
    for why in (
        "No module named 'nowhere'",
        "called kits, but its game is called cubs",
        "pathlib:Path is not a Game but a type",
    ):
        assert why in result.stderr
    assert result.stderr.count("the package “torn”") == len(broken_games()) == 3
    assert game_names()[-1] == "cubs"


def test_who_asks_for_a_broken_game_is_told_why(place: Path) -> None:
    installed(place, "torn", "torn = nowhere:GAME")
    forget()
    with pytest.raises(BrokenGame):
        find_game("torn")
    with pytest.raises(KeyError):  # for all who only ask whether there is such a game
        find_game("torn")
    result = run("simulate", "torn", "--games", "1", "--lang", "fr")
    assert result.exit_code == 2 and "Le jeu «\u00a0torn\u00a0»" in result.stderr
    study = place / "torn.toml"
    study.write_text('game = "torn"\ngames = 2\n')
    assert "cannot be loaded (ModuleNotFoundError" in run("lab", "run", str(study), "--lang", "en").stderr
