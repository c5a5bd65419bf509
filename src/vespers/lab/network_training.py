"""Learning what positions are worth from self-play: for games whose judgement offers `features`.

In a generation bots that judge by the current network play themselves, each taking what looks best but for
some noise. The network is then fitted to what their positions came to, a mixture of the result and of what
was foreseen later in the game (TD(lambda), after Tesauro's TD-Gammon). The next generation plays with it:
so the network learns about the positions that it chooses itself. After the last generation it meets the old
judgement in a match, like all that is learned.

A run can be stopped and goes on where it ended. All depends on the seed alone, not on the number of
processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from math import exp
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from librt.random import Random
from librt.vecs import vec

from vespers.bots.arena import number_from
from vespers.bots.bot import Knowledge, knowledge_of
from vespers.bots.greedy import GreedyBot
from vespers.bots.ladder import meet
from vespers.bots.search import SearchBot
from vespers.engine.dealer import SeededDealer
from vespers.engine.files import write_whole
from vespers.engine.game import Game
from vespers.engine.judgement import Judgement
from vespers.engine.kernel import Seat
from vespers.engine.match import Match
from vespers.engine.messages import Action
from vespers.engine.network import Network
from vespers.engine.network_file import FILE, NetworkFile, as_json, network_file
from vespers.games import find_game
from vespers.lab.network_fit import Array, Weights, fit
from vespers.lab.training import NEW, OLD, Plan, Tell, Verdict, lines, outlook_of, verdict
from vespers.lab.training import kept as kept_line

GAMES_IN_BATCH: Final = 10
NOISE: Final = 0.1  # of the decisions
TEMPERATURE: Final = 0.3  # an option worth so much of a scale less is taken a third as often
LAMBDA: Final = 0.8  # how much the result counts, compared with what was foreseen a turn later
WINDOW: Final = 4  # generations whose games are learned from
RATE: Final = 1e-3  # of learning, at the beginning; it falls to a tenth
FIRST_PASSES: Final = 4  # over the games of the first generation
ACCEPTED: Final = "accepted.json"  # the network of a run that won its match


# --- Self-play


class Student:
    """Takes what looks best; now and then something else, the rather the better it looks."""

    def __init__(self, seed: int, judgement: Judgement) -> None:
        self.bot = GreedyBot(seed, value=judgement.value)
        self.rng, self.heat = self.bot.rng, TEMPERATURE * judgement.scale
        self.strayed = False  # since this was last set to False

    def choose(self, known: Knowledge) -> Action:
        if len(known.options) == 1 or self.rng.random() >= NOISE:
            return self.bot.choose(known)
        self.strayed = True
        worth = self.bot.weigh(known)
        best = max(worth)
        weights = [exp((each - best) / self.heat) for each in worth]
        chosen: Action = known.options[drawn(weights, self.rng.random())]
        return chosen


def drawn(weights: list[float], luck: float) -> int:
    """A place, as often as its weight says."""
    left, last = luck * sum(weights), len(weights) - 1
    for place in range(last):
        left -= weights[place]
        if left < 0:
            return place
    return last


class Course(NamedTuple):
    """The positions of one seat after its turns: as numbers, what was foreseen, whether it had strayed."""

    numbers: list[vec[float]]
    foreseen: list[float]
    strayed: list[bool]


def play(game: Game[Any], judgement: Judgement, seats: int, seed: str) -> tuple[list[Course], list[int]]:
    """A game between students, and its scores."""
    students = [Student(number_from(seed, "student", seat), judgement) for seat in range(seats)]
    courses = [Course([], [], []) for _ in range(seats)]
    rng = Random(number_from(seed, "imagined"))
    match: Match[Any] = Match(game, seats, None, SeededDealer(seed))
    step = match.asked()
    while step is not None:
        seat = step.asks
        match.play(seat, students[seat].choose(knowledge_of(match, seat, rng)))
        step = match.asked()
        if step is not None and step.asks != seat:
            note(courses[seat], judgement, match.state, seat, students[seat])
    outcome = match.outcome()
    assert outcome is not None
    return courses, list(outcome.scores)


def note(course: Course, judgement: Judgement, s: Any, seat: Seat, student: Student) -> None:
    """The position after a seat's turn."""
    assert judgement.features is not None
    course.numbers.append(judgement.features(s, seat))
    course.foreseen.append(judgement.value(s, seat))
    course.strayed.append(student.strayed)
    student.strayed = False


