"""From a tape to the columns of its moments: actions by their codes, events by their own words.

A study at random spends as much on this as on some rules, so nothing here goes word by word: words are looked
up by where they lie in memory, events become one text, and repeated texts stand in a dictionary.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import numpy
import pyarrow

from vespers.engine.game import Game
from vespers.lab.sitting import DRAWN, Tape
from vespers.lab.watch import KINDS, about, seat_in

EVENT = KINDS.index("event")
MOST_LINES = 200_000  # events that are kept in mind
OFFERED = pyarrow.list_(pyarrow.field("element", pyarrow.int32(), nullable=False))
LINES = msgspec.json.Encoder()


class Wordbook:
    """What the actions of a game are called, looked up once."""

    def __init__(self, game: Game[Any]) -> None:
        actions = game.codebook.actions
        places = where(objects(actions))
        self.size = len(actions)
        self.codes = numpy.argsort(places).astype(numpy.int32)
        self.places = places[self.codes]  # in the order of memory, and whose they are
        self.whom = numpy.array([about(a, -1) for a in actions], numpy.int32)
        self.said = [fields(msgspec.json.encode(a).decode()) for a in actions]
        self.names: dict[str, int] = {}  # of all classes met so far
        self.name = numpy.array([self.named(type(a).__name__) for a in actions], numpy.int32)
        self.lines: dict[str, tuple[str, int, int]] = {}  # of an event: its fields, name and seat

    def named(self, name: str) -> int:
        return self.names.setdefault(name, len(self.names))

    def code_of(self, actions: list[Any]) -> Any:
        """The code of each action. They are interned, so their place in memory will do."""
        return self.codes.take(self.places.searchsorted(where(objects(actions))))

    def code_if_any(self, words: Any) -> Any:
        """The code of each word; -1 for events."""
        places = where(words)
        found = numpy.minimum(self.places.searchsorted(places), self.size - 1)
        return numpy.where(self.places.take(found) == places, self.codes.take(found), numpy.int32(-1))

    def read(self, line: str) -> tuple[str, int, int]:
        """What the JSON of an event says."""
        if line not in self.lines:
            if len(self.lines) >= MOST_LINES:
                self.lines.clear()
            name = line[len('{"type":"') : line.index('"', len('{"type":"'))]
            self.lines[line] = (fields(line), self.named(name), seat_in(line))
        return self.lines[line]


@cache
def wordbook(game: Game[Any]) -> Wordbook:
    return Wordbook(game)


def objects(words: Sequence[Any]) -> Any:
    """The words as they are, in an array."""
    return numpy.fromiter(words, object, len(words))


def where(words: Any) -> Any:
    """Where each word of an array lies in memory: its `id`, ten times as fast as asking each."""
    return numpy.ndarray(len(words), numpy.uintp, buffer=words)


def fields(line: str) -> str:
    """The fields of an action or event, without its class."""
    return "{" + line[line.index('"', len('{"type":"')) + 1 :].lstrip(",")


class Events:
    """The events of a tape: each different one is read once."""

    def __init__(self, book: Wordbook, events: list[Any]) -> None:
        text = LINES.encode_lines(events)  # a line each: a line break within a text is escaped
        ends = numpy.flatnonzero(numpy.frombuffer(text, numpy.uint8) == ord("\n")) + 1
        offsets = numpy.concatenate(([0], ends)).astype(numpy.int32)
        lines = pyarrow.StringArray.from_buffers(len(events), *map(pyarrow.py_buffer, (offsets, text)))
        coded = lines.dictionary_encode()
        read = [book.read(line.rstrip("\n")) for line in coded.dictionary.to_pylist()]
        self.index = coded.indices.to_numpy()
        self.kind = numpy.full(len(events), EVENT, numpy.int32)
        self.said = [said for said, _, _ in read]
        self.name = numpy.array([name for _, name, _ in read], numpy.int32)[self.index]
        self.seat = numpy.array([seat for _, _, seat in read], numpy.int32)[self.index]


def moments(game: Game[Any], tape: Tape) -> dict[str, Any]:
    """The columns of a tape, in the order of what happened."""
    book = wordbook(game)
    words = objects(tape.words)
    codes = book.code_if_any(words)
    is_action = codes >= 0
    events = Events(book, words[~is_action].tolist())
    spoken, seats = codes[is_action], numpy.fromiter(tape.seats, numpy.int32, len(tape.seats))
    order = in_order(is_action, len(spoken))
    count = numpy.cumsum(is_action)
    return {
        "game": pyarrow.array(by_game(tape, numpy.array(tape.games, numpy.int64))),
        "entry": pyarrow.array(entries(tape, count)),
        "kind": worded(merged(seats >= DRAWN, events.kind, order), KINDS),
        "seat": pyarrow.array(merged(by_seat(seats, book.whom[spoken]), events.seat, order)),
        "name": worded(merged(book.name[spoken], events.name, order), list(book.names)),
        "said": worded(merged(spoken, events.index + book.size, order), book.said + events.said),
        "code": pyarrow.array(codes),
        "offered": offers(tape, book, count),
    }


def in_order(is_action: Any, actions: int) -> Any:
    """Where each row stands in a list of all actions, followed by all events."""
    order = numpy.empty(len(is_action), numpy.int32)
    order[is_action] = numpy.arange(actions, dtype=numpy.int32)
    order[~is_action] = numpy.arange(actions, len(is_action), dtype=numpy.int32)
    return order


def merged(of_actions: Any, of_events: Any, order: Any) -> Any:
    """A number per row."""
    return numpy.concatenate((of_actions, of_events), dtype=numpy.int32, casting="unsafe").take(order)


def worded(index: Any, texts: list[str]) -> Any:
    """Texts by their number in a dictionary."""
    dictionary = pyarrow.array(texts, pyarrow.string())
    return pyarrow.DictionaryArray.from_arrays(pyarrow.array(index), dictionary, safe=False)


def by_game(tape: Tape, values: Any) -> Any:
    """A value per game, for each of its rows."""
    return numpy.repeat(values, numpy.diff([*tape.starts, len(tape.words)]))


def by_seat(seats: Any, whom: Any) -> Any:
    """Who decided; whom a draw names, else the seat it is for."""
    return numpy.where(seats < DRAWN, seats, numpy.where(whom >= 0, whom, seats - DRAWN))


def entries(tape: Tape, count: Any) -> Any:
    """The entry of the log that each row is, or follows; from how many actions there are up to it."""
    before = numpy.concatenate(([0], count))[tape.starts]
    return (count - 1 - by_game(tape, before)).astype(numpy.int32)


def offers(tape: Tape, book: Wordbook, count: Any) -> Any:
    """The codes of all options of each row, none for events."""
    ends = numpy.zeros(len(tape.ends) + 1, numpy.int32)
    ends[1:] = tape.ends
    offsets = numpy.concatenate(([0], ends.take(count)), dtype=numpy.int32)
    codes = pyarrow.array(book.code_of(tape.offered))
    return pyarrow.ListArray.from_arrays(pyarrow.array(offsets), codes, type=OFFERED)
