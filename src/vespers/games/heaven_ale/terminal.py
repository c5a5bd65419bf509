"""Heaven & Ale in a terminal: the track with its tiles and figures, the gardens, the production tracks."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from vespers.engine.messages import Action
from vespers.engine.scene import SEAT_COLOURS
from vespers.engine.wording import Say
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.messages import Enter, Sell
from vespers.games.heaven_ale.pieces import (
    BARRELS,
    COLOUR,
    FERTILITY,
    FIRST_SHADY,
    GARDEN,
    HEX_NAMES,
    MONK_TILE,
    NONE,
    PLACES,
    PRIVILEGES,
    RESOURCES,
    SITE_NAMES,
    SPOTS,
)
from vespers.games.heaven_ale.view import AbbeyView, SpaceView, View

SIGILS = ("▲", "●", "■", "◆")
PAINT = ("orange4", "white", "green", "blue", "yellow")  # wood, yeast, hops, water, barley
PER_ROW = 7  # spaces of the track in a line, for 80 columns
SIGNS = {"resource": "R", "monk": "M", "barrel": "K"}  # as in RULES.md, in all languages
WIDE = 6  # columns for a hex


def draw(view: View, box: Box, say: Say) -> RenderableType:
    """The track above, then the gardens, the viewer's first."""
    seats = len(view.abbeys)
    me = max(view.seat, 0)
    order = [(me + k) % seats for k in range(seats)]
    gardens = [abbey(view, seat, box, say) for seat in order]
    return Group(track(view, say), Columns(gardens, padding=(0, 1)))


def note(view: View, box: Box, action: Action, say: Say) -> str:
    """What an option brings: the ducats of a card, the income of a place."""
    match action:
        case Sell(card=card):
            return say("heaven-ale-scene-sells-for", ducats=box.emergency[1 << card])
        case Enter(place=place):
            return say(
                f"heaven-ale-about-place-{PLACES[place]}", number=box.places[place], points=box.first_points
            )
    return ""


# --- The track


def track(view: View, say: Say) -> RenderableType:
    """All spaces in walking order, with the starting area in the title's line."""
    grid = Table(show_header=False, show_lines=True, padding=(0, 0))
    for _ in range(PER_ROW):
        grid.add_column(width=9)
    spaces = [space(view, number, say) for number in range(1, len(view.track))]
    for start in range(0, len(spaces), PER_ROW):
        grid.add_row(*spaces[start : start + PER_ROW])
    begun = say("heaven-ale-draw-round", round=view.round, rounds=view.rounds)
    title = begun if view.round else say("heaven-ale-title")  # §1.5 places are chosen before the first round
    return Panel(Group(grid, starting_area(view, say), barrels(view, say)), title=title, expand=False)


def space(view: View, number: int, say: Say) -> str:
    """Number and kind, what lies there, who stands there."""
    here = view.track[number]
    parts = [f"[dim]{number}[/] {sign(here)} {figures(view, number)}".rstrip(), goods(here, say)]
    return "\n".join(part for part in parts if part)


def sign(here: SpaceView) -> str:
    """§1.1 What a space offers, as RULES.md writes it."""
    if here.offers == "disc":
        return f"[bold]{'/'.join(here.letters)}[/]"
    return SIGNS[here.offers] + (str(here.cost) if here.cost else "")


def goods(here: SpaceView, say: Say) -> str:
    """Discs, or tiles, two in a line."""
    if here.offers == "disc":
        return "◉" * here.discs
    tiles = [tile(number, say) for number in here.tiles]
    return "\n".join(" ".join(tiles[k : k + 2]) for k in range(0, len(tiles), 2))


def figures(view: View, number: int) -> str:
    here = [seat for seat, abbey in enumerate(view.abbeys) if abbey.space == number]
    return "".join(figure(seat) for seat in here)


def figure(seat: int) -> str:
    return f"[{SEAT_COLOURS[seat]}]{SIGILS[seat]}[/]"


def starting_area(view: View, say: Say) -> str:
    """The four places and who stands on them."""
    parts = []
    for number, name in enumerate(PLACES):
        here = [figure(seat) for seat, abbey in enumerate(view.abbeys) if abbey.place == number]
        parts.append(f"{escape(say(f'heaven-ale-place-{name}'))} {''.join(here) or '·'}")
    return say("table-labelled", name=escape(say("heaven-ale-space-start")), text="   ".join(parts))


