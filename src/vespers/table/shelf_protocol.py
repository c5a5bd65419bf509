"""What the shelf offers and what makes a match: the structs of the protocol before anybody sits down."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from vespers.engine.messages import Text


class Choice(msgspec.Struct, frozen=True, gc=False):
    """One value a setting can take, and how it is spoken."""

    value: int | str | bool
    name: Text


class Setting(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """One setting of a game: a switch, a number within limits, or one (`several`: some) of the choices."""

    field: str
    name: Text
    default: Any
    about: Text | None = None
    kind: Literal["switch", "number", "choice", "several"] = "choice"
    choices: tuple[Choice, ...] = ()
    low: int = 0
    high: int = 0


class RulingQuestion(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What the rulebook leaves open: the question, its answers, the default and the answer in force."""

    id: str
    section: str
    question: Text
    answers: tuple[Choice, ...]
    default: str
    in_force: str
    book: Literal["silent", "ambiguous", "says so"]


class Level(msgspec.Struct, frozen=True, gc=False):
    """A strength of bot."""

    id: str
    name: Text
    about: Text


class ShelfGame(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A game on the shelf. `quick` is the one-click game against bots; its picture is `cover` of its art."""

    id: str
    title: Text
    about: Text
    seats_low: int
    seats_high: int
    minutes: int
    version: int
    settings: tuple[Setting, ...] = ()
    rulings: tuple[RulingQuestion, ...] = ()
    levels: tuple[Level, ...] = ()
    quick: NewMatch
    beta: bool = False
    workshop: bool = False  # people can make versions of their own
    campaign: ShelfCampaign | None = None
    lessons: tuple[ShelfLesson, ...] = ()
    puzzles: int = 0  # how many there are to solve


class ShelfLesson(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A lesson of a game, in the order in which they are taught, and the part of the rules it belongs to."""

    id: str
    title: Text
    minutes: int
    kind: Literal["goal", "first-turns", "chapter"]
    rule: str = ""


class ShelfCampaign(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Linked matches of a game: what it is called, for how many, what can be chosen for all its matches."""

    title: Text
    about: Text
    seats_low: int
    seats_high: int
    settings: tuple[Setting, ...]


class Shelf(msgspec.Struct, frozen=True, gc=False):
    """All that can be played here."""

    games: tuple[ShelfGame, ...]
    version: str


class SeatPlan(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Who sits there: I (`me`), somebody at my screen (`local`), a guest with a link (`link`), a bot."""

    kind: Literal["me", "local", "link", "bot"]
    name: str = ""
    level: str = ""


class NewMatch(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """The wish for a match; with the id of a version of somebody's own, that version is played."""

    game: str
    seats: tuple[SeatPlan, ...]
    settings: dict[str, Any] = msgspec.field(name="options", default_factory=dict)
    version: str = ""


class NewLesson(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """The wish for a lesson: what the learner is called; settings only for a lesson of an own pack."""

    name: str = ""
    settings: dict[str, Any] = msgspec.field(name="options", default_factory=dict)


class NewCampaign(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """The wish for a campaign: a new one, or one taken up again from its record, which holds the settings."""

    game: str
    seats: tuple[SeatPlan, ...]
    settings: dict[str, Any] = msgspec.field(name="options", default_factory=dict)
    version: str = ""  # of somebody's own
    record: dict[str, Any] | None = None


class Key(msgspec.Struct, frozen=True, gc=False):
    """The secret of a seat: whoever has it sits there. Given once, stored by the server only as a hash.

    A new match's `link` is an invitation: it opens nothing until a guest accepts it, and nothing afterwards.
    """

    seat: int
    secret: str
    kind: Literal["me", "local", "link"]


class Created(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A new match: its public id (enough to watch) and the secrets of its people."""

    match: str
    keys: tuple[Key, ...]
    campaign: str = ""  # the one it belongs to
    fairness: str = ""  # the commitment: to be kept, and compared at the end


class Accept(msgspec.Struct, frozen=True, gc=False):
    """The secret that a guest has made, in exchange for an invitation: 22 characters of base64url."""

    secret: str
