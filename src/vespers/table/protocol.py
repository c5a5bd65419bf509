"""What client and server say to each other, as structs; the client's types are generated from them.

`docs/protocol.md` is the guide. Everything a viewer receives is built from `view`, `heard` and options only.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from vespers.engine.box_tables import BoxTable
from vespers.engine.campaign import CampaignPage
from vespers.engine.messages import Text
from vespers.engine.scene import Cue, Scene, Stage
from vespers.table.shelf_protocol import RulingQuestion, ShelfLesson
from vespers.texts.rulebook import Chapter

Language: TypeAlias = Literal["en", "fr", "es"]

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
    decision: bool = False  # a player's own word, which one can ask to go back to: no draw, no consequence
    depth: int = 0  # 0: somebody's action; 1: a consequence of it
    aside: bool = False  # only for the whole log: another line of the same turn says more
    cues: tuple[Cue, ...] = ()
    stage: Stage | None = None  # for what matters: shown large, and again from the log


class Back(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A way back: to the position after entry `to`, before `seat` did `text`; that and all after is lost."""

    to: int
    seat: int
    text: Text
    lost: int  # how many words of players, this one among them


class Again(msgspec.Struct, frozen=True, gc=False):
    """A decision that was taken back and can be repeated, as a `Move` with this action."""

    action: int
    text: Text


class Consent(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A question to all people at the table: take `back`, or hand a seat to a bot."""

    id: str  # an answer names it
    kind: Literal["undo", "replace"]
    by: int
    waiting: tuple[int, ...]
    back: Back | None = None
    seat: int | None = None


class Undoing(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """How far this viewer may go back: alone to `free`, with everybody's consent to `asking` (None: not).

    `last` is the way back to the viewer's own last decision. `again` is there until something new is done.
    """

    free: int | None = None
    asking: int | None = None
    last: Back | None = None
    again: Again | None = None


class CoachCard(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """One or two sentences of the coach, and the things they speak of."""

    id: str
    text: Text
    lit: tuple[str, ...] = ()
    rule: str = ""
    turn: int = 0  # in a free game: a round or phase, in which this is said at most once


class Coach(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """What the coach says in a lesson: cards to read one after the other; with `moves` the last awaits one.

    Without a lesson it is a free game against bots: the cards say what matters now, the most urgent first;
    the client says at most one of them. No coach at all: none may speak here.
    """

    cards: tuple[CoachCard, ...] = ()
    lesson: str = ""
    title: Text | None = None
    step: int = 0  # moves made
    steps: int = 0
    minutes: int = 0
    moves: bool = False
    expected: tuple[int, ...] = ()  # codebook numbers of the moves it awaits; empty: any
    over: bool = False  # every move of the lesson is made
    ends: Literal["next", "free"] = "next"
    following: ShelfLesson | None = None


class Screen(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True, tag="sight", tag_field="type"
):
    """Everything a viewer sees at one number of the log, and the lines since the number the viewer had."""

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
    redrawn: bool = False  # it has packs of its own: its art is asked for by match
    own: str = ""  # what those are called: a version of the players' own
    fairness: str = ""  # the commitment: hash of the dealer's seed and the terms, published at the start
    seed: str = ""  # the seed itself, once the game is over
    rematch: str = ""  # the match that follows this one
    campaign: str = ""  # the campaign it belongs to
    coach: Coach | None = None


class Changed(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag="changed", tag_field="type"):
    """What of the screen before is different now, field by field, for a client that asked for changes."""

    fields: dict[str, Any]


# ── what a client says on the socket, or posts


class Hello(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True, tag="hello", tag_field="type"
):
    """First message on a socket. No secret: a spectator. `since`: the last number seen (0: every line).

    `changes`: after the first screen only what has changed is wanted. `share`: the player's share of chance,
    32 hexadecimal digits, made after the commitment was seen; only the first one of a seat counts.
    """

    secret: str = ""
    since: int = 0
    changes: bool = False
    share: str = ""


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
    """Yes or no to the consent that is being asked; `question` is its id."""

    id: str
    number: int
    question: str
    yes: bool


class WhyNot(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag="why", tag_field="type"):
    """Why are these things, clicked one after the other, not offered?"""

    id: str
    number: int
    things: tuple[str, ...]


class Ping(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag="ping", tag_field="type"):
    """Is anybody there? Browsers cannot send a ping of the WebSocket protocol, nor see one."""

    id: str


ClientMessage: TypeAlias = Hello | Move | AskUndo | Answer | WhyNot | Ping

# ── what the server answers


class Done(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag="done", tag_field="type"):
    """Accepted and committed; a screen with the new number follows to everybody. To a ping: the number."""

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


ServerMessage: TypeAlias = Screen | Changed | Done | Because | Problem

# ── rules, as pages


class LessonLink(msgspec.Struct, frozen=True, gc=False):
    """A lesson, and the chapter of the rules that it teaches."""

    chapter: str
    lesson: str
    title: Text


class RulesPage(msgspec.Struct, frozen=True, gc=False):
    """The rules of one game in one language."""

    game: str
    title: str
    preface: str
    chapters: tuple[Chapter, ...]
    rulings: tuple[RulingQuestion, ...] = ()
    match: str = ""  # whose rulings are in force; none: the usual ones
    tables: tuple[BoxTable, ...] = ()  # what the box holds, from the packs in force
    lessons: tuple[LessonLink, ...] = ()


class Summary(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A match in a list: enough for "your matches" on the shelf."""

    match: str
    game: str
    number: int
    players: tuple[Player, ...]
    touched: int = 0  # when the last entry was made, in seconds since 1970
    turn: tuple[int, ...] = ()
    over: bool = False
    campaign: str = ""
    lesson: str = ""
    status: tuple[Text, ...] = ()  # where it stands, as everybody may see it
    points: tuple[int, ...] = ()  # by seat, as they stand
    own: str = ""  # the version of the players' own that is played
    problem: Text | None = None  # why it cannot be shown here: its game, rules or packs are gone


# ── campaigns


class CampaignMatch(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A match of a campaign: it runs, it counts as the story's part of that number, or it was given up."""

    match: str
    part: int
    state: Literal["running", "played", "dropped"]


class CampaignView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A campaign on the table: its page and its matches, but nothing of a match that still runs."""

    campaign: str
    game: str
    story: CampaignPage
    players: tuple[Player, ...]
    matches: tuple[CampaignMatch, ...]
    running: str = ""
    over: bool = False
