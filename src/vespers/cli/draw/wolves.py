"""The territory of the wolves in a terminal: cells, rows and who leads them, packs."""

from __future__ import annotations

from rich.align import Align
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from vespers.cli.lines import COLOURS
from vespers.games.wolves.names import cell as cell_name
from vespers.games.wolves.pieces import NOBODY, SIDE, WolvesBox
from vespers.games.wolves.words import CellView, PackView, View
from vespers.texts import Say

SIGILS = ("▲", "●")


def draw(view: View, box: WolvesBox, say: Say) -> RenderableType:
    """Foe above, territory in the middle, my pack below."""
    me = max(view.seat, 0)
    return Group(
        pack(view, 1 - me, box, say),
        Align.center(territory(view, box, say)),
        pack(view, me, box, say),
    )


def territory(view: View, box: WolvesBox, say: Say) -> RenderableType:
    """The cells in reach, with the strength of each row beside it."""
    cells = {taken.cell: taken for taken in view.territory}
    places = [*cells, *view.spots]
    rows = range(min(p // SIDE for p in places), max(p // SIDE for p in places) + 1)
    columns = range(min(p % SIDE for p in places), max(p % SIDE for p in places) + 1)
    grid = Table(show_header=False, show_lines=True, padding=(0, 1))
    for _ in columns:
        grid.add_column(justify="center", width=7)
    grid.add_column(justify="left", width=14)
    for row in rows:
        drawn = [place(view, row * SIDE + column, cells, box) for column in columns]
        grid.add_row(*drawn, strength(view, row))
    return Panel(
        grid, title=f"{say('wolves-draw-round', round=view.round)}", subtitle=moons(view, say), expand=False
    )


def place(view: View, cell: int, cells: dict[int, CellView], box: WolvesBox) -> str:
    """One cell: whose wolf, its value, its moons, and how many lie beneath."""
    if cell in cells:
        pile = cells[cell].pile
        owner, wolf = pile[-1]
        beneath = f"[dim]+{len(pile) - 1}[/]" if len(pile) > 1 else " "
        return f"[{COLOURS[owner]}]{SIGILS[owner]} [bold]{face(box, wolf)}[/bold][/]\n{beneath}"
    name = cell_name(box, cell)
    return f"\n[dim green]{name}[/]" if cell in view.spots else "\n"


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
    sign = "=" if first == second else f"[{COLOURS[int(second > first)]}]{SIGILS[int(second > first)]}[/]"
    return f"\n[{COLOURS[0]}]{first:>2}[/] : [{COLOURS[1]}]{second:<2}[/] {sign}"


def moons(view: View, say: Say) -> str:
    """The score if the round ended now."""
    first, second = view.standing.moons
    ours, theirs = view.standing.points
    return say("wolves-draw-standing", moons=f"{first} : {second}", points=f"{ours} : {theirs}")


def pack(view: View, seat: int, box: WolvesBox, say: Say) -> RenderableType:
    """Hand, deck, mountain and power of one player."""
    held = view.packs[seat]
    colour = COLOURS[seat]
    parts = [hand(held, box, colour), say("wolves-draw-deck", cards=held.stock), mountain(held, box)]
    if held.lone != NOBODY:
        parts.append(escape(say(f"wolves-wolf-{box.wolves[held.lone]}")))
    if held.power != NOBODY:
        name = say(f"wolves-power-{box.powers[held.power]}")
        parts.append(escape(name) if held.ready else f"[strike dim]{escape(name)}[/]")
    body = "   ".join(parts)
    return Panel(body, title=f"[{colour}]{SIGILS[seat]} {escape(say.player(seat))}[/]", title_align="left")


def hand(held: PackView, box: WolvesBox, colour: str) -> str:
    """Faces for their owner, backs for everybody else."""
    if not held.hand:
        return f"[{colour}]{'▒▒ ' * held.held}[/]".rstrip()
    faces = [face(box, wolf) for wolf, copies in enumerate(held.hand) for _ in range(copies)]
    return " ".join(rf"[bold {colour}]\[{shown}][/]" for shown in faces)


def mountain(held: PackView, box: WolvesBox) -> str:
    """A part of the mountain for each round won."""
    return "▲" * held.wins + "△" * (box.numbers.wins - held.wins)
