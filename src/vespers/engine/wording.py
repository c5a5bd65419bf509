"""Actions, events, reasons and prompts as texts: keys and values for any interface and language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from vespers.engine.game import Game
from vespers.engine.kernel import Choice, Seat
from vespers.engine.messages import Action, Event, Text, Why

Value = int | str | Text


class Say(Protocol):
    """Turns texts into sentences of one language, for one match: for a game's terminal board."""

    def __call__(self, key: str, **values: Any) -> str: ...

    def text(self, text: Text) -> str: ...

    def player(self, seat: int) -> str: ...


SEAT_FIELDS = frozenset({"seat", "starter", "foe", "winner", "loser", "me", "by", "target"})


def player(seat: int) -> Text:
    """A seat as a person calls it: the interface knows the names."""
    return Text("table-seat", {"seat": seat})


def counted_up(texts: Sequence[Text]) -> Text:
    """A list of texts as one text: "a, b and c"; at least one."""
    *before, found = texts
    for text in reversed(before):
        found = Text("table-list", {"first": text, "rest": found})
    return found


def sentences(texts: Sequence[Text]) -> Text:
    """Several sentences as one text; at least one."""
    *before, found = texts
    for text in reversed(before):
        found = Text("table-sentences", {"first": text, "rest": found})
    return found


def signed(number: int) -> str:
    """A change with its sign; the minus is a real one."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def origin_text(origins: Mapping[str, str], piece: str) -> Text | None:
    """A sentence about a piece that is reconstructed, wholly or partly; None for all others."""
    origin = origins.get(piece, "")
    return Text(f"table-origin-about-{origin}") if origin in ("reconstructed", "partly") else None


def stated(game: Game[Any], box: Any, key: str) -> dict[str, Value]:
    """The numbers of the packs in force that a text states."""
    numbers = getattr(box, "numbers", box)
    return {name: getattr(numbers, name) for name in game.states.get(key, ())}


def named_text(game: Game[Any], key: str, settings: Any = None) -> Text:
    """A text with the numbers that it states: of the packs of these settings, or of the game's own."""
    return Text(key, stated(game, game.box(game.settings() if settings is None else settings), key))


def ruling_text(game: Game[Any], ruling: str, settings: Any = None, answer: str = "") -> Text:
    """The question of a ruling, or one of its answers, with the numbers that it states."""
    return named_text(game, f"{game.name}-ruling-{ruling}" + (f"-{answer}" if answer else ""), settings)


def value_text(game: Game[Any], box: Any, field: str, value: Any) -> Value:
    """A number in words: by the game's own table, a seat by its player, else unchanged."""
    if field in game.spoken:
        return game.spoken[field](box, value)
    if field in SEAT_FIELDS and isinstance(value, int):
        return player(value)
    return value if isinstance(value, int | str | Text) else str(value)


def values_text(game: Game[Any], box: Any, values: dict[str, Any]) -> dict[str, Value]:
    return {field: value_text(game, box, field, value) for field, value in values.items()}


def struct_text(game: Game[Any], box: Any, kind: str, struct: msgspec.Struct) -> Text:
    """`wolves-action-Place` with `wolf` and `cell`; a field may have words of its own, "did-Search.site"."""
    name = f"{kind}-{type(struct).__name__}"
    values = {
        field: value_text(game, box, own if (own := f"{name}.{field}") in game.spoken else field, value)
        for field, value in msgspec.structs.asdict(struct).items()
    }
    key = f"{game.name}-{name}"
    return Text(key, {**stated(game, box, key), **values})


def action_text(game: Game[Any], box: Any, a: Action, me: Seat) -> Text:
    """An action in a step of seat `me`; for a draw, `me` is the seat it is made for."""
    text = struct_text(game, box, "action", a)
    return Text(text.key, {"me": player(me), **text.values})


def did_text(game: Game[Any], box: Any, a: Action, who: Seat, by: Seat | None, step: str = "") -> Text:
    """What `who` did, in the past tense, for `by` to read; `step` names what it answered."""
    text = struct_text(game, box, "did", a)
    values = {name: listed_for(by, value) for name, value in text.values.items()}
    spoken: dict[str, Value] = {
        "who": player(who),
        "you": side(by, who, values),
        "me": player(who),
        "step": step,
    }
    return Text(text.key, {**spoken, **values})


def event_text(
    game: Game[Any], box: Any, event: Event, by: Seat | None = None, subject: Seat | None = None
) -> Text:
    """An event, for `by` to read; `subject` is whom the sentence before it was about."""
    text = struct_text(game, box, "event", event)
    values = {name: listed_for(by, value) for name, value in text.values.items()}
    return Text(text.key, {"you": side(by, getattr(event, "seat", None), values, subject), **values})


def side(by: Seat | None, who: Seat | None, values: Mapping[str, Value], subject: Seat | None = None) -> str:
    """`$you`: "yes" for whom it is about, the name of the field for whoever else it speaks of.

    "same" if it goes on about the subject of the sentence before, who need not be named again; else "no".
    """
    if by is not None and by == who:
        return "yes"
    others = "no" if subject is None or who != subject else "same"
    return next((name for name, value in values.items() if by is not None and value == player(by)), others)


def listed_for(by: Seat | None, value: Value) -> Value:
    """Names within a list: `by` reads "you"."""
    if by is None or not isinstance(value, Text) or value.key == "table-seat":
        return value
    inner = {
        name: Text("table-you-listed") if one == player(by) else listed_for(by, one)
        for name, one in value.values.items()
    }
    return Text(value.key, inner)


def yes_or_no(fact: bool) -> str:
    """A fact as Fluent's selectors read it."""
    return "yes" if fact else "no"


def why_text(game: Game[Any] | None, box: Any, why: Why) -> Text:
    """A reason: the game's own cites a section of its rules, the kernel's do not."""
    if game is None or not why.section:
        return Text(f"why-{why.key}", dict(why.values))
    key = f"{game.name}-why-{why.key}"
    return Text(key, {**stated(game, box, key), **values_text(game, box, dict(why.values))})


def prompt_text(game: Game[Any], box: Any, step: Choice[Any, Any], s: Any) -> Text:
    """What is asked now, of whom."""
    return question_text(game, box, step, step.values(s))


def question_text(game: Game[Any], box: Any, step: Choice[Any, Any], values: dict[str, int | str]) -> Text:
    """What a step asks, of whom, with these numbers."""
    key, worded = f"{game.name}-step-{type(step).__name__}", values_text(game, box, values)
    return Text(key, {"me": player(step.me), **stated(game, box, key), **worded})