def targets(course: Course, score: float, mix: float) -> list[float]:
    """What each position came to; a stray move tells nothing about the positions before it."""
    found, value = [0.0] * len(course.foreseen), score
    for k in range(len(found) - 1, -1, -1):
        found[k] = value
        foreseen = course.foreseen[k]
        value = foreseen if course.strayed[k] else mix * value + (1 - mix) * foreseen
    return found


class Lessons(NamedTuple):
    """Positions as numbers, what they came to in units of the scale, and the mean score of their games."""

    numbers: Array
    targets: Array
    score: float


def play_batch(plan: Plan, network: bytes | None, generation: int, batch: int) -> Lessons:
    """Some games, with all numbers of players in turn."""
    game = find_game(plan.game)
    judgement, mix = outlook_of(game), 1.0 if network is None else LAMBDA
    judgement.teach(network_from(network))
    tables = [seats for seats in game.players if seats > 1]
    numbers, wanted, scores = list[vec[float]](), list[float](), list[int]()
    for number in range(batch * GAMES_IN_BATCH, min(plan.games, (batch + 1) * GAMES_IN_BATCH)):
        seats = tables[number % len(tables)]
        courses, ends = play(game, judgement, seats, f"{plan.seed}:learn:{generation}:{number}")
        scores += ends
        for course, score in zip(courses, ends, strict=True):
            numbers += course.numbers
            wanted += targets(course, score, mix)
    scaled = np.array(wanted, np.float32) / np.float32(judgement.scale)
    return Lessons(np.array(numbers, np.float32), scaled, float(np.mean(scores)))


def network_from(data: bytes | None) -> Network | None:
    return None if data is None else network_file(data, Path(FILE)).network()


# --- A generation


