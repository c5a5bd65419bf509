"""A question as the rules see it, and how one abbey differs from another."""

from __future__ import annotations

from typing import NamedTuple

from vespers.engine.scene import Amount
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.pieces import RESOURCES
from vespers.games.heaven_ale.scene.words import gained, phrase
from vespers.games.heaven_ale.state import Abbey, HeavenAle
from vespers.games.heaven_ale.view import View
from vespers.games.heaven_ale.wording import resource


class Asked(NamedTuple):
    """The question as the rules see it: the box, the view, the table rebuilt from it, who is asked."""

    box: Box
    view: View
    table: HeavenAle
    me: int

    @property
    def abbey(self) -> Abbey:
        return self.table.abbeys[self.me]


def amounts(before: Abbey, then: Abbey) -> tuple[Amount, ...]:
    """What is different in an abbey."""
    pairs = [("ducat", phrase("ducats"), before.ducats, then.ducats)]
    pairs += [
        (name, resource(None, colour), before.markers[colour], then.markers[colour])
        for colour, name in enumerate(RESOURCES)
    ]
    pairs.append(("brewmaster", phrase("brewmaster"), before.brewmaster, then.brewmaster))
    return tuple(
        [
            Amount(symbol=symbol, name=name, value=gained(now - was), mood="good" if now > was else "warning")
            for symbol, name, was, now in pairs
            if was != now
        ]
    )
