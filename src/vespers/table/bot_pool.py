"""Bots think in processes of their own, never in the event loop, and only with what their seat may know.

A bot's move is wanted before hints and reviews: people wait for it.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, TypeAlias, TypeVar

import msgspec
from librt.random import Random

from vespers.bots import live_bot
from vespers.bots.bot import knowledge_of
from vespers.engine.kernel import Seat
from vespers.engine.match import Match
from vespers.games import find_game, game_names

Answer = TypeVar("Answer")
Asked = TypeVar("Asked", bound="Question")
Wanted: TypeAlias = Callable[[], bool]
LOOK = 0.25  # seconds between looks whether an answer is still wanted
MOVE, ADVICE = 0, 1  # what is wanted first, and what waits until no move is wanted
log = logging.getLogger(__name__)


class Question(msgspec.Struct, frozen=True):
    """All that a bot process needs: the match in short form, and who is asked."""

    game: str
    settings: bytes  # JSON
    seats: int
    log: tuple[tuple[int, int], ...]  # seat and codebook number of every entry that counts
    seat: Seat
    level: str
    seed: int


def begin() -> None:
    """A new bot process: games are loaded before the first question; Ctrl-C is the server's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_server, daemon=True).start()
    for name in game_names():
        find_game(name)


def end_with_the_server() -> None:
    """A killed server cannot stop its bot processes: they notice, and end."""
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


def match_of(question: Question) -> Match[Any]:
    """The match, played again from its short form."""
    game = find_game(question.game)
    settings = game.read_settings(msgspec.json.decode(question.settings))
    match: Match[Any] = Match(game, question.seats, settings)
    for seat, number in question.log:
        match.play(seat, game.codebook.actions[number])
    return match


def think(question: Question) -> int:
    """The codebook number of the bot's answer. Runs in a bot process."""
    match = match_of(question)
    bot = live_bot(question.level, question.seed)
    known = knowledge_of(match, question.seat, Random(question.seed))
    return match.game.codebook.number[bot.choose(known)]


class Turns:
    """Lets at most `free` in at a time; of those who wait, the most urgent first, then the first come."""

    def __init__(self, free: int) -> None:
        self.free = free
        self.waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self.count = itertools.count()

    @asynccontextmanager
    async def take(self, urgency: int) -> AsyncIterator[None]:
        """One's turn; a smaller number is more urgent."""
        if self.free:
            self.free -= 1
        else:
            await self._wait(urgency)
        try:
            yield
        finally:
            self._hand_on()

    async def _wait(self, urgency: int) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.waiting, (urgency, next(self.count), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it came at the same moment
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        while self.waiting:
            _, _, turn = heapq.heappop(self.waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1


class BotPool:
    """The pool of bot processes. The deadline counts from the moment a process is free."""

    def __init__(self, processes: int, deadline: float) -> None:
        self.processes, self.deadline = processes, deadline
        self.turns = Turns(processes)
        self.pool: ProcessPoolExecutor | None = None

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")  # a fork would copy the sockets of the server
            self.pool = ProcessPoolExecutor(self.processes, mp_context=spawn, initializer=begin)
        return self.pool

    def warm_up(self) -> None:
        """Start a process before the first question, so that the first answer does not wait for it."""
        self._pool().submit(game_names)

    def stop(self) -> None:
        """End the processes, the busy ones too."""
        if self.pool is not None:
            busy = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in busy:
                process.kill()
            self.pool = None

    async def answer(self, question: Question, wanted: Wanted = lambda: True) -> int | None:
        """What the bot says; None when it was too slow, was not wanted any more, or was lost twice."""
        return await self.work(think, question, wanted, MOVE, breaks_off=True)

    async def work(
        self,
        job: Callable[[Asked], Answer],
        question: Asked,
        wanted: Wanted = lambda: True,
        urgency: int = ADVICE,
        breaks_off: bool = False,
    ) -> Answer | None:
        """A job for a bot process; None when it was too slow, its process was lost twice, or when
        nobody wanted it any more at its turn (`breaks_off`: or later)."""
        about = {"game": question.game, "bot": question.level}
        async with self.turns.take(urgency):
            for _ in range(2):
                if not wanted():
                    return None
                try:
                    work = asyncio.get_running_loop().run_in_executor(self._pool(), job, question)
                    return await self._finished(work, wanted if breaks_off else lambda: True)
                except TimeoutError:
                    log.warning("bot too slow", extra=about)
                    self.stop()
                    return None
                except BrokenProcessPool:
                    log.warning("bot process lost", extra=about)
                    self.pool = None
        return None

    async def _finished(self, work: asyncio.Future[Answer], wanted: Wanted) -> Answer | None:
        """The result; `TimeoutError` after the deadline; None when it is broken off, its process ended."""
        until = time.monotonic() + self.deadline
        work.add_done_callback(lambda done: done.cancelled() or done.exception())  # also when nobody waits
        while not work.done():
            left = until - time.monotonic()
            if left <= 0:
                raise TimeoutError
            if not wanted():
                self.stop()
                return None
            await asyncio.wait({work}, timeout=min(left, LOOK))
        return work.result()
