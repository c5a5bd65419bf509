"""The `vespers` command."""

from __future__ import annotations

import os
import sys
from importlib.metadata import version

import click

from vespers.cli.common import fail, system_language, tell
from vespers.cli.play import play
from vespers.cli.records import replay, verify
from vespers.cli.shelf import games, rules
from vespers.cli.simulate import simulate
from vespers.engine.errors import VespersError


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(version("vespers"), prog_name="vespers")
def cli() -> None:
    """Vespers: the table, the referee and the play-test lab for board games of monks, beer and wolves.

    Start with `vespers play wolves`: you against a bot, every rule enforced and explained.
    """


for command in (play, games, rules, simulate, verify, replay):
    cli.add_command(command)


def main() -> None:
    """Run the command; nobody ever sees a traceback for what they typed."""
    try:
        cli()
    except VespersError as error:
        fail(tell(error, system_language()))
    except BrokenPipeError:  # `vespers rules wolves | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
