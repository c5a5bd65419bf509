"""What lies on the table of Wolves, drawn: territory, hands, powers; and the ids of what one clicks."""

from __future__ import annotations

from collections.abc import Iterator

from vespers.engine.messages import Text
from vespers.engine.scene import (
    AnyPiece,
    Badge,
    Board,
    Card,
    Label,
    Layout,
    Marker,
    Note,
    Point,
    Rectangle,
    Row,
    Tally,
    Token,
)
from vespers.engine.scene.drawn_once import all_drawn_once, drawn_once
from vespers.engine.wording import origin_text, player
from vespers.games.wolves import wording
from vespers.games.wolves.box import WolvesBox as Box
from vespers.games.wolves.messages import RowTied, RowWon
from vespers.games.wolves.pieces import MIDDLE, NONE, SIDE
from vespers.games.wolves.scene.known import Counted
from vespers.games.wolves.scene.sheet import BROAD, TALL, Grid, Sheet
from vespers.games.wolves.view import PackView, View

GREATEST = 6  # wolves are drawn up to this value


def say(key: str, **values: int | str | Text) -> Text:
    return Text(f"wolves-scene-{key}", values)


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


def territory(box: Box, view: View, found: Counted) -> Board:
    """§2 Every taken cell and every empty one where a wolf may go; beside each row who leads it."""
    area, order = view.area if view.territory else None, in_order(view)
    taken = {here.cell for here in view.territory}
    cells = tuple(sorted({*taken, *view.spots, *final_cells(box, area)})) or (MIDDLE,)
    wolves = [wolf for here in view.territory for wolf in laid(box, here.cell, here.pile)]
    return Board(
        id="territory",
        name=TERRITORY,
        width=BROAD.width,
        height=BROAD.height,
        art=BROAD.art,
        areas=areas(box, BROAD, cells, area, order),
        labels=labels(BROAD, cells),
        pieces=(*wolves, *row_signs(view, found), *hanging_signs(box, found), *mountains(box, view)),
        tall=Layout(
            width=TALL.width,
            height=TALL.height,
            art=TALL.art,
            areas=areas(box, TALL, cells, area, order),
            labels=labels(TALL, cells),
        ),
    )


Area = tuple[int, int, int, int]  # top, bottom, left, right


@all_drawn_once
def areas(
    box: Box, sheet: Sheet, cells: tuple[int, ...], area: Area | None, order: tuple[int, int]
) -> Iterator[Rectangle]:
    """The places of one arrangement; no area: nothing is taken yet."""
    grid, corners = Grid(sheet, cells), {} if area is None else final_corners(box, area)
    for cell in cells:
        yield cell_area(box, cell, corners.get(cell, 0), grid.centre(cell), grid.size())
    for n, row in enumerate(() if area is None else range(area[0], area[1] + 1)):
        yield sign_area(f"sum-{n}", say("row-sum", row=row + 1), row, grid)
    for n, key in enumerate(HANGING):
        yield hanging_area(key, n, sheet)
    for place, seat in enumerate(order):
        yield mountain_area(seat, place, sheet)


@drawn_once
def labels(sheet: Sheet, cells: tuple[int, ...]) -> tuple[Label, ...]:
    return Grid(sheet, cells).labels()


def final_cells(box: Box, area: Area | None) -> list[int]:
    """§2.2 All cells of the territory, once it cannot grow: also those that no wolf can reach yet."""
    if area is None:
        return []
    top, bottom, left, right = area
    cells = [row * SIDE + column for row in range(top, bottom + 1) for column in range(left, right + 1)]
    return cells if len(cells) == box.full else []


def final_corners(box: Box, area: Area) -> dict[int, int]:
    """§5.3 The corners, once the territory cannot grow any more, numbered clockwise from the upper left."""
    if not final_cells(box, area):
        return {}
    top, bottom, left, right = area
    names = (top * SIDE + left, top * SIDE + right, bottom * SIDE + right, bottom * SIDE + left)
    return {cell: n + 1 for n, cell in enumerate(names)}


@drawn_once
def cell_area(box: Box, cell: int, corner: int, centre: Point, size: Point) -> Rectangle:
    """A space; a corner that cannot change any more has its number, others 0."""
    return Rectangle(
        id=cell_id(cell),
        name=say("cell", cell=wording.cell(box, cell)),
        about=(say("corner-help", times=box.numbers.corner),) if corner else (),
        code=wording.cell(box, cell),
        x=centre[0],
        y=centre[1],
        width=size[0],
        height=size[1],
        ground="space",
        art=f"corner-{corner}" if corner else "",
        note=corner_note(box) if corner else None,
        rule="5.3" if corner else "2.2",
    )


