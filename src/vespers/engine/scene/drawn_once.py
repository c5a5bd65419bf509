"""What looks the same is drawn once: a screen is quick to build, and two screens are quick to compare.

Only for functions whose result depends on nothing but their arguments, all of them hashable: numbers, words,
the box, a part of a view. The things they draw are frozen, so every match may share them. It pays to draw as
much at once as depends on the same part of a view: all places of a garden, by the view of its abbey.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, wraps
from typing import ParamSpec, TypeVar

KEPT = 4096  # drawings of one function; those not used for longest go first

P = ParamSpec("P")
T = TypeVar("T")


def drawn_once(draw: Callable[P, T]) -> Callable[P, T]:
    """For a function that draws one thing."""
    return lru_cache(maxsize=KEPT)(draw)  # type: ignore[return-value]


def all_drawn_once(draw: Callable[P, Iterator[T]]) -> Callable[P, tuple[T, ...]]:
    """For a function that draws several."""

    @lru_cache(maxsize=KEPT)
    @wraps(draw)
    def all_of_them(*args: P.args, **kwargs: P.kwargs) -> tuple[T, ...]:
        return tuple(draw(*args, **kwargs))

    return all_of_them  # type: ignore[return-value]
