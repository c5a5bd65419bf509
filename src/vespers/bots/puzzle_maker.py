"""Cuts puzzles from games: positions in which one move is clearly best, to what the mover can know.

A candidate must pass in this order: a short search sees a margin; three searches of full length agree on the
move; a bot of the strongest level plays it; two searches with four times the looks and other seeds agree too.
Every search sees the position only through `Knowledge`: what the seat cannot know is imagined each time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple, cast

import msgspec
from librt.random import Random

from vespers.bots import BOTS
from vespers.bots.arena import number_from
from vespers.bots.bot import Knowledge, knowledge_of
from vespers.bots.explain import REASONS, Parts, gains
from vespers.bots.puzzle import GRADES, Check, Grade, Option, PuzzleFile
from vespers.bots.review import decisions
from vespers.bots.search import Search
from vespers.bots.search_levels import advising
from vespers.bots.tree import Edge
from vespers.engine.kernel import Seat
from vespers.engine.match import Match
from vespers.engine.messages import Action

MARGIN: Final = 0.08  # of the chance of winning: a move that is better by less is not clearly best
FIRST: Final = 0.25  # the part of the looks of the first, short search
FEWEST: Final = 400  # looks of a full search, at least
AGREE: Final = 3  # full searches that must find the same move
AGAIN: Final = 2  # checks with other seeds
DEEPER: Final = 4  # times the looks, in these checks
RIVAL: Final = 8  # the best other move gets at least an eighth of the looks
TRIED: Final = 8  # looks at every option, in the last check
OPTIONS: Final = 3  # there must be something to choose from
TRIES: Final = 5  # of each level, to see whether it finds the move
FOUND: Final = 3  # of these tries: then it does
PER_GAME: Final = 3  # puzzles from one game
APART: Final = 30  # entries between two of them
ALIKE: Final = 3  # puzzles with the same best move among the same options, in a collection
LINE: Final = 4  # moves shown
LIKELY: Final = 20  # times that a move must have been tried to be one of them
FINDS: Final[dict[Grade, str]] = {"easy": "apprentice", "medium": "brother", "hard": "abbot"}


class Place(NamedTuple):
    """A decision of a game in which a short search sees one clearly best move."""

    number: int
    best: Action
    grade: Grade
    margin: float


class Judge:
    """Judges one decision again and again, each time with another seed."""

    def __init__(self, before: Match[Any], source: str) -> None:
        self.before, self.source = before, source
        step = before.asked()
        assert step is not None
        self.seat = step.asks
        self.strategy = advising(before.game, before.seats)
        self.looks = max(FEWEST, self.strategy.looks)

    def seed(self, *why: object) -> int:
        return number_from(self.source, len(self.before.log), *why)

    def known(self, rng: Random) -> Knowledge:
        return knowledge_of(self.before, self.seat, rng)

    def search(self, seed: int, looks: int) -> Search:
        """A finished search in which the best other move was looked at often enough to be compared."""
        rng = Random(seed)
        search = Search(self.known(rng), rng, self.strategy)
        for _ in range(looks):
            search.look()
        for _ in range(looks):
            rival = rival_of(search)
            if rival.visits >= looks // RIVAL:
                break
            search.look(at=rival.action)
        return search

    def short(self) -> Search:
        return self.search(self.seed("short"), int(FIRST * self.looks))

    def agreed(self, best: Action, why: str, many: int, looks: int) -> list[tuple[Check, Search]]:
        """Searches that all find this move by the margin; nothing as soon as one does not."""
        found = []
        for n in range(many):
            seed = self.seed(why, n)
            search = self.search(seed, looks)
            margin = margin_of(search)
            if search.root.ranked()[0].action != best or margin < MARGIN:
                return []
            found.append((Check(seed, looks, round(margin, 3)), search))
        return found

    def finds(self, level: str, best: Action) -> bool:
        """Whether a level plays this move more often than not."""
        found = 0
        for n in range(TRIES):
            seed = self.seed(level, n)
            found += BOTS[level](seed).choose(self.known(Random(seed))) == best
            if found >= FOUND or found + TRIES - n - 1 < FOUND:
                break
        return found >= FOUND

    def grade(self, best: Action) -> Grade | None:
        """By the weakest level that finds the move; None if not even the strongest does."""
        return next((grade for grade in GRADES if self.finds(FINDS[grade], best)), None)


def rival_of(search: Search) -> Edge:
    """The best of the other moves."""
    others = search.root.ranked()[1:]
    return max(others, key=lambda edge: edge.mean(search.seat))


def margin_of(search: Search) -> float:
    """By how much the move that is trusted most is better than any other."""
    return search.root.ranked()[0].mean(search.seat) - rival_of(search).mean(search.seat)


class Collection:
    """The puzzles of a game so far: how many of each grade, and how many that are much alike."""

    def __init__(self, many: int, made: Iterable[PuzzleFile] = ()) -> None:
        self.many = many
        self.most = -(-2 * many // 5)  # of one grade: there are some of each
        self.grades: Counter[Grade] = Counter()
        self.alike: Counter[tuple[Any, ...]] = Counter()
        for puzzle in made:
            self.add(puzzle)

    def add(self, puzzle: PuzzleFile) -> None:
        self.grades[puzzle.grade] += 1
        self.alike[likeness(puzzle)] += 1

    def complete(self) -> bool:
        return self.grades.total() >= self.many

    def wants(self, grade: Grade) -> bool:
        return not self.complete() and self.grades[grade] < self.most

    def knows(self, puzzle: PuzzleFile) -> bool:
        """Whether there are enough like it."""
        return self.alike[likeness(puzzle)] >= ALIKE


def likeness(puzzle: PuzzleFile) -> tuple[Any, ...]:
    return tuple(puzzle.best.items()), frozenset(option.move for option in puzzle.options)


def cut(match: Match[Any], source: str, collection: Collection) -> Iterator[PuzzleFile]:
    """The puzzles of a game that the collection wants, the hardest first; each is added to it."""
    places = [place for place in graded(match, source) if collection.wants(place.grade)]
    taken: list[int] = []
    for place in sorted(places, key=lambda one: (-GRADES.index(one.grade), -one.margin)):
        near = any(abs(place.number - number) < APART for number in taken)
        if near or len(taken) == PER_GAME or not collection.wants(place.grade):
            continue
        puzzle = checked(Judge(match.at(place.number), source), place)
        if puzzle is not None and not collection.knows(puzzle):
            taken.append(place.number)
            collection.add(puzzle)
            yield puzzle


def graded(match: Match[Any], source: str) -> Iterator[Place]:
    """The decisions in which a short search sees one clearly best move, and the weakest level that finds it.

    Nobody's first decision is one: games begin alike."""
    begun: set[Seat] = set()
    for number in decisions(match):
        seat = match.log[number].seat
        if seat in begun:
            place = graded_at(Judge(match.at(number), source))
            if place is not None:
                yield place
        begun.add(seat)


