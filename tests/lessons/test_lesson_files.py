"""A wrongly written lesson is refused with file and key; a pack brings lessons with their own words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.lessons.playing import PACK, played
from vespers.engine.errors import BadPack
from vespers.engine.lesson import find_lesson, pack_lessons, read_lesson
from vespers.games import find_game
from vespers.texts import LANGUAGES, Say

GAME = find_game("wolves")
GOOD: dict[str, Any] = {
    "order": 1,
    "minutes": 1,
    "settings": {"starter": "first"},
    "beats": [{"id": "lay", "expects": [{"type": "Place"}]}],
}


def read(**changed: Any) -> None:
    read_lesson(GAME, "wrong", {**GOOD, **changed}, Path("nowhere"), "lessons/wrong.toml")


@pytest.mark.parametrize(
    ("changed", "key", "expected"),
    [
        ({"minutes": "five"}, "minutes", "a whole number"),
        ({"befor": 1}, "befor", "one of"),
        ({"settings": {"starter": "nobody"}}, "settings", "a legal start"),
        ({"seats": 3}, "settings", "a legal start"),
        ({"you": 2}, "you", "a seat from 0 to 1"),
        ({"record": "none.jsonl"}, "record", "a file beside the lesson"),
        ({"start": [[0, {"type": "Place", "wolf": 0, "cell": 3}]]}, "start[0]", "a legal start"),
        ({"beats": [{"id": "a", "then": [{"type": "Fly"}]}]}, "beats[0].then[0]", ""),
        ({"beats": [{"id": "a", "expects": [{"type": "Fly"}]}]}, "beats[0].expects[0].type", "one of Place"),
        ({"beats": [{"id": "a", "expects": [{"type": "Rest", "cell": 1}]}]}, "beats[0].expects[0].cell", ""),
    ],
)
def test_an_error_names_file_and_key(changed: dict[str, Any], key: str, expected: str) -> None:
    with pytest.raises(BadPack) as raised:
        read(**changed)
    assert raised.value.file == "lessons/wrong.toml"
    assert raised.value.key.startswith(key) and expected in raised.value.expected


def test_a_good_lesson_is_read() -> None:
    read()


def test_a_pack_brings_a_lesson_with_its_words() -> None:
    settings = GAME.read_settings({"own": [PACK]})
    lesson = find_lesson(GAME, settings, "pack-lesson")
    assert lesson is not None and list(pack_lessons(GAME, settings)) == ["pack-lesson"]
    assert [lesson.over(match) for match, _ in played(lesson)] == [False, True]
    for language in LANGUAGES:
        say = Say(language, GAME, settings)
        assert all(say(key) != key for key in lesson.texts())


def test_a_lesson_that_nobody_wrote_is_not_found() -> None:
    assert find_lesson(GAME, GAME.settings(), "none") is None
