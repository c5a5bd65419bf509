"""Many games at once, in batched arrays: Gymnasium's vector interface, for throughput."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.random import Random
from numpy.typing import NDArray

from vespers.bots.arena import number_from
from vespers.engine.game import Game
from vespers.rl.course import check_all, say_all
from vespers.rl.encoder import Raw
from vespers.rl.play import FORMS, Play, among
from vespers.rl.sight import quick_look, quick_looks, sight_of
from vespers.rl.solo import ACTIONS, Bots, seat_among


class BatchEnv(VectorEnv[Any, Any, Any]):
    """`games` games side by side; a game that is over begins anew in the same step.

    With `opponents` (levels, as in `SoloEnv`) one seat of each game learns and bots answer in the others;
    `seat`: always that one. Without them all seats learn: each row is what the seat asked next sees
    (`info["seat"]`), the reward is that of the seat that spoke, and `info["rewards"]` has those of all.
    `info["action_mask"]`: what is legal. `actions`: "numbers", or "factored" (kind, target). Of a game that
    is over, `info["final_obs"]` and `info["final_info"]` tell what the seat that spoke sees.
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
        seat: int | None = None,
        actions: str = "numbers",
    ) -> None:
        if games < 1:
            raise ValueError(f"games is {games}: expected 1 or more")
        self.plays: list[Play] = [Play(game, players, options, reward) for _ in range(games)]
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
        self._raws = self.observer.for_rows(games)
        self._sight = sight_of(self.observer, games)
        self._rows = np.arange(games)
        self._seats = [0] * games  # whose view a row is
        self._random = Random(secrets.randbits(62))  # deals games that have no seed of their own

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """All games begin: with a seed for each, or one for all; without any the random source goes on."""
        if options and "reset_mask" in options:
            raise ValueError("reset_mask is given: expected none, a game that is over begins anew by itself")
        for n, one in enumerate(self._seeds(seed)):
            self._begin(n, one)
        return self._look(), self._info()

    def _seeds(self, seed: Any) -> list[int | None]:
        """The seed of each game; what is dealt after them depends on all, if all are known."""
        if seed is None:
            return [None] * self.num_envs
        if not isinstance(seed, Sequence | np.ndarray):
            super().reset(seed=index(seed))
            self._random = Random(number_from(index(seed)))
            return [None] * self.num_envs
        seeds = [None if one is None else index(one) for one in seed]
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds are given: expected {self.num_envs}, one per game")
        if None not in seeds:
            self._random = Random(number_from(*seeds))
        return seeds

    def _begin(self, n: int, seed: int | None = None) -> None:
        play = self.plays[n]
        while True:  # a game of bots may be over before the learner is asked
            dealt = self._random.randrange(1 << 62) if seed is None else number_from(seed)
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
            finals[n] = self._final(n, spoke[n])
            self._begin(n)
        gained = rewards[self._rows, spoke]
        seen, info = self._look(), self._info()
        info["rewards"] = rewards
        if ended:
            info["final_obs"], info["_final_obs"] = finals, over.copy()
            info["final_info"], info["_final_info"] = self._final_info(spoke, over), over.copy()
        return seen, gained, over, np.zeros(self.num_envs, bool), info

    def _final(self, n: int, seat: int) -> Any:
        """What a seat sees at the end of a game."""
        play = self.plays[n]
        seen = quick_look(self._sight, play.state, seat, n) if self.form == "flat" else None
        return play.observation(seat, self.form) if seen is None else seen

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
        """What is said, one number per game; factored, one pair."""
        said, shape = np.asarray(actions), self.action_space.shape
        if said.shape != shape or said.dtype.kind not in "iu":
            got = f"{said.dtype} of shape {said.shape}"
            each = "a kind and a target" if self.factored else "one"
            raise ValueError(f"actions are {got}: expected whole numbers of shape {shape}, {each} per game")
        if self.factored:
            return [self.actions.joined(kind, target) for kind, target in said.tolist()]
        numbers: list[int] = said.tolist()
        return numbers

    def _say(self, numbers: list[int]) -> list[int]:
        """Every game hears its number, and its bots; which games are over. One refused: none has moved."""
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
        observer, seen = self.observer, quick_looks(self._sight, self.plays)
        if self.form == "flat":
            return observer.flat(self._raw()) if seen is None else seen
        return observer.structured(self._raw() if seen is None else observer.raw_of(seen))

    def _raw(self) -> Raw:
        """The same from the views themselves."""
        return self._raws([play.game.view(play.state, play.asks) for play in self.plays], self._seats)

    def _masks(self) -> NDArray[np.int8]:
        """What they may say."""
        marks = bytearray().join([play.marks for play in self.plays])
        return self._shown(np.frombuffer(marks, np.int8).reshape(self.num_envs, -1))

    def _shown(self, masks: NDArray[np.int8]) -> NDArray[np.int8]:
        """Masks as they are told: factored, by kind and target."""
        return self.actions.factored_mask(masks) if self.factored else masks

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._masks(), "seat": np.array(self._seats)}
