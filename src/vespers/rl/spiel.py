"""OpenSpiel: every game as a Python game with chance nodes. `load_game("vespers_wolves", {"players": 2})`.

Actions and chance outcomes are the codebook's numbers. What a seat knows at a node (its information state) is
its view and all that everybody heard so far; a view holds everything a seat knows of its own secrets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final
from urllib.parse import quote, unquote

import msgspec
import numpy as np
import pyspiel
from librt.random import Random

from vespers.engine.errors import BadOptions
from vespers.engine.game import Game
from vespers.engine.kernel import Chance, apply, asked, tickets
from vespers.games import find_game, game_names
from vespers.rl.actions import Actions, actions_of
from vespers.rl.observation import observer_of
from vespers.rl.play import among
from vespers.rl.rewards import REWARDS

RECALLED: Final = 64  # public entries in the tensor of an information state, the latest last
LONGEST: Final = 4000  # decisions and draws: a bound that no game reaches
POINTS: Final = 500.0  # bound of margins and scores
NOT_IN_BOOK: Final = -1


class About:
    """What all positions of a game share; never copied, and written down by its name."""

    __slots__ = ("actions", "numbers", "options", "reward", "rules", "seats")

    def __init__(self, rules: Game[Any], seats: int, options: Any, reward: str) -> None:
        self.rules, self.seats, self.options, self.reward = rules, seats, options, reward
        self.actions: Actions = actions_of(rules)
        self.numbers = rules.codebook.number

    def __deepcopy__(self, memo: dict[int, Any]) -> About:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return about_from, (self.rules.name, self.seats, msgspec.json.encode(self.options), self.reward)


def about_from(name: str, seats: int, options: bytes, reward: str) -> About:
    """The same, written down as its parameters."""
    rules = find_game(name)
    return About(rules, seats, rules.read_options(msgspec.json.decode(options)), reward)


class Table:
    """A position that OpenSpiel may copy deeply and write down: rules and tables are shared, as clones do.

    What is written down is how it came about (`past`), since rules know their steps and words by identity:
    numbers of the codebook and, where a seat imagined what it cannot see, that seat and its random seed.
    """

    __slots__ = ("about", "past", "public", "state")

    def __init__(self, about: About) -> None:
        self.about = about
        self.state = about.rules.start(about.seats, about.options)
        self.past: tuple[int | tuple[int, int], ...] = ()
        self.public: tuple[tuple[int, int], ...] = ()  # who said what, as everybody heard it

    def say(self, number: int) -> None:
        """Whoever is asked says this, be it chance."""
        step, a = asked(self.state), self.about.actions.actions[number]
        assert step is not None
        self.public = (*self.public, (step.asks, self.about.numbers.get(step.heard(a, None), NOT_IN_BOOK)))
        self.past = (*self.past, number)
        apply(self.state, a)

    def imagine(self, player: int, seed: int) -> None:
        """Become a position that this player cannot tell from this one."""
        self.state = self.about.rules.imagine(self.state, player, Random(seed))
        self.past = (*self.past, (player, seed))

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        copied = Table.__new__(Table)
        copied.about, copied.past, copied.public = self.about, self.past, self.public
        copied.state = self.state.clone()
        return copied

    def __reduce__(self) -> tuple[Any, ...]:
        return table_from, (self.about, self.past)


def table_from(about: About, past: tuple[int | tuple[int, int], ...]) -> Table:
    """A position that came about in this way."""
    table = Table(about)
    for said in past:
        if isinstance(said, int):
            table.say(said)
        else:
            table.imagine(*said)
    return table


def game_type(game: Game[Any]) -> Any:
    """What OpenSpiel must know before a game is loaded."""
    known = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=spiel_name(game),
        long_name=f"Vespers: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known.IMPERFECT_INFORMATION if game.secrets else known.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], "reward": "outcome", "options": "{}"},
    )


def spiel_name(game: Game[Any]) -> str:
    return f"vespers_{game.name.replace('-', '_')}"


def escaped(options: str) -> str:
    """Options as OpenSpiel can write and read them again: it takes some of JSON's signs for its own."""
    return quote(options) if any(sign in options for sign in ",=()") else options


