"""A match between the database and memory: entries as rows, and a table read from its stored log."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from vespers.engine.dealer import Dealer, SeededDealer
from vespers.engine.errors import VespersError, plain
from vespers.engine.game import Game
from vespers.engine.kernel import Seat
from vespers.engine.lesson import Lesson, LessonDealer, find_lesson
from vespers.engine.match import LogEntry, Match
from vespers.engine.messages import Entropy, Entry, Undo
from vespers.engine.record import lengthen
from vespers.games import find_game, game_names
from vespers.table.live_table import Table
from vespers.table.own_packs import prepare
from vespers.table.problems import Refusal, refusal
from vespers.table.store.rows import EntryRow, MatchRow, SeatRow, Stored
from vespers.table.store.store import Store

log = logging.getLogger(__name__)
UNPLAYABLE = "unplayable"  # a stored match that cannot be replayed here


class CopyDealer:
    """Deals on after entries copied from another match: no seed was promised for those."""

    def __init__(self, seed: str) -> None:
        self.decide = SeededDealer(seed).decide


def dealer_of(row: MatchRow, match: Match[Any], lesson: Lesson | None = None) -> Dealer:
    """Who deals: as was promised, or as the lesson says."""
    if lesson is not None:
        return LessonDealer(lesson, match, SeededDealer(lesson.file.seed))
    return CopyDealer(row.seed) if row.copied or row.lesson else SeededDealer(row.seed, row.terms)


def known_game(name: str) -> Game[Any]:
    """The game of this name; `unknown-game` if there is none."""
    try:
        return find_game(name)
    except KeyError:
        raise refusal("unknown-game", name) from None


async def load_table(store: Store, match: str) -> tuple[Table, Stored]:
    """A match from the database. The log is the truth: a snapshot that cannot be read is passed over."""
    stored = await store.load(match)
    if stored is not None and stored.snapshot is not None:
        await prepare_settings(stored.row)
        try:
            return table_of(stored), stored
        except Refusal:
            raise
        except Exception as error:
            log.warning("snapshot not readable", extra={"match": match, "problem": str(error)})
        stored = await store.load(match, from_snapshot=False)
    if stored is None:
        raise refusal("unknown-match", match)
    await prepare_settings(stored.row)
    try:
        return table_of(stored), stored
    except Refusal:
        raise
    except Exception as error:  # entries that were accepted before this release
        log.warning("log not readable", extra={"match": match, "problem": str(error)})
        raise refusal(UNPLAYABLE, "its log cannot be replayed") from None


async def prepare_settings(row: MatchRow) -> None:
    """Read the players' own packs of a match beside the event loop."""
    game = game_of(row)
    try:
        await prepare(game, msgspec.json.decode(row.options))
    except VespersError as error:  # a pack that was accepted before this release
        raise refusal(UNPLAYABLE, plain(error.why)) from None


def game_of(row: MatchRow) -> Game[Any]:
    """The game of a match; `unplayable` if it, or its version of the rules, is not here."""
    try:
        game = find_game(row.game)
    except KeyError:
        raise refusal(UNPLAYABLE, f"there is no game {row.game}") from None
    if row.version not in game.known_versions():
        known = ", ".join(str(version) for version in sorted(game.known_versions()))
        raise refusal(UNPLAYABLE, f"begun with version {row.version}, known are {known}")
    return game


async def unknown_matches(store: Store) -> dict[str, int]:
    """How many matches this version cannot open, by what is the matter with them."""
    found: Counter[str] = Counter()
    for game, version, over, many in await store.kinds():
        known = find_game(game).known_versions() if game in game_names() else ()
        if version not in known:
            found[f"{game} {version}, {'finished' if over else 'running'}"] += many
    return dict(found)


def table_of(stored: Stored) -> Table:
    """A match from its stored log; `unplayable` if its game, rules or packs are not here any more."""
    row = stored.row
    game = game_of(row)
    try:
        settings = game.read_stored(msgspec.json.decode(row.options), row.version)
        match: Match[Any] = Match(game, len(stored.seats), settings)
    except VespersError as error:  # settings that were accepted before this release
        raise refusal(UNPLAYABLE, plain(error.why)) from None
    match.repeat(stored_entries(game, stored))
    lesson = (
        find_lesson(game, settings, row.lesson) if row.lesson else None
    )  # a later release may have others
    match.dealer = dealer_of(row, match, lesson)
    table = set_table(row, stored.seats, match, lesson)
    table.consent = stored.consent
    return table


def stored_entries(game: Game[Any], stored: Stored) -> Iterable[Entry]:
    """The snapshot, if there is one, and the entries after it."""
    entries = decoded(game, stored.entries)
    if stored.snapshot is None:
        return entries
    first = lengthen(game, stored.snapshot.data)
    if len(first) != stored.snapshot.number or len(first) + len(entries) != stored.row.number:
        raise ValueError("the snapshot does not fit the log")
    return [*first, *entries]


def set_table(
    row: MatchRow, seats: tuple[SeatRow, ...], match: Match[Any], lesson: Lesson | None = None
) -> Table:
    """A match with the people at it. No seed was promised for what was copied from another one."""
    table = Table(row, seats, match, lesson)
    if isinstance(match.dealer, SeededDealer):
        table.fairness, table.seed = match.dealer.commitment, row.seed
    return table


def label(seat: Seat, message: str) -> str:
    """A message's id is its sender's own: nobody can use up the ids of another."""
    return f"{seat}:{message}"


def entry_rows(entries: Iterable[Entry | LogEntry], before: int, answers: str | None) -> tuple[EntryRow, ...]:
    """Entries as they are stored; the first one answers the message with this label."""
    return tuple(
        EntryRow(
            number,
            entry.seat,
            msgspec.json.encode(entry.action).decode(),
            answers if number == before + 1 else None,
        )
        for number, entry in enumerate(entries, before + 1)
    )


def decoded(game: Game[Any], rows: Iterable[EntryRow]) -> list[Entry]:
    """Stored entries as the engine knows them."""
    actions: Any = game.actions | Undo | Entropy
    decoder = msgspec.json.Decoder(actions)
    return [Entry(row.seat, decoder.decode(row.action)) for row in rows]
