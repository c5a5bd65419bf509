"""Every action, event, reason, prompt, piece and option has a text in all three languages."""

from __future__ import annotations

import re
import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import vespers
from vespers.engine.kernel import Chance, Choice
from vespers.engine.messages import Action
from vespers.games import find_game, game_names
from vespers.texts import FOLDER, LANGUAGES, Say, has_text, keys
from vespers.texts.rulebook import rulebook

SOURCE = Path(vespers.__file__).parent
REASON = re.compile(r'Why\(\s*"(\w+)"(?:,\s*"([^"]*)")?')
each_game = pytest.mark.parametrize("name", game_names())


def subclasses(kind: Any) -> set[Any]:
    return {kind, *(sub for direct in kind.__subclasses__() for sub in subclasses(direct))}


def missing(keys: set[str]) -> list[str]:
    return sorted(key for key in keys if not has_text(key))


def sources(name: str) -> list[str]:
    return [path.read_text("utf-8") for path in find_game(name).folder.rglob("*.py")]


@each_game
def test_every_action_and_event_has_a_text(name: str) -> None:
    game = find_game(name)
    actions = {f"{name}-action-{kind.__name__}" for kind in typing.get_args(game.actions)}
    events = {f"{name}-event-{kind.__name__}" for kind in typing.get_args(game.events)}
    assert actions and events
    assert missing(actions | events) == []


@each_game
def test_every_reason_has_a_text(name: str) -> None:
    found = [pair for source in sources(name) for pair in REASON.findall(source)]
    assert found
    assert missing({f"{name}-why-{key}" if section else f"why-{key}" for key, section in found}) == []


def test_every_reason_of_the_engine_has_a_text() -> None:
    found = {
        key
        for folder in ("engine", "cli", "table")
        for path in (SOURCE / folder).rglob("*.py")
        for key in re.findall(r'(?:Why|_bad)\((?:HEAD, |END, |number, )?"(\w+)"', path.read_text("utf-8"))
    }
    assert {"stale", "cut_off", "undo_past_chance"} <= found
    assert missing({f"why-{key}" for key in found}) == []


def is_abstract(step: type[Any]) -> bool:
    """A step that only other steps extend."""
    generic = bool(getattr(step, "__parameters__", ()))
    return generic or ("do" not in vars(step) and bool(step.__subclasses__()))


@each_game
def test_every_question_has_a_prompt(name: str) -> None:
    find_game(name)
    module = find_game(name).folder.name
    steps = {s for s in subclasses(Choice) if f".games.{module}." in s.__module__ and s is not Chance}
    names = {s.__name__ for s in steps if not is_abstract(s)}
    assert names
    assert missing({f"{name}-step-{step}" for step in names}) == []


@each_game
def test_every_option_and_ending_has_a_text(name: str) -> None:
    game = find_game(name)
    fields = {f.name for f in msgspec.structs.fields(game.settings)} - {"packs", "own", "rulings", "version"}
    endings = set(re.findall(r'Outcome\([^"]*?"(\w+)"\)', (game.folder / "__init__.py").read_text("utf-8")))
    keys = {f"{name}-option-{field}" for field in fields} | {f"{name}-end-{end}" for end in endings}
    assert missing(keys | {f"{name}-title", f"{name}-blurb"}) == []


@each_game
def test_every_action_of_the_codebook_that_the_pack_prints_can_be_said(name: str) -> None:
    game = find_game(name)
    for language in LANGUAGES:
        say = Say(language, game, game.settings(), ("Ann", "Ben"))
        for a in game.codebook.actions:
            try:
                sentence = say.action(a, 0)
            except IndexError:  # for larger packs than this one
                continue
            assert sentence and "{" not in sentence and f"{name}-" not in sentence, (a, sentence)


@each_game
def test_the_rules_can_be_read_in_three_languages(name: str) -> None:
    books = [rulebook(find_game(name).folder, language) for language in LANGUAGES]
    assert len({len(book.chapters) for book in books}) == 1
    assert len({book.title for book in books}) >= 2 and all(book.section("1.1") for book in books)


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Key -> the values it uses, itself or in a message within it; a line that cannot be parsed fails."""
    found: dict[str, Variables] = {}
    for path in [*FOLDER.glob(f"{language}/*.ftl"), *SOURCE.glob(f"games/*/*/{language}.ftl")]:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
                found[entry.id.name] = Variables()
                found[entry.id.name].visit(entry)
    return {key: one.found.union(*(found[m].found for m in one.messages)) for key, one in found.items()}


def test_the_languages_have_the_same_keys() -> None:
    english, french, spanish = (set(messages(language)) for language in LANGUAGES)
    assert english == french == spanish


def test_the_keys_are_found_without_parsing_as_the_parser_finds_them() -> None:
    for language in LANGUAGES:
        assert keys(language) == set(messages(language))


def test_a_translation_uses_no_value_that_english_does_not_have() -> None:
    english = messages("en")
    for language in LANGUAGES[1:]:
        for key, values in messages(language).items():
            assert values <= english[key] | {"me"}, (language, key)


def test_an_action_without_a_text_is_noticed() -> None:
    class Fly(Action, frozen=True):
        pass

    assert not has_text(f"wolves-action-{Fly.__name__}")
    assert has_text("wolves-action-Place")
