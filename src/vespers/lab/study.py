"""Reads a study: a small TOML file, checked completely before the first game.

game, players, games, seed        which game, how many seats and games, the seed of the deals
who, [personas.NAME]              the players: levels of bots, or personas
packs, [options]                  your own content packs; options of the game
[assign]                          trials: choices that the lab draws at random instead of the bots
[luck] [skill] [tournament]       further games: repeated deals, a better against a weaker level, personas
[second]                          further games: the main games by another level of bots
[minutes]                         seconds per decision, for the estimated minutes
[matters] [tune]                  for `compare`: which differences matter; for `tune`: numbers and targets
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from vespers.engine import files, toml
from vespers.engine.errors import VespersError, plain
from vespers.engine.validation import fault
from vespers.lab.study_errors import BadStudy

MAIN, LUCK, SKILL, TOURNAMENT, SECOND = "main", "luck", "skill", "tournament", "second"  # blocks of games
RANDOM, ONCE = "random", "once"  # how a choice is assigned: each time, or at one decision of each game
Assigned = Literal["random", "once"]
MOST = 10_000_000
Count = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
AtLeastTwo = Annotated[int, msgspec.Meta(ge=2, le=MOST)]
SampleSize = Annotated[int, msgspec.Meta(ge=0, le=2**53)]  # games; more than there are means all
Bound = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=86_400)]
Weight = Annotated[float, msgspec.Meta(ge=-1000, le=1000)]  # the bounds also refuse nan and inf
Positive = Annotated[float, msgspec.Meta(gt=0, le=MOST)]
TargetValue = Annotated[float, msgspec.Meta(ge=-MOST, le=MOST)]


class TomlTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """A table of the study file; unknown keys are refused."""


class Persona(TomlTable, frozen=True):
    """A style of play: `terms` multiply parts of the apprentice's value, `likes` favour actions.

    A like of 1 is worth the lead that turns even chances into 73 : 27.
    """

    terms: dict[str, Weight] = {}
    likes: dict[str, Weight] = {}


class Luck(TomlTable, frozen=True):
    """The same deals played several times by equal players."""

    deals: AtLeastTwo = 20
    repeats: AtLeastTwo = 5


class Skill(TomlTable, frozen=True):
    """The first of `who` against a weaker level; every deal is played from both sides."""

    weaker: str = "novice"
    games: Count = 100


class Tournament(TomlTable, frozen=True):
    """Personas against each other; each pair plays every deal from both sides."""

    personas: tuple[str, ...] = ()
    games: Count = 100


class Second(TomlTable, frozen=True):
    """Games like the main games, by another level: what do both levels say of the same options?"""

    who: str
    games: Count = 100


class Minutes(TomlTable, frozen=True):
    """The seconds people take for a real choice, a forced move, and a draw or die."""

    choice: Seconds = 15.0
    forced: Seconds = 3.0
    chance: Seconds = 2.0


class Number(TomlTable, frozen=True):
    """A number of the pack (`numbers.hand`, `wolves.three.moons`) to be tuned."""

    low: Bound
    high: Bound


class Target(TomlTable, frozen=True):
    """The wanted value of a figure: about, at most or at least; `of`: over all options of one kind."""

    about: TargetValue | None = None
    at_most: TargetValue | None = None
    at_least: TargetValue | None = None
    of: str = ""  # for `top-share` and `top-win`: the class of actions
    weight: Positive = 1.0


class Tune(TomlTable, frozen=True):
    """The numbers that may change, and the figures they should lead to."""

    numbers: dict[str, Number]
    targets: dict[str, Target]
    trials: Count = 20
    games: Count = 100
    verify: Count = 200


class Study(TomlTable, frozen=True):
    """A study as its author wrote it."""

    game: str
    games: Count
    players: int | None = None
    seed: int | str = 1
    title: str = ""
    who: tuple[str, ...] = ("apprentice",)
    rotate: bool = True
    packs: tuple[str, ...] = ()
    settings: dict[str, Any] = msgspec.field(name="options", default_factory=dict)
    records: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 6
    course: SampleSize | None = None  # games in which the lead is judged; None: the default of the block
    moments: SampleSize = 20_000  # games in which every decision, draw and event is recorded
    rulings: SampleSize = 100  # main games that are played again under every other answer to a ruling
    personas: dict[str, Persona] = {}
    assign: dict[str, Assigned] = {}
    luck: Luck | None = None
    skill: Skill | None = None
    tournament: Tournament | None = None
    second: Second | None = None
    minutes: Minutes = Minutes()
    matters: dict[str, Positive] = {}
    tune: Tune | None = None


class Source:
    """The text of a study, for errors that name the line."""

    def __init__(self, path: Path, text: str) -> None:
        self.path, self.text = path, text

    def bad(self, key: str, expected: str, got: object = "") -> BadStudy:
        """The error for one key."""
        return BadStudy(str(self.path), line_of(self.text, key), key, expected, str(got))

    def because(self, key: str, error: VespersError, expected: str) -> BadStudy:
        """The error for what the game refuses; for a pack, with file, line and key in the pack."""
        values = error.why.values
        if key == "packs" and {"file", "key", "expected", "got"} <= set(values):
            place = self.place(str(values["file"]), str(values["key"]))
            return self.bad(key, f"{values['expected']} ({place})", values["got"])
        return self.bad(key, expected, plain(error.why))

    def place(self, file: str, key: str) -> str:
        """A key of a pack, with the pack's file and line."""
        pack = self.path.parent / file
        if not key or not pack.is_file():
            return ": ".join(part for part in (file, key) if part)
        return f"{file}, line {line_of(pack.read_text('utf-8'), key)}: {key}"


def read_text(path: Path) -> Source:
    """Read the file; BadStudy when it is unreadable or not UTF-8."""
    try:
        return Source(path, files.read_text(path))
    except OSError as error:
        raise BadStudy(str(path), 0, "", "a readable file", error.strerror or "") from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise BadStudy(str(path), line, "", "UTF-8 text", f"line {line}: bytes that are not UTF-8") from None


def read(path: Path) -> tuple[Study, Source]:
    """Read a study and check keys and types; names are checked when the plan is made."""
    source = read_text(path)
    try:
        tree = toml.loads(source.text)
    except toml.TooMuch as error:
        raise BadStudy(str(path), 0, "", error.expected, error.got) from None
    except ValueError as error:
        raise BadStudy(str(path), 0, "", "TOML", str(error)) from None
    try:
        return msgspec.convert(tree, Study), source
    except msgspec.ValidationError as error:
        key, expected, got = fault("", tree, Study, error)
        raise source.bad(key, expected, got) from None


def line_of(text: str, key: str) -> int:
    """The line of a key; else the line of its table; else 1."""
    parts = [part.split("[")[0] for part in key.split(".")]
    table: list[str] = []
    best, depth = 1, 0
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if stripped.startswith("["):
            table = stripped.strip("[] \t").split(".")
            path = table
        else:
            path = (
                [*table, *stripped.partition("=")[0].strip().replace('"', "").split(".")]
                if "=" in stripped
                else []
            )
        same = common(path, parts)
        if same == len(path) > depth:
            best, depth = number, same
    return best


def common(one: list[str], other: list[str]) -> int:
    """How many leading parts two paths share."""
    count = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        count += 1
    return count
