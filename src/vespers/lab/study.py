"""What a study asks: a small TOML file, checked whole before the first game.

game, players, games, seed        what is played, how often, from which deals
who, [personas.NAME]              who sits there: levels of bots, or one bot with other tastes
packs, [options]                  files with content of one's own; options of the game
[luck] [skill] [tournament]       further games: one deal many times, the better against the worse, all styles
[minutes]                         how long people take, for the estimate of minutes
[matters] [tune]                  `compare`: which differences matter; `tune`: what to change, towards what
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

import msgspec

from vespers.engine import files
from vespers.engine.errors import VespersError, plain
from vespers.engine.expected import fault
from vespers.lab.errors import BadStudy

MAIN, LUCK, SKILL, TOURNAMENT = "main", "luck", "skill", "tournament"  # what games are for
MOST = 10_000_000
Count = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
Several = Annotated[int, msgspec.Meta(ge=2, le=MOST)]
Some = Annotated[int, msgspec.Meta(ge=0, le=2**53)]  # of the games; more than there are means all
Bound = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=86_400)]
Weight = Annotated[float, msgspec.Meta(ge=-1000, le=1000)]  # bounds also keep out what is no number
Above = Annotated[float, msgspec.Meta(gt=0, le=MOST)]
Wish = Annotated[float, msgspec.Meta(ge=-MOST, le=MOST)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """A table of a study."""


class Persona(Part, frozen=True):
    """A style as weights on the apprentice: `terms` multiply parts of its value, `likes` add to actions.

    A like of 1 makes an action look as good as the lead that turns even chances into 73 : 27.
    """

    terms: dict[str, Weight] = {}
    likes: dict[str, Weight] = {}


class Luck(Part, frozen=True):
    """The same deal played many times by equals."""

    deals: Several = 20
    repeats: Several = 5


class Skill(Part, frozen=True):
    """The first of `who` against a weaker level; every deal from both sides."""

    weaker: str = "novice"
    games: Count = 100


class Tournament(Part, frozen=True):
    """Styles against each other, each pair from both sides."""

    personas: tuple[str, ...] = ()
    games: Count = 100


class Minutes(Part, frozen=True):
    """How many seconds people take: for a real choice, for a forced move, for a draw or a die."""

    choice: Seconds = 15.0
    forced: Seconds = 3.0
    chance: Seconds = 2.0


class Number(Part, frozen=True):
    """A number of the pack (`numbers.hand`, `wolves.three.moons`) to be tuned."""

    low: Bound
    high: Bound


class Target(Part, frozen=True):
    """What a figure should be: about a value, at most, or at least; `of`: over all options of one kind."""

    about: Wish | None = None
    at_most: Wish | None = None
    at_least: Wish | None = None
    of: str = ""  # of `top-share` and `top-win`: the class of actions that is meant
    weight: Above = 1.0


class Tune(Part, frozen=True):
    """Which numbers may change, and which figures are wanted."""

    numbers: dict[str, Number]
    targets: dict[str, Target]
    trials: Count = 20
    games: Count = 100
    verify: Count = 200


class Study(Part, frozen=True):
    """A study as it is written."""

    game: str
    games: Count
    players: int | None = None
    seed: int | str = 1
    title: str = ""
    who: tuple[str, ...] = ("apprentice",)
    rotate: bool = True
    packs: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    records: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 6
    course: Some | None = None  # games in which the lead is judged; None: ours
    moments: Some = 20_000  # games in which every decision and event is noted
    personas: dict[str, Persona] = {}
    luck: Luck | None = None
    skill: Skill | None = None
    tournament: Tournament | None = None
    minutes: Minutes = Minutes()
    matters: dict[str, Above] = {}
    tune: Tune | None = None


class Source:
    """The text of a study, for errors that name the line."""

    def __init__(self, path: Path, text: str) -> None:
        self.path, self.text = path, text

    def bad(self, key: str, expected: str, got: object = "") -> BadStudy:
        """The refusal of one key."""
        return BadStudy(str(self.path), line_of(self.text, key), key, expected, str(got))

    def because(self, key: str, error: VespersError, expected: str) -> BadStudy:
        """The refusal of what the game itself refuses; of a pack, with the place in it."""
        values = error.why.values
        if key == "packs" and {"file", "key", "expected", "got"} <= set(values):
            place = self.place(str(values["file"]), str(values["key"]))
            return self.bad(key, f"{values['expected']} ({place})", values["got"])
        return self.bad(key, expected, plain(error.why))

    def place(self, file: str, key: str) -> str:
        """A key of a pack beside the study, with its line there."""
        pack = self.path.parent / file
        if not key or not pack.is_file():
            return ": ".join(part for part in (file, key) if part)
        return f"{file}, line {line_of(pack.read_text('utf-8'), key)}: {key}"


def read_text(path: Path) -> Source:
    """The file, or why it cannot be read."""
    try:
        return Source(path, files.read_text(path))
    except OSError as error:
        raise BadStudy(str(path), 0, "", "a readable file", error.strerror or "") from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise BadStudy(str(path), line, "", "UTF-8 text", f"line {line}: other bytes") from None


def read(path: Path) -> tuple[Study, Source]:
    """A study from its file; shape and types are right, what the names mean is not checked yet."""
    source = read_text(path)
    try:
        tree = tomllib.loads(source.text)
    except ValueError as error:  # TOMLDecodeError, or a number of thousands of digits
        raise BadStudy(str(path), 0, "", "TOML", str(error)) from None
    try:
        return msgspec.convert(tree, Study), source
    except msgspec.ValidationError as error:
        key, expected, got = fault("", tree, Study, error)
        raise source.bad(key, expected, got) from None


def line_of(text: str, key: str) -> int:
    """The line that speaks of a key; else that of its table; else 1."""
    parts = [part.split("[")[0] for part in key.split(".")]
    table: list[str] = []
    best, depth = 1, 0
    for number, line in enumerate(text.splitlines(), 1):
        said = line.strip()
        if said.startswith("["):
            table = said.strip("[] \t").split(".")
            path = table
        else:
            path = (
                [*table, *said.partition("=")[0].strip().replace('"', "").split(".")] if "=" in said else []
            )
        same = common(path, parts)
        if same == len(path) > depth:
            best, depth = number, same
    return best


def common(one: list[str], other: list[str]) -> int:
    """How many parts two paths share from the start."""
    many = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        many += 1
    return many
