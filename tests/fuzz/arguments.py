"""Command lines: an answer, or one sentence and an exit code; never a traceback."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import click
from click.testing import CliRunner

from tests.fuzz.files import recorded
from vespers.cli import cli
from vespers.games import game_names

VALUES = [
    "",
    "0",
    "1",
    "2",
    "-1",
    "3.5",
    "99999999999999999999",
    "1e9",
    "nan",
    "inf",
    "x",
    "person",
    "novice,novice",
    "nowhere:Bot",
    "person,person",
    ",",
    "en",
    "fr",
    "xx",
    "§",
    "2.1",
    "[/]",
    "'",
    "--",
    "starter=first",
    "a=b",
    "=",
    "rulings=x",
    "game.vespers",
    "rubbish",
    "none/at/all",
    ".",
    "\u202e",
    "é" * 50,
]
SAFE = {  # what these do when nothing is wrong takes minutes
    "arena": ("--players", "-5"),
    "ladder": ("--players", "-5"),
    "simulate": ("--players", "-5"),
    "puzzles": ("--players", "-5"),
    "train": ("--players", "-5"),
    "lab": ("--help",),
}


class Arguments:
    """Words of our own vocabulary in any order, with an empty standard input."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "arguments"
        self.folder.mkdir(exist_ok=True)
        (self.folder / "game.vespers").write_bytes(recorded("wolves", 1))
        (self.folder / "rubbish").write_bytes(b"\xff\0[" * 50)
        self.before = Path.cwd()
        os.chdir(self.folder)

    def check(self, rng: Random) -> str:
        command = rng.choice(sorted(cli.commands))
        settings = [name for param in cli.commands[command].params for name in param.opts]
        words = [self.word(rng, settings) for _ in range(rng.randrange(6))]
        if command == "serve":
            words = ["--show-config", *words]  # first: as the last word it could be an option's value
        elif command in SAFE:
            words += SAFE[command]
        elif rng.random() < 0.8:
            words = [rng.choice([*game_names(), "game.vespers"]), *words]
        result = CliRunner().invoke(cli, [command, *words], env={"COLUMNS": "100", "HOME": str(self.folder)})
        right = result.exception is None or isinstance(result.exception, SystemExit)
        assert right and "Traceback" not in result.output, (command, words, result.exception)
        return str(result.exit_code)

    def word(self, rng: Random, options: list[str]) -> str:
        if rng.random() < 0.5:
            return rng.choice([name for name in options if name.startswith("-")] or ["--help"])
        return rng.choice(VALUES)

    def close(self) -> None:
        os.chdir(self.before)


assert isinstance(cli, click.Group)