def barrels(view: View, say: Say) -> str:
    """The barrels in the middle: the large one as ◉, the small one alone as ○."""
    left = [
        f"{'◉' if number in view.large else '○'} {escape(say(f'heaven-ale-barrel-{name}'))}"
        for number, name in enumerate(BARRELS)
        if number in view.small
    ]
    return f"[dim]{say('table-labelled', name=say('heaven-ale-draw-barrels'), text=', '.join(left))}[/]"


def tile(number: int, say: Say) -> str:
    """Two letters and the fertility in the colour of the resource, or the number of a monk."""
    if number >= MONK_TILE:
        return f"[magenta]{say('heaven-ale-draw-brother')}{number - MONK_TILE + 1}[/]"
    short = say(f"heaven-ale-draw-{RESOURCES[COLOUR[number]]}")
    return f"[{PAINT[COLOUR[number]]}]{short}{FERTILITY[number]}[/]"


# --- An abbey


def abbey(view: View, seat: int, box: Box, say: Say) -> RenderableType:
    """Garden, production and belongings of one player."""
    mine = view.abbeys[seat]
    parts = [garden(mine, say), production(mine, say), discs(mine, say), belongings(mine, box, say)]
    head = say("heaven-ale-draw-purse", ducats=mine.ducats, points=mine.forecast)
    title = f"[{SEAT_COLOURS[seat]}]{SIGILS[seat]} {escape(say.player(seat))}[/]  {head}"
    return Panel("\n".join(part for part in parts if part), title=title, title_align="left", expand=False)


def garden(mine: AbbeyView, say: Say) -> str:
    """The hexes row by row, each row set off by half a hex."""
    lines = []
    for row in GARDEN.strip().splitlines():
        names = row.split()
        drawn = "".join(ground(mine, name, say) for name in names)
        lines.append(" " * ((7 - len(names)) * WIDE // 2) + drawn)
    return "\n".join(lines)


def ground(mine: AbbeyView, name: str, say: Say) -> str:
    """One hex: its tile, or its name; a site with its building."""
    if name in SITE_NAMES:
        kind = mine.buildings[SITE_NAMES.index(name)]
        shown = f"⌂{kind}" if kind != NONE else f"({name})"
        return f"[{'bold' if kind != NONE else 'dim'}]{shown:^{WIDE}}[/]"
    number = HEX_NAMES.index(name)
    lying = mine.garden[number]
    if lying == NONE:
        return f"[dim {'yellow' if number < FIRST_SHADY else 'blue'}]{name:^{WIDE}}[/]"
    length = (
        len(say("heaven-ale-draw-wood")) + 1 if lying < MONK_TILE else 1 + len(say("heaven-ale-draw-brother"))
    )
    left = (WIDE - length) // 2
    return " " * left + tile(lying, say) + " " * (WIDE - length - left)


def production(mine: AbbeyView, say: Say) -> str:
    """The five markers and the brewmaster, with their spaces."""
    markers = [
        f"[{PAINT[colour]}]{escape(say(f'heaven-ale-resource-{name}'))} {mine.markers[colour]}[/]"
        for colour, name in enumerate(RESOURCES)
    ]
    master = f"[bold]{escape(say('heaven-ale-place-brewmaster'))} {mine.brewmaster}[/]"
    return "  ".join([*markers, master])


def discs(mine: AbbeyView, say: Say) -> str:
    """The five pairs of activation spots: ◉ with a disc."""
    signs = ["X", *[say(f"heaven-ale-draw-{name}") for name in RESOURCES]]
    signs += [f"{say('heaven-ale-draw-brother')}{n}" for n in range(1, 5)]
    spots = [f"{'◉' if spot in mine.discs else '○'}{signs[spot]}" for spot in range(len(SPOTS))]
    return "  ".join(f"{spots[k]} {spots[k + 1]}" for k in range(0, len(spots), 2))


def belongings(mine: AbbeyView, box: Box, say: Say) -> str:
    """Cards in hand, cards placed, barrels; nothing where there is nothing."""
    groups = [
        ("cards", [f"heaven-ale-privilege-{PRIVILEGES[card]}" for card in mine.cards]),
        ("placed", [f"heaven-ale-privilege-{PRIVILEGES[card]}" for card in mine.placed]),
        ("large", [f"heaven-ale-barrel-{BARRELS[barrel]}" for barrel in mine.large]),
        ("small", [f"heaven-ale-barrel-{BARRELS[barrel]}" for barrel in mine.small]),
    ]
    lines = [
        say(
            "table-labelled",
            name=f"[dim]{say(f'heaven-ale-draw-{name}')}[/]",
            text=escape(", ".join(say(key) for key in keys)),
        )
        for name, keys in groups
        if keys
    ]
    return "\n".join(lines)
