"""`vespers review`: a recorded game looked at again by a bot that knew no more than the players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress

from vespers.bots.review import LOOKS, Moment, costliest, review
from vespers.cli.common import Screen, language_option
from vespers.cli.lines import named
from vespers.cli.records import FILE, load_or_fail
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
    """Look at a recorded game again: the chance of winning over time, and the moves that cost most.

    Each move is judged by what its player could know then.
    """
    match, head = load_or_fail(file, language)
    say = Say(language, match.game, match.options, head.players)
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
    for seat in range(match.seats):
        last = moments[-1].chances[seat]
        console.print(f"  {curve([m.chances[seat] for m in moments])}  {last:>4.0%}  {named(say, seat)}")
    costly = costliest(moments, most)
    console.print(say("cli-review-costly", many=len(costly)))
    for moment in costly:
        me = match.asked_at[moment.number].me
        texts = {
            "played": say.action(moment.played, me),
            "best": say.action(moment.best, me),
            "cost": f"{moment.cost:.0%}",
        }
        line = escape(say("cli-review-move", **texts))
        console.print(f"[dim]{moment.number + 1:>4}[/]  {named(say, moment.seat)}: {line}")
        for reason in moment.reasons:
            console.print(f"        [italic]{escape(say.text(reason))}[/]")


def curve(chances: list[float]) -> str:
    """Chances over time as a row of bars, as many as fit."""
    many = min(WIDTH, len(chances))
    picked = [chances[n * len(chances) // many] for n in range(many)]
    return "".join([BARS[min(8, int(chance * 9))] for chance in picked])
