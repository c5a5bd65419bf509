"""What a network is told of an abbey in Heaven & Ale: always as many numbers, and only what is known."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.random import Random

from tests.bots.positions import decisions
from vespers.bots.judging import judgement_of
from vespers.engine.conformance import play_at_random
from vespers.engine.network import Network
from vespers.engine.network_file import read_network
from vespers.games import find_game
from vespers.games.heaven_ale import outlook
from vespers.games.heaven_ale.features import features, part
from vespers.games.heaven_ale.judgement import foreseen
from vespers.games.heaven_ale.scoring import gained_by_selling, points
from vespers.games.heaven_ale.state import HeavenAle

GAME = find_game("heaven-ale")
MANY = 219


@pytest.fixture
def network() -> Iterator[Network]:
    """A network of three units with weights by chance, in place of the game's own."""
    rng, judgement = Random(5), judgement_of(GAME).outlook
    before = judgement.network
    made = Network(
        rows=[[rng.random() - 0.5 for _ in range(3)] for _ in range(MANY)],
        bias=[0.1, 0.2, 0.3],
        out=[1.0, -1.0, 2.0],
        direct=[rng.random() - 0.5 for _ in range(MANY)],
        offset=0.5,
        scale=10.0,
    )
    judgement.teach(made)
    yield made
    judgement.teach(before)


def positions(seats: int, most: int = 20) -> list[HeavenAle]:
    whole = play_at_random(GAME, seats, None, seats)
    return [whole.at(length).state for length in decisions(whole, most)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_always_as_many_numbers_and_none_is_large(seats: int) -> None:
    for s in positions(seats):
        for me in range(seats):
            numbers = features(s, me)
            assert len(numbers) == MANY
            assert all(abs(number) < 10 for number in numbers)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_piles_and_the_others_abbeys_do_not_matter(seats: int) -> None:
    """What comes up next is not known; and an abbey is judged for itself, so that it is judged once."""
    for s in positions(seats):
        before, t = features(s, 0), s.clone()
        t.pile, t.monk_pile = t.pile[::-1], t.monk_pile[::-1]
        for other in t.abbeys[1:]:
            other.ducats, other.brewmaster, other.space = 77, 5, 3
        assert features(t, 0) == before


def test_what_an_abbey_has_matters() -> None:
    s = positions(2)[10]
    before, abbey = features(s, 0), s.abbeys[0]
    abbey.ducats += 5
    with_ducats = features(s, 0)
    abbey.cards ^= 1
    assert before != with_ducats != features(s, 0) != before


def test_a_goal_is_done_in_part_or_whole() -> None:
    assert [part(done, 4) for done in (-2, 0, 1, 4, 9)] == [0.0, 0.0, 0.25, 1.0, 1.0]


def test_abbots_judge_by_the_network(network: Network) -> None:
    s = positions(2)[10]
    assert foreseen(s, 1) == network.value(features(s, 1))


def test_without_a_network_they_judge_by_the_outlook(network: Network) -> None:
    s, judgement = positions(2)[10], judgement_of(GAME).outlook
    judgement.teach(None)
    assert foreseen(s, 1) == outlook.worth(s, 1)
    judgement.teach(network)
    assert foreseen(s, 1) != outlook.worth(s, 1)


def test_whoever_is_back_in_the_last_round_has_the_points_of_the_abbey(network: Network) -> None:
    s = positions(2)[-1]
    s.round, s.abbeys[0].space = s.box.rounds[2], s.box.last + 1
    assert foreseen(s, 0) == points(s.abbeys[0], s.box) + gained_by_selling(s, 0)


def test_another_network_makes_other_values(network: Network) -> None:
    """What was remembered under the one is not taken for the other's."""
    s, judgement = positions(2)[10], judgement_of(GAME).outlook
    values = judgement.values(s, 2)
    judgement.teach(None)
    assert judgement.values(s, 2) != values
    judgement.teach(network)
    assert judgement.values(s, 2) == values


def test_the_network_of_the_game_fits_its_features() -> None:
    own = read_network(GAME.folder)
    assert own is None or own.inputs == MANY
