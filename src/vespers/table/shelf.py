"""The shelf: every game with its settings, its bots, and the match that one click begins."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec
from msgspec import inspect

from vespers.bots import LEVELS
from vespers.engine.game import Game
from vespers.engine.record import decoder
from vespers.engine.words import Text
from vespers.games import broken_games, find_game, game_names
from vespers.table.protocol import Choice, Level, NewMatch, SeatPlan, Setting, Shelf, ShelfCampaign, ShelfGame
from vespers.table.rooms import default_level
from vespers.table.stages import stage_of
from vespers.texts import has_text

log = logging.getLogger(__name__)
HIDDEN = frozenset({"own"})  # options that are no setting: a player's own packs come as files


@cache
def shelf() -> Shelf:
    """All that can be played here."""
    return Shelf(games=tuple(on_shelf(find_game(name)) for name in game_names()), version=version("vespers"))


def unpack() -> None:
    """Have every game ready, box and drawings too: else all wait while the first to ask gets one.

    Before the server answers, and not in a thread beside it: msgspec may crash where two read types at once.
    """
    for broken in broken_games():
        log.warning("game left out", extra={"problem": str(broken)})
    for name in game_names():
        game = find_game(name)
        game.box(game.options())
        stage_of(game)
        decoder(game)
    shelf()


def on_shelf(game: Game[Any]) -> ShelfGame:
    """One game."""
    return ShelfGame(
        id=game.name,
        title=Text(f"{game.name}-title"),
        about=Text(f"{game.name}-blurb"),
        seats_low=game.players[0],
        seats_high=game.players[-1],
        minutes=game.minutes,
        version=game.version,
        settings=tuple(settings_of(game)),
        levels=tuple(Level(level, Text(f"bot-{level}"), Text(f"bot-{level}-help")) for level in LEVELS),
        quick=quick_match(game),
        picture=game.picture,
        beta=game.beta,
        campaign=campaign_of(game),
    )


def campaign_of(game: Game[Any]) -> ShelfCampaign | None:
    """Its linked matches; what they set themselves cannot be chosen."""
    saga = game.campaign
    if saga is None:
        return None
    usual = msgspec.to_builtins(saga.usual)
    chosen = [setting for setting in settings_of(game) if setting.field not in saga.sets]
    return ShelfCampaign(
        title=Text(f"{game.name}-campaign"),
        about=Text(f"{game.name}-campaign-blurb"),
        seats_low=saga.seats[0],
        seats_high=saga.seats[-1],
        settings=tuple(msgspec.structs.replace(one, default=usual[one.field]) for one in chosen),
    )


def quick_match(game: Game[Any]) -> NewMatch:
    """I against as few bots as the game needs; two, if it can be played alone or by two."""
    seats = max(2, game.players[0]) if game.players[-1] >= 2 else 1
    bots = [SeatPlan(kind="bot", level=default_level())] * (seats - 1)
    return NewMatch(game=game.name, seats=(SeatPlan(kind="me"), *bots))


def settings_of(game: Game[Any]) -> list[Setting]:
    """The fields of the game's options, as far as they can be set with a click."""
    shape = inspect.type_info(game.options)
    assert isinstance(shape, inspect.StructType)
    found = [setting(game, field) for field in shape.fields if field.name not in HIDDEN]
    return [one for one in found if one is not None]


def setting(game: Game[Any], field: inspect.Field) -> Setting | None:
    """A switch, a number within limits, one choice or several; None when it is none of these."""
    key = f"{game.name}-option-{field.name}"
    help_key = f"{key}-help"
    shape: dict[str, Any] | None = packs_shape(game) if field.name == "packs" else shape_of(key, field.type)
    if field.name in game.usual:
        shape = {"kind": "choice", "choices": named(key, game.usual[field.name])}
    if shape is None:
        return None
    return Setting(
        field=field.name,
        name=Text(key if has_text(key) else f"option-{field.name}"),
        default=msgspec.to_builtins(default_of(field)),
        about=Text(help_key) if has_text(help_key) else None,
        **shape,
    )


def default_of(field: inspect.Field) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return None if field.default is msgspec.NODEFAULT else field.default


def shape_of(key: str, kind: inspect.Type) -> dict[str, Any] | None:
    """How a type is set."""
    if isinstance(kind, inspect.BoolType):
        return {"kind": "switch"}
    if isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
        return {"kind": "number", "low": kind.ge, "high": kind.le}
    if isinstance(kind, inspect.LiteralType):
        return {"kind": "choice", "choices": choices(key, kind)}
    if isinstance(kind, inspect.VarTupleType) and isinstance(kind.item_type, inspect.LiteralType):
        return {"kind": "several", "choices": choices(key, kind.item_type)}
    return None


def choices(key: str, kind: inspect.LiteralType) -> tuple[Choice, ...]:
    return named(key, [value for value in kind.values if value is not None])


def named(key: str, values: Sequence[Any]) -> tuple[Choice, ...]:
    return tuple(Choice(value=value, name=Text(f"{key}-{value}")) for value in values)


def packs_shape(game: Game[Any]) -> dict[str, Any] | None:
    """The packs that come with the game; nothing to choose where there is only one."""
    names = sorted(path.stem for path in (game.folder / "packs").glob("*.toml"))
    if len(names) < 2:
        return None
    return {"kind": "several", "choices": tuple(Choice(n, Text(f"{game.name}-pack-{n}")) for n in names)}
