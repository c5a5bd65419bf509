"""Parts of the report: what was taken and what came of it, the book's bands, length, people beside bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING

from vespers.lab import stats
from vespers.lab.charts import Bar, bars, histogram
from vespers.lab.lifts import Lift
from vespers.lab.people import Beside

if TYPE_CHECKING:
    from vespers.lab.report import Page

MOST = 20  # lines of one picture
FEWEST = 20  # seats that took a piece, for its line to be drawn


def kind_of(one: Lift) -> str:
    return one.key.split()[0]


def by_piece(page: Page) -> str:
    """Winner by monk, recipe, power, card …: a picture for every kind of action that names a piece."""
    told = [one for one in page.found.lifts if "=" in one.key and one.won and one.taken >= FEWEST]
    groups = groupby(sorted(told, key=kind_of), kind_of)
    pictures = [pieces(page, list(group)) for _, group in groups]
    inside = "".join(picture for picture in pictures if picture)
    return page.section("pieces", inside, page.say("lab-pieces-said")) if inside else ""


def pieces(page: Page, group: Sequence[Lift]) -> str:
    """One kind: how often those win who took each piece."""
    if len(group) < 2:
        return ""
    best = sorted(group, key=lambda one: -one.won.value if one.won else 0.0)
    shown = best if len(best) <= MOST else [*best[: MOST // 2], *best[-MOST // 2 :]]
    rows = [Bar(page.label(one), one.won, one.chance < stats.LEVEL) for one in shown if one.won]
    return bars(rows, page.percent, kind_of(group[0]), page.fair)


def openings(page: Page) -> str:
    """Winner by the first choice, and by the first two."""
    found = page.found.openings
    drawn = []
    for depth in sorted({len(one.codes) for one in found}):
        rows = [one for one in found if len(one.codes) == depth][:MOST]
        lines = [Bar(opening_name(page.action, one.codes), one.won) for one in rows]
        drawn.append(bars(lines, page.percent, page.say("lab-head-openings"), page.fair))
    said = page.say("lab-openings-said", seats=sum(one.taken for one in found if len(one.codes) == 1))
    return page.section("openings", "".join(drawn), said) if drawn else ""


def opening_name(action: Callable[[int], str], codes: Sequence[int]) -> str:
    return " → ".join(map(action, codes))


def bands(page: Page) -> str:
    """Scores over the book's verdicts: of all, and of the winners."""
    game = page.found.setting.game
    if not page.bands:
        return ""
    pictures = []
    for key, shares in zip(("all", "winners"), page.found.overview.bands(page.bands), strict=True):
        names = [f"{page.say(f'{game}-band-{n}')} ({span(page.bands, n)})" for n in range(len(shares))]
        head = page.say(f"lab-bands-{key}")
        rows = [Bar(name, share) for name, share in zip(names, shares, strict=True)]
        pictures.append(f"<h3>{head}</h3>" + bars(rows, page.percent, head))
    return page.section("bands", "".join(pictures), page.say("lab-bands-said", scores=shares[0].games))


def span(starts: Sequence[int], n: int) -> str:
    """The scores of a band."""
    if n == 0:
        return f"≤ {starts[0] - 1}"
    return f"{starts[n - 1]}–{starts[n] - 1}" if n < len(starts) else f"≥ {starts[-1]}"


def people(page: Page) -> str:
    """People's games beside the bots', and where they do not agree."""
    if not page.people:
        return ""
    columns = ("figure", "bots", "people", "same")
    heads = "".join(f"<th>{escape(page.say(f'lab-column-{key}'))}" for key in columns)
    rows = "".join(people_row(page, one) for one in page.people)
    said = [page.say("lab-people-said", games=page.people[0].people.games)]
    said += [page.say("lab-people-bots", seats=page.people_bots)] if page.people_bots else []
    return page.section("people", f'<div class="wide"><table><tr>{heads}</tr>{rows}</table></div>', *said)


def people_row(page: Page, one: Beside) -> str:
    """One figure of both."""
    form = page.percent if one.is_share else page.number
    cells = [page.say(f"lab-name-{one.name}", seat=one.key[5:])]
    cells += [page.say("lab-interval", **page.between(about, form)) for about in (one.bots, one.people)]
    cells.append(page.say("lab-differ" if one.chance < stats.LEVEL else "lab-agree"))
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


def length(page: Page) -> str:
    """Decisions, turns, estimated minutes, how often there is no choice."""
    picture = histogram(page.found.overview.decisions, page.number, page.say("lab-head-length"))
    pace = page.found.setting.minutes
    seconds = {name: page.number(getattr(pace, name)) for name in ("choice", "forced", "chance")}
    picture += page.examples("short", "typical", "long")
    told = [page.figure("decisions"), turns(page), page.figure("minutes"), page.figure("forced")]
    return page.section("length", picture, *told, page.say("lab-pace", **seconds))


def turns(page: Page) -> str:
    """How many turns there are, where somebody else has some, too."""
    about = page.found.turns
    return page.say("lab-turns", **page.between(about, page.number)) if about and page.seats > 1 else ""
