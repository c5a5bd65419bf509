"""§5 Fights."""

from __future__ import annotations

import pytest

from tests.brewers.table import Table, room, site
from vespers.games.brewers import GAME
from vespers.games.brewers.codebook import FLEE, RECOVER, ROLL, SUFFER
from vespers.games.brewers.events import FightLost, FightTied, FightWon, WerewolfFaced, WerewolfFacedAlone
from vespers.games.brewers.messages import (
    BrewersSettings,
    Challenge,
    EndTurn,
    FaceWerewolf,
    Move,
    Search,
    Sprint,
    Target,
    Use,
)
from vespers.games.brewers.pieces import EQUIPMENT, NONE, WEREWOLF
from vespers.games.brewers.scoring import werewolf_part
from vespers.texts import LANGUAGES, Say


def attacked(t: Table, *chance: int | str) -> None:
    """Seat 0 sprints into the forest and is heard."""
    t.put(0, noise=8)
    t.do(Sprint(room("forest")), *chance)


def hunted(t: Table, name: str, *chance: int | str) -> None:
    """Seat 0 hunts and chooses this werewolf."""
    t.put(0, at="forest")
    t.search("werewolf", 6, name, "cub")
    t.do(FaceWerewolf(t.wolf(name)), *chance)


@pytest.mark.rule("5.1")
def test_the_howler_is_heard_before_the_fight() -> None:
    t = Table("-", "-")
    hunted(t, "howler", 6, 1)
    assert t[0].noise == 3, "one of the search, two of the howler"


@pytest.mark.rule("5.1")
def test_some_werewolves_bar_equipment_and_some_blessings() -> None:
    for name, helped in (("grey-wolf", True), ("wereboar", False)):
        t = Table("-", "-")
        t.put(0, cards=("club",))
        hunted(t, name, 3, 4)  # 3 + 1 (+ 1) against 4 + 1
        assert bool(t.s.discards[WEREWOLF][t.wolf(name)]) and t[0].wounded != helped
    for name, helped in (("grey-wolf", True), ("wereraven", False)):
        t = Table("-", "-")
        t.put(0, cards=("relic",))
        hunted(t, name, 3, 4)
        assert t[0].wounded != helped


@pytest.mark.rule("5.1")
def test_barred_cards_cannot_be_declared_either() -> None:
    t = Table("-", "-")
    t.put(0, cards=("silver-stake", "shield", "mail-coat"))
    hunted(t, "wereboar", 1, 6)
    assert t[0].wounded and len(t[0].ready) == 3
    t = Table("-", "-")
    t.put(0, cards=("fervour", "healing"))
    hunted(t, "wereraven", 1, 6)
    assert t[0].wounded and len(t[0].ready) == 2


WARDING = """
[pack]
id = "warding"
extends = true
[blessings.relic]
effects = { ward = 1 }
"""


@pytest.mark.rule("5.1", "7.5")
@pytest.mark.parametrize(("name", "dice"), [("grey-wolf", (1, 6, 4)), ("wereraven", (1, 6))])
def test_a_barred_blessing_does_not_ward_off_the_wound(name: str, dice: tuple[int, ...]) -> None:
    t = Table("-", "-", settings=BrewersSettings(own=(WARDING,)))
    t.put(0, cards=("relic",))
    hunted(t, name, *dice)
    assert t[0].wounded == (name == "wereraven") and not t.dealer.script


@pytest.mark.rule("5.1", "7.5")
def test_a_blessed_monk_stays_blessed_where_blessings_are_barred() -> None:
    t = Table("theophile", "-")
    hunted(t, "wereraven", 1, 6, 4)
    assert not t[0].wounded and not t.dealer.script


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_plays_alone_is_told_that_chance_rolls_for_the_werewolf(language: str) -> None:
    t = Table("-")
    t.put(0, noise=8)
    events = t.end(Sprint(room("forest")), "cub", 3, 3)
    assert WerewolfFacedAlone(0, t.wolf("cub")) in events
    assert not [event for event in events if isinstance(event, WerewolfFaced)]
    text = Say(language, GAME, t.settings, ("Ann",)).event(WerewolfFacedAlone(0, t.wolf("cub")))
    assert text.count("Ann") == 1 and {"en": "chance", "fr": "hasard", "es": "azar"}[language] in text


