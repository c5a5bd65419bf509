"""What the book of Wolves leaves open, and how each version of the rules answers it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vespers.engine.rulings import Answers, Versions, question

RULINGS: Final = (
    question("corners", "5.8", "ambiguous", "any-size", "full-size"),
    question("replayed_ambush", "7.11", "silent", "ready", "spent"),
    question("protection", "7.12", "ambiguous", "from-all", "not-from-ambushes"),
)
VERSIONS: Final[Versions] = {1: {}}


@dataclass(init=False, slots=True, eq=False)
class WolvesRulings:
    """The answer to each ruling."""

    corners: str
    replayed_ambush: str
    protection: str

    def __init__(self, answers: Answers) -> None:
        for ruling, answer in answers.items():
            setattr(self, ruling, answer)
