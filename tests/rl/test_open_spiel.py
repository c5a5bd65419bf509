"""OpenSpiel's own tests, and its search bots at our tables."""

from __future__ import annotations

import json
import pickle
from typing import Any

import numpy as np
import pytest

from vespers.engine.errors import BadSettings
from vespers.games import find_game, game_names

pyspiel = pytest.importorskip("pyspiel")
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from vespers.rl.openspiel import register_games, spiel_name  # noqa: E402

NAMES = register_games()
FEW = 3  # players: the simulations of larger tables take longer


def tables() -> list[Any]:
    """Every game and number of players."""
    found = [(name, players) for name in game_names() for players in find_game(name).players]
    return [pytest.param(*each, marks=[pytest.mark.slow] if each[1] > FEW else []) for each in found]


@pytest.mark.parametrize(("name", "players"), tables())
def test_random_simulations(name: str, players: int) -> None:
    game = pyspiel.load_game(spiel_name(find_game(name)), {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", game_names())
def test_random_simulations_with_serialisation(name: str) -> None:
    game = pyspiel.load_game(spiel_name(find_game(name)), {"players": 2})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def read_again(game: Any, state: Any) -> Any:
    """The same position, written down and read."""
    return pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]


@pytest.mark.parametrize("name", game_names())
def test_a_position_that_was_written_down_plays_on_as_the_first_one_does(name: str) -> None:
    """Also one that a player imagined: what cannot be seen is the same in both."""
    rng = np.random.RandomState(4)
    game = pyspiel.load_game(spiel_name(find_game(name)), {"players": 2, "reward": "score"})
    state = game.new_initial_state()
    for _ in range(10):
        advance(state, rng)
        state.apply_action(int(rng.choice(state.legal_actions())))
    for first in (state, state.resample_from_infostate(0, rng.random_sample)):
        second = read_again(game, first)
        while not first.is_terminal():
            assert second.legal_actions() == first.legal_actions()
            action = int(rng.choice(first.legal_actions()))
            first.apply_action(action)
            second.apply_action(action)
        assert second.is_terminal() and second.returns() == first.returns()
        assert [second.information_state_string(n) for n in range(2)] == [
            first.information_state_string(n) for n in range(2)
        ]


OWN = '[pack]\nid = "mine"\nextends = true\n[numbers]\nhand = 2 # a) b, c\n'
OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("fermentation", {"packs": ["base", "thirteen-moons"]}),
    ("brewers", {"silent": True, "filthy": True}),
    ("wolves", {"own": [OWN]}),
    ("wolves", {"starter": "first"}),
]


@pytest.mark.parametrize(("name", "settings"), OPTIONS)
def test_a_game_with_options_is_written_down_and_read_again(name: str, settings: dict[str, Any]) -> None:
    """OpenSpiel writes parameters as they are and takes commas, brackets and equals signs for its own."""
    game = pyspiel.load_game(spiel_name(find_game(name)), {"players": 2, "options": json.dumps(settings)})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game) and again.about.settings == game.about.settings


@pytest.mark.parametrize(("name", "players"), [("wolves", 1), ("wolves", 5), ("brewers", 0), ("brewers", 9)])
def test_tables_that_no_game_has_are_refused(name: str, players: int) -> None:
    with pytest.raises(BadSettings, match="seats"):
        pyspiel.load_game(spiel_name(find_game(name)), {"players": players})


def test_an_unknown_reward_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match="expected one of outcome"):
        pyspiel.load_game("vespers_wolves", {"reward": "glory"})


def advance(state: Any, rng: np.random.RandomState) -> None:
    """Let chance decide until a player is asked."""
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=odds)))


def played(game: Any, bots: list[Any], rng: np.random.RandomState) -> list[float]:
    state = game.new_initial_state()
    while True:
        advance(state, rng)
        if state.is_terminal():
            returns: list[float] = state.returns()
            return returns
        state.apply_action(bots[state.current_player()].step(state))


def searchers(game: Any, rng: np.random.RandomState) -> list[Any]:
    random_rollouts = mcts.RandomRolloutEvaluator(1, rng)
    most_visited = ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return [
        mcts.MCTSBot(game, 2.0, 2, random_rollouts, random_state=rng),
        ismcts.ISMCTSBot(game, random_rollouts, 2.0, 2, final_policy_type=most_visited, random_state=rng),
    ]