@pytest.mark.rule("5.2")
def test_the_werewolf_rolls_its_dice_and_adds_its_bonus() -> None:
    t = Table("-", "-")
    attacked(t, "werebat", 6, 4, 3)  # 6 against 4 + 3 - 2
    assert t[0].tastes == (2,)
    t = Table("-", "-")
    events = t.do(EndTurn())
    assert events and t.asks() == 1


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(("theirs", "result"), [(3, FightWon), (4, FightTied), (5, FightLost)])
def test_the_higher_result_wins(theirs: int, result: type[FightWon | FightTied | FightLost]) -> None:
    t = Table("-", "-")
    t.put(0, noise=8)
    events = t.end(Sprint(room("forest")), "lean-wolf", 4, theirs)
    assert result(0, 4, theirs) in events
    wolf = t.wolf("lean-wolf")
    assert t[0].trophies == ((wolf,) if result is FightWon else ())
    assert t.s.discards[WEREWOLF][wolf] == (result is not FightWon)
    assert t[0].wounded == (result is FightLost) and t[0].dirt == (result is FightLost)


@pytest.mark.rule("5.4")
def test_gains_only_after_a_victory() -> None:
    t = Table("-", "-")
    hunted(t, "werebear", 6, 1, "axe")
    assert t[0].cards == (t.card("axe"),)
    t = Table("-", "-")
    hunted(t, "werebear", 1, 6)
    assert t[0].cards == () and t[0].wounded
    t = Table("-", "-")
    hunted(t, "weresheep", 6, 1, "rosary")
    assert t[0].cards == (t.card("rosary"),) and t[0].tastes == (0,)


@pytest.mark.rule("5.4")
def test_harm_only_after_a_defeat() -> None:
    t = Table("-", "-")
    hunted(t, "wererat", 1, 6)
    assert t[0].dirt == 2, "the wound's and the rat's"
    t = Table("-", "-")
    hunted(t, "wererat", 6, 1)
    assert t[0].dirt == 0


@pytest.mark.rule("5.4")
def test_the_leader_silences_and_the_fox_betrays_an_opponent() -> None:
    t = Table("-", "-")
    hunted(t, "pack-leader", 6, 1)
    assert t[0].noise == 0 and t[0].tastes == (4,)
    t = Table("-", "-", "-")
    hunted(t, "werefox", 6, 1)
    assert t.asked() == "Aim"
    assert t.why(Target(0)) == "not_an_opponent"
    t.do(Target(2))
    assert [monk.noise for monk in t.s.monks] == [1, 0, 2]


@pytest.mark.rule("5.4")
def test_a_web_holds_until_the_end_of_the_next_turn() -> None:
    t = Table("-", "-")
    hunted(t, "werespider", 1, 6, 6)
    assert t[0].web == 2
    t.do(RECOVER)
    assert t.asks() == 1, "no action is left, and a web lets nobody move"
    t.do(EndTurn())
    assert t.why(Move(room("courtyard"))) == "webbed"
    assert t.why(Sprint(room("cloister"))) == "webbed"
    assert t.why(Search(site("wood-easy"))) == ""
    t.do(EndTurn())
    t.do(EndTurn())
    assert t.why(Move(room("courtyard"))) == ""


@pytest.mark.rule("5.4")
def test_a_web_caught_in_anothers_turn_holds_for_ones_next_turn() -> None:
    t = Table("-", "-")
    t.put(0, cards=("cracked-bell",))
    t.put(1, noise=6)
    t.do(Use(t.card("cracked-bell")), "werespider", 1, 6, 6)
    t.do(EndTurn())
    assert t[1].web == 1
    t.do(RECOVER)
    assert t.why(Move(room("courtyard"))) == "webbed"
    t.do(EndTurn())
    assert t[1].web == 0


@pytest.mark.rule("5.4")
def test_brittle_equipment_breaks_after_a_defeat() -> None:
    t = Table("-", "-")
    t.put(0, cards=("pitchfork",))
    hunted(t, "black-wolf", 2, 4)  # 2 + 1 + 2 against 4 + 2
    assert t[0].cards == () and t.s.discards[EQUIPMENT][t.card("pitchfork")] == 1
    assert sum(t[0].power) == 0, "its bonus is gone too"
    t = Table("-", "-")
    t.put(0, cards=("pitchfork",))
    hunted(t, "black-wolf", 3, 4)
    assert t[0].cards == (t.card("pitchfork"),), "a tie is no defeat"


@pytest.mark.rule("5.4", "5.1")
@pytest.mark.parametrize("name", ["grey-wolf", "wereboar", "great-wolf"])
def test_brittle_equipment_breaks_also_against_a_werewolf_that_bars_it(name: str) -> None:
    t = Table("-", "-")
    t.put(0, cards=("pitchfork",))
    hunted(t, name, 1, 6, *[6] * (t.box.werewolves[t.wolf(name)].chain[0][0] - 1))
    assert t[0].wounded and t[0].cards == () and t.s.discards[EQUIPMENT][t.card("pitchfork")] == 1


