"""Heaven & Ale (Le Bien & le Malt), for two to four."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from librt.random import Random

from vespers.engine.game import Game
from vespers.engine.kernel import Seat
from vespers.engine.messages import Outcome, Text
from vespers.games.heaven_ale.box import HeavenAleBox, box_of
from vespers.games.heaven_ale.codebook import CODEBOOK
from vespers.games.heaven_ale.effect_texts import words_of
from vespers.games.heaven_ale.invariants import invariants
from vespers.games.heaven_ale.messages import ACTIONS, EVENTS, HeavenAleSettings
from vespers.games.heaven_ale.pack import texts_of
from vespers.games.heaven_ale.rules.rounds import prepare
from vespers.games.heaven_ale.rulings import RULINGS, VERSIONS
from vespers.games.heaven_ale.scoring import points, winners
from vespers.games.heaven_ale.state import HeavenAle, new_table
from vespers.games.heaven_ale.view import View, view
from vespers.games.heaven_ale.wording import SPOKEN, STATES


class HeavenAleGame(Game[HeavenAle]):
    """Three, four or six rounds round the track; then the beer is weighed."""

    name = "heaven-ale"
    version = 2
    versions = VERSIONS
    rulings = RULINGS
    players = range(2, 5)
    minutes = 75
    codebook = CODEBOOK
    actions = ACTIONS
    events = EVENTS
    views = View
    settings = HeavenAleSettings
    spoken = SPOKEN
    states = STATES
    folder = Path(__file__).parent
    secrets = False

    def box(self, settings: HeavenAleSettings) -> HeavenAleBox:
        return box_of(settings)

    def setup(self, seats: int, settings: HeavenAleSettings) -> HeavenAle:
        s = new_table(seats, self.box(settings))
        prepare(s)
        return s

    def outcome(self, s: HeavenAle) -> Outcome | None:
        """§9.6 Most points win; equals share the victory."""
        if s.agenda:
            return None
        scores = [points(abbey, s.box) for abbey in s.abbeys]
        return Outcome(tuple(scores), winners(scores), "rounds")

    def view(self, s: HeavenAle, seat: Seat | None) -> View:
        return view(s, seat)

    def imagine(self, s: HeavenAle, seat: Seat | None, rng: Random) -> HeavenAle:
        """Everything is known: §1.7."""
        return s.clone()

    def invariants(self, s: HeavenAle) -> None:
        invariants(s)

    def variants(self, seats: int) -> list[HeavenAleSettings]:
        """The book, and everything else than the book."""
        other = HeavenAleSettings(entry="english", exchange="best", brewmaster="nearer")
        return [HeavenAleSettings(), other]

    def texts(self, settings: HeavenAleSettings) -> Mapping[str, Mapping[str, str]]:
        return texts_of(settings)

    def words(self, settings: HeavenAleSettings) -> Mapping[str, Text]:
        return words_of(settings)


GAME = HeavenAleGame()
