"""All texts for people, in three languages, as Project Fluent files.

The product's own texts are here, a folder per language; a game's are in its folder, in `texts/<language>.ftl`
and, of its lessons, in `lessons/<language>.ftl`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from vespers.engine import wording
from vespers.engine.errors import VespersError
from vespers.engine.game import Game
from vespers.engine.kernel import Choice
from vespers.engine.messages import Action, Event, Text, Why
from vespers.games import games_of_others, our_games
from vespers.texts.spaces import tied

LANGUAGES = ("en", "fr", "es")
FOLDER = Path(__file__).parent
LARGEST_NUMBER = 10**15
MESSAGE = re.compile(r"(?m)^([a-zA-Z][a-zA-Z0-9_-]*) *=")
CONTROLS = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")  # all but the end of a line


@cache
def bundle(language: str) -> FluentBundle:
    """All texts of a language. Unknown languages are an error of the caller."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(source(language)), allow_overrides=True)
    return found


def source(language: str) -> str:
    """All texts of a language, as Fluent source. If a key occurs twice, the last text counts.

    The texts of other packages come first, so they cannot change ours.
    """
    theirs = "\n".join([game_source(game, language) for game in games_of_others()])
    ours = [game_source(game, language) for game in our_games()]
    ours += [path.read_text("utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))]
    return "\n".join([tied(language, theirs), *ours])


def game_source(game: Game[Any], language: str) -> str:
    """The texts of one game, those it inherits first; English ones if it does not have the language."""
    line = [kind for kind in type(game).__mro__ if issubclass(kind, Game) and kind is not Game]
    found = "\n".join([class_source(kind, language) for kind in reversed(line)])
    for base in game.family[1:]:  # the key of an inherited text begins with the name of the variant
        found = re.sub(rf"(?m)^{re.escape(base)}-", f"{game.family[0]}-", found)
    return found


def class_source(kind: type[Game[Any]], language: str) -> str:
    """The texts that a class brings itself, from files in its folder or from its module."""
    folder, fluent = vars(kind).get("folder"), vars(kind).get("fluent", {})
    for name in (language, "en"):
        files = [folder / part / f"{name}.ftl" for part in ("texts", "lessons")] if folder is not None else []
        found = [path.read_text("utf-8", "replace") for path in files if path.exists()]
        if found:
            return "\n".join(found)
        if name in fluent:
            return str(fluent[name])
    return ""


def has_text(key: str) -> bool:
    """Whether every language has this text, or our games make it from their packs."""
    return all(key in keys(language) for language in LANGUAGES) or key in made_keys()


@cache
def keys(language: str) -> frozenset[str]:
    """The keys of all messages of a language, without parsing these: a server does no more with its texts."""
    return frozenset(MESSAGE.findall(source(language)))


@cache
def made_keys() -> frozenset[str]:
    """The keys of all texts that our games make from their own packs."""
    found: set[str] = set()
    for game in our_games():
        found.update(game.words(game.settings(packs=game.packs())))
    return frozenset(found)


def formatted(language: str, key: str, values: Mapping[str, Any]) -> str:
    """A text with its values put in; the bare key if there is none, so that something is always shown."""
    texts = bundle(language)
    if not texts.has_message(key):
        return key
    pattern = texts.get_message(key).value
    if pattern is None:
        return key
    text, _ = texts.format_pattern(pattern, {name: _written(value) for name, value in values.items()})
    return str(text)


def _written(value: Any) -> Any:
    """Fluent writes numbers of up to 28 digits; longer ones come from broken files, and stay as they are."""
    return str(value) if isinstance(value, int) and abs(value) > LARGEST_NUMBER else value


def printable(text: str) -> str:
    """Without control characters: names may come from untrusted files."""
    return CONTROLS.sub("", text)


def made_texts(game: Game[Any] | None, settings: Any = None) -> Mapping[str, Text]:
    """What cards and monks do, made from the packs of these options or from those of the game."""
    if game is None:
        return {}
    return game.words(game.settings() if settings is None else settings)


class Say:
    """Turns the texts of one match into sentences of one language, with the players' names and packs."""

    def __init__(
        self,
        language: str,
        game: Game[Any] | None = None,
        settings: Any = None,
        players: Sequence[str] = (),
    ) -> None:
        self.language, self.game, self.players = language, game, tuple(players)
        self.box: Any = game.box(settings) if game is not None and settings is not None else None
        own = game.texts(settings) if game is not None and settings is not None else {}
        self.own = {key: tied(language, names[language]) for key, names in own.items()}
        self.made = made_texts(game, settings)

    def __call__(self, key: str, **values: Any) -> str:
        return self.text(Text(key, values))

    def text(self, text: Text) -> str:
        """A text and the texts within it."""
        if text.key == "table-seat":
            return self.player(int(str(text.values["seat"])))
        if text.key in self.own:
            return printable(self.own[text.key])
        if text.key in self.made:
            return self.text(self.made[text.key])
        values = {n: self.text(v) if isinstance(v, Text) else v for n, v in text.values.items()}
        return printable(formatted(self.language, text.key, values))

    def player(self, seat: int) -> str:
        """The name of a seat; chance and unnamed seats have one too."""
        if seat < 0:
            return formatted(self.language, "chance", {})
        if seat < len(self.players):
            return printable(self.players[seat]).replace("\n", " ")
        return formatted(self.language, "player-number", {"number": seat + 1})

    def percent(self, share: float, digits: int = 0) -> str:
        """A share as this language writes it: `54 %`, `0,5 %`."""
        number = f"{100 * share:.{digits}f}".replace(".", self("decimal-sign")).replace("-", "−")
        return number + self("percent-sign")

    def action(self, a: Action, me: int) -> str:
        assert self.game is not None
        return self.text(wording.action_text(self.game, self.box, a, me))

    def event(self, event: Event) -> str:
        assert self.game is not None
        return self.text(wording.event_text(self.game, self.box, event))

    def why(self, why: Why) -> str:
        return self.text(wording.why_text(self.game, self.box, why))

    def prompt(self, step: Choice[Any, Any], s: Any) -> str:
        assert self.game is not None
        return self.text(wording.prompt_text(self.game, self.box, step, s))

    def error(self, error: VespersError) -> str:
        """The error as a sentence; for a record, the entry at fault comes first."""
        reason = self.why(error.why)
        entry = getattr(error, "entry", None)
        if entry is None:
            return reason
        where = {0: "record-head", -1: "record-end"}.get(entry, "record-entry")
        return formatted(self.language, where, {"entry": entry, "reason": reason})
