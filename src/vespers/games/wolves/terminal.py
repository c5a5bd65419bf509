"""The territory of the wolves in a terminal: cells, rows and who leads them, packs."""

from __future__ import annotations

from rich.align import Align
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from vespers.engine.messages import Action
from vespers.engine.scene import SEAT_COLOURS
from vespers.engine.wording import Say
from vespers.games.wolves.box import WolvesBox
from vespers.games.wolves.messages import CallAmbush, Place, TakeLone, TakePower
from vespers.games.wolves.pieces import NONE, SIDE
from vespers.games.wolves.view import CellView, PackView, View, shown_round
from vespers.games.wolves.wording import cell as cell_name

SIGILS = ("▲", "●")


def draw(view: View, box: WolvesBox, say: Say) -> RenderableType:
    """Foe above, territory in the middle, my pack below; then what the signs mean. It fits into 24 lines."""
    me = max(view.seat, 0)
    return Group(
        pack(view, 1 - me, box, say),
        unseen(view, 1 - me, box, say),
        Align.center(territory(view, box, say)),
        pack(view, me, box, say),
        *offered(view, box, say),
        f"[dim]{escape(say('wolves-draw-signs', times=box.numbers.corner))}[/]",
    )


def territory(view: View, box: WolvesBox, say: Say) -> RenderableType:
    """The cells in reach, with the strength of each row beside it."""
    cells = {taken.cell: taken for taken in view.territory}
    places = [*cells, *view.spots]
    rows = range(min(p // SIDE for p in places), max(p // SIDE for p in places) + 1)
    columns = range(min(p % SIDE for p in places), max(p % SIDE for p in places) + 1)
    grid = Table(show_header=False, padding=0)
    for _ in columns:
        grid.add_column(justify="left", width=11)
    grid.add_column(justify="left", width=11)
    for row in rows:
        drawn = [place(view, row * SIDE + column, cells, box) for column in columns]
        grid.add_row(*drawn, strength(view, row))
    title = say("wolves-draw-round", round=shown_round(box, view))
    below = Text.from_markup(moons(view, say))
    width = max(
        12 * (len(columns) + 1) + 3, below.cell_len + 6
    )  # a small territory has room for the words too
    return Panel(Align.center(grid), title=title, subtitle=below, width=width, padding=0)


def place(view: View, cell: int, cells: dict[int, CellView], box: WolvesBox) -> str:
    """One cell: whose wolf, its value and signs, where it lies, and how many lie beneath."""
    name = cell_name(box, cell)
    if cell not in cells:
        return f"[dim green]{name:>8}[/]" if cell in view.spots else ""
    pile = cells[cell].pile
    owner, wolf = pile[-1]
    beneath = f"+{len(pile) - 1}" if len(pile) > 1 else ""
    shown = f"{SIGILS[owner]}[bold]{face(box, wolf):<5}[/bold]"
    return f"[{SEAT_COLOURS[owner]}]{shown}[/][dim]{name}{beneath}[/]"


def face(box: WolvesBox, wolf: int) -> str:
    """A value and its moons; a star marks what counts more in a corner, a plus what scores more."""
    signs = "☾" * box.moons[wolf]
    if box.corner[wolf] > box.value[wolf]:
        signs = "*" + signs
    if box.bonus[wolf]:
        signs = "+" + signs
    return f"{box.value[wolf]}{signs}"


def strength(view: View, row: int) -> str:
    """Who leads a row, and by how much."""
    number = row - view.area[0]
    if not 0 <= number < len(view.standing.rows):
        return ""
    first, second = view.standing.rows[number]
    leader = int(second > first)
    sign = "=" if first == second else f"[{SEAT_COLOURS[leader]}]{SIGILS[leader]}[/]"
    return f"[{SEAT_COLOURS[0]}]{first:>2}[/] : [{SEAT_COLOURS[1]}]{second:<2}[/] {sign}"


def moons(view: View, say: Say) -> str:
    """The score if the round ended now."""
    first, second = view.standing.moons
    ours, theirs = view.standing.points
    return say("wolves-draw-standing", moons=f"{first} : {second}", points=f"{ours} : {theirs}")


def pack(view: View, seat: int, box: WolvesBox, say: Say) -> RenderableType:
    """Hand, deck, mountain and power of one player."""
    held = view.packs[seat]
    colour = SEAT_COLOURS[seat]
    name = f"[bold {colour}]{SIGILS[seat]} {escape(say.player(seat))}[/]"
    parts = [name, hand(held, box, colour), say("wolves-draw-deck", cards=held.stock), mountain(held, box)]
    if held.lone != NONE:
        parts.append(escape(say(f"wolves-wolf-{box.wolves[held.lone]}")))
    if held.power != NONE:
        power = say(f"wolves-power-{box.powers[held.power]}")
        parts.append(escape(power) if held.ready else f"[strike dim]{escape(power)}[/]")
    return "   ".join(parts)


def unseen(view: View, seat: int, box: WolvesBox, say: Say) -> str:
    """As on the aid card: what a player may still hold or draw."""
    left = [f"{copies}×{face(box, wolf)}" for wolf, copies in enumerate(view.packs[seat].unseen) if copies]
    return f"[dim]{escape(say('wolves-draw-unseen', wolves=' '.join(left)))}[/]"


def offered(view: View, box: WolvesBox, say: Say) -> list[str]:
    """§1.2 The powers on display, while somebody may still take one."""
    names = [say(f"wolves-power-{box.powers[power]}") for power in view.offered]
    over = any(pack.wins == box.numbers.wins for pack in view.packs)
    if over or not names:
        return []
    return [f"[dim]{escape(say('wolves-draw-offered', powers=', '.join(names)))}[/]"]


def note(view: View, box: WolvesBox, action: Action, say: Say) -> str:
    """What an option does beyond its name: which wolf it covers, what it spends, what a card does."""
    match action:
        case Place(wolf=wolf, cell=cell):
            return covering(view, box, wolf, cell, say)
        case CallAmbush(power=power) | TakePower(power=power):
            return say(f"wolves-power-{box.powers[power]}-help")
        case TakeLone(wolf=wolf):
            return say(f"wolves-wolf-{box.wolves[wolf]}-help")
    return ""


def covering(view: View, box: WolvesBox, wolf: int, cell: int, say: Say) -> str:
    """§2.4 The wolf below; §7.4, §7.5 a cover that is not one higher spends the Ambush."""
    below = [taken.pile[-1][1] for taken in view.territory if taken.cell == cell]
    if not below:
        return ""
    text = say("wolves-scene-tag-cover", value=box.value[below[0]])
    if box.value[wolf] - box.value[below[0]] == 1:
        return text
    power = say(f"wolves-power-{box.powers[view.packs[view.seat].power]}")
    return f"{text}, {say('wolves-draw-spends', power=power)}"


def hand(held: PackView, box: WolvesBox, colour: str) -> str:
    """Faces for their owner, backs for everybody else."""
    if not held.hand:
        return f"[{colour}]{'▒▒ ' * held.held}[/]".rstrip()
    faces = [face(box, wolf) for wolf, copies in enumerate(held.hand) for _ in range(copies)]
    return " ".join(rf"[bold {colour}]\[{shown}][/]" for shown in faces)


def mountain(held: PackView, box: WolvesBox) -> str:
    """A part of the mountain for each round won."""
    return "▲" * held.wins + "△" * (box.numbers.wins - held.wins)
