"""Everything a viewer sees, built from `view`, `heard`, the options and the people at the table alone."""

from __future__ import annotations

from vespers.engine.kernel import Seat, State, asked
from vespers.table.chronicle import Chronicle
from vespers.table.lines import lines_of
from vespers.table.people import waiting_for
from vespers.table.protocol import Consent, Player, Sight, Summary, Undoing
from vespers.table.stages import Question, offers_for, question_of, scene_of
from vespers.table.store.rows import ConsentRow, MatchRow, SeatRow


class Table:
    """What a sight is made of: the match, who sits there, who is present, which question is open."""

    __slots__ = ("chronicle", "consent", "fairness", "online", "question", "row", "seats", "seed", "shown")

    def __init__(self, row: MatchRow, seats: tuple[SeatRow, ...], chronicle: Chronicle) -> None:
        self.row, self.seats, self.chronicle = row, seats, chronicle
        self.consent: ConsentRow | None = None
        self.online: frozenset[Seat] = frozenset()
        self.fairness = ""
        self.seed = ""
        self.question: tuple[int, Question] | None = None  # with the number at which it is asked
        self.shown: tuple[tuple[SeatRow, ...], frozenset[Seat], tuple[Player, ...]] | None = None

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

    def players(self) -> tuple[Player, ...]:
        """Who sits where: seldom changed, always shown."""
        shown = self.shown
        if shown is None or shown[0] is not self.seats or shown[1] is not self.online:
            shown = self.shown = self.seats, self.online, players(self.seats, self.online)
        return shown[2]

    def asking(self) -> Question:
        """The present question."""
        chronicle = self.chronicle
        if self.question is None or self.question[0] != chronicle.number:
            asked_now = question_of(chronicle.game, chronicle.box, chronicle.match.state)
            self.question = chronicle.number, asked_now
        return self.question[1]


def sight(table: Table, seat: Seat | None, since: int = 0) -> Sight:
    """The present position for a viewer, and the lines since the number he had."""
    chronicle, row, question = table.chronicle, table.row, table.asking()
    game, box, state, number = chronicle.game, chronicle.box, chronicle.match.state, chronicle.number
    since = chronicle.earliest_change(max(0, min(since, number)))
    view, over = chronicle.look(seat), table.over
    turn = () if over else question.asked
    playing = not over and may_play(table, seat)
    offers = offers_for(game, box, state, seat) if playing else ()
    return Sight(
        match=row.id,
        game=row.game,
        number=number,
        scene=scene_of(game, box, state, seat, offers, view, question),
        players=table.players(),
        since=since,
        lines=lines_of(chronicle, seat, since, number),
        turn=turn,
        thinking=tuple([asked for asked in turn if table.seats[asked].played_by_bot]),
        undo=undoing(chronicle, seat) if playing and seat is not None else NO_UNDO,
        consent=consent_of(table),
        over=over,
        last=number,
        fairness=table.fairness,
        seed=table.seed if chronicle.match.asked() is None else "",
        rematch=row.rematch or "",
        campaign=row.campaign or "",
    )


def past_sight(table: Table, seat: Seat | None, number: int) -> Sight:
    """The position after entry `number` as a seat knew it: nothing to answer, only to look at."""
    chronicle = table.chronicle
    state = chronicle.recall(number, seat)
    return Sight(
        match=table.row.id,
        game=table.row.game,
        number=number,
        scene=scene_of(chronicle.game, chronicle.box, state, seat, []),
        players=table.players(),
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


NO_UNDO = Undoing()


def undoing(chronicle: Chronicle, seat: Seat) -> Undoing:
    """How far a player may go back."""
    return Undoing(free=chronicle.free_undo(seat), asking=chronicle.asking_undo())


def consent_of(table: Table) -> Consent | None:
    asked_for = table.consent
    if asked_for is None:
        return None
    waiting = waiting_for(table.seats, asked_for)
    return Consent(
        kind=asked_for.kind, by=asked_for.by, waiting=waiting, to=asked_for.to, seat=asked_for.seat
    )


def players(seats: tuple[SeatRow, ...], online: frozenset[Seat]) -> tuple[Player, ...]:
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
        players=table.players(),
        turn=() if table.over else turn_of(table.chronicle.match.state),
        over=table.over,
        campaign=table.row.campaign or "",
    )
