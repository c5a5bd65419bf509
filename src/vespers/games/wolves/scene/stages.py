"""The end of a round as a stage: moons and rows counted one by one on the territory as it lay."""

from __future__ import annotations

from typing import Any, Final

from vespers.engine.messages import Event, Text
from vespers.engine.scene import Amount, Beat, Board, Consequence, Sheet, Stage, Stamp
from vespers.engine.wording import player, yes_or_no
from vespers.games.wolves import wording
from vespers.games.wolves.box import WolvesBox as Box
from vespers.games.wolves.messages import MoonsTied, MoonsWon, Place, RowTied, RowWon
from vespers.games.wolves.pieces import NONE, SEATS, SIDE
from vespers.games.wolves.scene.board import laid_id, say, territory
from vespers.games.wolves.scene.known import Counted, after_placing, counted, known_table
from vespers.games.wolves.scene.score import round_sources
from vespers.games.wolves.state import Wolves
from vespers.games.wolves.view import CellView, View

PLACING: Final = ("PlaceWolf", "SecondWolf", "SwapWolf")  # the steps of a turn


def stage(box: Box, before: View, after: View, heard: Any) -> Stage | None:
    """§5 A round that ended with this word, counted; nothing else needs a stage."""
    if isinstance(heard, Event) or not round_ended(before, after):
        return None
    s = known_table(box, before)
    if isinstance(heard, Place):
        s = after_placing(s, before.asks, heard)
    found = counted(s)
    if not found.events:
        return None
    return round_end(box, before, after, s, found)


def round_ended(before: View, after: View) -> bool:
    """A mountain has grown, or after a tie the territory is empty again; prizes are taken later."""
    grown = any(after.packs[seat].wins != before.packs[seat].wins for seat in SEATS)
    tied = before.asked in PLACING and bool(before.territory) and not after.territory
    return grown or tied


def round_end(box: Box, before: View, after: View, s: Wolves, found: Counted) -> Stage:
    winners = [seat for seat in SEATS if after.packs[seat].wins > before.packs[seat].wins]
    points = wording.two(box, (found.result.points[0], found.result.points[1]))
    seat = winners[0] if winners else NONE
    you = "yes" if seat == before.seat else "no"
    verdict = say("round-won", seat=player(seat), points=points, you=you) if winners else say("round-tied")
    return Stage(
        title=say("round-ends", round=before.round),
        rule="5.5",
        board=ended_board(box, before, s, found),
        beats=tuple(beat(box, s, event, before.seat) for event in found.events),
        sheet=Sheet(seats=(0, 1), sources=tuple(round_sources(found, forecast=False))),
        verdict=verdict,
        mood="good" if seat == before.seat else "warning" if before.seat in SEATS else None,
        consequences=consequences(before, after, winners),
        following=following(after, winners),
        chapter=True,
    )


def consequences(before: View, after: View, winners: list[int]) -> tuple[Consequence, ...]:
    return tuple(
        Consequence(
            text=say("mountain-grows", seat=player(seat), you="yes" if seat == before.seat else "no"),
            symbol=f"mountain-{min(after.packs[seat].wins, 2)}",
            before=str(before.packs[seat].wins),
            after=str(after.packs[seat].wins),
            mood="good",
            seat=seat,
        )
        for seat in winners
    )


def following(after: View, winners: list[int]) -> Text | None:
    """§6 What comes now: the prize, if the mountain is not finished."""
    return say("prize-follows") if after.asked in ("TakeLoneWolf", "TakeAlphaPower") else None


def ended_board(box: Box, before: View, s: Wolves, found: Counted) -> Board:
    """The territory as it lay at the end, which no view shows any more."""
    area = box.areas[s.area].name()
    seen = View(
        seat=before.seat,
        packs=before.packs,
        territory=tuple(CellView(cell=cell, pile=pile(s, cell)) for cell in sorted(s.taken)),
        area=area,
        spots=(),
        offered=(),
        starter=before.starter,
        round=before.round,
        lifted=NONE,
        standing=before.standing,
        asked="",
        asks=before.asks,
    )
    return territory(box, seen, found)


def pile(s: Wolves, cell: int) -> tuple[tuple[int, int], ...]:
    under = [(s.piles[i + 1], s.piles[i + 2]) for i in range(0, len(s.piles), 3) if s.piles[i] == cell]
    return (*under, (s.owner[cell], s.wolf[cell]))


# ── one step of the count


def beat(box: Box, s: Wolves, event: Event, viewer: int) -> Beat:
    cells = lit_cells(box, s, event)
    stamps = tuple(stamp for cell in cells if (stamp := stamped(box, s, cell, event)) is not None)
    return Beat(
        text=event_text(box, event, viewer),
        lights=tuple(top(s, cell) for cell in cells),
        stamps=stamps,
        amounts=tuple(Amount(seat=seat, value=str(both(event)[seat])) for seat in SEATS),
    )


def both(event: Event) -> tuple[int, int]:
    """The moons or the strength it speaks of, by seat."""
    if isinstance(event, MoonsWon | MoonsTied):
        return event.moons
    assert isinstance(event, RowWon | RowTied)
    return event.strength


def event_text(box: Box, event: Event, viewer: int) -> Text:
    """The event as the viewer's log says it."""
    values: dict[str, int | str | Text] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        values[field] = (
            player(value)
            if field == "seat"
            else wording.two(box, value)
            if isinstance(value, tuple)
            else value
        )
    return Text(
        f"wolves-event-{type(event).__name__}",
        {"you": yes_or_no(getattr(event, "seat", None) == viewer), **values},
    )


def lit_cells(box: Box, s: Wolves, event: Event) -> list[int]:
    if isinstance(event, RowWon | RowTied):
        return [cell for cell in sorted(s.taken) if cell // SIDE + 1 == event.row]
    return [cell for cell in sorted(s.taken) if box.moons[s.wolf[cell]] > 0]


def top(s: Wolves, cell: int) -> str:
    return laid_id(cell, len(pile(s, cell)) - 1)


def stamped(box: Box, s: Wolves, cell: int, event: Event) -> Stamp | None:
    """What a wolf adds: its moons, or its value with its corner and its bonus."""
    wolf = s.wolf[cell]
    if isinstance(event, MoonsWon | MoonsTied):
        return Stamp(thing=top(s, cell), text=say("stamp-moons", moons=box.moons[wolf]))
    corner = cell in box.areas[s.area].corners and box.corner[wolf] != box.value[wolf]
    key = "stamp-corner" if corner else "stamp-value"
    won = isinstance(event, RowWon) and event.seat == s.owner[cell]
    return Stamp(
        thing=top(s, cell),
        text=say(key, value=box.value[wolf], times=box.numbers.corner, counts=box.corner[wolf])
        if corner
        else say(key, value=box.value[wolf]),
        mood="good" if won else None,
    )
