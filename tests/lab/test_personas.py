"""Five styles a game, and they really play differently."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice

import polars as pl
import pytest
from librt.random import Random

from tests.lab.conftest import Write, played, tables_of
from vespers.bots import BOTS, Knowledge
from vespers.bots.judging import judgement_of
from vespers.engine.kernel import Chance, apply, asked, chance_move
from vespers.engine.messages import Action
from vespers.games import find_game, game_names
from vespers.lab.personas import PersonaBot, known_personas

GAMES = 4
Habits = dict[str, float]


def habits(write: Write, game: str, who: str, options: str) -> Habits:
    """How often each kind of action is said by this style, on deals that are the same for all."""
    study = (
        f'game = "{game}"\ngames = {GAMES}\nseed = 3\nrecords = 0\nwho = ["{who}"]\n'
        f"course = 0\nrulings = 0\noptions = {options}\n"
    )
    moments = tables_of(played(write(study, who)))[2]
    real = moments.filter((pl.col("kind") == "choice") & (pl.col("offered").list.len() > 1))
    counts = Counter(real["name"])
    return {name: many / sum(counts.values()) for name, many in counts.items()}


def positions(name: str) -> Iterator[tuple[int, Knowledge]]:
    """The decisions of a game between apprentices, as the seat that is asked knows them."""
    game, rng = find_game(name), Random(5)
    seats = max(2, game.players[0])
    usual = BOTS["apprentice"](9)
    s = game.start(seats)
    number = 0
    while (step := asked(s)) is not None:
        if isinstance(step, Chance):
            chance_move(step, s, rng)
            continue
        options = step.options(s)
        known = Knowledge(game, step.asks, seats, game.imagine(s, step.asks, rng), options)
        if len(options) > 1:
            yield number, known
        number += 1
        apply(s, usual.choose(known))


def test_every_game_has_five() -> None:
    assert all(len(known_personas(find_game(game))) >= 5 for game in game_names())


@pytest.mark.slow
@pytest.mark.parametrize("game", game_names())
def test_in_the_same_positions_styles_choose_differently(game: str) -> None:
    """Any two, in at least one decision of thirty: the luck is the same, nothing but the weights decides."""
    judgement, styles = judgement_of(find_game(game)), known_personas(find_game(game))
    chosen: dict[str, list[Action]] = {name: [] for name in styles}
    for number, known in islice(positions(game), 150):
        for name, style in styles.items():
            chosen[name].append(PersonaBot(number, judgement, style).choose(known))
    for one, other in combinations(styles, 2):
        differ = sum(a != b for a, b in zip(chosen[one], chosen[other], strict=True))
        assert differ * 30 >= len(chosen[one]) > 20, (one, other, differ)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "style", "options", "more", "less"),
    [
        ("brewers", "saboteur", "{ monk_fights = true }", ("Foul", "Challenge"), ("Enrich",)),
        ("brewers", "hunter", "{}", ("FaceWerewolf", "Stand"), ("Flee",)),
        ("fermentation", "drinker", "{}", ("DrinkToReroll", "DrinkForSecondDie", "Drink"), ("SoberUp",)),
        ("fermentation", "quiet", "{}", ("Walk", "Hide"), ("Brawl", "Run")),
    ],
)
def test_a_style_does_what_its_name_says(
    write: Write, game: str, style: str, options: str, more: tuple[str, ...], less: tuple[str, ...]
) -> None:
    usual, theirs = habits(write, game, "apprentice", options), habits(write, game, style, options)

    def total(of: Habits, names: tuple[str, ...]) -> float:
        return sum(of.get(name, 0.0) for name in names)

    assert total(theirs, more) - total(theirs, less) > total(usual, more) - total(usual, less)
