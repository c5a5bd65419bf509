"""Sections of the report about options: what each is worth, all of them in tables, two levels, openings."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from vespers.lab import stats
from vespers.lab.charts import Bar, bars, linked
from vespers.lab.lead import DRAW
from vespers.lab.levels import LevelPair, level_pairs
from vespers.lab.openings import Opening
from vespers.lab.option_effects import OptionEffect
from vespers.lab.stats import Estimate
from vespers.lab.study import SECOND

if TYPE_CHECKING:
    from vespers.lab.report import Page

MOST = 20  # bars in one chart
FEWEST = 20  # seats that took a piece, for its bar to be shown
NOTHING = "–"


class Linked(NamedTuple):
    """A cell that leads to the games behind its row."""

    text: str
    where: str
    stands_out: bool = False


Row = Sequence[str | Linked]


def table(page: Page, columns: Sequence[str], rows: Sequence[Row]) -> str:
    """A table with the heads of these columns."""
    heads = "".join(f"<th>{escape(page.say(f'lab-column-{key}'))}" for key in columns)
    lines = "".join(line(page, row) for row in rows)
    return f'<div class="wide"><table><tr>{heads}</tr>{lines}</table></div>'


def line(page: Page, row: Row) -> str:
    """One row of a table."""
    loud = any(isinstance(cell, Linked) and cell.stands_out for cell in row)
    inside = "".join(f"<td>{cell_of(page, cell)}</td>" for cell in row)
    return f"<tr data-row{' class=loud' if loud else ''}>{inside}</tr>"


def cell_of(page: Page, cell: str | Linked) -> str:
    if isinstance(cell, Linked):
        return linked(escape(cell.text), page.link(cell.where))
    return escape(cell)


def folded(page: Page, columns: Sequence[str], rows: Sequence[Row]) -> str:
    """A table that opens with a click."""
    head = escape(page.say("lab-all", many=len(rows)))
    return f"<details><summary>{head}</summary>{table(page, columns, rows)}</details>"


def ends(options: Sequence[OptionEffect]) -> Sequence[OptionEffect]:
    """The first and the last of many."""
    return options if len(options) <= MOST else [*options[: MOST // 2], *options[-MOST // 2 :]]


def worths(page: Page, kind: str) -> str:
    """What the options of a kind are worth: the best and the worst as bars, all in a table."""
    options = [one for one in page.found.effects if one.kind == kind]
    ranked = sorted(
        (one for one in options if one.lift), key=lambda one: -one.lift.value if one.lift else 0.0
    )
    if not options:
        return ""
    rows = [
        Bar(page.label(one), one.lift, one.chance < stats.LEVEL, where(one))
        for one in ends(ranked)
        if one.lift
    ]
    picture = bars(rows, page.points, page.say(f"lab-head-{kind}"), link=page.link) if rows else ""
    everything = [*ranked, *(one for one in options if one.lift is None)]
    columns = ("option", "occasions", "taken", "won", "worth")
    inside = picture + folded(page, columns, [cells(page, one) for one in everything])
    text = page.say(f"lab-{kind}-note", shown=len(rows), options=len(options))
    return page.section(kind, inside, text)


def where(one: OptionEffect) -> str:
    """The games in which somebody took an option."""
    return f"{one.kind}:{one.key}"


def cells(page: Page, one: OptionEffect) -> list[str | Linked]:
    """One option in the table of all options."""
    taken = f"{one.taken} / {one.offered} ({page.percent(one.rate.value)})"
    wins = page.range(one.won, page.percent) if one.won else NOTHING
    name = Linked(page.label(one), where(one), one.chance < stats.LEVEL)
    return [name, str(one.decisions), taken, wins, worth_of(page, one)]


def worth_of(page: Page, one: OptionEffect | Opening) -> str:
    """The worth with its interval; a star where it stands out."""
    return page.range(one.lift, page.points, one.chance < stats.LEVEL) if one.lift else NOTHING


def levels(page: Page) -> str:
    """Both levels side by side where they disagree; all options in a table."""
    pairs = level_pairs(page.found.effects, page.found.second)
    if not pairs:
        return ""
    names = [page.found.plan.blocks[0].line_ups[0][0], page.found.plan.block(SECOND).line_ups[0][0]]
    first, second = map(page.player, names)
    apart = [one for one in pairs if one.disagree]
    columns = ("option", "first-worth", "second-worth", "first-taken", "second-taken")
    inside = table(page, columns, [level_cells(page, one) for one in apart]) if apart else ""
    inside += folded(page, columns, [level_cells(page, one) for one in pairs])
    values = {"first": first, "second": second, "apart": len(apart), "options": len(pairs)}
    games = page.found.plan.block(SECOND).games
    return page.section("levels", inside, page.say("lab-levels-note", **values, games=games))


def level_cells(page: Page, pair: LevelPair) -> list[str | Linked]:
    both = (pair.first, pair.second)
    worth = [page.range(one.lift, page.points) if one.lift else NOTHING for one in both]
    name = Linked(page.label(pair.first), where(pair.first), pair.disagree)
    return [name, *worth, *[page.percent(one.rate.value) for one in both]]


def kind_of(one: OptionEffect) -> str:
    return one.key.split()[0]


def by_piece(page: Page) -> str:
    """How often each monk, recipe, power … wins: one chart per kind of action that names a piece.

    Only pieces that a seat decides on once a game: others are taken most by the seat that is asked most.
    """
    settings = [
        one
        for one in page.found.choices()
        if "=" in one.key and one.once and one.won and one.taken >= FEWEST and one.kind != DRAW
    ]
    groups = groupby(sorted(settings, key=kind_of), kind_of)
    inside = "".join(piece_bars(page, list(group)) for _, group in groups)
    return page.section("pieces", inside, page.say("lab-pieces-note")) if inside else ""


def piece_bars(page: Page, group: Sequence[OptionEffect]) -> str:
    """One kind of action: how often seats win that took each piece."""
    if len(group) < 2:
        return ""
    best = sorted(group, key=lambda one: -one.won.value if one.won else 0.0)
    rows = [
        Bar(page.label(one), one.won, one.chance < stats.LEVEL, where(one)) for one in ends(best) if one.won
    ]
    return bars(rows, page.percent, kind_of(group[0]), page.fair, page.link)


def openings(page: Page) -> str:
    """How often each first choice wins, and each pair of first choices, the best first."""
    found = page.found.openings
    drawn = []
    for depth in sorted({len(one.codes) for one in found}):
        rows = sorted((one for one in found if len(one.codes) == depth), key=lambda one: -one.won.value)
        shown = rows if len(rows) <= MOST else [*rows[: MOST // 2], *rows[-MOST // 2 :]]
        lines = [
            Bar(page.opening(one), one.won, one.chance < stats.LEVEL, opening_where(one)) for one in shown
        ]
        drawn.append(bars(lines, page.percent, page.say("lab-head-openings"), page.fair, page.link))
        every = [opening_cells(page, one) for one in rows]
        drawn.append(folded(page, ("opening", "won", "worth"), every))
    text = page.say("lab-openings-note", seats=sum(one.taken for one in found if len(one.codes) == 1))
    return page.section("openings", "".join(drawn), text) if drawn else ""


def opening_where(one: Opening) -> str:
    """The games in which a seat opened like this."""
    return f"opening:{','.join(map(str, one.codes))}"


def opening_cells(page: Page, one: Opening) -> list[str | Linked]:
    name = Linked(page.opening(one), opening_where(one), one.chance < stats.LEVEL)
    return [name, won_of(page, one.won), worth_of(page, one)]


def won_of(page: Page, about: Estimate) -> str:
    return page.range(about, page.percent) + f" · {about.games}"
