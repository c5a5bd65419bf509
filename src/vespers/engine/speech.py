"""Actions, events, reasons and prompts as texts: keys and values for any interface and language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from vespers.engine.game import Game
from vespers.engine.kernel import Choice, Seat
from vespers.engine.words import Action, Event, Text, Why

Value = int | str | Text
SEAT_FIELDS = frozenset({"seat", "starter", "foe", "winner", "loser", "me", "by", "target"})


def player(seat: int) -> Text:
    """A seat as a person calls it: the interface knows the names."""
    return Text("table-seat", {"seat": seat})


def counted_up(texts: Sequence[Text]) -> Text:
    """Texts one after the other, as a sentence counts them up; there must be one."""
    *before, found = texts
    for text in reversed(before):
        found = Text("table-list", {"first": text, "rest": found})
    return found


def value_text(game: Game[Any], box: Any, field: str, value: Any) -> Value:
    """A number as it is spoken: by the game's own table, a seat by its player, else as it stands."""
    if field in game.spoken:
        return game.spoken[field](box, value)
    if field in SEAT_FIELDS and isinstance(value, int):
        return player(value)
    return value if isinstance(value, int | str | Text) else str(value)


def values_text(game: Game[Any], box: Any, values: dict[str, Any]) -> dict[str, Value]:
    return {field: value_text(game, box, field, value) for field, value in values.items()}


def struct_text(game: Game[Any], box: Any, kind: str, struct: msgspec.Struct) -> Text:
    """`wolves-action-Place` with `wolf` and `cell`."""
    values = values_text(game, box, msgspec.structs.asdict(struct))
    return Text(f"{game.name}-{kind}-{type(struct).__name__}", values)


def action_text(game: Game[Any], box: Any, a: Action, me: Seat) -> Text:
    """What can be said, or was, in a step of seat `me`: it also names whose card chance draws."""
    said = struct_text(game, box, "action", a)
    return Text(said.key, {"me": player(me), **said.values})


def event_text(game: Game[Any], box: Any, event: Event) -> Text:
    """What became true."""
    return struct_text(game, box, "event", event)


def why_text(game: Game[Any] | None, box: Any, why: Why) -> Text:
    """A reason: the game's own cites a section of its rules, the kernel's do not."""
    if game is None or not why.section:
        return Text(f"why-{why.key}", dict(why.values))
    return Text(f"{game.name}-why-{why.key}", values_text(game, box, dict(why.values)))


def prompt_text(game: Game[Any], box: Any, step: Choice[Any, Any], s: Any) -> Text:
    """What is asked now, of whom."""
    return question_text(game, box, step, step.values(s))


def question_text(game: Game[Any], box: Any, step: Choice[Any, Any], values: dict[str, int | str]) -> Text:
    """What a step asks, of whom, with these numbers."""
    spoken = values_text(game, box, values)
    return Text(f"{game.name}-step-{type(step).__name__}", {"me": player(step.me), **spoken})
