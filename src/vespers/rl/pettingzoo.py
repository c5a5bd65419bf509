"""PettingZoo: every game as an AEC environment. `from vespers.rl import wolves_v1; env = wolves_v1.env()`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo.utils.env import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from vespers.engine.game import Game
from vespers.rl.play import FORMS, SEEDS, Play, among
from vespers.rl.rendering import RENDER_MODES, rendered

Observation = dict[str, Any]
Last = tuple[Any, float, bool, bool, dict[str, Any]]  # what is seen, reward, terminated, truncated, info


class GameEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A game for `players`, who are asked one after another.

    `observation`: "flat" or "structured". `reward`: "outcome", "margin" or "score", at the end. `options`:
    those of the game, packs among them. After `max_cycles` decisions of every seat the game is cut short. The
    mask of a seat that is not asked is empty. An illegal action is an error with its reason, a call in the
    wrong order an error that says which was expected.
    """

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        settings: Mapping[str, Any] | None = None,
        observation: str = "flat",
        reward: str = "outcome",
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        self.play = Play(game, players, settings, reward)
        self.form = among("observation", observation, FORMS)
        self.render_mode = None if render_mode is None else among("render_mode", render_mode, RENDER_MODES)
        self.max_cycles = max_cycles
        self.metadata = {
            "name": env_name(self.play.game),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.play.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._selected: str | None = None  # who leaves next, once the game is over or cut short
        self._spaces()

    def _spaces(self) -> None:
        observer, actions = self.play.observer, self.play.actions
        seen = observer.flat_space if self.form == "flat" else observer.structured_space
        mask = spaces.Box(0, 1, (actions.size,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions.size) for agent in self.possible_agents}
        self.state_space = spaces.Box(0.0, 1.0, (observer.flat_size * self.play.seats,), np.float32)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.play.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decided = [0] * self.play.seats
        self._skip_agent_selection = None
        self._selected = None

    def imagine(self, agent: str) -> GameEnv:
        """A copy whose hidden cards are dealt again: `agent` cannot tell it from this game."""
        self.play.must_have_begun()
        twin = deepcopy(self)
        twin.play.turn_to(self._seat[agent], twin.play.rng.randrange(SEEDS))
        return twin

    @property
    def agent_selection(self) -> str:
        """Whose turn it is: of the seat asked, while the game goes on."""
        self.play.must_have_begun()
        return self._selected or self.possible_agents[self.play.asks]

    @agent_selection.setter
    def agent_selection(self, agent: str) -> None:
        self._selected = agent

    def observe(self, agent: str) -> Observation:
        self.play.must_have_begun()
        return self._seen(self._seat[agent])

    def _seen(self, seat: int) -> Observation:
        play = self.play
        seen = play.flat(seat) if self.form == "flat" else play.structured(seat)
        return {"observation": seen, "action_mask": play.mask(seat)}

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents as they are asked; a loop that does not step raises an error."""
        for _ in range(max_iter):
            if not self.agents:
                return
            before = self.play.seed, len(self.play.past), len(self.agents)
            yield self.agent_selection
            after = self.play.seed, len(self.play.past), len(self.agents)
            assert after != before, "the loop over agent_iter did not step: expected a call of step"

    def last(self, observe: bool = True) -> Last:
        """PettingZoo's `last`; while the game goes on there are no rewards, and nobody is out."""
        asks = self.play.asks
        if asks < 0 or self._selected is not None:
            found: Last = super().last(observe)
            return found
        seen = self._seen(asks) if observe else None
        return seen, 0.0, False, False, self.infos[self.possible_agents[asks]]

    def step(self, action: int | None) -> None:
        play = self.play
        if play.asks < 0 or self._selected is not None:
            self._step_after_the_end(action)
            return
        assert action is not None, f"{self.agent_selection} is asked and must say something"
        spoke = play.asks
        play.say(action if isinstance(action, int) else index(action))
        if play.asks < 0:
            self._end()
        if self.max_cycles is not None or self.render_mode == "human":
            self._watch(spoke)

    def _step_after_the_end(self, action: int | None) -> None:
        """Agents leave one after another, as PettingZoo asks."""
        self.play.must_have_begun()
        if self.agents:
            self._was_dead_step(action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()

    def _watch(self, spoke: int) -> None:
        """Truncate the game after `max_cycles`; render it for people."""
        self._decided[spoke] += 1
        if self.max_cycles is not None and self.play.asks >= 0 and min(self._decided) >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[self.play.asks]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """The game is over: rewards, of which there were none before."""
        self.rewards = dict(zip(self.agents, self.play.rewards(), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        return None if self.render_mode is None else rendered(self.play, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def state(self) -> np.ndarray[Any, Any]:
        """What all seats see together, one after the other: for critics that may know more than an actor."""
        return np.concatenate([self.play.flat(seat) for seat in range(self.play.seats)])


def env_name(game: Game[Any]) -> str:
    """`wolves_v1`: the version is the rules', raised whenever an old record would replay differently."""
    return f"{game.name.replace('-', '_')}_v{game.version}"
