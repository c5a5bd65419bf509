"""The table as everybody knows it, rebuilt from a view: the rules themselves then say what would follow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from vespers.engine.kernel import Choice, apply
from vespers.engine.messages import Event
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.messages import Activate
from vespers.games.heaven_ale.pieces import NONE
from vespers.games.heaven_ale.rules.building import ACTIVATE_TILES, CHOOSE_SITE
from vespers.games.heaven_ale.rules.buying import PLACE_TILE, TAKE_ANOTHER, TAKE_TILE, cheapest_on, plant
from vespers.games.heaven_ale.rules.discs import LAY_DISC
from vespers.games.heaven_ale.rules.exchanging import CHOOSE_EXCHANGE
from vespers.games.heaven_ale.rules.privileges import ADVANCE_COLOUR, ADVANCE_LOWEST, COMPLETE_PAIR
from vespers.games.heaven_ale.rules.rounds import CHOOSE_PLACE
from vespers.games.heaven_ale.rules.walking import ADVANCE_MARKER, MOVE_FIGURE
from vespers.games.heaven_ale.state import Abbey, HeavenAle, new_abbey, new_table
from vespers.games.heaven_ale.view import AbbeyView, View

STEPS: Final[dict[str, Sequence[Choice[HeavenAle, Any]]]] = {
    "ChoosePlace": CHOOSE_PLACE,
    "MoveFigure": MOVE_FIGURE,
    "AdvanceMarker": ADVANCE_MARKER,
    "TakeTile": TAKE_TILE,
    "TakeAnother": TAKE_ANOTHER,
    "PlaceTile": PLACE_TILE,
    "ChooseSite": CHOOSE_SITE,
    "LayDisc": LAY_DISC,
    "CompletePair": COMPLETE_PAIR,
    "AdvanceLowest": ADVANCE_LOWEST,
    "AdvanceColour": ADVANCE_COLOUR,
    "ChooseExchange": CHOOSE_EXCHANGE,
}


def bits(members: Iterable[int]) -> int:
    """A set of numbers as bits."""
    return sum([1 << member for member in members])


def abbey_of(box: Box, seen: AbbeyView) -> Abbey:
    """One abbey as the view shows it; discs first, since tiles ask which spots are free."""
    abbey = new_abbey(box)
    abbey.discs = bits(seen.discs)
    for hex_, tile in enumerate(seen.garden):
        if tile != NONE:
            plant(abbey, hex_, tile)
    abbey.ducats, abbey.space, abbey.place = seen.ducats, seen.space, seen.place
    abbey.brewmaster, abbey.markers = seen.brewmaster, list(seen.markers)
    abbey.buildings = list(seen.buildings)
    abbey.cards, abbey.placed = bits(seen.cards), bits(seen.placed)
    abbey.large, abbey.small = bits(seen.large), bits(seen.small)
    abbey.brewed = seen.brewed
    return abbey


def table_of(box: Box, view: View) -> HeavenAle:
    """The whole table; all of it is public. Nothing is on its agenda."""
    s = new_table(len(view.abbeys), box)
    s.round, s.first, s.chosen = view.round, view.first, view.chosen
    s.tiles, s.discs = [space.tiles for space in view.track], [space.discs for space in view.track]
    s.cheapest = [cheapest_on(s, space) for space in range(len(s.tiles))]
    s.large, s.small = bits(view.large), bits(view.small)
    s.abbeys = [abbey_of(box, abbey) for abbey in view.abbeys]
    return s


def step_of(view: View, action: Any) -> Choice[HeavenAle, Any]:
    """The question that this answers."""
    if isinstance(action, Activate):
        return ACTIVATE_TILES[view.asks][action.site]
    return STEPS[view.asked][view.asks]


def after(s: HeavenAle, view: View, action: Any) -> tuple[HeavenAle, list[Event]]:
    """What the rules make of an answer, up to the next question of the same turn, and what becomes true."""
    events: list[Event] = []
    t = s.clone()
    t.agenda.append(step_of(view, action))
    t.events = events
    apply(t, action)
    return t, events
