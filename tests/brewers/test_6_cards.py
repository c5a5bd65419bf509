"""§6 Equipment, blessings and holy objects."""

from __future__ import annotations

import pytest

from tests.brewers.table import Table, room, site
from vespers.games.brewers.codebook import KEEP_DIE, MAKE_NOISE, ROLL
from vespers.games.brewers.events import PileReshuffled
from vespers.games.brewers.messages import (
    BrewersSettings,
    Challenge,
    EndTurn,
    FaceWerewolf,
    KeepDie,
    Search,
    Target,
    Use,
)
from vespers.games.brewers.pieces import BLESSING, EQUIPMENT, EXTRA_MOVE, PILE_MAX


def hunted(t: Table, name: str, *chance: int | str) -> None:
    t.put(0, at="forest")
    t.search("werewolf", 6, name, "cub")
    t.do(FaceWerewolf(t.wolf(name)), *chance)


@pytest.mark.rule("6.1")
def test_an_empty_pile_is_made_anew_from_its_discards() -> None:
    t = Table("-", "-")
    t.put(0, at="armoury")
    axe = t.card("axe")
    t.s.piles[EQUIPMENT] = [0] * PILE_MAX
    t.s.discards[EQUIPMENT][axe] = 1
    t.s.stocks[EQUIPMENT] = 0
    events = t.search("equipment", 6, "axe")
    assert PileReshuffled(EQUIPMENT) in events and t[0].cards == (axe,)
    t.search("equipment", 6)
    assert t[0].cards == (axe,), "no card is left anywhere: nothing is drawn"


@pytest.mark.rule("6.1")
def test_there_is_no_limit_to_the_cards_of_a_monk() -> None:
    t = Table("-", "-")
    names = [name for name in t.box.ids["card"] if name]
    t.put(0, cards=tuple(names))
    assert len(t[0].cards) == 24 and t.s.stocks[:2] == [0, 0]


@pytest.mark.rule("6.2")
def test_bonuses_of_cards_and_monk_add_up() -> None:
    t = Table("anselme", "-")  # Martial
    t.put(0, cards=("club", "relic"))
    hunted(t, "great-wolf", 5, 4, 3)  # 5 + 1 + 1 + 1 against 7: the club is barred
    assert t[0].tastes == (4,)
    t = Table("anselme", "-")
    t.put(0, cards=("club", "relic"))
    t.end(Challenge(1), 2, 4)  # 2 + 3 against 4
    assert t[1].wounded


EFFECT_CARDS = [
    ("lantern", "malt-hard", "brewery", 4, True),
    ("lantern", "hops-hard", "hop-garden", 4, True),
    ("lantern", "yeast-hard", "bakery", 4, False),
    ("axe", "wood-hard", "forest", 4, True),
    ("axe", "malt-hard", "brewery", 4, False),
    ("bucket", "water-hard", "courtyard", 4, True),
    ("rosary", "equipment", "armoury", 2, True),
    ("rosary", "blessing", "chapel", 2, True),
    ("rosary", "malt-easy", "brewery", 2, False),
]


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(("card", "name", "at", "die", "success"), EFFECT_CARDS)
def test_search_cards_help_where_they_say(card: str, name: str, at: str, die: int, success: bool) -> None:
    t = Table("-", "-")
    t.put(0, at=at, cards=(card,))
    drawn = {"equipment": ("club",), "blessing": ("relic",)}.get(name, ())
    events = t.search(name, die, *drawn)
    assert any(type(event).__name__ == ("Succeeded" if success else "Failed") for event in events)


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(
    ("card", "name", "at", "phase", "quality"),
    [
        ("sieve", "malt-easy", "brewery", 1, 3),
        ("holy-water", "water-easy", "courtyard", 5, 2),
        ("blessed-bread", "yeast-hard", "bakery", 6, 4),
        ("sacred-hops", "hops-easy", "hop-garden", 4, 3),
    ],
)
def test_quality_cards_raise_what_is_found(card: str, name: str, at: str, phase: int, quality: int) -> None:
    t = Table("-", "-")
    t.s.phase = phase
    t.put(0, at=at, cards=(card,))
    t.search(name, 6)
    assert t[0].sheet[phase] == quality


