"""What client and server say to each other, as structs; the client's types are generated from them.

`docs/protocol.md` is the guide. Everything a viewer receives is built from `view`, `heard` and options only.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from vespers.engine.campaign import Story
from vespers.engine.scene import Scene
from vespers.engine.stage import Cue
from vespers.engine.words import Text
from vespers.texts.rulebook import Chapter

Language: TypeAlias = Literal["en", "fr", "es"]

# ── the shelf


class Choice(msgspec.Struct, frozen=True, gc=False):
    """One value an option can take, and how it is spoken."""

    value: int | str | bool
    name: Text


class Setting(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """One option of a game: a switch, a number within limits, or one (`several`: some) of the choices."""

    field: str
    name: Text
    default: Any
    about: Text | None = None
    kind: Literal["switch", "number", "choice", "several"] = "choice"
    choices: tuple[Choice, ...] = ()
    low: int = 0
    high: int = 0


class Level(msgspec.Struct, frozen=True, gc=False):
    """A strength of bot."""

    id: str
    name: Text
    about: Text


class ShelfGame(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A game on the shelf. `quick` is the one-click game against bots, `picture` a symbol of the client."""

    id: str
    title: Text
    about: Text
    seats_low: int
    seats_high: int
    minutes: int
    version: int
    settings: tuple[Setting, ...] = ()
    levels: tuple[Level, ...] = ()
    quick: NewMatch
    picture: str
    beta: bool = False
    campaign: ShelfCampaign | None = None


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
    """Who shall sit there: I (`me`), somebody at my screen (`local`), a guest with a link (`link`), a bot."""

    kind: Literal["me", "local", "link", "bot"]
    name: str = ""
    level: str = ""


class NewMatch(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """The wish for a match."""

    game: str
    seats: tuple[SeatPlan, ...]
    options: dict[str, Any] = {}


class NewCampaign(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """The wish for a campaign: a new one, or one taken up again from its record, which holds the options."""

    game: str
    seats: tuple[SeatPlan, ...]
    options: dict[str, Any] = {}
    record: dict[str, Any] | None = None


class Key(msgspec.Struct, frozen=True, gc=False):
    """The secret of a seat: whoever has it sits there. Given once, stored by the server only as a hash."""

    seat: int
    secret: str
    kind: Literal["me", "local", "link"]


class Created(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A new match: its public id (enough to watch) and the secrets of its people."""

    match: str
    keys: tuple[Key, ...]
    campaign: str = ""  # the one it belongs to


# ── what a viewer receives


class Player(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Who sits at a seat. An empty name: the client says "Player 2"."""

    seat: int
    kind: Literal["person", "bot"]
    name: str = ""
    level: str = ""
    online: bool = False
    open: bool = False  # a guest has not come yet
    left: bool = False  # a bot plays on for somebody who left
    resigned: bool = False  # for good


class LogLine(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Something that happened, as this viewer heard it; `number` is the entry of the log it belongs to."""

    number: int
    text: Text
    seat: int | None = None
    undone: bool = False
    depth: int = 0  # 0: somebody's action; 1: a consequence of it
    cues: tuple[Cue, ...] = ()


class Consent(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A question to all people at the table: undo back to `to`, or hand a seat to a bot."""

    kind: Literal["undo", "replace"]
    by: int
    waiting: tuple[int, ...]
    to: int = 0
    seat: int | None = None


class Undoing(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """How far this viewer may go back: alone to `free`, with everybody's consent to `asking` (None: not)."""

    free: int | None = None
    asking: int | None = None


class Sight(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True, tag="sight", tag_field="type"
):
    """Everything a viewer sees at one number of the log, and the lines since the number he had."""

    match: str
    game: str
    number: int
    scene: Scene
    players: tuple[Player, ...]
    since: int = 0  # `lines` are those after this number; 0: all of them
    lines: tuple[LogLine, ...] = ()
    turn: tuple[int, ...] = ()  # seats that are asked; empty: the game is over
    thinking: tuple[int, ...] = ()  # bots at work
    undo: Undoing = Undoing()
    consent: Consent | None = None
    over: bool = False
    last: int = 0  # in a replay: the number of the last entry
    fairness: str = ""  # hash of the dealer's seed, published at the start
    seed: str = ""  # the seed itself, once the game is over
    rematch: str = ""  # the match that follows this one
    campaign: str = ""  # the campaign it belongs to


class Changed(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag="changed", tag_field="type"):
    """What of the sight before is different now, field by field, for a client that asked for changes."""

    fields: dict[str, Any]


# ── what a client says on the socket, or posts


class Hello(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True, tag="hello", tag_field="type"
):
    """First message on a socket. No secret: a spectator. `since`: the last number seen (0: every line).

    `changes`: after the first sight only what has changed is wanted.
    """

    secret: str = ""
    since: int = 0
    changes: bool = False


class Move(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag="move", tag_field="type"):
    """An option taken: `number` of the log it answers, an id of the client's making, the action's number."""

    id: str
    number: int
    action: int


class AskUndo(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag="undo", tag_field="type"):
    """Go back to the position after entry `to`: at once where the viewer may, else by consent."""

    id: str
    number: int
    to: int


class Answer(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag="answer", tag_field="type"):
    """Yes or no to the consent that is being asked."""

    id: str
    number: int
    yes: bool


class WhyNot(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag="why", tag_field="type"):
    """Why are these things, clicked one after the other, not offered?"""

    id: str
    number: int
    things: tuple[str, ...]


Said: TypeAlias = Hello | Move | AskUndo | Answer | WhyNot

# ── what the server answers


class Done(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag="done", tag_field="type"):
    """Accepted and committed; a sight with the new number follows to everybody."""

    id: str
    number: int


class Reason(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One reason, with the section of the rules."""

    text: Text
    rule: str = ""


class Because(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag="because", tag_field="type"):
    """Why those things are not offered. No reasons: they mean nothing at this moment."""

    id: str
    reasons: tuple[Reason, ...]


class Problem(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True, tag="problem", tag_field="type"
):
    """A refusal: problem details with a text for people. `id` names the message refused, on a socket."""

    status: int
    title: str  # a short word for developers: "stale", "not-your-turn", "illegal", "unknown-match" …
    text: Text
    rule: str = ""
    detail: str = ""
    id: str = ""


Told: TypeAlias = Sight | Changed | Done | Because | Problem

# ── rules, as pages


class RulesPage(msgspec.Struct, frozen=True, gc=False):
    """The rules of one game in one language."""

    game: str
    title: str
    chapters: tuple[Chapter, ...]


class Summary(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A match in a list: enough for "your matches" on the shelf."""

    match: str
    game: str
    number: int
    players: tuple[Player, ...]
    turn: tuple[int, ...] = ()
    over: bool = False
    campaign: str = ""


# ── campaigns


class CampaignMatch(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A match of a campaign: it runs, it counts as the story's part of that number, or it was given up."""

    match: str
    part: int
    state: Literal["running", "played", "dropped"]


class CampaignPage(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Story and results of a campaign: nothing of a match that still runs."""

    campaign: str
    game: str
    story: Story
    players: tuple[Player, ...]
    matches: tuple[CampaignMatch, ...]
    running: str = ""
    over: bool = False