TASTELESS = """
[pack]
id = "tasteless"
extends = true
[werewolves.the-pack]
chain = [{ dice = 1, bonus = 0, taste = 0 }, { dice = 1, bonus = 1, taste = 2 }]
"""


@pytest.mark.rule("5.5", "7.7")
@pytest.mark.parametrize(("dice", "wounded"), [((4, 4), False), ((1, 6, 1), True)])
def test_a_beaten_opponent_of_taste_0_counts_as_beaten(dice: tuple[int, ...], wounded: bool) -> None:
    t = Table("barnabe", "-", settings=BrewersSettings(own=(TASTELESS,)))  # Butcher; Blessed: the third die
    hunted(t, "the-pack", 6, 1, *dice)
    assert t[0].trophies == (t.wolf("the-pack"),) and t[0].tastes == (0,)
    assert t[0].wounded == wounded and werewolf_part(t[0]) == 1, "the Butcher makes taste 1 of it"


@pytest.mark.rule("5.5")
@pytest.mark.parametrize(
    ("dice", "taste", "wounded"),
    [
        ((6, 1, 6, 1, 6, 1), 4, False),
        ((6, 1, 6, 1, 1, 6), 2, True),
        ((6, 1, 1, 6), 1, True),
        ((6, 1, 6, 1, 3, 2), 2, False),  # 3 + 1 against 2 + 2
        ((6, 1, 4, 4), 1, False),  # 4 + 1 against 4 + 1
    ],
)
def test_a_chain_is_fought_until_the_first_opponent_who_is_not_beaten(
    dice: tuple[int, ...], taste: int, wounded: bool
) -> None:
    t = Table("-", "-")
    hunted(t, "the-pack", *dice)
    assert not t.dealer.script
    assert t[0].trophies == (t.wolf("the-pack"),) and t[0].tastes == (taste,)
    assert t[0].wounded == wounded


@pytest.mark.rule("5.9")
def test_who_beats_nobody_in_a_chain_keeps_nothing() -> None:
    t = Table("-", "-")
    hunted(t, "the-pack", 1, 6)
    assert t[0].trophies == () and t.s.discards[WEREWOLF][t.wolf("the-pack")] == 1 and t[0].wounded


@pytest.mark.rule("5.5")
def test_a_chain_is_one_fight_for_a_card_that_wins_fights() -> None:
    t = Table("-", "-")
    t.put(0, cards=("silver-stake",))
    hunted(t, "the-pack")
    assert t.asked() == "Declare"
    events = t.end(Use(t.card("silver-stake")))
    assert t[0].tastes == (4,) and t[0].ready == ()
    assert not [event for event in events if isinstance(event, FightWon)], "no dice were compared"


@pytest.mark.rule("5.6")
def test_monks_in_one_room_may_fight() -> None:
    t = Table("-", "-", "-")
    t.put(2, at="forest")
    assert t.why(Challenge(2)) == "not_in_this_room"
    assert t.why(Challenge(0)) == "not_in_this_room"
    events = t.end(Challenge(1), 4, 3)
    assert FightWon(0, 4, 3) in events
    assert t[1].wounded and t[1].dirt == 1 and not t[0].wounded
    assert t[0].noise == t[1].noise == 0 and t.s.actions == 1


@pytest.mark.rule("5.6")
@pytest.mark.parametrize(("mine", "theirs", "loser"), [(3, 4, 0), (4, 3, 1), (4, 4, None)])
def test_the_loser_is_wounded_and_noise_stays(mine: int, theirs: int, loser: int | None) -> None:
    t = Table("-", "-")
    t.put(0, noise=3)
    t.put(1, noise=5)
    t.end(Challenge(1), mine, theirs)
    assert [monk.wounded for monk in t.s.monks] == [loser == 0, loser == 1]
    assert [monk.noise for monk in t.s.monks] == [3, 5]


@pytest.mark.rule("5.9")
def test_hunting_bonuses_and_silver_do_not_count_among_monks() -> None:
    t = Table("-", "-")
    t.put(0, cards=("crossbow", "silver-stake"))
    t.end(Challenge(1), 3, 4)
    assert t[0].wounded
    t = Table("-", "-")
    t.put(1, cards=("club", "shield"))
    t.do(Challenge(1))
    assert t.asks() == 1 and t.asked() == "Declare", "the challenged monk declares too, before any die"
    t.end(ROLL, 4, 4)
    assert t[0].wounded


