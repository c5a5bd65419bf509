"""Every lesson of every game: it can be played to its end, its lights and its words exist."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.lessons.playing import EVERY, NAMES, begun, fitting, ids, others_play, played
from vespers.engine.game import Game
from vespers.engine.lesson import Lesson, fits, lessons
from vespers.games import our_games
from vespers.table.viewer_scene import offers_for, scene_of
from vespers.texts import LANGUAGES, Say, has_text
from vespers.texts.rulebook import rulebook

each_lesson = pytest.mark.parametrize("lesson", EVERY, ids=NAMES)
SENTENCES = 3  # at most, of a card
LETTERS = 230  # at most, of a card


@pytest.mark.parametrize("game", our_games(), ids=lambda game: game.name)
def test_a_game_has_its_goal_in_a_minute_its_first_turns_and_its_hard_chapters(game: Game[Any]) -> None:
    found = list(lessons(game).values())
    assert [lesson.file.kind for lesson in found[:2]] == ["goal", "first-turns"]
    assert found[0].file.minutes == 1
    assert len([lesson for lesson in found if lesson.file.kind == "chapter"]) >= 2
    assert 5 <= found[1].file.minutes <= 10 and found[1].file.ends == "free"


@each_lesson
@pytest.mark.parametrize("last", [False, True], ids=["first", "last"])
def test_every_beat_is_playable_whichever_of_the_expected_moves_is_made(lesson: Lesson, last: bool) -> None:
    for match, beat in played(lesson, last):
        step = match.asked()
        if lesson.over(match) or step is None:
            break
        legal = step.options(match.state)
        for pattern in beat.expects:
            assert any(fits(pattern, a) for a in legal), f"{beat.id}: no legal move is {pattern}"
        for miss in beat.misses:
            missed = [a for a in legal if fits(miss.on, a) and a not in fitting(lesson, match)]
            assert missed or last, f"{beat.id}: no move is answered with {miss.id}"
    assert lesson.over(match)
    if lesson.file.ends == "free":
        assert match.outcome() is None, "the game goes on"


@each_lesson
def test_everything_lit_is_in_the_scene(lesson: Lesson) -> None:
    you, game = lesson.file.you, lesson.game
    for match, _ in played(lesson):
        box = game.box(match.settings)
        offers = offers_for(game, box, match.state, you)
        there = ids(scene_of(game, box, match.state, you, offers))
        for card in lesson.cards(match):
            assert set(card.lit) <= there, (
                f"{card.id}: {sorted(set(card.lit) - there)} not in {sorted(there)}"
            )


@each_lesson
def test_the_others_do_what_is_written(lesson: Lesson) -> None:
    you, opening = lesson.file.you, len(lesson.opening)
    match = [match for match, _ in played(lesson)][-1]
    log = match.log[opening:]
    decisions = [n for n, entry in enumerate(log) if entry.seat == you]
    written = [lesson.first, *(lesson.then[n] for n in lesson.steps())]
    for start, script in zip([-1, *decisions], written, strict=False):
        follows = [entry.action for entry in log[start + 1 : start + 1 + len(script)]]
        assert follows == list(script)


@each_lesson
def test_the_coach_speaks_three_languages_and_never_long(lesson: Lesson) -> None:
    assert [key for key in lesson.texts() if not has_text(key)] == []
    for language in LANGUAGES:
        say = Say(language, lesson.game, lesson.settings)
        for key in lesson.texts():
            words = say(key)
            assert len(words) <= LETTERS, (language, key, len(words))
            assert len(re.findall(r"[.!?…](?:\s|$)", words)) <= SENTENCES, (language, key)


@each_lesson
def test_the_sections_that_a_lesson_cites_exist(lesson: Lesson) -> None:
    book = rulebook(lesson.game.folder, "en")
    chapters = {section.number.split(".")[0] for chapter in book.chapters for section in chapter.sections}
    cited = {lesson.file.rule, *(beat.rule for beat in lesson.file.beats)} - {""}
    assert [one for one in cited if book.section(one) is None and one not in chapters] == []


@each_lesson
def test_a_step_back_leads_to_the_same_beat_and_the_same_luck(lesson: Lesson) -> None:
    match = begun(lesson)
    beat, asked = lesson.beat(match), match.asked()
    assert beat is not None and asked is not None
    before, number = lesson.game.view(match.state, lesson.file.you), len(match.log)
    for _ in range(2):
        match.play(lesson.file.you, fitting(lesson, match)[0])
        others_play(lesson, match)
        dealt = [entry.plain() for entry in match.log[number:]]
        if match.outcome() is not None:
            return  # nothing is taken back after the end
        match.undo_to(number, lesson.file.you)
        assert lesson.beat(match) is beat
        assert lesson.game.view(match.state, lesson.file.you) == before
        script = lesson.then[lesson.steps()[0]]
        assert [entry.action for entry in dealt[1 : 1 + len(script)]] == list(script)
