"""Moonlight Brewers: Triple Fermentation (rules beta 0.9), for one to six."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from librt.random import Random

from vespers.engine.errors import BadSettings
from vespers.engine.game import Game
from vespers.engine.kernel import Seat
from vespers.engine.messages import Outcome, Text, Why
from vespers.games.fermentation.box import FermentationBox, Night, Wishes, box_of, plain_settings
from vespers.games.fermentation.campaign import CAMPAIGN
from vespers.games.fermentation.codebook import CODEBOOK
from vespers.games.fermentation.effect_texts import words_of
from vespers.games.fermentation.events import EVENTS
from vespers.games.fermentation.invariants import invariants
from vespers.games.fermentation.messages import ACTIONS, Settings
from vespers.games.fermentation.pack import contents
from vespers.games.fermentation.pieces import LAYOUTS, NOTHING
from vespers.games.fermentation.rules.setup import SET_UP
from vespers.games.fermentation.rulings import RULINGS, VERSIONS
from vespers.games.fermentation.scoring import score, winners
from vespers.games.fermentation.state import Fermentation, new_table
from vespers.games.fermentation.view import View, view
from vespers.games.fermentation.wording import SPOKEN, STATES

MOONS = "thirteen-moons"
USUAL = {
    "hunter": ("werewolf", "were-boar", "were-bear", "were-raven"),
    "recipe": ("choice", "deluxe-blond", "amber", "brown", "triple", "smoked", "white"),
}


class FermentationGame(Game[Fermentation]):
    """Four phases of brewing under the moon, and a battle against the Werewolf Hunter."""

    name = "fermentation"
    version = 3
    versions = VERSIONS
    rulings = RULINGS
    players = range(1, 7)
    codebook = CODEBOOK
    actions = ACTIONS
    events = EVENTS
    views = View
    settings = Settings
    spoken = SPOKEN
    states = STATES
    secrets = False  # §1.5
    usual = USUAL
    folder = Path(__file__).parent
    campaign = CAMPAIGN
    minutes = 45
    beta = True

    def box(self, settings: Settings) -> FermentationBox:
        """§7.2 A moon brings its pack along."""
        return box_of(plain_settings(packs_of(settings), settings))

    def setup(self, seats: int, settings: Settings) -> Fermentation:
        """§1 The night of these options, before anything is laid out."""
        s = new_table(self.box(settings), night(seats, settings))
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
        """§1.5 Nothing is hidden."""
        return s.clone()

    def invariants(self, s: Fermentation) -> None:
        invariants(s)

    def bands(self, settings: Settings) -> tuple[int, ...]:
        """§6.6 How good a beer is."""
        return self.box(settings).numbers.bands

    def variants(self, seats: int) -> Sequence[Settings]:
        """Every layout, hunter, recipe and moon, and the long game."""
        standing = tuple(range(seats))
        return (
            Settings(),
            Settings(long=True),
            Settings(layout="free", recipe="choice"),
            Settings(layout="random", recipe="triple"),
            Settings(hunter="were-boar", recipe="smoked"),
            Settings(hunter="were-bear", recipe="brown"),
            Settings(hunter="were-raven", recipe="white"),
            *[Settings(moon=n, kept=("mail",), standing=standing) for n in range(1, 14)],
        )

    def packs_in_force(self, settings: Settings) -> tuple[str, ...]:
        return packs_of(settings)

    def texts(self, settings: Settings) -> Mapping[str, Mapping[str, str]]:
        return self.box(settings).texts

    def words(self, settings: Settings) -> Mapping[str, Text]:
        return words_of(contents(packs_of(settings), settings.own))


def packs_of(settings: Settings) -> tuple[str, ...]:
    """§7.2 The packs in force: a moon brings its own along."""
    brings = settings.moon > 0 and MOONS not in settings.packs
    return (*settings.packs, MOONS) if brings else settings.packs


@lru_cache(maxsize=256)
def night(seats: int, settings: Settings) -> Night:
    """§1.4, §7.2 The terms of a game; the same object for the same options."""
    box = GAME.box(settings)
    if not 0 <= settings.moon <= len(box.moons):
        raise refused("moon", f"0 to {len(box.moons)} with these packs", settings.moon)
    moons = [settings.moon - 1] if settings.moon else []
    return Night(box=box, seats=seats, wishes=wishes(box, seats, settings), moons=moons)


def wishes(box: FermentationBox, seats: int, settings: Settings) -> Wishes:
    """§1.2, §1.4, §1.6 The options as numbers of the box."""
    recipe = NOTHING
    if settings.recipe != "choice":
        recipe = numbered("recipe", settings.recipe, box.recipe_names, "choice")
    if len(settings.kept) > seats or len(settings.standing) not in (0, seats):
        raise refused("kept, standing", f"one entry for each of {seats} seats", len(settings.standing))
    kept = [numbered("kept", name, box.card_names) if name else NOTHING for name in settings.kept]
    for card in kept:
        if card != NOTHING and kept.count(card) > box.cards[card].copies:
            raise refused("kept", f"at most {box.cards[card].copies} copies", box.card_names[card])
    return Wishes(
        hunter=numbered("hunter", settings.hunter, box.hunter_names),
        recipe=recipe,
        layout=LAYOUTS.index(settings.layout),
        long=settings.long,
        kept=kept,
        standing=list(settings.standing),
    )


def numbered(field: str, name: str, known: Sequence[str], *more: str) -> int:
    """The number of a piece, or an error that lists them all."""
    if name not in known:
        raise refused(field, "one of " + ", ".join([*known, *more]), name)
    return list(known).index(name)


def refused(field: str, expected: str, got: object) -> BadSettings:
    return BadSettings(Why("bad_options", "", {"problem": f"{field}: expected {expected}, got {got}"}))


GAME = FermentationGame()
