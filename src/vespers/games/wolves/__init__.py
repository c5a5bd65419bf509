"""Moonlight – Le territoire des loups, for two."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from librt.random import Random

from vespers.engine.game import Game
from vespers.engine.kernel import Seat
from vespers.engine.messages import Outcome, Text
from vespers.games.wolves.box import WolvesBox, box_of
from vespers.games.wolves.codebook import CODEBOOK
from vespers.games.wolves.effect_texts import words_of
from vespers.games.wolves.imagine import imagine
from vespers.games.wolves.invariants import invariants
from vespers.games.wolves.messages import ACTIONS, EVENTS, WolvesSettings
from vespers.games.wolves.pack import texts_of
from vespers.games.wolves.rules.rounds import set_up
from vespers.games.wolves.rulings import RULINGS, VERSIONS
from vespers.games.wolves.state import Wolves, new_table
from vespers.games.wolves.view import View, view
from vespers.games.wolves.wording import SPOKEN, STATES


class WolvesGame(Game[Wolves]):
    """Best of three rounds; each round a territory of twelve cells."""

    name = "wolves"
    version = 1
    versions = VERSIONS
    rulings = RULINGS
    players = range(2, 3)
    codebook = CODEBOOK
    actions = ACTIONS
    events = EVENTS
    views = View
    settings = WolvesSettings
    spoken = SPOKEN
    states = STATES
    folder = Path(__file__).parent
    minutes = 20

    def box(self, settings: WolvesSettings) -> WolvesBox:
        return box_of(settings)

    def setup(self, seats: int, settings: WolvesSettings) -> Wolves:
        s = new_table(self.box(settings))
        set_up(s, settings.starter)
        return s

    def outcome(self, s: Wolves) -> Outcome | None:
        """§6.1 Who finishes the mountain wins."""
        if s.agenda:
            return None
        wins = (s.packs[0].wins, s.packs[1].wins)
        return Outcome(wins, (0 if wins[0] > wins[1] else 1,), "mountain")

    def view(self, s: Wolves, seat: Seat | None) -> View:
        return view(s, seat)

    def imagine(self, s: Wolves, seat: Seat | None, rng: Random) -> Wolves:
        return imagine(s, seat, rng)

    def invariants(self, s: Wolves) -> None:
        invariants(s)

    def texts(self, settings: WolvesSettings) -> Mapping[str, Mapping[str, str]]:
        return texts_of(settings)

    def words(self, settings: WolvesSettings) -> Mapping[str, Text]:
        return words_of(settings)


GAME = WolvesGame()
