"""One match in the memory of one process: playing it, and showing it to whoever watches.

The database is the truth. A move is tried here, committed there, and only then acknowledged and shown;
whatever fails in between makes the room doubtful, and it is read again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec

from vespers.engine.errors import GameOver, Illegal, Unreadable, VespersError
from vespers.engine.kernel import CHANCE, GAME_OVER, Chance, Seat
from vespers.engine.match import NOTHING_TO_UNDO, UNDO_CHANCE
from vespers.engine.messages import Action, Why
from vespers.engine.record import shorten
from vespers.table.campaigns import entered
from vespers.table.consent import absent, new_question, waiting_for
from vespers.table.encoded_screen import EncodedScreen
from vespers.table.live_table import Table
from vespers.table.problems import Refusal, from_engine, refusal
from vespers.table.protocol import Answer, AskUndo, Done, Move, Problem
from vespers.table.screen import screen
from vespers.table.store.rows import Append, ConsentRow, SeatRow, Snapshot
from vespers.table.store.store import Conflict, Store
from vespers.table.store.transactions import Unavailable
from vespers.table.stored_match import decoded, entry_rows, label, load_table
from vespers.table.watcher import Watcher

log = logging.getLogger(__name__)
SNAPSHOT_EVERY = 250  # entries: reading this many rows takes as long as finding them


def check_point(table: Table, seat: Seat, action: Action) -> None:
    """A legal move that misses the point of a lesson is answered, not carried out."""
    if table.lesson is not None and seat == table.lesson.file.you:
        answer = table.lesson.answer(table.match, action)
        if answer is not None:
            raise Refusal(Problem(status=409, title="missed", text=answer))


class Room:
    """All that happens to one match in this process, one thing after the other."""

    def __init__(
        self,
        table: Table,
        store: Store,
        wake_bot: Callable[[Room], None],
        elsewhere: frozenset[Seat] = frozenset(),
    ) -> None:
        self.store, self.wake_bot, self.table = store, wake_bot, table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.screens: dict[tuple[Seat | None, int], EncodedScreen] = {}  # of this number, by viewer and since
        self.doubtful = False
        self.ours = True  # the last entry was written here, so this process plays for the bots
        self.used = time.monotonic()
        self.background: set[asyncio.Task[None]] = set()
        self.here: frozenset[Seat] = frozenset()  # seats connected to this process
        self.elsewhere = elsewhere
        self.presence_lock = asyncio.Lock()

    @property
    def id(self) -> str:
        return self.table.row.id

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[Table]:
        """The table, to oneself, as it is committed. A failure in the middle makes the room doubtful."""
        self.used = time.monotonic()
        async with self.lock:
            if self.doubtful:
                await self.reload()
            try:
                yield self.table
            except VespersError as error:
                raise from_engine(error, self.table.match.game, self.table.box) from None
            except Refusal:
                raise
            except BaseException:
                self.doubtful = True
                raise

    # --- Playing

    async def move(self, seat: Seat, message: Move) -> Done:
        """An option taken. Acknowledged only when it is committed."""
        async with self.hold() as table:
            done = await self.check_fresh(seat, message.id, message.number)
            if done is not None:
                return done
            self.check_player(seat)
            action, before = self._action(message.action), table.match.number
            check_point(table, seat, action)
            table.remember_position()
            table.match.play(seat, action)
            return await self.commit(before, seat, message.id)

    async def bot_move(self, seat: Seat, number: int, action: int | None) -> None:
        """A bot's answer, if the question still stands; if the bot had none, any legal one."""
        async with self.hold() as table:
            if table.match.number != number or table.bot_asked() != seat:
                return
            step = table.match.asked()
            assert step is not None
            any_legal = secrets.choice(step.options(table.match.state))
            table.remember_position()
            table.match.play(seat, any_legal if action is None else self._action(action))
            await self.commit(number, seat)

    def _action(self, number: int) -> Action:
        """The action with this number in the game's codebook."""
        actions = self.table.match.game.codebook.actions
        if not 0 <= number < len(actions):
            raise Unreadable(Why("unreadable", "", {"given": number}))
        return actions[number]

    def check_player(self, seat: Seat) -> None:
        """Only people who are at the table may play, and only while the match goes on."""
        if self.table.over:
            raise GameOver(GAME_OVER)
        if not self.table.may_play(seat):
            raise refusal("forbidden", "a bot plays for this seat; return to it first")

    async def check_fresh(self, seat: Seat, message: str, number: int) -> Done | None:
        """None: it answers the present position. The old answer if it was heard before; else `stale`."""
        if number > self.table.match.number:
            await self.refresh()
        if number <= self.table.match.number and self.table.match.only_shares_since(number):
            return None
        return await self._heard_before(seat, message)

    async def _heard_before(self, seat: Seat, message: str) -> Done:
        """The answer that was given to the same message; `stale` if it never was heard."""
        found = await self.store.answered(self.id, label(seat, message))
        if found is None:
            raise refusal("stale", f"the present number is {self.table.match.number}")
        return Done(id=message, number=found)

    # --- Dealing

    async def add_share(self, seat: Seat, value: str) -> None:
        """A player's share of chance; only the first one of a seat counts, and none after the end."""
        async with self.hold():
            while not self.table.over and seat not in self.table.match.shares:
                before = self.table.match.number
                self.table.match.add_share(seat, value)
                await self._commit_unasked(before, seat)

    async def deal(self) -> None:
        """The opening draws, made when somebody first looks: until then people may add their shares."""
        if not self._undealt():
            return
        async with self.hold():
            if self._undealt():
                before = self.table.match.number
                self.table.remember_position()
                self.table.match.deal()
                await self._commit_unasked(before, CHANCE)

    def _undealt(self) -> bool:
        return isinstance(self.table.match.asked(), Chance) and not self.table.over

    async def _commit_unasked(self, before: int, seat: Seat) -> None:
        """As `commit`; if another process was first, the room has been read again, and that is all."""
        with suppress(Refusal):
            await self.commit(before, seat)

    # --- Taking back, and asking everybody

    async def undo(self, seat: Seat, message: AskUndo) -> Done:
        """Alone within one's own turn; further back only if all people at the table agree."""
        async with self.hold() as table:
            done = await self.check_fresh(seat, message.id, message.number)
            if done is not None:
                return done
            self.check_player(seat)
            match = table.match
            length = match.decision_before(message.to)
            if length < table.begins:
                raise Illegal(NOTHING_TO_UNDO)
            to, free = match.number_at(length), match.free_undo(seat)
            if free is not None and to >= free:
                return await self._take_back(to, seat, match.number, seat, message.id)
            if absent(table.seats) and match.draws_after(length):
                raise Illegal(UNDO_CHANCE)  # who has not come yet cannot agree to a draw
            question = ConsentRow(id=new_question(), kind="undo", by=seat, to=to, agreed=(seat,))
            return await self.ask(question, seat, message.id)

    async def _take_back(self, to: int, by: Seat, number: int, seat: Seat, message: str) -> Done:
        self.table.remember_position()
        self.table.match.take_back(to, by)
        return await self.commit(number, seat, message)

    async def ask(self, question: ConsentRow, seat: Seat, message: str) -> Done:
        """Put a question to all people; if nobody is left to ask, it is granted. The lock is held."""
        table = self.table
        opened = table.consent
        if opened is not None and (opened.by, opened.kind) != (question.by, question.kind):
            raise refusal("question-open", f"seat {opened.by} has asked something")
        if not waiting_for(table.seats, question):
            return await self._grant(question, seat, message)
        await self._save_question(question)
        return Done(id=message, number=table.match.number)

    async def answer(self, seat: Seat, message: Answer) -> Done:
        """Yes or no to the open question. One no settles it."""
        async with self.hold() as table:
            done = await self.check_fresh(seat, message.id, message.number)
            if done is not None:
                return done
            self.check_player(seat)
            question = table.consent
            if question is None or message.question != question.id:
                raise refusal("no-question", "this question is not open any more")
            if seat in question.agreed and message.yes:
                return Done(id=message.id, number=message.number)
            if not message.yes:
                await self._save_question(None)
                return Done(id=message.id, number=message.number)
            agreed = msgspec.structs.replace(question, agreed=(*question.agreed, seat))
            if not waiting_for(table.seats, agreed):
                return await self._grant(agreed, seat, message.id)
            await self._save_question(agreed)
            return Done(id=message.id, number=message.number)

    async def _grant(self, question: ConsentRow, seat: Seat, message: str) -> Done:
        """All have agreed."""
        table = self.table
        number = table.match.number
        if question.kind == "undo":
            return await self._take_back(question.to, question.by, number, seat, message)
        assert question.seat is not None
        table.consent = None
        await self.save_seat(msgspec.structs.replace(table.seats[question.seat], left=True))
        return Done(id=message, number=number)

    async def _save_question(self, question: ConsentRow | None) -> None:
        await self.store.save_consent(self.id, question)
        self.table.consent = question
        self.changed()

    # --- Writing and reading again

    async def commit(self, before: int, seat: Seat, message: str = "") -> Done:
        """Write the entries after number `before`; show them when they are written."""
        table, match = self.table, self.table.match
        try:
            append = Append(
                match=self.id,
                entries=entry_rows(match.history[before:], before, label(seat, message) if message else None),
                over=table.over,
                bot_turn=table.bot_asked() is not None,
                asked=table.consent is not None,
                entered=await entered(self.store, table) if table.row.campaign else None,
            )
            await self.store.append(append)
        except Conflict:
            await self.reload()
            return await self._heard_before(seat, message)
        except BaseException:
            self.doubtful = True
            raise
        table.consent = None
        table.row = msgspec.structs.replace(table.row, touched=int(time.time()))
        self.ours = True
        if before // SNAPSHOT_EVERY != match.number // SNAPSHOT_EVERY:
            self._in_background(self.store.save_snapshot(self.id, Snapshot(match.number, shorten(match))))
        self.changed()
        return Done(id=message, number=before + 1)

    async def save_seat(self, row: SeatRow, ended: str = "") -> None:
        """Write who sits there now, and show it; a bot may have to go on. Called with the lock held."""
        table = self.table
        table.seats = tuple(row if old.seat == row.seat else old for old in table.seats)
        if ended:
            table.row = msgspec.structs.replace(table.row, ended=ended)
        if table.consent is not None and table.consent.kind == "replace":
            table.consent = None
        self.doubtful = True
        await self.store.save_seat(self.id, row, table.bot_asked() is not None, ended)
        self.doubtful = False
        self.changed()

    async def reload(self) -> None:
        """Read all of it again, from the database."""
        self.table, stored = await load_table(self.store, self.id)
        self.elsewhere = stored.elsewhere
        self.doubtful = False
        self.changed()

    async def refresh(self) -> None:
        """What other processes have written since. Called with the lock held."""
        table, match = self.table, self.table.match
        stored = await self.store.since(self.id, match.number)
        if stored is None:
            self.doubtful = True
            return
        if stored.entries:
            self.ours = False
            table.remember_position()
            match.repeat(decoded(match.game, stored.entries))
        table.row, table.seats, table.consent = stored.row, stored.seats, stored.consent
        self.elsewhere = stored.elsewhere
        self.changed()

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._try(work))
        self.background.add(task)
        task.add_done_callback(self.background.discard)

    async def _try(self, work: Coroutine[Any, Any, None]) -> None:
        """Snapshots and presence are renewed soon enough: nobody waits for them."""
        try:
            await work
        except Unavailable as error:
            log.warning("not written", extra={"match": self.id, "problem": str(error)})

    # --- Showing

    def changed(self) -> None:
        """Send everybody the table as it is now."""
        self.screens.clear()
        self.table.online = self.here | self.elsewhere
        for watcher in self.watchers:
            watcher.dirty = True
            watcher.wake()
        if self.table.bot_asked() is not None:
            self.wake_bot(self)

    def enter(self, watcher: Watcher) -> None:
        """Somebody begins to look."""
        self.watchers.add(watcher)
        self._came_or_went(watcher)

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks no more; when nobody is left, little of the match stays in memory."""
        self.watchers.discard(watcher)
        self._came_or_went(watcher)
        if not self.watchers:
            self.screens.clear()

    def _came_or_went(self, watcher: Watcher) -> None:
        """Everybody sees which players are there, also those who are connected to other processes."""
        if watcher.seat is None:
            return
        here = frozenset(w.seat for w in self.watchers if w.seat is not None)
        if here != self.here and self.store.shared:
            self._in_background(self._save_presence())
        self.here = here
        self.changed()

    async def _save_presence(self) -> None:
        """Tell the other processes who is here; one write after the other, the newest last."""
        async with self.presence_lock:
            await self.store.presence.save(self.id, self.here)

    async def look(self, seat: Seat | None, since: int) -> bytes:
        """The present screen of a viewer, encoded."""
        await self.deal()
        data = (await self._screen(seat, since)).encoded(None)
        if not self.watchers:
            self.screens.clear()  # a match that nobody watches keeps little in memory
        return data

    async def show(self, watcher: Watcher) -> bytes:
        """What a watcher is to be sent of the present: all of it, or what has changed since the last time."""
        await self.deal()
        watcher.dirty = False
        shown = await self._screen(watcher.seat, watcher.since)
        data = shown.encoded(watcher.seen)
        watcher.since = shown.screen.number
        watcher.seen = shown.screen if watcher.changes else None
        if not self.watchers:  # the last one has left in the meantime
            self.screens.clear()
        return data

    async def _screen(self, seat: Seat | None, since: int) -> EncodedScreen:
        async with self.hold() as table:
            if since > table.match.number and self.store.shared:
                await self.refresh()
            found = self.screens.get((seat, since))
            if found is None:
                found = self.screens[seat, since] = EncodedScreen(screen(self.table, seat, since))
            return found
