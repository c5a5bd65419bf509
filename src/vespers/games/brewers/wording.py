"""How the numbers of Brewers are spoken: the field of an action, event or reason becomes a text."""

from __future__ import annotations

from collections.abc import Callable

from vespers.engine.game import Spoken
from vespers.engine.messages import Text
from vespers.engine.wording import counted_up, player
from vespers.games.brewers.box import BrewersBox as Box
from vespers.games.brewers.pieces import INGREDIENTS, PILES, ROOMS, SITES

Speaker = Callable[[Box, int], Text]


def piece(kind: str) -> Speaker:
    """The name of a card, a monk, a werewolf: by its id in the pack."""

    def speak(box: Box, number: int) -> Text:
        name = box.ids[kind][number]
        if not name:
            raise IndexError(f"no {kind} {number} in this pack")
        return Text(f"brewers-{kind}-{name}")

    return speak


def sought(box: Box, number: int) -> Text:
    """What a search is for; a pack's own is called as its site."""
    name = box.ids["site"][number]
    return Text(f"brewers-sought-{name}" if name in SITES else f"brewers-site-{name}")


def listed(kind: str, names: tuple[str, ...]) -> Speaker:
    """The name of a thing that every pack has."""
    return lambda box, number: Text(f"brewers-{kind}-{names[number]}")


def taste_of(seat: int, taste: int) -> Text:
    return Text("brewers-taste-of", {"seat": player(seat), "taste": taste})


def tasted(box: Box, scores: tuple[int, ...]) -> Text:
    """Whose beer has which taste."""
    return counted_up([taste_of(seat, taste) for seat, taste in enumerate(scores)])


def joined(box: Box, numbers: tuple[int, ...]) -> str:
    return ", ".join(str(number) for number in numbers)


SPOKEN: Spoken = {
    "monk": piece("monk"),
    "card": piece("card"),
    "werewolf": piece("werewolf"),
    "event": piece("night"),
    "rival": piece("rival"),
    "objective": piece("objective"),
    "room": listed("room", ROOMS),
    "site": piece("site"),
    "did-Search.site": sought,
    "event-Succeeded.site": sought,
    "event-Failed.site": sought,
    "ingredient": listed("ingredient", INGREDIENTS),
    "pile": listed("pile", PILES),
    "phase": lambda box, number: Text(f"brewers-phase-{number + 1}"),
    "roller": lambda box, seat: player(seat),
    "scores": tasted,
    "bands": joined,
}

# Which numbers of the pack a text states.
STATES = {
    "brewers-option-silent": ("silent_attack_at",),
    "brewers-option-filthy": ("filthy_dirt_at",),
    "brewers-action-Sprint": ("sprint_noise",),
    "brewers-action-MakeNoise": ("loud_bonus", "loud_noise"),
    "brewers-did-MakeNoise": ("loud_bonus",),
    "brewers-step-WardDie": ("ward_from",),
    "brewers-why-too_loud_already": ("loud_below",),
}
