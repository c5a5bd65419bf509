"""Lessons: a position to start from, what the coach says, and what the learner is to do. Never compiled.

A lesson is a file `lessons/<id>.toml` in a game's folder, or a table `[lessons.<id>]` of a player's own pack
(guide: `docs/lessons.md`). A lesson is played as a match like any other: how far it has come follows from the
log of the match alone, and what is legal only the game's rules say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from vespers.engine import packs, record
from vespers.engine.dealer import Dealer
from vespers.engine.errors import BadPack, VespersError
from vespers.engine.game import Game
from vespers.engine.kernel import Chance, Seat, State
from vespers.engine.match import LogEntry, Match
from vespers.engine.messages import Action, Entry, Text
from vespers.engine.validation import fault

Pattern = dict[str, Any]  # the type of an action and some of its fields; a list: any of its values


class Miss(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the coach answers to a legal move that misses the point in this way: by the beat's own text, or by
    one that several lessons share."""

    on: Pattern
    id: str = ""
    shared: str = ""


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One or two sentences of the coach. With `expects` or `free` the learner is to move, else to read on."""

    id: str
    lit: tuple[str, ...] = ()  # things of the scene
    rule: str = ""
    expects: tuple[Pattern, ...] = ()  # any of these moves
    free: bool = False  # any legal move
    misses: tuple[Miss, ...] = ()
    then: tuple[Pattern, ...] = ()  # what chance and the others answer, in order; after these as they like

    @property
    def moves(self) -> bool:
        """Whether the learner moves at its end."""
        return bool(self.expects) or self.free


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson as it is written down."""

    order: int
    minutes: int
    beats: tuple[Beat, ...]
    kind: Literal["goal", "first-turns", "chapter"] = "chapter"
    rule: str = ""  # the chapter or section of the rules that it teaches
    seats: int = 2
    you: Seat = 0
    settings: dict[str, Any] = {}
    record: str = ""  # a file beside the lesson; it says seats and settings
    entry: int = 0  # of the record: the lesson begins after it
    start: tuple[tuple[Seat, Pattern], ...] = ()  # entries before the first beat, after those of the record
    then: tuple[Pattern, ...] = ()  # what chance and the others answer before the first beat
    seed: str = "lesson"  # of the dealer, where nothing is written
    level: str = "apprentice"  # of the bots that play on
    ends: Literal["next", "free"] = "next"  # with the next lesson, or in a game that goes on
    texts: dict[str, packs.Named] = {}  # of a pack's lesson: `title`, and by the id of a beat or miss


