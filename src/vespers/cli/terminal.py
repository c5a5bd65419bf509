"""A match at a terminal: draws the table, asks people, lets bots answer, explains refusals."""

from __future__ import annotations

import io
import sys
from typing import Any

from librt.random import Random
from rich.markdown import Markdown
from rich.markup import escape

from vespers.bots import Bot, knowledge_of, live_bot
from vespers.bots.explain import explain
from vespers.cli.common import Screen
from vespers.cli.draw import drawn
from vespers.cli.keeping import Keeper
from vespers.cli.lines import entry_lines, outcome_line
from vespers.cli.shelf import section_text
from vespers.engine.dealer import SeededDealer
from vespers.engine.errors import Refused
from vespers.engine.kernel import Chance, Choice, Seat, State
from vespers.engine.match import Match
from vespers.engine.words import Action, Why
from vespers.texts import Say
from vespers.texts.rulebook import rulebook

PERSON = "person"
THINKING = 1.0  # seconds for a hint
SHORT = 12  # options listed at once before they are asked for in words
DIGITS = 5  # of the largest number that is read as one
ECHO = 60  # letters of what was not understood
FORGET = "\x1b[3J"  # to a terminal: also what has been scrolled away


class Leave(Exception):
    """Somebody got up from the table."""


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
        self.say = Say(language, match.game, match.options, keeper.players)
        self.console = Screen()
        self.rng = Random(seed)
        self.bots: dict[Seat, Bot] = {
            seat: live_bot(kind, seed + seat) for seat, kind in enumerate(seats) if kind != PERSON
        }
        self.looking: Seat | None = None  # whose hand is on the screen
        self.seen = {seat: 0 for seat in range(len(seats))}  # entries of the log each seat has read
        self.asked_seat: Seat = 0

    def run(self) -> None:
        """Until the game is over or everybody leaves; what was played is saved either way."""
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # bytes that are no text are not understood, no more
        try:
            self._play()
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()
            self.keeper.keep(self.say, self.console)
        except BaseException:  # whatever it is, the game comes first
            self.keeper.keep(self.say, self.console)
            raise

    def _play(self) -> None:
        self._greet()
        self.match.deal()
        while (step := self.match.asked()) is not None:
            self._turn(step)
            self.keeper.save(self.say, self.console)
        self._finish()
        if self.keeper.trouble:
            self.keeper.keep(self.say, self.console)

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
            known = knowledge_of(self.match, seat, self.rng)
            self.match.play(seat, self.bots[seat].choose(known))
            return
        self.asked_seat = seat
        self._curtain(seat)
        self._show(seat, step)
        self._answer(seat, step)

    def _curtain(self, seat: Seat) -> None:
        """Between two people, the screen is cleared so that no hand is seen."""
        people = [s for s, kind in enumerate(self.seats) if kind == PERSON]
        if len(people) > 1 and self.looking != seat:
            self._wipe()
            self._read(self.say("cli-curtain", player=self.say.player(seat)))
            self._wipe()
        self.looking = seat

    def _wipe(self) -> None:
        """The whole screen and, where the terminal can, what has been scrolled away."""
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
        self.console.print(drawn(self.match, seat, self.say))
        self.console.print(f"[bold]{escape(self.say.prompt(step, self.match.state))}[/]")
        self._list(step, step.options(self.match.state))

    def _list(self, step: Choice[Any, Any], options: list[Any], all_of_them: bool = False) -> None:
        shown = options if all_of_them else options[:SHORT]
        for number, a in enumerate(shown, 1):
            self.console.print(f"  [bold]{number:>3}[/]  {escape(self.say.action(a, step.me))}")
        if len(shown) < len(options):
            self.console.print(f"  [dim]{self.say('cli-more-options', many=len(options) - len(shown))}[/]")

    def _answer(self, seat: Seat, step: Choice[Any, Any]) -> None:
        """Read until something legal is said, or taken back."""
        length = len(self.match.history)
        while len(self.match.history) == length:
            said = self._read("> ").strip()
            try:
                self._obey(seat, step, said)
            except Refused as refused:
                self._explain(refused.why)

    def _obey(self, seat: Seat, step: Choice[Any, Any], said: str) -> None:
        word, _, rest = said.partition(" ")
        options = step.options(self.match.state)
        if said in ("", "?", "help"):
            self.console.print(self.say("cli-help"))
        elif said in ("q", "quit"):
            raise Leave
        elif said in ("u", "undo"):
            self.match.undo(seat)
            self.seen[seat] = min(self.seen[seat], len(self.match.log))
        elif said in ("a", "all"):
            self._list(step, options, all_of_them=True)
        elif said in ("l", "log"):
            self._log(seat)
        elif said in ("b", "board"):
            self._show(seat, step)
        elif said in ("h", "hint"):
            self._hint(seat, step)
        elif word in ("r", "rule") and rest:
            self._rule(rest)
        elif (chosen := numbered(said, options)) is not None:
            self.match.play(seat, chosen)
        else:
            self._words(seat, step, said)

    def _words(self, seat: Seat, step: Choice[Any, Any], said: str) -> None:
        """An action named by words of it: played if one fits, listed if several, explained if none may."""
        s = self.match.state
        options = step.options(s)
        fitting = [a for a in options if self._fits(step, a, said)]
        if len(fitting) == 1:
            self.match.play(seat, fitting[0])
        elif fitting:
            self.console.print(self.say("cli-several"))
            for a in fitting[:SHORT]:
                self.console.print(
                    f"  [bold]{options.index(a) + 1:>3}[/]  {escape(self.say.action(a, step.me))}"
                )
        else:
            self._why_not(seat, step, said)

    def _why_not(self, seat: Seat, step: Choice[Any, Any], said: str) -> None:
        """Not offered, but one can see what was meant: say why not, once per reason."""
        told: set[str] = set()
        for a in step.candidates(self.match.state):
            if self._sayable(step, a) and self._fits(step, a, said):
                why = self.match.why_not(seat, a)
                if why is not None and why.key not in told:
                    told.add(why.key)
                    self.console.print(f"  [red]✗[/] {escape(self.say.action(a, step.me))}")
                    self._explain(why)
            if len(told) == 3:
                return
        if not told:
            self._not_understood(said)

    def _not_understood(self, said: str) -> None:
        shown = said if len(said) <= ECHO else said[:ECHO] + "…"
        self.console.print(self.say("cli-not-understood", said=shown), markup=False)

    def _sayable(self, step: Choice[Any, Any], a: Action) -> bool:
        """A codebook is sized for the largest pack: what this pack does not print has no name."""
        try:
            self.say.action(a, step.me)
        except IndexError:
            return False
        return True

    def _fits(self, step: Choice[Any, Any], a: Action, said: str) -> bool:
        text = self.say.action(a, step.me).casefold().split()
        wanted = said.casefold().split()
        return all(any(word.strip(".,:()").startswith(want) for word in text) for want in wanted)

    def _explain(self, why: Why) -> None:
        section = f" [dim](§{why.section} – r {why.section})[/]" if why.section else ""
        self.console.print(f"    {escape(self.say.why(why))}{section}")

    def _rule(self, number: str) -> None:
        section = rulebook(self.match.game.folder, self.say.language).section(number)
        if section is None:
            self.console.print(self.say("cli-no-rule", section=number), markup=False)
        else:
            self.console.print(Markdown(section_text(section)))

    def _hint(self, seat: Seat, step: Choice[Any, Any]) -> None:
        """The best options as a bot sees them, knowing what this seat knows, and why."""
        known = knowledge_of(self.match, seat, self.rng)
        for number, advice in enumerate(explain(known, self.rng.randrange(1 << 30), seconds=THINKING)):
            if number == 0:
                self.console.print(self.say("cli-hint" if known.seats > 1 else "cli-hint-solo"))
            option = known.options.index(advice.action) + 1
            said = escape(self.say.action(advice.action, step.me))
            self.console.print(f"  [bold]{option:>3}[/]  {advice.estimate:>4.0%}  {said}")
            for reason in advice.reasons:
                self.console.print(f"             [italic]{escape(self.say.text(reason))}[/]")

    def _log(self, seat: Seat) -> None:
        for number in range(len(self.match.log)):
            for line in entry_lines(self.match, number, self.say, seat):
                self.console.print(line)

    def _read(self, prompt: str) -> str:
        if sys.stdin is None:  # closed by who started the command
            raise EOFError
        return self.console.input(f"[bold green]{escape(prompt)}[/]")

    # --- Real dice and cards

    def ask_draw(self, step: Chance[Any, Any], s: State, options: list[Any]) -> Action:
        """Somebody at a real table types in what came up."""
        self.console.print(escape(self.say.prompt(step, s)))
        self._list(step, options, all_of_them=True)
        while True:
            said = self._read("> ").strip()
            if (chosen := numbered(said, options)) is not None:
                return chosen
            fitting = [a for a in options if said and self._fits(step, a, said)]
            if len(fitting) == 1:
                only: Action = fitting[0]
                return only
            if said in ("q", "quit"):
                raise Leave
            self._not_understood(said)

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


def numbered(said: str, options: list[Any]) -> Action | None:
    """The option of that number, if it is one."""
    if not said.isdecimal() or len(said) > DIGITS or not 1 <= int(said) <= len(options):
        return None
    option: Action = options[int(said) - 1]
    return option
