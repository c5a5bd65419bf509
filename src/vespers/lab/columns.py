"""From a tape to the columns of its moments: actions by their codes, events by their own words.

A study at random spends as much on this as on some rules, so nothing here goes word by word: words are looked
up by where they lie in memory, events become one text, and repeated texts stand in a dictionary.
"""

from __future__ import annotations

import ctypes
import sys
import sysconfig
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import numpy

from vespers.engine.game import Game
from vespers.lab.pages import Column, Texts, smallest, text
from vespers.lab.sitting import DRAWN, Tape
from vespers.lab.watch import KINDS, about

EVENT = KINDS.index("event")
MOST_EVENTS = 20_000  # that are kept in mind
MOST_BITS, TRIES = 20, 16  # of a table: 4 MB
SOME = 8192  # words that are looked up together
BEGIN = '{"type":"'  # of every action and event
GOLDEN = 0x9E3779B97F4A7C15
# A list of CPython: two words that every object has, its length, where its row lies, how long that may be.
ROW_AT = 24
IN_A_ROW = (
    sys.implementation.name == "cpython"
    and list.__basicsize__ == 40
    and not sysconfig.get_config_var("Py_GIL_DISABLED")
)


class Places:
    """Which code lies where in memory. Actions are interned, so their place will do."""

    def __init__(self, actions: Sequence[Any]) -> None:
        self.places = where(objects(actions))
        self.order = numpy.argsort(self.places)
        self.sorted = self.places[self.order]
        self.factor, self.bits = apart(self.places)
        self.table = numpy.zeros(1 << self.bits, smallest(len(actions)))
        if self.bits:
            self.table[slots(self.places, self.factor, self.bits)] = numpy.arange(len(actions))

    def nearest(self, places: Any) -> Any:
        """The code of each action; of anything else, any code."""
        if self.bits:
            return self.table.take(slots(places, self.factor, self.bits))
        return self.order.take(self.sorted.searchsorted(places), mode="clip").astype(self.table.dtype)

    def codes(self, actions: list[Any]) -> Any:
        """The code of each action, some at a time: long arrays are slow to come by."""
        found = numpy.empty(len(actions), self.table.dtype)
        places = places_of(actions)
        for first in range(0, len(actions), SOME):
            found[first : first + SOME] = self.nearest(places[first : first + SOME])
        return found

    def known(self, words: Any) -> tuple[Any, Any]:
        """Of each word in an array a code, and whether it is this action."""
        places = where(words)
        codes = self.nearest(places)
        return codes, self.places.take(codes) == places


def slots(places: Any, factor: Any, bits: int) -> Any:
    """Numbers of so many bits, far apart for places close together."""
    return ((places * factor) >> numpy.uint64(64 - bits)).view(numpy.intp)


def apart(places: Any) -> tuple[Any, int]:
    """A factor and how many bits keep all places apart, for a table instead of a search; 0 bits: none do."""
    for bits in range(len(places).bit_length(), MOST_BITS + 1):
        for n in range(1, TRIES + 1):
            factor = numpy.uint64(n * GOLDEN % (1 << 64) | 1)
            if len(numpy.unique(slots(places, factor, bits))) == len(places):
                return factor, bits
    return numpy.uint64(1), 0


