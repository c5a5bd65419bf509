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
LINES = msgspec.json.Encoder()


class Wordbook:
    """What the actions of a game are called, looked up once."""

    def __init__(self, game: Game[Any]) -> None:
        actions = game.codebook.actions
        places = where(actions)
        self.size = len(actions)
        self.modulus = modulus_for(places)
        self.codes = numpy.full(self.modulus, -1, numpy.int32)
        self.places = numpy.zeros(self.modulus, places.dtype)
        self.codes[slots(places, self.modulus)] = numpy.arange(self.size)
        self.places[slots(places, self.modulus)] = places
        self.whom = numpy.array([about(a, -1) for a in actions], numpy.int32)
        self.said = [fields(msgspec.json.encode(a).decode()) for a in actions]
        self.names: dict[str, int] = {}  # of all classes met so far
        self.name = numpy.array([self.named(type(a).__name__) for a in actions], numpy.int32)
        self.lines: dict[str, tuple[str, int, int]] = {}  # of an event: its fields, name and seat

    def named(self, name: str) -> int:
        return self.names.setdefault(name, len(self.names))

    def look_up(self, words: list[Any]) -> Any:
        """The code of each word; -1 for events. Actions are interned, so their place in memory will do."""
        places = where(words)
        found = slots(places, self.modulus)
        return numpy.where(self.places[found] == places, self.codes[found], numpy.int32(-1))

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


def where(words: Sequence[Any]) -> Any:
    """Where each word lies in memory: its `id`, ten times as fast as asking each."""
    return numpy.ndarray(len(words), numpy.intp, buffer=numpy.fromiter(words, object, len(words)))


def slots(places: Any, modulus: int) -> Any:
    return (places >> 4) % modulus  # objects begin at multiples of sixteen


def modulus_for(places: Any) -> int:
    """A number by which no two places fall into the same slot: a table instead of a search."""
    modulus = 2 * len(places) + 1
    while len(numpy.unique(slots(places, modulus))) < len(places):
        modulus += modulus // 8 + 1
    return modulus


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
        self.said = [said for said, _, _ in read]
        self.name = numpy.array([name for _, name, _ in read], numpy.int32)[self.index]
        self.seat = numpy.array([seat for _, _, seat in read], numpy.int32)[self.index]


def moments(game: Game[Any], tape: Tape) -> dict[str, Any]:
    """The columns of a tape, in the order of what happened."""
    book = wordbook(game)
    codes = book.look_up(tape.words)
    is_action = codes >= 0
    is_event = ~is_action
    spoken = codes[is_action]
    events = Events(book, [tape.words[n] for n in numpy.flatnonzero(is_event).tolist()])
    seats = numpy.fromiter(tape.seats, numpy.int32, len(tape.seats))
    kind = columns_of(is_action, seats >= DRAWN, EVENT)
    name, said, seat = (numpy.empty(len(codes), numpy.int32) for _ in range(3))
    name[is_action], name[is_event] = book.name[spoken], events.name
    said[is_action], said[is_event] = spoken, events.index + book.size
    seat[is_action], seat[is_event] = by_seat(seats, book.whom[spoken]), events.seat
    return {
        "game": by_game(tape, numpy.array(tape.games, numpy.int64)),
        "entry": entries(tape, is_action),
        "kind": worded(kind, KINDS),
        "seat": seat,
        "name": worded(name, list(book.names)),
        "said": worded(said, book.said + events.said),
        "code": codes,
        "offered": offers(tape, book, is_action),
    }


def columns_of(is_action: Any, of_actions: Any, of_events: int) -> Any:
    """A number per row: one for each action, the same for all events."""
    found = numpy.full(len(is_action), of_events, numpy.int32)
    found[is_action] = of_actions
    return found


def worded(index: Any, texts: list[str]) -> Any:
    """Texts by their number in a dictionary."""
    return pyarrow.DictionaryArray.from_arrays(pyarrow.array(index), pyarrow.array(texts, pyarrow.string()))


def by_game(tape: Tape, values: Any) -> Any:
    """A value per game, for each of its rows."""
    return numpy.repeat(values, numpy.diff([*tape.starts, len(tape.words)]))


def by_seat(seats: Any, whom: Any) -> Any:
    """Who decided; whom a draw names, else the seat it is for."""
    return numpy.where(seats < DRAWN, seats, numpy.where(whom >= 0, whom, seats - DRAWN))


def entries(tape: Tape, is_action: Any) -> Any:
    """The entry of the log that each row is, or follows."""
    count = numpy.cumsum(is_action)
    before = numpy.concatenate(([0], count))[tape.starts]
    return (count - 1 - by_game(tape, before)).astype(numpy.int32)


def offers(tape: Tape, book: Wordbook, is_action: Any) -> Any:
    """The codes of all options of each row, none for events."""
    ends = numpy.zeros(len(is_action) + 1, numpy.int32)
    ends[1:][is_action] = numpy.diff(numpy.fromiter(tape.ends, numpy.int32, len(tape.ends)), prepend=0)
    offsets = pyarrow.array(numpy.cumsum(ends, dtype=numpy.int32))
    return pyarrow.ListArray.from_arrays(offsets, pyarrow.array(book.look_up(tape.offered)))
