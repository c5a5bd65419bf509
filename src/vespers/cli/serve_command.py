"""`vespers serve`: the table, for browsers."""

from __future__ import annotations

import errno
import os
import socket
import time
import webbrowser
from pathlib import Path
from threading import Thread
from typing import Any

import click

from vespers.cli.common import FiniteRange, fail, system_language
from vespers.texts import Say


@click.command()
@click.option("--config", type=click.Path(path_type=Path), help="A TOML file of settings.")
@click.option("--host", help="Address to listen on; 0.0.0.0: all.  [127.0.0.1]")
@click.option("--port", type=click.IntRange(1, 65535), help="[8000]")
@click.option("--database", help="sqlite:///FILE or postgresql://…; default: a file of yours.")
@click.option("--public-url", help="How players reach the server, if a proxy stands before it.")
@click.option("--workers", type=click.IntRange(1, 64), help="Server processes.  [1]")
@click.option("--bot-processes", "--thinkers", type=click.IntRange(1, 64), help="[1]")
@click.option("--bots", metavar="NAMES", help="Bots of other packages: package.module:Class, with commas.")
@click.option("--bot-pause", type=FiniteRange(0, 60), help="Seconds.  [0.7]")
@click.option("--keep-days", type=click.IntRange(0, 36_500), help="0: for ever.  [180]")
@click.option("--limit", "limits", multiple=True, metavar="NAME=VALUE", help="A limit; 0: none.")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]))
@click.option("--log-to", help="stderr, stdout or a file.")
@click.option("--show-config", is_flag=True, help="Print all settings with their origin, and end.")
@click.option("--open/--no-open", "opened", default=False, help="Show the page in your browser.")
def serve(opened: bool, show_config: bool, limits: tuple[str, ...], **options: Any) -> None:
    """Open the table: play in the browser, alone, around one screen or from far apart.

    Every setting can stand in a file (--config), in the environment (VESPERS_PORT) or here.
    """
    # Imported here: the other commands need neither server nor database.
    from vespers.table import configuration
    from vespers.table.run import run
    from vespers.table.store.database import BadDatabase, DatabaseInUse

    say = Say(system_language())
    given = {name: value for name, value in options.items() if value is not None}
    try:
        settings, places = configuration.load(given, limits, os.environ)
    except configuration.BadConfiguration as wrong:
        fail(say("cli-serve-settings", problem=str(wrong)))
    if show_config:
        click.echo(configuration.show(settings, places))
        return
    why = why_not_listen(settings.host, settings.port)
    if why is not None:
        taken = why.errno == errno.EADDRINUSE
        problem = why.strerror or str(why)
        key = "cli-serve-taken" if taken else "cli-serve-address"
        fail(say(key, host=settings.host, port=str(settings.port), problem=problem))
    address = f"http://{settings.host}:{settings.port}/"
    click.echo(f"Vespers: {address} (stop with Ctrl-C)", err=True)
    if opened:
        Thread(target=show, args=(settings.host, settings.port, address), daemon=True).start()
    try:
        run(settings)
    except configuration.BadConfiguration as problem:
        fail(say("cli-serve-settings", problem=str(problem)))
    except DatabaseInUse as problem:
        fail(say("cli-serve-in-use", file=str(problem)))
    except BadDatabase as problem:
        fail(say("lab-database", problem=str(problem)))


def why_not_listen(host: str, port: int) -> OSError | None:
    """Why the server cannot listen there: the port is taken, or it is not an address of this machine."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            return error
        except UnicodeError as error:  # not a valid host name
            return OSError(errno.EINVAL, str(error))
    return None


def show(host: str, port: int, address: str) -> None:
    """Open the page in the user's browser as soon as the server answers."""
    for _ in range(100):
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return


if __name__ == "__main__":
    serve()
