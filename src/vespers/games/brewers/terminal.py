"""The monastery in a terminal: rooms and who is in them, a panel per monk, what lies on the table."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from vespers.engine.scene import SEAT_COLOURS
from vespers.engine.wording import Say
from vespers.games.brewers.box import BrewersBox
from vespers.games.brewers.pieces import (
    ALWAYS,
    INGREDIENT_OF,
    INGREDIENTS,
    NONE,
    PHASES,
    ROOMS,
)
from vespers.games.brewers.scene.cards import about_werewolf
from vespers.games.brewers.scoring import band
from vespers.games.brewers.view import MonkView, View

FLOOR = (  # as the rooms lie
    ("chapel", "library", "armoury"),
    ("brewery", "cloister", "bakery"),
    ("hop-garden", "courtyard", "forest"),
)
SIGILS = "▲●■◆★✚♦♣"


def draw(view: View, box: BrewersBox, say: Say) -> RenderableType:
    """The monastery above, the monks below, the one who looks first."""
    seats = len(view.monks)
    first = max(view.seat, 0)
    monks = [monk(view, (first + k) % seats, box, say) for k in range(seats)]
    parts: list[RenderableType] = [floor(view, box, say)]
    if view.asked in ("ChooseWerewolf", "DrawWerewolf"):
        parts += [foe(werewolf, 0, box, say) for werewolf in view.offer]
    if view.fight is not None and view.fight.werewolf != NONE:
        parts.append(foe(view.fight.werewolf, view.fight.stage, box, say))
    if view.hermit is not None:
        parts.append(hermit(view, box, say))
    return Group(*parts, Columns(monks, equal=True, expand=True))


def floor(view: View, box: BrewersBox, say: Say) -> RenderableType:
    """Nine places, what they offer, and who is there."""
    grid = Table(show_header=False, show_lines=True, expand=True)
    for _ in FLOOR[0]:
        grid.add_column(ratio=1)
    for row in FLOOR:
        grid.add_row(*[room(view, ROOMS.index(name), box, say) for name in row])
    phase = "" if view.phase >= PHASES else say(f"brewers-phase-{view.phase + 1}")
    left = say("brewers-draw-turn", actions=view.actions, moves=view.moves)
    return Panel(grid, title=escape(phase), subtitle=escape(left))


def room(view: View, number: int, box: BrewersBox, say: Say) -> str:
    """A room: its name, its doors, what it offers, its monks."""
    here = [seat for seat, one in enumerate(view.monks) if one.room == number]
    monks = " ".join(f"[bold {SEAT_COLOURS[seat]}]{SIGILS[seat]}[/]" for seat in here)
    doors = ", ".join(short(say, door) for door in box.near[number])
    offers = [offer(site, box, say) for site in box.sites_in[number]]
    if number == box.meditate:
        offers.append(escape(say("brewers-action-Meditate")))
    name = f"[bold]{escape(say(f'brewers-room-{ROOMS[number]}'))}[/] {monks}"
    return "\n".join([name, *offers, f"[dim]→ {escape(doors)}[/]"])


def short(say: Say, number: int) -> str:
    """A room's name without its article."""
    name = say(f"brewers-room-{ROOMS[number]}")
    return name.split("’", 1)[-1] if "’" in name else name.split(" ", 1)[-1]


def offer(site: int, box: BrewersBox, say: Say) -> str:
    quality = f" [green]{box.quality[site]}[/]" if box.quality[site] else ""
    name = say(f"brewers-site-{box.ids['site'][site]}")
    return f"{escape(name)} [yellow]{box.difficulty[site]}+[/]{quality}"


def foe(werewolf: int, stage: int, box: BrewersBox, say: Say) -> RenderableType:
    """A werewolf that is fought, or might be: all that its card shows."""
    name = say(f"brewers-werewolf-{box.ids['werewolf'][werewolf]}")
    about = "\n".join(say.text(line) for line in about_werewolf(box, werewolf, stage))
    return Panel(escape(about), title=f"[red]{escape(name)}[/]", title_align="left")