@pytest.mark.rule("5.7")
def test_a_card_avoids_a_wound() -> None:
    t = Table("-", "-")
    t.put(0, cards=("mail-coat", "healing"))
    hunted(t, "cub")
    assert t.options_now() == [Use(t.card("mail-coat")), Use(t.card("healing")), ROLL]
    t.end(Use(t.card("mail-coat")), 1, 6)
    assert not t[0].wounded and t[0].dirt == 0 and t[0].ready == (t.card("healing"),)
    assert t[0].noise == 1, "no wound, no silence"


BITING = """
[pack]
id = "biting"
extends = true
[werewolves.cub]
won = { wound = 1 }
[werewolves.wereboar]
won = { wound = 1 }
[werewolves.lean-wolf]
lost = { wound = 1, opponent-noise = 3 }
"""


@pytest.mark.rule("5.7", "6.5")
def test_a_wound_icon_of_a_werewolf_silences_the_hunter() -> None:
    t = Table("-", "-", settings=BrewersSettings(own=(BITING,)))
    hunted(t, "cub", 6, 1)
    assert t[0].wounded and t[0].noise == 0 and t[0].tastes == (1,), "a werewolf did it, beaten or not"
    assert t.s.fighter == t.s.werewolf == NONE, "and the fight is over"


@pytest.mark.rule("5.7", "5.1")
@pytest.mark.parametrize(("name", "helped"), [("cub", True), ("wereboar", False)])
def test_against_a_wound_icon_no_barred_card_helps(name: str, helped: bool) -> None:
    t = Table("-", "-", settings=BrewersSettings(own=(BITING,)))
    t.put(0, cards=("mail-coat",))
    hunted(t, name, *(() if helped else (6, 1)))
    if helped:
        t.do(ROLL, 6, 1)
        assert t.why(Use(t.card("club"))) == "card_not_against_wounds"
    assert (t.asked() == "AvoidWound") == helped and t[0].wounded != helped


@pytest.mark.rule("5.7", "5.4")
def test_icons_that_ask_after_the_fight_lose_no_card() -> None:
    t = Table("odilon", "pancrace", "florent", settings=BrewersSettings(own=(BITING,)))
    hunted(t, "lean-wolf", 1, 6)
    assert t.asked() == "Aim" and t[0].dirt == 2, "the wound of the defeat and that of the icon"
    GAME.invariants(t.s)
    t.do(Target(2))
    assert t[2].noise == 3 and t.s.discards[WEREWOLF][t.wolf("lean-wolf")] == 1
    GAME.invariants(t.s)


@pytest.mark.rule("5.7")
def test_a_wound_may_be_suffered_all_the_same() -> None:
    t = Table("-", "-", settings=BrewersSettings(own=(BITING,)))
    t.put(0, cards=("healing",))
    hunted(t, "cub")
    t.do(ROLL, 6, 1)
    t.do(SUFFER)
    assert t[0].wounded and t[0].dirt == 1 and t[0].noise == 0


@pytest.mark.rule("5.9")
def test_who_is_already_wounded_only_receives_the_dirt() -> None:
    t = Table("-", "-")
    t.put(1, wounded=True, dirt=1)
    t.end(Challenge(1), 6, 1)
    assert t[1].wounded and t[1].dirt == 2


@pytest.mark.rule("5.8")
def test_a_wounded_monk_can_only_get_up() -> None:
    t = Table("-", "-")
    t.put(0, at="courtyard", wounded=True, cards=("vow-of-silence",), noise=3)
    assert set(t.options_now()) == {RECOVER, EndTurn()}
    for a in (Move(room("forest")), Search(site("water-easy")), Use(t.card("vow-of-silence"))):
        assert t.why(a) == "wounded"
    t.do(RECOVER)
    assert not t[0].wounded and t.s.actions == 1 and t.why(RECOVER) == "not_wounded"
    assert t.why(Move(room("forest"))) == ""


@pytest.mark.rule("5.8")
def test_without_an_action_left_the_turn_is_over() -> None:
    t = Table("-", "-")
    t.put(0, at="forest")
    t.search("wood-easy", 1)
    t.search("werewolf", 6, "cub", "howler")
    t.do(FaceWerewolf(t.wolf("cub")), 1, 6)
    assert t.asks() == 1 and t[0].wounded
    t.do(EndTurn())
    assert t.asks() == 0 and set(t.options_now()) == {RECOVER, EndTurn()}


@pytest.mark.rule("5.8")
def test_nobody_flees_without_the_ability() -> None:
    t = Table("-", "-")
    t.put(0, at="forest")
    t.search("werewolf", 6, "cub", "howler")
    t.end(FaceWerewolf(t.wolf("cub")), 2, 6)
    assert t[0].wounded and t.why(FLEE) == "not_now"
