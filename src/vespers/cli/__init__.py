"""The `vespers` command."""

from __future__ import annotations

import sys
from importlib.metadata import version
from typing import Any

import click

from vespers.cli.admin_command import admin
from vespers.cli.arena_command import arena
from vespers.cli.campaign_command import campaign
from vespers.cli.common import LANGUAGE, error_text, fail, flush_output, system_error_text, system_language
from vespers.cli.export_command import export
from vespers.cli.game_commands import games, rules
from vespers.cli.lab_command import lab
from vespers.cli.lab_games import games_command as lab_games  # noqa: F401  it joins the group of the lab
from vespers.cli.ladder_command import ladder
from vespers.cli.learn_command import learn
from vespers.cli.new_command import new
from vespers.cli.play_command import play
from vespers.cli.print_command import print_command
from vespers.cli.puzzles_command import puzzles
from vespers.cli.record_commands import replay, verify
from vespers.cli.review_command import review_command
from vespers.cli.serve_command import serve
from vespers.cli.simulate_command import simulate
from vespers.cli.train_command import train
from vespers.engine.errors import VespersError

CLOSED_PIPE = 141  # the shell's exit code for SIGPIPE


class Command(click.Group):
    """Prints errors of input or system as one sentence in the user's language, without a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            result = super().invoke(ctx)
            if sys.stdout is not None:
                sys.stdout.flush()
            return result
        except VespersError as error:
            fail(error_text(error, language_of(ctx)))
        except BrokenPipeError:  # `vespers rules wolves | head`
            flush_output()
            sys.exit(CLOSED_PIPE)
        except OSError as error:
            fail(system_error_text(error, language_of(ctx)))


def language_of(ctx: click.Context) -> str:
    """The language that was chosen, as far as the command line was parsed."""
    language: str = ctx.meta.get(LANGUAGE, system_language())
    return language


@click.group(cls=Command, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(version("vespers"), prog_name="vespers")
def cli() -> None:
    """Vespers: the table, the referee and the play-test lab for board games of monks, beer and wolves.

    Start with `vespers learn wolves`: a coach shows you the game. Or with `vespers play wolves`: you against
    a bot, every rule enforced and explained.
    """


COMMANDS = (
    play,
    learn,
    puzzles,
    serve,
    admin,
    games,
    rules,
    print_command,
    simulate,
    ladder,
    arena,
    train,
    lab,
    new,
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
        fail(system_error_text(error, system_language()))
