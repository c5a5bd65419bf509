"""The shelf: every game with its settings, its bots, and the match that one click begins."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec
from msgspec import inspect

from vespers.bots import LEVELS, bots_of_others
from vespers.bots.puzzle import puzzles
from vespers.engine.box_tables import BoxTable
from vespers.engine.game import Game
from vespers.engine.lesson import lessons
from vespers.engine.messages import Text
from vespers.engine.record import decoder
from vespers.engine.wording import named_text, ruling_text
from vespers.engine.workshop import forms
from vespers.games import broken_games, find_game, game_names
from vespers.table.coach import shelf_lesson
from vespers.table.protocol import LessonLink
from vespers.table.seating import default_level
from vespers.table.shelf_protocol import (
    Choice,
    Level,
    NewMatch,
    RulingQuestion,
    SeatPlan,
    Setting,
    Shelf,
    ShelfCampaign,
    ShelfGame,
)
from vespers.table.viewer_scene import scene_face
from vespers.texts import has_text

log = logging.getLogger(__name__)
HIDDEN = frozenset({"own", "rulings", "version"})  # no settings: own packs come as files, rulings beside them


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
        game.box(game.settings())
        scene_face(game)
        decoder(game)
        forms(game)
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
        rulings=rulings_of(game),
        levels=tuple(levels()),
        quick=quick_match(game),
        beta=game.beta,
        workshop=bool(forms(game)),
        campaign=campaign_of(game),
        lessons=tuple(shelf_lesson(lesson) for lesson in lessons(game).values()),
        puzzles=len(puzzles(game)),
    )


def levels() -> Iterator[Level]:
    """The levels from weak to strong, then the bots of other packages."""
    for level in LEVELS:
        yield Level(level, Text(f"bot-{level}"), Text(f"bot-{level}-help"))
    for name in bots_of_others():
        yield Level(name, Text("bot-of-others", {"bot": name}), Text("bot-of-others-help"))


def rulings_of(game: Game[Any], settings: Any = None) -> tuple[RulingQuestion, ...]:
    """What the game's rulebook leaves open, with the answers in force under these settings."""
    in_force = game.answers(game.settings() if settings is None else settings)
    return tuple(
        RulingQuestion(
            id=ruling.id,
            section=ruling.section,
            question=ruling_text(game, ruling.id, settings),
            answers=tuple(
                Choice(value=answer, name=ruling_text(game, ruling.id, settings, answer))
                for answer in ruling.answers
            ),
            default=ruling.default,
            in_force=in_force[ruling.id],
            book=ruling.book,
        )
        for ruling in game.rulings
    )


def tables_of(game: Game[Any], settings: Any = None) -> tuple[BoxTable, ...]:
    """What the box holds with these settings; nothing for a game that does not say."""
    face = game.face("tables")
    return () if face is None else face.tables(game.settings() if settings is None else settings)


def lessons_of(game: Game[Any]) -> tuple[LessonLink, ...]:
    """The game's lessons by the chapter of the rules that they teach."""
    return tuple(
        LessonLink(one.file.rule.partition(".")[0], one.id, Text(one.key)) for one in lessons(game).values()
    )


def campaign_of(game: Game[Any]) -> ShelfCampaign | None:
    """Its linked matches; what they set themselves cannot be chosen."""
    rules = game.campaign
    if rules is None:
        return None
    usual = msgspec.to_builtins(rules.usual)
    chosen = [setting for setting in settings_of(game) if setting.field not in rules.sets]
    return ShelfCampaign(
        title=Text(f"{game.name}-campaign"),
        about=Text(f"{game.name}-campaign-blurb"),
        seats_low=rules.seats[0],
        seats_high=rules.seats[-1],
        settings=tuple(msgspec.structs.replace(one, default=usual[one.field]) for one in chosen),
    )


def quick_match(game: Game[Any]) -> NewMatch:
    """I against as few bots as the game needs; two, if it can be played alone or by two."""
    seats = max(2, game.players[0]) if game.players[-1] >= 2 else 1
    bots = [SeatPlan(kind="bot", level=default_level())] * (seats - 1)
    return NewMatch(game=game.name, seats=(SeatPlan(kind="me"), *bots))


def settings_of(game: Game[Any]) -> list[Setting]:
    """The fields of the game's settings, as far as they can be set with a click."""
    shape = inspect.type_info(game.settings)
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
        name=named_text(game, key) if has_text(key) else Text(f"option-{field.name}"),
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
    names = game.packs()
    return {"kind": "several", "choices": named_packs(game, names)} if len(names) > 1 else None


def named_packs(game: Game[Any], names: Sequence[str]) -> tuple[Choice, ...]:
    return tuple(Choice(name, Text(f"{game.name}-pack-{name}")) for name in names)
