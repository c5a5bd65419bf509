"""What packs say, as Fluent source for the client."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from vespers.engine.game import Game
from vespers.texts import Say


@lru_cache(maxsize=32)
def pack_texts(game: Game[Any], settings: Any, language: str) -> str:
    """Names that packs bring along, and what their cards do, as Fluent source."""
    say = Say(language, game, settings)
    made = {key: say.text(text) for key, text in say.made.items()}
    return "\n".join(f"{key} = {fluent(text)}" for key, text in {**made, **say.own}.items())


def fluent(text: str) -> str:
    """A player's own words as a Fluent pattern: one line, and nothing in it that Fluent would obey."""
    line = " ".join(text.split()) or "?"
    return "".join(f'{{"{c}"}}' if c in "{}" else c for c in line)
