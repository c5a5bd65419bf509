"""What a game gives to the kernel, and what it is set up with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec
from librt.random import Random

from vespers.engine.errors import BadOptions
from vespers.engine.expected import option_fault
from vespers.engine.kernel import Box, Seat, State, settle
from vespers.engine.words import Codebook, Outcome, Text, Why

if TYPE_CHECKING:
    from vespers.engine.campaign import Saga

S = TypeVar("S", bound=State)

Spoken = Mapping[str, Callable[[Any, Any], int | str | Text]]  # field of a struct -> (box, value) -> text


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What can be chosen before a game. A game's own options extend it; a record keeps it whole."""

    packs: tuple[str, ...] = ("base",)  # content packs that come with the game, laid over one another
    own: tuple[str, ...] = ()  # the player's own packs, as TOML, laid over those


class Game(Generic[S]):
    """One game: its names, its set-up, and the two functions of hidden information."""

    name: ClassVar[str]
    version: ClassVar[int]  # raised whenever an old record would replay differently
    players: ClassVar[range]
    codebook: ClassVar[Codebook]
    actions: ClassVar[Any]  # the union of its actions: the type of a log
    events: ClassVar[Any]  # the union of its events
    views: ClassVar[Any]  # the type of a view
    options: ClassVar[type[Options]]
    spoken: ClassVar[Spoken]  # how the numbers in actions, events and reasons are said
    usual: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # text options: what the game's own packs offer
    folder: ClassVar[Path]  # where its RULES.md and packs lie
    secrets: ClassVar[bool] = True  # False: every seat knows all there is, so one imagined world is enough
    minutes: ClassVar[int] = 30  # how long a match takes, for the shelf
    bands: ClassVar[tuple[int, ...]] = ()  # scores at which the book's next better verdict begins
    picture: ClassVar[str] = "book"  # the symbol that stands for it on the shelf
    beta: ClassVar[bool] = False  # its rules are still being tried out
    campaign: ClassVar[Saga[Any] | None] = None  # how its matches can be linked

    def box(self, options: Any) -> Box:
        """The tables of the chosen packs; the same object for the same options."""
        raise NotImplementedError

    def setup(self, seats: int, options: Any) -> S:
        """The table before the first step; what is to do lies on the agenda."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        """None while the game goes on."""
        raise NotImplementedError

    def view(self, s: S, seat: Seat | None) -> Any:
        """What a seat, or a spectator, may know: a white list."""
        raise NotImplementedError

    def seen(self, s: S, seats: Sequence[Seat | None]) -> list[Any]:
        """The views of several; a game may look but once at what all of them see."""
        return [self.view(s, seat) for seat in seats]

    def imagine(self, s: S, seat: Seat | None, rng: Random) -> S:
        """A state this seat cannot tell from `s`: for fair search."""
        raise NotImplementedError

    def invariants(self, s: S) -> None:
        """Raise AssertionError when something got lost or a fast field lies: the kit asks everywhere."""

    def texts(self, options: Any) -> Mapping[str, Mapping[str, str]]:
        """Texts that come with a player's own pack: key -> language -> text."""
        return {}

    def variants(self, seats: int) -> Sequence[Any]:
        """Options that together show every mode, mod and expansion at this table: what a long test plays."""
        return (self.options(),)

    def start(self, seats: int, options: Any = None) -> S:
        """The first position in which somebody is asked."""
        s = self.setup(seats, self.options() if options is None else options)
        settle(s)
        return s

    def why_not_seats(self, seats: int) -> Why | None:
        """Why the game cannot be played by so many."""
        low, high = self.players[0], self.players[-1]
        return None if seats in self.players else Why("seats", "", {"seats": seats, "low": low, "high": high})

    def read_options(self, raw: Mapping[str, Any], strict: bool = True) -> Any:
        """Options from JSON or from the words of a command line (`strict=False`)."""
        try:
            return msgspec.convert(dict(raw), self.options, strict=strict)
        except msgspec.ValidationError as error:
            raise BadOptions(option_fault(dict(raw), self.options, error)) from None
