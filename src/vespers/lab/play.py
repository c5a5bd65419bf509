"""One game of a study, from its number alone: whoever plays it, wherever, it is the same game."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from librt.random import Random

from vespers.bots import BOTS, Bot
from vespers.bots.arena import number_from
from vespers.bots.knowledge import judgement_of
from vespers.engine.dealer import SeededDealer
from vespers.engine.game import Game
from vespers.engine.kernel import CHANCE
from vespers.engine.match import Match
from vespers.engine.words import Action, Outcome
from vespers.games import find_game
from vespers.lab.personas import PersonaBot
from vespers.lab.setting import Setting, Task
from vespers.lab.sitting import DRAWN, Sitting, Tape
from vespers.lab.study import Minutes
from vespers.lab.watch import course, estimated_minutes

BOT, PERSON = "bots", "people"
DEAD_END, ENDLESS = "dead-end", "endless"  # the two ways in which rules can fail a game


class GameRow(NamedTuple):
    """One row of the table of games."""

    game: int
    source: str
    block: str
    deal: int
    line_up: int
    repeat: int
    seed: str
    players: list[str]
    scores: list[int]
    winners: list[int]
    reason: str
    decisions: int
    forced: int
    draws: int
    minutes: float
    lead_changes: int | None
    decided: float | None
    leader_lost: bool | None


class Bench:
    """Game, options and players of a setting: made once in each worker."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game: Game[Any] = find_game(setting.game)
        self.options = self.game.read_options(setting.options)
        self.start = self.game.start(setting.players, self.options)
        self.judgement = judgement_of(self.game)

    def bot(self, name: str, seed: int) -> Bot:
        """A level, or a persona."""
        if name in self.setting.personas:
            return PersonaBot(seed, self.judgement, self.setting.personas[name])
        return BOTS[name](seed)

    def play(self, number: int, tape: Tape) -> GameRow:
        """The game with this number; its moments on the tape, if they are wanted."""
        task = self.setting.task(number)
        noted = self.setting.is_noted(task)
        if noted:
            tape.begin(number)
        return self.sit(task, tape if noted else None)

    def sit(self, task: Task, tape: Tape | None) -> GameRow:
        """Play a game of the study."""
        again = partial(number_from, task.seed, task.repeat)
        bots = [self.bot(name, again("bot", seat)) for seat, name in enumerate(task.players)]
        judged = self.judgement if self.setting.is_judged(task) else None
        sitting = Sitting(self.game, self.start.clone(), len(bots), judged)
        thinks = any(name != "random" for name in task.players)
        ending = sitting.play(tape, task.seed, bots, Random(again("imagined") if thinks else 0))
        outcome = self.game.outcome(sitting.s)
        reason = outcome.reason if outcome else DEAD_END if ending else ENDLESS
        return row(task, sitting, outcome, reason, self.setting.minutes)

    def match(self, number: int) -> Match[Any]:
        """The same game once more, with everything a record needs."""
        tape, task = Tape(), self.setting.task(number)
        self.sit(task, tape)
        match: Match[Any] = Match(self.game, len(task.players), self.options)
        actions = [word for word in tape.words if isinstance(word, Action)]
        for seat, action in zip(tape.seats, actions, strict=True):
            match.play(CHANCE if seat >= DRAWN else seat, action)
        match.dealer = SeededDealer(task.seed)
        return match


def row(task: Task, sitting: Sitting, outcome: Outcome | None, reason: str, pace: Minutes) -> GameRow:
    """What the table of games says of it."""
    went = course(sitting.leaders, outcome, sitting.seats)
    choices = sitting.decisions - sitting.forced
    return GameRow(
        game=task.number,
        source=BOT,
        block=task.block,
        deal=task.deal,
        line_up=task.line_up,
        repeat=task.repeat,
        seed=task.seed,
        players=list(task.players),
        scores=list(outcome.scores) if outcome else [],
        winners=list(outcome.winners) if outcome else [],
        reason=reason,
        decisions=sitting.decisions,
        forced=sitting.forced,
        draws=sitting.draws,
        minutes=estimated_minutes(choices, sitting.forced, sitting.draws, pace),
        lead_changes=went.lead_changes,
        decided=went.decided,
        leader_lost=went.leader_lost,
    )
