"""Bots think in processes of their own; one that is late or lost never stops a match."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tests.table.client import Host, new_match, options_of, turn_of, wait_for
from tests.table.test_every_game import table_for
from vespers.games import find_game, game_names
from vespers.table.driver import question_of
from vespers.table.rooms import default_level
from vespers.table.thinkers import Question, Thinkers, think


def question(name: str) -> tuple[Question, list[Any]]:
    """A bot is asked in the first position of a game; what it may say."""
    table = table_for(name, 5)
    step = table.chronicle.match.asked()
    assert step is not None
    return question_of(table, step.asks), step.options(table.chronicle.match.state)


@pytest.mark.parametrize("name", game_names())
def test_the_bots_of_every_game_answer_with_an_option(name: str) -> None:
    asked, options = question(name)
    answer = find_game(name).codebook.actions[think(asked)]
    assert answer in options and asked.level == default_level()


def test_a_bot_answers_from_its_own_process_in_time() -> None:
    async def run() -> None:
        asked, options = question("wolves")
        book = find_game("wolves").codebook.actions
        thinkers = Thinkers(1, deadline=0.01)
        assert await thinkers.answer(asked) is None  # not even started in that time
        assert thinkers.pool is None  # and what may hang is ended
        thinkers.deadline = 60
        answer = await thinkers.answer(asked)
        assert answer is not None and book[answer] in options
        assert thinkers.pool is not None
        for process in list(thinkers.pool._processes.values()):
            process.kill()
        again = await thinkers.answer(asked)  # lost, started anew, asked again
        assert again is not None and book[again] in options
        thinkers.stop()

    asyncio.run(run())


def test_a_match_goes_on_when_no_bot_answers(sqlite_host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(_: Any) -> None:
        return None

    monkeypatch.setattr(sqlite_host.gate.server.thinkers, "answer", silent)
    _, people = new_match(sqlite_host.url, "me bot", starter="second")
    wait_for(lambda: turn_of(people[0].sight()) == 0, "any legal move in the bot's place")
    assert options_of(people[0].sight())


def test_a_level_that_is_no_more_is_replaced() -> None:
    table = table_for("wolves", 5)
    table.seats = tuple(msgspec.structs.replace(row, level="") for row in table.seats)
    assert question_of(table, 0).level == default_level()
