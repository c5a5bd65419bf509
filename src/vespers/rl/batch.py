"""Many games at once, in batched arrays: Gymnasium's vector interface, for throughput."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from vespers.bots.arena import number_from
from vespers.engine.game import Game
from vespers.rl.play import FORMS, Play, among
from vespers.rl.solo import Bots


class BatchEnv(VectorEnv[Any, Any, Any]):
    """`games` games side by side; a game that is over begins anew in the same step.

    With `opponents` (levels, as in `SoloEnv`) one seat of each game learns and bots answer in the others.
    Without them all seats learn: each row is what the seat asked next sees (`info["seat"]`), the reward is
    that of the seat that spoke, and `info["rewards"]` has those of all. `info["action_mask"]`: what is legal.
    """

    def __init__(
        self,
        game: str | Game[Any] = "wolves",
        games: int = 16,
        players: int | None = None,
        opponents: str | Sequence[str] | None = None,
        options: Mapping[str, Any] | None = None,
        observation: str = "flat",
        reward: str = "outcome",
    ) -> None:
        self.plays = [Play(game, players, options, reward) for _ in range(games)]
        self.bots = None if opponents is None else [Bots(opponents, play) for play in self.plays]
        first = self.plays[0]
        self.observer, self.actions, self.seats = first.observer, first.actions, first.seats
        self.form = among("observation", observation, FORMS)
        self.num_envs = games
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        flat = self.form == "flat"
        self.single_observation_space = self.observer.flat_space if flat else self.observer.structured_space
        self.single_action_space = spaces.Discrete(self.actions.size)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self._raw = np.zeros((games, len(self.observer.low)), np.int32)
        self._masks = np.zeros((games, self.actions.size), np.int8)
        self._seat = np.zeros(games, np.int64)  # whose view a row is

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        self._random = np.random.default_rng(seed if seed is None or isinstance(seed, int) else 0)
        for n in range(self.num_envs):
            self._begin(n, seed[n] if isinstance(seed, list) else None)
            self._look(n)
        return self._seen(self._raw), self._info()

    def _begin(self, n: int, seed: int | None = None) -> None:
        play = self.plays[n]
        while True:  # a game of bots may be over before the learner is asked
            dealt = int(self._random.integers(1 << 62)) if seed is None else number_from(seed)
            play.begin(dealt)
            if self.bots is None:
                break
            self.bots[n].sit(dealt % self.seats, dealt)
            self.bots[n].answer()
            if play.asks >= 0:
                break
            seed = None
        self._seat[n] = play.asks

    def step(self, actions: NDArray[Any]) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        rewards = np.zeros((self.num_envs, self.seats), np.float64)
        over = np.zeros(self.num_envs, bool)
        spoke = self._seat.copy()
        finals: dict[int, Any] = {}
        for n, number in enumerate(actions.tolist()):
            play = self.plays[n]
            play.say(number)
            if self.bots is not None:
                self.bots[n].answer()
            if play.asks < 0:
                over[n] = True
                rewards[n] = play.rewards()
                finals[n] = play.raw(int(spoke[n]))
                self._begin(n)
            self._look(n)
        gained = rewards[np.arange(self.num_envs), spoke]
        info = self._info(rewards, finals)
        return self._seen(self._raw), gained, over, np.zeros(self.num_envs, bool), info

    def _look(self, n: int) -> None:
        """What the seat asked sees and may say, into row `n`."""
        play = self.plays[n]
        self._seat[n] = play.asks
        self._raw[n] = play.raw(play.asks)
        self._masks[n] = np.frombuffer(play.marks, np.int8)

    def _seen(self, raw: NDArray[np.int32]) -> Any:
        return self.observer.flat(raw) if self.form == "flat" else self.observer.structured(raw)

    def _info(self, rewards: Any = None, finals: Mapping[int, Any] | None = None) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._masks.copy(), "seat": self._seat.copy()}
        if rewards is not None:
            info["rewards"] = rewards
        if finals:
            last = np.full(self.num_envs, None, object)
            for n, raw in finals.items():
                last[n] = self._seen(raw)
            info["final_obs"] = last
            info["_final_obs"] = np.isin(np.arange(self.num_envs), list(finals))
        return info
