"""How the numbers of Wolves are spoken: the field of an action, event or reason becomes a text."""

from __future__ import annotations

from vespers.engine.game import Spoken
from vespers.engine.messages import Text
from vespers.games.wolves.box import WolvesBox
from vespers.games.wolves.pieces import SIDE


def wolf(box: WolvesBox, number: int) -> Text:
    return Text(f"wolves-wolf-{box.wolves[number]}")


def power(box: WolvesBox, number: int) -> Text:
    return Text(f"wolves-power-{box.powers[number]}")


def cell(box: WolvesBox, number: int) -> str:
    """As on a map: columns A to G, rows 1 to 7."""
    row, column = divmod(number, SIDE)
    return f"{'ABCDEFG'[column]}{row + 1}"


def two(box: WolvesBox | None, both: tuple[int, int]) -> str:
    return f"{both[0]} : {both[1]}"


SPOKEN: Spoken = {
    "wolf": wolf,
    "hidden": wolf,
    "power": power,
    "cell": cell,
    "other": cell,
    "moons": two,
    "strength": two,
    "points": lambda box, points: points if isinstance(points, int) else two(box, points),
    "cards": lambda box, cards: cards if isinstance(cards, int) else two(box, cards),
    "wins": two,
    "by_cards": lambda box, flag: "yes" if flag else "no",
}

# Which numbers of the pack a text states.
STATES = {"wolves-why-out_of_area": ("long", "short")}
