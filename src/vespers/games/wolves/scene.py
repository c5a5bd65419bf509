"""The drawing of a view of Wolves: territory, hands, powers, sums and moons. Never compiled (msgspec)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from vespers.engine.scene import (
    AnyPiece,
    Badge,
    Board,
    Card,
    Figure,
    Marker,
    Mood,
    Option,
    Panel,
    Prompt,
    Rectangle,
    Row,
    Scene,
    Sheet,
    Source,
)
from vespers.engine.speech import player
from vespers.engine.stage import Cue, Moment, Offer
from vespers.engine.words import Outcome, Text
from vespers.games.wolves import names
from vespers.games.wolves.pieces import CELLS, NOBODY, SEATS, SIDE
from vespers.games.wolves.pieces import WolvesBox as Box
from vespers.games.wolves.words import (
    CallAmbush,
    CellView,
    Covered,
    Drawn,
    DrawnFaceDown,
    PackView,
    Place,
    Standing,
    Swap,
    Swapped,
    TakeLone,
    TakePower,
    View,
)

TALL = 1.4  # a cell is as high as a card, in widths
GREATEST = 6  # wolves are drawn up to this value

remembered = lru_cache(maxsize=4096)  # most things look as they did a move ago


def scene(m: Moment) -> Scene:
    """All that one viewer sees."""
    box: Box = m.box
    view: View = m.view
    global lately
    if lately is None or lately.standing is not view.standing:
        lately = common(box, view, m)
    return Scene(
        viewer=m.seat,
        prompt=lately.prompt,
        status=lately.status,
        boards=lately.boards,
        rows=hands(box, view) + lately.displays,
        panels=lately.panels,
        sheet=lately.sheet,
        options=tuple([o for offer in m.offers for o in options(box, view, offer)]),
    )


class Common(NamedTuple):
    """What everybody sees alike of one position: drawn once, for all who look on share its standing."""

    standing: Standing
    prompt: Prompt
    status: tuple[Text, ...]
    boards: tuple[Board, ...]
    displays: tuple[Row, ...]
    panels: tuple[Panel, ...]
    sheet: Sheet


lately: Common | None = None


def common(box: Box, view: View, m: Moment) -> Common:
    now, (one, other) = view.standing, view.packs
    lone_for = view.asks if view.asked == "TakeLoneWolf" else NOBODY
    return Common(
        now,
        Prompt(text=m.prompt, seats=m.asked, rule=RULES.get(view.asked, "")),
        status(box, 0 if m.outcome else view.round),
        (territory(box, view.territory, view.spots, view.area[0], now.rows),),
        displays(box, view.offered, lone_for),
        panels(box, now.moons, one, other),
        sheet(now, (one.wins, other.wins), m.outcome),
    )


RULES = {
    "PlaceWolf": "3.1",
    "SecondWolf": "7.3",
    "SwapWolf": "7.6",
    "TakeLoneWolf": "6.2",
    "TakeAlphaPower": "6.3",
}


def say(key: str, **values: int | str | Text) -> Text:
    return Text(f"wolves-scene-{key}", dict(values))


@remembered
def status(box: Box, round: int) -> tuple[Text, ...]:
    """The round, unless all is over, and the goal."""
    return (*([say("round", round=round)] if round else []), say("goal", wins=box.numbers.wins))


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
    sums = [tally(top_row + n, n, x, both) for n, both in enumerate(rows)]
    wolves = [wolf for here in taken for wolf in laid(box, here.cell, here.pile)]
    return Board(
        id="territory",
        name=TERRITORY,
        left=left - shift,
        top=top * TALL - max(0, 3 - high) * TALL / 2,
        width=max(wide, 3) + 0.9,
        height=max(high, 3) * TALL,
        areas=tuple([*[areas[cell] for cell in cells], *[area for area, _ in sums]]),
        pieces=tuple([*wolves, *[marker for _, both in sums for marker in both]]),
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


def tally(row: int, n: int, x: float, both: tuple[int, int]) -> tuple[Rectangle, list[AnyPiece]]:
    """§5.2 The sums of a row, the leader's strong."""
    return tally_area(row, n, x), sum_markers(n, both)


@remembered
def tally_area(row: int, n: int, x: float) -> Rectangle:
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


# ── players and score


def panels(box: Box, moons: tuple[int, int], *packs: PackView) -> tuple[Panel, ...]:
    return tuple(
        [
            panel(box, n, moons[n], moons[n] > moons[1 - n], p.stock, p.wins, p.power, p.ready, p.lone)
            for n, p in enumerate(packs)
        ]
    )


@remembered
def panel(
    box: Box, seat: int, moons: int, leads: bool, stock: int, wins: int, power: int, ready: bool, lone: int
) -> Panel:
    figures = (
        figure(seat, "deck", "deck", stock, "3.2"),
        figure(seat, "moons", "moon", moons, "5.1", "good" if leads else None),
        figure(seat, "wins", mountain(wins), wins, "6.1"),
    )
    return Panel(seat=seat, figures=figures, rows=belongings(box, seat, power, ready, lone))


@remembered
def figure(seat: int, key: str, symbol: str, shown: int, rule: str, mood: Mood | None = None) -> Figure:
    return Figure(id=f"{key}-{seat}", name=say(key), symbol=symbol, value=str(shown), mood=mood, rule=rule)


def mountain(wins: int) -> str:
    """§6.1 The base, then the summit."""
    return "mountain-high" if wins > 1 else "mountain-low"


