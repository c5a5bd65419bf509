"""The content pack: what may be changed, and what is said when it is wrong."""

from __future__ import annotations

import pytest

from vespers.engine.conformance import play_at_random
from vespers.engine.errors import BadPack, BadSettings
from vespers.games.heaven_ale import GAME
from vespers.games.heaven_ale.messages import HeavenAleSettings

OVER = '[pack]\nid = "mine"\nextends = true\n'


def with_pack(text: str) -> HeavenAleSettings:
    return HeavenAleSettings(own=(OVER + text,))


@pytest.mark.rule("5.2", "1.3")
def test_one_number_can_be_changed() -> None:
    box = GAME.box(with_pack("[numbers]\nducats = 30\n[buildings.none]\nbrewmaster = 4\n"))
    assert box.ducats == 30 and box.brewmaster_steps == [4, 3, 1, 1, 0]
    assert GAME.box(HeavenAleSettings()).ducats == 25


def test_the_same_options_give_the_same_box() -> None:
    assert GAME.box(HeavenAleSettings()) is GAME.box(HeavenAleSettings())


@pytest.mark.rule("1.1")
def test_another_track_can_be_played() -> None:
    longer = '[track.28]\noffers = "disc"\nletters = "ABC"\norigin = "own"\n'
    settings = with_pack(longer)
    assert GAME.box(settings).last == 28
    match = play_at_random(GAME, 2, settings, 5)
    assert match.outcome() is not None


@pytest.mark.rule("5.3")
def test_another_building_needs_a_name_and_may_activate_any_number() -> None:
    six = (
        "[buildings.four]\nup_to = 28\n"
        '[buildings.six]\nup_to = 30\nbrewmaster = 0\nactivates = "any"\ncount = 6\n'
    )
    with pytest.raises(BadPack, match=r"buildings\.six\.name"):
        GAME.box(with_pack(six + 'origin = "own"\n'))
    named = (
        six + 'origin = "own"\nname = { en = "a cathedral", fr = "une cathédrale", es = "una catedral" }\n'
    )
    box = GAME.box(with_pack(named))
    assert box.patterns[box.type_of_total[29]] == [0b111111]
    assert GAME.texts(with_pack(named))["heaven-ale-building-six"]["fr"] == "une cathédrale"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[numbers]\nducats = -1\n", "numbers.ducats"),
        ('[numbers]\nducats = "many"\n', "numbers.ducats"),
        ("[numbers]\nsunny_price = 0\n", "numbers.sunny_price"),
        ("[buildings.four]\nup_to = 29\n", "buildings"),
        ("[buildings.one]\nup_to = 7\n", "buildings"),
        ("[track.1]\ncost = 3\n", "track.1.cost"),
        ('[track.4]\nletters = ""\n', "track.4.letters"),
        ('[track.4]\nletters = "D"\n', "track.4.letters"),
        ('[track.30]\noffers = "barrel"\norigin = "own"\n', "track"),
        ("[players.4]\nrounds = 7\n", "players.4.rounds"),
        ("[resources.wood]\none = [0, 0, 0, 0, 0]\n", "resources"),
        ("[players.2]\nsecond_discs = [1]\n", "players.2.second_discs"),
        ("[resources.wood]\none = [1, 2]\n", "resources.wood.one"),
        ('[resources.malt]\nstart = 0\none = [1,1,1,1,1]\ntwo = [1,1,1,1,1]\norigin = "own"\n', "resources"),
        ("[brewmaster.below]\nat_least = 1\n", "brewmaster"),
        ("[barrels.ones]\ngoal = 0\n", "barrels.ones.goal"),
        ('[coins.big]\nvalue = 3\norigin = "own"\n', "coins"),
    ],
)
def test_a_wrong_pack_is_refused_with_file_and_key(text: str, key: str) -> None:
    with pytest.raises(BadPack) as refused:
        GAME.box(HeavenAleSettings(own=("# file: mine.toml\n" + OVER + text,)))
    assert refused.value.key == key and refused.value.file == "mine.toml"
    assert refused.value.expected


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadSettings):
        GAME.read_settings({"exchange": "never"})
    assert GAME.read_settings({"entry": "english"}).entry == "english"


def test_a_pack_may_leave_the_first_piles_empty() -> None:
    empty = "".join(
        f"[resources.{name}]\none = [0, 0, 0, 0, 0]\ntwo = [4, 4, 4, 4, 4]\n"
        for name in ("wood", "yeast", "hops", "water", "barley")
    )
    match = play_at_random(GAME, 2, with_pack(empty + "[players.2]\ntiles_two = true\n"), 3)
    assert match.outcome() is not None
