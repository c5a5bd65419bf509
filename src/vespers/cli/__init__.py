"""The `vespers` command."""

from __future__ import annotations

import os
import sys
from importlib.metadata import version
from typing import Any

import click

from vespers.cli.campaign import campaign
from vespers.cli.common import LANGUAGE, fail, system_language, tell
from vespers.cli.export import export
from vespers.cli.lab import lab
from vespers.cli.ladder import ladder
from vespers.cli.play import play
from vespers.cli.records import replay, verify
from vespers.cli.review import review_command
from vespers.cli.serve import serve
from vespers.cli.shelf import games, rules
from vespers.cli.simulate import simulate
from vespers.engine.errors import VespersError


class Command(click.Group):
    """Tells what is the input's fault in the reader's language; nobody ever sees a traceback for it."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except VespersError as error:
            fail(tell(error, ctx.meta.get(LANGUAGE, system_language())))


@click.group(cls=Command, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(version("vespers"), prog_name="vespers")
def cli() -> None:
    """Vespers: the table, the referee and the play-test lab for board games of monks, beer and wolves.

    Start with `vespers play wolves`: you against a bot, every rule enforced and explained.
    """


COMMANDS = (
    play,
    serve,
    games,
    rules,
    simulate,
    ladder,
    lab,
    verify,
    replay,
    review_command,
    export,
    campaign,
)
for command in COMMANDS:
    cli.add_command(command)


def main() -> None:
    """Run the command."""
    try:
        cli()
    except BrokenPipeError:  # `vespers rules wolves | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
