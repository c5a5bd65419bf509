"""The `vespers` command."""

from __future__ import annotations

import sys
from importlib.metadata import version
from typing import Any

import click

from vespers.cli.campaign import campaign
from vespers.cli.common import LANGUAGE, fail, put_out, system_language, tell, tell_system
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

CLOSED_PIPE = 141  # as the shell tells of any tool that writes to nobody


class Command(click.Group):
    """Tells what is the fault of input or system in the reader's language; nobody sees a traceback for it."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            result = super().invoke(ctx)
            if sys.stdout is not None:
                sys.stdout.flush()
            return result
        except VespersError as error:
            fail(tell(error, language_of(ctx)))
        except BrokenPipeError:  # `vespers rules wolves | head`
            put_out()
            sys.exit(CLOSED_PIPE)
        except OSError as error:
            fail(tell_system(error, language_of(ctx)))


def language_of(ctx: click.Context) -> str:
    """The language that was asked for, as far as the words of the command were read."""
    language: str = ctx.meta.get(LANGUAGE, system_language())
    return language


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
    except OSError as error:  # `vespers --help > /dev/full`: before any command begins
        fail(tell_system(error, system_language()))
