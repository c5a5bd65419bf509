"""What bots tell people about positions, as structs; part of the protocol, and of the client's types."""

from __future__ import annotations

import msgspec

from vespers.engine.kernel import Seat
from vespers.engine.messages import Text


class AskHint(msgspec.Struct, frozen=True):
    """What would you do here? `number` of the log it asks about."""

    number: int


class AskPreview(msgspec.Struct, frozen=True):
    """What would this answer change? `number` of the log it asks about, `action` in the codebook."""

    number: int
    action: int


class AskCoach(msgspec.Struct, frozen=True):
    """Is this move wise? `number` of the log it asks about, `action` in the codebook: it is not made yet."""

    number: int
    action: int


class Caution(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The coach's word on a move that is about to be made; without a text there is nothing against it."""

    number: int
    action: int
    text: Text | None = None
    better: int | None = None  # the number of the move that is worth more


class Advised(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One of the best options: the chance of winning with it (alone: how good it is), and why."""

    action: int
    text: Text
    chance: float
    reasons: tuple[Text, ...] = ()


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """The best options after entry `number`, best first, as far as the asked seat can know."""

    number: int
    advice: tuple[Advised, ...]


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """The chances of all seats before a decision; `number` is the position in which it was taken."""

    number: int
    chances: tuple[float, ...]


class Costly(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A move that gave much of the mover's chance away, and the better one, with what speaks for it."""

    number: int
    seat: Seat
    played: Text
    better: Text
    cost: float
    reasons: tuple[Text, ...] = ()
    played_things: tuple[str, ...] = ()  # what one clicks to mean it, to draw both on the board
    better_things: tuple[str, ...] = ()


class Review(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A finished match judged again, as far as it has come: `done` of `total` decisions."""

    done: int
    total: int
    working: bool = False
    judged: tuple[Judged, ...] = ()
    costly: tuple[Costly, ...] = ()  # worst first
