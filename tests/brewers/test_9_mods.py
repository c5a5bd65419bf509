"""§9 Mods."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from tests.brewers.table import Table, room, site
from vespers.engine.conformance import Kit
from vespers.engine.dealer import ScriptedDealer
from vespers.engine.errors import BadSettings
from vespers.engine.match import Match
from vespers.games.brewers import GAME
from vespers.games.brewers.events import SlotEmpty
from vespers.games.brewers.messages import (
    BrewersSettings,
    Challenge,
    ChooseMonk,
    Dealt,
    DealtFaceDown,
    EndTurn,
    FaceWerewolf,
    Foul,
    Search,
    Sprint,
    Starts,
)


@pytest.mark.rule("9.1")
def test_sprinting_is_off_unless_it_is_chosen() -> None:
    t = Table("-", "-", settings=BrewersSettings())
    assert t.why(Sprint(room("forest"))) == "sprint_off"
    assert not [a for a in t.options_now() if isinstance(a, Sprint)]


@pytest.mark.rule("9.1")
def test_fights_between_monks_are_off_unless_they_are_chosen() -> None:
    assert Table("-", "-", settings=BrewersSettings(monk_fights=True)).why(Challenge(1)) == ""
    assert Table("-", "-", settings=BrewersSettings()).why(Challenge(1)) == "challenges_off"


@pytest.mark.rule("9.2")
def test_in_a_silent_night_werewolves_come_at_eight() -> None:
    t = Table("-", "-", settings=BrewersSettings(silent=True))
    t.put(0, at="brewery", noise=6)
    t.search("malt-easy", 3)
    assert t[0].noise == 7 and not t[0].trophies
    t.search("malt-easy", 3, "cub", 6, 1)
    assert t[0].noise == 0 and t[0].trophies


@pytest.mark.rule("9.3")
def test_a_long_night_has_a_second_turn_with_one_action() -> None:
    t = Table("-", "-", settings=BrewersSettings(long_night=True))
    events = t.do(EndTurn())
    assert SlotEmpty(0, 0) not in events, "the phase is still open"
    t.do(EndTurn())
    assert (t.s.phase, t.s.turn, t.asks()) == (0, 1, 0)
    assert (t.s.actions, t.s.moves) == (1, 1)
    assert SlotEmpty(0, 0) in t.do(EndTurn())
    t.do(EndTurn())
    assert (t.s.phase, t.s.turn, t.s.actions) == (1, 0, 2)


@pytest.mark.rule("9.4")
def test_in_a_filthy_monastery_dirt_is_found_on_two() -> None:
    for filthy in (False, True):
        t = Table("-", "-", settings=BrewersSettings(filthy=filthy))
        t.put(0, at="brewery")
        t.put(1, sheet=(1, 0, 0, 0, 0, 0, 0))
        t.search("dirt", 2)
        assert t[1].dirt == filthy


@pytest.mark.rule("9.5")
@pytest.mark.parametrize(
    ("first", "second", "faced"),
    [
        ("cub", "black-wolf", "black-wolf"),  # 2.5 or 5.5
        ("werebat", "lean-wolf", "werebat"),  # 5 or 3.5
        ("grey-wolf", "wereboar", "grey-wolf"),  # equal: the first
        ("the-pack", "grey-wolf", "the-pack"),  # its last opponent has 5.5
    ],
)
def test_the_stronger_of_two_attacks(first: str, second: str, faced: str) -> None:
    t = Table("-", "-", settings=BrewersSettings(sprint=True, pack_hunt=True))
    t.put(0, noise=8, cards=("shield",))
    t.do(Sprint(room("forest")), first, second)
    assert t.s.werewolf == t.wolf(faced) and t.asked() == "Declare"


@pytest.mark.rule("9.5", "7.4")
def test_who_confuses_werewolves_still_chooses_in_a_pack() -> None:
    t = Table("fulgence", "-", settings=BrewersSettings(sprint=True, pack_hunt=True))
    t.put(0, noise=8)
    t.do(Sprint(room("forest")), "cub", "great-wolf")
    t.end(FaceWerewolf(t.wolf("cub")), 6, 1)
    assert t[0].tastes == (1,)


@pytest.mark.rule("9.6")
def test_partners_sit_opposite_and_are_no_opponents() -> None:
    t = Table("-", "-", "-", "-", settings=BrewersSettings(team=True, monk_fights=True))
    for seat in range(4):
        t.put(seat, at="brewery", sheet=(seat, 1, 0, 0, 0, 0, 0))
    assert t.why(Challenge(2)) == "not_in_this_room" and t.why(Challenge(1)) == ""
    t.search("dirt", 3)
    assert t.options_now() == [Foul(1), Foul(3)]
    t.do(Foul(3))
    while t.match.asked() is not None:
        t.do(EndTurn())
    outcome = t.match.outcome()
    assert outcome is not None
    assert outcome.scores == (4, 5, 4, 5) and outcome.winners == (1, 3) and outcome.reason == "most_taste"


@pytest.mark.rule("9.6")
@pytest.mark.parametrize(
    ("facts", "winners", "reason"),
    [
        ({"sheet": (2, 0, 0, 0, 0, 0, 0), "trophies": (0,), "tastes": (1,)}, (0, 2), "most_werewolf"),
        ({"sheet": (4, 0, 0, 0, 0, 0, 0), "dirt": 1}, (1, 3), "least_dirt"),
        ({"sheet": (3, 0, 0, 0, 0, 0, 0)}, (0, 1, 2, 3), "shared"),
    ],
)
def test_ties_between_teams(facts: dict[str, Any], winners: tuple[int, ...], reason: str) -> None:
    t = Table("-", "-", "-", "-", settings=BrewersSettings(team=True))
    t.put(0, **facts)
    t.put(3, sheet=(3, 0, 0, 0, 0, 0, 0))
    while t.match.asked() is not None:
        t.do(EndTurn())
    outcome = t.match.outcome()
    assert outcome is not None and (outcome.winners, outcome.reason) == (winners, reason)


@pytest.mark.rule("9.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 5, 7])
def test_teams_need_pairs(seats: int) -> None:
    with pytest.raises(BadSettings) as refused:
        GAME.start(seats, BrewersSettings(team=True))
    assert refused.value.why.key == "brewers_team_seats"


@pytest.mark.rule("9.7")
def test_two_monks_are_dealt_in_secret_and_one_is_kept() -> None:
    deals = [Dealt(3), Dealt(7), Dealt(5), Dealt(1)]
    match = Match(GAME, 2, BrewersSettings(blind_draft=True), ScriptedDealer([Starts(0), *deals]))
    assert match.state.dealt == [(3, 5), (7, 1)]
    heard = [match.asked_at[n].heard(match.log[n].action, 0) for n in range(1, 5)]
    assert heard == [Dealt(3), DealtFaceDown(), Dealt(5), DealtFaceDown()]
    why = match.why_not(0, ChooseMonk(7))
    assert why is not None and why.key == "monk_not_dealt"
    match.play(0, ChooseMonk(5))
    assert match.state.monks[0].monk == 5
    assert match.why_not_undo(0) is not None, "the choice has been seen"
    assert GAME.view(match.state, 0).free_monks == (3,)
    assert GAME.view(match.state, 1).free_monks == (7, 1)
    assert GAME.view(match.state, None).free_monks == ()


@pytest.mark.rule("9.7")
def test_with_eight_players_the_last_gets_one_monk() -> None:
    deals = [Dealt(monk) for monk in range(15)]
    match = Match(GAME, 8, BrewersSettings(blind_draft=True), ScriptedDealer([Starts(0), *deals]))
    assert [len(dealt) for dealt in match.state.dealt] == [2] * 7 + [1]


def with_mods(*mods: str, **others: Any) -> BrewersSettings:
    chosen: dict[str, Any] = {mod: True for mod in mods}
    return BrewersSettings(**others, **chosen)


MODS = ("silent", "long_night", "filthy", "pack_hunt", "blind_draft", "team")


@pytest.mark.parametrize("mods", list(itertools.combinations(MODS, 2)), ids="+".join)
def test_mods_combine_freely(mods: tuple[str, str]) -> None:
    settings = with_mods(*mods, sprint=mods[0] != "silent", monk_fights=mods[1] != "team")
    assert Kit(GAME, 4, settings, thorough=0.03).run([1]).games == 1


def test_all_mods_at_once() -> None:
    settings = with_mods(*MODS, packs=("base", "night-of-the-beast"))
    assert Kit(GAME, 8, settings, thorough=0.02).run([2]).games == 1


@pytest.mark.rule("9.4")
def test_an_easier_difficulty_changes_no_other_site() -> None:
    plain, filthy = GAME.box(BrewersSettings()), GAME.box(BrewersSettings(filthy=True))
    changed = [s for s in range(14) if plain.difficulty[s] != filthy.difficulty[s]]
    assert changed == [site("dirt")] and Search(changed[0]).site == 13