class Lesson:
    """One lesson of a game, checked."""

    __slots__ = ("file", "first", "game", "id", "opening", "seats", "settings", "then")

    def __init__(self, game: Game[Any], name: str, file: LessonFile, folder: Path, label: str = "") -> None:
        self.game, self.id, self.file = game, name, file
        reader = _Reader(game, label or f"lessons/{name}.toml")
        self.opening, self.settings, self.seats = reader.start(file, folder)
        self.first = reader.actions("then", file.then)
        self.then = [reader.actions(f"beats[{n}].then", beat.then) for n, beat in enumerate(file.beats)]
        for n, beat in enumerate(file.beats):
            reader.check_patterns(f"beats[{n}].expects", beat.expects)
            reader.check_patterns(f"beats[{n}].misses", [miss.on for miss in beat.misses])
        if not 0 <= file.you < self.seats:
            raise BadPack(reader.label, "you", f"a seat from 0 to {self.seats - 1}", str(file.you))

    # --- Texts

    @property
    def key(self) -> str:
        """The text of its title; those of its beats begin with it."""
        return f"{self.game.name}-lesson-{self.id}"

    def text(self, beat: Beat) -> Text:
        """What the coach says."""
        return Text(f"{self.key}-{beat.id}")

    def texts(self) -> list[str]:
        """The keys of all texts of the coach."""
        beats = [f"{self.key}-{beat.id}" for beat in self.file.beats]
        missed = [self._answer(beat, miss).key for beat in self.file.beats for miss in beat.misses]
        return [self.key, *beats, *missed]

    # --- The match

    def begin(self, dealer: Dealer | None = None) -> Match[Any]:
        """A new match in the position where the lesson starts; a dealer goes on from there."""
        match: Match[Any] = Match(self.game, self.seats, self.settings)
        match.repeat(self.opening)
        if dealer is not None:
            match.dealer = LessonDealer(self, match, dealer)
            match.deal()
        return match

    def decisions(self, match: Match[Any]) -> list[LogEntry]:
        """The learner's decisions in the lesson."""
        return [entry for entry in match.log[len(self.opening) :] if entry.seat == self.file.you]

    def steps(self) -> list[int]:
        """The numbers of the beats in which the learner moves."""
        return [n for n, beat in enumerate(self.file.beats) if beat.moves]

    def beat(self, match: Match[Any]) -> Beat | None:
        """The beat whose move is awaited; None when there is none left."""
        done, steps = len(self.decisions(match)), self.steps()
        return self.file.beats[steps[done]] if done < len(steps) else None

    def cards(self, match: Match[Any]) -> Sequence[Beat]:
        """What the coach says now, one after the other: up to the beat that awaits a move, or to the end."""
        done, steps = len(self.decisions(match)), self.steps()
        if done > len(steps) or (done < len(steps) and not self.asks(match)):
            return ()
        first = steps[done - 1] + 1 if done else 0
        return self.file.beats[first : steps[done] + 1 if done < len(steps) else None]

    def asks(self, match: Match[Any]) -> bool:
        """Whether the learner is asked, or all is over."""
        step = match.asked()
        return step is None or step.asks == self.file.you

    def over(self, match: Match[Any]) -> bool:
        """Whether the learner has made every move of the lesson."""
        return self.beat(match) is None

    def expected(self, match: Match[Any]) -> list[Action]:
        """The legal moves that the present beat awaits; none when any will do, or nobody waits."""
        beat, step = self.beat(match), match.asked()
        if beat is None or step is None or step.asks != self.file.you:
            return []
        return [a for a in step.options(match.state) if any(fits(pattern, a) for pattern in beat.expects)]

    def answer(self, match: Match[Any], a: Action) -> Text | None:
        """What the coach answers to a move that misses the point; None when it may be carried out.

        Only a legal move can miss the point: why another is refused, the rules say.
        """
        beat = self.beat(match)
        if beat is None or beat.free or match.why_not(self.file.you, a) is not None:
            return None
        if any(fits(pattern, a) for pattern in beat.expects):
            return None
        for miss in beat.misses:
            if fits(miss.on, a):
                return self._answer(beat, miss)
        return Text("table-lesson-miss")

    def _answer(self, beat: Beat, miss: Miss) -> Text:
        if miss.shared:
            return Text(f"{self.game.name}-lesson-miss-{miss.shared}")
        return Text(f"{self.key}-{beat.id}-{miss.id}")

    def scripted(self, match: Match[Any]) -> Action | None:
        """What the lesson lets chance or another seat answer now; None where nothing is written, or it is not
        possible: then they do as they like."""
        step = match.asked()
        if step is None or step.asks == self.file.you:
            return None
        since = match.log[len(self.opening) :]
        done = [n for n, entry in enumerate(since) if entry.seat == self.file.you]
        script = self._script(len(done))
        place = len(since) - (done[-1] + 1 if done else 0)
        if place >= len(script):
            return None
        answer = script[place]
        possible = step.options(match.state)
        return answer if answer in possible else None

    def _script(self, done: int) -> Sequence[Action]:
        steps = self.steps()
        if not done:
            return self.first
        return self.then[steps[done - 1]] if done <= len(steps) else ()


class LessonDealer:
    """Deals what the lesson says, and where it says nothing from its own seed, which is no secret."""

    __slots__ = ("after", "lesson", "match")

    def __init__(self, lesson: Lesson, match: Match[Any], after: Dealer) -> None:
        self.lesson, self.match, self.after = lesson, match, after

    def decide(self, step: Chance[Any, Any], s: State, number: int, shares: str = "") -> Action:
        written = self.lesson.scripted(self.match)
        return self.after.decide(step, s, number, shares) if written is None else written


def fits(pattern: Mapping[str, Any], a: Action) -> bool:
    """Whether an action is of the pattern's type and has the fields that it names."""
    raw = msgspec.to_builtins(a)
    return all(_meant(raw.get(field), value) for field, value in pattern.items())


def _meant(found: Any, wanted: Any) -> bool:
    return bool(found == wanted) or (isinstance(wanted, list) and found in wanted)


