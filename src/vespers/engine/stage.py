"""What a game's `scene.py` offers to the table, and how what happened moves. Never compiled (msgspec)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

import msgspec

from vespers.engine.scene import Option, Scene
from vespers.engine.words import Outcome, Text


class Cue(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """How something happens: a thing travels from or to another thing, a die rolls, something glows."""

    kind: Literal["travel", "roll", "glow", "gain", "loss"]
    thing: str
    source: str = ""
    target: str = ""
    value: str = ""


class Offer(msgspec.Struct, frozen=True, gc=False, eq=False):
    """A legal action as the table hands it to a scene: number, struct, spoken, whether it can be undone.

    The table makes each but once; so what is drawn for it can be remembered by the offer itself.
    """

    number: int
    action: Any
    text: Text
    undoable: bool = True
    options: dict[tuple[str, ...], Option] = {}  # those without a note, by what one clicks

    def option(self, things: tuple[str, ...], note: Text | None = None) -> Option:
        """The answer as one clicks it; without a note it is the same each time."""
        found = self.options.get(things) if note is None else None
        if found is None:
            found = Option(
                number=self.number, text=self.text, things=things, note=note, undoable=self.undoable
            )
            if note is None:
                self.options[things] = found
        return found


class Moment(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """All a scene is made of: the box, what one viewer may know, what is asked of whom, what is offered."""

    box: Any
    view: Any
    seat: int | None  # who looks; None: a spectator
    prompt: Text
    asked: tuple[int, ...]
    offers: tuple[Offer, ...] = ()
    outcome: Outcome | None = None


class Stage(Protocol):
    """A game's `scene.py`. All of it works from views: what a seat may not know cannot be drawn."""

    def scene(self, moment: Moment) -> Scene:
        """The drawing of a view, with its options."""

    def things(self, box: Any, view: Any, action: Any) -> Sequence[tuple[str, ...]]:
        """Every way to click an action, legal or not: for options, and to say why a thing is not offered."""

    def cues(self, box: Any, before: Any, after: Any, told: Any) -> Sequence[Cue]:
        """How an action or event, as this viewer heard it, moves things from one view to the next."""
