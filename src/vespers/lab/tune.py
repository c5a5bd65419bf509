"""A search for numbers that meet targets, with Optuna; the best is verified on fresh deals."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import optuna

from vespers.engine.errors import VespersError
from vespers.games import find_game
from vespers.lab.figures import JUDGED, figure_keys, seat_gap
from vespers.lab.findings import Findings, findings
from vespers.lab.lifts import FEWEST, Lift
from vespers.lab.run import Run
from vespers.lab.setting import Setting, game_of, seats_of, settle
from vespers.lab.study import Source, Study, Target, Tune

SEAT_GAP, TOP_LIFT = "seat-gap", "top-lift"
TOP_SHARE, TOP_WIN = "top-share", "top-win"  # of a kind of actions: what is taken most, what wins most
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
    known = wishes(study, source)
    for key, target in tune.targets.items():
        if figure_of(key, target) not in known:
            where = f"tune.targets.{key}" + (".of" if target.of else "")
            raise source.bad(where, "one of " + ", ".join(known), figure_of(key, target))
        if (target.about, target.at_most, target.at_least).count(None) != 2:
            raise source.bad(f"tune.targets.{key}", "one of about, at-most, at-least")
        if key in JUDGED and study.course == 0:
            raise source.bad("course", f"games in which the lead is judged: {key} is a target", 0)
    return tune


def wishes(study: Study, source: Source) -> list[str]:
    """Every figure that can be a target of this study."""
    game = game_of(study, source)
    seats = seats_of(study, source, game)
    kinds = sorted({type(action).__name__ for action in game.codebook.actions})
    over = [f"{top}.{kind}" for top in (TOP_SHARE, TOP_WIN) for kind in kinds]
    return [*figure_keys(seats), SEAT_GAP, TOP_LIFT, *over]


def figure_of(key: str, target: Target) -> str:
    """`top-share = { of = "ChooseRecipe" }` is the figure `top-share.ChooseRecipe`."""
    return f"{key}.{target.of}" if target.of else key


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
    """The main games alone, with all that the targets need."""
    changes = {"seed": seed, "games": games, "luck": None, "skill": None, "tournament": None, "records": 0}
    asks = study.course is None and study.tune is not None and not JUDGED.isdisjoint(study.tune.targets)
    course = games if asks else study.course
    return settle(msgspec.structs.replace(study, **changes, course=course), source)


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
