"""The database: migrations give exactly the tables, snapshots are only a cache, appends never overlap."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, delete, func, make_url, select, text

from tests.table.conftest import database, new_database
from vespers.engine.match import Match
from vespers.table import room as room_of_a_match
from vespers.table.campaigns import Campaigns
from vespers.table.configuration import without_password
from vespers.table.lobby import Lobby
from vespers.table.problems import Refusal
from vespers.table.room import Room
from vespers.table.run import _prepare
from vespers.table.settings import Settings, default_database, from_environment, to_environment
from vespers.table.shelf_protocol import NewCampaign, NewMatch, SeatPlan
from vespers.table.store.database import MIGRATIONS, BadDatabase, migrate, open_engine, with_driver
from vespers.table.store.rows import EntryRow
from vespers.table.store.schema import METADATA, entries, snapshots
from vespers.table.store.store import Append, Conflict, Store
from vespers.table.stored_match import table_of

OLD = {  # a row of `matches` before there were campaigns, in SQL
    "id": "'abcdefghijkl'",
    "game": "'wolves'",
    "options": "'{}'",
    "seed": "'s'",
    "ended": "''",
    **dict.fromkeys(("version", "copied", "number", "created", "touched"), "1"),
    **dict.fromkeys(("over", "bot_turn"), "false"),
}
Work = Callable[[Store], Awaitable[None]]


def with_store(url: str, work: Work) -> None:
    async def run() -> None:
        engine = open_engine(url)
        await migrate(engine)
        store = Store(engine)
        try:
            await work(store)
        finally:
            await store.writer.stop()
            await engine.dispose()

    asyncio.run(run())


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return database(request.param, request, tmp_path)


async def begun(store: Store) -> Room:
    """A match of two people."""
    lobby = Lobby(store, 10, lambda _: None)
    two = (SeatPlan(kind="me"), SeatPlan(kind="local"))
    created = await lobby.create(NewMatch(game="wolves", seats=two))
    room = await lobby.find(created.match)
    await room.look(None, 0)  # whoever looks first has the cards dealt
    return room


async def advance(room: Room, moves: int) -> None:
    """The first option each time, as the rooms would write it."""
    for _ in range(moves):
        async with room.hold() as table:
            step = table.match.asked()
            if step is None:
                return
            before = table.match.number
            table.match.play(step.asks, step.options(table.match.state)[0])
            await room.commit(before, step.asks)


def test_migrations_give_exactly_the_tables(url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_store(url, work)


def test_matches_of_the_first_tables_are_kept(url: str) -> None:
    def first_tables(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text(f"INSERT INTO matches ({', '.join(OLD)}) VALUES ({', '.join(OLD.values())})"))

    async def prepare() -> None:
        engine = open_engine(url)
        async with engine.begin() as connection:
            await connection.run_sync(first_tables)
        await engine.dispose()

    async def work(store: Store) -> None:
        stored = await store.load("abcdefghijkl")
        assert stored is not None and stored.row.campaign is None and stored.row.place == 0

    asyncio.run(prepare())
    with_store(url, work)


def test_a_snapshot_may_vanish_at_any_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_of_a_match, "SNAPSHOT_EVERY", 20)

    async def work(store: Store) -> None:
        room = await begun(store)
        await advance(room, 200)
        await asyncio.gather(*room.background)
        with_it = await store.load(room.id)
        assert with_it is not None and with_it.snapshot is not None and len(with_it.entries) < 20
        async with store.engine.begin() as connection:
            await connection.execute(delete(snapshots))
        without = await store.load(room.id)
        assert without is not None and without.snapshot is None
        assert len(without.entries) == room.table.match.number
        logs = [table_of(one).match.history for one in (with_it, without)]
        assert logs[0] == logs[1]

    with_store(url, work)


def test_a_number_is_written_once(url: str) -> None:
    async def work(store: Store) -> None:
        room = await begun(store)
        number = room.table.match.number + 1
        same = [append(room.id, number, f"{n}") for n in range(20)]
        written = await asyncio.gather(*(store.append(one) for one in same), return_exceptions=True)
        assert sum(result is None for result in written) == 1
        assert sum(isinstance(result, Conflict) for result in written) == 19

    with_store(url, work)


def test_a_conflict_does_not_hurt_the_others_in_its_batch(url: str) -> None:
    async def work(store: Store) -> None:
        rooms = [await begun(store) for _ in range(5)]
        good = [append(room.id, room.table.match.number + 1, "g") for room in rooms]
        bad = append(rooms[0].id, 1, "b")
        results = await asyncio.gather(*map(store.append, [bad, *good]), return_exceptions=True)
        assert isinstance(results[0], Conflict) and results[1:] == [None] * 5
        async with store.engine.connect() as connection:
            many = await connection.scalar(select(func.count()).select_from(entries))
        assert many == sum(room.table.match.number + 1 for room in rooms)

    with_store(url, work)


def append(match: str, number: int, label: str) -> Append:
    row = EntryRow(number, 0, "{}", label)
    return Append(match=match, entries=(row,), over=False, bot_turn=False)


def test_a_failed_write_leaves_the_room_as_it_was(tmp_path: Path) -> None:
    """Played in memory, refused by the disk: the room reads itself anew and nothing is shown."""

    async def work(store: Store) -> None:
        room = await begun(store)
        number = room.table.match.number
        working = store.append

        async def broken(_: Append) -> None:
            raise OSError("no space left")

        store.append = broken  # type: ignore[method-assign, assignment]
        with pytest.raises(OSError):
            await advance(room, 1)
        store.append = working  # type: ignore[method-assign]
        async with room.hold() as table:
            assert table.match.number == number
        await advance(room, 1)
        assert room.table.match.number > number

    with_store(f"sqlite:///{tmp_path / 'table.sqlite'}", work)


def test_a_match_of_other_rules_is_not_replayed(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        room = await begun(store)
        stored = await store.load(room.id)
        assert stored is not None
        import msgspec

        from vespers.table.problems import Refusal

        older = msgspec.structs.replace(stored, row=msgspec.structs.replace(stored.row, version=0))
        with pytest.raises(Refusal, match="unplayable"):
            table_of(older)

    with_store(f"sqlite:///{tmp_path / 'table.sqlite'}", work)


def test_database_urls() -> None:
    assert with_driver("sqlite:///x.sqlite") == "sqlite+aiosqlite:///x.sqlite"
    assert with_driver("postgres://a:b@c/d") == "postgresql+asyncpg://a:b@c/d"
    for wrong in ("", "x", "mysql://a/b"):
        with pytest.raises(BadDatabase):
            with_driver(wrong)


def test_a_url_says_tls_as_it_does_to_every_program_of_postgresql(postgres: str, tmp_path: Path) -> None:
    """The driver itself knows `sslmode` in a DSN alone; as an argument it was a traceback."""

    def asked(name: str, value: str) -> str:
        url = make_url(new_database(postgres)).update_query_dict({name: value})
        return url.render_as_string(hide_password=False)

    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            name = await connection.execute(text("SELECT current_setting('application_name')"))
            assert name.scalar() == "abbey"

    url = make_url(asked("sslmode", "prefer")).update_query_dict({"application_name": "abbey"})
    with_store(url.render_as_string(hide_password=False), work)
    for name, value in (("sslmode", "nonsense"), ("nonsense", "1")):
        with pytest.raises(BadDatabase, match=name):
            asyncio.run(_prepare(Settings(database=asked(name, value))))
    assert without_password("postgresql://a@b/c?sslpassword=vellum") == "postgresql://a@b/c"


def test_settings_reach_the_worker_processes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("VESPERS_TABLE", "{}")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    given = Settings(port=1234, keep_days=3)
    to_environment(given)
    assert from_environment() == given
    assert default_database().startswith("sqlite:///")


def test_many_writers_at_once_are_never_refused(url: str) -> None:
    """Matches begin, seats change and moves are made, all at the same time."""

    async def one(store: Store) -> None:
        room = await begun(store)
        await advance(room, 3)
        await store.save_seat(room.id, room.table.seats[0])

    async def work(store: Store) -> None:
        await asyncio.gather(*(one(store) for _ in range(40)))

    with_store(url, work)


def test_a_change_that_arrives_while_a_room_is_being_opened_is_not_missed(url: str) -> None:
    """It was read before another process wrote, and hears of it before it stands."""

    async def work(store: Store) -> None:
        there = await begun(store)
        here = Lobby(store, 10, lambda _: None)
        load = store.load

        async def slow(match: str, from_snapshot: bool = True) -> Any:
            stored = await load(match, from_snapshot)
            await advance(there, 1)
            here.changed_elsewhere(match)
            return stored

        store.load = slow  # type: ignore[method-assign]
        room = await here.find(there.id)
        store.load = load  # type: ignore[method-assign]
        await asyncio.gather(*here.tasks)
        assert room.table.match.number == there.table.match.number

    with_store(url, work)


def test_who_ends_a_match_of_a_campaign_second_is_stale_and_enters_nothing(url: str) -> None:
    """Another process has written the last entry, and this one has not heard of it yet."""

    async def work(store: Store) -> None:
        lobby = Lobby(store, 10, lambda _: None)
        wish = NewCampaign(game="brewers", seats=(SeatPlan(kind="me"),))
        created = await Campaigns(store, lobby).create(wish)
        first = await lobby.find(created.match)
        await advance(first, until_last(first))
        second = await Lobby(store, 10, lambda _: None).find(created.match)
        await advance(first, 1)
        assert first.table.over
        with pytest.raises(Refusal) as refused:
            await advance(second, 1)
        assert refused.value.problem.title == "stale"
        campaign = await store.campaign(first.table.row.campaign or "")
        assert campaign is not None and campaign.row.record.count('"target"') == 1

    with_store(url, work)


def until_last(room: Room) -> int:
    """How many first options lead to the last one, tried on a copy with the same dealer."""
    match = room.table.match
    copy: Match[Any] = Match(match.game, match.seats, match.settings)
    copy.repeat(match.history)
    copy.dealer = match.dealer
    moves = 0
    while (step := copy.asked()) is not None:
        copy.play(step.asks, step.options(copy.state)[0])
        moves += 1
    return moves - 1
