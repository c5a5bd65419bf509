"""A wrong option or pack is refused with the key, what was expected and what was found."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest

from vespers.engine.messages import Why
from vespers.engine.validation import fault, option_fault


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    mode: Literal["short", "long"] = "short"
    powers: bool = True
    rounds: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2
    seed: int = 0
    pack: str = ""


class Card(msgspec.Struct, forbid_unknown_fields=True):
    cost: Annotated[int, msgspec.Meta(ge=0)]
    weight: Annotated[float, msgspec.Meta(gt=0)] = 1.0
    hand: Annotated[int, msgspec.Meta(le=5)] = 1
    name: str | None = None
    pair: tuple[int, str] = (0, "")


class Pack(msgspec.Struct, forbid_unknown_fields=True):
    cards: dict[str, Card] = {}
    rows: list[list[int]] = []
    decks: list[dict[str, int]] = []


AT_LEAST_0 = "a whole number, 0 or more"


def refused(raw: dict[str, Any], hint: Any) -> msgspec.ValidationError:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert(raw, hint)
    return error.value


def option(raw: dict[str, Any]) -> Why:
    return option_fault(raw, Settings, refused(raw, Settings))


@pytest.mark.parametrize(
    ("raw", "key", "values"),
    [
        ({"moed": 1}, "unknown_option", {"option": "moed"}),
        ({"mode": "huge"}, "option_choice", {"option": "mode", "got": "huge", "known": "long, short"}),
        ({"powers": "yes"}, "option_switch", {"option": "powers", "got": "yes"}),
        ({"rounds": 4}, "option_between", {"option": "rounds", "got": "4", "low": 1, "high": 3}),
        ({"seed": "x"}, "option_number", {"option": "seed", "got": "x"}),
        ({"pack": 3}, "bad_option", {"option": "pack", "got": "3"}),
    ],
)
def test_a_wrong_option_says_what_would_fit(raw: dict[str, Any], key: str, values: dict[str, Any]) -> None:
    why = option(raw)
    assert why.key == key and values.items() <= why.values.items()


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (
            {"cards": {"ale": {"cost": 1}, "rye": {}}},
            ("cards.rye.cost", "a whole number, 0 or more", "nothing"),
        ),
        ({"cards": {"rye": {"cost": -1}}}, ("cards.rye.cost", AT_LEAST_0, "-1")),
        ({"cards": {"rye": {"cost": 1, "weight": 0.0}}}, ("cards.rye.weight", "a number above 0", "0.0")),
        ({"cards": {"rye": {"cost": 1, "hand": 6}}}, ("cards.rye.hand", "a whole number, 5 or less", "6")),
        ({"cards": {"rye": {"cost": 1, "name": True}}}, ("cards.rye.name", "text", "true")),
        ({"cards": {"rye": {"cost": 1, "name": [1]}}}, ("cards.rye.name", "text", "a list")),
        ({"cards": {"rye": 5}}, ("cards.rye", "a table with cost, weight, hand, name, pair", "5")),
        ({"rows": [[1], [2, "x"]]}, ("rows[1][1]", "a whole number", "x")),
        ({"decks": [{"a": 1}, {"b": 2, "c": {}}]}, ("decks[1].c", "a whole number", "a table")),
    ],
)
def test_a_wrong_pack_names_the_key_the_wish_and_the_finding(
    raw: Any, expected: tuple[str, str, str]
) -> None:
    assert fault("", raw, Pack, refused(raw, Pack)) == expected


def test_an_unknown_key_is_answered_with_the_known_ones() -> None:
    raw = {"cards": {"rye": {"cost": 1, "price": 2}}}
    found = fault("base", raw, Pack, refused(raw, Pack))
    assert found == ("base.cards.rye.price", "one of cost, weight, hand, name, pair", "price")


def test_a_part_of_a_pair_is_named_by_its_place() -> None:
    raw = {"cards": {"rye": {"cost": 1, "pair": [1, 2]}}}
    assert fault("", raw, Pack, refused(raw, Pack)) == ("cards.rye.pair[1]", "text", "2")
