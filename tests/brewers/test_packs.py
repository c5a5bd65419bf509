"""Content packs: what one's own pack changes, and what is refused, with file, key and expectation."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.brewers.table import BASE, Table
from vespers.engine.conformance import Kit
from vespers.engine.errors import BadPack
from vespers.games.brewers import GAME
from vespers.games.brewers.box import BrewersBox
from vespers.games.brewers.messages import BrewersSettings
from vespers.games.brewers.pack import PACKS, contents
from vespers.games.brewers.pieces import DEEDS, EFFECTS, HELPS, USES
from vespers.texts import LANGUAGES, Say, has_text

HEAD = '[pack]\nid = "mine"\nextends = true\n'
NAME = 'name = { en = "Old Sock", fr = "Vieille chaussette", es = "Calcetín viejo" }\norigin = "own"\n'


def settings_with(text: str) -> BrewersSettings:
    return BrewersSettings(own=(f"# file: mine.toml\n{HEAD}{text}",))


def box(text: str) -> BrewersBox:
    return GAME.box(settings_with(text))


def test_the_box_has_the_counts_of_the_book() -> None:
    assert len(BASE.monks) == 15
    assert [sum(pile) for pile in BASE.piles] == [12, 12, 17]
    assert len(contents(("base",), ()).abilities) == 21


def test_every_monk_has_two_abilities_and_every_ability_is_used() -> None:
    content = contents(("base",), ())
    used = {ability for monk in content.monks.values() for ability in monk.abilities}
    assert used == set(content.abilities)
    assert all(len(monk.abilities) == 2 for monk in content.monks.values())


def test_every_piece_of_every_pack_has_a_name_and_a_help_in_three_languages() -> None:
    content = contents(("base", "night-of-the-beast", "hermit"), ())
    named: dict[str, Mapping[str, object]] = {
        "room": content.rooms,
        "site": content.sites,
        "ability": content.abilities,
        "monk": content.monks,
        "werewolf": content.werewolves,
        "card": {**content.equipment, **content.blessings},
        "night": content.events,
        "rival": content.rivals,
        "objective": content.objectives,
    }
    keys = {f"brewers-{kind}-{name}" for kind, pieces in named.items() for name in pieces}
    keys |= {f"brewers-{kind}-{name}-help" for kind in ("ability", "card", "night") for name in named[kind]}
    keys |= {f"brewers-end-{end}" for end in ("most_taste", "most_werewolf", "least_dirt", "shared", "solo")}
    keys |= {f"brewers-band-{n}" for n in range(5)} | {"brewers-end-hermit_won", "brewers-end-hermit_lost"}
    assert sorted(key for key in keys if not has_text(key)) == []


def test_everything_says_where_it_comes_from() -> None:
    content = contents(("base", "night-of-the-beast", "hermit"), ())
    assert {ability.origin for ability in content.abilities.values()} == {"book"}
    assert {monk.origin for monk in content.monks.values()} == {"reconstructed"}
    assert content.sites["malt-hard"].origin == "book"
    assert sorted(path.stem for path in PACKS.glob("*.toml")) == ["base", "hermit", "night-of-the-beast"]


# --- What one's own pack can do


def test_a_pack_changes_one_number_and_nothing_else() -> None:
    mine = box("[numbers]\nattack_at = 12\n")
    assert mine.numbers.attack_at == 12 and mine.numbers.loud_below == BASE.numbers.loud_below
    assert mine.monks == BASE.monks and mine.piles == BASE.piles


def test_a_pack_adds_a_card_with_its_name() -> None:
    text = f"[equipment.old-sock]\neffects = {{ fight = -1, quiet-failure = 1 }}\n{NAME}"
    t = Table("-", "-", settings=settings_with(text))
    t.put(0, at="armoury")
    t.search("equipment", 6, "old-sock")
    assert t[0].power[0] == -1
    for language, name in zip(LANGUAGES, ("Old Sock", "Vieille chaussette", "Calcetín viejo"), strict=True):
        say = Say(language, GAME, settings_with(text), ("Ann", "Ben"))
        assert name in say.event(t.match.events[-1][-2 if len(t.match.events[-1]) > 1 else -1])


def test_a_pack_of_ones_own_passes_the_kit() -> None:
    text = (
        "[werewolves.cub]\ncopies = 9\nlost = { wound = 1 }\nbefore = { opponent-noise = 3 }\n"
        "[blessings.relic]\nhelps = 'two-dice-search'\nuse = 'roll'\n"
        "[equipment.club]\nplays = { draw-equipment = 2, taste = 1 }\nuse = 'phase'\n"
        "[sites.dirt]\nroom = 'cloister'\n"
    )
    assert Kit(GAME, 3, settings_with(text), thorough=0.1).run(range(4)).games == 4


# --- What is refused

BAD = [
    (
        "[abilities.martial]\neffects = { strength = 1 }\n",
        "abilities.martial.effects.strength",
        "one of fight",
    ),
    ("[equipment.club]\neffects = { fite = 1 }\n", "equipment.club.effects.fite", "one of fight"),
    ("[werewolves.cub]\nwon = { feast = 1 }\n", "werewolves.cub.won.feast", "one of noise"),
    ("[werewolves.cub]\ndice = 4\n", "werewolves.cub.dice", "from 1 to 3"),
    ("[werewolves.cub]\nbars = ['beer']\n", "werewolves.cub.bars", "one of blessings, equipment"),
    ("[monks.anselme]\nabilities = ['juggler']\n", "monks.anselme.abilities", "abilities among"),
    ("[sites.dirt]\nroom = 'cellar'\n", "sites.dirt.room", "one of cloister"),
    ("[rooms.chapel]\ndoors = ['forest']\n", "rooms.", "rooms with a door back"),
    ("[rooms.chapel]\nsilence = true\n", "rooms", "exactly one room"),
    ("[rooms.cellar]\ndoors = []\norigin = 'own'\n", "rooms", "exactly cloister"),
    ("[equipment.club]\nuse = 'game'\n", "equipment.club.use", "exactly with helps or plays"),
    ("[blessings.relic]\nplays = { noise = -1 }\n", "blessings.relic.use", "game, phase or roll"),
    ("[blessings.relic]\nplays = { noise = -1 }\nuse = 'roll'\n", "blessings.relic.use", "game or phase"),
    (
        "[blessings.relic]\nplays = { opponent-noise = 1, opponent-dirt = 1 }\nuse = 'game'\n",
        "plays",
        "at most one",
    ),
    (
        "[equipment.sock]\neffects = { fight = 1 }\norigin = 'own'\n",
        "equipment.sock.name",
        "a name in en, fr or es",
    ),
    ("[numbers]\nattack_at = 'ten'\n", "numbers.attack_at", "a whole number from 1 to 20"),
    ("[numbers]\nattack = 9\n", "numbers.attack", "one of actions"),
    ("[sites.pond]\nroom = 'cloister'\ndifficulty = 2\n" + NAME, "sites.pond.finds", "one of water"),
    ("[sites.dirt]\nfinds = 'gold'\n", "sites.dirt.finds", "one of water"),
    ("[equipment.club]\nbonus = 2\n", "equipment.club.bonus", "exactly with helps = bonus"),
    ("[werewolves.cub]\nafter = { pick-blessing = 9 }\n", "after.pick-blessing", "1 to 6 cards"),
    (
        "[werewolves.cub]\nafter = { any-taste = 1 }\nlost = { opponent-noise = 1 }\n",
        "werewolves.cub.lost",
        "at most one deed aimed at a player",
    ),
    (
        "".join(
            f"[sites.pond-{n}]\nfinds = 'water'\nroom = 'cloister'\ndifficulty = 2\n{NAME}" for n in range(11)
        ),
        "sites",
        "at most 10 sites beside",
    ),
    ("[cats.tom]\nlives = 9\n", "cats", "one of"),
    (
        "[rivals.novice]\nvalues = [1, 2]\n" + NAME,
        "rivals.novice.values",
        "7 values, one a phase",
    ),
    ("[events.fog]\ndeeds = {}\norigin = 'own'\n", "events", "together"),
    ("[monks]\n" + "".join(f"{m} = false\n" for m in BASE.ids["monk"][:8]), "monks", "8 to 32 entries"),
]


@pytest.mark.parametrize(("text", "key", "expected"), BAD)
def test_a_bad_pack_is_refused_with_file_key_and_expectation(text: str, key: str, expected: str) -> None:
    with pytest.raises(BadPack) as refused:
        box(text)
    assert refused.value.file == "mine.toml" and key in refused.value.key
    assert expected in refused.value.expected.lower()


def test_an_unknown_pack_is_refused() -> None:
    with pytest.raises(BadPack) as refused:
        GAME.box(BrewersSettings(packs=("base", "night-of-the-cat")))
    assert "night-of-the-beast" in refused.value.expected


def test_the_vocabulary_is_closed_and_each_word_stands_once() -> None:
    assert len(set(EFFECTS)) == len(EFFECTS) == 33
    assert len(set(DEEDS)) == len(DEEDS) == 17


def test_every_word_of_the_vocabulary_is_explained() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "brewers.md").read_text("utf-8")
    words = {*EFFECTS, *DEEDS, *HELPS[1:], *USES, *BrewersSettings.__struct_fields__[4:12]}
    assert sorted(word for word in words if f"`{word}`" not in guide) == []
