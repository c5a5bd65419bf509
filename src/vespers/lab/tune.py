"""Searches for numbers of a pack that meet targets, with Optuna, and verifies the best on fresh deals."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import optuna

from vespers.games import find_game
from vespers.lab import stats
from vespers.lab.figures import JUDGED
from vespers.lab.findings import Findings, findings
from vespers.lab.option_effects import OptionEffect
from vespers.lab.plan import Plan, make_plan
from vespers.lab.runner import Run
from vespers.lab.study import Source, Study, Target, Tune
from vespers.lab.study_checks import (
    SEAT_GAP,
    TOP_LIFT,
    TOP_SHARE,
    TOP_WIN,
    Numbers,
    figure_of,
    why_not_numbers,
    with_numbers,
)

FEWEST = 20  # seats that took an option, for its win share to count
REPEATS = 20  # sets that Optuna may repeat before the search takes one itself
SMALL = 0.05  # a miss is relative to its target, or to this if the target is smaller

Play = Callable[[Run], None]  # plays a run to its end


class Trial(msgspec.Struct, frozen=True):
    """One set of numbers: the figures of its games, and by how much each missed its target."""

    numbers: Numbers
    figures: dict[str, float]
    misses: dict[str, float]

    @property
    def miss(self) -> float:
        return sum(self.misses.values())


class Tuned(msgspec.Struct, frozen=True):
    """The result of a search: all trials, the Pareto front, the best trial, and its verification."""

    trials: list[Trial]
    refused: list[Numbers]  # sets the game cannot be set up with
    front: list[Trial]
    best: Trial
    verified: Trial  # the best again, on fresh deals
    games: int


def wanted(study: Study, source: Source) -> Tune:
    """The `[tune]` table of a study; BadStudy without one."""
    tune = study.tune
    if tune is None or not tune.numbers or not tune.targets:
        raise source.bad(
            "tune", "a table [tune] with numbers and targets", "none" if tune else "no such table"
        )
    return tune


def tuned(study: Study, source: Source, folder: Path, play: Play) -> Tuned:
    """Try sets of numbers, then verify the best."""
    tune = wanted(study, source)
    base = main_only(study, source, str(study.seed), tune.games)
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    search = Search(tune)
    trials: dict[str, Trial] = {}
    refused: list[Numbers] = []
    while (numbers := search.next()) is not None:
        plan = changed(base, numbers)
        if plan is None:
            search.learn(None)
            refused.append(numbers)
            continue
        trial = tried(plan, numbers, tune, source, folder / named(numbers), play)
        trials[named(numbers)] = trial
        search.learn(list(trial.misses.values()))
    if not trials:
        tried_last = ", ".join(f"{key} = {value}" for key, value in refused[-1].items())
        raise source.bad("tune.numbers", "numbers that the game can be set up with together", tried_last)
    best = min(trials.values(), key=lambda trial: trial.miss)
    fresh = changed(main_only(study, source, f"{study.seed}:fresh", tune.verify), best.numbers)
    assert fresh is not None
    verified = tried(fresh, best.numbers, tune, source, folder / "verified", play)
    return Tuned(list(trials.values()), refused, front(list(trials.values())), best, verified, tune.verify)


class Search:
    """Asks Optuna for sets of numbers, each set once."""

    def __init__(self, tune: Tune) -> None:
        self.tune = tune
        sampler = optuna.samplers.TPESampler(seed=1)
        self.study = optuna.create_study(directions=["minimize"] * len(tune.targets), sampler=sampler)
        self.known: dict[tuple[int, ...], list[float] | None] = {}  # set -> its misses; None: refused
        self.asked: Any = None

    def next(self) -> Numbers | None:
        """A set that was not tried yet; None when all are, or as many as the study asks for."""
        ranges = [range(one.low, one.high + 1) for one in self.tune.numbers.values()]
        if len(self.known) >= min(self.tune.trials, math.prod(map(len, ranges))):
            return None
        for _ in range(REPEATS):
            numbers = self.ask()
            if tuple(numbers.values()) not in self.known:
                return numbers
            self.tell(self.known[tuple(numbers.values())])
        untried = next(values for values in product(*ranges) if values not in self.known)
        self.study.enqueue_trial(dict(zip(self.tune.numbers, untried, strict=True)))
        return self.ask()

    def ask(self) -> Numbers:
        self.asked = self.study.ask()
        return {key: self.asked.suggest_int(key, one.low, one.high) for key, one in self.tune.numbers.items()}

    def learn(self, misses: list[float] | None) -> None:
        """Remember how the last set did; None when the game refuses it."""
        self.known[tuple(self.asked.params.values())] = misses
        self.tell(misses)

    def tell(self, misses: list[float] | None) -> None:
        state = optuna.trial.TrialState.FAIL if misses is None else None
        self.study.tell(self.asked, misses, state=state)


def main_only(study: Study, source: Source, seed: str, games: int) -> Plan:
    """The plan of the main games alone; the lead is judged if a target needs it."""
    changes: dict[str, Any] = {"seed": seed, "games": games, "records": 0}
    changes |= dict.fromkeys(("luck", "skill", "tournament", "second"))
    asks = study.course is None and study.tune is not None and not JUDGED.isdisjoint(study.tune.targets)
    course = games if asks else study.course
    return make_plan(msgspec.structs.replace(study, **changes, course=course, rulings=0), source)


def named(numbers: Numbers) -> str:
    return "_".join(f"{key.split('.')[-1]}-{value}" for key, value in numbers.items())


def changed(plan: Plan, numbers: Numbers) -> Plan | None:
    """The plan with other numbers in the pack; None when the game cannot be set up with them."""
    if why_not_numbers(find_game(plan.game), plan.players, plan.settings, numbers) is not None:
        return None
    return msgspec.structs.replace(plan, settings=with_numbers(plan.settings, numbers))


def tried(plan: Plan, numbers: Numbers, tune: Tune, source: Source, folder: Path, play: Play) -> Trial:
    """Play one set of numbers and measure the misses."""
    run = Run(plan, folder)
    play(run)
    known = known_figures(findings(folder))
    targets = {figure_of(key, target): target for key, target in tune.targets.items()}
    values = {}
    for figure in targets:
        if figure not in known and not figure.startswith((TOP_SHARE, TOP_WIN)):
            raise source.bad(
                f"tune.targets.{figure}", "a figure that these games have: " + ", ".join(known), figure
            )
        values[figure] = known.get(figure, 0.0)  # 0: nobody took any option of this kind
    misses = {figure: miss(values[figure], target) for figure, target in targets.items()}
    return Trial(numbers, values, misses)


def known_figures(found: Findings) -> dict[str, float]:
    """The value of every figure that can be a target; the largest of many are corrected for being it."""
    known = {one.key: one.estimate.value for one in found.figures}
    seats = [one.estimate for one in found.figures if one.fair is not None]
    fair = 1 / found.plan.players
    known[SEAT_GAP] = max((abs(share - fair) for share in stats.shrunk(seats, fair)), default=0.0)
    lifts = [one.lift for one in found.choices() if one.lift]
    known[TOP_LIFT] = max((abs(lift) for lift in stats.shrunk(lifts, 0.0)), default=0.0)
    return known | top_figures(found.choices())


def top_figures(options: list[OptionEffect]) -> dict[str, float]:
    """For every kind of action: the largest share of one option, and the largest win share of one."""
    kinds: dict[str, list[OptionEffect]] = {}
    for one in options:
        kinds.setdefault(one.key.split()[0], []).append(one)
    known = {}
    for kind, among in kinds.items():
        taken = sum(one.taken for one in among)
        if taken:
            shares = [stats.share(one.taken, taken) for one in among]
            known[f"{TOP_SHARE}.{kind}"] = max(stats.shrunk(shares))
        wins = [one.won for one in among if one.won is not None and one.taken >= FEWEST]
        if wins:
            known[f"{TOP_WIN}.{kind}"] = max(stats.shrunk(wins))
    return known


def miss(value: float, target: Target) -> float:
    """The weighted distance of a figure from its target, relative to the target."""
    if target.about is not None:
        wanted_value, off = target.about, abs(value - target.about)
    elif target.at_most is not None:
        wanted_value, off = target.at_most, max(0.0, value - target.at_most)
    else:
        assert target.at_least is not None
        wanted_value, off = target.at_least, max(0.0, target.at_least - value)
    return target.weight * off / max(abs(wanted_value), SMALL)


def front(trials: list[Trial]) -> list[Trial]:
    """The Pareto front: trials that no other trial beats."""
    return [one for one in trials if not any(beats(other, one) for other in trials)]


def beats(one: Trial, other: Trial) -> bool:
    """Whether `one` is at least as good in every target and better in one."""
    pairs = list(zip(one.misses.values(), other.misses.values(), strict=True))
    return all(a <= b for a, b in pairs) and any(a < b for a, b in pairs)
