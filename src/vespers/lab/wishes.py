"""The figures that a study speaks of: of which a difference matters, what a search should change and meet."""

from __future__ import annotations

from typing import Any

from vespers.engine.errors import VespersError, plain
from vespers.engine.game import Game
from vespers.lab import lifts
from vespers.lab.figures import JUDGED, figure_keys
from vespers.lab.study import Source, Study, Target

SEAT_GAP, TOP_LIFT = "seat-gap", "top-lift"
TOP_SHARE, TOP_WIN = "top-share", "top-win"  # of a kind of actions: what is taken most, what wins most

Numbers = dict[str, int]


def check_wishes(study: Study, source: Source, game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    """`[matters]` and `[tune]` speak of figures and numbers that there are."""
    if study.matters:
        known = [*figure_keys(seats), *options_of(game, options)]
        for key in study.matters:
            if key not in known:
                raise source.bad(f"matters.{key}", "one of " + ", ".join(known), key)
    if study.tune is not None:
        check_targets(study, source, game, seats)
        check_numbers(study, source, game, seats, options)


def options_of(game: Game[Any], options: dict[str, Any]) -> list[str]:
    """Every option that can have a lift, as `compare --json` names it."""
    found: list[str] = (
        lifts.codes(game, game.read_options(options))["option"].unique(maintain_order=True).to_list()
    )
    return found


def check_targets(study: Study, source: Source, game: Game[Any], seats: int) -> None:
    """Every target is a figure, wished to be about, at most or at least so much."""
    assert study.tune is not None
    known = targets_of(game, seats)
    for key, target in study.tune.targets.items():
        if figure_of(key, target) not in known:
            where = f"tune.targets.{key}" + (".of" if target.of else "")
            raise source.bad(where, "one of " + ", ".join(known), figure_of(key, target))
        given = sum(wish is not None for wish in (target.about, target.at_most, target.at_least))
        if given != 1:
            raise source.bad(f"tune.targets.{key}", "one of about, at-most, at-least", f"{given} of them")
        if key in JUDGED and study.course == 0:
            raise source.bad("course", f"games in which the lead is judged: {key} is a target", 0)


def targets_of(game: Game[Any], seats: int) -> list[str]:
    """Every figure that can be a target."""
    kinds = sorted({type(action).__name__ for action in game.codebook.actions})
    over = [f"{top}.{kind}" for top in (TOP_SHARE, TOP_WIN) for kind in kinds]
    return [*figure_keys(seats), SEAT_GAP, TOP_LIFT, *over]


def figure_of(key: str, target: Target) -> str:
    """`top-share = { of = "ChooseRecipe" }` is the figure `top-share.ChooseRecipe`."""
    return f"{key}.{target.of}" if target.of else key


def check_numbers(study: Study, source: Source, game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    """Every number is one of the pack's, and at one end at least the game can be set up with it."""
    assert study.tune is not None
    for key, number in study.tune.numbers.items():
        where = f"tune.numbers.{key}"
        if "." not in key:
            raise source.bad(where, "the path of a number in the pack, e.g. numbers.hand", key)
        if number.low > number.high:
            raise source.bad(where, "low not above high", f"{number.low}, {number.high}")
        faults = [why_not_numbers(game, seats, options, {key: n}) for n in (number.low, number.high)]
        if faults[0] is not None and faults[1] is not None:
            values = faults[0].why.values
            expected = values.get("expected", f"what {game.name} can be set up with")
            raise source.bad(where, str(expected), values.get("got", plain(faults[0].why)))


def why_not_numbers(
    game: Game[Any], seats: int, options: dict[str, Any], numbers: Numbers
) -> VespersError | None:
    """Why the game cannot be set up with these numbers in the pack; None when it can."""
    try:
        game.start(seats, game.read_options(with_numbers(options, numbers)))
    except VespersError as error:
        return error
    return None


def with_numbers(options: dict[str, Any], numbers: Numbers) -> dict[str, Any]:
    """The options with a pack of one's own over all others."""
    lines = [f"{key} = {value}" for key, value in numbers.items()]
    pack = "\n".join([*lines, "[pack]", 'id = "tuned"', "extends = true"])
    return {**options, "own": [*options["own"], pack]}
