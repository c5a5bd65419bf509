"""Plays one game of a study from its number alone: it is the same game in every process."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from librt.random import Random

from vespers.bots import Bot, find_bot
from vespers.bots.arena import number_from
from vespers.bots.judging import has_judgement, judgement_of
from vespers.engine.dealer import SeededDealer
from vespers.engine.game import Game
from vespers.engine.kernel import CHANCE
from vespers.engine.match import Match
from vespers.engine.messages import Action, Outcome
from vespers.games import find_game
from vespers.lab.assignment import Assignment, occasions
from vespers.lab.lead import estimated_minutes, lead_course
from vespers.lab.personas import PersonaBot
from vespers.lab.plan import Plan, Task
from vespers.lab.recorder import Recorder, Trace
from vespers.lab.study import LUCK, Minutes
from vespers.lab.swings import Swings

BOT, PERSON = "bots", "people"
DEAD_END, ENDLESS = "dead-end", "endless"  # the two ways in which rules can leave a game without an end


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
    draw_swing: float | None
    choice_swing: float | None


class Player:
    """Plays any game of a plan. A worker makes one and sets the game up once."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game[Any] = find_game(plan.game)
        self.settings = self.game.read_settings(plan.settings)
        self.start = self.game.start(plan.players, self.settings)
        self.judgement = judgement_of(self.game)

    def bot(self, name: str, seed: int) -> Bot:
        """A bot of a level or a persona."""
        if name in self.plan.personas:
            return PersonaBot(seed, self.judgement, self.plan.personas[name])
        return find_bot(name)(seed)

    def play(self, number: int, trace: Trace) -> GameRow:
        """Play the game with this number; add its moments to the trace if the plan asks for them."""
        task = self.plan.task(number)
        if not self.plan.records_moments(task):
            return self.play_task(task, None)
        trace.begin(number)
        return self.play_task(task, trace)

    def play_task(self, task: Task, trace: Trace | None) -> GameRow:
        judgement = self.judgement if self.plan.judges_lead(task) else None
        recorder = self.recorder(task, judgement, self.assignment(task), self.swings(task))
        can_end = self.let_play(task, recorder, trace)
        outcome = self.game.outcome(recorder.s)
        reason = outcome.reason if outcome else DEAD_END if can_end else ENDLESS
        return game_row(task, recorder, outcome, reason, self.plan.minutes)

    def recorder(self, task: Task, *rest: Any) -> Recorder:
        return Recorder(self.game, self.start.clone(), len(task.players), *rest)

    def let_play(self, task: Task, recorder: Recorder, trace: Trace | None) -> bool:
        """Let the bots of a task play; False when the game takes too long to end."""
        random_from = partial(number_from, task.seed, task.repeat)
        bots = [self.bot(name, random_from("bot", seat)) for seat, name in enumerate(task.players)]
        return recorder.play(task.seed, bots, Random(random_from("imagined")), trace)

    def assignment(self, task: Task) -> Assignment | None:
        """What is drawn at random. For one decision of a game, the game is played before to count them."""
        assign = self.plan.assigned(task)
        if not assign:
            return None
        seed = number_from(task.seed, task.repeat, task.line_up, "assign")
        counting = Assignment(assign, seed, {})
        if counting.once:
            self.let_play(task, self.recorder(task, None, counting), None)
        return Assignment(assign, seed, occasions(counting.seen, seed + 1))

    def swings(self, task: Task) -> Swings | None:
        """The swings are measured in the games that are about luck."""
        if task.block != LUCK or not has_judgement(self.game):
            return None
        rng = Random(number_from(task.seed, task.repeat, "swings"))
        return Swings(self.game, len(task.players), self.judgement, rng)

    def match(self, number: int) -> Match[Any]:
        """Play the same game again as a match, from which a record can be written."""
        trace, task = Trace(), self.plan.task(number)
        self.play_task(task, trace)
        match: Match[Any] = Match(self.game, len(task.players), self.settings)
        actions = [message for message in trace.messages if isinstance(message, Action)]
        for action, seat, drawn in zip(actions, trace.seats, trace.drawn, strict=True):
            match.play(CHANCE if drawn else seat, action)
        match.dealer = SeededDealer(task.seed)
        return match


def game_row(task: Task, recorder: Recorder, outcome: Outcome | None, reason: str, pace: Minutes) -> GameRow:
    """The row of a recorded game."""
    lead = lead_course(recorder.leaders, outcome, recorder.seats)
    choices = recorder.decisions - recorder.forced
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
        decisions=recorder.decisions,
        forced=recorder.forced,
        draws=recorder.draws,
        minutes=estimated_minutes(choices, recorder.forced, recorder.draws, pace),
        lead_changes=lead.lead_changes,
        decided=lead.decided,
        leader_lost=lead.leader_lost,
        draw_swing=recorder.swings.draws if recorder.swings else None,
        choice_swing=recorder.swings.decisions if recorder.swings else None,
    )
