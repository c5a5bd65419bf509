"""Packs are measured before they are parsed: no small text may cost much memory or time."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vespers
from tests.engine.absurd_packs import ABSURD
from vespers.engine import packs, toml
from vespers.engine.errors import BadPack
from vespers.games import find_game

SHIPPED = sorted((Path(vespers.__file__).parent / "games").glob("*/packs/*.toml"))


@pytest.fixture
def no_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    def parsed(text: str) -> Any:
        raise AssertionError(f"parsed {len(text)} characters")

    monkeypatch.setattr(tomllib, "loads", parsed)


@pytest.mark.usefixtures("no_parser")
@pytest.mark.parametrize("case", ABSURD)
def test_what_nobody_needs_is_refused_before_it_is_parsed(case: str) -> None:
    text, expected = ABSURD[case]
    with pytest.raises(BadPack) as refused:
        packs.parse(text, "own pack 1")
    assert (refused.value.file, refused.value.expected) == ("own pack 1", expected)


@pytest.mark.usefixtures("no_parser")
@pytest.mark.parametrize("game", ["wolves", "heaven-ale", "brewers", "fermentation"])
def test_every_game_refuses_too_many_packs(game: str) -> None:
    rules = find_game(game)
    for field in ("packs", "own"):
        with pytest.raises(BadPack) as refused:
            rules.box(rules.read_settings({field: [""] * 9}))
        assert (refused.value.file, refused.value.expected) == (field, "at most 8 packs")


LEGITIMATE = [
    '[a."b.c.d.e.f.g.h.i.j.k"]\nx = 1.5',
    "x = 'a.a.a.a.a.a.a.a.a.a.a [[[[[[[[[[ {{{{{{{{{{'",
    'x = "a.a.a.a.a.a.a.a.a.a.a \\" [[[[[[[[[[ \\\\"\ny = "{{{{{{{{{{"',
    'x = """\na.a.a.a.a.a.a.a.a.a.a "" [[[[[[[[[[ \\""" {{{{{{{{{{"""""\ny = 1',
    "x = '''\na.a.a.a.a.a.a.a.a.a.a '' [[[[[[[[[[ \\'''''\ny = 1",
    'x = ""\ny = \'\'\nz = """"""\n# a.a.a.a.a.a.a.a.a.a.a [[[[[[[[[[ """\nw = 1',
    "x = 1 # it's \"one\nk.k.k.k.k.k.k.k = [[[[[[[[1]]]]]]]]",
    "x = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 1.0]",
    "x = { a.b = 1, c.d = 2, e.f = 3, g.h = 4, i.j = 5, k.l = 6 }",
    "x = 2026-07-01T07:32:00.999999-07:00\ny = 1e308\nz = -0.12345678901234567",
    "a-very-long-name-of-a-card-that-somebody-made-up = 1\n0123456789-0123456789-0123456789 = 2",
]


@pytest.mark.parametrize("text", LEGITIMATE)
def test_dots_and_brackets_in_texts_and_comments_do_not_count(text: str) -> None:
    assert toml.loads(text) == tomllib.loads(text)


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_every_pack_that_comes_with_a_game_is_within_the_limits(path: Path) -> None:
    text = path.read_text("utf-8")
    assert packs.parse(text, path.name) == (path.name, tomllib.loads(text))


VALUES = re.compile(r"(?<== )(\d+|\"[^\"\n]*\")")
ONE_LINE = st.text(st.characters(codec="utf-8", exclude_categories=["Cc"], exclude_characters="'"))
MORE_LINES = st.text('ab.,=[]{}#"\n')
VALUE = st.one_of(
    st.integers(-(2**63), 2**63 - 1).map(str),
    st.floats(allow_nan=False, allow_infinity=False).map(repr),
    ONE_LINE.map(lambda text: f"'{text}'"),
    MORE_LINES.map(lambda text: f"'''{text}'''"),
    MORE_LINES.map(lambda text: '"""' + text.replace('"', '\\"') + '"""'),
)


@given(st.sampled_from(SHIPPED), st.data())
def test_a_pack_with_other_values_is_within_the_limits(path: Path, data: st.DataObject) -> None:
    text = path.read_text("utf-8")
    found = data.draw(st.sampled_from(list(VALUES.finditer(text))))
    changed = text[: found.start()] + data.draw(VALUE) + text[found.end() :]
    assert packs.parse(changed, path.name)[1] == tomllib.loads(changed)


PIECES = [
    "a",
    "1",
    ".",
    "=",
    ",",
    "[",
    "]",
    "{",
    "}",
    "#",
    "\n",
    "\\",
    '"',
    '"""',
    "'",
    "'''",
    " ",
    "\r",
    "é",
    "0x",
]


@given(st.lists(st.sampled_from(PIECES), max_size=60).map("".join))
def test_nonsense_is_refused_as_a_bad_pack_or_read_as_the_parser_reads_it(text: str) -> None:
    try:
        read = packs.parse(text, "own pack 1")
    except BadPack:
        return
    assert read == ("own pack 1", tomllib.loads(text))


@given(st.lists(st.sampled_from(PIECES), max_size=40).map("".join), st.integers(9, 400))
def test_no_text_before_it_hides_a_deep_key(before: str, parts: int) -> None:
    """What the parser accepts, the scanner has understood: the deep key behind it is found."""
    text = f"{before}\n{'.'.join('k' * parts)} = 1"
    try:
        tomllib.loads(text)
    except ValueError:
        return
    with pytest.raises(toml.TooMuch):
        toml.check(text)
