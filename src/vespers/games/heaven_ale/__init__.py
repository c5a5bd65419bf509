"""Heaven & Ale (Le Bien & le Malt), for two to four."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from librt.random import Random

from vespers.engine.game import Game
from vespers.engine.kernel import Seat
from vespers.engine.words import Outcome
from vespers.games.heaven_ale.book import CODEBOOK
from vespers.games.heaven_ale.invariants import invariants
from vespers.games.heaven_ale.names import SPOKEN
from vespers.games.heaven_ale.pack import box_of, texts_of
from vespers.games.heaven_ale.pieces import Box
from vespers.games.heaven_ale.rules.rounds import prepare
from vespers.games.heaven_ale.scoring import points, winners
from vespers.games.heaven_ale.state import HeavenAle, new_table
from vespers.games.heaven_ale.view import imagine, seen, view
from vespers.games.heaven_ale.words import ACTIONS, EVENTS, HeavenAleOptions, View


class HeavenAleGame(Game[HeavenAle]):
    """Three, four or six rounds round the track; then the beer is weighed."""

    name = "heaven-ale"
    version = 1
    players = range(2, 5)
    minutes = 75
    picture = "picture-garden"
    codebook = CODEBOOK
    actions = ACTIONS
    events = EVENTS
    views = View
    options = HeavenAleOptions
    spoken = SPOKEN
    folder = Path(__file__).parent
    secrets = False

    def box(self, options: HeavenAleOptions) -> Box:
        return box_of(options)

    def setup(self, seats: int, options: HeavenAleOptions) -> HeavenAle:
        s = new_table(seats, self.box(options))
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

    def seen(self, s: HeavenAle, seats: Sequence[Seat | None]) -> list[View]:
        return seen(s, seats)

    def imagine(self, s: HeavenAle, seat: Seat | None, rng: Random) -> HeavenAle:
        return imagine(s, seat, rng)

    def invariants(self, s: HeavenAle) -> None:
        invariants(s)

    def variants(self, seats: int) -> list[HeavenAleOptions]:
        """The book, and everything else than the book."""
        other = HeavenAleOptions(entry="english", exchange="best", brewmaster="nearer")
        return [HeavenAleOptions(), other]

    def texts(self, options: HeavenAleOptions) -> Mapping[str, Mapping[str, str]]:
        return texts_of(options)


GAME = HeavenAleGame()