class _Reader:
    """Turns what a lesson names into actions of the game; an error names file and key."""

    def __init__(self, game: Game[Any], label: str) -> None:
        self.game, self.label = game, label
        self.kinds = {kind.__name__: kind for kind in get_args(game.actions) or (game.actions,)}

    def start(self, file: LessonFile, folder: Path) -> tuple[list[Entry], Any, int]:
        """The entries before the first beat, the settings and the number of seats."""
        key = "record" if file.record else "settings"
        try:
            match = self._recorded(file, folder) if file.record else self._empty(file)
            for n, (seat, raw) in enumerate(file.start):
                key = f"start[{n}]"
                match.repeat([Entry(seat, self.action(key, raw))])
        except BadPack:
            raise
        except VespersError as error:
            raise BadPack(self.label, key, "a legal start", str(error)) from None
        return [entry.plain() for entry in match.log], match.settings, match.seats

    def _empty(self, file: LessonFile) -> Match[Any]:
        return Match(self.game, file.seats, self.game.read_settings(file.settings))

    def _recorded(self, file: LessonFile, folder: Path) -> Match[Any]:
        path = folder / Path(file.record).name
        if not path.is_file():
            raise BadPack(self.label, "record", "a file beside the lesson", file.record)
        match = record.read(path.read_bytes(), lambda name: self.game)
        if not 0 <= file.entry <= len(match.log):
            raise BadPack(self.label, "entry", f"a number up to {len(match.log)}", str(file.entry))
        return match.at(file.entry)

    def actions(self, key: str, raws: Sequence[Pattern]) -> list[Action]:
        return [self.action(f"{key}[{n}]", raw) for n, raw in enumerate(raws)]

    def action(self, key: str, raw: Pattern) -> Action:
        """A whole action of the game's codebook."""
        try:
            found: Action = msgspec.convert(raw, self.game.actions)
        except msgspec.ValidationError as error:
            raise BadPack(self.label, *fault(key, raw, self.game.actions, error)) from None
        if found not in self.game.codebook:
            raise BadPack(self.label, key, "an action of the game", str(raw))
        return found

    def check_patterns(self, key: str, patterns: Sequence[Pattern]) -> None:
        """Types of actions, and fields that these have."""
        for n, pattern in enumerate(patterns):
            kind = self.kinds.get(str(pattern.get("type")))
            if kind is None:
                known = ", ".join(self.kinds)
                raise BadPack(self.label, f"{key}[{n}].type", f"one of {known}", str(pattern.get("type")))
            for field in pattern:
                if field != "type" and field not in kind.__struct_fields__:
                    known = ", ".join(kind.__struct_fields__)
                    raise BadPack(self.label, f"{key}[{n}].{field}", f"one of {known}", field)


def read_lesson(game: Game[Any], name: str, tree: Any, folder: Path, label: str) -> Lesson:
    """A lesson from its TOML; `BadPack` names file and key."""
    try:
        file = msgspec.convert(tree, LessonFile)
    except msgspec.ValidationError as error:
        raise BadPack(label, *fault("", tree, LessonFile, error)) from None
    return Lesson(game, name, file, folder, label)


@cache
def lessons(game: Game[Any]) -> dict[str, Lesson]:
    """The lessons in a game's folder by id, in the order in which they are taught.

    Of the lessons that a variant inherits it has those that can still be set up under its rules.
    """
    found = []
    for path in sorted((game.folder / "lessons").glob("*.toml")):
        label, tree = packs.parse(path.read_text("utf-8"), f"lessons/{path.name}")
        try:
            found.append(read_lesson(game, path.stem, tree, path.parent, label))
        except VespersError:
            if "folder" in vars(type(game)):
                raise
    return {lesson.id: lesson for lesson in sorted(found, key=lambda one: (one.file.order, one.id))}


def following(lesson: Lesson) -> Lesson | None:
    """The next lesson of the game."""
    order = list(lessons(lesson.game))
    later = order[order.index(lesson.id) + 1 :] if lesson.id in order else []
    return lessons(lesson.game)[later[0]] if later else None


def pack_lessons(game: Game[Any], settings: Any) -> dict[str, Lesson]:
    """The lessons that the player's own packs bring; they start without a record."""
    found = {}
    for number, text in enumerate(settings.own, 1):
        label, tree = packs.parse(text, f"own pack {number}")
        for name, table in tree.get("lessons", {}).items():
            laid = {**table, "settings": {"packs": list(settings.packs), "own": list(settings.own)}}
            lesson = read_lesson(game, name, laid, game.folder / "lessons", f"{label}: lessons.{name}")
            found[name] = lesson
    return found


def find_lesson(game: Game[Any], settings: Any, name: str) -> Lesson | None:
    """A lesson of the game, or of the packs that these settings hold."""
    found = lessons(game).get(name)
    return found if found is not None or not settings.own else pack_lessons(game, settings).get(name)
