"""The charts of a report: SVG shapes with HTML labels, readable on a phone, in print and without colours."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import NamedTuple

from vespers.lab.stats import Estimate

Format = Callable[[float], str]


class Bar(NamedTuple):
    """One bar of a chart: its name, its estimate, whether it stands out."""

    name: str
    estimate: Estimate
    stands_out: bool = False
    where: str = ""  # the games behind it (`games_behind`)


Link = Callable[[str], str]  # the address of the games behind a bar; empty: there is none


def nowhere(_: str) -> str:
    """A page that stands alone leads to no games but its own."""
    return ""


def linked(inside: str, address: str) -> str:
    return f'<a href="{escape(address, quote=True)}">{inside}</a>' if address else inside


class Scale:
    """Maps values to percents of the width of a chart."""

    def __init__(self, rows: Sequence[Bar], line: float | None) -> None:
        self.low = min(0.0, *(row.estimate.low for row in rows))
        self.high = max(1e-9, 1.04 * (line or 0.0), *(row.estimate.high for row in rows))

    def __call__(self, value: float) -> float:
        return 100 * (max(self.low, min(self.high, value)) - self.low) / (self.high - self.low)


def bars(
    rows: Sequence[Bar], number: Format, title: str, line: float | None = None, link: Link = nowhere
) -> str:
    """Estimates as bars with their intervals over an axis; `line` marks the fair value."""
    x = Scale(rows, line)
    drawn = fair(line, x, number) + "".join(bar(row, x, number, line, link) for row in rows)
    drawn += marks([(x(value), number(value)) for value in ticks(x.low, x.high)], "scale")
    return f'<figure class="bars" aria-label="{escape(title, quote=True)}">{drawn}</figure>'


def bar(row: Bar, x: Scale, number: Format, line: float | None, link: Link = nowhere) -> str:
    """A name, a bar from zero with its whisker, the figure with its interval and its games."""
    about = row.estimate
    left, right = sorted((x(0), x(about.value)))
    low, high = x(about.low), x(about.high)
    shapes = f'<rect x="{left:.1f}" y="2" width="{max(0.3, right - left):.1f}" height="6"/>'
    shapes += f'<path class="axis" d="M{x(0):.1f} 0V10"/>'
    shapes += "" if line is None else f'<path class="fair" d="M{x(line):.1f} 0V10"/>'
    shapes += f'<path class="whisker" d="M{low:.1f} 5H{high:.1f}M{low:.1f} 3V7M{high:.1f} 3V7"/>'
    between = f"[{number(about.low)}; {number(about.high)}] · {about.games}"
    name = linked(escape(row.name), link(row.where) if row.where else "")
    return (
        f'<div data-row class="row{" loud" if row.stands_out else ""}"><span class="name">{name}</span>'
        f'<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">{shapes}</svg>'
        f'<span class="value"><b>{escape(number(about.value))}</b> <small>{escape(between)}</small></span>'
        "</div>"
    )


def fair(line: float | None, x: Scale, number: Format) -> str:
    """The label of the fair value, above the bars."""
    if line is None:
        return ""
    return marks([(x(line), number(line))], "even")


def marks(places: Sequence[tuple[float, str]], kind: str) -> str:
    """Numbers above or below the bars, each at its place in per cent."""
    inside = "".join(f'<span style="left:{place:.1f}%">{escape(text)}</span>' for place, text in places)
    return f'<div class="row {kind}"><span class="name"></span><div class="marks">{inside}</div></div>'


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Round values between two others, 0 among them if it lies between: steps of 1, 2 or 5 times 10ⁿ."""
    rough = (high - low) / most
    unit = 10.0 ** math.floor(math.log10(rough))
    step = next(factor * unit for factor in (1, 2, 5, 10) if factor * unit >= rough)
    return [n * step for n in range(math.ceil(low / step), math.floor(high / step) + 1)]


def histogram(
    values: Mapping[float, int], number: Format, title: str, kind: str = "", link: Link = nowhere
) -> str:
    """Counted values in at most 24 bins of equal width; `kind` names the figure in links."""
    low, high = min(values), max(values)
    width = max((high - low) / 24, 1e-9)
    if all(value == int(value) for value in values):
        width = max(1.0, float(-(-(high - low + 1) // 24)))
    return binned(values, (low, width, int((high - low) / width) + 1), number, title, kind, link)


def binned(
    values: Mapping[float, int],
    bins: tuple[float, float, int],
    number: Format,
    title: str,
    kind: str = "",
    link: Link = nowhere,
) -> str:
    """Counted values in `count` bins from `low` on; the upper end belongs to the last bin."""
    low, width, count = bins
    counts = [0] * count
    for value, often in values.items():
        counts[min(count - 1, int((value - low) / width))] += often
    named = [number(low + n * width) for n in range(len(counts))]
    tops = [low + (n + 1) * width for n in range(len(counts))]
    tops[-1] = math.nextafter(max(tops[-1], *values), math.inf)  # the upper end belongs to the last bin
    where = [f"{kind}:{low + n * width!r}..{top!r}" for n, top in enumerate(tops)]
    rects = [
        linked(
            column(n, often / max(counts), f"{named[n]}: {often}"), link(where[n]) if kind and often else ""
        )
        for n, often in enumerate(counts)
    ]
    heights = "".join(
        f'<span style="bottom:{100 * value / max(counts):.1f}%">{value:g}</span>'
        for value in ticks(0, max(counts), 4)
        if value == int(value)
    )
    below = [
        f'<span style="left:{100 * (n + 0.5) / len(counts):.1f}%">{escape(named[n])}</span>'
        for n in range(0, len(counts), max(1, len(counts) // 10))
    ]
    return (
        f'<figure class="histogram"><div class="heights">{heights}</div>'
        f'<svg viewBox="0 0 {10 * len(counts)} 100" preserveAspectRatio="none" '
        f'role="img" aria-label="{escape(title, quote=True)}">{"".join(rects)}</svg>'
        f'<div class="marks">{"".join(below)}</div></figure>'
    )


def column(n: int, part: float, label: str) -> str:
    """One bin of a histogram."""
    tall = 100 * part
    shape = f'<rect x="{10 * n + 1}" y="{100 - tall:.1f}" width="8" height="{tall:.1f}">'
    return f"{shape}<title>{escape(label)}</title></rect>"
