"""`vespers learn`: the lessons of a game, in the terminal."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import click
from rich.markup import escape
from rich.table import Table

from vespers.cli.autosave import Keeper
from vespers.cli.common import Screen, chosen_settings, fail, game_argument, language_option
from vespers.cli.play_command import names_of, resumed
from vespers.cli.terminal import PERSON, Terminal
from vespers.engine.dealer import SeededDealer
from vespers.engine.game import Game
from vespers.engine.kernel import Choice, Seat
from vespers.engine.lesson import Lesson, LessonDealer, find_lesson, following, lessons, pack_lessons
from vespers.engine.match import Match
from vespers.engine.messages import Action
from vespers.texts import Say


class LessonTerminal(Terminal):
    """A match in which a coach speaks, and answers moves that miss the point."""

    def __init__(
        self, lesson: Lesson, match: Match[Any], seats: list[str], keeper: Keeper, lang: str
    ) -> None:
        super().__init__(match, seats, keeper, lang, random.SystemRandom().getrandbits(48))
        self.lesson = lesson
        self.ended = False
        self.seen = dict.fromkeys(self.seen, len(lesson.opening))

    def _done(self) -> bool:
        return self.lesson.file.ends == "next" and self.lesson.over(self.match)

    def _turn(self, step: Choice[Any, Any]) -> None:
        if self.lesson.over(self.match) and not self.ended:
            self._end()
        super()._turn(step)

    def _show(self, seat: Seat, step: Choice[Any, Any]) -> None:
        super()._show(seat, step)
        if not self.ended:
            self._speak()

    def _speak(self) -> None:
        """What the coach says now."""
        for beat in self.lesson.cards(self.match):
            rule = f" [dim](§{beat.rule})[/]" if beat.rule else ""
            self.console.print(f"[yellow]» {escape(self.say.text(self.lesson.text(beat)))}[/]{rule}")

    def _say_move(self, seat: Seat, a: Action) -> None:
        answer = self.lesson.answer(self.match, a)
        if answer is None:
            super()._say_move(seat, a)
        else:
            self.console.print(f"[yellow]» {escape(self.say.text(answer))}[/]")

    def _bot_move(self, seat: Seat) -> Action:
        written = self.lesson.scripted(self.match)
        return super()._bot_move(seat) if written is None else written

    def _end(self) -> None:
        """The last words; a lesson that goes on becomes a game."""
        self.ended = True
        self._speak()
        after = following(self.lesson)
        if after is not None:
            command = f"vespers learn {self.match.game.name} {after.id}"
            title = self.say(after.key)
            self.console.print(self.say("cli-learn-next", title=title, command=command), markup=False)
        if self.lesson.file.ends == "free":
            self.console.print(self.say("cli-learn-free"), markup=False)

    def _finish(self) -> None:
        if not self.ended:
            self._end()
        if self.match.outcome() is not None:
            super()._finish()


@click.command()
@game_argument
@click.argument("lesson", required=False)
@click.option(
    "--resume",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Go on with a lesson from its record.",
)
@click.option(
    "--pack",
    "packs",
    multiple=True,
    type=click.Path(path_type=Path),
    help="A content pack of your own (TOML) that brings lessons.",
)
@language_option
def learn(
    game: Game[Any], lesson: str | None, resume: Path | None, packs: tuple[Path, ...], language: str
) -> None:
    """Learn GAME by playing: the coach says one thing at a time, the rules are the game's own.

    Without LESSON the lessons are listed.
    """
    say = Say(language, game)
    settings = chosen_settings(game, packs, ())
    if lesson is None:
        list_lessons({**lessons(game), **pack_lessons(game, settings)}, Say(language, game, settings))
        return
    found = find_lesson(game, settings, lesson)
    if found is None:
        known = ", ".join([*lessons(game), *pack_lessons(game, settings)]) or "–"
        fail(say("cli-no-lesson", game=game.name, lesson=lesson, known=known))
    teach(found, resume, language, say)


def list_lessons(found: dict[str, Lesson], say: Say) -> None:
    """The lessons in their order, with what each takes."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for lesson in found.values():
        minutes = say("table-minutes", minutes=lesson.file.minutes)
        table.add_row(f"[bold cyan]{escape(lesson.id)}[/]", minutes, escape(say(lesson.key)))
    Screen().print(table)


def teach(lesson: Lesson, resume: Path | None, language: str, say: Say) -> None:
    """Play a lesson from its beginning, or on from a record."""
    match = lesson.begin() if resume is None else resumed(lesson.game, resume, language)[0]
    if [entry.plain() for entry in match.log[: len(lesson.opening)]] != lesson.opening:
        fail(say("cli-other-lesson", file=str(resume), lesson=lesson.id))
    match.dealer = LessonDealer(lesson, match, SeededDealer(lesson.file.seed))
    seats = [lesson.file.level] * lesson.seats
    seats[lesson.file.you] = PERSON

    def again(saved: Path) -> list[str]:
        return ["vespers", "learn", lesson.game.name, lesson.id, "--resume", str(saved)]

    keeper = Keeper(match, names_of(seats, None, say), resume, again)
    LessonTerminal(lesson, match, seats, keeper, language).run()
