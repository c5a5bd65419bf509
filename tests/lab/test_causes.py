"""What a draw, a trial and a choice are worth: planted amounts are found, and nothing else is."""

from __future__ import annotations

from random import Random

import polars as pl
import pytest

from tests.lab.conftest import Write, played, tables_of
from tests.lab.cups import share_of_first
from vespers.lab import levels, stats
from vespers.lab.findings import findings
from vespers.lab.option_effects import TRIAL, EffectTally, OptionEffect
from vespers.lab.plan import load
from vespers.lab.study_errors import BadStudy

FACES = pl.DataFrame(
    [(n, f"Rolled die={n}", -1) for n in range(1, 7)],
    schema={"code": pl.Int32, "option": pl.String, "whom": pl.Int32},
    orient="row",
)
SKILL = 0.08  # what each roll more is worth to a seat: who plays better rolls more often
CUPS = 'game = "cups"\nseed = 5\nrecords = 0\n'


def dice_games(
    rng: Random, games: int, six: float, kind: str = "chance"
) -> tuple[pl.DataFrame, pl.DataFrame]:
    """Games of two: everybody rolls, the better seat more often; each 6 is worth `six` of the victory."""
    rolls, shares = [], []
    for game in range(games):
        mine = [[rng.randint(1, 6) for _ in range(rng.randint(1, 9))] for _ in range(2)]
        sixes, more = (f(mine[0]) - f(mine[1]) for f in (lambda one: one.count(6), len))
        won = rng.random() < min(1.0, max(0.0, 0.5 + SKILL * more / 2 + six * sixes))
        entry = 0
        for seat, faces in enumerate(mine):
            shares.append((game, seat, "apprentice", float(won == (seat == 0))))
            for face in faces:
                odds = [1] * 6 if kind == "chance" else []
                rolls.append((game, entry, kind, seat, "Rolled", face, list(range(1, 7)), odds))
                entry += 1
    codes = pl.List(pl.Int32)
    moments = pl.DataFrame(
        rolls,
        schema={"game": pl.Int64, "entry": pl.Int32, "kind": pl.String, "seat": pl.Int32}
        | {"name": pl.String, "code": pl.Int32, "offered": codes, "odds": codes},
        orient="row",
    )
    schema = {"game": pl.Int64, "seat": pl.Int32, "player": pl.String, "won": pl.Float64}
    return moments, pl.DataFrame(shares, schema=schema, orient="row")


def worths(moments: pl.DataFrame, shares: pl.DataFrame) -> dict[str, OptionEffect]:
    tally = EffectTally(FACES, 2)
    tally.look(moments, shares)
    tally.add(moments, shares)
    return {one.key[-1]: one for one in tally.effects()}


def values(found: dict[str, OptionEffect]) -> list[float]:
    return [one.lift.value for one in found.values() if one.lift is not None]


@pytest.mark.parametrize("kind", ["chance", "choice"])
def test_faces_that_are_worth_nothing_are_found_to_be_worth_nothing(kind: str) -> None:
    """Who rolls more wins more, and sees every face more often: no face gains by it.

    Level 5 %: of 25 studies one may raise an alarm; 6 or more happen once in 800 times.
    """
    rng, alarmed = Random(3), 0
    for _ in range(25):
        found = worths(*dice_games(rng, 60, 0.0, kind))
        assert len(values(found)) == 6 and min(values(found)) < 0 < max(values(found))
        alarmed += min(stats.holm([one.chance for one in found.values()])) < stats.LEVEL
    assert alarmed <= 5


def test_a_six_that_is_worth_a_planted_amount_is_found_to_be_worth_it() -> None:
    found = worths(*dice_games(Random(8), 1500, 0.05))
    six = found["6"].lift
    assert six is not None and six.low < 0.05 < six.high and six.high - six.low < 0.05
    assert stats.holm([one.chance for one in found.values()])[5] < 0.001
    for face in "12345":
        lift = found[face].lift
        assert lift is not None and lift.low < -0.01 < lift.high, "a sixth less likely to be the 6"


