"""Drawings of a game in progress: as text (`ansi`, `human`), as a picture (`rgb_array`)."""

from __future__ import annotations

from typing import Any, Final

from vespers.rl.play import Play
from vespers.rl.rendering.view_tree import tree

RENDER_MODES: Final = ("human", "ansi", "rgb_array")


def rendered(play: Play, mode: str) -> Any:
    """The table as the seat asked sees it; at the end as everybody does."""
    play.must_have_begun()
    seat = play.asks if play.asks >= 0 else None
    text = tree(play.game.name, play.game.view(play.state, seat))
    if mode == "ansi":
        return text
    if mode == "human":
        print(text)
        return None
    from vespers.rl.rendering.picture import picture

    return picture(play, seat)
