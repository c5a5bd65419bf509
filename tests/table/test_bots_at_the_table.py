"""Bots think in processes of their own; one that is late or lost never stops a match."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.table.client import Host, new_match, options_of, turn_of
from tests.table.tables import table_for
from tests.waiting import PATIENCE, wait_for
from vespers.games import find_game, game_names
from vespers.table.bot_pool import BotPool, Question, think
from vespers.table.bot_scheduler import question_of
from vespers.table.seating import default_level


def question(name: str) -> tuple[Question, list[Any]]:
    """A bot is asked in the first position of a game; what it may say."""
    table = table_for(name, 5)
    step = table.match.asked()
    assert step is not None
    return question_of(table, step.asks), step.options(table.match.state)


@pytest.mark.parametrize("name", game_names())
def test_the_bots_of_every_game_answer_with_an_option(name: str) -> None:
    asked, options = question(name)
    answer = find_game(name).codebook.actions[think(asked)]
    assert answer in options and asked.level == default_level()


def test_a_bot_answers_from_its_own_process_in_time() -> None:
    async def run() -> None:
        asked, options = question("wolves")
        book = find_game("wolves").codebook.actions
        pool = BotPool(1, deadline=0.01)
        assert await pool.answer(asked) is None  # not even started in that time
        assert pool.pool is None  # and what may hang is ended
        pool.deadline = PATIENCE
        answer = await pool.answer(asked)
        assert answer is not None and book[answer] in options
        assert pool.pool is not None
        for process in list(pool.pool._processes.values()):
            process.kill()
        again = await pool.answer(asked)  # lost, started anew, asked again
        assert again is not None and book[again] in options
        pool.stop()

    asyncio.run(run())


def test_a_match_goes_on_when_no_bot_answers(sqlite_host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(*_: Any) -> None:
        return None

    monkeypatch.setattr(sqlite_host.app.server.pool, "answer", silent)
    _, people = new_match(sqlite_host.url, "me bot", starter="second")
    wait_for(lambda: turn_of(people[0].sight()) == 0, "any legal move in the bot's place")
    assert options_of(people[0].sight())


def test_a_level_that_is_no_more_is_replaced() -> None:
    table = table_for("wolves", 5)
    table.seats = tuple(msgspec.structs.replace(row, level="") for row in table.seats)
    assert question_of(table, 0).level == default_level()


def ponder(_: Question) -> int:
    """Longer than any test would wait."""
    time.sleep(10 * PATIENCE)
    return 0


def test_a_thought_that_nobody_wants_any_more_is_broken_off() -> None:
    async def run() -> None:
        asked, options = question("wolves")
        pool = BotPool(1, deadline=PATIENCE)
        begun = time.monotonic()
        wanted = iter([True, True, True])
        assert await pool.work(ponder, asked, lambda: next(wanted, False), breaks_off=True) is None
        assert time.monotonic() - begun < PATIENCE, "broken off, not given up"
        assert pool.pool is None
        answer = await pool.answer(asked)  # and the next question finds a new process
        assert answer is not None and find_game("wolves").codebook.actions[answer] in options
        pool.stop()

    asyncio.run(run())


def test_a_bot_that_plays_for_a_leaver_is_an_apprentice_and_stops_when_he_returns(
    sqlite_host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking: list[tuple[Question, Callable[[], bool]]] = []

    async def thoughtful(asked: Question, wanted: Callable[[], bool]) -> None:
        thinking.append((asked, wanted))
        while wanted():
            await asyncio.sleep(0.01)

    monkeypatch.setattr(sqlite_host.app.server.pool, "answer", thoughtful)
    _, people = new_match(sqlite_host.url, "me bot", starter="first")
    number = people[0].sight()["number"]
    assert people[0].post("leave").status_code == 204
    wait_for(lambda: thinking, "the bot to think")
    asked, wanted = thinking[0]
    assert (asked.seat, asked.level) == (0, "apprentice") and wanted()
    assert people[0].post("return").status_code == 204
    wait_for(lambda: not wanted(), "the thought to be of no use")
    sight = people[0].sight()
    assert sight["number"] == number and options_of(sight)  # nothing was played in his place


def test_pages_are_answered_while_bots_think(sqlite_host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = sqlite_host.app.server.pool

    async def slow(asked: Question, wanted: Callable[[], bool]) -> int | None:
        return await pool.work(ponder, asked, wanted, breaks_off=True)

    monkeypatch.setattr(pool, "answer", slow)
    _, people = new_match(sqlite_host.url, "me bot", starter="second")
    people[0].sight()  # whoever looks first has the cards dealt
    wait_for(lambda: pool.pool is not None, "the bot to think")
    for _ in range(20):
        assert people[0].sight()["turn"] == [1]
    assert pool.pool is not None, "it still thinks"
    people[0].post("resign")  # and it is broken off
    wait_for(lambda: pool.pool is None, "the thought to be broken off")
