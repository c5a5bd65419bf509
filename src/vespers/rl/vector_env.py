"""Many games at once, in batched arrays: Gymnasium's vector interface, for throughput."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from functools import cached_property
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from vespers.bots.arena import number_from
from vespers.engine.game import Game
from vespers.rl.gym_env import ACTIONS, Bots, seat_among
from vespers.rl.observation import Looks, looks_of
from vespers.rl.play import FORMS, SEEDS, Play, among
from vespers.rl.stepper import check_all, say_all


class BatchEnv(VectorEnv[Any, Any, Any]):
    """`games` games side by side; a game that is over restarts in the same step.

    With `opponents` (levels, as in `SoloEnv`) one seat of each game learns and bots answer in the others;
    `seat`: always that one. Without them all seats learn: each row is what the seat asked next sees
    (`info["seat"]`), the reward is that of the seat that acted, and `info["rewards"]` has those of all.
    `info["action_mask"]`: what is legal. `actions`: "numbers", or "factored" (kind, target). Of a game that
    is over, `info["final_obs"]` and `info["final_info"]` hold what the seat that acted sees.
    """

    def __init__(
        self,
        game: str | Game[Any],
        games: int = 16,
        players: int | None = None,
        opponents: str | Sequence[str] | None = None,
        settings: Mapping[str, Any] | None = None,
        observation: str = "flat",
        reward: str = "outcome",
        seat: int | None = None,
        actions: str = "numbers",
    ) -> None:
        if games < 1:
            raise ValueError(f"games is {games}: expected 1 or more")
        self.plays: list[Play] = [Play(game, players, settings, reward) for _ in range(games)]
        self.bots = None if opponents is None else [Bots(opponents, play) for play in self.plays]
        first = self.plays[0]
        self.observer, self.actions, self.seats = first.observer, first.actions, first.seats
        self.form = among("observation", observation, FORMS)
        self.factored = among("actions", actions, ACTIONS) == "factored"
        self.seat = seat_among(seat, self.seats)
        if seat is not None and opponents is None:
            raise ValueError(f"seat is {seat}: expected opponents too, without them all seats learn")
        self.num_envs = games
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        flat = self.form == "flat"
        self.single_observation_space = self.observer.flat_space if flat else self.observer.structured_space
        self.single_action_space: spaces.Space[Any] = (
            self.actions.factored_space if self.factored else spaces.Discrete(self.actions.size)
        )
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self._rows = np.arange(games)
        self._seats = [0] * games  # whose view a row is
        self._random = np.random.default_rng(secrets.randbits(62))  # deals games without a seed

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the caches of looks."""
        return {name: value for name, value in vars(self).items() if name != "_looks"}

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """All games begin: with a seed for each, or one for all; without any the random source goes on."""
        if options and "reset_mask" in options:
            raise ValueError("reset_mask is given: expected none, a game that is over restarts by itself")
        for n, one in enumerate(self._seeds(seed)):
            self._begin(n, one)
        return self._look(), self._info()

    def _seeds(self, seed: Any) -> list[int | None]:
        """The seed of each game; what is dealt after them depends on all, if all are known."""
        if seed is None:
            return [None] * self.num_envs
        if not isinstance(seed, Sequence | np.ndarray):
            super().reset(seed=index(seed))
            self._random = np.random.default_rng(number_from(index(seed)))
            return [None] * self.num_envs
        seeds = [None if one is None else index(one) for one in seed]
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds are given: expected {self.num_envs}, one per game")
        if None not in seeds:
            self._random = np.random.default_rng(number_from(*seeds))
        return seeds

    def _begin(self, n: int, seed: int | None = None) -> None:
        play = self.plays[n]
        while True:  # a game of bots may be over before the learner is asked
            dealt = int(self._random.integers(SEEDS)) if seed is None else number_from(seed)
            play.begin(dealt)
            if self.bots is None:
                break
            self.bots[n].sit(dealt % self.seats if self.seat is None else self.seat, dealt)
            self.bots[n].answer()
            if play.asks >= 0:
                break
            seed = None

    def step(self, actions: NDArray[Any] | Sequence[int]) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        rewards = np.zeros((self.num_envs, self.seats), np.float64)
        over, spoke = np.zeros(self.num_envs, bool), self._seats
        ended = self._say(self._numbers(actions))
        finals: Any = np.full(self.num_envs, None, object) if ended else None
        for n in ended:
            over[n], rewards[n] = True, self.plays[n].rewards()
            finals[n] = self.plays[n].observation(spoke[n], self.form)
            self._begin(n)
        gained = rewards[self._rows, spoke]
        seen, info = self._look(), self._info()
        info["rewards"] = rewards
        if ended:
            info["final_obs"], info["_final_obs"] = finals, over.copy()
            info["final_info"], info["_final_info"] = self._final_info(spoke, over), over.copy()
        return seen, gained, over, np.zeros(self.num_envs, bool), info

    def _final_info(self, spoke: list[int], over: NDArray[np.bool_]) -> dict[str, Any]:
        """Whose reward and observation they are; at the end nothing is legal."""
        nothing = np.zeros((self.num_envs, self.actions.size), np.int8)
        return {
            "action_mask": self._shown(nothing),
            "_action_mask": over.copy(),
            "seat": np.where(over, spoke, 0),
            "_seat": over.copy(),
        }

    def _numbers(self, actions: Any) -> list[int]:
        """One number per game; factored, one pair."""
        given, shape = np.asarray(actions), self.action_space.shape
        if given.shape != shape or given.dtype.kind not in "iu":
            got = f"{given.dtype} of shape {given.shape}"
            each = "a kind and a target" if self.factored else "one"
            raise ValueError(f"actions are {got}: expected whole numbers of shape {shape}, {each} per game")
        if self.factored:
            return [self.actions.joined(kind, target) for kind, target in given.tolist()]
        numbers: list[int] = given.tolist()
        return numbers

    def _say(self, numbers: list[int]) -> list[int]:
        """Play one number in every game, then its bots; returns the games that are over.

        If one number is refused, no game moves.
        """
        if self.bots is None:
            return say_all(self.plays, numbers)
        check_all(self.plays, numbers)
        for play, bots, number in zip(self.plays, self.bots, numbers, strict=True):
            play.say(number)
            bots.answer()
        return [n for n, play in enumerate(self.plays) if play.asks < 0]

    def _look(self) -> Any:
        """What the seats asked see, all at once."""
        self._seats = [play.asks for play in self.plays]
        if self.form == "flat":
            return self._looks.all(self.plays)
        rows = [play.structured(play.asks) for play in self.plays]
        return {name: np.stack([row[name] for row in rows]) for name in rows[0]}

    @cached_property
    def _looks(self) -> Looks:
        return looks_of(self.observer, self.num_envs)

    def _masks(self) -> NDArray[np.int8]:
        """Their legal actions."""
        marks = bytearray().join([play.marks for play in self.plays])
        return self._shown(np.frombuffer(marks, np.int8).reshape(self.num_envs, -1))

    def _shown(self, masks: NDArray[np.int8]) -> NDArray[np.int8]:
        """Masks as they are returned: factored, by kind and target."""
        return self.actions.factored_mask(masks) if self.factored else masks

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._masks(), "seat": np.array(self._seats)}
