"""What the commands share: languages, games, settings of a game, and error messages."""

from __future__ import annotations

import math
import os
import re
import sys
from collections.abc import Callable, Mapping
from functools import wraps
from pathlib import Path
from typing import Any, NoReturn, TypeVar, cast

import click
from rich import _wrap
from rich.console import Console

from vespers.engine.errors import BadSettings, VespersError
from vespers.engine.game import Game
from vespers.engine.messages import Why
from vespers.engine.packs import read_own
from vespers.games import BrokenGame, find_game, game_names
from vespers.texts import LANGUAGES, Say, printable

LANGUAGE = "vespers.language"
RULING = "rulings."  # before the id of a ruling, among the settings
F = TypeVar("F", bound=Callable[..., Any])

# Rich takes no-break spaces for ends of words: a French line would begin with "?".
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


def system_language() -> str:
    """The language of the environment, if we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2]
        if language in LANGUAGES:
            return language
    return "en"


def remember(ctx: click.Context, param: click.Parameter, language: str) -> str:
    """Keep the chosen language for error messages."""
    ctx.meta[LANGUAGE] = language
    return language


def language_option(command: F) -> F:
    """`--lang en|fr|es`."""
    option = click.option(
        "--lang",
        "language",
        type=click.Choice(LANGUAGES),
        default=system_language,
        callback=remember,
        is_eager=True,
        help="Language of everything you read (default: that of your system).",
    )
    return option(command)


def game_argument(command: F) -> F:
    """`GAME`: the name of a game, as `vespers games` lists them."""
    return click.argument("game", metavar="GAME", type=GameType())(command)


def set_up_options(command: F) -> F:
    """`--pack FILE`, `--option NAME=VALUE` and `--ruling ID=ANSWER`: how the game is set up."""
    packs = click.option(
        "--pack",
        "packs",
        multiple=True,
        type=click.Path(path_type=Path),
        help="A content pack of your own (TOML), laid over the game's; may be repeated.",
    )
    options = click.option(
        "--option",
        "given",
        multiple=True,
        metavar="NAME=VALUE",
        help="An option of the game, e.g. --option starter=first; may be repeated.",
    )
    rulings = click.option(
        "--ruling",
        "rulings",
        multiple=True,
        metavar="ID=ANSWER",
        help="How an open question of the rulebook is answered; see `vespers rules GAME`; may be repeated.",
    )
    return packs(options(rulings(with_rulings(command))))


def with_rulings(command: F) -> F:
    """A ruling reaches the command as a setting: `rulings.ID=ANSWER`."""

    @wraps(command)
    def run(rulings: tuple[str, ...], given: tuple[str, ...], **others: Any) -> Any:
        return command(given=(*given, *[f"{RULING}{ruling}" for ruling in rulings]), **others)

    return cast(F, run)


class GameType(click.ParamType[Game[Any]]):
    """The name of a game."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game[Any]:
        if isinstance(value, Game):
            return value
        try:
            return find_game(value)
        except BrokenGame:
            raise
        except KeyError:
            self.fail(f"there is no game {value!r}; the games are: {', '.join(game_names())}.", param, ctx)


class FiniteRange(click.FloatRange):
    """A number within limits; NaN would pass the limits of click."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number = float(super().convert(value, param, ctx))
        if not math.isfinite(number):
            self.fail(f"expected a finite number, not {value!r}.", param, ctx)
        return number


def chosen_settings(game: Game[Any], packs: tuple[Path, ...], given: tuple[str, ...]) -> Any:
    """The game's settings from the command line; the content they name is loaded and checked at once."""
    raw: dict[str, Any] = {}
    usual = game.settings()
    for setting in given:
        name, sign, value = setting.partition("=")
        if not sign:
            key = "bad_ruling" if name.startswith(RULING) else "bad_setting"
            raise BadSettings(Why(key, "", {"given": setting.removeprefix(RULING)}))
        if name.startswith(RULING):
            raw.setdefault("rulings", {})[name.removeprefix(RULING)] = value
        else:
            raw[name] = value.split(",") if isinstance(getattr(usual, name, None), tuple) else value
    if packs:
        raw["own"] = [read_own(path) for path in packs]
    settings = game.read_settings(raw, strict=False)
    game.box(settings)
    return settings


class Screen(Console):
    """A console for people: names and texts are not read as emoji codes, and a closed pipe raises."""

    def __init__(self, soft_wrap: bool = False, stderr: bool = False) -> None:
        super().__init__(highlight=False, emoji=False, soft_wrap=soft_wrap, stderr=stderr)

    def on_broken_pipe(self) -> None:
        """Rich would exit with 1, the code of a bad record."""
        raise BrokenPipeError


def check_folder(path: Path, say: Say) -> None:
    """Exit before the game if the file could not be written after it."""
    if not os.access(path.parent, os.W_OK | os.X_OK) or not path.parent.is_dir():
        fail(say("cli-no-folder", folder=str(path.parent), file=str(path)))


def refuse_given(given: Mapping[str, object], file: Path, say: Say) -> None:
    """Refuse options whose values come from the file, instead of ignoring them."""
    for option, value in given.items():
        if value not in (None, ()):
            fail(say("cli-file-says", option=option, file=str(file)))


def error_text(error: VespersError, language: str, game: Game[Any] | None = None) -> str:
    """An error as a sentence."""
    return Say(language, game).error(error)


def system_error_text(error: OSError, language: str) -> str:
    """An error of the system as a sentence."""
    flush_output()
    say, reason = Say(language), error.strerror or str(error)
    if error.filename is None:
        return say("cli-trouble", reason=reason)
    return say("cli-file-trouble", file=os.fsdecode(error.filename), reason=reason)


def flush_output() -> None:
    """Flush standard output; if that fails, keep Python from trying again at exit."""
    try:
        if sys.stdout is not None:  # closed by the parent process
            sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def fail(message: str, code: int = 2) -> NoReturn:
    """End with a message for a person."""
    Screen(stderr=True, soft_wrap=True).print(printable(message), markup=False)
    sys.exit(code)
