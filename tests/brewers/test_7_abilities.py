"""§7 The 21 abilities."""

from __future__ import annotations

import pytest

from tests.brewers.table import BASE, Table, room, site
from vespers.games.brewers import GAME
from vespers.games.brewers.codebook import ENRICH, FLEE, LEAVE, STAND
from vespers.games.brewers.events import Fled
from vespers.games.brewers.messages import (
    Challenge,
    EndTurn,
    FaceWerewolf,
    Foul,
    Record,
    Search,
    Sprint,
    TakeCard,
    Use,
)
from vespers.games.brewers.pieces import WEREWOLF
from vespers.games.brewers.scoring import score, werewolf_part
from vespers.texts import LANGUAGES
from vespers.texts.rulebook import rulebook


def hunted(t: Table, name: str, *chance: int | str) -> None:
    t.put(0, at="forest")
    t.search("werewolf", 6, name, "cub")
    t.do(FaceWerewolf(t.wolf(name)), *chance)


@pytest.mark.rule("7.1")
def test_martial_adds_one_in_every_fight() -> None:
    t = Table("celestin", "-")
    t.end(Challenge(1), 3, 3)
    assert t[1].wounded
    t = Table("celestin", "-")
    hunted(t, "lean-wolf", 2, 3)  # 2 + 1 + 1 against 3
    assert t[0].tastes == (1,)


@pytest.mark.rule("7.1", "7.10")
def test_brawny_rolls_a_one_again_but_once() -> None:
    t = Table("guerin", "-")
    t.end(Challenge(1), 1, 5, 4)
    assert t[1].wounded
    t = Table("guerin", "-")
    t.end(Challenge(1), 1, 1, 4)
    assert t[0].wounded


@pytest.mark.rule("7.1")
def test_brawny_rerolls_each_of_two_dice() -> None:
    t = Table("guerin", "-")
    t.put(0, cards=("shield",))
    t.do(Challenge(1))
    t.end(Use(t.card("shield")), 1, 6, 1, 6, 5)
    assert t[1].wounded


@pytest.mark.rule("7.1", "7.10")
def test_the_hammer_wins_ties_and_two_hammers_cancel_out() -> None:
    t = Table("rainier", "-")
    t.end(Challenge(1), 4, 4)
    assert t[1].wounded
    t = Table("-", "rainier")
    t.end(Challenge(1), 4, 4)
    assert t[0].wounded
    t = Table("rainier", "-")
    t.put(1, power=t[0].power)
    t.end(Challenge(1), 4, 4)
    assert not t[0].wounded and not t[1].wounded
    t = Table("rainier", "-")
    hunted(t, "lean-wolf", 2, 4)  # 2 + 1 + 1 against 4
    assert t[0].tastes == (1,)


@pytest.mark.rule("7.1")
def test_serendipity_may_flee_on_one_or_two() -> None:
    t = Table("fulgence", "-")
    hunted(t, "great-wolf", 2)
    assert t.asked() == "FleeOrStand"
    assert Fled(0) in t.end(FLEE)
    assert not t[0].wounded and t.s.discards[WEREWOLF][t.wolf("great-wolf")] == 1
    t = Table("fulgence", "-")
    hunted(t, "great-wolf", 3, 6, 6)
    assert t[0].wounded, "a three is too high to flee"


@pytest.mark.rule("7.10")
def test_serendipity_decides_before_a_werewolf_rolls_but_after_a_challenger_has_rolled() -> None:
    t = Table("fulgence", "-")
    hunted(t, "great-wolf", 2)
    assert t.asked() == "FleeOrStand" and t.s.theirs == 0
    t = Table("fulgence", "-")
    t.do(Challenge(1), 2)
    assert t.asked() == "FleeOrStand" and t.s.theirs == 0, "nor has the monk whom he has challenged"
    t = Table("-", "fulgence")
    t.do(Challenge(1), 5, 2)
    assert t.asked() == "FleeOrStand" and t.asks() == 1 and t.s.mine == 5
    assert Fled(1) in t.end(FLEE)
    assert not t[0].wounded and not t[1].wounded


