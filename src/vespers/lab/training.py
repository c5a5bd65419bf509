"""Learning from self-play: games of the current best, a fit to who won, and a match to be won.

A generation plays its games, fits what each part of the judgement should have counted, early and late, and
lets abbots with the new weights meet abbots with the old ones. Only if the interval of the new ones' share of
victories lies above one half do they replace the old. Every game is written down at once: a run can be
stopped and goes on where it ended. All depends on the seed alone, not on the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec
from librt.random import Random

from vespers.bots.arena import number_from, play_game
from vespers.bots.bot import Knowledge
from vespers.bots.judging import judgement_of
from vespers.bots.ladder import meet
from vespers.bots.search import SearchBot
from vespers.engine.files import write_whole
from vespers.engine.game import Game
from vespers.engine.judgement import Judgement
from vespers.engine.learned import FILE, VALUE, Learned, as_toml, learned_from
from vespers.engine.messages import Action, Why
from vespers.games import find_game
from vespers.lab.logit import Contest, fitted
from vespers.lab.stats import Estimate, mean
from vespers.lab.study_errors import BadFolder

MOMENTS = 0.2  # of the decisions of a game whose position is learned from
RIDGE = 20.0  # games that the old weights count for
NEW, OLD = "new", "old"
LEAST = 1e-6  # a part that never differs is not learned
ACCEPTED = "accepted.toml"  # the weights of a generation that won its match

Tell = Callable[[str, int, int], None]  # what is being done, how much of it is done, and how much there is


class Plan(msgspec.Struct, frozen=True):
    """All that a run depends on."""

    game: str
    players: int
    games: int  # of self-play in a generation
    deals: int  # of the match, each played from both sides
    pace: float  # looks ahead, times those of an abbot
    seed: int
    generations: int = 1  # of a network: how fast it learns depends on how many are to come


class Moment(msgspec.Struct, frozen=True, array_like=True):
    """A position: how much of the game is over, and by seat the value and its parts."""

    progress: float
    values: list[float]
    parts: list[dict[str, float]]


class Played(msgspec.Struct, frozen=True, array_like=True):
    """What one game teaches."""

    won: list[float]
    moments: list[Moment]


class Verdict(msgspec.Struct, frozen=True):
    """How a match ended: the new weights' share of the victories, deal by deal."""

    share: Estimate
    accepted: bool


# --- Self-play


class Watching:
    """An abbot with some weights; of some of its decisions it notes the position."""

    def __init__(self, seed: int, pace: float, judgement: Judgement, weights: Learned | None) -> None:
        self.bot, self.rng = SearchBot(seed, "abbot", pace=pace), Random(number_from(seed, "moments"))
        self.judgement, self.weights = judgement, weights
        self.moments: list[Moment] | None = None

    def choose(self, known: Knowledge) -> Action:
        self.judgement.learned = self.weights
        if self.moments is not None and self.rng.random() < MOMENTS:
            self.moments.append(moment(self.judgement, known.imagine(self.rng), known.seats))
        return self.bot.choose(known)


def moment(judgement: Judgement, s: Any, seats: int) -> Moment:
    parts = [judgement.terms(s, seat) for seat in range(seats)]
    return Moment(judgement.progress(s), judgement.values(s, seats), parts)


def self_play(plan: Plan, text: str | None, deal: int) -> Played:
    """One game of abbots with the current weights."""
    game = find_game(plan.game)
    judgement, weights = outlook_of(game), weights_from(text)
    moments: list[Moment] = []

    def make(seed: int) -> Watching:
        bot = Watching(seed, plan.pace, judgement, weights)
        bot.moments = moments
        return bot

    outcome = play_game(game, game.settings(), [make] * plan.players, f"{plan.seed}:play:{deal}").outcome()
    assert outcome is not None
    won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(plan.players)]
    return Played(won, moments)


def outlook_of(game: Game[Any]) -> Judgement:
    """What abbots judge by, and what is corrected."""
    return judgement_of(game).outlook


