"""Campaigns: matches that are linked, kept in one small record that can be taken up again.

    saga = game.campaign
    campaign = saga.begin(("Ann", "Ben"), saga.usual)
    while not saga.over(campaign):
        match = Match(game, len(campaign.players), saga.options(campaign), dealer)
        …play it to its end…
        campaign = saga.enter(campaign, match)

A game's `campaign.py` says what links its matches; everything here is the same for all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

import msgspec

from vespers.engine.errors import BadOptions, BadRecord
from vespers.engine.words import Text, Why

if TYPE_CHECKING:
    from vespers.engine.match import Match

FORMAT = 1
HEAD = 0


class Kept(Protocol):
    """What every campaign keeps; a game's struct adds what became of each match."""

    @property
    def players(self) -> tuple[str, ...]: ...
    @property
    def options(self) -> Any: ...
    @property
    def format(self) -> int: ...


C = TypeVar("C", bound=Kept)


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """One match on the page of its campaign."""

    title: Text
    lines: tuple[Text, ...] = ()


class Story(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The page of a campaign: what was played, how the players stand, and what comes next."""

    title: Text
    parts: tuple[Part, ...] = ()
    standing: tuple[Text, ...] = ()
    following: Part | None = None  # None: the campaign is over

    def lines(self) -> list[Text]:
        """The whole page from top to bottom."""
        parts = [text for part in self.parts for text in (part.title, *part.lines)]
        following = () if self.following is None else (self.following.title, *self.following.lines)
        return [self.title, *parts, *self.standing, *following]


@dataclass(frozen=True, kw_only=True)
class Saga(Generic[C]):
    """How one game links its matches."""

    kept: type[C]  # the struct of the record
    usual: Any  # the options of a campaign for which nobody chose others
    seats: range  # for how many players
    part: str  # what one match is called in the name of a file: "night"
    sets: frozenset[str]  # the options that the campaign itself sets for each match

    begin: Callable[[tuple[str, ...], Any], C]  # a new campaign; `BadOptions` if it cannot be played so
    played: Callable[[C], int]  # how many matches are in it
    over: Callable[[C], bool]
    options: Callable[[C], Any]  # of the next match
    after: Callable[[C, Any], C]  # the campaign with one more match, from its last state
    check: Callable[[C], None]  # `BadRecord` if a record does not follow from itself
    story: Callable[[C], Story]

    def enter(self, campaign: C, match: Match[Any]) -> C:
        """The campaign with one more match: a finished one, and the very one that was next."""
        if self.over(campaign):
            raise BadOptions(Why("campaign_over"))
        if match.outcome() is None:
            raise BadOptions(Why("campaign_unfinished"))
        if match.options != self.options(campaign) or match.seats != len(campaign.players):
            raise BadOptions(Why("campaign_other_match", "", {"number": self.played(campaign) + 1}))
        return self.after(campaign, match.state)

    def write(self, campaign: C) -> bytes:
        """The campaign as JSON, to be taken up again."""
        return msgspec.json.format(msgspec.json.encode(campaign), indent=2) + b"\n"

    def read(self, data: bytes) -> C:
        """A campaign written before; `BadRecord` says what is wrong with it."""
        try:
            campaign = msgspec.json.decode(data, type=self.kept)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise bad(str(error)) from None
        if campaign.format != FORMAT:
            raise BadRecord(Why("unknown_format", "", {"format": campaign.format, "expected": FORMAT}), HEAD)
        self.check(campaign)
        return campaign


def bad(problem: str, entry: int = HEAD) -> BadRecord:
    """A record that cannot be trusted; `entry` counts its matches from 1."""
    return BadRecord(Why("not_a_record", "", {"problem": problem}), entry)
