"""`vespers serve`: the table, for browsers."""

from __future__ import annotations

import errno
import socket
import time
import webbrowser
from threading import Thread

import click

from vespers.cli.common import FiniteRange, fail, system_language
from vespers.texts import Say


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0: all.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535))
@click.option("--database", default="", help="sqlite:///FILE or postgresql://…; default: a file of yours.")
@click.option("--public-url", default="", help="How players reach the server, if a proxy stands before it.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64), help="Server processes.")
@click.option("--thinkers", default=1, show_default=True, type=click.IntRange(1, 64), help="Bots' processes.")
@click.option("--bot-pause", default=0.7, show_default=True, type=FiniteRange(0, 60), help="Seconds.")
@click.option(
    "--keep-days", default=180, show_default=True, type=click.IntRange(0, 36_500), help="0: for ever."
)
@click.option("--open/--no-open", "opened", default=False, help="Show the page in your browser.")
@click.option("--log-level", default="info", type=click.Choice(["debug", "info", "warning", "error"]))
def serve(opened: bool, **given: str | int | float) -> None:
    """Open the table: play in the browser, alone, around one screen or from far apart."""
    # Imported here: the other commands need neither server nor database.
    import msgspec

    from vespers.table.run import run
    from vespers.table.settings import Settings
    from vespers.table.store.database import BadDatabase, DatabaseInUse

    settings = msgspec.convert(given, Settings)
    say, why = Say(system_language()), why_not_listen(settings.host, settings.port)
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
    except DatabaseInUse as problem:
        fail(say("cli-serve-in-use", file=str(problem)))
    except BadDatabase as problem:
        fail(say("lab-database", problem=str(problem)))


def why_not_listen(host: str, port: int) -> OSError | None:
    """Why one cannot listen there: somebody else does, or it is no address of this machine."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            return error
        except UnicodeError as error:  # no name of a host can look like this
            return OSError(errno.EINVAL, str(error))
    return None


def show(host: str, port: int, address: str) -> None:
    """The page in the user's browser, as soon as the server answers."""
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