def weights_from(text: str | None) -> Learned | None:
    return None if text is None else learned_from(text)


# --- The fit


def taught(played: Sequence[Played], scale: float, old: Learned | None) -> Learned:
    """The weights that explain best who won; without evidence they stay as they are."""
    names = sorted({name for game in played for m in game.moments for parts in m.parts for name in parts})
    names = [VALUE, *names]
    contests = [
        Contest(known(m, scale, old), rows(m, names, scale), game.won, 1 / len(game.moments))
        for game in played
        for m in game.moments
    ]
    many = 2 * len(names)
    spread = [spread_of(contests, k) for k in range(many)]
    weights = fitted(contests, many, [RIDGE * max(LEAST, each) for each in spread])
    change = [w if each > LEAST else 0.0 for w, each in zip(weights, spread, strict=True)]
    early = {name: weight(old, name, 0.0) + change[k] for k, name in enumerate(names)}
    late = {name: weight(old, name, 1.0) + change[len(names) + k] for k, name in enumerate(names)}
    return Learned(early, late)


def weight(old: Learned | None, name: str, progress: float) -> float:
    return 0.0 if old is None else old.weight(name, progress)


def known(m: Moment, scale: float, old: Learned | None) -> list[float]:
    """What speaks for each seat by the old weights."""
    if old is None:
        return [value / scale for value in m.values]
    pairs = zip(m.values, m.parts, strict=True)
    return [(value + old.correction(parts, value, m.progress)) / scale for value, parts in pairs]


def rows(m: Moment, names: Sequence[str], scale: float) -> list[list[float]]:
    """By seat: every part, once as it counts early and once as it counts late."""
    found = []
    for value, parts in zip(m.values, m.parts, strict=True):
        amounts = [(value if name == VALUE else parts.get(name, 0.0)) / scale for name in names]
        found.append([x * (1 - m.progress) for x in amounts] + [x * m.progress for x in amounts])
    return found


def spread_of(contests: Sequence[Contest], feature: int) -> float:
    """How much a feature differs between seats, squared: the ridge is the same for large and small ones."""
    leads = [contest.features[0][feature] - contest.features[1][feature] for contest in contests]
    return fmean([lead * lead for lead in leads]) if leads else 0.0


# --- The match


def match(plan: Plan, new: str, old: str | None, deal: int) -> float:
    """One deal from both sides: the share of the victories that the new weights win."""
    game = find_game(plan.game)
    judgement, weights = outlook_of(game), {NEW: weights_from(new), OLD: weights_from(old)}

    def maker(side: str) -> Callable[[int], Watching]:
        return lambda seed: Watching(seed, plan.pace, judgement, weights[side])

    levels: Any = {side: maker(side) for side in weights}
    seed = f"{plan.seed}:match:{deal}"
    met = meet(game, game.settings(), levels, NEW, OLD, plan.players, seed)
    return fmean([result.share for result in met.results])


def verdict(shares: Sequence[float]) -> Verdict:
    """Above even, with the whole 95 % interval: else all stays as it is."""
    found = mean(shares)
    return Verdict(found, found.low > 0.5)


# --- A generation