class Generation:
    """One round of learning, in a folder of its own: the games in batches, then the network."""

    def __init__(self, run: Path, number: int, plan: Plan) -> None:
        self.run, self.number, self.plan = run, number, plan
        self.folder = run / f"{number:03}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.network = self.folder / FILE

    def play(self, old: bytes | None, executor: Executor) -> Iterator[Lessons]:
        """The batches that are written down, then the others."""
        count = -(-self.plan.games // GAMES_IN_BATCH)
        jobs = {
            batch: executor.submit(play_batch, self.plan, old, self.number, batch)
            for batch in range(count)
            if not self.path(batch).exists()
        }
        for batch in range(count):
            if batch in jobs:
                keep(self.path(batch), jobs[batch].result())
            yield kept(self.path(batch))

    def path(self, batch: int) -> Path:
        return self.folder / f"games-{batch:04}.npz"

    def lessons(self) -> list[Lessons]:
        return [kept(path) for path in sorted(self.folder.glob("games-*.npz"))]

    def forget(self) -> None:
        """Games that nothing is learned from any more."""
        for path in self.folder.glob("games-*.npz"):
            path.unlink()


def keep(path: Path, lessons: Lessons) -> None:
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(file, numbers=lessons.numbers, targets=lessons.targets, score=lessons.score)
    part.replace(path)


def kept(path: Path) -> Lessons:
    with np.load(path) as file:
        return Lessons(file["numbers"], file["targets"], float(file["score"]))


def generation(
    plan: Plan, run: Path, number: int, start: bytes | None, executor: Executor, tell: Tell
) -> float:
    """Play and fit; what was done already is not done again. The mean score of the games."""
    one = Generation(run, number, plan)
    old = start if number == 1 else Generation(run, number - 1, plan).network.read_bytes()
    if one.network.exists():
        return float(file_of(one.network.read_bytes()).made["score"])
    played = []
    for lessons in one.play(old, executor):
        played.append(lessons)
        tell("games", min(plan.games, len(played) * GAMES_IN_BATCH), plan.games)
    score = round(float(np.mean([lessons.score for lessons in played])), 2)
    fitted = learn(plan, run, number, old)
    write_whole(one.network, as_json(fitted.file(made(plan, number, score), scale_of(plan))), durable=False)
    if number >= WINDOW:
        Generation(run, number - WINDOW + 1, plan).forget()
    return score


def learn(plan: Plan, run: Path, number: int, old: bytes | None) -> Weights:
    """The old network, fitted to the last generations; to the very first only while there are few."""
    oldest = 1 if number < 3 else max(2, number - WINDOW + 1)
    lessons = [each for n in range(oldest, number + 1) for each in Generation(run, n, plan).lessons()]
    numbers = np.concatenate([each.numbers for each in lessons])
    wanted = np.concatenate([each.targets for each in lessons])
    rng = np.random.default_rng(number_from(plan.seed, "fit", number))
    weights = Weights(numbers.shape[1], rng) if old is None else Weights.of(file_of(old))
    rate = RATE * (1 - 0.9 * (number - 1) / plan.generations)
    fit(weights, numbers, wanted, rate=rate, passes=FIRST_PASSES if old is None else 1, rng=rng)
    return weights


def file_of(data: bytes) -> NetworkFile:
    return network_file(data, Path(FILE))


def scale_of(plan: Plan) -> float:
    return outlook_of(find_game(plan.game)).scale


def made(plan: Plan, number: int, score: float) -> dict[str, str | int]:
    """How the network came about."""
    options = " ".join(
        f"--{name} {value}" for name, value in msgspec.structs.asdict(plan).items() if name != "game"
    )
    return {
        "by": f"vespers train {plan.game} {options}",
        "generation": number,
        "games": number * plan.games,
        "score": str(score),
    }


def with_match(data: bytes, result: str) -> bytes:
    """The file of a network with the result of its match."""
    file = file_of(data)
    return as_json(msgspec.structs.replace(file, made={**file.made, "match": result}))


# --- The match


class Taught:
    """An abbot that judges by a network, or by none."""

    def __init__(self, seed: int, pace: float, judgement: Judgement, network: Network | None) -> None:
        self.bot, self.judgement, self.network = SearchBot(seed, "abbot", pace=pace), judgement, network

    def choose(self, known: Knowledge) -> Action:
        self.judgement.teach(self.network)
        return self.bot.choose(known)


def match(plan: Plan, new: bytes, old: bytes | None, deal: int) -> float:
    """One deal from both sides: the share of the victories that the new network wins."""
    game = find_game(plan.game)
    judgement, networks = outlook_of(game), {NEW: network_from(new), OLD: network_from(old)}

    def maker(side: str) -> Callable[[int], Taught]:
        return lambda seed: Taught(seed, plan.pace, judgement, networks[side])

    levels: Any = {side: maker(side) for side in networks}
    met = meet(game, game.settings(), levels, NEW, OLD, plan.players, f"{plan.seed}:match:{deal}")
    return fmean([result.share for result in met.results])


def meet_old(plan: Plan, run: Path, start: bytes | None, executor: Executor, tell: Tell) -> Verdict:
    """The last network against what was there before; deals that are written down are not played again."""
    folder = Generation(run, plan.generations, plan)
    path, new = folder.folder / "match.jsonl", folder.network.read_bytes()
    shares = list(lines(path, float))[: plan.deals]
    jobs = [executor.submit(match, plan, new, start, deal) for deal in range(len(shares), plan.deals)]
    for job in jobs:
        shares.append(kept_line(path, job.result()))
        tell("match", len(shares), plan.deals)
    found = verdict(shares)
    if found.accepted:
        share, low, high, deals = found.share
        result = f"{share:.1%} [{low:.1%}, {high:.1%}] of {2 * deals} games against the judgement before"
        write_whole(run / ACCEPTED, with_match(new, result), durable=False)
    return found


def start_of(folder: Path, run: Path) -> bytes | None:
    """The network that a run begins with: the game's own, as it was then."""
    own, copy, begun = folder / FILE, run / "start.json", run / "001"
    if own.exists() and not begun.exists():
        write_whole(copy, own.read_bytes(), durable=False)
    return copy.read_bytes() if copy.exists() else None
