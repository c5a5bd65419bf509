"""What lies on the table of Wolves, drawn: territory, hands, powers; and the ids of what one clicks."""

from __future__ import annotations

from functools import lru_cache

from vespers.engine.scene import AnyPiece, Badge, Board, Card, Marker, Rectangle, Row
from vespers.engine.speech import player
from vespers.engine.words import Text
from vespers.games.wolves import names
from vespers.games.wolves.pieces import CELLS, NOBODY, SEATS, SIDE
from vespers.games.wolves.pieces import WolvesBox as Box
from vespers.games.wolves.words import CellView, View

TALL = 1.4  # a cell is as high as a card, in widths
GREATEST = 6  # wolves are drawn up to this value

remembered = lru_cache(maxsize=4096)  # most things look as they did a move ago


def say(key: str, **values: int | str | Text) -> Text:
    return Text(f"wolves-scene-{key}", dict(values))


# ── ids: what one sees and clicks


def cell_id(cell: int) -> str:
    return f"cell-{cell}"


def laid_id(cell: int, depth: int) -> str:
    """A card of the territory: depth 0 lies at the bottom of its pile."""
    return f"wolf-{cell}-{depth}"


def hand_id(seat: int, wolf: int, copy: int) -> str:
    return f"hand-{seat}-{wolf}-{copy}"


def back_id(seat: int, n: int) -> str:
    """A card one may not see has a number, not a value."""
    return f"back-{seat}-{n}"


def offered_id(power: int) -> str:
    return f"power-{power}"


def owned_id(seat: int) -> str:
    return f"owned-{seat}"


def lone_id(wolf: int) -> str:
    return f"lone-{wolf}"


# ── the territory

TERRITORY = say("territory")


def territory(
    box: Box,
    taken: tuple[CellView, ...],
    spots: tuple[int, ...],
    top_row: int,
    rows: tuple[tuple[int, int], ...],
) -> Board:
    """§2 Every taken cell and every empty one where a wolf may go; beside each row who leads it."""
    cells = sorted({*[here.cell for here in taken], *spots})
    columns = [cell % SIDE for cell in cells]
    left, top = min(columns), cells[0] // SIDE
    wide, high = max(columns) - left + 1, cells[-1] // SIDE - top + 1
    shift = max(0, (3 - wide)) / 2  # a single wolf does not fill the whole page
    x, areas = left + wide + shift + 0.45, cell_areas(box)
    wolves = [wolf for here in taken for wolf in laid(box, here.cell, here.pile)]
    return Board(
        id="territory",
        name=TERRITORY,
        left=left - shift,
        top=top * TALL - max(0, 3 - high) * TALL / 2,
        width=max(wide, 3) + 0.9,
        height=max(high, 3) * TALL,
        areas=tuple(
            [*[areas[cell] for cell in cells], *[tally(top_row + n, n, x) for n in range(len(rows))]]
        ),
        pieces=tuple([*wolves, *[sum for n, both in enumerate(rows) for sum in sum_markers(n, both)]]),
    )


@remembered
def cell_areas(box: Box) -> list[Rectangle]:
    """Every cell there is, each drawn once."""
    return [cell_area(box, cell) for cell in CELLS]


def cell_area(box: Box, cell: int) -> Rectangle:
    row, column = divmod(cell, SIDE)
    return Rectangle(
        id=cell_id(cell),
        name=say("cell", cell=names.cell(box, cell)),
        x=column + 0.5,
        y=(row + 0.5) * TALL,
        width=0.95,
        height=TALL * 0.95,
        ground="slot",
        rule="2.2",
    )


@remembered
def laid(box: Box, cell: int, pile: tuple[tuple[int, int], ...]) -> list[AnyPiece]:
    """§2.4 The pile of a cell, from the bottom up."""
    return [
        card(box, laid_id(cell, depth), wolf, seat, on=cell_id(cell))
        for depth, (seat, wolf) in enumerate(pile)
    ]


