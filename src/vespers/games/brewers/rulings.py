"""What the books of Moonlight Brewers leave open, and how each version of the rules answers it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vespers.engine.rulings import Answers, Versions, question

RULINGS: Final = (
    question("first_player", "1.1", "says so", "die", "first-seat"),
    question("idle_turn", "2.6", "silent", "ends", "asks"),
    question("past_search", "3.10", "silent", "refused", "allowed"),
    question("soiled_beer", "3.10", "ambiguous", "any-ingredient", "begun-phase"),
    question("barred_brittle", "5.4", "silent", "breaks", "stays"),
    question("chain_taste", "5.9", "ambiguous", "last", "sum"),
    question("chain_loss", "5.5", "says so", "kept", "discarded"),
    question("cloister_fights", "5.9", "ambiguous", "allowed", "refused"),
    question("wounded_cards", "5.9", "ambiguous", "none", "in-fights"),
    question("flipped_monk", "5.9", "silent", "keeps", "loses"),
    question("declared_cards", "6.3", "says so", "before-any-die", "before-own-die"),
    question("cards_for_a_roll", "6.2", "says so", "several", "one"),
    question("phase_cards", "6.6", "ambiguous", "new-phase", "own-turn"),
    question("filthy_codex", "7.10", "silent", "one", "two"),
    question("alchemy", "7.10", "ambiguous", "found", "noted-too"),
)
VERSIONS: Final[Versions] = {
    1: {
        "wounded_cards": "in-fights",
        "declared_cards": "before-own-die",
        "cards_for_a_roll": "one",
        "phase_cards": "own-turn",
        "barred_brittle": "stays",
        "idle_turn": "asks",
    },
    2: {"wounded_cards": "in-fights", "declared_cards": "before-own-die", "cards_for_a_roll": "one"},
    3: {},
}


@dataclass(init=False, slots=True, eq=False)
class BrewersRulings:
    """The answer to each ruling."""

    first_player: str
    idle_turn: str
    past_search: str
    soiled_beer: str
    barred_brittle: str
    chain_taste: str
    chain_loss: str
    cloister_fights: str
    wounded_cards: str
    flipped_monk: str
    declared_cards: str
    cards_for_a_roll: str
    phase_cards: str
    filthy_codex: str
    alchemy: str

    def __init__(self, answers: Answers) -> None:
        for ruling, answer in answers.items():
            setattr(self, ruling, answer)
