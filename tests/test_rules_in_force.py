"""RULES never lie under a pack: every number that a comment names is the one in force, in three languages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.changed_packs import Path, numbers_in, overlay
from vespers.engine.errors import BadPack
from vespers.engine.game import Game
from vespers.engine.workshop import NOT_IN_FORMS, workshop_of
from vespers.games import find_game, our_games
from vespers.texts import LANGUAGES, Say
from vespers.texts.rulebook import COMMENT, Rulebook, parsed, rulebook, source
from vespers.texts.rules_in_force import (
    LIST,
    NUMBER,
    TABLE,
    changed_tables,
    filled,
    number,
    rulebook_in_force,
    values_of,
)
from vespers.texts.rulings_text import with_rulings

GAMES = [game.name for game in our_games()]
NO_NUMBERS = {"rooms", "tiles", "hunters", "hunter_effects"}  # no number to change alone
ONLY_IN_THE_BOX = {  # what no section states: the tables of the box show it, or it is a switch, or unused
    "wolves": "",
    "heaven-ale": r"places\.first\.amount|brewmaster\.below\.at_least",
    "brewers": r"(werewolves|equipment|blessings|events|rivals|objectives)\..+"
    r"|abilities\..+\.(quiet-failure|ward|flee|codex|win-ties|reroll-ones)",
    "fermentation": r"cards\.[\w-]+\.size",  # what weighs nothing has no size
}
WORDS = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve",
    "fr": "zéro un deux trois quatre cinq six sept huit neuf dix onze douze",
    "es": "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce",
}
MORE = {
    "en": {"twenty-seven": 27, "forty": 40},
    "fr": {"une": 1, "vingt-sept": 27, "quarante": 40, "dizaine": 10},
    "es": {"una": 1, "veintisiete": 27, "cuarenta": 40},
}


class Mark(NamedTuple):
    """A number that RULES states: in which section ("" before the first), which, and how."""

    section: str
    name: str
    printed: str


def marks(name: str, language: str) -> list[Mark]:
    """All of them, in the order of the text."""
    found, section = list[Mark](), ""
    for line in source(find_game(name).folder, language).splitlines():
        heading = re.match(r"#+ (\d+(?:\.\d+)?)", line)
        section = heading[1] if heading else section
        found += [Mark(section, one["name"], one["stated"]) for one in NUMBER.finditer(line)]
    return found


def tables(name: str, language: str) -> list[tuple[str, str]]:
    """The paragraphs and tables that a table of the box replaces: their sections and its id."""
    text, found = source(find_game(name).folder, language), []
    for one in TABLE.finditer(text):
        section = re.findall(r"(?m)^### (\d+\.\d+)", text[: one.start()])[-1]
        found.append((section, one["name"]))
    return found


def number_in(printed: str, language: str) -> int:
    """A number in digits or words; what it counts may follow."""
    word = re.split(r"[ \u00a0]", printed)[0].lower().removeprefix("−")
    known = {one: n for n, one in enumerate(WORDS[language].split())} | MORE[language]
    return known[word] if word in known else int(word)


@cache
def pack_of(name: str) -> dict[str, Any]:
    """All of the game's packs, laid over one another."""
    game = find_game(name)
    shop = workshop_of(game)
    assert shop is not None
    tree: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(shop.contents(game.packs(), ())))
    return {key: table for key, table in tree.items() if key not in NOT_IN_FORMS}


def with_another(game: Game[Any], path: Path, value: int) -> Any:
    """Settings under which this number is another one; None when no other is allowed."""
    for other in (value + 1, value - 1, value + 2, value - 2):
        settings = game.settings(packs=game.packs(), own=(overlay(pack_of(game.name), path, other),))
        try:
            game.box(settings)
        except BadPack:
            continue
        return settings
    return None


@cache
def book_of(name: str, language: str, settings: Any) -> Rulebook:
    game = find_game(name)
    return rulebook_in_force(game, settings, Say(language, game, settings))


def usual_book(name: str, language: str) -> Rulebook:
    """With all of the game's packs, and none of one's own."""
    game = find_game(name)
    return book_of(name, language, game.settings(packs=game.packs()))


def text_of(book: Rulebook, section: str) -> str:
    """A section, the introduction of a chapter, or the preface."""
    if not section:
        return book.preface
    found = book.section(section) if "." in section else book.chapter(section)
    return str(found)


def body_of(book: Rulebook, section: str) -> str:
    found = book.section(section)
    assert found is not None
    return found.body


