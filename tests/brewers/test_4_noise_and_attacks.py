"""§4 Noise and attacks."""

from __future__ import annotations

import pytest

from tests.brewers.table import Table, room
from vespers.games.brewers import GAME
from vespers.games.brewers.events import Attacked, NoiseChanged, WerewolfFaced
from vespers.games.brewers.messages import FaceWerewolf, Sprint, Use
from vespers.games.brewers.pieces import WEREWOLF
from vespers.texts import LANGUAGES
from vespers.texts.rulebook import rulebook


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(
    ("name", "die", "loud", "noise"),
    [
        ("malt-easy", 3, False, 1),
        ("malt-easy", 1, False, 2),
        ("malt-easy", 2, True, 3),
        ("malt-easy", 1, True, 4),
        ("malt-hard", 5, False, 2),
        ("malt-hard", 4, False, 3),
        ("malt-hard", 4, True, 4),
        ("malt-hard", 1, True, 5),
    ],
)
def test_every_action_has_its_noise(name: str, die: int, loud: bool, noise: int) -> None:
    t = Table("-", "-")
    t.put(0, at="brewery")
    events = t.search(name, die, loud=loud)
    assert t[0].noise == noise and NoiseChanged(0, noise) in events


@pytest.mark.rule("4.4")
def test_the_noise_of_a_hunt_comes_before_its_fight() -> None:
    t = Table("-", "-")
    t.put(0, at="forest", noise=8)
    t.search("werewolf", 3, "cub", "cub")
    assert t.asked() == "ChooseWerewolf" and t[0].noise == 9
    t.end(FaceWerewolf(t.wolf("cub")), 1, 6)  # 2 against 5: a werewolf's wound silences
    assert t[0].noise == 0 and t[0].wounded


@pytest.mark.rule("4.2", "4.3")
def test_at_ten_a_werewolf_comes_after_the_action() -> None:
    t = Table("-", "-")
    t.put(0, at="brewery", noise=8)
    events = t.search("malt-hard", 5, "lean-wolf", 4, 2)
    assert t[0].sheet[1] == 3, "the action is resolved first"
    assert Attacked(0) in events and WerewolfFaced(0, t.wolf("lean-wolf"), 1) in events
    assert t[0].noise == 0 and t[0].trophies == (t.wolf("lean-wolf"),)
    assert t.asks() == 0 and t.s.actions == 1, "then the turn goes on"


@pytest.mark.rule("4.2")
def test_nine_is_quiet_enough() -> None:
    t = Table("-", "-")
    t.put(0, at="brewery", noise=8)
    t.search("malt-easy", 3)
    assert t[0].noise == 9 and t.asked() == "Act"


@pytest.mark.rule("4.4")
def test_a_sprint_brings_the_werewolf_too() -> None:
    t = Table("-", "-")
    t.put(0, noise=8)
    t.end(Sprint(room("forest")), "cub", 3, 6)  # 3 against 5
    assert t[0].wounded and t[0].noise == 0


@pytest.mark.rule("4.4")
def test_another_players_card_can_bring_it_and_the_turn_goes_on() -> None:
    t = Table("-", "-")
    t.put(0, cards=("cracked-bell",))
    t.put(1, noise=6)
    t.end(Use(t.card("cracked-bell")), "cub", 3, 4)  # 3 against 3
    assert t[1].noise == 0 and not t[1].wounded
    assert t.asks() == 0 and t.asked() == "Act"


@pytest.mark.rule("4.4")
def test_if_several_are_too_loud_the_player_in_turn_is_first() -> None:
    t = Table("-", "-", "-")
    t.put(0, noise=10)
    t.put(1, noise=8)
    t.put(2, noise=12)
    events = t.end(Sprint(room("forest")), "cub", 3, 4, "cub", 3, 4)
    assert [event.seat for event in events if isinstance(event, Attacked)] == [0, 2]
    assert [monk.noise for monk in t.s.monks] == [0, 8, 0]


@pytest.mark.rule("4.4")
def test_without_any_werewolf_nothing_comes() -> None:
    t = Table("-", "-")
    t.s.piles[WEREWOLF] = [0] * len(t.s.piles[WEREWOLF])
    t.s.stocks[WEREWOLF] = 0
    t.put(0, noise=8)
    t.end(Sprint(room("forest")))
    assert t[0].noise == 0 and t.asked() == "Act"


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(("mine", "theirs"), [(6, 1), (3, 4), (1, 6)])
def test_after_an_attack_there_is_silence_whatever_the_result(mine: int, theirs: int) -> None:
    t = Table("-", "-")
    t.put(0, noise=8)
    t.end(Sprint(room("forest")), "cub", mine, theirs)
    assert t[0].noise == 0


@pytest.mark.rule("4.4", "4.3")
def test_a_hunt_that_is_won_or_tied_leaves_the_noise() -> None:
    for mine, theirs in ((6, 1), (2, 4)):
        t = Table("-", "-")
        t.put(0, at="forest", noise=5)
        t.search("werewolf", 3, "cub", "lean-wolf")
        t.end(FaceWerewolf(t.wolf("cub")), mine, theirs)
        assert t[0].noise == 6


@pytest.mark.rule("4.3", "6.5")
@pytest.mark.parametrize(("name", "noise"), [("cub", 4), ("howler", 6), ("pack-leader", 0)])
def test_a_hunt_that_is_won_changes_the_noise_by_its_roll_and_by_icons_only(name: str, noise: int) -> None:
    t = Table("-", "-")
    t.put(0, at="forest", noise=3)
    t.search("werewolf", 6, name, "lean-wolf")
    assert t[0].noise == 4, "the roll"
    t.end(FaceWerewolf(t.wolf(name)), 6, 1)
    assert t[0].noise == noise and not t[0].wounded


@pytest.mark.rule("4.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_all_that_changes_the_noise_of_a_hunt(language: str) -> None:
    rules = rulebook(GAME.folder, language).section("4.4")
    assert rules is not None and all(f"({section})" in rules.body for section in ("4.1", "5.7", "6.5"))
