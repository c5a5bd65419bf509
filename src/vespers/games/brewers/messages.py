"""What players and chance say in Brewers, and what is chosen before. Never compiled (msgspec)."""

from __future__ import annotations

from vespers.engine.game import Settings
from vespers.engine.messages import Action

# --- Players


class ChooseMonk(Action, frozen=True):
    """Play this monk."""

    monk: int


class Move(Action, frozen=True):
    """Go through a door."""

    room: int


class Sprint(Action, frozen=True):
    """Run through two doors, and be heard."""

    room: int


class Search(Action, frozen=True):
    """Spend an action on looking for an ingredient, a card, a werewolf or dirt."""

    site: int


class Meditate(Action, frozen=True):
    """Sit in silence."""


class Challenge(Action, frozen=True):
    """Fight another monk in the same room."""

    seat: int


class Recover(Action, frozen=True):
    """Spend an action on getting up from a serious wound."""


class Use(Action, frozen=True):
    """Declare a card."""

    card: int


class EndTurn(Action, frozen=True):
    """Leave the rest of the turn."""


class MakeNoise(Action, frozen=True):
    """Search without care for the noise."""


class Roll(Action, frozen=True):
    """Nothing more to declare: roll."""


class KeepDie(Action, frozen=True):
    """Of two dice keep this one."""

    die: int


class Record(Action, frozen=True):
    """Note the ingredient just found for this phase."""

    phase: int


class Transmute(Action, frozen=True):
    """Alchemy: what is noted for this phase becomes another ingredient."""

    phase: int


class Leave(Action, frozen=True):
    """Do not use the ingredient just found."""


class Foul(Action, frozen=True):
    """Put the dirt just found into this player's beer."""

    seat: int


class Enrich(Action, frozen=True):
    """Codex: the dirt just found makes my own beer better."""


class Target(Action, frozen=True):
    """The effect goes to this player."""

    seat: int


class TakeCard(Action, frozen=True):
    """Of the cards drawn keep this one."""

    card: int


class TakeTheirs(Action, frozen=True):
    """Take this card of the player chosen."""

    card: int


class GiveMine(Action, frozen=True):
    """Give this card of mine to the player chosen."""

    card: int


class Pass(Action, frozen=True):
    """Use no card at this moment."""


class FaceWerewolf(Action, frozen=True):
    """Of the werewolves drawn fight this one."""

    werewolf: int


class Flee(Action, frozen=True):
    """Run from the fight."""


class Stand(Action, frozen=True):
    """Stay in the fight."""


class Suffer(Action, frozen=True):
    """No card against this wound."""


# --- Chance


class Starts(Action, frozen=True):
    """Who begins every phase."""

    seat: int


class Dealt(Action, frozen=True):
    """A monk dealt face down."""

    monk: int


class DealtFaceDown(Action, frozen=True):
    """What the others learn of it."""


class Rolled(Action, frozen=True):
    """A die."""

    die: int


class Drawn(Action, frozen=True):
    """An equipment, blessing or holy object from its pile."""

    card: int


class WerewolfDrawn(Action, frozen=True):
    """A werewolf from the pile."""

    werewolf: int


class EventDrawn(Action, frozen=True):
    """A hermit's night event."""

    event: int


class RivalDrawn(Action, frozen=True):
    """A hermit's rival."""

    rival: int


class ObjectiveDrawn(Action, frozen=True):
    """A hermit's objective."""

    objective: int


# --- What can be chosen before a game


class BrewersSettings(Settings, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """§9.1 The mods, in any combination; §11.4 the night of a hermit's campaign and the cards kept."""

    sprint: bool = False
    monk_fights: bool = False
    silent: bool = False
    long_night: bool = False
    filthy: bool = False
    pack_hunt: bool = False
    team: bool = False
    blind_draft: bool = False
    night: int = 0
    monk: str = ""  # the id of the campaign's monk
    kept: str = ""  # ids of cards, separated by commas


ACTIONS = (
    ChooseMonk
    | Move
    | Sprint
    | Search
    | Meditate
    | Challenge
    | Recover
    | Use
    | EndTurn
    | MakeNoise
    | Roll
    | KeepDie
    | Record
    | Leave
    | Foul
    | Enrich
    | Target
    | TakeCard
    | FaceWerewolf
    | Flee
    | Stand
    | Suffer
    | Transmute
    | Starts
    | Dealt
    | DealtFaceDown
    | Rolled
    | Drawn
    | WerewolfDrawn
    | EventDrawn
    | RivalDrawn
    | ObjectiveDrawn
    | TakeTheirs
    | GiveMine
    | Pass
)
