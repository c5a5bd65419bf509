"""Moonlight Brewers: Triple Fermentation (rules beta 0.9), for one to six."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from librt.random import Random

from vespers.engine.errors import BadOptions
from vespers.engine.game import Game
from vespers.engine.kernel import Seat
from vespers.engine.words import Outcome, Why
from vespers.games.fermentation.book import CODEBOOK
from vespers.games.fermentation.box import Cellar, Night, Wishes
from vespers.games.fermentation.campaign import CAMPAIGN
from vespers.games.fermentation.names import SPOKEN
from vespers.games.fermentation.pack import cellar
from vespers.games.fermentation.pieces import BANDS, LAYOUTS, NOTHING
from vespers.games.fermentation.rules.setup import SET_UP
from vespers.games.fermentation.scoring import score, winners
from vespers.games.fermentation.state import Fermentation, new_table
from vespers.games.fermentation.view import imagine, invariants, view
from vespers.games.fermentation.views import View
from vespers.games.fermentation.words import ACTIONS, EVENTS, Options

MOONS = "thirteen-moons"
USUAL = {
    "hunter": ("werewolf", "were-boar", "were-bear", "were-raven"),
    "recipe": ("choice", "deluxe-blond", "amber", "brown", "triple", "smoked", "white"),
}


class FermentationGame(Game[Fermentation]):
    """Four phases of brewing under the moon, and a battle against the Werewolf Hunter."""

    name = "fermentation"
    version = 2
    players = range(1, 7)
    codebook = CODEBOOK
    bands = tuple(BANDS)  # §6.6
    actions = ACTIONS
    events = EVENTS
    views = View
    options = Options
    spoken = SPOKEN
    secrets = False  # §1.5
    usual = USUAL
    folder = Path(__file__).parent
    campaign = CAMPAIGN
    minutes = 45
    picture = "picture-night"
    beta = True

    def box(self, options: Options) -> Cellar:
        """§7.2 A moon brings its pack along."""
        brings = options.moon > 0 and MOONS not in options.packs
        return cellar((*options.packs, MOONS) if brings else options.packs, options.own)

    def setup(self, seats: int, options: Options) -> Fermentation:
        """§1 The night of these options, before anything is laid out."""
        s = new_table(self.box(options), night(seats, options))
        s.agenda.append(SET_UP)
        return s

    def outcome(self, s: Fermentation) -> Outcome | None:
        """§6.5 The best beer wins."""
        if s.agenda:
            return None
        reason = "hunter_stands" if s.slayer == NOTHING else "hunter_beaten"
        return Outcome(tuple([score(s, me) for me in range(s.seats)]), tuple(winners(s)), reason)

    def view(self, s: Fermentation, seat: Seat | None) -> View:
        return view(s, seat)

    def imagine(self, s: Fermentation, seat: Seat | None, rng: Random) -> Fermentation:
        return imagine(s, seat, rng)

    def invariants(self, s: Fermentation) -> None:
        invariants(s)

    def variants(self, seats: int) -> Sequence[Options]:
        """Every layout, hunter, recipe and moon, and the long game."""
        standing = tuple(range(seats))
        return (
            Options(),
            Options(long=True),
            Options(layout="free", recipe="choice"),
            Options(layout="random", recipe="triple"),
            Options(hunter="were-boar", recipe="smoked"),
            Options(hunter="were-bear", recipe="brown"),
            Options(hunter="were-raven", recipe="white"),
            *[Options(moon=n, kept=("mail",), standing=standing) for n in range(1, 14)],
        )

    def texts(self, options: Options) -> Mapping[str, Mapping[str, str]]:
        return self.box(options).texts


@lru_cache(maxsize=256)
def night(seats: int, options: Options) -> Night:
    """§1.4, §7.2 The terms of a game; the same object for the same options."""
    box = GAME.box(options)
    if not 0 <= options.moon <= len(box.moons):
        raise refused("moon", f"0 to {len(box.moons)} with these packs", options.moon)
    return Night(box, seats, wishes(box, seats, options), [options.moon - 1] if options.moon else [])


def wishes(box: Cellar, seats: int, options: Options) -> Wishes:
    """§1.2, §1.4, §1.6 The options as numbers of the box."""
    recipe = NOTHING
    if options.recipe != "choice":
        recipe = numbered("recipe", options.recipe, box.recipe_names, "choice")
    if len(options.kept) > seats or len(options.standing) not in (0, seats):
        raise refused("kept, standing", f"one entry for each of {seats} seats", len(options.standing))
    kept = [numbered("kept", name, box.card_names) if name else NOTHING for name in options.kept]
    for card in kept:
        if card != NOTHING and kept.count(card) > box.cards[card].copies:
            raise refused("kept", f"at most {box.cards[card].copies} copies", box.card_names[card])
    return Wishes(
        numbered("hunter", options.hunter, box.hunter_names),
        recipe,
        LAYOUTS.index(options.layout),
        options.long,
        kept,
        list(options.standing),
    )


def numbered(field: str, name: str, known: Sequence[str], *more: str) -> int:
    """The number of a piece, or an error that lists them all."""
    if name not in known:
        raise refused(field, "one of " + ", ".join([*known, *more]), name)
    return list(known).index(name)


def refused(field: str, expected: str, got: object) -> BadOptions:
    return BadOptions(Why("bad_options", "", {"problem": f"{field}: expected {expected}, got {got}"}))


GAME = FermentationGame()
