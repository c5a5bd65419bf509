"""Records: a match as JSON lines, one entry a line, each with a check that chains it to all before it.

{"vespers":1,"game":"wolves","version":1,"players":["Ann","Ben"],"options":{…},"commitment":"…"}
[0,{"type":"Place","wolf":2,"cell":24},"5f0c1d2e"]
…
{"end":57,"outcome":{…},"seed":"…","check":"…"}

At a table the commitment covers the terms of the match. Then the head is two lines, and the first one is just
what the commitment covers (format 2):

{"vespers":2,"match":"…","game":"wolves","version":1,"options":{…},"seats":["person","apprentice"]}
{"players":["Ann","Ben"],"commitment":"…"}
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, NoReturn

import msgspec

from vespers.engine.dealer import SeededDealer, commitment
from vespers.engine.errors import BadRecord, VespersError
from vespers.engine.game import Game
from vespers.engine.kernel import CHANCE, Chance
from vespers.engine.match import Match
from vespers.engine.messages import Entropy, Entry, Outcome, Undo, Why

FORMAT = 1
WITH_TERMS = 2
LARGEST = 16 * 1024 * 1024  # bytes: far beyond any game; larger input is refused unread
HEAD, END = 0, -1
Find = Callable[[str], Game[Any]]  # a game by its name; KeyError when there is none


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table promises before the first draw: the first line of a record of format 2."""

    vespers: int
    match: str
    game: str
    version: int
    settings: dict[str, Any] = msgspec.field(name="options")  # as the format says
    seats: tuple[str, ...]  # "person", or the level of a bot


class Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The second line of format 2: what people are called may change during a match."""

    players: tuple[str, ...]
    commitment: str


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The head: which game, which rules, who plays, with what. In format 1 it is the first line."""

    vespers: int
    game: str
    version: int
    players: tuple[str, ...]
    settings: dict[str, Any] = msgspec.field(name="options")  # as the format says
    commitment: str = ""


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Feedback of a player after entry `number`, or on the whole match: an answer, a comment."""

    seat: int
    number: int | None
    answer: str
    comment: str


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: a record without it is truncated."""

    end: int  # number of entries
    outcome: Outcome | None = None  # none: it is not over, or was written where its game is not known
    seed: str = ""  # published once the game is over
    feedback: tuple[Remark, ...] | msgspec.UnsetType = msgspec.UNSET  # written only where there is any
    check: str = ""


def write(match: Match[Any], players: tuple[str, ...] = (), feedback: tuple[Remark, ...] = ()) -> bytes:
    """The record of a match, finished or not. The seed is in it only when the game is over."""
    outcome, dealer = match.outcome(), match.dealer
    seed = dealer.seed if outcome is not None and isinstance(dealer, SeededDealer) else ""
    entries = ((entry.seat, _json(entry.action)) for entry in match.history)
    return written(_head_lines(match, players), entries, outcome, seed, feedback)


def written(
    head: list[bytes],
    entries: Iterable[tuple[int, bytes]],
    outcome: Outcome | None = None,
    seed: str = "",
    feedback: tuple[Remark, ...] = (),
) -> bytes:
    """A record from its parts; the actions are JSON already, so their game need not be known."""
    check, lines = "", list[bytes]()
    for line in head:
        check = chained(check, line)
    for seat, action in entries:
        line = b"[%d,%b]" % (seat, action)
        check = chained(check, line)
        lines.append(line[:-1] + f',"{check}"]'.encode())
    end = End(len(lines), outcome, seed, feedback=feedback or msgspec.UNSET)
    last = _json(msgspec.structs.replace(end, check=chained(check, _json(end))))
    return b"\n".join([*head, *lines, last]) + b"\n"


def _head_lines(match: Match[Any], players: tuple[str, ...]) -> list[bytes]:
    game, dealer = match.game, match.dealer
    names = players or tuple(f"{seat + 1}" for seat in range(match.seats))
    version, settings = game.version_of(match.settings), game.stored_settings(match.settings)
    if not isinstance(dealer, SeededDealer):
        return head_lines(Head(FORMAT, game.name, version, names, settings))
    return head_lines(Head(FORMAT, game.name, version, names, settings, dealer.commitment), dealer.terms)


def head_lines(head: Head, agreed: str = "") -> list[bytes]:
    """The first lines of a record; with the terms on which its table agreed, it is one of format 2."""
    return [agreed.encode(), _json(Names(head.players, head.commitment))] if agreed else [_json(head)]


def terms(match: str, game: str, version: int, settings: dict[str, Any], seats: tuple[str, ...]) -> str:
    """The terms of a match, as its record begins with them."""
    return _json(Terms(WITH_TERMS, match, game, version, settings, seats)).decode()


def chained(check: str, line: bytes) -> str:
    """The check of a line: it depends on every line before."""
    return hashlib.sha256(check.encode() + line).hexdigest()[:8]


