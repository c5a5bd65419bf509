"""RULES never lie under a pack: every number that a comment names is the one in force, in three languages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

import pytest

from tests.changed_packs import Path, numbers_in, overlay
from vespers.engine import toml
from vespers.engine.errors import BadPack
from vespers.engine.game import Game
from vespers.games import find_game, our_games
from vespers.texts import LANGUAGES, Say
from vespers.texts.rulebook import COMMENT, Rulebook, parsed, rulebook, source
from vespers.texts.rules_in_force import NUMBER, TABLE, changed_tables, filled, numbers_of, rulebook_in_force

GAMES = [game.name for game in our_games()]
NO_NUMBERS = {"rooms"}  # tables of the box without a number
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
    said: str


def marks(name: str, language: str) -> list[Mark]:
    """All of them, in the order of the text."""
    found, section = list[Mark](), ""
    for line in source(find_game(name).folder, language).splitlines():
        heading = re.match(r"#+ (\d+(?:\.\d+)?)", line)
        section = heading[1] if heading else section
        found += [Mark(section, one["name"], one["said"]) for one in NUMBER.finditer(line)]
    return found


def tables(name: str, language: str) -> list[tuple[str, str]]:
    """The paragraphs and tables that a table of the box replaces: their sections and its id."""
    text, found = source(find_game(name).folder, language), []
    for one in TABLE.finditer(text):
        section = re.findall(r"(?m)^### (\d+\.\d+)", text[: one.start()])[-1]
        found.append((section, one["name"]))
    return found


def number_said(said: str, language: str) -> int:
    """A number in digits or words; what it counts may follow."""
    word = re.split(r"[ \u00a0]", said)[0].lower().removeprefix("−")
    known = {one: n for n, one in enumerate(WORDS[language].split())} | MORE[language]
    return known[word] if word in known else int(word)


@cache
def pack_of(name: str) -> dict[str, Any]:
    return toml.loads((find_game(name).folder / "packs" / "base.toml").read_text("utf-8"))


def with_another(game: Game[Any], path: Path, value: int) -> Any:
    """Settings under which this number is another one; None when no other is allowed."""
    for other in (value + 1, value - 1, value + 2, value - 2):
        settings = game.settings(own=(overlay(pack_of(game.name), path, other),))
        try:
            game.box(settings)
        except BadPack:
            continue
        return settings
    return None


def text_of(book: Rulebook, section: str) -> str:
    """A section, the introduction of a chapter, or the preface."""
    if not section:
        return book.preface
    found = book.section(section) if "." in section else book.chapter(section)
    return str(found)


@pytest.mark.parametrize("name", GAMES)
def test_the_comments_are_the_same_in_every_language(name: str) -> None:
    named = [sorted((one.section, one.name) for one in marks(name, language)) for language in LANGUAGES]
    assert named[0] == named[1] == named[2] != []
    assert tables(name, "en") == tables(name, "fr") == tables(name, "es") != []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_written_is_the_number_of_the_games_own_pack(name: str, language: str) -> None:
    game = find_game(name)
    value = numbers_of(game, game.settings())
    wrong = [one for one in marks(name, language) if number_said(one.said, language) != abs(value(one.name))]
    assert wrong == []


@pytest.mark.parametrize("name", GAMES)
def test_every_number_that_the_rules_state_changes_with_the_pack(name: str) -> None:
    game = find_game(name)
    stated = marks(name, "en")
    values = {".".join(map(str, path)): (path, value) for path, value in numbers_in(pack_of(name))}
    paths = {term for one in stated for term in re.split(r"[*+]", one.name)} & values.keys()
    for term in sorted(paths):
        settings = with_another(game, *values[term])
        if settings is None:
            continue
        new = numbers_of(game, settings)
        for language in LANGUAGES:
            before = rulebook(game.folder, language)
            now = rulebook_in_force(game, settings, Say(language, game, settings))
            for one in stated:
                if term in re.split(r"[*+]", one.name):
                    after = text_of(now, one.section)
                    assert after != text_of(before, one.section), (language, term, one)
                    assert str(abs(new(one.name))) in after, (language, term, one)


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_speak_of_every_number_of_the_pack(name: str) -> None:
    stated = {term for one in marks(name, "en") for term in re.split(r"[*+]", one.name)}
    numbers = {f"numbers.{key}" for key in pack_of(name)["numbers"]}
    assert numbers - stated == set()


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
