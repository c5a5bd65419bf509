"""What client and server say about feedback; the client's types are generated from it."""

from __future__ import annotations

from typing import Literal

import msgspec

# One question for a whole match (would one play it again?), one for a move (what is it like?).
MatchAnswer = Literal["yes", "perhaps", "no"]
MoveAnswer = Literal["liked", "dull", "unclear", "too-strong", "too-weak"]
FeedbackAnswer = Literal["", MatchAnswer, MoveAnswer]


class NewFeedback(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """What a player says after entry `number`, or about the whole match; nothing at all takes it back."""

    number: int | None = None
    answer: FeedbackAnswer = ""
    comment: str = ""


class Feedback(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Feedback of one player."""

    match: str
    seat: int
    name: str = ""  # of the player
    number: int | None = None  # None: about the whole match
    answer: str = ""
    comment: str = ""
    at: int = 0  # seconds since 1970


class VersionRemark(Feedback, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Feedback on a version, and what exactly was played."""

    pack: str = ""  # a fingerprint of the pack
    same: bool = False  # the version has not changed since
    rulings: dict[str, str] = {}  # answers to open questions that were chosen for the match


class VersionFeedback(msgspec.Struct, frozen=True, gc=False):
    """For the maker of a version. Feedback on matches that still run is only counted."""

    remarks: tuple[VersionRemark, ...]
    waiting: int