@pytest.mark.rule("6.2")
def test_felt_sandals_fail_in_silence() -> None:
    t = Table("-", "-")
    t.put(0, at="brewery", cards=("felt-sandals",))
    t.search("malt-hard", 1)
    assert t[0].noise == 2


@pytest.mark.rule("6.2")
def test_fighting_cards() -> None:
    for card, bonus in (("club", 1), ("pitchfork", 2), ("crossbow", 2), ("relic", 1)):
        t = Table("-", "-")
        t.put(0, cards=(card,))
        hunted(t, "grey-wolf", 3, 3 + bonus)  # 3 + 1 + bonus against 3 + bonus + 1
        assert not t[0].wounded and not t[0].trophies, card
    t = Table("-", "-")
    t.put(0, cards=("crossbow",), noise=8, at="cloister")
    t.s.actions = 2
    t.put(0, at="brewery")
    t.search("malt-hard", 6, "lean-wolf", 3, 4)
    assert t[0].wounded, "a crossbow is of no use in an attack"


@pytest.mark.rule("6.2")
def test_the_hunting_horn_draws_one_more() -> None:
    t = Table("-", "-")
    t.put(0, at="forest", cards=("hunting-horn",))
    t.search("werewolf", 6, "cub", "howler", "great-wolf")
    assert len(t.options_now()) == 3


@pytest.mark.rule("6.2")
def test_the_procession_moves_once_more_each_turn() -> None:
    t = Table("-", "-")
    t.put(0, cards=("procession",))
    assert t[0].power[EXTRA_MOVE] == 1
    t.do(EndTurn())
    t.do(EndTurn())
    assert (t.s.actions, t.s.moves) == (2, 2)


@pytest.mark.rule("6.3")
def test_once_a_game_is_once_a_game() -> None:
    t = Table("-", "-")
    stake = t.card("silver-stake")
    t.put(0, cards=("silver-stake",))
    hunted(t, "black-wolf")
    assert t.options_now() == [Use(stake), ROLL]
    t.end(Use(stake))
    assert t[0].tastes == (3,) and t[0].cards == (stake,) and t[0].ready == ()
    for _ in range(2):
        t.do(EndTurn())
    t.search("werewolf", 6, "cub", "howler")
    t.do(FaceWerewolf(t.wolf("cub")), 6, 1)
    assert len(t[0].trophies) == 2, "the stake was not offered again"


@pytest.mark.rule("6.3", "6.6")
def test_once_a_phase_comes_back_with_the_next_phase() -> None:
    t = Table("-", "-")
    fervour = t.card("fervour")
    t.put(0, at="brewery", cards=("fervour",))
    t.do(Search(site("malt-hard")))
    t.do(Use(fervour))
    assert fervour not in t[0].ready
    t.do(ROLL, 2, 5)
    assert t.asked() == "KeepSearchDie"
    t.do(KEEP_DIE[5])
    assert t[0].sheet[1] == 3
    t.do(Search(site("malt-easy")))
    assert t.why(Use(fervour)) == "card_not_for_this_roll"
    t.do(ROLL, 1)
    while t.s.phase == 0:
        t.do(EndTurn())
    assert t[0].ready == (fervour,)


@pytest.mark.rule("6.3")
def test_once_a_phase_is_once_a_phase_also_for_a_monk_who_was_challenged_before_his_turn() -> None:
    t = Table("-", "-")
    t.put(1, cards=("shield",))
    t.do(Challenge(1), 3)
    t.end(Use(t.card("shield")), 4, 4)
    t.do(EndTurn())
    assert t.asks() == 1 and t.s.phase == 0
    assert t[1].ready == (), "it is his turn now, but still the same phase"
    t.end(Challenge(0), 5, 1)
    assert t.asked() == "Act", "nothing could be declared"


