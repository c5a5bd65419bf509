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

from vespers.engine.errors import BadSettings
from vespers.engine.game import Game
from vespers.engine.kernel import Chance, apply, asked, is_over, tickets
from vespers.games import find_game, game_names
from vespers.rl.actions import Actions, actions_of
from vespers.rl.observation import observer_of
from vespers.rl.play import among, usual_table
from vespers.rl.rewards import REWARDS, sum_of_rewards

RECALLED: Final = 64  # public entries in the tensor of an information state, the latest last
LONGEST: Final = 4000  # decisions and draws: a bound that no game reaches
POINTS: Final = 500.0  # bound of margins and scores
NOT_IN_BOOK: Final = -1


class About:
    """What all positions of a game share; never copied, pickled as its parameters."""

    __slots__ = ("actions", "numbers", "reward", "rules", "seats", "settings")

    def __init__(self, rules: Game[Any], seats: int, settings: Any, reward: str) -> None:
        self.rules, self.seats, self.settings, self.reward = rules, seats, settings, reward
        self.actions: Actions = actions_of(rules)
        self.numbers = rules.codebook.number

    def __deepcopy__(self, memo: dict[int, Any]) -> About:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return about_from, (self.rules.name, self.seats, msgspec.json.encode(self.settings), self.reward)


def about_from(name: str, seats: int, settings: bytes, reward: str) -> About:
    """The same from its parameters."""
    rules = find_game(name)
    return About(rules, seats, rules.read_settings(msgspec.json.decode(settings)), reward)


class Table:
    """A position that OpenSpiel may deep-copy and pickle: rules and tables are shared, as in clones.

    What is written down is how it came about (`past`), since rules know their steps and words by identity:
    numbers of the codebook and, where a seat imagined what it cannot see, that seat and its random seed.
    """

    __slots__ = ("about", "past", "public", "state")

    def __init__(self, about: About) -> None:
        self.about = about
        self.state = about.rules.start(about.seats, about.settings)
        self.past: tuple[int | tuple[int, int], ...] = ()
        self.public: tuple[tuple[int, int], ...] = ()  # seat and action, as everybody heard it

    def say(self, number: int) -> None:
        """Play this for the seat that is asked, or for chance."""
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
    """A position from its past."""
    table = Table(about)
    for step in past:
        if isinstance(step, int):
            table.say(step)
        else:
            table.imagine(*step)
    return table


def game_type(game: Game[Any], sum_of: float | None = None) -> Any:
    """The type of a game for OpenSpiel; `sum_of` all rewards, where it is always the same."""
    known = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=spiel_name(game),
        long_name=f"Vespers: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known.IMPERFECT_INFORMATION if game.secrets else known.PERFECT_INFORMATION,
        utility=utility_of(sum_of),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_table(game), "reward": "outcome", "options": "{}"},
    )


def utility_of(sum_of: float | None) -> Any:
    """OpenSpiel's name for rewards that add up to this, or to anything."""
    known = pyspiel.GameType.Utility
    if sum_of is None:
        return known.GENERAL_SUM
    return known.ZERO_SUM if sum_of == 0 else known.CONSTANT_SUM


def spiel_name(game: Game[Any]) -> str:
    return f"vespers_{game.name.replace('-', '_')}"


def escaped(settings: str) -> str:
    """Options as OpenSpiel can serialise them: some characters of JSON have a meaning of their own there."""
    return quote(settings) if any(sign in settings for sign in ",=()") else settings


def read_settings(rules: Game[Any], settings: str) -> Any:
    """Options in JSON, escaped or not."""
    return rules.read_settings(
        msgspec.json.decode(unquote(settings) if settings.startswith("%") else settings)
    )


def loaded(name: str) -> Any:
    """A game from OpenSpiel's serialised form, as in another process."""
    register_games()
    return pyspiel.load_game(name)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters: `players`, `reward` (as in `rewards.py`), `options` (JSON)."""

    rules: Game[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = int(given.get("players", usual_table(self.rules)))
        why = self.rules.why_not_seats(seats)
        if why is not None:
            raise BadSettings(why)
        reward = among("reward", given.get("reward", "outcome"), tuple(REWARDS))
        settings = read_settings(self.rules, given.get("options", "{}"))
        if "options" in given:
            given["options"] = escaped(given["options"])
        self.about = About(self.rules, seats, settings, reward)
        bound = 1.0 if reward == "outcome" else POINTS
        sum_of = sum_of_rewards(reward, seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.about.actions.size,
            max_chance_outcomes=self.about.actions.size,
            num_players=seats,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=sum_of,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.rules, sum_of), info, given)

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
        return is_over(self.table.state)

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
    """Register every game with OpenSpiel, once; returns their names there."""
    known = set(pyspiel.registered_names())
    for name in game_names():
        rules = find_game(name)
        if spiel_name(rules) not in known:
            kind = type(f"Spiel{type(rules).__name__}", (SpielGame,), {"rules": rules})
            pyspiel.register_game(game_type(rules), kind)
    return [spiel_name(find_game(name)) for name in game_names()]


__all__ = ["SpielGame", "SpielState", "register_games", "spiel_name"]