@remembered
def tally(row: int, n: int, x: float) -> Rectangle:
    """§5.2 Where the sums of a row are shown."""
    return Rectangle(
        id=f"sum-{n}",
        name=say("row-sum", row=n + 1),
        x=x,
        y=(row + 0.5) * TALL,
        width=0.66,
        height=TALL * 0.92,
        ground="tally",
        spread="grid",
        rule="5.2",
    )


@remembered
def sum_markers(n: int, both: tuple[int, int]) -> list[AnyPiece]:
    """§5.2 The sums of a row, the leader's strong."""
    return [sum_marker(n, seat, both[seat], both[seat] > both[1 - seat]) for seat in SEATS]


@remembered
def sum_marker(n: int, seat: int, sum: int, leads: bool) -> Marker:
    return Marker(
        id=f"sum-{n}-{seat}",
        on=f"sum-{n}",
        name=say("sum", seat=player(seat), sum=sum),
        seat=seat,
        value=str(sum),
        strong=leads,
        rule="5.2",
    )


@remembered
def card(box: Box, id: str, wolf: int, seat: int, on: str = "") -> Card:
    """A wolf face up: value, moons, what it can do."""
    return Card(
        id=id,
        name=say("wolf", seat=player(seat), wolf=names.wolf(box, wolf)),
        about=(Text(f"wolves-wolf-{box.wolves[wolf]}-help"),),
        on=on,
        seat=seat,
        frame="wolf",
        symbol=f"wolf-{max(1, min(box.value[wolf], GREATEST))}",
        value=str(box.value[wolf]),
        strong=box.lone[wolf],
        badges=(Badge(symbol="moon"),) * box.moons[wolf],
        rule="8.2" if box.lone[wolf] else "8.1",
    )


# ── hands and displays


def hands(box: Box, view: View) -> tuple[Row, Row]:
    """§3.2 My hand; of the others only the backs."""
    (one, other), me = view.packs, view.seat
    return (
        hand(box, 0, one.hand if me == 0 else None, one.held),
        hand(box, 1, other.hand if me == 1 else None, other.held),
    )


@remembered
def hand(box: Box, seat: int, wolves: tuple[int, ...] | None, held: int) -> Row:
    pieces = [
        *(
            card(box, hand_id(seat, w, n), w, seat)
            for w, many in enumerate(wolves or ())
            for n in range(many)
        ),
        *(back(seat, n) for n in range(held if wolves is None else 0)),
    ]
    name = say("hand", seat=player(seat))
    return Row(id=f"hand-{seat}", kind="hand", seat=seat, name=name, pieces=tuple(pieces))


@remembered
def back(seat: int, n: int) -> Card:
    return Card(id=back_id(seat, n), name=say("back"), seat=seat, frame="wolf", face_down=True, rule="3.2")


@remembered
def displays(box: Box, offered: tuple[int, ...], lone_for: int) -> tuple[Row, ...]:
    """§1.2 The powers on display; §6.2 the Lone Wolves when somebody is to choose one."""
    powers = tuple(power_card(box, p, offered_id(p)) for p in offered)
    lone = [w for w, is_lone in enumerate(box.lone) if is_lone and lone_for != NOBODY]
    wolves = tuple(card(box, lone_id(w), w, lone_for) for w in lone)
    return (
        *([Row(id="lone", name=say("lone"), pieces=wolves)] if wolves else []),
        *([Row(id="powers", name=say("powers"), pieces=powers)] if powers else []),
    )


@remembered
def power_card(box: Box, power: int, id: str, ready: bool = True) -> Card:
    name = names.power(box, power)
    return Card(
        id=id,
        name=name,
        label=name,
        about=(Text(f"{name.key}-help"),),
        frame="power",
        symbol="ambush" if box.ambush[power] else "endurance",
        spent=not ready,
        rule="7.2",
    )