def hermit(view: View, box: BrewersBox, say: Say) -> RenderableType:
    """Rival, objective and the event of the phase."""
    assert view.hermit is not None
    night = view.hermit
    rival = say(f"brewers-rival-{box.ids['rival'][night.rival]}")
    lines = [say("brewers-scene-rival", rival=rival, score=night.rival_score, goal=night.target)]
    if night.objective != NONE:
        lines.append(say(f"brewers-objective-{box.ids['objective'][night.objective]}"))
    if night.event != NONE:
        event = f"brewers-night-{box.ids['night'][night.event]}"
        lines.append(say("table-labelled", name=say(event), text=say(f"{event}-help")))
    return Panel(escape("\n".join(lines)))


def monk(view: View, seat: int, box: BrewersBox, say: Say) -> RenderableType:
    """Sheet, noise, dirt, cards and trophies of one player."""
    one, colour = view.monks[seat], SEAT_COLOURS[seat]
    lines = [about_monk(one, box, say), sheet(view, one, say), gauges(one, box, say)]
    lines += [card(number, one, box, say) for number in one.cards]
    for number, taste in zip(one.trophies, one.tastes, strict=True):
        name = say(f"brewers-werewolf-{box.ids['werewolf'][number]}")
        lines.append(f"[red]{escape(name)}[/] {taste}")
    beer = escape(say(f"brewers-band-{band(box, one.score)}"))  # §8.4
    title = f"[{colour}]{SIGILS[seat]} {escape(say.player(seat))}[/] [bold]{one.score}[/] [dim]{beer}[/]"
    return Panel("\n".join(line for line in lines if line), title=title, title_align="left")


def about_monk(one: MonkView, box: BrewersBox, say: Say) -> str:
    """His name and abilities, and what holds him back."""
    if one.monk == NONE:
        return ""
    name = escape(say(f"brewers-monk-{box.ids['monk'][one.monk]}"))
    abilities = ", ".join(say(f"brewers-ability-{ability}") for ability in box.abilities[one.monk])
    troubles = [say(f"brewers-scene-{key}") for key in ("wounded", "webbed") if getattr(one, key)]
    trouble = f" [red]{escape(', '.join(troubles))}[/]" if troubles else ""
    return say("table-labelled", name=name, text=f"[dim]{escape(abilities)}[/]{trouble}")


def sheet(view: View, one: MonkView, say: Say) -> str:
    """The seven phases; a dot is still open."""
    cells = []
    for phase, quality in enumerate(one.sheet):
        letter = say(f"brewers-ingredient-{INGREDIENTS[INGREDIENT_OF[phase]]}")[0]
        shown = str(quality) if quality or phase < view.phase else "·"
        cells.append(f"[reverse]{letter}{shown}[/]" if phase == view.phase else f"{letter}{shown}")
    return " ".join(cells)


def gauges(one: MonkView, box: BrewersBox, say: Say) -> str:
    """Noise up to the attack, and dirt."""
    limit = box.numbers.attack_at
    level = min(one.noise, limit)
    colour = "red" if one.noise >= box.numbers.loud_below else "green"
    noise = (
        f"{say('brewers-scene-noise')} [{colour}]{'█' * level}[/][dim]{'░' * (limit - level)}[/] {one.noise}"
    )
    return f"{noise}  {say('brewers-scene-dirt')} {one.dirt}"


def card(number: int, one: MonkView, box: BrewersBox, say: Say) -> str:
    """A card and what it does; struck out when it is used up."""
    key = f"brewers-card-{box.ids['card'][number]}"
    text = f"[dim]{escape(say(f'{key}-help'))}[/]"
    line = say("table-labelled", name=escape(say(key)), text=text)
    used = box.cards[number].use != ALWAYS and number not in one.ready
    return f"[strike]{line}[/]" if used else line
