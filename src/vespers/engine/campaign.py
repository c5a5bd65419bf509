"""Campaigns: linked matches, kept in one small record from which the next match can be played.

    campaign = game.campaign
    record = campaign.begin(("Ann", "Ben"), campaign.usual)
    while not campaign.over(record):
        match = Match(game, len(record.players), campaign.options(record), dealer)
        …play it to its end…
        record = campaign.enter(record, match)

A game's `campaign.py` defines what links its matches; this module is the same for all games.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

import msgspec

from vespers.engine.errors import BadRecord, BadSettings
from vespers.engine.messages import Text, Why

if TYPE_CHECKING:
    from vespers.engine.match import Match

FORMAT = 1
HEAD = 0


class CampaignRecord(Protocol):
    """What every campaign keeps; a game's struct adds the results of each match."""

    @property
    def players(self) -> tuple[str, ...]: ...
    @property
    def settings(self) -> Any: ...
    @property
    def format(self) -> int: ...


R = TypeVar("R", bound=CampaignRecord)


class PageSection(msgspec.Struct, frozen=True, omit_defaults=True):
    """One match on the page of its campaign."""

    title: Text
    lines: tuple[Text, ...] = ()
    art: str = ""  # a drawing of the game


class Milestone(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of the way that a whole campaign goes."""

    title: Text
    art: str = ""  # a drawing of the game; without one its number stands there
    passed: bool = False


class CampaignPage(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The page of a campaign: results, standing, and what comes next."""

    title: Text
    parts: tuple[PageSection, ...] = ()
    standing: tuple[Text, ...] = ()
    following: PageSection | None = None  # None: the campaign is over
    milestones: tuple[Milestone, ...] = ()  # all that is to be passed, from first to last

    def lines(self) -> list[Text]:
        """The whole page from top to bottom."""
        parts = [text for part in self.parts for text in (part.title, *part.lines)]
        following = () if self.following is None else (self.following.title, *self.following.lines)
        return [self.title, *parts, *self.standing, *following]


@dataclass(frozen=True, kw_only=True)
class Campaign(Generic[R]):
    """The rules by which one game links its matches."""

    record: type[R]  # the struct of the record
    usual: Any  # the settings of a campaign for which nobody chose others
    seats: range  # for how many players
    match_name: str  # what one match is called in the name of a file: "night"
    sets: frozenset[str]  # the settings that the campaign itself sets for each match

    begin: Callable[[tuple[str, ...], Any], R]  # a new campaign; `BadOptions` if it cannot be played so
    played: Callable[[R], int]  # how many matches are in it
    over: Callable[[R], bool]
    settings: Callable[[R], Any]  # of the next match
    after: Callable[[R, Any], R]  # the record with one more match, from its last state
    check: Callable[[R], None]  # `BadRecord` if a record contradicts itself
    page: Callable[[R], CampaignPage]

    def enter(self, record: R, match: Match[Any]) -> R:
        """The record with one more match, which must be finished and the next one."""
        if self.over(record):
            raise BadSettings(Why("campaign_over"))
        if match.outcome() is None:
            raise BadSettings(Why("campaign_unfinished"))
        if match.settings != self.settings(record) or match.seats != len(record.players):
            raise BadSettings(Why("campaign_other_match", "", {"number": self.played(record) + 1}))
        return self.after(record, match.state)

    def write(self, record: R) -> bytes:
        """The record as JSON."""
        return msgspec.json.format(msgspec.json.encode(record), indent=2) + b"\n"

    def read(self, data: bytes) -> R:
        """A record written before; `BadRecord` says what is wrong with it."""
        try:
            record = msgspec.json.decode(data, type=self.record)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise bad(str(error)) from None
        if record.format != FORMAT:
            raise BadRecord(Why("unknown_format", "", {"format": record.format, "expected": FORMAT}), HEAD)
        self.check(record)
        return record


def bad(problem: str, entry: int = HEAD) -> BadRecord:
    """A record that cannot be trusted; `entry` counts its matches from 1."""
    return BadRecord(Why("not_a_record", "", {"problem": problem}), entry)
