"""What the book of Heaven & Ale leaves open, and how each version of the rules answers it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vespers.engine.rulings import Answers, Versions, question

SALES: Final = ("every-decision", "any-moment", "also-at-the-end", "before-paying")
RULINGS: Final = (
    question("set_up", "1.5", "says so", "tiles-first", "places-first"),
    question("once_round", "2.9", "ambiguous", "any-place", "another-place"),
    question("emergency", "3.6", "says so", *SALES),
    question("beyond_track", "4.5", "ambiguous", "each-step", "each-move"),
    question("colour_card", "7.7", "silent", "any-colour", "own-colour"),
    question("barrel_space", "8.3", "ambiguous", "something-to-take", "goal-met"),
    question("exchange", "9.4", "says so", "forced", "chosen"),
)
VERSIONS: Final[Versions] = {1: {"set_up": "places-first", "emergency": "before-paying"}, 2: {}}


@dataclass(init=False, slots=True, eq=False)
class HeavenAleRulings:
    """The answer to each ruling."""

    set_up: str
    once_round: str
    emergency: str
    beyond_track: str
    colour_card: str
    barrel_space: str
    exchange: str

    def __init__(self, answers: Answers) -> None:
        for ruling, answer in answers.items():
            setattr(self, ruling, answer)
