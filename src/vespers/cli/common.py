"""What the commands share: languages, games, options of a game, and how errors are told."""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import click
from rich.console import Console

from vespers.engine.errors import BadOptions, VespersError
from vespers.engine.game import Game
from vespers.engine.packs import read_own
from vespers.engine.words import Why
from vespers.games import BrokenGame, find_game, game_names
from vespers.texts import LANGUAGES, Say, printable

LANGUAGE = "vespers.language"
F = TypeVar("F", bound=Callable[..., Any])


def system_language() -> str:
    """The language of the environment, if we speak it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2]
        if language in LANGUAGES:
            return language
    return "en"


def remember(ctx: click.Context, param: click.Parameter, language: str) -> str:
    """Errors are told in the language that was asked for."""
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
    """`--pack FILE` and `--option NAME=VALUE`: how the game is set up."""
    packs = click.option(
        "--pack",
        "packs",
        multiple=True,
        type=click.Path(path_type=Path),
        help="A content pack of your own (TOML), laid over the game's; may be repeated.",
    )
    options = click.option(
        "--option",
        "settings",
        multiple=True,
        metavar="NAME=VALUE",
        help="An option of the game, e.g. --option starter=first; may be repeated.",
    )
    return packs(options(command))


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
    """A number within limits; what is no number passes the limits of click."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        number = float(super().convert(value, param, ctx))
        if not math.isfinite(number):
            self.fail(f"expected a finite number, not {value!r}.", param, ctx)
        return number


def chosen_options(game: Game[Any], packs: tuple[Path, ...], settings: tuple[str, ...]) -> Any:
    """The game's options from the command line; the content they name is loaded and checked at once."""
    raw: dict[str, Any] = {}
    for setting in settings:
        name, sign, value = setting.partition("=")
        if not sign:
            raise BadOptions(Why("bad_setting", "", {"said": setting}))
        raw[name] = value.split(",") if name == "packs" else value
    if packs:
        raw["own"] = [read_own(path) for path in packs]
    options = game.read_options(raw, strict=False)
    game.box(options)
    return options


class Screen(Console):
    """Where people read: nothing in a name or a text is taken for a picture, and a closed pipe is told."""

    def __init__(self, soft_wrap: bool = False, stderr: bool = False) -> None:
        super().__init__(highlight=False, emoji=False, soft_wrap=soft_wrap, stderr=stderr)

    def on_broken_pipe(self) -> None:
        """Rich would exit with 1, the code of a bad record."""
        raise BrokenPipeError


def check_folder(path: Path, say: Say) -> None:
    """Better told before a game than after it."""
    if not os.access(path.parent, os.W_OK | os.X_OK) or not path.parent.is_dir():
        fail(say("cli-no-folder", folder=str(path.parent), file=str(path)))


def refuse_given(given: Mapping[str, object], file: Path, say: Say) -> None:
    """What a file settles is not asked for again, and then passed over in silence."""
    for option, value in given.items():
        if value not in (None, ()):
            fail(say("cli-file-says", option=option, file=str(file)))


def tell(error: VespersError, language: str, game: Game[Any] | None = None) -> str:
    """An error as a sentence."""
    return Say(language, game).error(error)


def tell_system(error: OSError, language: str) -> str:
    """What the system refused, as a sentence."""
    put_out()
    say, reason = Say(language), error.strerror or str(error)
    if error.filename is None:
        return say("cli-trouble", reason=reason)
    return say("cli-file-trouble", file=os.fsdecode(error.filename), reason=reason)


def put_out() -> None:
    """Print what waits to be printed; what cannot be, Python shall not try again when it ends."""
    try:
        if sys.stdout is not None:  # closed by who started the command
            sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def fail(message: str, code: int = 2) -> NoReturn:
    """End with a message for a person."""
    Screen(stderr=True, soft_wrap=True).print(printable(message), markup=False)
    sys.exit(code)
