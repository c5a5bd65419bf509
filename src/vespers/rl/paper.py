"""What observations are written on, straight from a position: the base of `sketches/<game>.py`. Compiled.

`view` remains the one definition of what a seat sees. A sketch writes the numbers that the layout of the game
makes of that view, without making the view; a test holds both against each other in every position. A game
without a sketch is seen through its view.
"""

from __future__ import annotations

from functools import cache
from struct import Struct
from struct import error as NoByte
from typing import Any, Final, Generic, TypeAlias, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from vespers.engine.kernel import COMPILED, State

S = TypeVar("S", bound=State)
Paper: TypeAlias = "vec[u8]"  # a byte per number; interpreted a bytearray, which is quicker there
BYTE: Final = 255
FAR: Final = (ValueError, OverflowError, IndexError, NoByte)  # something lies far beyond its bounds
PARTS: Final = 32  # of a table, at most

# Interpreted, lists become bytes by these: by how many they are, and by how far 0 is above their least.
# What is below the least is seen as nothing.
PACKED: Final = [Struct(f"{many}b").pack for many in range(129)]
DIGITS: Final = bytes([n & 1 for n in range(256)])  # of "0" and "1"
ABOVE: Final = [bytes([max(0, (n ^ 128) - 128 + least) for n in range(256)]) for least in range(128)]


def sheet(numbers: bytes) -> Paper:
    """Paper with these bytes on it; `[:]` copies it."""
    if COMPILED:
        return vec[u8](list(numbers))
    loose: Any = bytearray(numbers)
    return loose  # type: ignore[no-any-return]


def put(numbers: list[int], most: int, at: i64, paper: Paper) -> None:
    """Write a list of at most so many numbers as it stands."""
    if len(numbers) > most:
        raise ValueError(len(numbers))
    if not COMPILED:
        loose: Any = paper
        loose[at : at + len(numbers)] = numbers
        return
    number: i64
    for number in numbers:
        if number < 0 or number > BYTE:
            raise OverflowError(number)
        paper[at] = u8(number)
        at += 1


def put_above(numbers: list[int], least: int, most: int, at: i64, paper: Paper) -> None:
    """Write how far at most so many numbers are above their least."""
    if len(numbers) > most:
        raise ValueError(len(numbers))
    if not COMPILED:
        loose: Any = paper
        many = len(numbers)
        loose[at : at + many] = PACKED[many](*numbers).translate(ABOVE[-least])
        return
    low: i64 = least
    number: i64
    for number in numbers:
        number -= low
        if number < 0 or number > BYTE:
            raise OverflowError(number)
        paper[at] = u8(number)
        at += 1


def put_tuple_above(numbers: tuple[int, ...], least: int, most: int, at: i64, paper: Paper) -> None:
    """The same for a tuple: compiled, a loop is quick over the kind of sequence it was made for."""
    if not COMPILED:
        loose: Any = numbers
        put_above(loose, least, most, at, paper)
        return
    if len(numbers) > most:
        raise ValueError(len(numbers))
    low: i64 = least
    number: i64
    for number in numbers:
        number -= low
        if number < 0 or number > BYTE:
            raise OverflowError(number)
        paper[at] = u8(number)
        at += 1


