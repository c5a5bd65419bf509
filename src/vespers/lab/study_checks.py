"""Checks the tables `[assign]`, `[matters]` and `[tune]` of a study against its game."""

from __future__ import annotations

from typing import Any

from librt.random import Random

from vespers.engine.errors import VespersError, plain
from vespers.engine.game import Game
from vespers.engine.kernel import Chance, State, apply, asked
from vespers.lab import option_effects
from vespers.lab.figures import JUDGED, figure_keys
from vespers.lab.study import Source, Study, Target

SEAT_GAP, TOP_LIFT = "seat-gap", "top-lift"
TOP_SHARE, TOP_WIN = "top-share", "top-win"  # of the options of one kind: taken most, winning most

Numbers = dict[str, int]


def check_goals(study: Study, source: Source, game: Game[Any], seats: int, settings: dict[str, Any]) -> None:
    """Check that `[matters]` and `[tune]` name figures and numbers that exist."""
    if study.matters:
        options = settings_of(game, settings)
        known = [*figure_keys(seats), *options, *[f"taken.{option}" for option in options]]
        for key in study.matters:
            if key not in known:
                raise source.bad(f"matters.{key}", "one of " + ", ".join(known), key)
    if study.tune is not None:
        check_targets(study, source, game, seats)
        check_numbers(study, source, game, seats, settings)


def check_assigned(study: Study, source: Source, game: Game[Any], start: State) -> None:
    """Check that `[assign]` names classes of actions that players choose."""
    if not study.assign:
        return
    drawn = drawn_kinds(start)
    known = sorted({type(action).__name__ for action in game.codebook.actions} - drawn)
    for kind in study.assign:
        if kind not in known:
            raise source.bad(f"assign.{kind}", "one of " + ", ".join(known), kind)


def drawn_kinds(s: State) -> set[str]:
    """The classes of the draws that a random game meets: chance decides these anyway."""
    found, rng = set(), Random(1)
    while (step := asked(s)) is not None and (options := step.options(s)):
        if isinstance(step, Chance):
            found.add(type(options[0]).__name__)
        apply(s, options[rng.randrange(len(options))])
    return found


def settings_of(game: Game[Any], settings: dict[str, Any]) -> list[str]:
    """The key of every option that can have a lift, as in `compare --json`."""
    options_of_game = option_effects.options_by_code(game, game.read_settings(settings))
    found: list[str] = options_of_game["option"].unique(maintain_order=True).to_list()
    return found


def check_targets(study: Study, source: Source, game: Game[Any], seats: int) -> None:
    """Check that every target is a figure with exactly one wanted value."""
    assert study.tune is not None
    known = targets_of(game, seats)
    for key, target in study.tune.targets.items():
        if figure_of(key, target) not in known:
            where = f"tune.targets.{key}" + (".of" if target.of else "")
            raise source.bad(where, "one of " + ", ".join(known), figure_of(key, target))
        given = sum(value is not None for value in (target.about, target.at_most, target.at_least))
        if given != 1:
            raise source.bad(f"tune.targets.{key}", "one of about, at-most, at-least", f"{given} of them")
        if key in JUDGED and study.course == 0:
            raise source.bad(
                "course", f"at least 1, because the target {key} needs games in which the lead is judged", 0
            )


def targets_of(game: Game[Any], seats: int) -> list[str]:
    """The key of every figure that can be a target."""
    kinds = sorted({type(action).__name__ for action in game.codebook.actions})
    over = [f"{top}.{kind}" for top in (TOP_SHARE, TOP_WIN) for kind in kinds]
    return [*figure_keys(seats), SEAT_GAP, TOP_LIFT, *over]


def figure_of(key: str, target: Target) -> str:
    """`top-share = { of = "ChooseRecipe" }` is the figure `top-share.ChooseRecipe`."""
    return f"{key}.{target.of}" if target.of else key


def check_numbers(
    study: Study, source: Source, game: Game[Any], seats: int, settings: dict[str, Any]
) -> None:
    """Check that every number exists in the pack and that the game accepts one of its bounds."""
    assert study.tune is not None
    for key, number in study.tune.numbers.items():
        where = f"tune.numbers.{key}"
        if "." not in key:
            raise source.bad(where, "the path of a number in the pack, e.g. numbers.hand", key)
        if number.low > number.high:
            raise source.bad(where, "low at most high", f"{number.low}, {number.high}")
        faults = [why_not_numbers(game, seats, settings, {key: n}) for n in (number.low, number.high)]
        if faults[0] is not None and faults[1] is not None:
            values = faults[0].why.values
            expected = values.get("expected", f"numbers {game.name} can be set up with")
            raise source.bad(where, str(expected), values.get("got", plain(faults[0].why)))


def why_not_numbers(
    game: Game[Any], seats: int, settings: dict[str, Any], numbers: Numbers
) -> VespersError | None:
    """The error when the game cannot be set up with these numbers in the pack, else None."""
    try:
        game.start(seats, game.read_settings(with_numbers(settings, numbers)))
    except VespersError as error:
        return error
    return None


def with_numbers(settings: dict[str, Any], numbers: Numbers) -> dict[str, Any]:
    """The settings with one more pack, which sets these numbers."""
    lines = [f"{key} = {value}" for key, value in numbers.items()]
    pack = "\n".join([*lines, "[pack]", 'id = "tuned"', "extends = true"])
    return {**settings, "own": [*settings["own"], pack]}
