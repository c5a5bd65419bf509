"""A match at a terminal: draws the table, asks people, lets bots answer, explains refusals."""

from __future__ import annotations

import io
import sys
from typing import Any

from librt.random import Random
from rich.console import RenderableType
from rich.markup import escape

from vespers.bots import Bot, knowledge_of, live_bot
from vespers.bots.explain import explain
from vespers.cli.autosave import Keeper
from vespers.cli.board import drawn, noted
from vespers.cli.common import Screen
from vespers.cli.game_commands import section_text
from vespers.cli.log_lines import entry_lines, outcome_line
from vespers.cli.rules_text import MARK, found_in, print_rules, print_tables, tables_of
from vespers.engine.dealer import SeededDealer
from vespers.engine.errors import Refused
from vespers.engine.kernel import Chance, Choice, Seat, State
from vespers.engine.match import Match
from vespers.engine.messages import Action, Why
from vespers.texts import Say
from vespers.texts.rulebook import Rulebook, Section
from vespers.texts.rulings_text import with_rulings

PERSON = "person"
THINKING = 1.0  # seconds for a hint
SHORT = 12  # options listed at once before they are asked for in words
FEWEST = 4  # on the smallest screen
AROUND = 4  # lines beside board and options: the question, what is left out, the prompt
DIGITS = 5  # of the largest option number
ECHO = 60  # letters of input that are repeated
FORGET = "\x1b[3J"  # to a terminal: also what has been scrolled away


class Leave(Exception):
    """A player quit."""


