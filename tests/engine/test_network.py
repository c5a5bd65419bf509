"""A network: its sums, its file, and what is said of a file that is none."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from vespers.engine.network import Network, WrongNumbers, flat
from vespers.engine.network_file import FILE, BadNetwork, NetworkFile, as_json, network_file, read_network

SMALL = NetworkFile(
    made={"by": "hand", "games": 3},
    scale=10.0,
    offset=0.5,
    bias=[1.0, -1.0],
    out=[2.0, 4.0],
    direct=[0.25, 0.0, -1.0],
    rows=[[1.0, 0.0], [0.5, -2.0], [0.0, 3.0]],
)


def test_a_value_is_the_sum_over_units_and_of_the_direct_way() -> None:
    """Units: 1 + 2*1 + 0.5*(-4) = 1, and -1 + 8 = 7; direct: 0.5 + 0.25*2 = 1."""
    assert SMALL.network().value(flat([2.0, -4.0, 0.0])) == pytest.approx(10 * (1 + 2 * 1 + 4 * 7))


def test_a_unit_below_zero_lets_little_through() -> None:
    """Units: 1, and -1 of which a twentieth counts."""
    assert SMALL.network().value(flat([0.0, 0.0, 0.0])) == pytest.approx(10 * (0.5 + 2 - 4 * 0.05))


def test_a_value_does_not_depend_on_what_was_asked_before() -> None:
    network = SMALL.network()
    first = network.value(flat([1.0, 2.0, 3.0]))
    network.value(flat([-9.0, 9.0, 9.0]))
    assert network.value(flat([1.0, 2.0, 3.0])) == first


def test_a_network_for_other_numbers_says_so() -> None:
    with pytest.raises(WrongNumbers, match="for 3 numbers, not 2"):
        SMALL.network().value(flat([1.0, 2.0]))


def test_a_file_holds_the_same_network(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(as_json(SMALL))
    read = read_network(tmp_path)
    assert isinstance(read, Network)
    assert read.value(flat([1.0, 2.0, 3.0])) == SMALL.network().value(flat([1.0, 2.0, 3.0]))
    assert network_file((tmp_path / FILE).read_bytes(), tmp_path) == SMALL


def test_without_a_file_there_is_no_network(tmp_path: Path) -> None:
    assert read_network(tmp_path) is None


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"not a network", "malformed"),
        (b"{}", "missing required field"),
        (as_json(SMALL)[:-40], "truncated"),
        (as_json(msgspec.structs.replace(SMALL, out=[1.0])), "`out`"),
        (as_json(msgspec.structs.replace(SMALL, rows=[[1.0, 0.0], [1.0], [0.0, 3.0]])), "every row"),
        (as_json(msgspec.structs.replace(SMALL, direct=[1.0])), "`direct`"),
    ],
)
def test_a_broken_file_is_named_with_what_is_wrong(tmp_path: Path, data: bytes, why: str) -> None:
    (tmp_path / FILE).write_bytes(data)
    with pytest.raises(BadNetwork, match=why) as raised:
        read_network(tmp_path)
    assert str(tmp_path / FILE) in str(raised.value)