@pytest.mark.rule("6.6")
def test_in_a_new_phase_a_card_is_ready_before_the_turn_of_its_owner() -> None:
    t = Table("-", "-")
    shield = t.card("shield")
    t.put(1, cards=("shield",))
    t.do(EndTurn())
    t.do(Challenge(0))
    t.end(Use(shield), 4, 4, 4)
    assert shield not in t[1].ready
    t.do(EndTurn())
    assert t.s.phase == 1 and t.asks() == 0 and t[1].ready == (shield,)
    t.do(Challenge(1), 3)
    assert t.asks() == 1 and t.options_now() == [Use(shield), ROLL]


@pytest.mark.rule("6.6", "9.3")
def test_the_second_turn_of_a_long_night_is_no_new_phase() -> None:
    t = Table("-", "-", settings=BrewersSettings(monk_fights=True, long_night=True))
    t.put(0, cards=("shield",))
    t.do(Challenge(1))
    t.end(Use(t.card("shield")), 4, 4, 4)
    t.do(EndTurn())
    t.do(EndTurn())
    assert (t.s.phase, t.s.turn, t.asks()) == (0, 1, 0) and not t[0].ready
    t.do(EndTurn())
    t.do(EndTurn())
    assert t.s.phase == 1 and t[0].ready == (t.card("shield"),)


OWN = """
[pack]
id = "rolls"
extends = true
[blessings.fervour]
use = "roll"
"""


@pytest.mark.rule("6.3")
def test_at_each_roll_it_can_be_declared_again() -> None:
    t = Table("-", "-", settings=BrewersSettings(own=(OWN,)))
    fervour = t.card("fervour")
    t.put(0, at="brewery", cards=("fervour",))
    for _ in range(2):
        t.do(Search(site("malt-hard")))
        t.do(Use(fervour))
        assert t.why(Use(fervour)) == "card_not_for_this_roll", "once for this roll"
        t.do(ROLL, 1, 1)
        assert t[0].ready == (fervour,)


@pytest.mark.rule("6.3")
def test_cards_are_declared_before_the_die() -> None:
    t = Table("-", "-")
    t.put(0, at="forest", cards=("shield", "silver-stake"))
    t.search("werewolf", 6, "cub", "howler")
    t.do(FaceWerewolf(t.wolf("cub")))
    assert t.asked() == "Declare" and t.s.die == 0
    assert t.why(Use(t.card("club"))) == "card_not_for_this_fight"
    t.do(ROLL, 1, 6)
    assert t[0].wounded, "too late for either card"


@pytest.mark.rule("6.4")
def test_of_two_dice_the_monk_keeps_the_one_he_likes() -> None:
    t = Table("-", "-")
    t.put(0, at="forest", cards=("shield",))
    t.search("werewolf", 6, "lean-wolf", "howler")
    t.do(FaceWerewolf(t.wolf("lean-wolf")))
    t.do(Use(t.card("shield")), 2, 5)
    assert set(t.options_now()) == {KeepDie(2), KeepDie(5)}
    t.end(KeepDie(5), 5)  # 5 + 1 against 5
    assert t[0].tastes == (1,)


@pytest.mark.rule("6.4")
def test_a_double_needs_no_choice_and_a_shield_is_no_help_in_a_search() -> None:
    t = Table("-", "-")
    t.put(0, at="brewery", cards=("fervour", "shield"))
    t.do(Search(site("malt-easy")))
    assert set(t.options_now()) == {ROLL, MAKE_NOISE, Use(t.card("fervour"))}
    t.do(Use(t.card("fervour")))
    t.end(ROLL, 4, 4)
    assert t[0].sheet[1] == 2 and t.asked() == "Act"


