"""`vespers review`: a bot judges a recorded game by what the players knew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress

from vespers.bots.review import LOOKS, Moment, costliest, review
from vespers.bots.rounding import hundredths
from vespers.cli.common import Screen, language_option
from vespers.cli.log_lines import first_line, named
from vespers.cli.record_commands import FILE, load_or_fail
from vespers.engine.match import Match
from vespers.texts import Say

BARS = " ▁▂▃▄▅▆▇█"
WIDTH = 60  # of the curve


@click.command(name="review")
@click.argument("file", type=FILE)
@click.option(
    "--looks", type=click.IntRange(min=8), default=LOOKS, show_default=True, help="Looks ahead a decision."
)
@click.option("--most", type=click.IntRange(min=1), default=5, show_default=True, help="Moves shown.")
@language_option
def review_command(file: Path, looks: int, most: int, language: str) -> None:
    """Review a recorded game: the chance of winning over time, and the moves that cost most.

    Each move is judged by what its player could know then.
    """
    match, head = load_or_fail(file, language)
    say = Say(language, match.game, match.settings, head.players)
    moments: list[Moment] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(match.game.name, total=len(match.log))
        for moment in review(match, looks):
            moments.append(moment)
            progress.update(task, completed=moment.number + 1)
    show(match, moments, most, say)


def show(match: Match[Any], moments: list[Moment], most: int, say: Say) -> None:
    """A curve for each seat, then the costly moves."""
    console = Screen(soft_wrap=True)
    if not moments:
        console.print(say("cli-review-empty"))
        return
    console.print(say("cli-review-curve" if match.seats > 1 else "cli-review-curve-solo"))
    for seat, last in enumerate(hundredths(moments[-1].chances)):
        console.print(
            f"  {curve([m.chances[seat] for m in moments])}  {say.percent(last):>5}  {named(say, seat)}"
        )
    costly = costliest(moments, most)
    console.print(say("cli-review-costly", many=len(costly)))
    for moment in costly:
        me = match.asked_at[moment.number].me
        texts = {
            "played": say.action(moment.played, me),
            "best": say.action(moment.best, me),
            "cost": say.percent(moment.cost),
        }
        line = escape(say("cli-review-move", **texts))
        console.print(first_line(say, moment.number, moment.seat, line))
        for reason in moment.reasons:
            console.print(f"        [italic]{escape(say.text(reason))}[/]")


def curve(chances: list[float]) -> str:
    """Chances over time as a row of bars, as many as fit."""
    many = min(WIDTH, len(chances))
    picked = [chances[n * len(chances) // many] for n in range(many)]
    return "".join([BARS[min(8, int(chance * 9))] for chance in picked])