@pytest.mark.parametrize("name", GAMES)
def test_the_comments_are_the_same_in_every_language(name: str) -> None:
    named = [sorted((one.section, one.name) for one in marks(name, language)) for language in LANGUAGES]
    assert named[0] == named[1] == named[2] != []
    assert tables(name, "en") == tables(name, "fr") == tables(name, "es") != []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_written_is_the_number_of_the_games_own_pack(name: str, language: str) -> None:
    game = find_game(name)
    value = values_of(game, game.settings())
    for one in marks(name, language):
        assert number_in(one.printed, language) == abs(number(value, one.name)), one
    for found in LIST.finditer(source(game.folder, language)):
        assert [int(printed) for printed in re.findall(r"\d+", found[0].partition("<")[0])] == [
            *value(found["name"])
        ]


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_every_pack_is_the_one_that_the_rules_state(name: str) -> None:
    game, stated = find_game(name), marks(name, "en")
    for path, value in numbers_in(pack_of(name)):
        term, settings = ".".join(map(str, path)), with_another(game, path, value)
        if settings is None:
            continue
        if book_of(name, "en", settings) == usual_book(name, "en"):
            assert re.fullmatch(ONLY_IN_THE_BOX[name], term), term
        for one in (one for one in stated if term in re.split(r"[*+]", one.name)):
            now = str(abs(number(values_of(game, settings), one.name)))
            for language in LANGUAGES:
                after = text_of(book_of(name, language, settings), one.section)
                assert after != text_of(usual_book(name, language), one.section), (language, one)
                assert now in after, (language, one)


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_speak_of_every_number_of_the_pack(name: str) -> None:
    stated = {term for one in marks(name, "en") for term in re.split(r"[*+]", one.name)}
    stated |= {found["name"] for found in LIST.finditer(source(find_game(name).folder, "en"))}
    for key, value in pack_of(name)["numbers"].items():
        places = [f"numbers.{key}.{place}" for place in range(len(value))] if isinstance(value, list) else []
        assert f"numbers.{key}" in stated or (places and {*places} <= stated), key


@pytest.mark.parametrize("name", GAMES)
def test_tables_in_the_rules_give_way_to_those_of_the_box(name: str) -> None:
    game, left = find_game(name), {one for one in tables(name, "en") if one[1] not in NO_NUMBERS}
    for path, value in numbers_in(pack_of(name)):
        if not left:
            break
        settings = with_another(game, path, value)
        changed = dict(changed_tables(game, game.settings(), settings)) if settings else {}
        for section, table in [one for one in left if one[1] in changed]:
            left.remove((section, table))
            for language in LANGUAGES:
                say = Say(language, game, settings)
                now = rulebook_in_force(game, settings, say).section(section)
                before = rulebook(game.folder, language).section(section)
                assert now is not None and before is not None and now.body != before.body
                assert say.text(changed[table].columns[-1]) in now.body
    assert left == set()


def test_a_list_of_numbers_is_the_one_in_force() -> None:
    """§11.4 of Brewers: as many nights as the pack has targets, also without the game's own count."""
    game = find_game("brewers")
    own = '[pack]\nid = "nights"\nextends = true\n[campaign]\ntargets = [9, 11, 13]\nfailures = 1\n'
    settings = game.settings(packs=("base", "hermit"), own=(own,))
    for language, words in {
        "en": ("3 nights with", "9, 11, 13 taste", "ends with 1 loss."),
        "fr": ("3 nuits", "9, 11, 13 de goût", "après 1 défaite"),
        "es": ("3 noches", "9, 11, 13 de sabor", "tras 1 derrota"),
    }.items():
        section = book_of("brewers", language, settings).section("11.4")
        assert section is not None and all(one in section.body for one in words), section


def test_a_pack_of_ones_own_need_not_choose_the_games_other_packs() -> None:
    """§11.4 of Brewers stays as it is when the hermit's pack is not on the table."""
    game = find_game("brewers")
    own = '[pack]\nid = "loud"\nextends = true\n[numbers]\nattack_at = 12\n'
    book = book_of("brewers", "en", game.settings(own=(own,)))
    assert book.section("11.4") == rulebook(game.folder, "en").section("11.4")
    assert book.section("4.2") != rulebook(game.folder, "en").section("4.2")


