"""Moonlight – Le territoire des loups, for two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from librt.random import Random

from vespers.engine.game import Game
from vespers.engine.kernel import Seat
from vespers.engine.words import Outcome
from vespers.games.wolves.book import CODEBOOK
from vespers.games.wolves.names import SPOKEN
from vespers.games.wolves.pack import box_of, texts_of
from vespers.games.wolves.pieces import WolvesBox
from vespers.games.wolves.rules.rounds import set_up
from vespers.games.wolves.state import Wolves, new_table
from vespers.games.wolves.view import imagine, invariants, seen, view
from vespers.games.wolves.words import ACTIONS, EVENTS, View, WolvesOptions


class WolvesGame(Game[Wolves]):
    """Best of three rounds; each round a territory of twelve cells."""

    name = "wolves"
    version = 1
    players = range(2, 3)
    codebook = CODEBOOK
    actions = ACTIONS
    events = EVENTS
    views = View
    options = WolvesOptions
    spoken = SPOKEN
    folder = Path(__file__).parent
    minutes = 20
    picture = "picture-pack"

    def box(self, options: WolvesOptions) -> WolvesBox:
        return box_of(options.packs, options.own)

    def setup(self, seats: int, options: WolvesOptions) -> Wolves:
        s = new_table(self.box(options))
        set_up(s, options.starter)
        return s

    def outcome(self, s: Wolves) -> Outcome | None:
        """§6.1 Who finishes the mountain wins."""
        if s.agenda:
            return None
        wins = (s.packs[0].wins, s.packs[1].wins)
        return Outcome(wins, (0 if wins[0] > wins[1] else 1,), "mountain")

    def view(self, s: Wolves, seat: Seat | None) -> View:
        return view(s, seat)

    def seen(self, s: Wolves, seats: Sequence[Seat | None]) -> list[View]:
        return seen(s, seats)

    def imagine(self, s: Wolves, seat: Seat | None, rng: Random) -> Wolves:
        return imagine(s, seat, rng)

    def invariants(self, s: Wolves) -> None:
        invariants(s)

    def texts(self, options: WolvesOptions) -> Mapping[str, Mapping[str, str]]:
        return texts_of(options)


GAME = WolvesGame()
