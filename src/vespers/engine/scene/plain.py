"""The scene of a game that brings none: its view as labelled boxes, and a button for every answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from vespers.engine.messages import Text
from vespers.engine.scene.boards import Board, Rectangle
from vespers.engine.scene.drawing import Moment, Scene
from vespers.engine.scene.targets import Prompt

COLUMNS: Final = 3
WIDE: Final = 2.4  # of a box, in units of the board
HIGH: Final = 0.4
NOTHING: Final = "–"


def plain_scene(moment: Moment) -> Scene:
    """Everything the viewer may know, and a button for every option."""
    targets = tuple([offer.target(()) for offer in moment.offers])
    prompt = Prompt(text=moment.prompt, seats=moment.asked)
    return Scene(prompt=prompt, viewer=moment.seat, targets=targets, boards=(board_of(moment.view),))


def board_of(view: Any) -> Board:
    """A box for each field of a view, from left to right."""
    found = list(fields_of("", msgspec.to_builtins(view)))
    rows = -(-len(found) // COLUMNS)
    areas = tuple([box(n, name, value) for n, (name, value) in enumerate(found)])
    name = Text("table-known")
    return Board(id="view", name=name, width=COLUMNS * WIDE, height=max(1, rows) * HIGH, areas=areas)


def box(number: int, name: str, value: str) -> Rectangle:
    """One field with its name and value."""
    row, column = divmod(number, COLUMNS)
    text = Text("table-known-field", {"name": name, "value": value})
    return Rectangle(
        id=f"view-{number}",
        name=text,
        label=text,
        x=(column + 0.5) * WIDE,
        y=(row + 0.5) * HIGH,
        width=WIDE * 0.96,
        height=HIGH * 0.9,
    )


def fields_of(name: str, thing: Any) -> Iterator[tuple[str, str]]:
    """Names and values of everything in a view; items of lists are numbered from 1."""
    inner = parts_of(thing)
    if not any(isinstance(value, dict | list | tuple) for value in inner.values()) and not isinstance(
        thing, dict
    ):
        yield name, shown(thing)
        return
    for key, value in inner.items():
        yield from fields_of(f"{name} {key}".replace("_", " ").strip(), value)


def parts_of(thing: Any) -> dict[str, Any]:
    """What a struct or a list consists of."""
    if isinstance(thing, dict):
        return thing
    return {str(n + 1): value for n, value in enumerate(thing)} if isinstance(thing, list | tuple) else {}


def shown(value: Any) -> str:
    """A value in signs that every language reads."""
    if isinstance(value, bool):
        return "✓" if value else "✗"
    if isinstance(value, list | tuple):
        return " ".join(map(shown, value)) or NOTHING
    return NOTHING if value is None or value == "" else str(value)
