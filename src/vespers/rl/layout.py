"""Where everything of a view stands among the numbers: one definition for both forms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from vespers.engine.game import Game
from vespers.engine.kernel import Choice
from vespers.rl.errors import BadSpace
from vespers.rl.fields import BySeat, Each, Field, Flag, Keyed, Omit, Part, Record, Row, Seat, Word
from vespers.rl.paper import Sketch
from vespers.rl.stones import Mosaic

Declared = Mapping[str, Mapping[str, Field]]  # struct of a view -> its field -> how it becomes numbers
REGISTERED: dict[str, Declared] = {}


def register(game: str, declared: Declared) -> None:
    """Declare the views of a game of another package."""
    REGISTERED[game] = declared


def declared_of(game: Game[Any]) -> Declared:
    """What `spaces/<game>.py` says, or what was registered."""
    if game.name in REGISTERED:
        return REGISTERED[game.name]
    module = module_for(game, "spaces")
    if module is None:
        raise BadSpace(
            f"no bounds are declared for the views of {game.name}: expected {name_for(game, 'spaces')}"
        )
    declared: Declared = module.FIELDS
    return declared


def together_of(game: Game[Any]) -> tuple[str, ...]:
    """The names of parts whose rows stand together in the flat form, as far as `spaces/<game>.py` says so."""
    together: tuple[str, ...] = getattr(module_for(game, "spaces"), "TOGETHER", ())
    return together


@cache
def layout_of(game: Game[Any], seats: int) -> Record:
    """The whole view of a game at a table of so many."""
    return _Layout(game, seats).record(game.views)


def mosaic_of(game: Game[Any], seats: int, parts: Iterable[Part]) -> Mosaic[Any] | None:
    """What lays the views of a game without making them; None if there is no `mosaics/<game>.py`."""
    module = module_for(game, "mosaics")
    if module is None:
        return None
    mosaic: Mosaic[Any] = module.MOSAIC(seats, parts, words_of(game))
    return mosaic


def sketch_of(game: Game[Any], seats: int) -> Sketch[Any] | None:
    """What draws the views of a game without making them; None if there is no `sketches/<game>.py`."""
    module = module_for(game, "sketches")
    if module is None:
        return None
    sketch: Sketch[Any] = module.SKETCH(seats, words_of(game))
    return sketch


def module_for(game: Game[Any], folder: str) -> Any:
    """What a folder has for a game, if it has something."""
    name = name_for(game, folder)
    return None if game.name in REGISTERED or find_spec(name) is None else import_module(name)


def name_for(game: Game[Any], folder: str) -> str:
    """The module of a game in a folder of this package."""
    return f"vespers.rl.{folder}.{game.name.replace('-', '_')}"


def words_of(game: Game[Any]) -> dict[str, int]:
    """The name of each choice of a game -> its number."""
    return {word: n for n, word in enumerate(choices_of(game))}


def choices_of(game: Game[Any]) -> tuple[str, ...]:
    """The name of every choice of a game, those of chance too, and "" for its end."""
    package = type(game).__module__
    found: set[str] = set()
    waiting: list[type] = [Choice]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith(f"{package}."):
            found.add(kind.__name__)
    return ("", *sorted(found))


class _Layout:
    """Lays the declared fields over the types of a view."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game, self.seats, self.declared = game, seats, declared_of(game)

    def record(self, struct: type, maybe: bool = False, without: str = "") -> Record:
        fields = self.declared.get(struct.__name__, {})
        hints = get_type_hints(struct)
        unknown = set(fields) - set(hints)
        if unknown:
            raise BadSpace(f"{struct.__name__} has no field {', '.join(sorted(unknown))}")
        names = tuple(name for name in hints if name != without)
        items = tuple(self.field(f"{struct.__name__}.{n}", fields.get(n), hints[n]) for n in names)
        return Record(items, names, maybe)

    def field(self, name: str, field: Field | None, hint: Any) -> Field:
        if field is None:
            return self.derived(name, hint)
        if isinstance(field, Each) and field.item is None:
            struct = get_args(hint)[0]
            field = replace(field, item=self.record(struct, without=getattr(field, "key", "")))
        return self.seated(field, name)

    def derived(self, name: str, hint: Any) -> Field:
        """What the type alone tells: yes or no, and structs within structs."""
        if hint is bool:
            return Flag()
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.record(hint)
        inner = [kind for kind in get_args(hint) if kind is not NoneType]
        if len(inner) == 1 and get_origin(hint) is not tuple and issubclass(inner[0], msgspec.Struct):
            return self.record(inner[0], maybe=True)
        raise BadSpace(f"the bounds of {name} ({hint}) are not declared")

    def seated(self, field: Field, name: str) -> Field:
        """Complete what depends on the number of seats, or on the game."""
        if isinstance(field, Seat):
            return replace(field, seats=self.seats)
        if isinstance(field, Word) and not field.words:
            return replace(field, words=choices_of(self.game))
        if isinstance(field, BySeat):
            return replace(field, most=self.seats, name=name, item=self.seated(field.inner, name))
        if isinstance(field, Each):
            return replace(field, name=name, item=self.seated(field.inner, name))
        if isinstance(field, Row) and not isinstance(field, Record):
            return replace(field, items=tuple(self.seated(item, name) for item in field.items))
        return field


__all__ = [
    "BadSpace",
    "Declared",
    "Keyed",
    "Omit",
    "choices_of",
    "declared_of",
    "layout_of",
    "mosaic_of",
    "register",
    "sketch_of",
    "together_of",
]
