"""`vespers admin` on both databases: what an operator does beside a running server."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import make_url, select, text

from tests.table.client import Host, Person, browser, new_match, options_of, play, run_there
from tests.table.conftest import database, unlimited
from tests.waiting import wait_for
from vespers.cli import cli
from vespers.engine import record
from vespers.games import find_game
from vespers.table.store import backup, store
from vespers.table.store.database import open_engine
from vespers.table.store.schema import METADATA

KINDS = ["sqlite", "postgresql"]


def admin(url: str, *words: str) -> Result:
    return CliRunner().invoke(cli, ["admin", *words, "--database", url, "--lang", "en"])


def done(url: str, *words: str) -> str:
    result = admin(url, *words)
    assert result.exit_code == 0, result.output
    return result.output


def url_of(host: Host) -> str:
    return host.app.server.settings.database


def test_list_and_show_name_a_match_but_none_of_its_secrets(host: Host) -> None:
    match, people = new_match(host.url, "me bot")
    people[0].sight()
    assert match in done(url_of(host), "list", "--game", "wolves", "--state", "running")
    shown = done(url_of(host), "show", match)
    seed = host.app.server.lobby.open[match].table.row.seed
    assert "wolves" in shown and "apprentice" in shown
    assert seed not in shown and people[0].secret not in shown


def test_an_export_is_the_record_also_of_a_running_match(host: Host, tmp_path: Path) -> None:
    match, people = new_match(host.url)
    play(people, moves=6)
    done(url_of(host), "export", match, "--to", str(tmp_path / "one.vespers"))
    exported = record.read((tmp_path / "one.vespers").read_bytes(), find_game)
    assert exported.number == people[0].sight()["number"] and exported.outcome() is None
    again = admin(url_of(host), "export", match, "--to", str(tmp_path / "one.vespers"))
    assert again.exit_code == 2, "no file is overwritten"


def test_a_deleted_match_is_unknown_to_the_running_server(host: Host) -> None:
    match, people = new_match(host.url)
    other, others = new_match(host.url)
    sight = people[0].sight()
    mover = next(person for person in people if person.seat == sight["turn"][0])
    settings = options_of(mover.sight())
    assert "1 match deleted" in done(url_of(host), "delete", match, "--yes")
    assert mover.move(sight, settings[0]).status_code == 404, "nothing is written to it any more"
    wait_for(lambda: people[0].get().status_code == 404, "those who only look to hear of it")
    assert others[0].get().status_code == 200 and other in done(url_of(host), "list")
    assert admin(url_of(host), "delete", match, "--yes").exit_code == 1


def test_a_campaign_is_deleted_as_a_whole(host: Host) -> None:
    wish = {"game": "fermentation", "seats": [{"kind": "me"}]}
    answer = browser(host.url).post("/api/campaigns", json=wish)
    if answer.status_code != 201:
        wish = {"game": "brewers", "seats": [{"kind": "me"}, {"kind": "local"}]}
        answer = browser(host.url).post("/api/campaigns", json=wish)
    created = answer.json()
    refused = admin(url_of(host), "delete", created["match"], "--yes")
    assert refused.exit_code == 1 and created["campaign"] in refused.output
    done(url_of(host), "delete", created["campaign"], "--yes")
    assert browser(host.url).get(f"/api/campaigns/{created['campaign']}").status_code == 404


def test_a_banned_address_is_turned_away_and_let_in_again(host: Host) -> None:
    match, people = new_match(host.url)
    with people[0].live() as socket:
        socket.until("sight")
        done(url_of(host), "ban", "127.0.0.0/8")
        assert "127.0.0.0/8" in done(url_of(host), "ban")
        run_there(host, host.app.server.bans.refresh())  # as the server does every few seconds
        assert Person(host.url, match).get().json()["title"] == "banned"
        socket.say(type="why", id="w", number=0, things=[])
        assert socket.until("problem")["title"] == "banned"
    done(url_of(host), "ban", "127.0.0.1/8", "--lift")
    run_there(host, host.app.server.bans.refresh())
    assert Person(host.url, match).get().status_code == 200


@pytest.mark.parametrize("network", ["300.1.2.3", "example", "1.2.3.4/99"])
def test_what_is_no_address_cannot_be_banned(network: str, tmp_path: Path) -> None:
    assert admin(f"sqlite:///{tmp_path}/none.sqlite", "ban", network).exit_code == 2


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("other", KINDS)
def test_a_backup_of_a_running_server_is_restored_into_either_kind_of_database(
    kind: str, other: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url, file = database(kind, request, tmp_path), tmp_path / "all.backup"
    with Host(unlimited(url)) as host:
        match, people = new_match(host.url, "me local")
        play(people, moves=9)
        before = people[0].sight()
        done(url, "backup", str(file))
        play(people, moves=3)
    (tmp_path / "new").mkdir()
    new = database(other, request, tmp_path / "new")
    done(new, "restore", str(file))
    assert "nothing is wrong" in done(new, "check")
    with Host(unlimited(new)) as host:
        again = Person(host.url, match, people[0].secret, 0)
        assert again.sight() == before, "of the moment of the backup, for those who hold the keys"
        play([Person(host.url, match, one.secret, one.seat) for one in people], moves=3)
    assert all_rows(new).keys() == all_rows(url).keys()


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_is_of_one_moment(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move is made between two of its tables: the number of entries, and the entries."""
    url, file = database(kind, request, tmp_path), tmp_path / "all.backup"
    head = backup._line

    def between(packed: gzip.GzipFile, thing: object) -> None:
        if isinstance(thing, backup.TableHead) and thing.table == "entries":
            play(people, moves=1)
        head(packed, thing)

    with Host(unlimited(url)) as host:
        _, people = new_match(host.url, "me local")
        play(people, moves=2)
        before = all_rows(url)
        monkeypatch.setattr(backup, "_line", between)
        done(url, "backup", str(file))
        assert all_rows(url) != before, "the move was made"
    (tmp_path / "new").mkdir()
    new = database(kind, request, tmp_path / "new")
    done(new, "restore", str(file))
    assert "nothing is wrong" in done(new, "check") and all_rows(new) == before


