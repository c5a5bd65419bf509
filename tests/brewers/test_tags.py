"""What hangs on the targets: costs, gains and chances as the rules would bring them."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.brewers.drawings import drawn
from tests.brewers.table import Table, room, site
from vespers.engine.messages import Action
from vespers.engine.scene import Amount, Tag, Target
from vespers.games.brewers import GAME
from vespers.games.brewers.codebook import END_TURN, MAKE_NOISE, MEDITATE, RECOVER, ROLL
from vespers.games.brewers.messages import Challenge, FaceWerewolf, Foul, Move, Record, Search, Sprint, Use
from vespers.games.brewers.scene.chances import percents

FACES = range(1, 7)


def offered(t: Table, a: Action) -> Target:
    """How an answer of the seat that is asked is offered."""
    number = GAME.codebook.number[a]
    return next(target for target in drawn(t.match, t.asks()).targets if target.number == number)


def tag_of(t: Table, a: Action) -> Tag:
    tag = offered(t, a).tag
    assert tag is not None
    return tag


def shown(amounts: tuple[Amount, ...]) -> list[tuple[str, str]]:
    """Symbol, and the value or what it was and becomes."""
    return [(one.symbol, f"{one.before}→{one.after}" if one.after else one.value) for one in amounts]


def percent(tag: Tag | None) -> list[int]:
    assert tag is not None
    return [one.percent for one in tag.odds]


def ways(t: Table, name: str) -> dict[int, tuple[list[int], list[tuple[str, str]]]]:
    """By the number of the next answer: the chance, and the noise after it."""
    found = {}
    for way in offered(t, Search(site(name))).ways:
        assert way.tag is not None
        found[way.number] = percent(way.tag), shown(way.tag.amounts)
    return found


QUIETLY, NOISILY = GAME.codebook.number[ROLL], GAME.codebook.number[MAKE_NOISE]


def odilo() -> Table:
    """A dowser in the courtyard, in the fifth phase, with noise 5 and water of quality 2."""
    t = Table("odilon", "nicaise")
    t.s.phase = 4
    t.put(0, at="courtyard", noise=5, sheet=(0, 0, 0, 0, 3, 2, 0))
    return t


@pytest.mark.rule("3.1", "3.2", "4.1")
def test_a_search_tells_what_it_needs_what_it_brings_and_each_ways_chance_and_noise() -> None:
    t = odilo()
    assert shown(tag_of(t, Search(site("water-hard"))).amounts) == [
        ("", "5+"),
        ("ingredient-water", "2→4"),
    ]
    assert ways(t, "water-hard") == {
        QUIETLY: ([33], [("bell", "5→7")]),
        NOISILY: ([50], [("bell", "5→9")]),
    }
    assert ways(t, "water-easy") == {
        QUIETLY: ([83], [("bell", "5→6")]),
        NOISILY: ([100], [("bell", "5→8")]),
    }


@pytest.mark.rule("3.4")
def test_a_search_that_would_bring_nothing_better_says_so() -> None:
    amounts = tag_of(odilo(), Search(site("water-easy"))).amounts
    assert [one.name.key for one in amounts if one.name][-1] == "brewers-tag-no-gain"


@pytest.mark.rule("4.1")
def test_a_failure_that_would_be_heard_is_in_the_noise_after_it() -> None:
    t = Table("guerin", "-")
    t.put(0, at="bakery", noise=2)
    assert ways(t, "yeast-easy")[QUIETLY] == ([67], [("bell", "2→3–4")])


@pytest.mark.rule("3.2")
def test_who_is_too_loud_has_one_way_and_its_chance_hangs_on_the_thing() -> None:
    t = Table("guerin", "-")
    t.put(0, at="bakery", noise=8)
    target = offered(t, Search(site("yeast-easy")))
    assert target.ways == () and percent(target.tag) == [67]


@pytest.mark.rule("4.2")
def test_a_search_that_must_bring_a_werewolf_warns() -> None:
    t = Table("guerin", "-")
    t.put(0, at="bakery", noise=9)
    assert offered(t, Search(site("yeast-easy"))).warning is not None
    t.put(0, noise=5)
    assert offered(t, Search(site("yeast-easy"))).warning is None


@pytest.mark.rule("2.3", "2.4")
def test_a_walk_is_free_and_a_sprint_tells_its_noise_and_lights_two_doors() -> None:
    t = odilo()
    walk, sprint = offered(t, Move(room("bakery"))), offered(t, Sprint(room("library")))
    assert not walk.costly and walk.route == ("door-5-7",)
    assert sprint.costly and shown(sprint.tag.amounts if sprint.tag else ()) == [
        ("winged-boot", ""),
        ("bell", "5→7"),
    ]
    assert sprint.route == ("door-0-7", "door-0-2")
    t.do(Move(room("bakery")))
    walk = offered(t, Move(room("courtyard")))
    assert (
        walk.costly
        and walk.tag is not None
        and shown(walk.tag.amounts)
        == [
            ("boot", ""),
            ("open-hand", "−1"),
        ]
    )


@pytest.mark.rule("2.4", "4.2")
def test_a_sprint_into_the_ears_of_a_werewolf_warns() -> None:
    t = odilo()
    t.put(0, noise=8)
    assert offered(t, Sprint(room("library"))).warning is not None


@pytest.mark.rule("5.6")
def test_a_fight_between_monks_tells_how_likely_one_wins_and_falls() -> None:
    t = odilo()
    t.put(0, cards=("relic",))
    t.put(1, at="courtyard")
    assert percent(tag_of(t, Challenge(1))) == [58, 14, 28]


@pytest.mark.rule("5.2", "7.1")
@pytest.mark.parametrize(("monk", "bonus"), [("odilon", 0), ("anselme", 1)])
def test_the_chances_against_a_werewolf_are_those_of_all_its_dice(monk: str, bonus: int) -> None:
    t = Table(monk, "-")
    t.put(0, at="forest")
    t.search("werewolf", 6, "werespider", "cub")
    mine = [face for face in FACES for _ in FACES]
    if monk == "anselme":  # Brawny rolls a 1 again
        mine = [face if face > 1 else again for face in FACES for again in FACES]
    pairs = [(one + bonus + 1, two + three - 1) for one in mine for two, three in product(FACES, FACES)]
    won = sum(a > b for a, b in pairs) / len(pairs)
    lost = sum(a < b for a, b in pairs) / len(pairs)
    found = percent(tag_of(t, FaceWerewolf(t.wolf("werespider"))))
    assert found == list(percents(won, 1 - won - lost, lost))


@pytest.mark.rule("5.5")
def test_of_a_chain_all_opponents_must_be_beaten() -> None:
    t = Table("odilon", "-")
    t.put(0, at="forest")
    t.search("werewolf", 6, "the-pack", "cub")
    beats = [sum(a + 1 > b + bonus for a, b in product(FACES, FACES)) / 36 for bonus in (0, 1, 2)]
    tag = tag_of(t, FaceWerewolf(t.wolf("the-pack")))
    assert abs(percent(tag)[0] - 100 * beats[0] * beats[1] * beats[2]) <= 1
    assert sum(percent(tag)) == 100
    assert shown(tag.amounts) == [("beer", "0→4")]


@pytest.mark.rule("3.7", "3.9", "5.8", "6.5")
def test_what_changes_at_once_is_told_before_it_does() -> None:
    t = Table("odilon", "nicaise")
    t.put(0, at="library", noise=7, cards=("indulgence",), dirt=1, sheet=(3, 0, 0, 0, 0, 0, 0))
    assert shown(tag_of(t, MEDITATE).amounts) == [("bell", "7→2")]
    assert shown(tag_of(t, Use(t.card("indulgence"))).amounts) == [("dirt", "1→0"), ("beer", "2→3")]
    t.put(0, wounded=True)
    assert shown(tag_of(t, RECOVER).amounts) == [("open-hand", "−1")]


@pytest.mark.rule("3.9")
def test_dirt_tells_whose_beer_it_spoils() -> None:
    t = Table("odilon", "-", "-")
    for seat in (1, 2):
        t.put(seat, sheet=(3, 0, 0, 0, 0, 0, 0))
    t.put(0, at="brewery")
    t.search("dirt", 6)
    assert shown(tag_of(t, Foul(2)).amounts) == [("dirt", "0→1"), ("beer", "3→2")]


@pytest.mark.rule("3.4")
def test_what_was_found_tells_what_each_phase_would_gain() -> None:
    t = Table("odilon", "-")
    t.put(0, at="courtyard", sheet=(0, 0, 0, 0, 0, 1, 0))
    t.search("water-hard", 6)
    assert shown(tag_of(t, Record(5)).amounts) == [("ingredient-water", "1→4")]


@pytest.mark.rule("2.2")
def test_who_leaves_actions_is_warned() -> None:
    t = odilo()
    warning = offered(t, END_TURN).warning
    assert warning is not None and warning.values == {"actions": 2}
    t.s.actions = 0
    assert offered(t, END_TURN).warning is None


@pytest.mark.parametrize(
    "parts", [(0.5, 0.5), (1 / 3, 1 / 3, 1 / 3), (0.469, 0.531), (1.0, 0.0), (5 / 6, 1 / 6)]
)
def test_percents_add_up_to_a_hundred(parts: tuple[float, ...]) -> None:
    assert sum(percents(*parts)) == 100


def test_nothing_that_a_tag_tries_changes_the_table() -> None:
    t = odilo()
    before: Any = GAME.view(t.s, 0)
    drawn(t.match, 0)
    assert GAME.view(t.s, 0) == before
