"""The figures as a table for people, with notes on what is not comparable below it."""

from __future__ import annotations

from typing import Any

from bench.subjects import YARDSTICK

HEAD = (
    "",
    "players",
    "decisions/s",
    f"× {YARDSTICK}",
    "games/s",
    "decisions",
    "options",
    "clone µs",
    "match kB",
    "quiet",
)
GENERAL = """\
decisions: by players, per game. options: per decision. match: all that a match remembers at its end.
quiet: slices whose calibration is within 15 % of the subject's best; figures are medians of 3 or more.

What is not comparable
- × compares decisions per second only, and every game is another game: a decision among twenty options is
  more work than a forced one, and a short game is set up more often.
- In our games the draws of chance take their part of the same time and are not counted as decisions.
- Peers are played by a loop of ours through their own interface; our own playout loop is in our kernel."""


def table(figures: dict[str, Any]) -> str:
    """The whole text."""
    subjects = figures["subjects"]
    measured = [s for s in subjects if "error" not in s]
    yardstick = next((s["decisions_per_second"] for s in measured if s["name"] == YARDSTICK), None)
    machine = figures["machine"]
    place = "not pinned to a core" if machine["core"] is None else f"core {machine['core']}"
    lines = [
        f"Random playouts, processor time; Python {machine['python']}, {machine['system']}, {place}"
        + (" (short: rough figures)" if figures["short"] else ""),
        "",
        *aligned([HEAD, *(row(s, yardstick) for s in measured)]),
        "",
        *(f"{s['name']}: not measured: {s['error']}" for s in subjects if "error" in s),
        GENERAL,
        *(f"- {s['name']}: {s['note']}" for s in measured if s["note"]),
    ]
    return "\n".join(lines) + "\n"


def row(subject: dict[str, Any], yardstick: float | None) -> tuple[str, ...]:
    speed, memory = subject["decisions_per_second"], subject["memory_kb"]
    return (
        subject["name"],
        str(subject["players"]),
        f"{speed:,.0f}",
        "–" if yardstick is None else f"{speed / yardstick:.1f}",
        f"{subject['games_per_second']:,.0f}",
        f"{subject['decisions_per_game']:,.0f}",
        f"{subject['options']:.1f}",
        f"{subject['clone_us']:,.2f}",
        "–" if memory is None else f"{memory:.0f}",
        f"{subject['quiet_slices']}/{subject['slices']}",
    )


def aligned(rows: list[tuple[str, ...]]) -> list[str]:
    """The first column to the left, the others to the right."""
    widths = [max(len(cells[n]) for cells in rows) for n in range(len(HEAD))]
    lines = [
        "  ".join([c[0].ljust(widths[0]), *(c[n].rjust(widths[n]) for n in range(1, len(HEAD)))])
        for c in rows
    ]
    return [lines[0], "-" * len(lines[0]), *lines[1:]]
