"""`vespers serve`: the table, for browsers."""

from __future__ import annotations

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
@click.option("--log-level", default="info", type=click.Choice(["debug", "info", "warning", "error"]))
def serve(**given: str | int | float) -> None:
    """Open the table: play in the browser, alone, around one screen or from far apart."""
    # Imported here: the other commands need neither server nor database.
    import msgspec

    from vespers.table.run import run
    from vespers.table.settings import Settings
    from vespers.table.store.database import BadDatabase

    settings = msgspec.convert(given, Settings)
    click.echo(f"Vespers: http://{settings.host}:{settings.port}/ (stop with Ctrl-C)", err=True)
    try:
        run(settings)
    except BadDatabase as problem:
        raise click.ClickException(f"--database: {problem}") from None


if __name__ == "__main__":
    serve()
