"""What client and server say about studies of versions; the client's types are generated from it."""

from __future__ import annotations

from typing import Literal

import msgspec

from vespers.table.protocol import Language

StudyState = Literal["running", "stopping", "stopped", "done", "failed"]
StudyAnswer = Literal["better", "worse", "higher", "lower", "same", "more-games"]


class NewStudy(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A study to be played: a version against another one, or against the game as it is."""

    version: str
    against: str = ""  # a version of the same game; empty: the game as it is
    level: str = "apprentice"
    games: int = 400  # of each version
    players: int = 0  # 0: as few as make a contest
    language: Language = "en"  # of the results that are written first


class Study(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A study and how far it is. Whoever has its id can look at it; only its maker stops and resumes it."""

    id: str
    game: str
    version: str
    name: str  # of the version, when the study began
    against: str = ""
    against_name: str = ""
    level: str
    games: int
    players: int
    created: int = 0
    state: StudyState
    done: int = 0  # games of both versions
    total: int = 0
    problem: str = ""  # the error message of the lab, if it failed
    mine: bool = False


class StudyGame(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A game of a study: where to look in it (-1: nowhere), whose choice it was (-1: nobody's), its end."""

    game: int
    entry: int
    seat: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int


class StudyGames(msgspec.Struct, frozen=True, gc=False):
    """The games behind a bar of the report: what the bar is called, how many there are, the first of them."""

    title: str
    total: int
    games: tuple[StudyGame, ...]


class StudyVerdict(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """What the lab says about one figure or option; shares and lifts are parts of 1."""

    key: str
    name: str
    before: float
    after: float
    difference: float
    low: float  # of the difference, with 95 % certainty
    high: float
    games: int  # played with both versions
    matters: float  # the smallest difference that matters
    answer: StudyAnswer
    needed: int = 0  # games that would be enough, if these are not
    unit: Literal["share", "lift", "number"] = "number"
    about: Literal["figure", "worth", "taken"] = "figure"
    primary: bool = False  # one of the few figures that every study asks about