@remembered
def belongings(box: Box, seat: int, power: int, ready: bool, lone: int) -> tuple[Row, ...]:
    """§6.2, §6.3 The power and the Lone Wolf one has won."""
    pieces = (
        *([] if power == NOBODY else [power_card(box, power, owned_id(seat), ready)]),
        *([] if lone == NOBODY else [card(box, f"joined-{seat}", lone, seat)]),
    )
    name = say("belongings", seat=player(seat))
    row = Row(id=f"belongings-{seat}", kind="belongings", seat=seat, name=name, pieces=pieces)
    return (row,) if pieces else ()


def sheet(now: Standing, wins: tuple[int, int], outcome: Outcome | None) -> Sheet:
    """§5 Rows and moons of this round as they stand, and the rounds won."""
    over = outcome is not None
    return Sheet(
        seats=(0, 1),
        sources=(
            moons_source(now.moons),
            *[row_source(n, both) for n, both in enumerate(now.rows)],
            points_source(now.points, not over),
            wins_source(wins),
        ),
        final=over,
        winners=() if outcome is None else outcome.winners,
    )


@remembered
def moons_source(moons: tuple[int, int]) -> Source:
    return Source(name=say("moons"), values=moons, symbol="moon", rule="5.1")


@remembered
def points_source(points: tuple[int, int], forecast: bool) -> Source:
    return Source(name=say("points"), values=points, total=True, forecast=forecast, rule="5.5")


@remembered
def wins_source(wins: tuple[int, int]) -> Source:
    return Source(name=say("wins"), values=wins, symbol="mountain-high", total=True, rule="6.1")


@remembered
def row_source(n: int, both: tuple[int, int]) -> Source:
    return Source(name=say("row-sum", row=n + 1), values=both, symbol="paw", rule="5.2")


# ── answers


def options(box: Box, view: View, offer: Offer) -> tuple[Option, ...]:
    """Every way to click an offer."""
    action = offer.action
    copies = view.packs[view.seat].hand[action.wolf] if isinstance(action, Place) else 0
    return clickable(view.seat, copies, offer)


@remembered
def clickable(seat: int, copies: int, offer: Offer) -> tuple[Option, ...]:
    """The same each time: offers are made once."""
    return tuple(offer.option(way) for way in ways_to_say(seat, copies, offer.action))


def things(box: Box, view: View, action: Any) -> Sequence[tuple[str, ...]]:
    """What one clicks to mean an action, legal or not."""
    copies = 0
    if isinstance(action, Place) and action.wolf < len(box.wolves) and view.seat != NOBODY:
        copies = view.packs[view.seat].hand[action.wolf]
    return ways_to_say(view.seat, copies, action)


def ways_to_say(seat: int, copies: int, action: Any) -> Sequence[tuple[str, ...]]:
    match action:
        case Place(wolf, cell):
            return [(hand_id(seat, wolf, n), cell_id(cell)) for n in range(copies)]
        case Swap(cell):
            return [(cell_id(cell),)]
        case CallAmbush():
            return [(owned_id(seat),)]
        case TakeLone(wolf):
            return [(lone_id(wolf),)]
        case TakePower(power):
            return [(offered_id(power),)]
    return [()]


# ── movement


def cues(box: Box, before: View, after: View, told: Any) -> Sequence[Cue]:
    """How what was heard moves: from the hand to its cell, from the deck to the hand."""
    move = MOVES.get(type(told))
    return () if move is None else move(before, after, told)


def placed(before: View, after: View, told: Place) -> list[Cue]:
    return [travel(top_id(after, told.cell), left_hand(before, after, told.wolf))]


def covered(before: View, after: View, told: Covered) -> list[Cue]:
    return [Cue(kind="glow", thing=top_id(after, told.cell))]


def swapped(before: View, after: View, told: Swapped) -> list[Cue]:
    here, there = top_id(after, told.cell), top_id(after, told.other)
    return [travel(here, there), travel(there, here)]


def taken(before: View, after: View, told: TakePower) -> list[Cue]:
    owners = [seat for seat in SEATS if after.packs[seat].power == told.power]
    return [travel(owned_id(seat), offered_id(told.power)) for seat in owners]


def travel(thing: str, source: str) -> Cue:
    return Cue(kind="travel", thing=thing, source=source)


def top_id(view: View, cell: int) -> str:
    for here in view.territory:
        if here.cell == cell:
            return laid_id(cell, len(here.pile) - 1)
    return cell_id(cell)


def left_hand(before: View, after: View, wolf: int) -> str:
    """The card that is no longer in a hand: my own by its name, another's by its back."""
    for seat in SEATS:
        held = before.packs[seat].held
        if after.packs[seat].held < held:
            mine = seat == before.seat
            return hand_id(seat, wolf, before.packs[seat].hand[wolf] - 1) if mine else back_id(seat, held - 1)
    return ""


def drawn(before: View, after: View, told: Drawn | DrawnFaceDown) -> list[Cue]:
    """From the deck to the place in the hand that is new; whoever is not told the wolf sees its back."""
    grown = [seat for seat in SEATS if after.packs[seat].held > before.packs[seat].held]
    return [travel(new_id(seat, after.packs[seat], told), f"deck-{seat}") for seat in grown]


def new_id(seat: int, pack: PackView, told: Drawn | DrawnFaceDown) -> str:
    if isinstance(told, Drawn) and pack.hand:
        return hand_id(seat, told.wolf, pack.hand[told.wolf] - 1)
    return back_id(seat, pack.held - 1)


MOVES: dict[type, Callable[[View, View, Any], list[Cue]]] = {
    Place: placed,
    Drawn: drawn,
    DrawnFaceDown: drawn,
    Covered: covered,
    Swapped: swapped,
    TakePower: taken,
}
