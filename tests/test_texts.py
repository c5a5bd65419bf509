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
from vespers.engine.words import Action
from vespers.games import find_game, game_names
from vespers.texts import FOLDER, LANGUAGES, Say, bundle, has_text, source
from vespers.texts.rulebook import rulebook
from vespers.texts.spaces import tied

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


@each_game
def test_every_question_has_a_prompt(name: str) -> None:
    find_game(name)
    module = find_game(name).folder.name
    steps = {s for s in subclasses(Choice) if f".games.{module}." in s.__module__ and s is not Chance}
    names = {s.__name__ for s in steps if "do" in vars(s)}
    assert names
    assert missing({f"{name}-step-{step}" for step in names}) == []


@each_game
def test_every_option_and_ending_has_a_text(name: str) -> None:
    game = find_game(name)
    fields = {f.name for f in msgspec.structs.fields(game.options)} - {"packs", "own"}
    endings = set(re.findall(r'Outcome\([^"]*?"(\w+)"\)', (game.folder / "__init__.py").read_text("utf-8")))
    keys = {f"{name}-option-{field}" for field in fields} | {f"{name}-end-{end}" for end in endings}
    assert missing(keys | {f"{name}-title", f"{name}-blurb"}) == []


@each_game
def test_every_action_of_the_codebook_that_the_pack_prints_can_be_said(name: str) -> None:
    game = find_game(name)
    for language in LANGUAGES:
        say = Say(language, game, game.options(), ("Ann", "Ben"))
        for a in game.codebook.actions:
            try:
                said = say.action(a, 0)
            except IndexError:  # for larger packs than this one
                continue
            assert said and "{" not in said and f"{name}-" not in said, (a, said)


@each_game
def test_the_rules_can_be_read_in_three_languages(name: str) -> None:
    books = [rulebook(find_game(name).folder, language) for language in LANGUAGES]
    assert len({len(book.chapters) for book in books}) == 1
    assert len({book.title for book in books}) >= 2 and all(book.section("1.1") for book in books)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_ends_between_a_sign_and_its_word(language: str) -> None:
    """Neither in `50 %` nor, in French, beside the signs that stand apart: at a table and in the rules."""
    apart = re.compile(r" [%:;?!»]|« " if language == "fr" else r" %")
    books = [rulebook(find_game(name).folder, language) for name in game_names()]
    bodies = [section.body for book in books for chapter in book.chapters for section in chapter.sections]
    assert apart.findall("\n".join([source(language), *bodies])) == []


def test_french_signs_are_tied_and_tables_of_rules_stay_tables() -> None:
    assert tied("fr", "« Qui joue ? » : moi !") == "«\u00a0Qui joue\u00a0?\u00a0»\u00a0: moi\u00a0!"
    assert (
        tied("fr", "| a | :---: |") == "| a | :---: |" and tied("en", "1 : 2 in 50 %") == "1 : 2 in 50\u00a0%"
    )


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Key -> the values it uses; a line that cannot be parsed fails."""
    found: dict[str, set[str]] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


def test_the_languages_have_the_same_keys() -> None:
    english, french, spanish = (set(messages(language)) for language in LANGUAGES)
    assert english == french == spanish


def test_a_translation_uses_no_value_that_english_does_not_have() -> None:
    english = messages("en")
    for language in LANGUAGES[1:]:
        for key, values in messages(language).items():
            assert values <= english[key] | {"me"}, (language, key)


def test_an_action_without_a_text_is_noticed() -> None:
    class Fly(Action, frozen=True):
        pass

    assert not has_text(f"wolves-action-{Fly.__name__}")
    assert bundle("en").has_message("wolves-action-Place")
