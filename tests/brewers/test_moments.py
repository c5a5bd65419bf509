"""What gets a stage: every fight with its dice and sums, the hermit's cards."""

from __future__ import annotations

import pytest

from tests.brewers.drawings import known, structs
from tests.brewers.table import Table, room
from tests.table.drawings import drawn_symbols
from vespers.engine.conformance import play_at_random
from vespers.engine.kernel import apply
from vespers.engine.match import Match
from vespers.engine.messages import Action, Text
from vespers.engine.scene import Stage
from vespers.games.brewers import GAME, scene
from vespers.games.brewers.messages import BrewersSettings, Challenge, FaceWerewolf, Sprint, Use
from vespers.games.brewers.scene.cards import DRAWN
from vespers.games.brewers.state import Brewers
from vespers.texts import LANGUAGES, Say

TABLES = [
    (1, BrewersSettings(packs=("base", "hermit"))),
    (3, BrewersSettings(sprint=True, monk_fights=True)),
    (4, BrewersSettings(packs=("base", "night-of-the-beast"), team=True, sprint=True, monk_fights=True)),
]


def stages(match: Match[Brewers], by: int | None = 0) -> list[Stage]:
    """All stages of a match, as one viewer saw them."""
    again: Match[Brewers] = Match(GAME, match.seats, match.settings)
    found = []
    for entry in match.log:
        before = GAME.view(again.state, by)
        again.play(entry.seat, entry.action)
        after = GAME.view(again.state, by)
        for heard in (entry.action, *again.events[-1]):
            stage = scene.stage(again.state.box, before, after, heard)
            if stage is not None:
                found.append(stage)
    return found


def staged(t: Table, a: Action, *chance: int | str) -> list[Stage]:
    """The stages of an answer and of the chance after it, for seat 0."""
    s, found = t.s.clone(), []
    for answer in (a, *map(t.drawn, chance)):
        before, s.events = GAME.view(s, 0), []
        apply(s, answer)
        after = GAME.view(s, 0)
        shown = [scene.stage(t.box, before, after, heard) for heard in (answer, *s.events)]
        found += [stage for stage in shown if stage is not None]
    return found


@pytest.mark.parametrize(("seats", "settings"), TABLES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_stage_can_be_drawn_and_its_sums_are_right(
    seats: int, settings: BrewersSettings, seed: int
) -> None:
    found = stages(play_at_random(GAME, seats, settings, seed))
    assert found
    for stage in found:
        for one in structs(stage):
            if isinstance(one, Text) and not one.key.startswith("table-"):
                assert known(one.key), one.key
            symbol = getattr(one, "symbol", "")
            assert not symbol or symbol in drawn_symbols(GAME), symbol
        assert not stage.backdrop or stage.backdrop in DRAWN
        for side in stage.sides:
            if side.total is not None and side.dice:
                assert all(1 <= die <= 6 for die in side.dice), stage
                assert sum(side.dice) + sum(int(part.value) for part in side.parts) == side.total
        assert not stage.odds or sum(one.percent for one in stage.odds) == 100


def test_whoever_looks_sees_the_same_fights() -> None:
    match = play_at_random(GAME, 3, None, 2)
    assert len({len(stages(match, by)) for by in (0, 1, 2, None)}) == 1


@pytest.mark.rule("5.3", "5.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attack_tells_both_sums_the_result_and_what_it_costs(language: str) -> None:
    settings = BrewersSettings()
    t = Table("odilon", "hildebert", settings=settings)
    t.put(0, cards=("relic",), at="bakery", noise=8)
    found = staged(t, Sprint(room("library")), "werespider", 1, 5, 1)
    (stage,) = found
    mine, theirs = stage.sides
    assert (mine.dice, mine.total, [part.symbol for part in mine.parts]) == ((1,), 2, ["card-relic"])
    assert (theirs.dice, theirs.total, theirs.won) == ((5, 1), 5, True)
    assert [one.percent for one in stage.odds] == [26, 12, 62]
    changes = {(one.symbol, one.before, one.after) for one in stage.consequences}
    assert {("wound", "", ""), ("bell", "10", "0"), ("dirt", "0", "1"), ("web", "", "")} <= changes
    say = Say(language, GAME, settings)
    assert stage.verdict is not None and "2" in say.text(stage.verdict)
    assert stage.rule == "4.2" and stage.seats == (0,)


@pytest.mark.rule("5.6")
def test_a_fight_between_monks_concerns_both() -> None:
    t = Table("odilon", "anselme")
    (stage,) = staged(t, Challenge(1), 6, 2)
    assert stage.seats == (0, 1) and [side.total for side in stage.sides] == [6, 3]
    assert [one.seat for one in stage.consequences if one.symbol == "wound"] == [1]


@pytest.mark.rule("6.3")
def test_a_card_that_wins_a_fight_gets_a_stage_without_dice() -> None:
    t = Table("odilon", "-")
    t.put(0, at="forest", cards=("silver-stake",))
    t.search("werewolf", 6, "great-wolf", "cub")
    t.do(FaceWerewolf(t.wolf("cub")))
    assert t.asked() == "Declare"
    (stage,) = staged(t, Use(t.card("silver-stake")))
    assert stage.verdict is not None and stage.verdict.key == "brewers-stage-struck"
    assert all(side.dice == () for side in stage.sides)
