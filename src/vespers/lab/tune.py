"""A search for numbers that meet targets, with Optuna; the best is verified on fresh deals."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import optuna

from vespers.engine.errors import VespersError
from vespers.games import find_game
from vespers.lab.figures import seat_gap
from vespers.lab.findings import Findings, findings
from vespers.lab.run import Run
from vespers.lab.setting import Setting, settle
from vespers.lab.study import Source, Study, Target, Tune

SEAT_GAP, TOP_LIFT = "seat-gap", "top-lift"
SMALL = 0.05  # misses are measured in parts of the target, at least of this

Numbers = dict[str, int]
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
    """The `[tune]` of a study, if it can be searched for."""
    tune = study.tune
    if tune is None or not tune.numbers or not tune.targets:
        raise source.bad("tune", "a table [tune] with numbers and targets")
    for key, number in tune.numbers.items():
        if "." not in key:
            raise source.bad(f"tune.numbers.{key}", "the path of a number in the pack, e.g. numbers.hand")
        if number.low > number.high:
            raise source.bad(f"tune.numbers.{key}", "low not above high", f"{number.low}, {number.high}")
    for key, target in tune.targets.items():
        if (target.about, target.at_most, target.at_least).count(None) != 2:
            raise source.bad(f"tune.targets.{key}", "one of about, at-most, at-least")
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
        setting = with_numbers(base, numbers)
        if setting is None:
            search.tell(asked, state=optuna.trial.TrialState.FAIL)
            refused.append(numbers)
            continue
        trial = tried(setting, numbers, tune, source, folder / named(numbers), play)
        trials[named(numbers)] = trial
        search.tell(asked, list(trial.misses.values()))
    if not trials:
        raise source.bad("tune.numbers", "numbers that the game can be set up with", str(refused[0]))
    best = min(trials.values(), key=lambda trial: trial.miss)
    fresh = with_numbers(main_only(study, source, f"{study.seed}:fresh", tune.verify), best.numbers)
    assert fresh is not None
    verified = tried(fresh, best.numbers, tune, source, folder / "verified", play)
    return Tuned(list(trials.values()), refused, front(list(trials.values())), best, verified, tune.verify)


def main_only(study: Study, source: Source, seed: str, games: int) -> Setting:
    changes = {"seed": seed, "games": games, "luck": None, "skill": None, "tournament": None, "records": 0}
    return settle(msgspec.structs.replace(study, **changes), source)


def named(numbers: Numbers) -> str:
    return "_".join(f"{key.split('.')[-1]}-{value}" for key, value in numbers.items())


def with_numbers(setting: Setting, numbers: Numbers) -> Setting | None:
    """The same games with other numbers in the pack; None when the game cannot be set up so."""
    pack = "\n".join(['[pack]\nid = "tuned"\nextends = true', *map(table_of, numbers.items())])
    options = {**setting.options, "own": [*setting.options["own"], pack]}
    game = find_game(setting.game)
    try:
        game.start(setting.players, game.read_options(options))
    except VespersError:
        return None
    return msgspec.structs.replace(setting, options=options)


def table_of(number: tuple[str, int]) -> str:
    """`numbers.hand`, 3 as TOML."""
    table, _, key = number[0].rpartition(".")
    return f"[{table}]\n{key} = {number[1]}"


def tried(setting: Setting, numbers: Numbers, tune: Tune, source: Source, folder: Path, play: Play) -> Trial:
    """Play one set of numbers and see how far the targets are."""
    run = Run(setting, folder)
    play(run)
    known = known_figures(findings(folder))
    for key in tune.targets:
        if key not in known:
            raise source.bad(f"tune.targets.{key}", "one of " + ", ".join(known))
    values = {key: known[key] for key in tune.targets}
    misses = {key: miss(values[key], target) for key, target in tune.targets.items()}
    return Trial(numbers, values, misses)


def known_figures(found: Findings) -> dict[str, float]:
    """Every figure that can be a target."""
    known = {one.key: one.estimate.value for one in found.figures}
    known[SEAT_GAP] = seat_gap(found.games, found.setting.players)
    known[TOP_LIFT] = max((abs(one.lift.value) for one in found.choices() if one.lift), default=0.0)
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