def read_options(rules: Game[Any], options: str) -> Any:
    """Options in JSON, escaped or not."""
    return rules.read_options(msgspec.json.decode(unquote(options) if options.startswith("%") else options))


def loaded(name: str) -> Any:
    """A game by all that OpenSpiel writes of it, as in another process."""
    register_games()
    return pyspiel.load_game(name)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters: `players`, `reward` (as in `rewards.py`), `options` (JSON)."""

    rules: Game[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = int(given.get("players", self.rules.players[0]))
        why = self.rules.why_not_seats(seats)
        if why is not None:
            raise BadOptions(why)
        reward = among("reward", given.get("reward", "outcome"), tuple(REWARDS))
        options = read_options(self.rules, given.get("options", "{}"))
        if "options" in given:
            given["options"] = escaped(given["options"])
        self.about = About(self.rules, seats, options, reward)
        bound = 1.0 if reward == "outcome" else POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.about.actions.size,
            max_chance_outcomes=self.about.actions.size,
            num_players=seats,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.rules), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.about, bool(kind.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; `table` holds the engine's state and what everybody heard."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Table(game.about)

    @property
    def about(self) -> About:
        """What this position shares with all others of its game."""
        return self.table.about

    def current_player(self) -> int:
        step = asked(self.table.state)
        if step is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if isinstance(step, Chance) else step.asks

    def _legal_actions(self, player: int) -> list[int]:
        step = asked(self.table.state)
        assert step is not None
        return sorted(self.about.actions.number(a) for a in step.options(self.table.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        step, s = asked(self.table.state), self.table.state
        assert isinstance(step, Chance)
        odds = step.odds(s)
        whole, number = tickets(odds), self.about.actions.number
        weighed = zip(step.outcomes(s), odds, strict=True)
        return sorted((number(a), weight / whole) for a, weight in weighed if weight > 0)

    def _apply_action(self, action: int) -> None:
        self.table.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return repr(self.about.actions.actions[action])

    def is_terminal(self) -> bool:
        return not self.table.state.agenda

    def returns(self) -> list[float]:
        outcome = self.about.rules.outcome(self.table.state)
        reward, seats = REWARDS[self.about.reward], range(self.about.seats)
        return [0.0 if outcome is None else reward(outcome, seat) for seat in seats]

    def __str__(self) -> str:
        return str(msgspec.json.encode(self.about.rules.view(self.table.state, None)), "utf-8")

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position this player cannot tell from this one."""
        other: SpielState = self.clone()
        other.table.imagine(player, int(sampler() * (1 << 53)))
        return other


class SpielObserver:
    """Fills tensor and string of a seat; with perfect recall, what everybody heard is added."""

    def __init__(self, about: About, recall: bool) -> None:
        self.rules, self.recall, self.actions = about.rules, recall, about.actions.size
        self.observer = observer_of(about.rules, about.seats)
        size = self.observer.flat_size
        self.tensor = np.zeros(size + RECALLED * recall, np.float32)
        self.dict = {"view": self.tensor[:size]}
        if recall:
            self.dict["heard"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        view = self.rules.view(state.table.state, player)
        self.dict["view"][:] = self.observer.flat(self.observer.raw(view, player))
        if self.recall:
            latest = [(heard + 2) / (self.actions + 1) for _, heard in state.table.public[-RECALLED:]]
            self.dict["heard"][:] = 0.0
            self.dict["heard"][RECALLED - len(latest) :] = latest

    def string_from(self, state: SpielState, player: int) -> str:
        seen = str(msgspec.json.encode(self.rules.view(state.table.state, player)), "utf-8")
        if not self.recall:
            return f"{player} {seen}"
        heard = " ".join(f"{seat}:{number}" for seat, number in state.table.public)
        return f"{player} {seen} {heard}"


def register_games() -> list[str]:
    """Make every game known to OpenSpiel, once; their names there."""
    known = set(pyspiel.registered_names())
    for name in game_names():
        rules = find_game(name)
        if spiel_name(rules) not in known:
            kind = type(f"Spiel{type(rules).__name__}", (SpielGame,), {"rules": rules})
            pyspiel.register_game(game_type(rules), kind)
    return [spiel_name(find_game(name)) for name in game_names()]


__all__ = ["SpielGame", "SpielState", "register_games", "spiel_name"]
