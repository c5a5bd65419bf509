"""A match at a terminal with the coach of free games: one sentence at a time."""

from __future__ import annotations

from typing import Any

from rich.markup import escape

from vespers.bots.caution import costly, question
from vespers.cli.autosave import Keeper
from vespers.cli.terminal import Terminal
from vespers.engine.kernel import Choice, Seat
from vespers.engine.match import Match
from vespers.engine.messages import Action, Text
from vespers.engine.remarks import first_new, remarks_now


class CoachedTerminal(Terminal):
    """One person against bots. Before a costly move the coach asks once whether it is meant."""

    def __init__(self, match: Match[Any], seats: list[str], keeper: Keeper, language: str, seed: int) -> None:
        super().__init__(match, seats, keeper, language, seed)
        self.made: list[tuple[str, int]] = []  # remarks, each with the turn of the game it was made in
        self.doubted = -1  # the length of the history at which the coach has asked

    def _show(self, seat: Seat, step: Choice[Any, Any]) -> None:
        super()._show(seat, step)
        match, game = self.match, self.match.game
        now = remarks_now(game, game.box(match.settings), game.view(match.state, seat), seat)
        remark = first_new(now, self.made)
        if remark is not None:
            self.made.append((remark.id, remark.turn))
            self._speak(remark.text, remark.rule)

    def _say_move(self, seat: Seat, a: Action) -> None:
        match = self.match
        if self.doubted != len(match.history) and match.why_not(seat, a) is None:
            self.doubted = len(match.history)
            found = costly(match, seat, a, self.rng.randrange(1 << 30))
            if found is not None:
                self._speak(question(match, found.best, seat, found.reasons))
                self.console.print(f"  [dim]{self.say('cli-coach-ways')}[/]")
                return
        super()._say_move(seat, a)

    def _speak(self, text: Text, rule: str = "") -> None:
        where = f" [dim](§{rule})[/]" if rule else ""
        self.console.print(f"[yellow]» {escape(self.say.text(text))}[/]{where}")
