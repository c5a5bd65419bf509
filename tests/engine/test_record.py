"""A record gives back the whole match; a bad one gives one clear error that names the entry at fault."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.toy import Toy
from vespers.engine import record
from vespers.engine.conformance import facts, play_at_random
from vespers.engine.errors import BadRecord
from vespers.engine.game import Game
from vespers.engine.kernel import CHANCE
from vespers.engine.match import Match
from vespers.games import find_game

END = -1
ROOT = Path(__file__).parents[2]


def toy_or_ours(name: str) -> Game[Any]:
    return Toy() if name == "toy" else find_game(name)


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    return play_at_random(Toy(), 2, None, 3)


@pytest.fixture(scope="module")
def lines(match: Match[Any]) -> list[str]:
    return record.write(match, ("Ann", "Ben")).decode().splitlines()


def bad(text: str | bytes) -> BadRecord:
    data = text.encode() if isinstance(text, str) else text
    with pytest.raises(BadRecord) as error:
        record.read(data, toy_or_ours)
    return error.value


def joined(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def test_a_record_gives_back_the_match(match: Match[Any]) -> None:
    again = record.read(record.write(match), toy_or_ours)
    assert again.history == match.history and facts(again.state) == facts(match.state)
    assert again.outcome() == match.outcome()


def test_an_unfinished_match_keeps_its_seed_secret() -> None:
    begun = play_at_random(Toy(), 2, None, 3)
    begun.undo_to(2, 0)
    data = record.write(begun)
    assert b'"seed":""' in data and b'"outcome":null' in data
    assert record.read(data, toy_or_ours).history == begun.history


def test_undone_words_are_in_the_record() -> None:
    match = play_at_random(find_game("wolves"), 2, None, 5)
    again = record.read(record.write(match.at(9)), find_game)
    again.undo_to(4, 1)
    assert record.read(record.write(again), find_game).history == again.history


DEEP = "[" * 5000 + "]" * 5000


def edited(number: int, change: Callable[[Any], Any]) -> Callable[[list[str]], list[str]]:
    def edit(lines: list[str]) -> list[str]:
        lines = list(lines)
        lines[number] = json.dumps(change(json.loads(lines[number])), separators=(",", ":"))
        return lines

    return edit


def with_head(**fields: Any) -> Callable[[list[str]], list[str]]:
    return edited(0, lambda head: {**head, **fields})


@pytest.mark.parametrize(
    ("damage", "entry", "key"),
    [
        (lambda lines: lines[:-1], END, "cut_off_end"),
        (lambda lines: lines[:1], END, "cut_off"),
        (lambda lines: [*lines[:2], *lines[3:]], 2, "edited"),
        (lambda lines: [*lines[:3], lines[2], *lines[3:]], 3, "edited"),
        (edited(2, lambda e: [e[0], {"type": "Hide", "coin": 1 - e[1]["coin"] % 2}, e[2]]), 2, "edited"),
        (edited(2, lambda e: [1 - e[0], e[1], e[2]]), 2, "edited"),
        (edited(2, lambda e: [e[0], {"type": "Fly"}, e[2]]), 2, "unreadable_entry"),
        (edited(2, lambda e: {"seat": 0}), 2, "unreadable_entry"),
        (edited(2, lambda e: [e[0], {"type": "Hide", "coin": "x"}, e[2]]), 2, "unreadable_entry"),
        (with_head(version=99), 0, "wrong_version"),
        (with_head(game="chess"), 0, "unknown_game"),
        (with_head(vespers=3), 0, "unknown_format"),
        (with_head(vespers=2), 0, "not_a_record"),
        (with_head(players=["alone"]), 0, "seats"),
        (with_head(options={"speed": 3}), 0, "unknown_option"),
        (with_head(options=[]), 0, "not_a_record"),
        (with_head(surplus=1), 0, "not_a_record"),
        (edited(-1, lambda end: {**end, "seed": "other"}), END, "edited_end"),
        (edited(-1, lambda end: {**end, "end": 77}), END, "edited_end"),
        (lambda lines: ["", *lines], 0, "not_a_record"),
        (lambda lines: ["[]", *lines[1:]], 0, "not_a_record"),
        (lambda lines: [lines[0].replace('"own":[]', f'"own":{DEEP}'), *lines[1:]], 0, "not_a_record"),
        (lambda lines: [*lines[:2], f'[0,{{"type":{DEEP}}},""]', *lines[3:]], 2, "unreadable_entry"),
        (lambda lines: [*lines[:-1], f'{{"end":{DEEP}}}'], END, "cut_off_end"),
    ],
)
def test_a_bad_record_names_the_entry_at_fault(
    lines: list[str], damage: Callable[[list[str]], list[str]], entry: int, key: str
) -> None:
    error = bad(joined(damage(lines)))
    assert (error.entry, error.why.key) == (entry, key)


@pytest.mark.parametrize("seat", [99, 2, CHANCE, -7])
def test_nobody_undoes_who_has_no_seat(seat: int) -> None:
    match = play_at_random(Toy(), 2, None, 3)
    match.undo_to(2, 0)
    lines = record.write(match).decode().splitlines()
    undone = len(lines) - 2
    lines[undone] = lines[undone].replace("[0,", f"[{seat},")
    error = bad(rewritten(lines))
    assert (error.entry, error.why.key) == (undone, "no_such_seat")


def rewritten(lines: list[str]) -> str:
    """A forger who also mends the checks."""
    check = record.chained("", lines[0].encode())
    for number in range(1, len(lines) - 1):
        seat, action, _ = json.loads(lines[number])
        entry = json.dumps([seat, action], separators=(",", ":"))
        check = record.chained(check, entry.encode())
        lines[number] = f'{entry[:-1]},"{check}"]'
    end = json.loads(lines[-1]) | {"check": ""}
    bare = json.dumps(end, separators=(",", ":"))
    end["check"] = record.chained(check, bare.encode())
    lines[-1] = json.dumps(end, separators=(",", ":"))
    return joined(lines)


def test_a_forged_draw_is_not_what_the_seed_deals(lines: list[str]) -> None:
    rolled = json.loads(lines[1])[1]["die"]
    forged = edited(1, lambda e: [e[0], {"type": "Rolled", "die": 3 + (rolled - 2) % 4}, e[2]])(lines)
    assert bad(rewritten(forged)).why.key in ("unfair_draw", "wrong_outcome")


def test_a_forged_seed_is_not_the_promised_one(lines: list[str]) -> None:
    forged = edited(-1, lambda end: {**end, "seed": "forged"})(lines)
    assert bad(rewritten(forged)).why.key == "wrong_seed"


def test_a_forged_illegal_word_is_refused_where_it_stands(lines: list[str]) -> None:
    forged = edited(2, lambda e: [1 - e[0], e[1], e[2]])(lines)
    error = bad(rewritten(forged))
    assert (error.entry, error.why.key) == (2, "not_your_turn")


def test_a_hundred_megabytes_of_noise_are_refused_for_their_size() -> None:
    noise = random.Random(1).randbytes(1 << 20) * 100
    assert bad(noise).why.key == "too_large"


@given(st.binary(max_size=300))
def test_noise_is_never_a_traceback(noise: bytes) -> None:
    bad(noise)


@given(st.integers(0, 5), st.integers(0, 200), st.characters(codec="utf-8"))
def test_one_changed_character_is_always_noticed(number: int, place: int, letter: str) -> None:
    lines = record.write(play_at_random(Toy(), 2, None, 3), ("Ann", "Ben")).decode().splitlines()
    line = lines[number]
    place %= len(line)
    if line[place] == letter:
        return
    lines[number] = line[:place] + letter + line[place + 1 :]
    bad(joined(lines))


def test_shares_and_terms_are_written_again_to_the_byte() -> None:
    """The same file is checked in the browser (`web/tests/shuffle.test.ts`)."""
    data = (ROOT / "web" / "tests" / "shuffle.vespers").read_bytes()
    match = record.read(data, find_game)
    assert record.write(match, record.read_head(data).players) == data
    assert list(match.shares) == [0, 1] and [entry.step for entry in match.history[:2]] == [None, None]
    short = record.lengthen(match.game, record.shorten(match))
    assert short == [entry.plain() for entry in match.history]


def test_a_share_of_a_format_with_terms_cannot_be_moved_or_exchanged() -> None:
    lines = (ROOT / "web" / "tests" / "shuffle.vespers").read_text().splitlines()
    assert bad(joined([*lines[:2], lines[3], lines[2], *lines[4:]])).entry == 1
    assert bad(joined([lines[0], *lines[2:]])).why.key == "not_a_record"
    assert bad(joined([lines[0].replace("AAAAAAAAAAAA", "BBBBBBBBBBBB"), *lines[1:]])).entry == 1
    assert bad(joined(lines[:2])).why.key == "cut_off"
