"""`vespers new variant`: the files of a package to begin with."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from vespers.cli.common import GameType, Screen, fail, language_option
from vespers.engine.game import Game
from vespers.games import game_names
from vespers.texts import Say

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

RULES = '''"""{title}: a variant of {base}."""

from {package} import {parent}


class {kind}({parent}):
    """Everything is inherited; `replaces` says which steps are different."""

    name = "{name}"
    replaces = {{}}  # step of {base} -> your step; see docs/write-a-variant.md
    fluent = {{
        "en": """
{name}-title = {title}
{name}-blurb = A variant of {base}.
"""
    }}


GAME = {kind}()
'''

TEST = '''"""The variant keeps every promise of a game: run `pytest` in this folder."""

from {module} import GAME
from vespers.engine.conformance import Kit


def test_it_is_a_variant_of_{base_module}():
    assert GAME.family[:2] == ("{name}", "{base}")


def test_it_keeps_every_promise():
    assert Kit(GAME, seats={seats}).run(range(2)).games == 2
'''

PACKAGE = """[project]
name = "{name}-for-vespers"
version = "1.0"
dependencies = ["vespers"]

[project.entry-points."vespers.games"]
{name} = "{module}:GAME"

[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[tool.hatch.build.targets.wheel]
include = ["{module}.py"]
"""


@click.group("new")
def new() -> None:
    """Write the files of something new, to begin with."""


@new.command("variant")
@click.argument("name")
@click.option("--of", "game", required=True, type=GameType(), help="The game that it changes.")
@click.option(
    "--into",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder to write (default: NAME, here).",
)
@language_option
def variant(name: str, game: Game[Any], into: Path | None, language: str) -> None:
    """Write a package for NAME, a variant of a game: rules of your own in Python, all else inherited.

    It comes with a test that passes as it stands. Install it with `pip install .`, and play.
    """
    say = Say(language)
    module, folder = name.replace("-", "_"), into or Path(name)
    if NAME.fullmatch(name) is None:
        fail(say("cli-new-name", name=name))
    if name in game_names() or find_spec(module) is not None:
        fail(say("cli-new-taken", name=name))
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        fail(say("cli-new-exists", folder=str(folder)))
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in files(name, game).items():
        (folder / file).write_text(text, "utf-8")
    message = say("cli-new-written", folder=str(folder), name=name, file=f"{module}.py")
    Screen(soft_wrap=True).print(message, markup=False)


def files(name: str, game: Game[Any]) -> dict[str, str]:
    """The texts of the package's files."""
    words = name.split("-")
    module, parent = "_".join(words), type(game)
    values = {
        "name": name,
        "module": module,
        "title": " ".join(words).capitalize(),
        "kind": "".join(word.capitalize() for word in words),
        "base": game.name,
        "base_module": game.name.replace("-", "_"),
        "package": parent.__module__,
        "parent": parent.__name__,
        "seats": min(4, game.players[-1]),
    }
    templates = {f"{module}.py": RULES, f"test_{module}.py": TEST, "pyproject.toml": PACKAGE}
    return {file: text.format_map(values) for file, text in templates.items()}