class Generation:
    """One round of learning, in a folder of its own: the old weights, the games, the candidate, the match."""

    def __init__(self, folder: Path, plan: Plan, old: str | None) -> None:
        self.plan, self.old = plan, old
        self.games, self.match = folder / "games.jsonl", folder / "match.jsonl"
        self.candidate = folder / FILE
        folder.mkdir(parents=True, exist_ok=True)

    def play(self, executor: Executor) -> Iterator[Played]:
        """The games that are written down, then the others."""
        done = list(lines(self.games, Played))[: self.plan.games]
        yield from done
        todo = range(len(done), self.plan.games)
        jobs = [executor.submit(self_play, self.plan, self.old, deal) for deal in todo]
        for job in jobs:
            yield kept(self.games, job.result())

    def fit(self, played: Sequence[Played]) -> str:
        """The candidate: fitted once, then read."""
        if not self.candidate.exists():
            scale = outlook_of(find_game(self.plan.game)).scale
            new = taught(played, scale, weights_from(self.old))
            write_whole(self.candidate, as_file(new, self.made(played)).encode(), durable=False)
        return self.candidate.read_text("utf-8")

    def made(self, played: Sequence[Played]) -> dict[str, str | int]:
        """How the candidate came about."""
        moments = sum(len(game.moments) for game in played)
        plan = msgspec.structs.asdict(self.plan)
        options = " ".join(f"--{name} {value}" for name, value in plan.items() if name != "game")
        return {"by": f"vespers train {self.plan.game} {options}", "games": len(played), "positions": moments}

    def meet(self, new: str, executor: Executor) -> Iterator[float]:
        """The deals of the match that are written down, then the others."""
        done = list(lines(self.match, float))[: self.plan.deals]
        yield from done
        todo = range(len(done), self.plan.deals)
        jobs = [executor.submit(match, self.plan, new, self.old, deal) for deal in todo]
        for job in jobs:
            yield kept(self.match, job.result())


def as_file(learned: Learned, made: dict[str, str | int]) -> str:
    return "\n".join(as_toml(learned, made)) + "\n"


def verdict_line(new: str, found: Verdict) -> str:
    """The candidate's file with the result of its match."""
    share, low, high, deals = found.share
    result = f'match = "{share:.1%} [{low:.1%}, {high:.1%}] of {2 * deals} games against the weights before"'
    return new.replace("\n\n[early]", f"\n{result}\n\n[early]")


def lines(path: Path, kind: Any) -> Iterator[Any]:
    """What a file holds, line by line; a last line that was not written whole is cut off."""
    if not path.exists():
        return
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        write_whole(path, whole, durable=False)
    for line in whole.splitlines():
        yield msgspec.json.decode(line, type=kind)


def kept(path: Path, found: Any) -> Any:
    """Write a result down at once."""
    with path.open("ab") as file:
        file.write(msgspec.json.encode(found) + b"\n")
    return found


# --- A run


def prepare(folder: Path, plan: Plan) -> None:
    """A folder for this run: new, or of the same plan."""
    path = folder / "plan.json"
    folder.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        write_whole(path, msgspec.json.encode(plan), durable=False)
    try:
        same = msgspec.json.decode(path.read_bytes(), type=Plan) == plan
    except msgspec.MsgspecError:
        same = False
    if not same:
        raise BadFolder(Why("train_other_plan", "", {"folder": str(folder)}))


def best_before(game: Game[Any], folder: Path, number: int) -> str | None:
    """The weights that generation `number` begins with: the last ones that won, else the game's own."""
    for earlier in range(number - 1, 0, -1):
        path = folder / f"{earlier:03}" / ACCEPTED
        if path.exists():
            return path.read_text("utf-8")
    own = game.folder / FILE
    start = folder / "start.toml"
    if own.exists() and not start.exists():
        write_whole(start, own.read_bytes(), durable=False)
    return start.read_text("utf-8") if start.exists() else None


def generation(plan: Plan, folder: Path, number: int, executor: Executor, tell: Tell) -> Verdict:
    """Play, fit, and let the new weights prove themselves; what was done already is not done again."""
    old = best_before(find_game(plan.game), folder, number)
    one = Generation(folder / f"{number:03}", plan, old)
    played = []
    for game in one.play(executor):
        played.append(game)
        tell("games", len(played), plan.games)
    new = one.fit(played)
    shares = []
    for share in one.meet(new, executor):
        shares.append(share)
        tell("match", len(shares), plan.deals)
    found = verdict(shares)
    if found.accepted:
        write_whole(folder / f"{number:03}" / ACCEPTED, verdict_line(new, found).encode(), durable=False)
    return found