@pytest.mark.parametrize("kind", KINDS)
def test_a_move_that_is_made_during_a_check_is_no_trouble(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the row of the match and its entries."""
    url = database(kind, request, tmp_path)
    consent = store._consent

    async def between(*asked: Any) -> Any:
        await asyncio.to_thread(play, people, moves=1)
        return await consent(*asked)

    with Host(unlimited(url)) as host:
        _, people = new_match(host.url, "me local")
        play(people, moves=2)
        monkeypatch.setattr(store, "_consent", between)
        assert "nothing is wrong" in done(url, "check")


def all_rows(url: str) -> dict[str, int]:
    async def work() -> dict[str, int]:
        engine = open_engine(url)
        async with engine.connect() as connection:
            found = {
                table.name: len((await connection.execute(select(table))).all())
                for table in METADATA.sorted_tables
            }
        await engine.dispose()
        return {name: many for name, many in found.items() if many and name not in ("presence", "snapshots")}

    return asyncio.run(work())


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A database with a match in it, and its backup."""
    folder = tmp_path_factory.mktemp("played")
    url = f"sqlite:///{folder / 'table.sqlite'}"
    with Host(unlimited(url)) as host:
        _, people = new_match(host.url, "me local")
        play(people, moves=5)
    done(url, "backup", str(folder / "all.backup"))
    return url, folder / "all.backup"


def test_a_backup_is_read_by_its_owner_alone_and_overwrites_nothing(played: tuple[str, Path]) -> None:
    url, file = played
    assert file.stat().st_mode & 0o077 == 0
    assert admin(url, "backup", str(file)).exit_code == 2
    assert not list(file.parent.glob("*.part"))


def test_a_backup_is_restored_into_an_empty_database_only(played: tuple[str, Path]) -> None:
    url, file = played
    before = all_rows(url)
    refused = admin(url, "restore", str(file))
    assert refused.exit_code == 2 and "empty" in refused.output and all_rows(url) == before


@pytest.mark.parametrize("damage", ["half", "cut", "noise", "head", "newer"])
def test_a_damaged_backup_changes_nothing(damage: str, played: tuple[str, Path], tmp_path: Path) -> None:
    data = played[1].read_bytes()
    lines = gzip.decompress(data).splitlines(keepends=True)
    broken = {
        "half": data[: len(data) // 2],
        "cut": gzip.compress(b"".join(lines[:-1])),
        "noise": b"no backup at all",
        "head": gzip.compress(b"".join(lines[1:])),
        "newer": gzip.compress(b'{"vespers_backup":1,"revision":"9999"}\n' + b"".join(lines[1:])),
    }[damage]
    file, new = tmp_path / "broken.backup", f"sqlite:///{tmp_path / 'new.sqlite'}"
    file.write_bytes(broken)
    refused = admin(new, "restore", str(file))
    assert refused.exit_code in (1, 2) and "Traceback" not in refused.output
    assert refused.exception is None or isinstance(refused.exception, SystemExit)
    whole = admin(new, "restore", str(played[1]))
    assert whole.exit_code == 0, f"the database is as empty as before: {whole.output}"


def test_a_restore_keeps_off_a_database_that_a_server_uses(sqlite_host: Host, tmp_path: Path) -> None:
    from vespers.table.store.database import held

    url = f"sqlite:///{tmp_path / 'used.sqlite'}"
    (tmp_path / "all.backup").write_bytes(b"")
    with held(url):
        assert admin(url, "restore", str(tmp_path / "all.backup")).exit_code == 2


def test_check_names_the_match_that_is_spoiled(tmp_path: Path, played: tuple[str, Path]) -> None:
    url = f"sqlite:///{tmp_path / 'spoiled.sqlite'}"
    done(url, "restore", str(played[1]))
    assert "nothing is wrong" in done(url, "check")

    async def spoil() -> None:
        engine = open_engine(url)
        async with engine.begin() as connection:
            await connection.execute(text("DELETE FROM entries WHERE number = 2"))
        await engine.dispose()

    asyncio.run(spoil())
    found = admin(url, "check")
    assert found.exit_code == 1 and "expected" in found.output and "1 thing is wrong" in found.output


def test_vacuum_gives_space_back(tmp_path: Path, played: tuple[str, Path]) -> None:
    file = tmp_path / "large.sqlite"
    url = f"sqlite:///{file}"
    done(url, "restore", str(played[1]))

    async def fill() -> None:
        engine = open_engine(url)
        async with engine.begin() as connection:
            await connection.execute(text("CREATE TABLE filler AS SELECT randomblob(2000000) AS x"))
        async with engine.begin() as connection:
            await connection.execute(text("DROP TABLE filler"))
        await engine.dispose()

    asyncio.run(fill())
    before = file.stat().st_size
    done(url, "vacuum")
    assert file.stat().st_size < before / 2


def test_a_database_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    for words in (("list",), ("check",), ("vacuum",), ("show", "abcdefghijkl"), ("delete", "x", "--yes")):
        result = admin(f"sqlite:///{tmp_path / 'none.sqlite'}", *words)
        assert result.exit_code == 2 and "there is no file" in result.output
    assert not (tmp_path / "none.sqlite").exists()


@pytest.mark.parametrize("kind", KINDS)
def test_a_database_without_a_table_is_a_sentence(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = database(kind, request, tmp_path)
    (tmp_path / "table.sqlite").touch()
    for words in (("list",), ("check",), ("show", "abcdefghijkl"), ("backup", str(tmp_path / "x.backup"))):
        result = admin(url, *words)
        assert result.exit_code == 2 and "it has no matches at all" in result.output, result.output


@pytest.mark.parametrize("command", [("admin", "list"), ("serve", "--port", "8099")])
def test_a_database_that_lets_nobody_in_says_why_in_one_line(
    command: tuple[str, ...], postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vespers.table.logs.set_up", lambda _: None)
    absent = make_url(postgres).set(database="absent").render_as_string(hide_password=False)
    for url, reason in (
        (absent, 'database "absent" does not exist'),
        ("postgresql://monk@127.0.0.1:1/x", "127.0.0.1"),
    ):
        result = CliRunner().invoke(cli, [*command, "--database", url], env={"LC_ALL": "en"})
        lines = [line for line in result.output.splitlines() if not line.startswith("Vespers: http")]
        assert result.exit_code == 2 and len(lines) == 1, result.output
        assert lines[0].startswith("--database: ") and reason in lines[0] and "sqlalche" not in lines[0]