def test_a_moon_brings_its_pack_along() -> None:
    """§7.2 of Fermentation."""
    game = find_game("fermentation")
    own = '[pack]\nid = "deaf"\nextends = true\n[moons.deaf-hunter]\nthreshold = 5\n'
    section = book_of("fermentation", "en", game.read_settings({"moon": 3, "own": [own]})).section("7.2")
    assert section is not None and re.search(r"\| Deaf Hunter ◇ \| 3 \| .*\b5\b", section.body)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_hunters_do_in_which_phase_stands_in_the_rules(language: str) -> None:
    """§2.5, §2.10, §6.1 of Fermentation: words of the pack, not numbers."""
    game = find_game("fermentation")
    own = """
[pack]
id = "moody"
extends = true
[hunters.werewolf]
triggers = ["one", "monk-fight"]
phases = [["rallying-cry"], [], [], ["recruit"]]
first = "trophies"
"""
    settings = game.settings(own=(own,))
    book, say = book_of("fermentation", language, settings), Say(language, game, settings)
    anger, effects, first, battle = (body_of(book, section) for section in ("2.5", "2.10", "6.1", "6.7"))
    assert say("fermentation-draw-trigger-one") in anger and re.match(r"\D*\b2 ", anger)
    hunter, cry = say("fermentation-hunter-werewolf"), say("fermentation-phase-effect-rallying-cry")
    recruit = say("fermentation-phase-effect-recruit")
    assert f"| {hunter} ◇ | {cry} |  |  | {recruit} |" in effects
    trophies = say("fermentation-draw-first-trophies")
    assert trophies in first and trophies in battle


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_an_ingredient_comes_from_stands_in_the_rules(language: str) -> None:
    """§2.1 of Fermentation."""
    game = find_game("fermentation")
    own = '[pack]\nid = "wet"\nextends = true\n[tiles.well]\ngives = "hops"\n[tiles.dryer]\ngives = "water"\n'
    settings = game.settings(own=(own,))
    say = Say(language, game, settings)
    hops = say("fermentation-tile-gives", ingredient=say("fermentation-ingredient-hops"))
    found = body_of(book_of("fermentation", language, settings), "2.1")
    assert f"| {say('fermentation-tile-well')} | A2 | {hops} |" in found


def test_who_uses_tiles_ii_stands_in_the_rules() -> None:
    """§1.2 of Heaven & Ale: a switch, and not a number."""
    game = find_game("heaven-ale")
    own = '[pack]\nid = "all"\nextends = true\n[players.2]\ntiles_two = true\n'
    for language, sentence in {
        "en": "no tile II",
        "fr": "aucune tuile II",
        "es": "ninguna loseta II",
    }.items():
        before = rulebook(game.folder, language).section("1.2")
        now = book_of("heaven-ale", language, game.settings(own=(own,))).section("1.2")
        assert before is not None and sentence in before.body
        assert now is not None and sentence not in now.body


def test_other_doors_stand_in_the_rules() -> None:
    """§1.4 of Brewers: words may change as well as numbers."""
    game = find_game("brewers")
    doors = '[rooms.cloister]\ndoors = ["library", "brewery", "bakery"]\n'
    doors += '[rooms.courtyard]\ndoors = ["bakery", "hop-garden", "forest"]\n'
    settings = game.settings(own=('[pack]\nid = "doors"\nextends = true\n' + doors,))
    section = rulebook_in_force(game, settings, Say("en", game, settings)).section("1.4")
    assert section is not None and "| the cloister ◇ | the library, the brewery, the bakery |" in section.body


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_without_a_pack_of_ones_own_not_a_word_changes(name: str, language: str) -> None:
    game = find_game(name)
    book = rulebook_in_force(game, None, Say(language, game, game.settings()))
    assert book == rulebook(game.folder, language)
    assert "<!--" not in str(book)
    same = game.settings(own=('[pack]\nid = "same"\nextends = true\n',))
    assert parsed(COMMENT.sub("", filled(game, same, Say(language, game, same)))) == book


def test_a_noun_agrees_with_its_number() -> None:
    game = find_game("wolves")
    own = '[pack]\nid = "song"\nextends = true\n[numbers]\nmoonsong = 2\n'
    settings = game.settings(own=(own,))
    for language, words in {"en": "2 moons more", "fr": "2 Lunes de plus", "es": "2 Lunas"}.items():
        section = rulebook_in_force(game, settings, Say(language, game, settings)).section("7.9")
        assert section is not None and words in section.body


def test_the_answers_of_a_ruling_state_the_numbers_in_force() -> None:
    """§1.4, §2.8 of Fermentation."""
    game = find_game("fermentation")
    own = '[pack]\nid = "loud"\nextends = true\n[numbers]\n'
    own += "threshold-per-monk = 3\nthreshold-long = 7\nlongest-phase = 12\n"
    settings = game.settings(own=(own,))
    for language in LANGUAGES:
        book = with_rulings(game, settings, Say(language, game, settings))
        limit, longest = book.section("1.4"), book.section("2.8")
        assert limit is not None and len(re.findall(r"(?:`|✓)\s?: 3 .* 7 ", limit.body)) == 2
        assert longest is not None and " 12 t" in longest.body.partition("forty-turns")[2]
