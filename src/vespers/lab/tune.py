"""A search for numbers that meet targets, with Optuna; the best is verified on fresh deals."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import optuna

from vespers.games import find_game
from vespers.lab.figures import JUDGED, seat_gap
from vespers.lab.findings import Findings, findings
from vespers.lab.lifts import FEWEST, Lift
from vespers.lab.run import Run
from vespers.lab.setting import Setting, settle
from vespers.lab.study import Source, Study, Target, Tune
from vespers.lab.wishes import (
    SEAT_GAP,
    TOP_LIFT,
    TOP_SHARE,
    TOP_WIN,
    Numbers,
    figure_of,
    why_not_numbers,
    with_numbers,
)

SMALL = 0.05  # misses are measured in parts of the target, at least of this

Play = Callable[[Run], None]  # plays a run to its end


class Trial(msgspec.Struct, frozen=True):
    """One set of numbers: what the wanted figures were, how far each missed its target."""

    numbers: Numbers
    figures: dict[str, float]
    misses: dict[str, float]

    @property
    def miss(self) -> float:
        return sum(self.misses.values())


class Tuned(msgspec.Struct, frozen=True):
    """What the search found: all trials, the ones that nothing beats in every target, the best, verified."""

    trials: list[Trial]
    refused: list[Numbers]  # that the game cannot be set up with
    front: list[Trial]
    best: Trial
    verified: Trial  # on deals that the search has not seen
    games: int


def wanted(study: Study, source: Source) -> Tune:
    """The `[tune]` of a study, if it has one; what it says is checked with the study."""
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
    sampler = optuna.samplers.TPESampler(seed=1)
    search = optuna.create_study(directions=["minimize"] * len(tune.targets), sampler=sampler)
    trials: dict[str, Trial] = {}
    refused: list[Numbers] = []
    for _ in range(tune.trials):
        asked = search.ask()
        numbers = {key: asked.suggest_int(key, one.low, one.high) for key, one in tune.numbers.items()}
        setting = changed(base, numbers)
        if setting is None:
            search.tell(asked, state=optuna.trial.TrialState.FAIL)
            refused.append(numbers)
            continue
        trial = tried(setting, numbers, tune, source, folder / named(numbers), play)
        trials[named(numbers)] = trial
        search.tell(asked, list(trial.misses.values()))
    if not trials:
        tried_last = ", ".join(f"{key} = {value}" for key, value in refused[-1].items())
        raise source.bad("tune.numbers", "numbers that the game can be set up with together", tried_last)
    best = min(trials.values(), key=lambda trial: trial.miss)
    fresh = changed(main_only(study, source, f"{study.seed}:fresh", tune.verify), best.numbers)
    assert fresh is not None
    verified = tried(fresh, best.numbers, tune, source, folder / "verified", play)
    return Tuned(list(trials.values()), refused, front(list(trials.values())), best, verified, tune.verify)


def main_only(study: Study, source: Source, seed: str, games: int) -> Setting:
    """The main games alone, with all that the targets need."""
    changes = {"seed": seed, "games": games, "luck": None, "skill": None, "tournament": None, "records": 0}
    asks = study.course is None and study.tune is not None and not JUDGED.isdisjoint(study.tune.targets)
    course = games if asks else study.course
    return settle(msgspec.structs.replace(study, **changes, course=course), source)


def named(numbers: Numbers) -> str:
    return "_".join(f"{key.split('.')[-1]}-{value}" for key, value in numbers.items())


def changed(setting: Setting, numbers: Numbers) -> Setting | None:
    """The same games with other numbers in the pack; None when the game cannot be set up so."""
    if why_not_numbers(find_game(setting.game), setting.players, setting.options, numbers) is not None:
        return None
    return msgspec.structs.replace(setting, options=with_numbers(setting.options, numbers))


def tried(setting: Setting, numbers: Numbers, tune: Tune, source: Source, folder: Path, play: Play) -> Trial:
    """Play one set of numbers and see how far the targets are."""
    run = Run(setting, folder)
    play(run)
    known = known_figures(findings(folder))
    targets = {figure_of(key, target): target for key, target in tune.targets.items()}
    values = {}
    for figure in targets:
        if figure not in known and not figure.startswith((TOP_SHARE, TOP_WIN)):
            raise source.bad(
                f"tune.targets.{figure}", "one that these games show: " + ", ".join(known), figure
            )
        values[figure] = known.get(figure, 0.0)  # what nobody took has no share and no victory
    misses = {figure: miss(values[figure], target) for figure, target in targets.items()}
    return Trial(numbers, values, misses)


def known_figures(found: Findings) -> dict[str, float]:
    """Every figure that can be a target."""
    known = {one.key: one.estimate.value for one in found.figures}
    known[SEAT_GAP] = seat_gap(found.figures)
    known[TOP_LIFT] = max((abs(one.lift.value) for one in found.choices() if one.lift), default=0.0)
    return known | top_figures(found.choices())


def top_figures(options: list[Lift]) -> dict[str, float]:
    """Of every kind of action: the share of what is taken most, and the win share of what wins most."""
    kinds: dict[str, list[Lift]] = {}
    for one in options:
        kinds.setdefault(one.key.split()[0], []).append(one)
    known = {}
    for kind, among in kinds.items():
        taken = sum(one.taken for one in among)
        if taken:
            known[f"{TOP_SHARE}.{kind}"] = max(one.taken for one in among) / taken
        wins = [one.won.value for one in among if one.won is not None and one.taken >= FEWEST]
        if wins:
            known[f"{TOP_WIN}.{kind}"] = max(wins)
    return known


def miss(value: float, target: Target) -> float:
    """How far a figure is from its target, in parts of the target, weighed."""
    if target.about is not None:
        wish, off = target.about, abs(value - target.about)
    elif target.at_most is not None:
        wish, off = target.at_most, max(0.0, value - target.at_most)
    else:
        assert target.at_least is not None
        wish, off = target.at_least, max(0.0, target.at_least - value)
    return target.weight * off / max(abs(wish), SMALL)


def front(trials: list[Trial]) -> list[Trial]:
    """The trade-offs: trials that no other beats in one target without losing in another."""
    return [one for one in trials if not any(beats(other, one) for other in trials)]


def beats(one: Trial, other: Trial) -> bool:
    pairs = list(zip(one.misses.values(), other.misses.values(), strict=True))
    return all(a <= b for a, b in pairs) and any(a < b for a, b in pairs)
