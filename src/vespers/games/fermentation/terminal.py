"""Triple Fermentation in a terminal: the monastery and its doors, the hunter's gauge, the monks' boards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text

from vespers.engine.scene import SEAT_COLOURS
from vespers.engine.wording import Say
from vespers.games.fermentation.box import FermentationBox
from vespers.games.fermentation.pieces import (
    DOOR,
    DRUNKEST,
    INGREDIENTS,
    LOUDEST,
    NOTHING,
    PHASES,
    PLACES,
    ROWS,
    USES,
    position,
)
from vespers.games.fermentation.view import MonkView, View

SIGILS = ("▲", "●", "■", "◆", "★", "✚")
WIDE = 19  # columns for a tile, where there is room
NARROW = 8  # below, a name says nothing
BOARD = 46  # columns for a monk's board, where there is room
SIGNS = {"gather": "⚘", "draw": "▤", "hunt": "☾", "noise": "♪"}


@dataclass(frozen=True)
class Drawing:
    """Status, monastery, monks, as wide as the screen allows."""

    view: View
    box: FermentationBox
    say: Say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, box, say, room = self.view, self.box, self.say, options.max_width
        yield Panel(status(view, box, say), expand=False)
        if len(view.tiles) == len(PLACES):
            rows = Text.from_markup(monastery(view, box, say, tile_width(room)), overflow="crop")
            rows.no_wrap = True
            yield rows
        monks = [monk for monk in view.monks if monk.monk != NOTHING]
        if monks:
            boards = [board(view, monk, box, say, min(BOARD, room)) for monk in monks]
            yield Columns(boards, padding=(0, 1))


def draw(view: View, box: FermentationBox, say: Say) -> RenderableType:
    """What lies on the table is the same for everybody."""
    return Drawing(view, box, say)


def tile_width(room: int) -> int:
    """The longest row fits, as long as a name can be told."""
    return max(NARROW, min(WIDE, room // max(ROWS)))


def status(view: View, box: FermentationBox, say: Say) -> str:
    """The hunter's board."""
    hunter = say(f"fermentation-hunter-{box.hunter_names[view.hunter]}")
    noise = say("fermentation-draw-noise-of-all", noise=view.gauge, threshold=view.threshold)
    phase = f"{say('fermentation-draw-phase', phase=view.phase + 1)} · {noise}"
    lines = [f"[bold]{escape(hunter)}[/]  {escape(phase)}  [red]{bar(view.gauge, view.threshold)}[/]"]
    if view.floor or view.howl:
        lines.append(escape(say("fermentation-draw-effects", floor=view.floor, howl=view.howl)))
    for moon in view.moons:
        name = f"fermentation-moon-{box.moon_names[moon]}"
        text = escape(say(f"{name}-help"))
        lines.append(say("table-labelled", name=f"☾ [bold]{escape(say(name))}[/]", text=text))
    return "\n".join(lines)


def bar(level: int, full: int) -> str:
    return "●" * min(level, full) + "○" * max(0, full - level)


# --- The monastery


def monastery(view: View, box: FermentationBox, say: Say, wide: int = WIDE) -> str:
    """Three rows of tiles, with the doors between them."""
    lines: list[str] = []
    for row, columns in enumerate(ROWS):
        places = [place for place in PLACES if position(place)[0] == row]
        lines.extend(tile_row(view, places, box, say, wide))
        if row + 1 < len(ROWS):
            lines.append(doors_below(view, row, columns, wide))
    return "\n".join(lines)


def tile_row(view: View, places: Sequence[int], box: FermentationBox, say: Say, wide: int) -> list[str]:
    """Name and use of each tile, and below who stands there."""
    names, people = [], []
    for n, place in enumerate(places):
        tile = view.tiles[place]
        sign = SIGNS[USES[box.use[tile]]]
        name = fitted(f"{sign} {say(f'fermentation-tile-{box.tile_names[tile]}')}", wide - 1)
        way = door(view, places[n - 1], place, "═", "╳") if n else ""
        names.append(f"{way}[bold]{escape(name)}[/]")
        people.append((" " if n else "") + caps(view, place, wide - 1))
    return ["".join(names), "".join(people)]


