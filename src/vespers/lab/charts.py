"""The charts of a report: SVG shapes with HTML labels, readable on a phone, in print and without colours."""

from __future__ import annotations

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


class Scale:
    """Maps values to percents of the width of a chart."""

    def __init__(self, rows: Sequence[Bar], line: float | None) -> None:
        self.low = min(0.0, *(row.estimate.low for row in rows))
        self.high = max(1e-9, 1.04 * (line or 0.0), *(row.estimate.high for row in rows))

    def __call__(self, value: float) -> float:
        return 100 * (max(self.low, min(self.high, value)) - self.low) / (self.high - self.low)


def bars(rows: Sequence[Bar], number: Format, title: str, line: float | None = None) -> str:
    """Estimates as bars with their intervals; `line` marks the fair value."""
    x = Scale(rows, line)
    drawn = fair(line, x, number) + "".join(bar(row, x, number, line) for row in rows)
    return f'<figure class="bars" aria-label="{escape(title, quote=True)}">{drawn}</figure>'


def bar(row: Bar, x: Scale, number: Format, line: float | None) -> str:
    """A name, a bar from zero with its whisker, the figure with its interval and its games."""
    about = row.estimate
    left, right = sorted((x(0), x(about.value)))
    low, high = x(about.low), x(about.high)
    shapes = f'<rect x="{left:.1f}" y="2" width="{max(0.3, right - left):.1f}" height="6"/>'
    shapes += f'<path class="axis" d="M{x(0):.1f} 0V10"/>'
    shapes += "" if line is None else f'<path class="fair" d="M{x(line):.1f} 0V10"/>'
    shapes += f'<path class="whisker" d="M{low:.1f} 5H{high:.1f}M{low:.1f} 3V7M{high:.1f} 3V7"/>'
    between = f"[{number(about.low)}; {number(about.high)}] · {about.games}"
    return (
        f'<div class="row{" loud" if row.stands_out else ""}"><span class="name">{escape(row.name)}</span>'
        f'<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">{shapes}</svg>'
        f'<span class="value"><b>{escape(number(about.value))}</b> <small>{escape(between)}</small></span>'
        "</div>"
    )


def fair(line: float | None, x: Scale, number: Format) -> str:
    """The label of the fair value, above the bars."""
    if line is None:
        return ""
    mark = f'<span style="left:{x(line):.1f}%">{escape(number(line))}</span>'
    return f'<div class="row"><span class="name"></span><div class="marks">{mark}</div></div>'


def histogram(values: Mapping[float, int], number: Format, title: str) -> str:
    """Counted values in at most 24 bins of equal width."""
    low, high = min(values), max(values)
    width = max((high - low) / 24, 1e-9)
    if all(value == int(value) for value in values):
        width = max(1.0, float(-(-(high - low + 1) // 24)))
    return binned(values, low, width, int((high - low) / width) + 1, number, title)


def binned(
    values: Mapping[float, int], low: float, width: float, count: int, number: Format, title: str
) -> str:
    """Counted values in `count` bins from `low` on; the upper end belongs to the last bin."""
    counts = [0] * count
    for value, often in values.items():
        counts[min(count - 1, int((value - low) / width))] += often
    named = [number(low + n * width) for n in range(len(counts))]
    rects = [column(n, count / max(counts), f"{named[n]}: {count}") for n, count in enumerate(counts)]
    marks = [
        f'<span style="left:{100 * (n + 0.5) / len(counts):.1f}%">{escape(named[n])}</span>'
        for n in range(0, len(counts), max(1, len(counts) // 10))
    ]
    return (
        f'<figure class="histogram"><svg viewBox="0 0 {10 * len(counts)} 100" preserveAspectRatio="none" '
        f'role="img" aria-label="{escape(title, quote=True)}">{"".join(rects)}</svg>'
        f'<div class="marks">{"".join(marks)}</div></figure>'
    )


def column(n: int, part: float, label: str) -> str:
    """One bin of a histogram."""
    tall = 100 * part
    shape = f'<rect x="{10 * n + 1}" y="{100 - tall:.1f}" width="8" height="{tall:.1f}">'
    return f"{shape}<title>{escape(label)}</title></rect>"