class Wordbook(dict[Any, int]):
    """What words of a game say: its actions from the first, events as they are met; the number of each."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__()
        self.actions = game.codebook.actions
        self.places = Places(self.actions)
        self.begin()

    def begin(self) -> None:
        """Know all actions, and no event."""
        self.clear()
        self.said: list[bytes] = []  # by number: the fields, the seat that is named, the class
        self.whom: list[int] = []
        self.name: list[int] = []
        self.names: dict[str, int] = {}  # of all classes met so far
        for action in self.actions:
            self.read(action)

    def read(self, word: Any) -> None:
        self.said.append(text(fields(msgspec.json.encode(word).decode())))
        self.whom.append(about(word, -1))
        self.name.append(self.names.setdefault(type(word).__name__, len(self.names)))

    def __missing__(self, event: Any) -> int:
        """An event that has not happened yet."""
        self[event] = number = len(self.said)
        self.read(event)
        return number

    def numbers(self, words: list[Any]) -> Any:
        """The number of each word: below those of all events, if it is an action."""
        said = objects(words)
        codes, is_action = self.places.known(said)
        numbers, is_event = codes.astype(numpy.int32), ~is_action
        events = said[is_event].tolist()
        numbers[is_event] = numpy.fromiter(map(self.__getitem__, events), numpy.int32, len(events))
        return numbers


@cache
def wordbook(game: Game[Any]) -> Wordbook:
    return Wordbook(game)


def ints(values: Sequence[int]) -> Any:
    """Numbers in an array; most often all of them are small, and a byte each is four times as fast."""
    try:
        return numpy.frombuffer(bytes(values), numpy.uint8).astype(numpy.int32)
    except ValueError:
        return numpy.fromiter(values, numpy.int32, len(values))


def objects(words: Sequence[Any]) -> Any:
    """The words as they are, in an array."""
    return numpy.fromiter(words, object, len(words))


def where(words: Any) -> Any:
    """Where each word of an array lies in memory: its `id`, ten times as fast as asking each."""
    return numpy.ndarray(len(words), numpy.uintp, buffer=words)


def places_of(words: list[Any]) -> Any:
    """Where each word of a list lies. CPython's lists hold just that, so it is copied, in no time; of other
    lists every word is asked."""
    if not IN_A_ROW:
        return where(objects(words))
    row = ctypes.c_void_p.from_address(id(words) + ROW_AT).value or 0
    return numpy.frombuffer(ctypes.string_at(row, 8 * len(words)), numpy.uintp)


def fields(line: str) -> str:
    """The fields of an action or event, without its class."""
    return "{" + line[line.index('"', len(BEGIN)) + 1 :].lstrip(",")


class Reel:
    """Moments as numbers, tape by tape, until they are the columns of a group of rows."""

    def __init__(self, game: Game[Any]) -> None:
        self.book = wordbook(game)
        self.begin()

    def begin(self) -> None:
        """The next group."""
        if len(self.book) > MOST_EVENTS:
            self.book.begin()
        self.rows = 0
        self.games: list[int] = []
        self.firsts: list[int] = []
        self.said: list[Any] = []  # arrays, one of each tape: of each row its word
        self.seats: list[Any] = []  # of each action
        self.many: list[Any] = []
        self.offered: list[Any] = []

    def add(self, tape: Tape) -> None:
        """What is on a tape; nothing on it is needed any longer."""
        if tape.words:
            self.games += tape.games
            self.firsts += [self.rows + first for first in tape.firsts]
            self.rows += len(tape.words)
            self.said.append(self.book.numbers(tape.words))
            self.seats.append(ints(tape.seats))
            self.many.append(ints(tape.many))
            self.offered.append(self.book.places.codes(tape.offered))

    def by_game(self, values: Any) -> Any:
        """A value per game, for each of its rows."""
        return numpy.repeat(values, numpy.diff([*self.firsts, self.rows]))

    def columns(self) -> list[Column]:
        """All that was added, in the order of what happened."""
        book, said, seats = self.book, numpy.concatenate(self.said), numpy.concatenate(self.seats)
        is_action = said < len(book.actions)
        entries = numpy.zeros(len(said) + 1, numpy.int32)
        numpy.cumsum(is_action, out=entries[1:])  # how many actions stand before each row
        kind, seat = numpy.full(len(said), EVENT, numpy.uint8), ints(book.whom).take(said)
        kind[is_action], seat[is_action] = seats >= DRAWN, by_seat(seats, seat[is_action])
        return [
            listed("game", numpy.array(self.games, numpy.int64), self.by_game(numpy.arange(len(self.games)))),
            numbers("entry", entries[1:] - self.by_game(entries[self.firsts] + 1)),
            worded("kind", [*map(text, KINDS)], kind),
            numbers("seat", seat),
            used("name", [*map(text, book.names)], ints(book.name).take(said)),
            used("said", book.said, said),
            numbers("code", numpy.where(is_action, said, -1)),
            self.offers(is_action),
        ]

    def offers(self, is_action: Any) -> Column:
        """The codes of all options of each row, none for events."""
        many = numpy.zeros(len(is_action), numpy.int32)
        many[is_action] = numpy.concatenate(self.many)
        every = numpy.arange(len(self.book.actions), dtype=numpy.int32)
        return Column(("offered", "list", "element"), every, numpy.concatenate(self.offered), many)


def listed(name: str, values: Any, index: Any) -> Column:
    """Values by their number in a list; which are the least and the greatest is noted for who searches."""
    return Column((name,), values, index.astype(smallest(len(values))), ranged=True)


def numbers(name: str, values: Any) -> Column:
    """Numbers close to each other: the dictionary holds all from the least to the greatest."""
    low, high = int(values.min()), int(values.max())
    return Column((name,), *counted(low, high, values))


def counted(low: int, high: int, values: Any) -> tuple[Any, Any]:
    """All numbers of a range, and of each value which of them it is."""
    every = numpy.arange(low, high + 1, dtype=numpy.int32)
    return every, (values - low if low else values).astype(smallest(len(every)))


def worded(name: str, texts: list[bytes], index: Any) -> Column:
    """Texts by their number in a dictionary."""
    return Column((name,), Texts(texts), index.astype(smallest(len(texts))))


def used(name: str, texts: list[bytes], index: Any) -> Column:
    """Texts by their number in a dictionary of those that are said, in the order in which they come: nothing
    in a file depends on what was played before it."""
    first = numpy.full(len(texts), len(index), numpy.int32)
    first[index[::-1]] = numpy.arange(len(index), dtype=numpy.int32)[::-1]  # the last that is written stays
    said = numpy.argsort(first)[: numpy.count_nonzero(first < len(index))]
    number = numpy.zeros(len(texts), smallest(len(said)))
    number[said] = numpy.arange(len(said))
    return Column((name,), Texts([texts[n] for n in said.tolist()]), number.take(index))


def by_seat(seats: Any, whom: Any) -> Any:
    """Who decided; whom a draw names, else the seat it is for."""
    return numpy.where(seats < DRAWN, seats, numpy.where(whom >= 0, whom, seats - DRAWN))