def corner_note(box: Box) -> Note | None:
    """§5.3 What the first wolf with the sign of corners counts there."""
    for value, counts in zip(box.value, box.corner, strict=True):
        if counts != value:
            return Note(say("corner-counts", value=value, counts=counts), "corner")
    return None


def laid(box: Box, cell: int, pile: tuple[tuple[int, int], ...]) -> list[AnyPiece]:
    """§2.8 The pile of a cell, from the bottom up."""
    return [
        card(box, laid_id(cell, depth), wolf, seat, on=cell_id(cell))
        for depth, (seat, wolf) in enumerate(pile)
    ]


@drawn_once
def card(box: Box, id: str, wolf: int, seat: int, on: str = "", noted: bool = False) -> Card:
    """A wolf face up: value, moons, what it can do."""
    value, corner, lone = box.value[wolf], box.corner[wolf], box.lone[wolf]
    return Card(
        id=id,
        name=say("wolf", seat=player(seat), wolf=wording.wolf(box, wolf)),
        about=(Text(f"wolves-wolf-{box.wolves[wolf]}-help"),),
        origin=origin_text(box.origins, f"wolf-{box.wolves[wolf]}"),
        on=on,
        seat=seat,
        frame="lone" if lone else "wolf",
        symbol=f"wolf-{max(1, min(value, GREATEST))}",
        value=str(value),
        label=say("lone-wolf") if lone else None,
        note=say("corner-note", value=corner) if noted and corner != value else None,
        badges=(Badge(symbol="moon"),) * box.moons[wolf],
        rule="8.2" if lone else "8.1",
    )


# ── signs and mountains


HANGING = ("moons", "points")


def in_order(view: View) -> tuple[int, int]:
    """My mountain stands left."""
    return (1, 0) if view.seat == 1 else (0, 1)


def sign_area(id: str, name: Text, row: int, grid: Grid) -> Rectangle:
    """§5.2 Where the sums of a row are shown."""
    sheet, (_, high) = grid.sheet, grid.size()
    return Rectangle(
        id=id, name=name, x=sheet.signs, y=grid.row(row), width=sheet.sign_wide, height=high * 0.97, ground=""
    )


@drawn_once
def hanging_area(key: str, n: int, sheet: Sheet) -> Rectangle:
    (x, y), (wide, high) = sheet.hanging[n], sheet.hanging_size
    return Rectangle(id=f"sign-{key}", name=say(key), x=x, y=y, width=wide, height=high, ground="")


@drawn_once
def mountain_area(seat: int, place: int, sheet: Sheet) -> Rectangle:
    x, y = sheet.mountains[place]
    name = say("mountain", seat=player(seat))
    return Rectangle(id=f"slope-{seat}", name=name, x=x, y=y, width=180, height=140, ground="")


def row_signs(view: View, found: Counted) -> list[AnyPiece]:
    """§5.2 The sums of each row, the leader's bright, and what the row is worth to whom."""
    won = [event for event in found.events if isinstance(event, RowWon | RowTied)]
    return [row_sign(view.seat, n, event) for n, event in enumerate(won)]


@drawn_once
def row_sign(viewer: int, n: int, event: RowWon | RowTied) -> Tally:
    leads = isinstance(event, RowWon)
    return Tally(
        id=f"sums-{n}",
        on=f"sum-{n}",
        name=say("row-sums", row=event.row, sums=wording.two(None, event.strength)),
        about=(say("row-help"),),
        frame="signpost",
        numbers=event.strength,
        leaders=(event.seat,) if isinstance(event, RowWon) else (),
        title=say("row-sum", row=event.row),
        foot=worth(viewer, event.seat, event.points) if isinstance(event, RowWon) else say("row-tied"),
        rule="5.2",
        strong=leads,
    )


def worth(viewer: int, seat: int, points: int) -> Text:
    return say("row-worth", seat=player(seat), points=points, you="yes" if seat == viewer else "no")


def hanging_signs(box: Box, found: Counted) -> list[AnyPiece]:
    """§5.1 The moons of the whole territory; §5.5 the points, if the round ended now."""
    moons, points = found.result.moons, found.result.points
    return [
        hanging_sign(box, "moons", (moons[0], moons[1]), "5.1"),
        hanging_sign(box, "points", (points[0], points[1]), "5.5"),
    ]


