"""The texts read well in three languages: spaces, plurals, one form of address, one word for a thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from itertools import zip_longest
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

from tests.engine.random_games import random_match
from vespers.cli.board import drawn
from vespers.cli.game_commands import section_text
from vespers.games import game_names
from vespers.texts import FOLDER, LANGUAGES, Say
from vespers.texts.rulebook import Section
from vespers.texts.spaces import tied

GAMES = FOLDER.parent / "games"
each_language = pytest.mark.parametrize("language", LANGUAGES)


def words(listed: str) -> set[str]:
    return set(listed.split())


# Values that count something.
COUNTS = words(
    """actions amount beers cards changes count decisions discs done ducats entries figures games goal
    ingredients keep large left listed lost many more moons moves names nights players points seats shown
    small steps tiles times trials wins wolves"""
)
AFTER = re.compile(r"[ \u00a0]([^\W\d_]+)(?:[ \u00a0]([^\W\d_]+))?")
# Words that end like a plural and need not be one, and words after which the count is forgotten.
NO_PLURAL = words("as dans gros has his is its less menos moins más pas plus sans this tras vous was")
FORGOTTEN = words("a and au aux by con contre de del en et for from in of on or ou par pour sur to y à")
# Never one: limits of the engine.
NEVER_ONE = {"why-too_many_undos", "why-history_too_long"}

# The polite form; where it begins a clause it speaks to the reader.
POLITE = words(
    """abra busque coloque compruebe descarte diga elija escriba espere exporte guarde haga indique intente
    juegue mire mueva pase pida ponga pruebe pulse reinstale robe seleccione señale siga tome toque
    use vaya vea vuelva"""
)
USTED = re.compile(
    r"\b(?:ustede?s?|bórrel[ao]|continúel[ao]|deténgal[ao]|elimínel[ao]|instálel[ao]|inténtelo|muéval[ao])\b"
    rf"|(?:^|[=.;:,\])«] ?|\bo )(?:{'|'.join(POLITE)})\b",
    re.IGNORECASE,
)

# One word for a thing: the other words for it.
UNWANTED = {
    "en": re.compile(r"\bjudge the game\b", re.IGNORECASE),
    "fr": re.compile(
        r"\btonneaux?\b|\bpaquets? (?:de contenu|personnels?)\b|(?<![$\w-])bots?\b(?! }|-)"
        r"|\best de nous\b|\bsont de nous\b|\ble livre\b"
        r"|\bducats de secours\b",
        re.IGNORECASE,
    ),
    "es": re.compile(
        r"\basientos?\b|(?<![$\w-])bots?\b(?! }|-)|\bteriomorf[ao]s?\b|\bhombres? lobo\b|\bel libro\b"
        r"|\bbonos?\b",
        re.IGNORECASE,
    ),
}


def text_files(language: str) -> list[Path]:
    return [*sorted(FOLDER.glob(f"{language}/*.ftl")), *sorted(GAMES.glob(f"*/*/{language}.ftl"))]


def rule_files(language: str) -> list[Path]:
    return sorted(GAMES.glob("*/RULES.md" if language == "en" else f"*/RULES.{language}.md"))


def lines(language: str) -> Iterator[tuple[str, str]]:
    """Where it stands, and the line, of all that a reader of this language reads."""
    for path in [*text_files(language), *rule_files(language)]:
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            yield f"{path.relative_to(FOLDER.parent)}:{number}", line


def spoken(line: str) -> str:
    """A line of texts or rules without its key."""
    return re.sub(r"^[\w-]+ = ?", "= ", line)


@each_language
def test_no_line_ends_between_a_sign_and_its_word(language: str) -> None:
    """Neither in `50 %` nor, in French, beside the signs that stand apart: `tools/tie_spaces.py` mends it."""
    assert [where for where, line in lines(language) if tied(language, line) != line] == []


def test_french_signs_are_tied_and_tables_of_rules_stay_tables() -> None:
    assert tied("fr", "« Qui joue ? » : moi !") == "«\u00a0Qui joue\u202f?\u00a0»\u00a0: moi\u202f!"
    assert tied("fr", "| a | :---: |") == "| a | :---: |"
    assert tied("en", "1 : 2 in 50 %") == "1 : 2 in 50\u00a0%"


def is_plural(text: str) -> bool:
    """Whether one of the two words that follow a count is a plural."""
    found = AFTER.match(text)
    words = [word for word in found.groups() if word] if found else []
    if not words or words[0] in FORGOTTEN:
        return False
    return any(word[-1] in "sx" and len(word) > 2 and word not in NO_PLURAL for word in words)


def unselected(pattern: ast.Pattern, selected: frozenset[str] = frozenset()) -> Iterator[str]:
    """The counts before a plural that no selector chose the form of."""
    for element, after in zip_longest(pattern.elements, pattern.elements[1:]):
        match element:
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                text = after.value if isinstance(after, ast.TextElement) else ""
                if name in COUNTS - selected and is_plural(text):
                    yield f"{name}{text}"
            case ast.Placeable(expression=ast.SelectExpression(selector=selector, variants=variants)):
                chosen = {selector.id.name} if isinstance(selector, ast.VariableReference) else set()
                for variant in variants:
                    yield from unselected(variant.value, selected | chosen)


def without_selector(source: str) -> list[tuple[str, str]]:
    """Key and count of what would say “1 games”."""
    return [
        (entry.id.name, count)
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message) and entry.value is not None and entry.id.name not in NEVER_ONE
        for count in unselected(entry.value)
    ]


@each_language
def test_a_count_before_a_plural_chooses_its_form(language: str) -> None:
    assert [bad for path in text_files(language) for bad in without_selector(path.read_text("utf-8"))] == []


def test_a_plural_without_a_selector_is_found() -> None:
    assert without_selector("a = { $games } games played") == [("a", "games games played")]
    assert without_selector("a = { $games } mirrored games") and without_selector("a = les { $count } choix")
    assert without_selector("a = { $games ->\n    [one] a game\n   *[other] { $games } games\n}") == []
    assert without_selector("a = games: { $games }\nb = { $many } is listed") == []


SPELT = re.compile(r"\{ \$(\w+) ->\n(?: *\[(?!0|one)\w+\].*\n)* *\[one\] (?!.*\$\1\b)(.*\b(?:[Uu]ne?|1)\b.*)")


def test_a_french_zero_is_not_called_one() -> None:
    """In French [one] is 0 and 1: a form that spells the number is for [1] alone."""
    found = [
        (path.name, hit[1]) for path in text_files("fr") for hit in SPELT.findall(path.read_text("utf-8"))
    ]
    assert found == []
    assert SPELT.search("{ $count ->\n    [one] Un choix\n") and not SPELT.search(
        "{ $n ->\n    [1] Un choix\n"
    )


def test_spanish_speaks_to_a_friend() -> None:
    """Tú, never usted."""
    assert [(where, line) for where, line in lines("es") if USTED.search(spoken(line))] == []
    assert USTED.search("= { $folder } está ocupada; elija otra.") and not USTED.search(
        "= Quien lo abra juega."
    )


@each_language
def test_a_thing_has_one_word(language: str) -> None:
    assert [(where, line) for where, line in lines(language) if UNWANTED[language].search(spoken(line))] == []


def test_one_and_several_are_said_aright() -> None:
    french, spanish = Say("fr"), Say("es")
    assert french("cli-more-options", many=1).startswith("… et 1 autre\u00a0:")
    assert french("cli-more-options", many=2).startswith("… et 2 autres\u00a0:")
    assert spanish("lab-gaps", many=1, games=12, numbers="3").startswith("1 de 12 partidas no pudo terminar")
    assert french("table-labelled", name="Le hasard", text="Ann pioche") == "Le hasard\u00a0: Ann pioche"


@pytest.mark.parametrize("name", game_names())
def test_a_french_terminal_has_a_space_before_every_colon(name: str) -> None:
    match = random_match(name, seats=2, seed=8)
    say = Say("fr", match.game, match.settings, ("Ann", "Ben"))
    page = StringIO()
    for length in range(0, len(match.log), 7):
        Console(width=200, file=page).print(drawn(match.at(length), 0, say))
    assert re.findall(r"^.*[^\W\d]:.*$", page.getvalue(), re.MULTILINE) == []


def test_the_terminal_names_the_origin_of_a_rule_in_the_readers_language() -> None:
    section = Section("7.5", "Duel", "reconstructed", "…")
    assert [section_text(section, Say(language)).splitlines()[0] for language in LANGUAGES] == [
        f"### §7.5 Duel · *{origin}*" for origin in ("reconstructed", "reconstitué", "reconstruido")
    ]


def test_a_share_is_written_as_the_language_writes_it() -> None:
    assert [Say(language).percent(0.54) for language in LANGUAGES] == ["54\u00a0%"] * 3
    assert [Say(language).percent(-0.005, 1) for language in LANGUAGES] == [
        "−0.5\u00a0%",
        "−0,5\u00a0%",
        "−0,5\u00a0%",
    ]
