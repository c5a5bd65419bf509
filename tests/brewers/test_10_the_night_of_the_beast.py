"""§10 The expansion."""

from __future__ import annotations

import msgspec
import pytest

from tests.brewers.table import BASE, Table
from vespers.games.brewers import GAME
from vespers.games.brewers.messages import BrewersSettings, Challenge, FaceWerewolf
from vespers.games.brewers.pieces import PILE_MAX
from vespers.games.brewers.scoring import werewolf_part

BEAST = BrewersSettings(packs=("base", "night-of-the-beast"))


@pytest.mark.rule("10.1")
def test_seven_cards_join_the_others() -> None:
    box = GAME.box(BEAST)
    assert len(box.monks) == len(BASE.monks) + 4 == 19
    assert [sum(pile) for pile in box.piles] == [13, 13, 18]
    assert [sum(pile) for pile in BASE.piles] == [12, 12, 17]
    assert box.ids["monk"][:15] == BASE.ids["monk"], "numbers of the base game stay the same"
    assert box.ids["card"][PILE_MAX : PILE_MAX + 12] == BASE.ids["card"][PILE_MAX:]


@pytest.mark.rule("10.1")
def test_the_beast_bars_equipment_and_blessings() -> None:
    t = Table("gaspard", "-", settings=BEAST)  # Hunter and Martial
    t.put(0, at="forest", cards=("club", "relic", "sword-of-saint-hubert"))
    t.search("werewolf", 2, "the-beast", "cub")
    t.end(FaceWerewolf(t.wolf("the-beast")), 6, 2, 5)  # 6 + 1 + 1 + 1 against 7 + 1
    assert t[0].tastes == (6,)


@pytest.mark.rule("10.1")
def test_the_sword_and_the_blessing() -> None:
    t = Table("-", "-", settings=msgspec.structs.replace(BEAST, monk_fights=True))
    t.put(0, cards=("sword-of-saint-hubert", "blessing-of-the-beast"), trophies=(0, 1), tastes=(2, 0))
    t.end(Challenge(1), 2, 4)  # 2 + 2 against 4, and ties are won
    assert t[1].wounded
    assert werewolf_part(t[0]) == 3 + 1


@pytest.mark.rule("10.1")
@pytest.mark.parametrize("monk", ["gaspard", "perpet", "ignace", "macaire"])
def test_the_four_monks_have_two_abilities(monk: str) -> None:
    box = GAME.box(BEAST)
    power = box.monks[box.ids["monk"].index(monk)]
    assert sum(power) in (2, 3)
