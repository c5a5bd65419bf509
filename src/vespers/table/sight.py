"""Everything a viewer sees, built from `view`, `heard`, the options and the people at the table alone."""

from __future__ import annotations

from functools import lru_cache

from vespers.engine.kernel import Seat, State, asked
from vespers.table.chronicle import Chronicle
from vespers.table.lines import lines_of
from vespers.table.people import waiting_for
from vespers.table.protocol import Consent, Player, Sight, Summary, Undoing
from vespers.table.stages import offers_for, scene_of
from vespers.table.store.rows import ConsentRow, MatchRow, SeatRow


class Table:
    """What a sight is made of: the match, who sits there, who is present, which question is open."""

    __slots__ = ("chronicle", "consent", "fairness", "online", "row", "seats", "seed")

    def __init__(self, row: MatchRow, seats: tuple[SeatRow, ...], chronicle: Chronicle) -> None:
        self.row, self.seats, self.chronicle = row, seats, chronicle
        self.consent: ConsentRow | None = None
        self.online: frozenset[Seat] = frozenset()
        self.fairness = ""
        self.seed = ""

    @property
    def over(self) -> bool:
        """By the rules, or because all others resigned."""
        return bool(self.row.ended) or self.chronicle.match.asked() is None

    def turn(self) -> Seat | None:
        """The seat that is asked."""
        step = None if self.over else self.chronicle.match.asked()
        return None if step is None else step.asks

    def bot_asked(self) -> Seat | None:
        """The seat that is asked, if a bot answers for it."""
        turn = self.turn()
        return turn if turn is not None and self.seats[turn].played_by_bot else None


def sight(table: Table, seat: Seat | None, since: int = 0) -> Sight:
    """The present position for a viewer, and the lines since the number he had."""
    chronicle, over = table.chronicle, table.over
    number = chronicle.number
    since = chronicle.earliest_change(max(0, min(since, number)))
    state = chronicle.match.state
    offers = (
        [] if over or not may_play(table, seat) else offers_for(chronicle.game, chronicle.box, state, seat)
    )
    thinking = table.bot_asked()
    return Sight(
        match=table.row.id,
        game=table.row.game,
        number=number,
        scene=scene_of(chronicle.game, chronicle.box, state, seat, offers, chronicle.view(number, seat)),
        players=players(table.seats, table.online),
        since=since,
        lines=lines_of(chronicle, seat, since, number),
        turn=() if over else turn_of(state),
        thinking=() if thinking is None else (thinking,),
        undo=undoing(table, seat),
        consent=consent_of(table),
        over=over,
        last=number,
        fairness=table.fairness,
        seed=table.seed if chronicle.match.asked() is None else "",
        rematch=table.row.rematch or "",
        campaign=table.row.campaign or "",
    )


def past_sight(table: Table, seat: Seat | None, number: int) -> Sight:
    """The position after entry `number` as a seat knew it: nothing to answer, only to look at."""
    chronicle = table.chronicle
    chronicle.recall(number)
    state = chronicle.position(number)
    return Sight(
        match=table.row.id,
        game=table.row.game,
        number=number,
        scene=scene_of(chronicle.game, chronicle.box, state, seat, []),
        players=players(table.seats, table.online),
        lines=lines_of(chronicle, seat, 0, number),
        turn=turn_of(state),
        over=asked(state) is None,
        last=chronicle.number,
        fairness=table.fairness,
    )


def may_play(table: Table, seat: Seat | None) -> bool:
    """Whether a person answers for this seat now: not while a bot does."""
    return seat is not None and not table.seats[seat].played_by_bot


def turn_of(state: State) -> tuple[Seat, ...]:
    """The seat that is asked; none in the middle of a deal, or when the game is over."""
    step = asked(state)
    return () if step is None or step.asks < 0 else (step.asks,)


def undoing(table: Table, seat: Seat | None) -> Undoing:
    """How far a viewer may go back."""
    if seat is None or table.over or not may_play(table, seat):
        return Undoing()
    return Undoing(free=table.chronicle.free_undo(seat), asking=table.chronicle.asking_undo())


def consent_of(table: Table) -> Consent | None:
    asked_for = table.consent
    if asked_for is None:
        return None
    waiting = waiting_for(table.seats, asked_for)
    return Consent(
        kind=asked_for.kind, by=asked_for.by, waiting=waiting, to=asked_for.to, seat=asked_for.seat
    )


@lru_cache(maxsize=1024)
def players(seats: tuple[SeatRow, ...], online: frozenset[Seat]) -> tuple[Player, ...]:
    """Who sits where: seldom changed, always shown."""
    return tuple(
        Player(
            seat=row.seat,
            kind="person" if row.person else "bot",
            name=row.name,
            level=row.level,
            online=row.seat in online,
            open=row.open,
            left=row.left or row.resigned,
            resigned=row.resigned,
        )
        for row in seats
    )


def summary(table: Table) -> Summary:
    """A match in a list."""
    return Summary(
        match=table.row.id,
        game=table.row.game,
        number=table.chronicle.number,
        players=players(table.seats, table.online),
        turn=() if table.over else turn_of(table.chronicle.match.state),
        over=table.over,
        campaign=table.row.campaign or "",
    )