@pytest.mark.rule("6.6")
def test_cards_played_in_the_turn_cost_no_action() -> None:
    t = Table("-", "-")
    t.put(0, cards=("vow-of-silence", "indulgence"), noise=7, dirt=2)
    t.end(Use(t.card("vow-of-silence")))
    t.end(Use(t.card("indulgence")))
    assert (t[0].noise, t[0].dirt) == (0, 1) and (t.s.actions, t.s.moves) == (2, 1)
    assert t[0].ready == () and t.why(Use(t.card("indulgence"))) == "card_not_in_turn"


@pytest.mark.rule("6.6")
def test_a_card_that_changes_nothing_is_not_played() -> None:
    t = Table("-", "-")
    t.put(0, cards=("vow-of-silence", "indulgence", "anathema"))
    assert t.why(Use(t.card("vow-of-silence"))) == "nothing_to_change"
    assert t.why(Use(t.card("indulgence"))) == "nothing_to_change"
    assert t.why(Use(t.card("anathema"))) == "no_target"


@pytest.mark.rule("6.5", "6.6")
def test_the_bell_and_the_anathema_are_aimed() -> None:
    t = Table("-", "-", "-")
    t.put(0, cards=("cracked-bell", "anathema"))
    t.put(1, sheet=(1, 0, 0, 0, 0, 0, 0))
    t.do(Use(t.card("cracked-bell")))
    assert t.options_now() == [Target(1), Target(2)]
    t.do(Target(2))
    assert t[2].noise == 4
    t.do(Use(t.card("anathema")))
    assert t[1].dirt == 1, "only one beer holds ingredients"


DEEDS = """
[pack]
id = "deeds"
extends = true
[blessings.relic]
plays = { taste = 2, noise = 3, draw-blessing = 1, wound = 1 }
use = "game"
[blessings.holy-water]
plays = { opponent-taste = -1 }
use = "game"
"""


@pytest.mark.rule("6.5")
def test_every_icon_of_the_list_can_be_printed_on_a_card() -> None:
    t = Table("-", "-", settings=BrewersSettings(own=(DEEDS,)))
    t.put(0, cards=("relic", "holy-water"))
    t.end(Use(t.card("relic")), "rosary")
    assert (t[0].extra, t[0].noise, t[0].dirt, t[0].wounded) == (2, 3, 1, True)
    assert t.card("rosary") in t[0].cards
    t.put(0, wounded=False)
    t.end(Use(t.card("holy-water")))
    assert t[1].extra == -1
    assert t[0].room == room("cloister") and t.s.discards[BLESSING] == [0] * PILE_MAX


ORDER = """
[pack]
id = "order"
extends = true
[werewolves.cub]
won = { noise-to = 0, noise = 2 }
[werewolves.lean-wolf]
won = { noise = 2, noise-to = 0 }
[blessings.relic]
plays = { draw-equipment = 1, draw-blessing = 1, taste = 1 }
use = "game"
"""


@pytest.mark.rule("6.5")
@pytest.mark.parametrize(("name", "noise"), [("cub", 2), ("lean-wolf", 0)])
def test_icons_act_in_the_order_of_the_card(name: str, noise: int) -> None:
    t = Table("-", "-", settings=BrewersSettings(own=(ORDER,)))
    t.put(0, at="forest", noise=3)
    t.search("werewolf", 6, name, "howler")
    t.end(FaceWerewolf(t.wolf(name)), 6, 1)
    assert t[0].noise == noise


@pytest.mark.rule("6.5")
def test_draws_come_in_the_order_of_the_card_too() -> None:
    t = Table("-", "-", settings=BrewersSettings(own=(ORDER,)))
    t.put(0, cards=("relic",))
    t.end(Use(t.card("relic")), "axe", "rosary")
    assert t[0].cards == (t.card("relic"), t.card("axe"), t.card("rosary")) and t[0].extra == 1
