"""A line told to a player says "you" where it speaks of them, in every game and language."""

from __future__ import annotations

import re

import pytest

from tests.table.tables import played
from vespers.engine.wording import SEAT_FIELDS
from vespers.games import game_names
from vespers.table.match_log import lines_of
from vespers.texts import LANGUAGES, Say, formatted, source

MATCHES = 2  # random ones of each game
ME = "Ottokar"
NAMES = tuple(f"{ME}{n}" for n in range(8))
LINE = re.compile(r"^([a-z-]+-(did|event)-[A-Z]\w+) = (.*\n(?:[ }].*\n)*)", re.MULTILINE)
SEATS = SEAT_FIELDS | {"who", "roller"}


@pytest.mark.parametrize("name", game_names())
def test_no_line_of_a_match_names_the_player_it_is_told_to(name: str) -> None:
    """Nor does it speak of chance as of a player."""
    found: set[str] = set()
    for seed in range(MATCHES):
        table = played(name, seed)
        says = [Say(language, table.match.game, table.match.settings, NAMES) for language in LANGUAGES]
        for seat in range(len(table.seats)):
            for line in lines_of(table, seat, 0, table.match.number, {}):
                found |= {
                    line.text.key
                    for say in says
                    if {NAMES[seat], say.player(-1)} & words_of(say.text(line.text))
                }
    assert not found, sorted(found)


def words_of(sentence: str) -> set[str]:
    return set(re.findall(r"\w+", sentence))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_about_several_players_has_words_for_each(language: str) -> None:
    """Rarer than random matches show: who is attacked, cursed, robbed. Only others see backs of cards."""
    found = []
    for key, kind, words in LINE.findall(source(language)):
        used = set(re.findall(r"\$(\w+)", words))
        for field in sorted(used & SEATS if not key.endswith("FaceDown") else ()):
            about = "yes" if field == {"did": "who", "event": "seat"}[kind] else field
            values = {name: ME if name == field else name for name in used}
            if ME in formatted(language, key, {**values, "you": about}):
                found.append((key, field))
    assert not found
