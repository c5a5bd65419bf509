"""The game of cups with a rulebook that leaves three questions open.

Ties: who wins when the totals are equal. Black: whether the black cup may be chosen. Idle: nothing
depends on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from tests.lab.cups import PICK, Cups, CupsGame, CupsSettings, Pick, PickCup, RollDie
from vespers.engine.kernel import Box
from vespers.engine.messages import Outcome
from vespers.engine.rulings import Ruling, Versions, in_force

RULINGS = (
    Ruling(id="idle", section="1.1", answers=("yes", "no"), default="yes", book="silent"),
    Ruling(id="ties", section="1.2", answers=("shared", "first"), default="shared", book="silent"),
    Ruling(id="black", section="1.3", answers=("allowed", "refused"), default="allowed", book="silent"),
)
VERSIONS: Versions = {1: {}}


@dataclass
class Answers:
    idle: str
    ties: str
    black: str


class CupsBox(Box):
    def __init__(self, rulings: Answers) -> None:
        self.rulings = rulings


def answers_of(settings: CupsSettings) -> Answers:
    return Answers(**in_force(RULINGS, VERSIONS, settings, {}))


class PickOpenCup(PickCup):
    def candidates(self, s: Cups) -> Sequence[Pick]:
        return PICK if answers_of(s.rules).black == "allowed" else PICK[:2]


class OpenCupsGame(CupsGame):
    name = "cups"
    rulings = RULINGS
    versions: ClassVar[Versions] = VERSIONS

    def box(self, settings: Any) -> Box:
        return CupsBox(answers_of(settings))

    def setup(self, seats: int, settings: Any) -> Cups:
        s = Cups([], [-1, -1], [0, 0], settings)
        s.then(PickOpenCup(0), PickOpenCup(1), RollDie(0), RollDie(1))
        return s

    def outcome(self, s: Cups) -> Outcome | None:
        found = super().outcome(s)
        if found is None or len(found.winners) == 1 or answers_of(s.rules).ties == "shared":
            return found
        return Outcome(found.scores, (0,), found.reason)


GAME = OpenCupsGame()
