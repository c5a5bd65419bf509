"""Position blocks: drawn examples in RULES. A fence named `position NAME` holds a few lines of TOML.

A block names a record of the game's `examples` folder and an entry of it, or it gives settings, a seed and
actions, each in the English words of the terminal. It says who looks, what is shown and what is lit.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from vespers.engine import record
from vespers.engine.dealer import SeededDealer
from vespers.engine.errors import VespersError
from vespers.engine.game import Game
from vespers.engine.match import Match
from vespers.games import find_game
from vespers.texts import Say
from vespers.texts.rulebook import rulebook

BLOCK = re.compile(r"^```position (?P<name>[\w-]+)\n(?P<text>.*?)^```$", re.S | re.M)


class BadPosition(ValueError):
    """A block that cannot be set up: its name and what is wrong."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One block. `show` are ids of boards and rows of the scene, `light` ids of things on them."""

    show: tuple[str, ...]
    light: tuple[str, ...] = ()
    view: int = 0  # a seat; −1: a spectator
    record: str = ""
    entry: int = 0  # 0: the last one
    seats: int = 2
    settings: dict[str, Any] = {}
    seed: str = ""
    actions: tuple[str, ...] = ()


class Shown(msgspec.Struct, frozen=True):
    """A position that is set up: settings, state, and who looks."""

    settings: Any
    state: Any
    seat: int | None


@cache
def positions(folder: Path) -> dict[str, Position]:
    """The blocks of a game's RULES by name."""
    return {name: read(name, text) for name, text in blocks(folder, "en")}


def blocks(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Name and text of each block in the RULES of a language."""
    book = rulebook(folder, language)
    for chapter in book.chapters:
        for body in (chapter.intro, *[section.body for section in chapter.sections]):
            yield from ((found["name"], found["text"]) for found in BLOCK.finditer(body))
    yield from ((found["name"], found["text"]) for found in BLOCK.finditer(book.preface))


def read(name: str, text: str) -> Position:
    """A block, checked."""
    try:
        return msgspec.convert(tomllib.loads(text), Position)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadPosition(f"{name}: {error}") from None


def set_up(game: Game[Any], name: str, position: Position) -> Shown:
    """The position as a state."""
    try:
        match = from_record(game, position) if position.record else from_actions(game, name, position)
        state = match.position(position.entry) if position.entry else match.state
    except VespersError as error:
        raise BadPosition(f"{name}: {Say('en', game).error(error)}") from None
    except OSError as error:
        raise BadPosition(f"{name}: {error}") from None
    return Shown(match.settings, state, position.view if position.view >= 0 else None)


def from_record(game: Game[Any], position: Position) -> Match[Any]:
    path = game.folder / "examples" / f"{position.record}.jsonl"
    return record.read(path.read_bytes(), find_game)


def from_actions(game: Game[Any], name: str, position: Position) -> Match[Any]:
    """Chance by the seed, decisions by their words."""
    settings = game.read_settings(position.settings)
    match = Match(game, position.seats, settings, SeededDealer(position.seed))
    say = Say("en", game, settings)
    match.deal()
    for words in position.actions:
        step = match.asked()
        fitting = (
            [] if step is None else [a for a in step.options(match.state) if say.action(a, step.me) == words]
        )
        if step is None or len(fitting) != 1:
            raise BadPosition(f"{name}: {words!r} is not among the options")
        match.play(step.asks, fitting[0])
    return match