def fitted(name: str, room: int) -> str:
    return (name if len(name) <= room else name[: room - 1] + "…").ljust(room)


def door(view: View, place: int, other: int, open_sign: str, closed_sign: str) -> str:
    closed = DOOR[place][other] in view.closed
    return f"[red]{closed_sign}[/]" if closed else f"[dim]{open_sign}[/]"


def caps(view: View, place: int, room: int) -> str:
    """Standing monks by their sigil, lying ones in brackets; close together where many meet."""
    here = [monk for monk in view.monks if monk.place == place]
    shown = [(SIGILS[m.seat] if m.standing else f"({SIGILS[m.seat]})", SEAT_COLOURS[m.seat]) for m in here]
    length = sum([len(sign) + 1 for sign, _ in shown])
    space = " " if length <= room else ""
    signs = "".join([f"[{colour}]{sign}[/]{space}" for sign, colour in shown])
    return signs + " " * max(0, room - length + (0 if space else len(shown)))


def doors_below(view: View, row: int, columns: int, wide: int) -> str:
    """The doors between a row and the next."""
    cells = []
    for column in range(min(columns, ROWS[row + 1])):
        upper = sum(ROWS[:row]) + column
        cells.append("   " + door(view, upper, sum(ROWS[: row + 1]) + column, "║", "╳") + " " * (wide - 4))
    return "".join(cells)


# --- The monks


def board(view: View, monk: MonkView, box: FermentationBox, say: Say, wide: int) -> RenderableType:
    """Noise, alcohol, recipe, cards and trophies of one monk."""
    colour = SEAT_COLOURS[monk.seat]
    lines = [
        f"[bold]{escape(say(f'fermentation-monk-{box.monk_names[monk.monk]}'))}[/]{state_of(monk, say)}",
        f"{escape(say('fermentation-draw-noise'))} [red]{bar(monk.noise, LOUDEST)}[/]  "
        f"{escape(say('fermentation-draw-alcohol'))} [yellow]{bar(monk.alcohol, DRUNKEST)}[/]",
        *[phase_line(view, monk, phase, say) for phase in PHASES],
        figures(monk, say),
    ]
    lines.extend([f"· {escape(say(f'fermentation-card-{box.card_names[card]}'))}" for card in monk.cards])
    lines.extend([f"☾ {escape(say(f'fermentation-wolf-{box.wolf_names[wolf]}'))}" for wolf in monk.trophies])
    border = colour if monk.seat == view.active else "dim"
    title = f"[{colour}]{SIGILS[monk.seat]} {escape(say.player(monk.seat))}[/]"
    return Panel("\n".join(lines), title=title, title_align="left", border_style=border, width=wide)


def state_of(monk: MonkView, say: Say) -> str:
    """Lying, asleep, concentrated."""
    words = []
    if monk.asleep:
        words.append(say("fermentation-draw-asleep"))
    elif not monk.standing:
        words.append(say("fermentation-draw-lying"))
    if monk.focused:
        words.append(say("fermentation-draw-focused"))
    return f" [italic]({escape(', '.join(words))})[/]" if words else ""


def phase_line(view: View, monk: MonkView, phase: int, say: Say) -> str:
    """The spaces of a phase: what lies there, or a dash; a cross marks a cube."""
    spaces = []
    for number, space in enumerate(monk.vat):
        if space.phase == phase:
            name = say(f"fermentation-ingredient-{INGREDIENTS[space.ingredient]}")
            spaces.append(f"[dim]{number + 1}[/] {escape(name)} [bold]{space.taste or '–'}[/]")
    mark = "›" if phase == view.phase else " "
    cube = " [red]×[/]" if phase in monk.early else ""
    return f"{mark}{phase + 1} {', '.join(spaces)}{cube}"


def figures(monk: MonkView, say: Say) -> str:
    """The numbers one compares."""
    pairs = [("discs", monk.discs), ("traps", monk.traps), ("taste", monk.score)]
    return "  ".join([f"{escape(say(f'fermentation-draw-{key}'))} [bold]{n}[/]" for key, n in pairs])
