"""§6 The end: the final battle, the score, ties and the quality of a beer."""

from __future__ import annotations

import pytest

from tests.fermentation.monastery import Monastery
from vespers.engine.errors import BadPack
from vespers.games.fermentation import GAME
from vespers.games.fermentation.codebook import BE_HERO, FOLLOW
from vespers.games.fermentation.events import BattleBegan, BattleFought, DiscsLost, HunterBeaten, Scored
from vespers.games.fermentation.messages import Settings
from vespers.games.fermentation.scoring import band, score, sheet, winners


def battle(t: Monastery, active: int = 0) -> Monastery:
    """Phase 4 is over, and this seat would have been next."""
    t.phase(3, active)
    t.s.active = active
    return t.end_phase()


def order(t: Monastery) -> list[int]:
    return list(t.events_of(BattleBegan)[-1].order)


@pytest.mark.rule("6.1")
def test_the_werewolf_attacks_the_most_rigorous_first_and_all_stand_up() -> None:
    t = Monastery(3)
    t.put(discs=[1, 3, 2], earned=[1, 3, 2], down=[1, 1, 1], asleep=[0, 1, 0])
    battle(t)
    assert order(t) == [1, 2, 0] and t.each("down") == t.each("asleep") == [0, 0, 0]


@pytest.mark.rule("6.1")
def test_ties_go_by_who_would_have_been_next() -> None:
    t = battle(Monastery(4), active=2)
    assert order(t) == [2, 3, 0, 1]


@pytest.mark.rule("6.7")
def test_the_boar_hates_drink_the_bear_equipment_and_the_raven_trophies() -> None:
    t = Monastery(3, Settings(hunter="were-boar"))
    t.put(alcohol=[1, 0, 4])
    assert order(battle(t)) == [2, 0, 1]
    t = Monastery(3, Settings(hunter="were-bear")).give(1, "club", "boots").give(0, "grace", "grace", "grace")
    assert order(battle(t)) == [1, 0, 2]
    t = Monastery(3, Settings(hunter="were-raven")).trophy(2, "pup", "pup").trophy(1, "old-one")
    assert order(battle(t)) == [2, 1, 0]


@pytest.mark.rule("6.2")
def test_monks_with_traps_speak_most_traps_first_and_heroes_fight_first() -> None:
    t = Monastery(4)
    t.put(traps=[1, 0, 3, 1])
    battle(t, active=3)
    assert t.asked() == "SpeakUp(2)"
    t.say(FOLLOW)
    assert t.asked() == "SpeakUp(3)", "equal traps: who would have been next"
    t.say(BE_HERO)
    assert t.asked() == "SpeakUp(0)"
    t.say(BE_HERO)
    assert t.s.order == [3, 0, 1, 2] and t.asked() == "HunterDie(3)"


@pytest.mark.rule("6.2")
def test_without_a_trap_nobody_is_asked() -> None:
    assert battle(Monastery(3)).asked() == "HunterDie(0)"


@pytest.mark.rule("6.3")
def test_the_books_example_1d6_plus_3_for_6_points_then_plus_2_for_5() -> None:
    t = battle(Monastery(3)).roll(1)
    assert t.s.theirs == 4
    t.roll(4)
    assert t.asked() == "HunterDie(1)", "a tie resists"
    t.roll(1)
    assert t.s.theirs == 3
    t.roll(4)
    assert t.asked() == "" and (t.s.slayer, t.s.prize) == (1, 5)
    assert t.events_of(HunterBeaten) == [HunterBeaten(1, 5)]
    assert sheet(t.s, 1)[4] == 5 and sheet(t.s, 0)[4] == 0


@pytest.mark.rule("6.3")
def test_the_first_to_fight_earns_six_and_the_game_is_over() -> None:
    t = Monastery(2)
    t.s.monks[0].traps = 2
    battle(t).say(BE_HERO).roll(1, 3)
    assert t.events_of(BattleFought) == [BattleFought(0, 5, 4)]
    assert t.asked() == "" and t.s.prize == 6


@pytest.mark.rule("6.3")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_who_loses_returns_half_of_his_discs_rounded_down(before: int, after: int) -> None:
    t = Monastery(1)
    t.put(discs=[before], earned=[before])
    t.phase(3).end_phase().roll(6, 1)
    assert t.each("discs") == [after] and t.events_of(DiscsLost) == [DiscsLost(0, before - after)]
    assert t.asked() == "" and t.s.slayer == -1


@pytest.mark.rule("6.8")
def test_every_trap_counts_for_heroes_and_others() -> None:
    for choice in (BE_HERO, FOLLOW):
        t = Monastery(2)
        t.s.monks[0].traps = 2
        battle(t).say(choice).roll(6, 1)
        assert t.events_of(BattleFought)[0].mine == 3


