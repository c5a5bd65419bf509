"""Records: a match as JSON lines, one entry a line, each with a check that chains it to all before it.

{"vespers":1,"game":"wolves","version":1,"players":["Ann","Ben"],"options":{…},"commitment":"…"}
[0,{"type":"Place","wolf":2,"cell":24},"5f0c1d2e"]
…
{"end":57,"outcome":{…},"seed":"…","check":"…"}
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NoReturn

import msgspec

from vespers.engine.dealer import SeededDealer, commitment
from vespers.engine.errors import BadRecord, VespersError
from vespers.engine.game import Game
from vespers.engine.kernel import CHANCE, Chance
from vespers.engine.match import Match
from vespers.engine.words import Outcome, Undo, Why

FORMAT = 1
LARGEST = 16 * 1024 * 1024  # bytes: far beyond any game; noise is refused before it is read
HEAD, END = 0, -1
Find = Callable[[str], Game[Any]]  # a game by its name; KeyError when there is none


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: which game, which rules, who plays, with what."""

    vespers: int
    game: str
    version: int
    players: tuple[str, ...]
    options: dict[str, Any]
    commitment: str = ""


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: a record without it was cut off."""

    end: int  # how many entries
    outcome: Outcome | None = None
    seed: str = ""  # published once the game is over
    check: str = ""


def write(match: Match[Any], players: tuple[str, ...] = ()) -> bytes:
    """The record of a match, finished or not. The seed is in it only when the game is over."""
    lines = [_json(_head(match, players))]
    check = chained("", lines[0])
    for entry in match.history:
        said = _json([entry.seat, entry.action])
        check = chained(check, said)
        lines.append(said[:-1] + f',"{check}"]'.encode())
    outcome, dealer = match.outcome(), match.dealer
    seed = dealer.seed if outcome is not None and isinstance(dealer, SeededDealer) else ""
    end = End(len(match.history), outcome, seed)
    lines.append(_json(msgspec.structs.replace(end, check=chained(check, _json(end)))))
    return b"\n".join(lines) + b"\n"


def _head(match: Match[Any], players: tuple[str, ...]) -> Head:
    game, dealer = match.game, match.dealer
    names = players or tuple(f"{seat + 1}" for seat in range(match.seats))
    published = dealer.commitment if isinstance(dealer, SeededDealer) else ""
    return Head(FORMAT, game.name, game.version, names, msgspec.to_builtins(match.options), published)


def chained(check: str, line: bytes) -> str:
    """The check of a line: it depends on every line before."""
    return hashlib.sha256(check.encode() + line).hexdigest()[:8]


def _json(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


def read(data: bytes, find: Find) -> Match[Any]:
    """The match of a record, replayed strictly; `BadRecord` names the first entry at fault."""
    return _Reader(data, find).match


def read_head(data: bytes) -> Head:
    """Only the first line: who played what."""
    if len(data) > LARGEST:
        _bad(HEAD, "too_large", bytes=len(data), largest=LARGEST)
    first = data.split(b"\n", 1)[0]
    try:
        return msgspec.json.decode(first, type=Head)
    except msgspec.MsgspecError as error:
        _bad(HEAD, "not_a_record", problem=str(error))
    except UnicodeDecodeError:
        _bad(HEAD, "not_a_record", problem="not UTF-8")


class _Reader:
    """Reads one record, line by line, into `match`; nothing of it escapes when a line is bad."""

    def __init__(self, data: bytes, find: Find) -> None:
        self.head = read_head(data)
        lines = data.split(b"\n")
        if lines[-1] != b"" or len(lines) < 3:
            _bad(END, "cut_off", lines=len(lines) - 1)
        self.check = chained("", lines[0])
        self.match = self._set_up(find)
        self.actions: msgspec.json.Decoder[Any] = decoder(self.match.game)
        self.end_line = lines[-2]
        for number, line in enumerate(lines[1:-2], 1):
            self._entry(number, line)
        self._end()

    def _set_up(self, find: Find) -> Match[Any]:
        head = self.head
        if head.vespers != FORMAT:
            _bad(HEAD, "unknown_format", format=head.vespers, expected=FORMAT)
        try:
            game = find(head.game)
        except KeyError:
            _bad(HEAD, "unknown_game", game=head.game)
        if head.version != game.version:
            _bad(HEAD, "wrong_version", version=head.version, expected=game.version, game=head.game)
        try:
            return Match(game, len(head.players), game.read_options(head.options))
        except VespersError as error:
            raise BadRecord(error.why, HEAD) from None

    def _entry(self, number: int, line: bytes) -> None:
        try:
            seat, action, check = self.actions.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            _bad(number, "unreadable_entry", problem=str(error))
        said = _json([seat, action])
        self.check = chained(self.check, said)
        if check != self.check:
            _bad(number, "edited")
        try:
            if isinstance(action, Undo):
                self.match.undo_to(action.to, seat)
            else:
                self.match.play(seat, action)
        except VespersError as error:
            raise BadRecord(error.why, number) from None

    def _end(self) -> None:
        try:
            end = msgspec.json.decode(self.end_line, type=End)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            _bad(END, "cut_off_end", problem=str(error))
        bare = msgspec.structs.replace(end, check="")
        if end.check != chained(self.check, _json(bare)) or end.end != len(self.match.history):
            _bad(END, "edited_end", entries=end.end, found=len(self.match.history))
        if end.outcome != self.match.outcome():
            _bad(END, "wrong_outcome")
        if end.seed:
            self._check_dealing(end.seed)

    def _check_dealing(self, seed: str) -> None:
        if commitment(seed) != self.head.commitment:
            _bad(END, "wrong_seed")
        for number, fair in enumerate(fair_draws(self.match, SeededDealer(seed)), 1):
            if not fair:
                _bad(number, "unfair_draw")
        self.match.dealer = SeededDealer(seed)


def fair_draws(match: Match[Any], dealer: SeededDealer) -> Iterator[bool]:
    """For each entry of the history: is it what this dealer deals (or no draw at all)?"""
    again: Match[Any] = Match(match.game, match.seats, match.options)
    for entry in match.history:
        step = again.asked()
        if isinstance(step, Chance) and entry.seat == CHANCE:
            yield entry.action == dealer.decide(step, again.state, again.drawn)
        else:
            yield True
        if isinstance(entry.action, Undo):
            again.undo_to(entry.action.to, entry.seat)
        else:
            again.play(entry.seat, entry.action)


@cache
def decoder(game: Game[Any]) -> msgspec.json.Decoder[Any]:
    """Reads one entry: seat, action, check."""
    said: Any = game.actions | Undo
    return msgspec.json.Decoder(tuple[int, said, str])


def _bad(entry: int, key: str, **values: int | str) -> NoReturn:
    raise BadRecord(Why(key, "", values), entry)
