"""What an answer would change, as the difference of two scenes: no game says it, the engine finds it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import msgspec

from vespers.engine.scene.boards import Figure, Gauge, Mark
from vespers.engine.scene.drawing import Scene
from vespers.engine.scene.pieces import AnyPiece, Tally

T = TypeVar("T")


class Preview(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Pieces where they would lie, and what signs, figures and marks would then say."""

    pieces: tuple[AnyPiece, ...] = ()
    tallies: tuple[Tally, ...] = ()
    figures: tuple[Figure, ...] = ()
    marks: tuple[Mark, ...] = ()


def difference(before: Scene, after: Scene) -> Preview:
    """What is new in the second scene, or another than in the first."""
    lay = {piece.id: piece for piece in pieces_of(before)}
    moved = [p for p in pieces_of(after) if p.id not in lay or lay[p.id].on != p.on]
    tallies = [p for p in pieces_of(after) if isinstance(p, Tally) and changed(lay.get(p.id), p)]
    figures = {figure.id: figure for figure in figures_of(before)}
    marks = {mark.id: mark for mark in marks_of(before)}
    return Preview(
        pieces=tuple(piece for piece in moved if not isinstance(piece, Tally)),
        tallies=tuple(tallies),
        figures=tuple(f for f in figures_of(after) if f.id in figures and figures[f.id].value != f.value),
        marks=tuple(m for m in marks_of(after) if m.id in marks and marks[m.id].at != m.at),
    )


def in_both(one: Preview, other: Preview) -> Preview:
    """What two imagined worlds agree on: nobody can know more."""
    return Preview(
        pieces=common(one.pieces, other.pieces),
        tallies=common(one.tallies, other.tallies),
        figures=common(one.figures, other.figures),
        marks=common(one.marks, other.marks),
    )


def common(some: tuple[T, ...], others: tuple[T, ...]) -> tuple[T, ...]:
    return tuple(one for one in some if one in others)


def changed(before: AnyPiece | None, after: Tally) -> bool:
    return isinstance(before, Tally) and before.numbers != after.numbers


def pieces_of(scene: Scene) -> Iterator[AnyPiece]:
    """The pieces on boards."""
    for board in scene.boards:
        yield from board.pieces


def figures_of(scene: Scene) -> Iterator[Figure]:
    for panel in scene.panels:
        yield from panel.figures


def marks_of(scene: Scene) -> Iterator[Mark]:
    gauges: list[Gauge] = [*scene.gauges, *(gauge for panel in scene.panels for gauge in panel.gauges)]
    for gauge in gauges:
        yield from gauge.marks