@cache
def suits(ranks: int) -> tuple[bytes, bytes]:
    """What each byte becomes, suit and rank: of suits of so many."""
    none = bytes(128)  # negative numbers
    return (
        bytes([n // ranks + 1 for n in range(128)]) + none,
        bytes([n % ranks + 1 for n in range(128)]) + none,
    )


def put_suited(numbers: list[int], ranks: int, most: int, at: i64, paper: Paper) -> None:
    """Write suit and rank of at most so many things, where nothing is written yet; -1: none."""
    if len(numbers) > most:
        raise ValueError(len(numbers))
    if not COMPILED:
        loose: Any = paper
        packed, end = PACKED[len(numbers)](*numbers), at + 2 * len(numbers)
        loose[at:end:2], loose[at + 1 : end : 2] = [packed.translate(table) for table in suits(ranks)]
        return
    many: i64 = ranks
    number: i64
    for number in numbers:
        if number >= 0:
            if number >= BYTE:
                raise OverflowError(number)
            paper[at] = u8(number // many + 1)
            paper[at + 1] = u8(number % many + 1)
        at += 2


def put_bits(bits: i64, size: int, at: i64, paper: Paper) -> None:
    """Write a set of bits, the lowest first."""
    if not COMPILED:
        loose: Any = paper
        loose[at : at + size] = f"{bits:0{size}b}".encode().translate(DIGITS)[::-1]
        return
    while bits != 0:
        paper[at] = u8(bits & 1)
        bits >>= 1
        at += 1


def put_decks(decks: list[list[int]], most: int, at: i64, paper: Paper) -> None:
    """By kind: how many are in each deck, of at most so many kinds."""
    for deck in decks:
        put(deck, most, at, paper)
        at += most


def count(things: list[int], at: i64, paper: Paper) -> None:
    """Write how often each thing is in a bag."""
    for thing in things:
        paper[at + thing] += 1


class Slate:
    """What was seen last of one game.

    `told` and `sheets` are used where not all is drawn anew (`Sketch.redraw`): what each part of the table
    was drawn from, and what was drawn for it.
    """

    __slots__ = ("blank", "paper", "sheets", "told")

    def __init__(self, blank: Paper) -> None:
        self.blank = blank  # nothing is written on it; shared by all slates
        self.paper = blank[:]
        self.wipe()

    def wipe(self) -> None:
        """Forget everything."""
        if COMPILED:
            self.paper = self.blank[:]
        else:
            loose: Any = self.paper  # others may look at it
            loose[:] = self.blank
        self.told: list[Any] = [None] * PARTS
        self.sheets: list[Any] = [None] * PARTS

    def sheet(self, part: int, at: i64, size: int) -> Paper:
        """The sheet of a part, as empty as its place on the paper in the beginning."""
        if self.sheets[part] is None:
            self.sheets[part] = self.blank[at : at + size]
        sheet: Any = self.sheets[part]
        return sheet  # type: ignore[no-any-return]

    def clear(self, start: int, end: int) -> None:
        """Make room for a part that has changed."""
        loose: Any = self.paper
        loose[start:end] = self.blank[start:end]

    def changed(self, part: int, things: Any) -> bool:
        """Whether this is not what a part was drawn from last."""
        if self.told[part] == things:
            return False
        self.told[part] = things
        return True

    def moved(self, part: int, things: tuple[Any, ...]) -> bool:
        """The same for a part with lists among its things: they are copied only if something has changed."""
        if self.told[part] == things:
            return False
        self.told[part] = tuple([thing[:] if isinstance(thing, list) else thing for thing in things])
        return True

    def redeal(self, part: int, decks: list[list[int]], most: int, start: int, end: int) -> None:
        """Write decks where they are not as they were."""
        if self.told[part] != decks:
            self.told[part] = [deck[:] for deck in decks]
            self.clear(start, end)
            put_decks(decks, most, start, self.paper)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sketch(Generic[S]):
    """Writes what a seat sees, in the order of the layout.

    A byte tells how far a number is above its least, 0 where there is none; of a list of amounts from 0 on
    the amounts themselves are written. What lies so far beyond its bounds that no byte holds it is an error
    (ValueError, OverflowError), and the caller looks at the view instead.

    Compiled, all is drawn anew at every look, on empty paper: `draw`. Interpreted, that takes longer than to
    find out which parts are as they were, and `redraw` may do that.
    """

    __slots__ = ("dense", "kinds", "relative", "seats", "words")

    def __init__(self, seats: int, words: dict[str, int]) -> None:
        self.seats = seats
        self.dense = False  # much of what is seen changes from look to look
        self.words = words  # the name of a choice -> its number, from 1 on
        self.kinds: dict[Any, int] = {}  # the same by class, as far as they were met
        self.relative = [relative(me, seats) for me in range(seats)]

    def draw(self, s: S, me: int, slate: Slate) -> None:
        """Write what seat `me` sees on an empty slate."""
        raise NotImplementedError

    def redraw(self, s: S, me: int, slate: Slate) -> None:
        """The same, interpreted, on a slate with what some seat saw last."""
        loose: Any = slate.paper
        loose[:] = slate.blank
        self.draw(s, me, slate)

    def draw_asked(self, s: State, left: list[int], at: i64, paper: Paper) -> None:
        """The choice before the table, and who is asked: nobody when the game is over."""
        if s.agenda:
            step = s.agenda[-1]
            kind = type(step)
            if kind not in self.kinds:
                self.kinds[kind] = self.words[kind.__name__]
            paper[at] = self.kinds[kind]
            paper[at + 1] = left[step.asks]
        else:
            paper[at] = self.words[""]
            paper[at + 1] = 0


def relative(me: int, seats: int) -> list[int]:
    """By seat: how many places to my left, and 1; -1 and -2 (nobody, chance) come last, as Python counts."""
    return [(seat - me) % seats + 1 for seat in range(seats)] + [0, 0]
