"""Finds the gaps of a rulebook: how often a question arose, and how often the answer decided who won.

A game is walked through twice with the same actions: under the answers in force, and with one ruling answered
otherwise. The question arose if anything differs: who is asked what, the options, the odds, the events or the
result. Then the bots play the same deal again under the other answer, and the winners are compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from vespers.engine.game import Game
from vespers.engine.kernel import Chance, State, apply, asked
from vespers.engine.messages import Action
from vespers.lab import stats
from vespers.lab.plan import Plan, Task
from vespers.lab.player import Player
from vespers.lab.recorder import Trace
from vespers.lab.stats import Estimate


class RulingRow(NamedTuple):
    """One row of the table of rulings: one game, with one ruling answered otherwise."""

    game: int
    ruling: str
    answer: str  # the other answer
    entry: int  # of the log, before which the first difference shows; -1: the question did not arise
    winners: list[int]  # under the other answer; those of the game where the question did not arise
    changed: bool  # whether these are other winners


class Gap(msgspec.Struct, frozen=True):
    """What a study knows about one ruling and one other answer."""

    ruling: str
    answer: str
    arose: Estimate
    changed: Estimate


class GapFinder:
    """Looks at the games of a plan under every other answer. A worker makes one."""

    def __init__(self, plan: Plan) -> None:
        self.player = Player(plan)
        self.others = {other: Player(answered(plan, *other)) for other in other_answers(plan, self.player)}

    def look_at(self, task: Task) -> list[RulingRow]:
        """Play a game, and see what each other answer would have changed."""
        trace = Trace()
        row = self.player.play_task(task, trace)
        actions = [message for message in trace.messages if isinstance(message, Action)]
        return [self.compare(task, row.winners, actions, other) for other in self.others]

    def compare(
        self, task: Task, winners: list[int], actions: Sequence[Action], other: tuple[str, str]
    ) -> RulingRow:
        """One other answer: walk through the game with it, and play the deal again if it matters."""
        player = self.others[other]
        entry = first_difference(self.player.game, self.player.start, player.start, actions)
        found = winners if entry < 0 else player.play_task(task, None).winners
        return RulingRow(task.number, *other, entry, found, found != winners)


def other_answers(plan: Plan, player: Player) -> list[tuple[str, str]]:
    """Every ruling with every answer that is not in force in this study."""
    in_force = player.game.answers(player.settings)
    return [
        (one.id, answer)
        for one in player.game.rulings
        for answer in one.answers
        if answer != in_force[one.id]
    ]


def answered(plan: Plan, ruling: str, answer: str) -> Plan:
    """The same study with another answer."""
    rulings = {**plan.settings.get("rulings", {}), ruling: answer}
    return msgspec.structs.replace(plan, settings={**plan.settings, "rulings": rulings}, course=0)


def first_difference(game: Game[Any], one: State, other: State, actions: Sequence[Action]) -> int:
    """The entry before which the same actions lead to a difference (at the end: in the result); else -1."""
    one, other = one.clone(), other.clone()
    for number, action in enumerate(actions):
        if differ(one, other):
            return number
        for s in (one, other):
            s.events = []
            apply(s, action)
        if one.events != other.events:
            return number + 1
    same = not differ(one, other) and game.outcome(one) == game.outcome(other)
    return -1 if same else len(actions)


def differ(one: State, other: State) -> bool:
    """Whether another seat is asked, another question, or with other options or odds."""
    here, there = asked(one), asked(other)
    if here is None or there is None:
        return here is not there
    if (type(here), here.asks, here.me) != (type(there), there.asks, there.me):
        return True
    if isinstance(here, Chance) and isinstance(there, Chance) and here.odds(one) != there.odds(other):
        return True
    return here.options(one) != there.options(other)


def gaps_of(rows: Iterable[dict[str, Any]]) -> list[Gap]:
    """The rulings of a study, first those that changed most winners, then those that arose most often."""
    counts: dict[tuple[str, str], list[int]] = {}
    for row in rows:
        count = counts.setdefault((row["ruling"], row["answer"]), [0, 0, 0])
        count[0] += 1
        count[1] += row["entry"] >= 0
        count[2] += row["changed"]
    found = [
        Gap(ruling, answer, stats.share(arose, games), stats.share(changed, games))
        for (ruling, answer), (games, arose, changed) in counts.items()
    ]
    return sorted(found, key=lambda gap: (-gap.changed.value, -gap.arose.value, gap.ruling, gap.answer))
