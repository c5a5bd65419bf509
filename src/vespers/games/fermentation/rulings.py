"""What the book of Triple Fermentation leaves open, and how each version of the rules answers it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vespers.engine.rulings import Answers, Versions, question

RULINGS: Final = (
    question("threshold", "1.4", "says so", "players", "twice-the-players"),
    question("repeated_find", "2.9", "ambiguous", "per-space", "per-phase"),
    question("applied_find", "2.9", "says so", "may-decline", "one-space-fills"),
    question("tackled", "2.9", "ambiguous", "calm", "angers"),
    question("phase_end", "2.9", "ambiguous", "after-turn", "after-deed"),
    question("endless_phase", "2.8", "silent", "forty-turns", "goes-on"),
    question("fallen_runner", "3.3", "says so", "may-stand", "lies"),
    question("applied_search", "3.14", "silent", "anything", "needs-space"),
    question("cloister_beer", "3.14", "ambiguous", "served", "refused"),
    question("lost_hunt", "3.14", "silent", "injured", "unharmed"),
    question("passed_out", "3.14", "ambiguous", "like-any-fall", "unheard"),
    question("fallen_drinker", "3.14", "silent", "goes-on", "finds-nothing"),
    question("trampled", "4.3", "says so", "angers", "calm"),
    question("attack_timing", "4.6", "ambiguous", "after-deed", "at-once"),
    question("same_hunter", "7.2", "silent", "another", "nobody"),
    question("two_recipes", "7.4", "silent", "last-chosen", "first-chosen"),
)
VERSIONS: Final[Versions] = {
    1: {
        "applied_search": "needs-space",
        "applied_find": "one-space-fills",
        "fallen_runner": "lies",
        "cloister_beer": "refused",
        "same_hunter": "nobody",
    },
    2: {"applied_search": "needs-space", "same_hunter": "nobody"},
    3: {},
}


@dataclass(init=False, slots=True, eq=False)
class FermentationRulings:
    """The answer to each ruling."""

    threshold: str
    repeated_find: str
    applied_find: str
    tackled: str
    phase_end: str
    endless_phase: str
    fallen_runner: str
    applied_search: str
    cloister_beer: str
    lost_hunt: str
    passed_out: str
    fallen_drinker: str
    trampled: str
    attack_timing: str
    same_hunter: str
    two_recipes: str

    def __init__(self, answers: Answers) -> None:
        for ruling, answer in answers.items():
            setattr(self, ruling, answer)
