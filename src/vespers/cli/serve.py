"""`vespers serve`: the table, for browsers."""

from __future__ import annotations

import socket
import time
import webbrowser
from threading import Thread

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0: all.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(1, 65535))
@click.option("--database", default="", help="sqlite:///FILE or postgresql://…; default: a file of yours.")
@click.option("--public-url", default="", help="How players reach the server, if a proxy stands before it.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64), help="Server processes.")
@click.option("--thinkers", default=1, show_default=True, type=click.IntRange(1, 64), help="Bots' processes.")
@click.option("--bot-pause", default=0.7, show_default=True, type=click.FloatRange(0, 60), help="Seconds.")
@click.option("--keep-days", default=180, show_default=True, type=click.IntRange(0), help="0: for ever.")
@click.option("--open/--no-open", "opened", default=False, help="Show the page in your browser.")
@click.option("--log-level", default="info", type=click.Choice(["debug", "info", "warning", "error"]))
def serve(opened: bool, **given: str | int | float) -> None:
    """Open the table: play in the browser, alone, around one screen or from far apart."""
    # Imported here: the other commands need neither server nor database.
    import msgspec

    from vespers.table.run import run
    from vespers.table.settings import Settings
    from vespers.table.store.database import BadDatabase

    settings = msgspec.convert(given, Settings)
    if not free(settings.host, settings.port):
        raise click.ClickException(f"--port: {settings.port} is taken on {settings.host}; choose another.")
    address = f"http://{settings.host}:{settings.port}/"
    click.echo(f"Vespers: {address} (stop with Ctrl-C)", err=True)
    if opened:
        Thread(target=show, args=(settings.host, settings.port, address), daemon=True).start()
    try:
        run(settings)
    except BadDatabase as problem:
        raise click.ClickException(f"--database: {problem}") from None


def free(host: str, port: int) -> bool:
    """Whether nobody else listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


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
