"""Moonlight Brewers, first edition, rules 1.1: for one to eight."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from librt.random import Random

from vespers.engine.errors import BadOptions
from vespers.engine.game import Game
from vespers.engine.kernel import Seat
from vespers.engine.words import Outcome
from vespers.games.brewers.book import CODEBOOK
from vespers.games.brewers.box import BrewersBox
from vespers.games.brewers.campaign import CAMPAIGN
from vespers.games.brewers.filling import box_of, variants, why_not_table
from vespers.games.brewers.names import SPOKEN
from vespers.games.brewers.pack import texts_of
from vespers.games.brewers.rules.setup import set_up
from vespers.games.brewers.scoring import BANDS, reason, scores, winners
from vespers.games.brewers.state import Brewers, new_table
from vespers.games.brewers.view import imagine, invariants, view
from vespers.games.brewers.views import View
from vespers.games.brewers.words import ACTIONS, EVENTS, BrewersOptions


class BrewersGame(Game[Brewers]):
    """Seven phases of brewing in one night; the best beer wins."""

    name = "brewers"
    version = 2
    players = range(1, 9)
    minutes = 40
    picture = "picture-cloister"
    codebook = CODEBOOK
    bands = tuple(BANDS[1:])  # §8.4
    actions = ACTIONS
    events = EVENTS
    views = View
    options = BrewersOptions
    spoken = SPOKEN
    folder = Path(__file__).parent
    campaign = CAMPAIGN

    def box(self, options: BrewersOptions) -> BrewersBox:
        return box_of(options)

    def setup(self, seats: int, options: BrewersOptions) -> Brewers:
        box = self.box(options)
        why = why_not_table(box, seats)
        if why is not None:
            raise BadOptions(why)
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

    def variants(self, seats: int) -> list[BrewersOptions]:
        return variants(seats)

    def texts(self, options: BrewersOptions) -> Mapping[str, Mapping[str, str]]:
        return texts_of(options)


GAME = BrewersGame()