@pytest.mark.rule("7.10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_a_challenged_monk_when_he_may_flee(language: str) -> None:
    section = rulebook(GAME.folder, language).section("7.10")
    assert section is not None and "(5.6)" in section.body


@pytest.mark.rule("7.1", "4.3")
def test_who_flees_an_attack_is_silent_and_who_stands_fights_on() -> None:
    t = Table("fulgence", "-")
    t.put(0, noise=8)
    t.do(Sprint(room("forest")), "cub", "great-wolf")
    t.do(FaceWerewolf(t.wolf("great-wolf")), 1)
    t.end(FLEE)
    assert t[0].noise == 0 and not t[0].wounded
    t = Table("fulgence", "-")
    hunted(t, "cub", 2)
    t.end(STAND, 1)
    assert t[0].tastes == (1,)


@pytest.mark.rule("7.1", "5.6")
def test_a_challenged_monk_may_flee_too() -> None:
    t = Table("-", "fulgence")
    t.do(Challenge(1), 6, 1)
    assert t.asks() == 1
    t.end(FLEE)
    assert not t[1].wounded and t.asks() == 0


QUALITIES = [
    ("hildebert", "malt-easy", "brewery", 1, 3),
    ("odilon", "water-hard", "courtyard", 5, 4),
    ("pancrace", "yeast-easy", "bakery", 6, 3),
    ("guerin", "wood-easy", "forest", 3, 2),
    ("florent", "hops-hard", "hop-garden", 4, 4),
]


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(("monk", "name", "at", "phase", "quality"), QUALITIES)
def test_connoisseurs_find_better_quality(monk: str, name: str, at: str, phase: int, quality: int) -> None:
    t = Table(monk, "-")
    t.s.phase = phase
    t.put(0, at=at)
    t.search(name, 1)
    assert t[0].sheet[phase] == 0, "nothing found, nothing improved"
    t.search(name, 6)
    assert t[0].sheet[phase] == quality


@pytest.mark.rule("7.3")
def test_logistics_helps_with_easy_ingredients_only() -> None:
    t = Table("hildebert", "-")
    t.put(0, at="brewery")
    t.search("malt-easy", 2)
    assert t[0].sheet[1] == 3
    t.search("malt-hard", 4)
    assert t[0].sheet[1] == 3 and t[0].noise == 1 + 3
    t = Table("hildebert", "-")
    t.put(0, at="armoury")
    t.search("equipment", 2)
    assert t[0].cards == ()


@pytest.mark.rule("7.3")
def test_the_hunter_finds_and_fights_better() -> None:
    t = Table("hubert", "-")
    t.put(0, at="forest")
    t.search("werewolf", 2, "lean-wolf", "cub")
    t.end(FaceWerewolf(t.wolf("lean-wolf")), 2, 3)  # 2 + 1 + 1 against 3
    assert t[0].trophies == (t.wolf("lean-wolf"),)


@pytest.mark.rule("7.3")
def test_the_discreet_monk_fails_in_silence() -> None:
    t = Table("odilon", "-")
    t.put(0, at="brewery")
    t.search("malt-easy", 1)
    assert t[0].noise == 1
    t.search("malt-hard", 1, loud=True)
    assert t[0].noise == 5


@pytest.mark.rule("7.4")
@pytest.mark.parametrize(
    ("monk", "at", "name", "first", "second"),
    [
        ("celestin", "armoury", "equipment", "club", "axe"),
        ("theophile", "chapel", "blessing", "relic", "rosary"),
    ],
)
def test_two_cards_are_drawn_and_one_is_kept(monk: str, at: str, name: str, first: str, second: str) -> None:
    t = Table(monk, "-")
    t.put(0, at=at)
    t.search(name, 5, first, second)
    assert set(t.options_now()) == {TakeCard(t.card(first)), TakeCard(t.card(second))}
    assert t.why(TakeCard(t.card("procession"))) == "card_not_drawn"
    t.do(TakeCard(t.card(second)))
    assert t[0].cards == (t.card(second),)
    pile = t.card(first) // 24
    assert t.s.discards[pile][t.card(first) % 24] == 1


@pytest.mark.rule("7.4")
def test_a_card_won_in_a_fight_is_only_one() -> None:
    t = Table("celestin", "-")
    hunted(t, "werebear", 6, 1, "axe")
    assert t[0].cards == (t.card("axe"),) and t.asked() == "Act"


@pytest.mark.rule("7.4")
def test_who_confuses_werewolves_chooses_his_attacker() -> None:
    t = Table("fulgence", "-")
    t.put(0, noise=8)
    t.do(Sprint(room("forest")), "great-wolf", "cub")
    assert t.asked() == "ChooseWerewolf"
    t.end(FaceWerewolf(t.wolf("cub")), 6, 1)
    assert t[0].tastes == (1,) and t.s.discards[WEREWOLF][t.wolf("great-wolf")] == 1


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(("die", "wounded"), [(3, True), (4, False)])
def test_the_blessed_ignore_wounds_on_four(die: int, wounded: bool) -> None:
    t = Table("theophile", "-")
    t.end(Challenge(1), 1, 6, die)
    assert t[0].wounded == wounded and t[0].dirt == wounded


@pytest.mark.rule("7.5", "5.7")
def test_a_card_against_the_wound_is_declared_before_the_blessed_die() -> None:
    t = Table("theophile", "-")
    t.put(0, cards=("healing",))
    t.do(Challenge(1))
    t.end(Use(t.card("healing")), 1, 6)
    assert not t[0].wounded, "no die of the blessing was needed"


@pytest.mark.rule("7.6")
def test_the_filthy_monk_puts_two_once_a_turn() -> None:
    t = Table("crepin", "-")
    t.put(0, at="brewery")
    t.put(1, sheet=(1, 0, 0, 0, 0, 0, 0))
    t.search("dirt", 3)
    assert t[1].dirt == 2
    t.search("dirt", 3)
    assert t[1].dirt == 3
    t.do(EndTurn())
    t.do(EndTurn())
    t.search("dirt", 3)
    assert t[1].dirt == 5


@pytest.mark.rule("7.6", "7.10")
def test_the_codex_turns_dirt_into_taste() -> None:
    t = Table("crepin", "-")
    t.put(0, at="brewery", sheet=(1, 0, 0, 0, 0, 0, 0))
    t.search("dirt", 3)
    assert t[0].extra == 1, "nobody else's beer holds ingredients: no question, and always 1"
    t.put(1, sheet=(1, 0, 0, 0, 0, 0, 0))
    t.search("dirt", 3)
    assert set(t.options_now()) == {Foul(1), ENRICH}
    t.do(ENRICH)
    assert t[0].extra == 2 and score(t.s, 0) == 3


@pytest.mark.rule("7.6")
def test_without_the_codex_or_ingredients_dirt_is_only_dirt() -> None:
    t = Table("crepin", "-")
    t.put(0, at="brewery")
    assert t.why(Search(site("dirt"))) == "beer_without_ingredients"
    t = Table("-", "-", "-")
    t.put(0, at="brewery", sheet=(1, 0, 0, 0, 0, 0, 0))
    for seat in (1, 2):
        t.put(seat, sheet=(1, 0, 0, 0, 0, 0, 0))
    t.search("dirt", 3)
    assert t.why(ENRICH) == "no_codex"


@pytest.mark.rule("7.7")
def test_the_butcher_makes_every_werewolf_tastier() -> None:
    t = Table("barnabe", "-")
    t.put(0, trophies=(0, 1, 2), tastes=(3, 0, 1))
    t.put(1, trophies=(3, 4, 5), tastes=(3, 0, 1))
    assert werewolf_part(t[0]) == 4 + 2
    assert werewolf_part(t[1]) == 3 + 1


@pytest.mark.rule("7.8", "7.10")
def test_alchemy_notes_an_ingredient_as_another_once() -> None:
    t = Table("nicaise", "-")
    t.s.phase = 4
    t.put(0, at="forest")
    t.search("wood-hard", 5)
    assert set(t.options_now()) == {Record(4), Record(5), Record(6), LEAVE}
    t.do(Record(4))
    assert t[0].sheet[4] == 3
    assert t.why(Search(site("wood-hard"))) == "past_phase", "it is used up"


@pytest.mark.rule("7.8")
def test_alchemy_can_wait() -> None:
    t = Table("nicaise", "-")
    t.s.phase = 4
    t.put(0, at="forest")
    t.search("wood-hard", 5)
    t.do(LEAVE)
    assert t[0].sheet == (0,) * 7 and t.why(Search(site("wood-hard"))) == ""


@pytest.mark.rule("7.9", "7.10")
def test_the_ancestral_recipe_fills_the_phase_before_once() -> None:
    t = Table("benjamin", "-")
    t.s.phase = 2
    t.put(0, at="brewery")
    t.search("malt-hard", 5)
    assert set(t.options_now()) == {Record(1), LEAVE}
    t.do(Record(1))
    assert t[0].sheet[1] == 3
    assert t.why(Search(site("malt-easy"))) == "past_phase"


@pytest.mark.rule("7.9")
def test_the_recipe_reaches_one_phase_back_only() -> None:
    t = Table("benjamin", "-")
    t.s.phase = 3
    t.put(0, at="brewery")
    assert t.why(Search(site("malt-easy"))) == "past_phase"
    t.put(0, at="forest")
    t.search("wood-easy", 2)
    assert set(t.options_now()) == {Record(3), Record(2)}
    assert t.why(Record(1)) == "past_phase"


def test_every_ability_of_the_book_is_some_monks() -> None:
    assert len(BASE.monks) == 15
    assert sum(any(power[effect] for power in BASE.monks) for effect in range(33)) >= 21
