"""What a designer may change in Wolves. Never compiled (msgspec)."""

from __future__ import annotations

from vespers.engine.messages import Text
from vespers.engine.scene.pieces import Card
from vespers.engine.workshop import Words, Workshop
from vespers.games.wolves.box import WolvesBox
from vespers.games.wolves.effect_texts import effect_text
from vespers.games.wolves.pack import KINDS_OF_PIECES, PowerEntry, contents
from vespers.games.wolves.pieces import EFFECTS
from vespers.games.wolves.scene.board import card, power_card


def effect(name: str, amount: int) -> Text:
    """§7 An effect, with the numbers of the book."""
    numbers = contents(("base",), ()).numbers
    return effect_text(numbers, PowerEntry(effect=name, origin="own"))  # type: ignore[arg-type]  # one of EFFECTS


def card_of(box: WolvesBox, table: str, name: str) -> Card | None:
    if table == "wolves":
        return card(box, f"wolf-{name}", box.wolves.index(name), 0)
    return power_card(box, box.powers.index(name), f"power-{name}") if table == "powers" else None


WORKSHOP = Workshop(
    contents=contents,
    kinds=KINDS_OF_PIECES,
    words={"powers.effect": Words(EFFECTS, effect)},
    card=card_of,
)
