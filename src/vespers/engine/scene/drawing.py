"""A whole scene, and what the `scene` of a game offers to the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol

import msgspec

from vespers.engine.messages import Outcome, Text
from vespers.engine.scene.boards import Board, Gauge, Panel, Row, Sheet
from vespers.engine.scene.moments import Stage
from vespers.engine.scene.targets import Prompt, Target

# The colours of the seats in a terminal; a client has its own palette.
SEAT_COLOURS = ("cyan", "yellow", "magenta", "green", "blue", "red", "white", "bright_black")


class Scene(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """All that one viewer sees at one moment; `viewer` is None for a spectator."""

    prompt: Prompt
    viewer: int | None = None
    status: tuple[Text, ...] = ()
    course: tuple[int, int] | None = None  # the round, and how many there are: a candle each
    boards: tuple[Board, ...] = ()
    rows: tuple[Row, ...] = ()
    panels: tuple[Panel, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    sheet: Sheet | None = None
    targets: tuple[Target, ...] = ()


class Cue(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """How something happens: a thing travels from or to another thing, a die rolls, something glows."""

    kind: Literal["travel", "roll", "glow", "gain", "loss"]
    thing: str
    source: str = ""
    target: str = ""
    value: str = ""


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A legal action as the table hands it to a scene: number, struct, words, whether it can be undone."""

    number: int
    action: Any
    text: Text
    undoable: bool = True

    def target(self, things: tuple[str, ...], **more: Any) -> Target:
        """The answer as one clicks it; `more` are other fields of the target, such as its tag."""
        return Target(number=self.number, text=self.text, things=things, undoable=self.undoable, **more)


class Moment(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """All a scene is made of: the box, what one viewer may know, what is asked of whom, what is offered."""

    box: Any
    view: Any
    seat: int | None  # who looks; None: a spectator
    prompt: Text
    asked: tuple[int, ...]
    offers: tuple[Offer, ...] = ()
    outcome: Outcome | None = None


class SceneFace(Protocol):
    """The `scene` of a game. All of it works from views: what a seat may not know cannot be drawn."""

    def scene(self, moment: Moment) -> Scene:
        """The drawing of a view, with its targets."""

    def things(self, box: Any, view: Any, action: Any) -> Sequence[tuple[str, ...]]:
        """Every way to click an action, legal or not: for targets, and to say why a thing is not offered."""

    def cues(self, box: Any, before: Any, after: Any, heard: Any) -> Sequence[Cue]:
        """How an action or event, as this viewer heard it, moves things from one view to the next."""

    def stage(self, box: Any, before: Any, after: Any, heard: Any) -> Stage | None:
        """The stage an action or event gets, as this viewer heard it; None: it needs none."""

    def aside(self, step: str, heard: Any) -> bool:
        """Whether the story of a turn leaves an answer to this step out, or an event ("" for its step)."""