class Terminal:
    """One match on one screen."""

    def __init__(
        self,
        match: Match[Any],
        seats: list[str],
        keeper: Keeper,
        language: str,
        seed: int,
    ) -> None:
        self.match, self.seats, self.keeper = match, seats, keeper
        self.say = Say(language, match.game, match.settings, keeper.players)
        self.console = Screen()
        self.rng = Random(seed)
        self.bots: dict[Seat, Bot] = {
            seat: live_bot(kind, seed + seat) for seat, kind in enumerate(seats) if kind != PERSON
        }
        self.looking: Seat | None = None  # whose hand is on the screen
        self.seen = {seat: 0 for seat in range(len(seats))}  # entries of the log each seat has read
        self.asked_seat: Seat = 0
        self.warned = -1  # the length of the history at which the user was warned of an undo

    def run(self) -> None:
        """Play until the game is over or somebody quits; the match is saved either way."""
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # invalid bytes are only not understood
        try:
            self._play()
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()
            self.keeper.keep(self.say, self.console)
        except BaseException:  # whatever it is, the game is saved first
            self.keeper.keep(self.say, self.console)
            raise

    def _play(self) -> None:
        self._greet()
        self.match.deal()
        while (step := self.match.asked()) is not None and not self._done():
            self._turn(step)
            self.keeper.save(self.say, self.console)
        self._finish()
        if self.keeper.trouble:
            self.keeper.keep(self.say, self.console)

    def _done(self) -> bool:
        """Whether to stop before the game is over."""
        return False

    def _greet(self) -> None:
        game, say = self.match.game, self.say
        self.console.rule(f"[bold]{escape(say(f'{game.name}-title'))}[/]")
        dealer = self.match.dealer
        if isinstance(dealer, SeededDealer):
            self.console.print(f"[dim]{say('cli-commitment', hash=dealer.commitment)}[/]")
        self.console.print(f"[dim]{say('cli-help-hint')}[/]")

    # --- One decision

    def _turn(self, step: Choice[Any, Any]) -> None:
        seat = step.asks
        if seat in self.bots:
            self.match.play(seat, self._bot_move(seat))
            return
        self.asked_seat = seat
        self._curtain(seat)
        self._show(seat, step)
        self._answer(seat, step)

    def _bot_move(self, seat: Seat) -> Action:
        return self.bots[seat].choose(knowledge_of(self.match, seat, self.rng))

    def _say_move(self, seat: Seat, a: Action) -> None:
        """A person's move; refused when it is not legal."""
        self.match.play(seat, a)

    def _curtain(self, seat: Seat) -> None:
        """Between two people, the screen is cleared so that no hand is seen."""
        people = [s for s, kind in enumerate(self.seats) if kind == PERSON]
        if len(people) > 1 and self.looking != seat:
            self._wipe()
            self._read(self.say("cli-curtain", player=self.say.player(seat)))
            self._wipe()
        self.looking = seat

    def _wipe(self) -> None:
        """Clear the screen and, if the terminal can, its scrollback."""
        screen = self.console
        screen.clear()
        if screen.is_terminal and not screen.is_dumb_terminal and not screen.legacy_windows:
            screen.file.write(FORGET)
            screen.file.flush()

    def _show(self, seat: Seat, step: Choice[Any, Any]) -> None:
        """What happened since, the table, the question, the options."""
        for number in range(min(self.seen[seat], len(self.match.log)), len(self.match.log)):
            for line in entry_lines(self.match, number, self.say, seat):
                self.console.print(line)
        self.seen[seat] = len(self.match.log)
        board = drawn(self.match, seat, self.say)
        self.console.print(board)
        self.console.print(f"[bold]{escape(self.say.prompt(step, self.match.state))}[/]")
        self._list(step, step.options(self.match.state), self._room_below(board))

    def _room_below(self, board: RenderableType) -> int:
        """How many options can be listed so that the board stays on the screen."""
        if not self.console.is_terminal:
            return SHORT
        drawn_lines = len(self.console.render_lines(board))
        return max(FEWEST, min(SHORT, self.console.height - drawn_lines - AROUND))

    def _list(self, step: Choice[Any, Any], options: list[Any], most: int | None = None) -> None:
        """The options by their numbers: all, or the first of each kind and as many others as fit."""
        numbers = listed(options, len(options) if most is None else most)
        notes = [self._print_option(step, number + 1, options[number]) for number in numbers]
        if any(MARK in note for note in notes):
            self.console.print(f"  [dim]{MARK} {escape(self.say('table-origin-reconstructed'))}[/]")
        if len(numbers) < len(options):
            self.console.print(f"  [dim]{self.say('cli-more-options', many=len(options) - len(numbers))}[/]")

    def _print_option(self, step: Choice[Any, Any], number: int, a: Any) -> str:
        """An option with its number; the note beside it."""
        note = noted(self.match, step.asks, a, self.say) if step.asks >= 0 else ""
        remark = f"  [dim]({escape(note)})[/]" if note else ""
        self.console.print(f"  [bold]{number:>3}[/]  {escape(self.say.action(a, step.me))}{remark}")
        return note

    def _answer(self, seat: Seat, step: Choice[Any, Any]) -> None:
        """Read input until there is a legal action or an undo."""
        length = len(self.match.history)
        while len(self.match.history) == length:
            typed = self._read("> ").strip()
            try:
                self._obey(seat, step, typed)
            except Refused as refused:
                self._explain(refused.why)

    def _obey(self, seat: Seat, step: Choice[Any, Any], typed: str) -> None:
        word, _, rest = typed.partition(" ")
        word = word.lower()
        typed = word if not rest else typed
        options = step.options(self.match.state)
        if typed in ("", "?", "help"):
            self.console.print(self.say("cli-help"))
        elif typed in ("q", "quit"):
            raise Leave
        elif typed in ("u", "undo"):
            self._undo(seat)
        elif typed in ("y", "redo"):
            self._redo(seat)
        elif typed in ("a", "all"):
            self._list(step, options)
        elif typed in ("l", "log"):
            self._log(seat)
        elif typed in ("b", "board"):
            self._show(seat, step)
        elif typed in ("h", "hint"):
            self._hint(seat, step)
        elif word in ("r", "rule"):
            self._rule(rest.strip())
        elif (chosen := numbered(typed, options)) is not None:
            self._say_move(seat, chosen)
        else:
            self._words(seat, step, typed)

    def _undo(self, seat: Seat) -> None:
        """Undo the seat's last decision: at once if nothing came after it, else after a second request."""
        match, length = self.match, self.match.last_decision(seat)
        if length is None or match.why_not_undo(seat) is None:
            match.undo(seat)
        elif self.warned == len(match.history):
            match.undo_to(length, seat)
        else:
            self.warned = len(match.history)
            action = self.say.action(match.log[length].action, match.asked_at[length].me)
            lost = match.decisions_after(length)
            self.console.print(self.say("cli-undo-far", given=action, lost=lost), markup=False)

    def _redo(self, seat: Seat) -> None:
        """Redo what was undone."""
        again = self.match.again(seat)
        if again is None:
            self.console.print(self.say("cli-no-redo"))
        else:
            self._say_move(seat, again)

    def _words(self, seat: Seat, step: Choice[Any, Any], typed: str) -> None:
        """An action named by words of it: played if one fits, listed if several, explained if none may."""
        s = self.match.state
        options = step.options(s)
        fitting = [a for a in options if self._fits(step, a, typed)]
        if len(fitting) == 1:
            self._say_move(seat, fitting[0])
        elif fitting:
            self.console.print(self.say("cli-several"))
            for a in fitting[:SHORT]:
                self._print_option(step, options.index(a) + 1, a)
        else:
            self._why_not(seat, step, typed)

    def _why_not(self, seat: Seat, step: Choice[Any, Any], typed: str) -> None:
        """Explain why the actions that fit the input are not legal, once per reason."""
        reasons: set[str] = set()
        for a in step.candidates(self.match.state):
            if self._sayable(step, a) and self._fits(step, a, typed):
                why = self.match.why_not(seat, a)
                if why is not None and why.key not in reasons:
                    reasons.add(why.key)
                    self.console.print(f"  [red]✗[/] {escape(self.say.action(a, step.me))}")
                    self._explain(why)
            if len(reasons) == 3:
                return
        if not reasons:
            self._not_understood(typed)

    def _not_understood(self, typed: str) -> None:
        shown = typed if len(typed) <= ECHO else typed[:ECHO] + "…"
        self.console.print(self.say("cli-not-understood", given=shown), markup=False)

    def _sayable(self, step: Choice[Any, Any], a: Action) -> bool:
        """Whether the pack has the pieces of an action: a codebook is sized for the largest pack."""
        try:
            self.say.action(a, step.me)
        except IndexError:
            return False
        return True

    def _fits(self, step: Choice[Any, Any], a: Action, typed: str) -> bool:
        text = self.say.action(a, step.me).casefold().split()
        wanted = typed.casefold().split()
        return all(any(word.strip(".,:()").startswith(want) for word in text) for want in wanted)

    def _explain(self, why: Why) -> None:
        found = self._section(why.section)
        where = "" if found is None else f" [dim](§{found.number} – r {found.number})[/]"
        self.console.print(f"    {escape(self.say.why(why))}{where}")

    def _book(self) -> Rulebook:
        return with_rulings(self.match.game, self.match.settings, self.say)

    def _section(self, number: str) -> Section | None:
        return self._book().section(number)

    def _rule(self, number: str) -> None:
        """A section with the rulings in force here, or a thing by its name; without either, what there is."""
        section = self._section(number)
        if not number:
            for chapter in self._book().chapters:
                sections = ", ".join(one.number for one in chapter.sections)
                line = self.say("table-labelled", name=chapter.title, text=f"r {sections}")
                self.console.print(f"  {line}", markup=False)
        elif section is not None:
            print_rules(self.console, section_text(section, self.say), self.match.game, self.say.language)
        elif named := found_in(tables_of(self.match.game, self.match.settings), number, self.say):
            print_tables(self.console, named, self.say)
        else:
            self.console.print(self.say("cli-no-rule", section=number), markup=False)

    def _hint(self, seat: Seat, step: Choice[Any, Any]) -> None:
        """The best options as a bot sees them, knowing what this seat knows, and why."""
        known = knowledge_of(self.match, seat, self.rng)
        for number, advice in enumerate(explain(known, self.rng.randrange(1 << 30), seconds=THINKING)):
            if number == 0:
                self.console.print(self.say("cli-hint" if known.seats > 1 else "cli-hint-solo"))
            option = known.options.index(advice.action) + 1
            text = escape(self.say.action(advice.action, step.me))
            self.console.print(f"  [bold]{option:>3}[/]  {self.say.percent(advice.estimate):>5}  {text}")
            for reason in advice.reasons:
                self.console.print(f"             [italic]{escape(self.say.text(reason))}[/]")

    def _log(self, seat: Seat) -> None:
        for number in range(len(self.match.log)):
            for line in entry_lines(self.match, number, self.say, seat):
                self.console.print(line)

    def _read(self, prompt: str) -> str:
        if sys.stdin is None:  # closed by the parent process
            raise EOFError
        return self.console.input(f"[bold green]{escape(prompt)}[/]")

    # --- Real dice and cards

    def ask_draw(self, step: Chance[Any, Any], s: State, options: list[Any]) -> Action:
        """Ask for the outcome of a real die or draw."""
        self.console.print(escape(self.say.prompt(step, s)))
        self._list(step, options)
        while True:
            typed = self._read("> ").strip()
            if (chosen := numbered(typed, options)) is not None:
                return chosen
            fitting = [a for a in options if typed and self._fits(step, a, typed)]
            if len(fitting) == 1:
                only: Action = fitting[0]
                return only
            if typed in ("q", "quit"):
                raise Leave
            self._not_understood(typed)

    # --- The end

    def _finish(self) -> None:
        seat = self.asked_seat
        for number in range(self.seen[seat], len(self.match.log)):
            for line in entry_lines(self.match, number, self.say, seat):
                self.console.print(line)
        self.console.print(drawn(self.match, seat, self.say))
        outcome = self.match.outcome()
        assert outcome is not None
        self.console.rule()
        self.console.print(outcome_line(outcome, self.match, self.say))
        if isinstance(self.match.dealer, SeededDealer):
            self.console.print(f"[dim]{self.say('cli-seed', seed=self.match.dealer.seed)}[/]")


def listed(options: list[Any], most: int) -> list[int]:
    """The numbers of the options shown: no kind of action is left out for the many of another kind."""
    firsts = {type(a): number for number, a in reversed(list(enumerate(options)))}
    wanted = dict.fromkeys([*sorted(firsts.values()), *range(len(options))])
    return sorted(list(wanted)[:most])


def numbered(typed: str, options: list[Any]) -> Action | None:
    """The option of that number, if it is one."""
    if not typed.isdecimal() or len(typed) > DIGITS or not 1 <= int(typed) <= len(options):
        return None
    option: Action = options[int(typed) - 1]
    return option
