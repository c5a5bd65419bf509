"""PettingZoo: every game as an AEC environment. `from vespers.rl import wolves_v1; env = wolves_v1.env()`."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from operator import index
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo.utils.env import AECEnv
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from vespers.engine.game import Game
from vespers.rl.course import say
from vespers.rl.paper import FAR
from vespers.rl.play import FORMS, Play, among
from vespers.rl.rendering import RENDER_MODES, rendered
from vespers.rl.turns import Turns

Observation = dict[str, Any]
Last = tuple[Any, float, bool, bool, dict[str, Any]]  # what is seen, reward, terminated, truncated, info
KEPT: Final = (  # of a game, by an environment
    "agents",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
    "_decided",
    "_skip_agent_selection",
    "_selected",
)


class GameEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A game for `players`, who are asked one after another.

    `observation`: "flat" or "structured". `reward`: "outcome", "margin" or "score", at the end. `options`:
    those of the game, packs among them. After `max_cycles` decisions of every seat the game is cut short. The
    mask of a seat that is not asked is empty; saying something illegal is an error with its reason.
    """

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        observation: str = "flat",
        reward: str = "outcome",
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        self._made = (game, players, options, observation, reward, render_mode, max_cycles)
        self.play = Play(game, players, options, reward)
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
        quick = self.play.look if self.form == "flat" else None
        self._look = self.view if quick is None else quick
        simple = self.max_cycles is None and self.render_mode != "human"
        self.turns = Turns(self.play, self._look, self, self.possible_agents, simple)
        self._spaces()

    def _spaces(self) -> None:
        observer, actions = self.play.observer, self.play.actions
        seen = observer.flat_space if self.form == "flat" else observer.structured_space
        mask = spaces.Box(0, 1, (actions.size,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions.size) for agent in self.possible_agents}

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
        self._selected: str | None = None
        self.turns.infos, self.turns.updated = self.infos, True

    def __deepcopy__(self, memo: dict[int, Any]) -> GameEnv:
        """An environment in the same position, hidden cards too; what chance will say is not copied."""
        twin = GameEnv(*self._made)
        memo[id(self)] = twin
        twin.play.resemble(self.play)
        for name in KEPT:
            if name in vars(self):
                setattr(twin, name, deepcopy(getattr(self, name), memo))
        if twin.agents:
            twin.turns.infos, twin.turns.updated = twin.infos, True  # a loop of its own may begin
        return twin

    def imagine(self, agent: str) -> GameEnv:
        """A copy whose hidden cards are dealt anew: for all that `agent` knows, it could be this game."""
        if self.play.state is None:
            raise ValueError("there is no game to imagine: expected a call of reset before")
        twin = deepcopy(self)
        play = twin.play
        play.follow(play.game.imagine(play.state, self._seat[agent], play.rng))
        return twin

    @property
    def agent_selection(self) -> str:
        """Whose turn it is: of the seat asked, while the game goes on."""
        return self._selected or self.possible_agents[self.play.asks]

    @agent_selection.setter
    def agent_selection(self, agent: str) -> None:
        self._selected = agent

    def observe(self, agent: str) -> Observation:
        seat = self._seat[agent]
        try:
            return self._look(seat)
        except FAR:
            return self.view(seat)

    def view(self, seat: int) -> Observation:
        """The same where only its view can tell, or in another form."""
        return {"observation": self.play.observation(seat, self.form), "action_mask": self.play.mask(seat)}

    def last(self, observe: bool = True) -> Last:
        found: Last = self.turns.last(observe)
        return found

    def step(self, action: int | None) -> None:
        self.turns.step(action)

    def tell(self, observe: bool) -> Last:
        """`last` by the rules of PettingZoo."""
        found: Last = super().last(observe)
        return found

    def take(self, action: int | None) -> None:
        """`step` by the rules of PettingZoo."""
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} is asked and must say something"
        say(self.play, index(action))
        if self.play.asks < 0:
            self.end()
        self._watch(agent)

    def _watch(self, agent: str) -> None:
        """Cut the game short once every seat has decided so often; show it to people."""
        self._decided[self._seat[agent]] += 1
        if self.max_cycles is not None and self.play.asks >= 0 and min(self._decided) >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[self.play.asks]
        if self.render_mode == "human":
            self.render()

    def end(self) -> None:
        """The game is over: rewards, which there were none before."""
        self.rewards = dict(zip(self.agents, self.play.rewards(), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return rendered(self.play, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def state(self) -> np.ndarray[Any, Any]:
        """What all seats see together, one after the other: for critics that may know more than an actor."""
        return np.concatenate([self.play.observer.flat(self.play.raw(n)) for n in range(self.play.seats)])


def env_name(game: Game[Any]) -> str:
    """`wolves_v1`: the version is the rules', raised whenever the same moves would lead elsewhere."""
    return f"{game.name.replace('-', '_')}_v{game.version}"


class Guard(OrderEnforcingWrapper[str, Observation, int | None]):  # type: ignore[misc]
    """PettingZoo's guard against calls in the wrong order, without its detours in the calls of every step.

    Once there is something to look at, `last`, `step` and `reset` are those of the game itself.
    """

    def __deepcopy__(self, memo: dict[int, Any]) -> Guard:
        twin = Guard(deepcopy(self.env, memo))
        if self._has_reset:
            twin._open()
        return twin

    def _open(self) -> None:
        """There is something to look at."""
        self._has_reset = True
        self.last, self.step = self.env.turns.last, self.env.turns.step  # type: ignore[method-assign]
        self.reset = self.env.reset  # type: ignore[method-assign]

    @property
    def _has_updated(self) -> bool:
        """Whether there was a step since a loop over `agent_iter` asked last."""
        return self.env.turns.updated  # type: ignore[no-any-return]

    @_has_updated.setter
    def _has_updated(self, updated: bool) -> None:
        if "env" in vars(self):
            self.env.turns.updated = updated

    def last(self, observe: bool = True) -> Last:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        found: Last = self.env.last(observe)
        return found

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.env.reset(seed, options)
        self._open()


def wrapped(env: GameEnv) -> AECEnv[str, Observation, int | None]:
    """With the guard against calls in the wrong order; what is out of bounds we refuse ourselves."""
    checked: AECEnv[str, Observation, int | None] = Guard(env)
    return checked