@pytest.mark.usefixtures("cups_game")
def test_a_trial_finds_the_worth_whatever_the_bots_prefer(write: Write) -> None:
    study = CUPS + 'games = 300\nwho = ["apprentice"]\n[options]\nred = 12\n'
    plain = findings(played(write(study, "plain")))
    assert all(one.rate.low > 0.6 for one in plain.choices() if "red" in one.key)
    found = findings(played(write(study + '[assign]\nPick = "random"\n', "trial")))
    red = next(one for one in found.choices() if one.key == "Pick cup=red")
    with_it = share_of_first(12, 12) / 3 + share_of_first(12, 0) * 2 / 3
    without = share_of_first(0, 12) / 3 + share_of_first(0, 0) * 2 / 3
    assert red.kind == TRIAL and red.lift is not None and red.once
    assert red.lift.low < with_it - without < red.lift.high
    assert red in found.alarms() and red.rate.low < 1 / 3 < red.rate.high


@pytest.mark.usefixtures("cups_game")
def test_once_a_game_one_decision_is_drawn_and_the_bots_make_the_others(write: Write) -> None:
    study = CUPS + 'games = 120\nwho = ["apprentice"]\n[options]\nred = 12\n[assign]\nPick = "once"\n'
    _, games, moments = tables_of(played(write(study)))
    drawn = moments.filter((pl.col("kind") == "choice") & (pl.col("odds").list.len() > 0))
    assert drawn["game"].to_list() == games["game"].to_list()
    first = (drawn["seat"] == 0).sum()
    assert 40 < first < 80, "each decision is equally likely"
    left = moments.filter((pl.col("kind") == "choice") & (pl.col("odds").list.len() == 0))
    assert set(left.filter(pl.col("seat") == 0)["code"]) == {1}, "the apprentice takes the red cup"


@pytest.mark.usefixtures("cups_game")
@pytest.mark.parametrize("kind", ["Rolled", "Drink"])
def test_only_what_players_choose_can_be_assigned(write: Write, kind: str) -> None:
    with pytest.raises(BadStudy) as refused:
        load(write(CUPS + f'games = 10\n[assign]\n{kind} = "random"\n'))
    assert refused.value.key == f"assign.{kind}" and refused.value.line == 6
    assert refused.value.expected == "one of Pick"


@pytest.mark.usefixtures("cups_game")
def test_what_players_at_random_do_is_a_trial(write: Write) -> None:
    found = findings(played(write(CUPS + 'games = 60\nwho = ["random"]\n')))
    assert {one.kind for one in found.choices()} == {TRIAL}


def effect(taken: int, lift: float, half: float) -> OptionEffect:
    about = stats.Estimate(lift, lift - half, lift + half, 100)
    rate = stats.share(taken, 100)
    return OptionEffect("Brew beer=ale", "choice", 0, 100, taken, rate, None, about)


def test_two_levels_disagree_in_worth_or_in_taste() -> None:
    assert [one.disagree for one in levels.level_pairs([effect(50, 0.1, 0.05)], [effect(50, 0.0, 0.05)])] == [
        True
    ]
    assert [one.disagree for one in levels.level_pairs([effect(90, 0.1, 0.05)], [effect(10, 0.1, 0.05)])] == [
        True
    ]
    assert [
        one.disagree for one in levels.level_pairs([effect(50, 0.1, 0.05)], [effect(45, 0.08, 0.05)])
    ] == [False]


@pytest.mark.slow
def test_a_broken_recipe_is_found_by_a_trial(write: Write) -> None:
    """A bonus ten times as large as it should be, between apprentices who would never take it."""
    write('[pack]\nid = "broken"\nextends = true\n[recipes.white]\nbonus = 20\n', "broken")
    study = 'game = "fermentation"\nplayers = 2\ngames = 110\nseed = 8\nrecords = 0\ncourse = 0\n'
    study += 'packs = ["broken.toml"]\n[options]\nrecipe = "choice"\n[assign]\nTakeRecipe = "random"\n'
    found = findings(played(write(study, "planted")))
    loud = [one for one in found.alarms() if isinstance(one, OptionEffect) and one.kind == TRIAL]
    assert [one.key for one in loud if one.lift and one.lift.low > 0] == ["TakeRecipe recipe=white"]
