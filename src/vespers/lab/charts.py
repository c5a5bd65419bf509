"""Pictures of a report: plain SVG, readable in print and without colours."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import NamedTuple

from vespers.lab.stats import Estimate

WIDTH, LABEL, ROW, TOP = 720, 250, 26, 22
Format = Callable[[float], str]


class Bar(NamedTuple):
    """One line of a chart: its name, its estimate, whether it stands out."""

    name: str
    estimate: Estimate
    loud: bool = False


def bars(rows: Sequence[Bar], number: Format, title: str, line: float | None = None) -> str:
    """Estimates as bars with their intervals; `line` is what would be fair."""
    low = min(0.0, *(row.estimate.low for row in rows))
    high = max(1e-9, line or 0.0, *(row.estimate.high for row in rows))
    scale = (WIDTH - LABEL - 110) / (high - low)

    def x(value: float) -> float:
        return LABEL + (max(low, min(high, value)) - low) * scale

    height = TOP + ROW * len(rows) + 8
    drawn = [bar(row, TOP + ROW * n, x, number) for n, row in enumerate(rows)]
    zero = f'<line class="axis" x1="{x(0):.1f}" x2="{x(0):.1f}" y1="{TOP - 4}" y2="{height - 4}"/>'
    return svg(height, title, zero + "".join(drawn) + fair_line(line, x, height, number))


def bar(row: Bar, y: float, x: Callable[[float], float], number: Format) -> str:
    """A name, a bar from zero, a whisker, the figure."""
    about = row.estimate
    left, right = sorted((x(0), x(about.value)))
    middle = y + ROW / 2
    told = f"{number(about.value)} [{number(about.low)}; {number(about.high)}]"
    told = f"{row.name}: {told}, n = {about.games}"
    return (
        f'<g class="{"loud" if row.loud else "bar"}"><title>{escape(told)}</title>'
        f'<text class="name" x="{LABEL - 8}" y="{middle + 4:.1f}">{escape(short(row.name))}</text>'
        f'<rect x="{left:.1f}" y="{y + 5:.1f}" width="{max(1.0, right - left):.1f}" height="{ROW - 10}"/>'
        f'<path class="whisker" d="M{x(about.low):.1f} {middle:.1f}H{x(about.high):.1f}'
        f'M{x(about.low):.1f} {middle - 4:.1f}v8M{x(about.high):.1f} {middle - 4:.1f}v8"/>'
        f'<text x="{x(about.high) + 6:.1f}" y="{middle + 4:.1f}">{escape(number(about.value))}</text></g>'
    )


def fair_line(line: float | None, x: Callable[[float], float], height: float, number: Format) -> str:
    if line is None:
        return ""
    return (
        f'<line class="fair" x1="{x(line):.1f}" x2="{x(line):.1f}" y1="{TOP - 6}" y2="{height - 4}"/>'
        f'<text class="mark" x="{x(line):.1f}" y="{TOP - 9}">{escape(number(line))}</text>'
    )


def histogram(values: Mapping[float, int], number: Format, title: str, most: int = 24) -> str:
    """Values and how often each came up, in at most so many bins of equal width."""
    low, high = min(values), max(values)
    whole = all(value == int(value) for value in values)
    width = max((high - low) / most, 1e-9)
    if whole:
        width = max(1.0, float(-(-(high - low + 1) // most)))
    counts = [0] * (int((high - low) / width) + 1)
    for value, many in values.items():
        counts[int((value - low) / width)] += many
    step, height = (WIDTH - 80) / len(counts), 200
    rects = [
        column(50 + n * step, step, count / max(counts), f"{number(low + n * width)}: {count}")
        for n, count in enumerate(counts)
    ]
    every = max(1, len(counts) // 10)
    marks = [
        f'<text class="mark" x="{50 + (n + 0.5) * step:.1f}" y="188">{escape(number(low + n * width))}</text>'
        for n in range(0, len(counts), every)
    ]
    return svg(height, title, f'<g class="bar">{"".join(rects)}</g>{"".join(marks)}')


def column(x: float, width: float, part: float, told: str) -> str:
    """One bin of a histogram."""
    tall = 140 * part
    return (
        f'<rect x="{x:.1f}" y="{170 - tall:.1f}" width="{max(1.0, width - 2):.1f}" height="{tall:.1f}">'
        f"<title>{escape(told)}</title></rect>"
    )


def svg(height: float, title: str, inside: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title, quote=True)}">'
        f"{inside}</svg>"
    )


def short(name: str, longest: int = 40) -> str:
    return name if len(name) <= longest else name[: longest - 1] + "…"
