"""One game of a study, from its number alone: whoever plays it, wherever, it is the same game."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from librt.random import Random

from vespers.bots import BOTS, Bot, knowledge_of
from vespers.bots.arena import number_from
from vespers.bots.knowledge import judgement_of
from vespers.engine.game import Game
from vespers.engine.kernel import CHANCE
from vespers.engine.match import Match
from vespers.games import find_game
from vespers.lab.personas import PersonaBot
from vespers.lab.setting import Setting, Task
from vespers.lab.study import Minutes
from vespers.lab.watch import Moment, WatchedDealer, Watcher, estimated_minutes

LONGEST = 20_000  # decisions: far beyond any game; what lasts longer never ends
DEAD_END, ENDLESS = "dead-end", "endless"  # the two ways in which rules can fail a game
BOT, PERSON = "bots", "people"


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
    lead_changes: int
    decided: float | None
    leader_lost: bool | None


class Played(NamedTuple):
    """A game with everything that is kept of it."""

    match: Match[Any]
    row: GameRow
    moments: list[Moment]


class Bench:
    """Game, options and players of a setting: made once in each worker."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game: Game[Any] = find_game(setting.game)
        self.options = self.game.read_options(setting.options)

    def bot(self, name: str, seed: int) -> Bot:
        """A level, or a persona."""
        if name in self.setting.personas:
            return PersonaBot(seed, judgement_of(self.game), self.setting.personas[name])
        return BOTS[name](seed)

    def play(self, number: int) -> Played:
        """The game with this number."""
        task = self.setting.task(number)
        again = partial(number_from, task.seed, task.repeat)
        bots = [self.bot(name, again("bot", seat)) for seat, name in enumerate(task.players)]
        dealer = WatchedDealer(task.seed)
        match: Match[Any] = Match(self.game, len(bots), self.options, dealer)
        watcher = Watcher(match, dealer.odds)
        reason = finish(match, watcher, bots, Random(again("imagined")))
        return Played(match, row(task, match, watcher, reason, self.setting.minutes), watcher.moments())


def finish(match: Match[Any], watcher: Watcher, bots: list[Bot], rng: Random) -> str:
    """Play to the end; why it ended."""
    while (step := match.asked()) is not None:
        known = knowledge_of(match, step.asks, rng)
        if not known.options:
            return DEAD_END
        if len(watcher.offered) >= LONGEST:
            return ENDLESS
        watcher.before(step.asks, known.options)
        match.play(step.asks, bots[step.asks].choose(known))
    outcome = match.outcome()
    assert outcome is not None
    return outcome.reason


def row(task: Task, match: Match[Any], watcher: Watcher, reason: str, pace: Minutes) -> GameRow:
    """What the table of games says of it."""
    outcome, course = match.outcome(), watcher.course()
    decisions = len(watcher.offered)
    forced = sum(len(offered) == 1 for offered in watcher.offered.values())
    draws = sum(entry.seat == CHANCE for entry in match.log)
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
        decisions=decisions,
        forced=forced,
        draws=draws,
        minutes=estimated_minutes(decisions - forced, forced, draws, pace),
        lead_changes=course.lead_changes,
        decided=course.decided,
        leader_lost=course.leader_lost,
    )