@pytest.mark.rule("6.8")
def test_six_monks_meet_a_hunter_whose_bonus_falls_below_zero() -> None:
    t = battle(Monastery(6))
    for fought in range(6):
        t.roll(3)
        assert t.s.theirs == 3 + 3 - fought
        t.roll(1)
        assert t.s.slayer == -1
    assert t.asked() == "", "6 - 5 = 1 is a tie"


@pytest.mark.rule("2.9", "6.3")
def test_the_dice_of_the_battle_anger_nobody_and_the_cry_is_over() -> None:
    t = battle(Monastery(2))
    before = t.s.gauge
    t.roll(6)
    assert t.s.theirs == 9 and t.s.gauge == before


HUNTERS = {"werewolf": (3, 6), "were-boar": (2, 5), "were-bear": (4, 7), "were-raven": (3, 6)}


@pytest.mark.rule("6.3")
@pytest.mark.parametrize("hunter", HUNTERS)
def test_each_hunter_has_its_bonus_and_its_prize(hunter: str) -> None:
    t = Monastery(1, Settings(hunter=hunter))
    t.s.monks[0].traps = 9
    t.phase(3).end_phase().say(FOLLOW).roll(1)
    assert t.s.theirs == 1 + HUNTERS[hunter][0]
    t.roll(1)
    assert t.s.prize == HUNTERS[hunter][1]


# --- The score


@pytest.mark.rule("6.4")
def test_the_six_lines() -> None:
    t = Monastery(2).fill(0, 0, 3).fill(0, 1, 2).fill(0, 2, 1).trophy(0, "old-one", "pup")
    t.s.monks[0].penalties, t.s.monks[0].discs, t.s.monks[0].earned = 2, 3, 3
    t.s.slayer, t.s.prize = 0, 6
    assert sheet(t.s, 0) == [12, -2, 2 * 3 + 3, 5, 6, 0] and score(t.s, 0) == 30
    assert sheet(t.s, 1) == [0, 0, 0, 0, 0, -3] and score(t.s, 1) == -3


@pytest.mark.rule("6.8")
def test_the_bonus_is_for_discs_obtained_even_if_lost_in_the_battle() -> None:
    t = Monastery(1)
    t.put(discs=[3], earned=[3])
    t.phase(3).end_phase().roll(6, 1)
    assert t.each("discs") == [2] and sheet(t.s, 0)[2] == 2 * 2 + 3
    t.put(earned=[2])
    assert sheet(t.s, 0)[2] == 2 * 2


@pytest.mark.rule("6.4")
def test_the_score_is_told_at_the_end() -> None:
    t = Monastery(2).fill(0, 0, 2)
    battle(t).roll(1, 6)
    scored = t.events_of(Scored)
    assert [event.total for event in scored] == [score(t.s, 0), score(t.s, 1)]
    outcome = GAME.outcome(t.s)
    assert outcome is not None and outcome.scores == (7, -3) and outcome.winners == (0,)
    assert outcome.reason == "hunter_beaten"


@pytest.mark.rule("6.4")
def test_an_unbeaten_hunter_is_another_ending() -> None:
    t = battle(Monastery(1)).roll(6, 1)
    outcome = GAME.outcome(t.s)
    assert outcome is not None and outcome.reason == "hunter_stands"


@pytest.mark.rule("6.5", "6.8")
def test_a_tie_goes_to_more_werewolf_then_to_the_best_trophy_then_is_shared() -> None:
    t = Monastery(2).trophy(0, "black").trophy(1, "pup")
    t.s.monks[1].vat[0] = 2
    assert score(t.s, 0) == score(t.s, 1) and winners(t.s) == [0]
    t = Monastery(2).trophy(0, "pup", "black").trophy(1, "grey", "grey")
    assert score(t.s, 0) == score(t.s, 1) and winners(t.s) == [0]
    t = Monastery(2).trophy(0, "red").trophy(1, "black")
    assert winners(t.s) == [0, 1]


@pytest.mark.rule("6.6")
def test_the_seven_bands_of_beer() -> None:
    bands = [
        (-9, 0),
        (4, 0),
        (5, 1),
        (8, 1),
        (9, 2),
        (12, 2),
        (13, 3),
        (17, 3),
        (18, 4),
        (22, 4),
        (23, 5),
        (27, 5),
    ]
    box = GAME.box(Settings())
    assert all([band(box, points) == quality for points, quality in [*bands, (28, 6), (60, 6)]])


@pytest.mark.rule("6.6", "7.1")
def test_a_pack_may_judge_otherwise() -> None:
    own = '[pack]\nid = "strict"\nextends = true\n[numbers]\nbands = [6, 9, 14, 20, 25, 30]\n'
    box = GAME.box(Settings(own=(own,)))
    assert [band(box, points) for points in (5, 6, 29, 30)] == [0, 1, 5, 6]
    with pytest.raises(BadPack, match=r"numbers\.bands"):
        GAME.box(Settings(own=(own.replace("9", "6"),)))
