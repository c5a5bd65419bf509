"""The rows of the tables, as structs."""

from __future__ import annotations

from typing import Literal

import msgspec

WHOLE = -1  # the number of feedback about a whole match
SeatKind = Literal["me", "local", "link", "bot"]


class MatchRow(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A match, without its log."""

    id: str
    game: str
    version: int
    options: str
    seed: str
    terms: str = ""
    copied: int = 0
    parent: str | None = None
    rematch: str | None = None
    campaign: str | None = None
    place: int = 0
    lesson: str = ""
    own_version: str = ""
    number: int = 0
    over: bool = False
    ended: str = ""
    bot_turn: bool = False
    created: int = 0
    touched: int = 0


class CampaignRow(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A campaign: its record, and its newest match."""

    id: str
    game: str
    record: str
    match: str
    created: int
    touched: int


class Link(msgspec.Struct, frozen=True, gc=False):
    """A match of a campaign. If it ended by the rules, it is in the campaign's record."""

    match: str
    place: int
    version: int
    over: bool
    ended: str

    @property
    def played(self) -> bool:
        return self.over and not self.ended


class StoredCampaign(msgspec.Struct, frozen=True, gc=False):
    """A campaign with its matches in their order, read at one moment."""

    row: CampaignRow
    links: tuple[Link, ...]


class Entered(msgspec.Struct, frozen=True, gc=False):
    """The record of a campaign with one more match in it."""

    campaign: str
    record: str


class VersionRow(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A version of a game that a person made; `owner` is the hash of their key."""

    id: str
    owner: str
    game: str
    name: str
    note: str = ""
    pack: str = ""
    created: int = 0
    touched: int = 0


class FeedbackRow(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A seat's feedback after `number` entries; `WHOLE`: about the match."""

    match: str
    seat: int
    number: int
    answer: str = ""
    comment: str = ""
    at: int = 0


class MatchFeedbackRow(FeedbackRow, frozen=True, gc=False, kw_only=True):
    """The same with what is known of its match."""

    name: str  # of whoever sits there
    person: bool  # somebody who played here; else the match is the copy of a record
    game: str
    own_version: str
    options: str
    over: bool
    touched: int


class SeatRow(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Who sits at a seat. `left`: a bot plays on for a person; `resigned`: for good."""

    seat: int
    kind: SeatKind
    name: str = ""
    level: str = ""
    secret: str | None = None
    open: bool = False
    left: bool = False
    resigned: bool = False

    @property
    def person(self) -> bool:
        return self.kind != "bot"

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.left or self.resigned


class EntryRow(msgspec.Struct, frozen=True, gc=False):
    """One line of the log; `action` is JSON."""

    number: int
    seat: int
    action: str
    said: str | None = None


class Append(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """New lines of one match, and what they make of it. Any open question is settled by them."""

    match: str
    entries: tuple[EntryRow, ...]
    over: bool
    bot_turn: bool
    asked: bool = False  # a question is open, and falls
    entered: Entered | None = None  # the campaign with this match in it, now that it is over


class ConsentRow(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A question to all people: undo back to `to`, or hand `seat` to a bot."""

    id: str
    kind: Literal["undo", "replace"]
    by: int
    to: int = 0
    seat: int | None = None
    agreed: tuple[int, ...] = ()


class Snapshot(msgspec.Struct, frozen=True, gc=False):
    """A log in short form up to a number: a cache."""

    number: int
    data: bytes


class Stored(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """All that is known of a match; `entries` are those after the snapshot, or after the number asked for."""

    row: MatchRow
    seats: tuple[SeatRow, ...]
    consent: ConsentRow | None
    entries: tuple[EntryRow, ...]
    snapshot: Snapshot | None = None
    elsewhere: frozenset[int] = frozenset()  # seats connected to other processes
