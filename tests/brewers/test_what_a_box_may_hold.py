"""What a box of Brewers may hold beyond our own packs: it can be written down."""

from __future__ import annotations

from typing import Any

import pytest

from tests.brewers.table import Table, site
from vespers.bots import BOTS
from vespers.bots.arena import play_game
from vespers.engine.conformance import Kit
from vespers.games.brewers import GAME
from vespers.games.brewers.codebook import ROLL
from vespers.games.brewers.messages import (
    BrewersSettings,
    Challenge,
    EndTurn,
    FaceWerewolf,
    Record,
    Search,
    TakeCard,
    Target,
    Use,
)
from vespers.games.brewers.pieces import NONE
from vespers.games.brewers.scene.floor import WIDE, areas
from vespers.texts import Say


def options(text: str, **chosen: Any) -> BrewersSettings:
    return BrewersSettings(own=(f'[pack]\nid = "mine"\nextends = true\n{text}',), **chosen)


RAIN = """
[sites.rain-barrel]
finds = "water"
room = "cloister"
difficulty = 4
quality = 2
origin = "own"
name = { en = "the rain barrel", fr = "le tonneau de pluie", es = "el barril de lluvia" }
[sites.altar]
finds = "dirt"
room = "chapel"
difficulty = 2
origin = "own"
name = { en = "the dusty altar", fr = "l’autel poussiéreux", es = "el altar polvoriento" }
[sites.werewolf]
room = "hop-garden"
"""


@pytest.mark.rule("1.5")
def test_a_board_may_offer_anything_anywhere() -> None:
    t = Table("odilon", "-", settings=options(RAIN))
    barrel, altar = (t.box.ids["site"].index(name) for name in ("rain-barrel", "altar"))
    assert Search(barrel) in t.options_now() and t.why(Search(altar)) == "not_here"
    t.do(Search(barrel))
    t.do(ROLL, 4)
    t.do(Record(0))
    assert t[0].sheet[0] == 3, "a Dowser finds better water there too"
    t.put(0, at="chapel")
    t.put(1, sheet=(1, 0, 0, 0, 0, 0, 0))
    t.do(Search(altar))
    t.do(ROLL, 2)
    assert t[1].dirt == 1
    t.do(EndTurn())
    t.put(1, at="hop-garden")
    assert Search(site("werewolf")) in t.options_now()
    say = Say("en", GAME, t.settings)
    assert "the rain barrel" in {say.text(area.name) for area in areas(WIDE, t.box)}
    assert Kit(GAME, 2, options(RAIN), thorough=0.1).run(range(2)).games == 2


@pytest.mark.rule("1.5", "9.4")
def test_a_board_may_leave_things_out_and_have_two_of_a_kind() -> None:
    text = RAIN + "[sites]\nwater-easy = false\nwater-hard = false\n"
    t = Table("-", "-", settings=options(text, filthy=True))
    t.put(0, at="courtyard")
    assert not [a for a in t.options_now() if isinstance(a, Search)]
    assert t.why(Search(site("water-easy"))) == "not_here"
    assert [t.box.difficulty[n] for n in (site("dirt"), t.box.ids["site"].index("altar"))] == [2, 2]
    assert "thing-0" not in {area.id for area in areas(WIDE, t.box)}
    match = play_game(GAME, options(text), [BOTS["greedy"]] * 2, "rain")
    assert match.outcome() is not None


@pytest.mark.rule("6.2", "6.3")
@pytest.mark.parametrize(
    ("helps", "fights", "searches"), [("bonus", 1, 1), ("bonus-fight", 1, 0), ("bonus-search", 0, 1)]
)
def test_a_bonus_once_a_phase(helps: str, fights: int, searches: int) -> None:
    text = f"[equipment.club]\neffects = {{}}\nhelps = '{helps}'\nbonus = 3\nuse = 'phase'\n"
    t = Table("-", "-", settings=options(text, monk_fights=True))
    t.put(0, cards=("club",), noise=7)
    club = Use(t.card("club"))
    t.do(Challenge(1), *([] if fights else [2, 4]))
    if fights:
        t.end(club, 2, 4)
        assert t[1].wounded and t[0].ready == (), "2 + 3 against 4"
    else:
        assert t[0].wounded
    t = Table("-", "-", settings=options(text))
    t.put(0, cards=("club",), at="bakery")
    t.do(Search(site("yeast-hard")))
    assert (club in t.options_now()) == bool(searches)
    t.do(club if searches else ROLL, *([] if searches else [2]))
    if searches:
        t.end(ROLL, 2)
    assert t[0].sheet[6] == 3 * searches


@pytest.mark.rule("5.4")
@pytest.mark.parametrize(("mine", "theirs"), [(6, 1), (3, 5), (1, 6)])
def test_some_icons_come_after_every_fight(mine: int, theirs: int) -> None:
    """A cub has -1, the hunter +1: won, tied, lost."""
    t = Table("odilon", "pancrace", settings=options("[werewolves.cub]\nafter = { taste = 1 }\n"))
    t.put(0, at="forest")
    t.search("werewolf", 6, "cub", "lean-wolf")
    t.end(FaceWerewolf(t.wolf("cub")), mine, theirs)
    assert t[0].extra == 1 and t.s.fighter == NONE
    GAME.invariants(t.s)


@pytest.mark.rule("6.5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_taste_for_a_beer_of_ones_choice(seat: int) -> None:
    text = "[equipment.club]\neffects = {}\nplays = { any-taste = -2 }\nuse = 'game'\n"
    t = Table("-", "-", "-", settings=options(text))
    t.put(0, cards=("club",))
    t.do(Use(t.card("club")))
    assert t.options_now() == [Target(0), Target(1), Target(2)]
    t.do(Target(seat))
    assert [monk.extra for monk in t.s.monks] == [-2 if me == seat else 0 for me in range(3)]


@pytest.mark.rule("6.5", "7.4")
def test_two_cards_as_a_reward_of_which_one_is_kept() -> None:
    t = Table("odilon", "pancrace", settings=options("[werewolves.cub]\nwon = { pick-blessing = 2 }\n"))
    t.put(0, at="forest")
    t.search("werewolf", 6, "cub", "lean-wolf")
    t.do(FaceWerewolf(t.wolf("cub")), 6, 1, "relic", "rosary")
    assert t.options_now() == [TakeCard(t.card("relic")), TakeCard(t.card("rosary"))]
    t.do(TakeCard(t.card("rosary")))
    assert t[0].cards == (t.card("rosary"),) and t[0].tastes == (1,)
    GAME.invariants(t.s)