def graded_at(judge: Judge) -> Place | None:
    step = judge.before.asked()
    assert step is not None
    if len(step.options(judge.before.state)) < OPTIONS:
        return None
    search = judge.short()
    margin, best = margin_of(search), search.root.ranked()[0].action
    grade = judge.grade(best) if margin >= MARGIN else None
    return None if grade is None else Place(len(judge.before.log), best, grade, margin)


def checked(judge: Judge, place: Place) -> PuzzleFile | None:
    """The puzzle, if all searches agree and there is a reason to name; else None."""
    first = judge.agreed(place.best, "full", AGREE, judge.looks)
    again = first and judge.agreed(place.best, "again", AGAIN, DEEPER * judge.looks)
    if not again:
        return None
    checks, search = [check for check, _ in (*first, *again)], again[-1][1]
    for edge in list(search.root.edges.values()):
        for _ in range(TRIED - edge.visits):
            search.look(at=edge.action)
    match, game = judge.before, judge.before.game
    rng, number = Random(judge.seed("reasons")), game.codebook.number
    options = options_of(search, place.best, number, rng)
    reasons = next((option.gains for option in options if option.gains), None)
    if reasons is None:
        return None  # nobody could say why
    return PuzzleFile(
        source=judge.source,
        version=game.version_of(match.settings),
        seats=match.seats,
        settings=game.stored_settings(match.settings),
        moves=tuple(number[entry.action] for entry in match.log),
        seat=judge.seat,
        best=msgspec.to_builtins(place.best),
        grade=place.grade,
        margin=min(check.margin for check in checks),
        checks=tuple(checks),
        reasons=reasons,
        line=tuple((seat, number[action]) for seat, action in line_of(search)),
        options=options,
    )


def options_of(search: Search, best: Action, number: dict[Any, int], rng: Random) -> tuple[Option, ...]:
    """What every other move costs, the smallest cost first, and what the best one gains over it."""
    top = search.root.edges[best]
    found = []
    for edge in search.root.edges.values():
        if edge is not top:
            cost = top.mean(search.seat) - edge.mean(search.seat)
            found.append(Option(number[edge.action], round(cost, 3), named_gains(search, top, edge, rng)))
    return tuple(sorted(found, key=lambda option: option.cost))


def named_gains(search: Search, best: Edge, other: Edge, rng: Random) -> Parts:
    """The largest gains of the best move over another."""
    found = list(gains(search, best, other, rng).items())[:REASONS]
    return {term: round(change, 2) for term, change in found}


def line_of(search: Search) -> list[tuple[Seat, Action]]:
    """The best move and what the search expects after it: as far as it is open to this seat, and its own
    moves only until something is drawn, which could be anything."""
    seat, best = search.seat, search.root.ranked()[0]
    line, following, drawn = [(seat, best.action)], likeliest_after(best), False
    while following is not None and len(line) < LINE:
        drawn = drawn or following.drawn
        mover, action = following.mover, following.edge.action
        if drawn if mover == seat else following.step.heard(action, seat) != action:
            break
        line.append((mover, action))
        following = likeliest_after(following.edge)
    return line


class Following(NamedTuple):
    """A decision after a move: the step, who decides, what is tried most, whether a draw came first."""

    step: Any
    mover: Seat
    edge: Edge
    drawn: bool


def likeliest_after(edge: Edge) -> Following | None:
    """What is tried most after a move, whatever is drawn in between; None where too little was tried."""
    found: list[Following] = []
    for key, node in edge.after.items():
        step, *heard = cast(tuple[Any, ...], key)
        found += [Following(step, node.mover, one, bool(heard)) for one in node.edges.values()]
    tried: Counter[tuple[Seat, Action]] = Counter()
    for one in found:
        tried[one.mover, one.edge.action] += one.edge.visits
    if not tried:
        return None
    (mover, action), times = tried.most_common(1)[0]
    if times < LIKELY:
        return None
    same = [one for one in found if (one.mover, one.edge.action) == (mover, action)]
    return max(same, key=lambda one: one.edge.visits)
