"""`vespers admin`: what an operator does with the matches of a table, while its server runs or not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from functools import wraps
from ipaddress import ip_network
from pathlib import Path
from typing import Any, TypeVar, cast

import click

from vespers.cli.common import fail, language_option
from vespers.texts import Say

F = TypeVar("F", bound=Callable[..., Any])
Result = TypeVar("Result")


@click.group()
def admin() -> None:
    """Look after the matches of a table: list, delete, export, ban, back up, restore, check.

    All but `restore` may run beside the server.
    """


def on_database(command: F) -> F:
    """`--database URL` and `--lang`; trouble with the database ends the command with a sentence."""

    @wraps(command)
    def run(database: str, language: str, **others: Any) -> Any:
        from sqlalchemy.exc import SQLAlchemyError

        from vespers.table.operation import InCampaign, Unknown
        from vespers.table.settings import default_database
        from vespers.table.store.backup import BadBackup
        from vespers.table.store.database import (
            NO_TABLE,
            BadDatabase,
            DatabaseInUse,
            in_one_line,
            no_table,
        )
        from vespers.table.store.transactions import Unavailable

        say = Say(language)
        try:
            return command(url=database or default_database(), say=say, **others)
        except Unknown as error:
            fail(say("admin-unknown", id=str(error)), code=1)
        except InCampaign as error:
            fail(say("admin-in-campaign", campaign=str(error)), code=1)
        except BadBackup as error:
            fail(say("admin-bad-backup", problem=str(error)), code=1)
        except DatabaseInUse as error:
            fail(say("cli-serve-in-use", file=str(error)))
        except BadDatabase as error:
            fail(say("lab-database", problem=str(error)))
        except (SQLAlchemyError, Unavailable, ConnectionError) as error:
            problem = NO_TABLE if no_table(error) else in_one_line(error)
            fail(say("lab-database", problem=problem))

    option = click.option(
        "--database",
        default="",
        envvar="VESPERS_DATABASE",
        help="sqlite:///FILE or postgresql://…; default: a file of yours.",
    )
    return cast(F, option(language_option(run)))


def waited(work: Coroutine[Any, Any, Result]) -> Result:
    return asyncio.run(work)


def moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


@admin.command("list")
@click.option("--game", default="", help="Only matches of this game.")
@click.option("--state", default="", type=click.Choice(["", "running", "over"]), help="Only these.")
@click.option("--most", default=50, show_default=True, type=click.IntRange(1, 1_000_000))
@on_database
def list_matches(url: str, say: Say, game: str, state: str, most: int) -> None:
    """List the matches touched last: id, game, state, entries, when (UTC)."""
    from vespers.table.operation import listed

    rows = waited(listed(url, game, state, most))
    for row in rows:
        state_now = row.ended or ("over" if row.over else "running")
        click.echo(f"{row.id}  {row.game:<12}  {state_now:<8}  {row.number:>6}  {moment(row.touched)}")
    click.echo(say("admin-listed", matches=len(rows)), err=True)


@admin.command()
@click.argument("match")
@on_database
def show(url: str, say: Say, match: str) -> None:
    """Show what is stored of a match, without its secrets and its seed."""
    from vespers.table.operation import seat_text, shown

    stored = waited(shown(url, match))
    row = stored.row
    facts = {
        "match": row.id,
        "game": f"{row.game}, version {row.version}",
        "entries": row.number,
        "state": row.ended or ("over" if row.over else "running"),
        "created": moment(row.created),
        "touched": moment(row.touched),
        "campaign": row.campaign,
        "rematch of": row.parent,
        "settings": row.options,
        **{f"seat {seat.seat}": seat_text(seat) for seat in stored.seats},
    }
    for name, value in facts.items():
        if value is not None:
            click.echo(f"{name:<10}  {value}")


@admin.command()
@click.argument("match")
@click.option("--to", "target", required=True, type=click.Path(path_type=Path, dir_okay=False))
@on_database
def export(url: str, say: Say, match: str, target: Path) -> None:
    """Write the record of a match, also of one that still runs: it shows everything hidden."""
    from vespers.table.operation import exported

    new_file(target, say)
    target.write_bytes(waited(exported(url, match)))
    click.echo(say("admin-exported", match=match, file=str(target)))


@admin.command()
@click.option("--game", default="", help="Only feedback on this game.")
@click.option("--to", "target", required=True, type=click.Path(path_type=Path, dir_okay=False))
@on_database
def feedback(url: str, say: Say, game: str, target: Path) -> None:
    """Write the feedback of players on matches and moves as CSV, one row for each remark."""
    from vespers.table.feedback import sheet
    from vespers.table.operation import stored_feedback

    new_file(target, say)
    rows = waited(stored_feedback(url, game))
    target.write_text(sheet(rows), "utf-8", newline="")
    click.echo(say("admin-feedback", remarks=len(rows), file=str(target)))


@admin.command()
@click.argument("ids", nargs=-1, required=True)
@click.option("--yes", is_flag=True, help="Do not ask.")
@on_database
def delete(url: str, say: Say, ids: tuple[str, ...], yes: bool) -> None:
    """Delete matches, or campaigns with all their matches, for good."""
    from vespers.table.operation import deleted

    if not yes:
        click.confirm(say("admin-sure", ids=", ".join(ids)), abort=True)
    click.echo(say("admin-deleted", matches=waited(deleted(url, ids))))


class NetworkType(click.ParamType[Any]):
    """An address or a network."""

    name = "address"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return ip_network(value, strict=False)
        except ValueError:
            self.fail(
                f"expected an address (192.0.2.7) or a network (2001:db8::/48), not {value!r}.", param, ctx
            )


@admin.command()
@click.argument("network", required=False, type=NetworkType())
@click.option("--lift", is_flag=True, help="Let it in again.")
@on_database
def ban(url: str, say: Say, network: Any, lift: bool) -> None:
    """Ban an address or a network; without one, list what is banned. It counts after a few seconds."""
    if network is None:
        for one in waited(bans_of(url)):
            click.echo(str(one))
        return
    known = waited(set_ban(url, network, lift))
    key = "admin-banned" if not lift else "admin-unbanned" if known else "admin-not-banned"
    click.echo(say(key, address=str(network)))


async def bans_of(url: str) -> list[Any]:
    from vespers.table.operation import open_writing
    from vespers.table.store.bans import banned

    engine = await open_writing(url)
    try:
        async with engine.connect() as connection:
            return list(await banned(connection))
    finally:
        await engine.dispose()


async def set_ban(url: str, network: Any, lift: bool) -> bool:
    """Whether there was anything to lift."""
    from vespers.table.operation import open_writing
    from vespers.table.store import bans

    engine = await open_writing(url)
    try:
        async with engine.begin() as connection:
            if lift:
                return await bans.unban(connection, network)
            await bans.ban(connection, network)
            return True
    finally:
        await engine.dispose()


@admin.command()
@on_database
def vacuum(url: str, say: Say) -> None:
    """Give the space of deleted matches back to the disk."""
    from vespers.table.operation import vacuum as give_back

    waited(give_back(url))
    click.echo(say("admin-vacuumed"))


@admin.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@on_database
def backup(url: str, say: Say, file: Path) -> None:
    """Write everything to FILE while the server runs: one moment of it, for either kind of database."""
    from vespers.table.store.backup import back_up
    from vespers.table.store.database import open_reading

    new_file(file, say)

    async def work() -> int:
        engine = open_reading(url)
        try:
            return await back_up(engine, file)
        finally:
            await engine.dispose()

    click.echo(say("admin-backed-up", rows=waited(work()), file=str(file)))


@admin.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@on_database
def restore(url: str, say: Say, file: Path) -> None:
    """Fill an empty database from a backup. It may be of the other kind: this also moves a table."""
    from vespers.table.store.backup import restore as fill
    from vespers.table.store.database import held, open_engine

    async def work() -> int:
        engine = open_engine(url)
        try:
            return await fill(engine, file)
        finally:
            await engine.dispose()

    with held(url):
        click.echo(say("admin-restored", rows=waited(work()), file=str(file)))


@admin.command()
@on_database
def check(url: str, say: Say) -> None:
    """Replay every match by its rules, and check the database; exit with 1 if anything is wrong."""
    from vespers.table.operation import checked

    async def work() -> tuple[int, int]:
        many = bad = 0
        async for match, trouble in checked(url):
            many += bool(match)
            if trouble:
                bad += 1
                click.echo(f"{match or 'database'}: {trouble}")
        return many, bad

    many, bad = waited(work())
    click.echo(say("admin-checked", matches=many, bad=bad))
    if bad:
        raise SystemExit(1)


def new_file(path: Path, say: Say) -> None:
    """No file is overwritten."""
    if path.exists():
        fail(say("admin-exists", file=str(path)))