@drawn_once
def hanging_sign(box: Box, key: str, both: tuple[int, int], rule: str) -> Tally:
    foot = say("moons-foot", points=box.numbers.moon_points) if key == "moons" else say("points-foot")
    return Tally(
        id=f"{key}-sign",
        on=f"sign-{key}",
        name=say(f"{key}-now", sums=wording.two(None, both)),
        about=(say(f"{key}-help"),),
        frame="hanging",
        symbol="moon" if key == "moons" else "",
        numbers=both,
        leaders=() if both[0] == both[1] else (0 if both[0] > both[1] else 1,),
        title=say(f"{key}-title"),
        foot=foot,
        rule=rule,
    )


def mountains(box: Box, view: View) -> list[AnyPiece]:
    """§6.1 The base, then the summit: who has both has won."""
    return [mountain(seat, pack.wins, box.numbers.wins) for seat, pack in enumerate(view.packs)]


@drawn_once
def mountain(seat: int, wins: int, goal: int) -> Token:
    return Token(
        id=f"mountain-{seat}",
        on=f"slope-{seat}",
        name=say("mountain-won", seat=player(seat), wins=wins),
        about=(say("mountain-help", wins=goal),),
        seat=seat,
        symbol=f"mountain-{min(wins, 2)}",
        rule="6.1",
    )


# ── hands and displays


def hands(box: Box, view: View) -> tuple[Row, Row]:
    """§3.2 My hand; of the others only the backs."""
    (one, other), me = view.packs, view.seat
    return (
        hand(box, 0, one.hand if me == 0 else None, one.held),
        hand(box, 1, other.hand if me == 1 else None, other.held),
    )


@drawn_once
def hand(box: Box, seat: int, wolves: tuple[int, ...] | None, held: int) -> Row:
    pieces = [
        *(
            card(box, hand_id(seat, w, n), w, seat, noted=True)
            for w, many in enumerate(wolves or ())
            for n in range(many)
        ),
        *(back(seat, n) for n in range(held if wolves is None else 0)),
    ]
    name = say("hand", seat=player(seat))
    return Row(id=f"hand-{seat}", kind="hand", seat=seat, name=name, pieces=tuple(pieces))


def back(seat: int, n: int) -> Card:
    return Card(id=back_id(seat, n), name=say("back"), seat=seat, frame="wolf", face_down=True, rule="3.2")


def displays(box: Box, offered: tuple[int, ...], lone_for: int) -> tuple[Row, ...]:
    """§1.2 The powers on display; §6.2 the Lone Wolves when somebody is to choose one."""
    powers = tuple(power_card(box, p, offered_id(p)) for p in offered)
    lone = [w for w, is_lone in enumerate(box.lone) if is_lone and lone_for != NONE]
    wolves = tuple(card(box, lone_id(w), w, lone_for) for w in lone)
    return (
        *([Row(id="lone", name=say("lone"), pieces=wolves)] if wolves else []),
        *([Row(id="powers", name=say("powers"), pieces=powers)] if powers else []),
    )


@drawn_once
def power_card(box: Box, power: int, id: str, ready: bool = True) -> Card:
    """§7.1 An Alpha Power with its words; a used Ambush says when it comes back."""
    name, ambush = wording.power(box, power), box.ambush[power]
    return Card(
        id=id,
        name=name,
        label=name,
        kind_label=say("ambush-kind" if ambush else "endurance-kind"),
        words=Text(f"{name.key}-words"),
        about=(Text(f"{name.key}-help"),),
        origin=origin_text(box.origins, f"power-{box.powers[power]}"),
        frame="power",
        symbol=f"power-{box.powers[power]}",
        value="1×" if ambush else "∞",
        ribbon=None if ready else say("ambush-used"),
        spent=not ready,
        rule="7.2",
    )


def unseen(box: Box, seat: int, pack: PackView, mine: bool) -> Row:
    """§3.2 What everybody can count: the wolves of a pack that nobody has seen yet."""
    wolves = [w for w, many in enumerate(pack.unseen) for _ in range(many)]
    return Row(
        id=f"unseen-{seat}",
        kind="unseen",
        seat=seat,
        name=say("unseen-mine" if mine else "unseen"),
        pieces=tuple(
            Marker(
                id=f"unseen-{seat}-{n}",
                name=say("unseen-wolf", wolf=wording.wolf(box, wolf)),
                seat=seat,
                value=str(box.value[wolf]),
            )
            for n, wolf in enumerate(wolves)
        ),
    )