def test_its_search_bots_play_a_whole_game() -> None:
    rng = np.random.RandomState(1)
    game = pyspiel.load_game("vespers_wolves")
    assert sorted(played(game, searchers(game, rng), rng)) == [-1.0, 1.0]


@pytest.mark.parametrize("name", game_names())
def test_its_search_bots_answer_at_every_table(name: str) -> None:
    """IS-MCTS is for games with secrets, and says so itself; MCTS is for all."""
    rng = np.random.RandomState(1)
    game = pyspiel.load_game(spiel_name(find_game(name)), {"players": 2})
    state = game.new_initial_state()
    advance(state, rng)
    for bot in searchers(game, rng)[: 2 if find_game(name).secrets else 1]:
        assert bot.step(state) in state.legal_actions()


def test_resampling_keeps_what_a_player_knows_and_changes_the_rest() -> None:
    rng = np.random.RandomState(2)
    state = pyspiel.load_game("vespers_wolves").new_initial_state()
    hands = set()
    while not state.is_terminal():
        advance(state, rng)
        if state.is_terminal():
            break
        for player in range(2):
            other = state.resample_from_infostate(player, rng.random_sample)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            hands.add(other.observation_string(1 - player) == state.observation_string(1 - player))
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert hands == {True, False}


@pytest.mark.parametrize("name", game_names())
def test_every_game_resamples_what_a_player_cannot_tell_apart(name: str) -> None:
    rng = np.random.RandomState(3)
    state = pyspiel.load_game(spiel_name(find_game(name)), {"players": 2}).new_initial_state()
    for _ in range(12):
        advance(state, rng)
        for player in range(2):
            other = state.resample_from_infostate(player, rng.random_sample)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions() or state.current_player() != player
        state.apply_action(int(rng.choice(state.legal_actions())))


def test_parameters_and_utilities() -> None:
    game = pyspiel.load_game("vespers_heaven_ale", {"players": 3, "reward": "margin"})
    assert (game.num_players(), game.min_utility(), game.max_utility()) == (3, -500.0, 500.0)
    starter = pyspiel.load_game("vespers_wolves", {"options": '{"starter": "second"}'})
    rng = np.random.RandomState(1)
    state = starter.new_initial_state()
    advance(state, rng)
    assert state.current_player() == 1
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert state.information_state_string(1) != copy.information_state_string(1)


UTILITY = pyspiel.GameType.Utility


@pytest.mark.parametrize(
    ("name", "players", "reward", "utility", "total"),
    [
        ("wolves", 2, "outcome", UTILITY.ZERO_SUM, 0.0),
        ("brewers", 2, "margin", UTILITY.ZERO_SUM, 0.0),
        ("heaven-ale", 3, "outcome", UTILITY.CONSTANT_SUM, -1.0),
        ("heaven-ale", 3, "margin", UTILITY.GENERAL_SUM, None),
        ("fermentation", 2, "score", UTILITY.GENERAL_SUM, None),
        ("brewers", 1, "outcome", UTILITY.GENERAL_SUM, None),
    ],
)
def test_a_game_whose_rewards_add_up_says_so(
    name: str, players: int, reward: str, utility: Any, total: float | None
) -> None:
    found = f"vespers_{name.replace('-', '_')}"
    game = pyspiel.load_game(found, {"players": players, "reward": reward})
    assert game.get_type().utility == utility and game.utility_sum() == total
    state, rng = game.new_initial_state(), np.random.RandomState(1)
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert total is None or sum(state.returns()) == total


def test_a_table_is_one_of_two_where_nothing_is_said() -> None:
    assert [pyspiel.load_game(name).num_players() for name in register_games()] == [2, 2, 2, 2]


def test_chance_outcomes_are_the_odds_of_the_rules() -> None:
    state = pyspiel.load_game("vespers_wolves").new_initial_state()
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        assert sum(odds) == pytest.approx(1.0)
        assert list(outcomes) == sorted(set(outcomes))
        state.apply_action(outcomes[0])
