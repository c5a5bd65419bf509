"""How the numbers of Triple Fermentation are spoken: a field of a struct becomes a text."""

from __future__ import annotations

from collections.abc import Sequence

from vespers.engine.game import Spoken
from vespers.engine.messages import Text
from vespers.engine.wording import counted_up, player
from vespers.games.fermentation.box import FermentationBox
from vespers.games.fermentation.pieces import DOORS, FALLS, INGREDIENTS, PLACES, position


def tile(box: FermentationBox, number: int) -> Text:
    return Text(f"fermentation-tile-{box.tile_names[number]}")


def the_tile(box: FermentationBox, number: int) -> Text:
    """A tile in a sentence, with its article; a pack's own may have none."""
    return Text("fermentation-the-tile", {"id": box.tile_names[number], "tile": tile(box, number)})


def place(box: FermentationBox, number: int) -> str:
    """As on a map: rows A to C, columns 1 to 5."""
    row, column = position(number)
    return f"{'ABC'[row]}{column + 1}" if number in PLACES else "–"


def door(box: FermentationBox, number: int) -> str:
    one, other = DOORS[number]
    return f"{place(box, one)}–{place(box, other)}"


def card(box: FermentationBox, number: int) -> Text:
    return Text(f"fermentation-card-{box.card_names[number]}")


def wolf(box: FermentationBox, number: int) -> Text:
    return Text(f"fermentation-wolf-{box.wolf_names[number]}")


def monk(box: FermentationBox, number: int) -> Text:
    return Text(f"fermentation-monk-{box.monk_names[number]}")


def recipe(box: FermentationBox, number: int) -> Text:
    return Text(f"fermentation-recipe-{box.recipe_names[number]}")


def moon(box: FermentationBox, number: int) -> Text:
    return Text(f"fermentation-moon-{box.moon_names[number]}")


def ingredient(box: FermentationBox, number: int) -> Text:
    return Text(f"fermentation-ingredient-{INGREDIENTS[number]}")


def fall(box: FermentationBox, number: int) -> str:
    """A word that the texts choose by."""
    return FALLS[number]


def order(box: FermentationBox, seats: Sequence[int]) -> Text:
    return counted_up([player(seat) for seat in seats])


# Which numbers of the pack a text states.
STATES = {
    "fermentation-ruling-threshold-players": ("threshold_per_monk", "threshold_long"),
    "fermentation-ruling-threshold-twice-the-players": ("threshold_per_monk", "threshold_long"),
    "fermentation-ruling-passed_out-like-any-fall": ("fall_noise",),
    "fermentation-ruling-endless_phase-forty-turns": ("longest_phase",),
    "fermentation-option-long": ("threshold_long",),
    "fermentation-action-Run": ("run_noise",),
    "fermentation-action-Applied": ("applied_noise",),
    "fermentation-action-Hide": ("hide",),
    "fermentation-action-SoberUp": ("sober_up",),
}

SPOKEN: Spoken = {
    "tile": the_tile,
    "place": place,
    "door": door,
    "card": card,
    "wolf": wolf,
    "monk": monk,
    "recipe": recipe,
    "moon": moon,
    "ingredient": ingredient,
    "fall": fall,
    "order": order,
    "phase": lambda box, number: number + 1,
    "space": lambda box, number: number + 1,
}
