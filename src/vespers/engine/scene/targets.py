"""The question and what may be answered: targets with their cost and consequence."""

from __future__ import annotations

import msgspec

from vespers.engine.messages import Text
from vespers.engine.scene.pieces import Mood


class Group(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A kind of turn, shown as a coin: open with what it holds, or closed with the reason."""

    id: str
    name: Text
    symbol: str = ""
    summary: Text | None = None
    closed: Text | None = None


class Amount(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A price, gain or change: a symbol with a value, or with what it was and what it becomes."""

    symbol: str = ""
    value: str = ""
    before: str = ""
    after: str = ""
    mood: Mood | None = None
    seat: int | None = None
    frame: str = ""  # what the value is set in: `die`
    name: Text | None = None  # for screen readers
    worded: bool = False  # where there is room, its name is shown in the place of a value


class Stretch(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A stretch of the ruler of a question: its picture, from where to where, what it gives."""

    name: Text
    symbol: str = ""
    span: str = ""
    amounts: tuple[Amount, ...] = ()


class Prompt(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """One question: what is asked, of whom, and why now. `seats` is empty when the game is over."""

    text: Text
    seats: tuple[int, ...] = ()
    reason: Text | None = None
    rule: str = ""
    groups: tuple[Group, ...] = ()
    ruler: tuple[Stretch, ...] = ()  # what prospects of its targets are measured with


class Odds(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """How likely something is, in whole percent; those of one tag that exclude each other add up to 100."""

    percent: int
    name: Text | None = None
    mood: Mood | None = None


class Tag(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """What hangs on a target: a few words, prices and changes, chances."""

    title: Text | None = None
    amounts: tuple[Amount, ...] = ()
    odds: tuple[Odds, ...] = ()


class Way(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """An answer of the next question folded into a target ("quietly", "noisily"): the client says both."""

    number: int
    text: Text
    tag: Tag | None = None


class Yielding(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """What brings what: "hops 3, yeast 4 → 7 ducats"."""

    given: tuple[Amount, ...]
    brings: tuple[Amount, ...]


class Prospect(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """What a target leads to, on a sheet beside the question while it is pointed at.

    `reached` are stretches of the question's ruler, by number.
    """

    title: Text
    symbol: str = ""
    lines: tuple[Text, ...] = ()
    reached: tuple[int, ...] = ()
    rows: tuple[Yielding, ...] = ()


class Target(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """An answer: the action's number in the codebook and all ids one clicks to mean it, in natural order.

    No id: a button beside the prompt. Several targets with the same ids: a small menu. Several ways to mean
    one action (either of two equal cards): several targets with one number.
    """

    number: int
    text: Text
    things: tuple[str, ...] = ()
    tag: Tag | None = None
    says: tuple[Text, ...] = ()  # one or two sentences in the question while it is pointed at
    warning: Text | None = None  # what a beginner would regret
    costly: bool = False  # marked with its cost, never like a free one
    route: tuple[str, ...] = ()  # doors and places to light on the way
    uses: tuple[str, ...] = ()  # cards that will be spent
    ways: tuple[Way, ...] = ()
    path: tuple[int, ...] = ()  # actions that follow this one by the same click; it stops when refused
    group: str = ""
    symbol: str = ""
    note: Text | None = None
    undoable: bool = True
    rule: str = ""
    prospect: Prospect | None = None
