"""What players and chance say in Triple Fermentation, and what is chosen before. Never compiled (msgspec)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from vespers.engine import game
from vespers.engine.messages import Action
from vespers.games.fermentation.pieces import MOST_BEERS, Layout


class Settings(game.Settings, frozen=True, kw_only=True):
    """What can be chosen before a game of Triple Fermentation."""

    layout: Layout = "book"
    long: bool = False  # one more collective noise in each phase
    hunter: str = "werewolf"
    recipe: str = "deluxe-blond"  # the same for all; "choice": everybody chooses
    moon: Annotated[int, msgspec.Meta(ge=0, le=13)] = (
        0  # 0: Full Moon, a single game; 1 to 13: a night of the campaign
    )
    kept: tuple[str, ...] = ()  # by seat: the card kept from the moon before, or ""
    standing: tuple[int, ...] = ()  # by seat: campaign points so far


Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Once = Annotated[int, msgspec.Meta(ge=0, le=1)]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """`[numbers]` of a pack: what a designer may tune."""

    threshold_per_monk: Positive
    threshold_long: Count
    start_noise: Annotated[int, msgspec.Meta(ge=0, le=3)]
    start_alcohol: Annotated[int, msgspec.Meta(ge=0, le=5)]
    walk: Count
    run: Count
    brawl: Count
    simple_move: Count
    run_noise: Count
    applied_noise: Count
    brawl_noise: Count
    fall_noise: Once
    cloister_noise: Count
    simple_gather: Count
    hide: Count
    sober_up: Count
    beers: Annotated[int, msgspec.Meta(ge=0, le=MOST_BEERS)]
    disc: Count
    discs_for_bonus: Count
    no_werewolf: Count
    recruit: Once
    rallying_cry: Count
    longest_phase: Positive
    campaign_points: tuple[Count, ...] = (3, 2, 1, 0, 0, 0)
    bands: Annotated[tuple[Positive, ...], msgspec.Meta(min_length=6, max_length=6)] = (5, 9, 13, 18, 23, 28)


# --- Set-up


class LayTile(Action, frozen=True):
    """This tile goes on the next place; chance says it too, for a random layout."""

    tile: int


class CloseDoor(Action, frozen=True):
    """Chance: this door is closed for the whole night."""

    door: int


class ChooseMoon(Action, frozen=True):
    """The rule of an earlier moon returns on the last."""

    moon: int


class Starts(Action, frozen=True):
    """Chance: who begins."""

    seat: int


class TakeRecipe(Action, frozen=True):
    recipe: int


class TakeMonk(Action, frozen=True):
    monk: int


# --- A turn


class Walk(Action, frozen=True):
    """Move, quietly."""


class Run(Action, frozen=True):
    """Move further, and be heard."""


class Brawl(Action, frozen=True):
    """Move a little, and attack a monk."""


class Simple(Action, frozen=True):
    """A Simple Action and a step, in either order."""


class Applied(Action, frozen=True):
    """An Applied Action: a die, a noise, and beer if one likes."""


class Concentrate(Action, frozen=True):
    pass


class Hide(Action, frozen=True):
    pass


class SoberUp(Action, frozen=True):
    pass


class UseCard(Action, frozen=True):
    """Use a card that works once, and discard it."""

    card: int


class Go(Action, frozen=True):
    """Through a door to this tile."""

    tile: int


class StandUp(Action, frozen=True):
    pass


class Act(Action, frozen=True):
    """Do here what the tile offers."""


class Attack(Action, frozen=True):
    """Attack this monk."""

    seat: int


class Stop(Action, frozen=True):
    """That is all for this turn."""


# --- Within an action


class Rolled(Action, frozen=True):
    """Chance: the face of a die."""

    face: int


class KeepDie(Action, frozen=True):
    """Which of two dice counts."""

    face: int


class Drink(Action, frozen=True):
    """So many beers, each for one more on the die; 0 leaves the result as it is."""

    beers: int


class DrinkToReroll(Action, frozen=True):
    """Two beers: roll again."""


class DrinkForSecondDie(Action, frozen=True):
    """Two beers after an initial 6: a second die is added."""


class Put(Action, frozen=True):
    """Put the find on this space of my recipe."""

    space: int


class Decline(Action, frozen=True):
    """Leave it."""


class Drew(Action, frozen=True):
    """Chance: the card on top of its deck."""

    card: int


class KeepCard(Action, frozen=True):
    card: int


class DropCard(Action, frozen=True):
    """Too much to carry: discard this one."""

    card: int


class Curse(Action, frozen=True):
    """This opponent gets the curse."""

    seat: int


class Found(Action, frozen=True):
    """Chance: the werewolf on top of the green deck."""

    wolf: int


class Hunt(Action, frozen=True):
    """Of the werewolves found, fight this one."""

    wolf: int


class Push(Action, frozen=True):
    """The loser is pushed to this tile."""

    tile: int


class Fall(Action, frozen=True):
    """No card: I fall."""


class Leap(Action, frozen=True):
    """The rope leads to this tile."""

    tile: int


class Bar(Action, frozen=True):
    """Bar the door towards this tile."""

    tile: int


class Enrich(Action, frozen=True):
    """The ingredient on this space tastes better."""

    space: int


# --- Cards of packs of one's own


class Target(Action, frozen=True):
    """The card is aimed at this player."""

    seat: int


class TakeTheirs(Action, frozen=True):
    """Take this card of the player chosen."""

    card: int


class GiveMine(Action, frozen=True):
    """Give this card of mine to the player chosen."""

    card: int


class Pass(Action, frozen=True):
    """Use no card at this moment."""


# --- The end


class BeHero(Action, frozen=True):
    """Set a trap: fight before all who have not spoken up."""


class Follow(Action, frozen=True):
    """Keep to the hunter's order."""


class KeepForNext(Action, frozen=True):
    """The winner of a moon keeps this card for the next."""

    card: int


ACTIONS = (
    LayTile
    | CloseDoor
    | ChooseMoon
    | Starts
    | TakeRecipe
    | TakeMonk
    | Walk
    | Run
    | Brawl
    | Simple
    | Applied
    | Concentrate
    | Hide
    | SoberUp
    | UseCard
    | Go
    | StandUp
    | Act
    | Attack
    | Stop
    | Rolled
    | KeepDie
    | Drink
    | DrinkToReroll
    | DrinkForSecondDie
    | Put
    | Decline
    | Drew
    | KeepCard
    | DropCard
    | Curse
    | Found
    | Hunt
    | Push
    | Fall
    | Leap
    | Bar
    | Enrich
    | BeHero
    | Follow
    | KeepForNext
    | Target
    | TakeTheirs
    | GiveMine
    | Pass
)
