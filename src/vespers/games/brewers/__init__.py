"""Moonlight Brewers, first edition, rules 1.1: for one to eight."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from librt.random import Random

from vespers.engine.errors import BadSettings
from vespers.engine.game import Game
from vespers.engine.kernel import Seat
from vespers.engine.messages import Outcome, Text
from vespers.games.brewers.box import BrewersBox, box_of, why_not_table
from vespers.games.brewers.campaign import CAMPAIGN
from vespers.games.brewers.codebook import CODEBOOK
from vespers.games.brewers.effect_texts import words_of
from vespers.games.brewers.events import EVENTS
from vespers.games.brewers.imagine import imagine
from vespers.games.brewers.invariants import invariants
from vespers.games.brewers.messages import ACTIONS, BrewersSettings
from vespers.games.brewers.pack import texts_of
from vespers.games.brewers.rules.setup import set_up
from vespers.games.brewers.rulings import RULINGS, VERSIONS
from vespers.games.brewers.scoring import reason, scores, winners
from vespers.games.brewers.state import Brewers, new_table
from vespers.games.brewers.view import View, view
from vespers.games.brewers.wording import SPOKEN, STATES


class BrewersGame(Game[Brewers]):
    """Seven phases of brewing in one night; the best beer wins."""

    name = "brewers"
    version = 3
    versions = VERSIONS
    rulings = RULINGS
    players = range(1, 9)
    minutes = 40
    codebook = CODEBOOK
    actions = ACTIONS
    events = EVENTS
    views = View
    settings = BrewersSettings
    spoken = SPOKEN
    states = STATES
    folder = Path(__file__).parent
    campaign = CAMPAIGN

    def box(self, settings: BrewersSettings) -> BrewersBox:
        return box_of(settings)

    def setup(self, seats: int, settings: BrewersSettings) -> Brewers:
        box = self.box(settings)
        why = why_not_table(box, seats)
        if why is not None:
            raise BadSettings(why)
        s = new_table(box, seats)
        set_up(s)
        return s

    def outcome(self, s: Brewers) -> Outcome | None:
        """§8.3 The best beer wins; §11.2 a hermit may also lose."""
        if s.agenda:
            return None
        return Outcome(tuple(scores(s)), tuple(winners(s)), reason(s))

    def view(self, s: Brewers, seat: Seat | None) -> View:
        return view(s, seat)

    def imagine(self, s: Brewers, seat: Seat | None, rng: Random) -> Brewers:
        return imagine(s, seat, rng)

    def invariants(self, s: Brewers) -> None:
        invariants(s)

    def bands(self, settings: BrewersSettings) -> tuple[int, ...]:
        """§8.4 How good a beer is."""
        return self.box(settings).numbers.bands

    def variants(self, seats: int) -> list[BrewersSettings]:
        return variants(seats)

    def texts(self, settings: BrewersSettings) -> Mapping[str, Mapping[str, str]]:
        return texts_of(settings)

    def words(self, settings: BrewersSettings) -> Mapping[str, Text]:
        return words_of(settings)


def variants(seats: int) -> list[BrewersSettings]:
    """§9.1 Every mod, alone and together, with and without the expansion; §11.1 for one player the hermit."""
    beast = ("base", "night-of-the-beast")
    found = [
        BrewersSettings(),
        BrewersSettings(sprint=True, monk_fights=True),
        BrewersSettings(packs=beast, monk_fights=True, silent=True, filthy=True, pack_hunt=True),
        BrewersSettings(packs=beast, sprint=True, blind_draft=True, long_night=True, silent=True),
    ]
    if seats == 1:
        everything = (*beast, "hermit")
        found.append(BrewersSettings(packs=("base", "hermit")))
        found.append(
            BrewersSettings(packs=everything, night=3, monk="hubert", kept="club,relic", silent=True)
        )
    elif seats >= 4 and seats % 2 == 0:
        found.append(BrewersSettings(team=True, monk_fights=True))
        found.append(BrewersSettings(packs=beast, team=True, blind_draft=True, pack_hunt=True, filthy=True))
    return found


GAME = BrewersGame()
