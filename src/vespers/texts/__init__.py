"""Every sentence a person reads, in three languages: Project Fluent files, one folder per language.

Games of other packages have theirs in `texts/<language>/` of their own folder.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from vespers.engine import speech
from vespers.engine.errors import VespersError
from vespers.engine.game import Game
from vespers.engine.kernel import Choice
from vespers.engine.words import Action, Event, Text, Why
from vespers.games import games_of_others
from vespers.texts.spaces import tied

LANGUAGES = ("en", "fr", "es")
FOLDER = Path(__file__).parent
CONTROLS = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")  # all but the end of a line


@cache
def bundle(language: str) -> FluentBundle:
    """All texts of a language. Unknown languages are an error of the caller."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(source(language)), allow_overrides=True)
    return found


def source(language: str) -> str:
    """All texts of a language, as Fluent reads them: of a key that stands twice, what comes last counts.

    So the texts of other packages come first, and cannot change ours.
    """
    folders = [*(game.folder / "texts" for game in games_of_others()), FOLDER]
    files = [path for folder in folders for path in sorted((folder / language).glob("*.ftl"))]
    return tied(language, "\n".join([path.read_text("utf-8", "replace") for path in files]))


def has_text(key: str) -> bool:
    """Whether every language has this text."""
    return all(bundle(language).has_message(key) for language in LANGUAGES)


def formatted(language: str, key: str, values: Mapping[str, Any]) -> str:
    """A text with its values put in; the bare key if there is none, so that nothing is ever silent."""
    texts = bundle(language)
    if not texts.has_message(key):
        return key
    pattern = texts.get_message(key).value
    if pattern is None:
        return key
    said, _ = texts.format_pattern(pattern, dict(values))
    return str(said)


def printable(said: str) -> str:
    """Without what commands a terminal: names come from files that anybody may have written."""
    return CONTROLS.sub("", said)


class Say:
    """Says things of one match in one language: knows the players' names and the texts of their own packs."""

    def __init__(
        self,
        language: str,
        game: Game[Any] | None = None,
        options: Any = None,
        players: Sequence[str] = (),
    ) -> None:
        self.language, self.game, self.players = language, game, tuple(players)
        self.box: Any = game.box(options) if game is not None and options is not None else None
        own = game.texts(options) if game is not None and options is not None else {}
        self.own = {key: names[language] for key, names in own.items()}

    def __call__(self, key: str, **values: Any) -> str:
        return self.text(Text(key, values))

    def text(self, text: Text) -> str:
        """A text and the texts within it."""
        if text.key == "table-seat":
            return self.player(int(str(text.values["seat"])))
        if text.key in self.own:
            return printable(self.own[text.key])
        values = {n: self.text(v) if isinstance(v, Text) else v for n, v in text.values.items()}
        return printable(formatted(self.language, text.key, values))

    def player(self, seat: int) -> str:
        """The name of a seat; chance and the seats nobody named have one too."""
        if seat < 0:
            return formatted(self.language, "chance", {})
        if seat < len(self.players):
            return printable(self.players[seat]).replace("\n", " ")
        return formatted(self.language, "player-number", {"number": seat + 1})

    def action(self, a: Action, me: int) -> str:
        assert self.game is not None
        return self.text(speech.action_text(self.game, self.box, a, me))

    def event(self, event: Event) -> str:
        assert self.game is not None
        return self.text(speech.event_text(self.game, self.box, event))

    def why(self, why: Why) -> str:
        return self.text(speech.why_text(self.game, self.box, why))

    def prompt(self, step: Choice[Any, Any], s: Any) -> str:
        assert self.game is not None
        return self.text(speech.prompt_text(self.game, self.box, step, s))

    def error(self, error: VespersError) -> str:
        """What went wrong, for a person: the entry of a record at fault comes first."""
        reason = self.why(error.why)
        entry = getattr(error, "entry", None)
        if entry is None:
            return reason
        where = {0: "record-head", -1: "record-end"}.get(entry, "record-entry")
        return formatted(self.language, where, {"entry": entry, "reason": reason})