def _json(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


def read(data: bytes, find: Find) -> Match[Any]:
    """The match of a record, replayed strictly; `BadRecord` names the first entry at fault."""
    return _Reader(data, find).match


def read_head(data: bytes) -> Head:
    """Only the head: who played what."""
    if len(data) > LARGEST:
        _bad(HEAD, "too_large", bytes=len(data), largest=LARGEST)
    first, *rest = data.split(b"\n", 2)
    try:
        if not has_terms(first):
            return msgspec.json.decode(first, type=Head)
        agreed = msgspec.json.decode(first, type=Terms)
        names = msgspec.json.decode(rest[0] if rest else b"", type=Names)
    except msgspec.MsgspecError as error:
        _bad(HEAD, "not_a_record", problem=str(error))
    except UnicodeDecodeError:
        _bad(HEAD, "not_a_record", problem="not UTF-8")
    except RecursionError:
        _bad(HEAD, "not_a_record", problem="nested too deeply")
    if len(agreed.seats) != len(names.players):
        _bad(HEAD, "not_a_record", problem=f"{len(names.players)} players at {len(agreed.seats)} seats")
    return Head(agreed.vespers, agreed.game, agreed.version, names.players, agreed.settings, names.commitment)


def read_remarks(data: bytes) -> tuple[Remark, ...]:
    """The feedback in a record that `read` has accepted."""
    last = data.rstrip(b"\n").rpartition(b"\n")[2]
    remarks = msgspec.json.decode(last, type=End).feedback
    return () if remarks is msgspec.UNSET else remarks


def has_terms(first: bytes) -> bool:
    """Whether a first line is that of format 2."""
    return first.startswith(b'{"vespers":%d,' % WITH_TERMS)


class _Reader:
    """Reads one record, line by line, into `match`; a bad line discards all of it."""

    def __init__(self, data: bytes, find: Find) -> None:
        self.head = read_head(data)
        lines = data.split(b"\n")
        self.terms = lines[0].decode() if self.head.vespers == WITH_TERMS else ""
        head = lines[: 2 if self.terms else 1]
        if lines[-1] != b"" or len(lines) < len(head) + 2:
            _bad(END, "cut_off", lines=len(lines) - 1)
        self.check = ""
        for line in head:
            self.check = chained(self.check, line)
        self.match = self._set_up(find)
        self.actions: msgspec.json.Decoder[Any] = decoder(self.match.game)
        self.end_line = lines[-2]
        for number, line in enumerate(lines[len(head) : -2], 1):
            self._entry(number, line)
        self._end()

    def _set_up(self, find: Find) -> Match[Any]:
        head = self.head
        if head.vespers not in (FORMAT, WITH_TERMS):
            _bad(HEAD, "unknown_format", format=head.vespers, expected=FORMAT)
        try:
            game = find(head.game)
        except KeyError:
            _bad(HEAD, "unknown_game", game=head.game)
        if head.version not in game.known_versions():
            known = ", ".join(str(one) for one in sorted(game.known_versions()))
            _bad(HEAD, "wrong_version", version=head.version, expected=known, game=head.game)
        try:
            return Match(game, len(head.players), game.read_stored(head.settings, head.version))
        except VespersError as error:
            raise BadRecord(error.why, HEAD) from None

    def _entry(self, number: int, line: bytes) -> None:
        try:
            seat, action, check = self.actions.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            _bad(number, "unreadable_entry", problem=str(error))
        line = _json([seat, action])
        self.check = chained(self.check, line)
        if check != self.check:
            _bad(number, "edited")
        try:
            self.match.repeat([Entry(seat, action)])
        except VespersError as error:
            raise BadRecord(error.why, number) from None

    def _end(self) -> None:
        try:
            end = msgspec.json.decode(self.end_line, type=End)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            _bad(END, "cut_off_end", problem=str(error))
        bare = msgspec.structs.replace(end, check="")
        if end.check != chained(self.check, _json(bare)) or end.end != len(self.match.history):
            _bad(END, "edited_end", entries=end.end, found=len(self.match.history))
        if end.outcome is not None and end.outcome != self.match.outcome():
            _bad(END, "wrong_outcome")
        if end.seed:
            self._check_dealing(end.seed)

    def _check_dealing(self, seed: str) -> None:
        if commitment(seed, self.terms) != self.head.commitment:
            _bad(END, "wrong_seed")
        dealer = SeededDealer(seed, self.terms)
        for number, fair in enumerate(fair_draws(self.match, dealer), 1):
            if not fair:
                _bad(number, "unfair_draw")
        self.match.dealer = dealer


def fair_draws(match: Match[Any], dealer: SeededDealer) -> Iterator[bool]:
    """For each entry of the history: is it what this dealer deals (or no draw at all)?"""
    again: Match[Any] = Match(match.game, match.seats, match.settings)
    for entry in match.history:
        step = again.asked()
        if isinstance(step, Chance) and entry.seat == CHANCE:
            yield entry.action == dealer.decide(step, again.state, again.drawn, again.shares_text())
        else:
            yield True
        again.repeat([entry])


@cache
def decoder(game: Game[Any]) -> msgspec.json.Decoder[Any]:
    """Reads one entry: seat, action, check."""
    action: Any = game.actions | Undo | Entropy
    return msgspec.json.Decoder(tuple[int, action, str])


# --- The short form of a history: what a table keeps as a snapshot


def shorten(match: Match[Any]) -> bytes:
    """Seats and codebook numbers; an undo back to n is -1 - n, a share of chance its own text."""
    number = match.game.codebook.number
    return msgspec.msgpack.encode([(e.seat, _short(e.action, number)) for e in match.history])


def _short(action: Any, number: dict[Any, int]) -> int | str:
    if isinstance(action, Undo):
        return -1 - action.to
    return action.value if isinstance(action, Entropy) else number[action]


def lengthen(game: Game[Any], data: bytes) -> list[Entry]:
    """The entries of a short form; `MsgspecError` or `IndexError` if it is none."""
    actions = game.codebook.actions
    short = msgspec.msgpack.decode(data, type=list[tuple[int, int | str]])
    return [Entry(seat, _long(n, actions)) for seat, n in short]


def _long(short: int | str, actions: tuple[Any, ...]) -> Any:
    if isinstance(short, str):
        return Entropy(short)
    return actions[short] if short >= 0 else Undo(-1 - short)


def _bad(entry: int, key: str, **values: int | str) -> NoReturn:
    raise BadRecord(Why(key, "", values), entry)
