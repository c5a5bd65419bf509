"""Gymnasium: one seat learns, bots of a chosen level sit in the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from librt.random import Random

from vespers.bots import BOTS
from vespers.bots.arena import number_from
from vespers.bots.bot import Bot, Knowledge
from vespers.engine.game import Game
from vespers.games import find_game, game_names
from vespers.rl.actions import Mask
from vespers.rl.pettingzoo import env_name
from vespers.rl.play import FORMS, Play, among
from vespers.rl.rendering import RENDER_MODES, rendered

ACTIONS: Final = ("numbers", "factored")


class Bots:
    """The bots of a table; which seat is left free may change from game to game."""

    def __init__(self, names: str | Sequence[str], play: Play) -> None:
        named = [names] * (play.seats - 1) if isinstance(names, str) else list(names)
        if len(named) != play.seats - 1:
            raise ValueError(f"{len(named)} bots are named: expected {play.seats - 1}, one per other seat")
        self.named = [among("opponents", name, tuple(BOTS)) for name in named]
        self.play = play
        self.learner, self.seated = -1, list[Bot | None]()

    def __getstate__(self) -> dict[str, Any]:
        """Copies and pickles leave out the state of bots: new ones of the same level take their seats."""
        return {"named": self.named, "play": self.play, "learner": self.learner}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.named, self.play, self.learner = state["named"], state["play"], state["learner"]
        self.seated = []
        if self.learner >= 0:
            self.sit(self.learner, number_from(self.play.seed, len(self.play.past)))

    def sit(self, learner: int, seed: int) -> None:
        """Take the seats for a new game."""
        self.learner, self.rng = learner, Random(number_from(seed, "imagined"))
        made = [BOTS[name](number_from(seed, "bot", n)) for n, name in enumerate(self.named)]
        self.seated = [*made[:learner], None, *made[learner:]]

    def answer(self) -> None:
        """Let the bots play until the learner is asked, or the game is over."""
        play = self.play
        while play.asks >= 0 and play.asks != self.learner:
            bot = self.seated[play.asks]
            assert bot is not None
            imagined = play.game.imagine(play.state, play.asks, self.rng)
            known = Knowledge(play.game, play.asks, play.seats, imagined, play.legal)
            play.say(play.actions.number(bot.choose(known)))


def seat_among(seat: int | None, seats: int) -> int | None:
    """The seat, or None for any; or an error that says what was expected."""
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(f"seat is {seat}: expected 0 to {seats - 1}, or None")
    return seat


class SoloEnv(gymnasium.Env[Any, Any]):
    """A game in which one seat learns.

    `opponents`: the level of all other seats ("random", "greedy", …), or a list of them. `seat`: where the
    learner sits; None: another seat in every game. `actions`: "numbers", or "factored" (kind, target). What
    is legal is in `info["action_mask"]`, and `action_masks()` gives it as sb3-contrib asks for it. With
    `illegal_reward` an illegal action ends the game with that reward; otherwise it is an error.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        settings: Mapping[str, Any] | None = None,
        observation: str = "flat",
        actions: str = "numbers",
        reward: str = "outcome",
        render_mode: str | None = None,
        illegal_reward: float | None = None,
    ) -> None:
        self.play = Play(game, players, settings, reward)
        self.bots = Bots(opponents, self.play)
        self.seat, self.learner = seat_among(seat, self.play.seats), 0
        self.illegal_reward = illegal_reward
        self.form = among("observation", observation, FORMS)
        self.factored = among("actions", actions, ACTIONS) == "factored"
        self.render_mode = None if render_mode is None else among("render_mode", render_mode, RENDER_MODES)
        self.name = env_name(self.play.game)
        observer = self.play.observer
        self.observation_space = observer.flat_space if self.form == "flat" else observer.structured_space
        book = self.play.actions
        self.action_space = book.factored_space if self.factored else spaces.Discrete(book.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        while True:  # with a team of bots a game may end before the learner is asked
            dealt = int(self.np_random.integers(1 << 62))
            self.learner = dealt % self.play.seats if self.seat is None else self.seat
            self.play.begin(dealt)
            self.bots.sit(self.learner, dealt)
            self.bots.answer()
            if self.play.asks >= 0:
                return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.play.must_have_begun()
        number = self._number(action)
        if self.illegal_reward is not None and not self._legal(number):
            return self._seen(), self.illegal_reward, True, False, self._info()
        self.play.say(number)
        self.bots.answer()
        over = self.play.asks < 0
        reward = self.play.rewards()[self.learner] if over else 0.0
        return self._seen(), reward, over, False, self._info()

    def _number(self, action: Any) -> int:
        return self.play.actions.joined(*map(index, action)) if self.factored else index(action)

    def _legal(self, number: int) -> bool:
        return 0 <= number < self.play.actions.size and bool(self._mask()[number])

    def _seen(self) -> Any:
        return self.play.observation(self.learner, self.form)

    def _mask(self) -> Mask:
        return self.play.mask(self.learner)

    def _info(self) -> dict[str, Any]:
        mask = self._mask()
        shown = self.play.actions.factored_mask(mask) if self.factored else mask
        return {"action_mask": shown, "seat": self.learner}

    def action_masks(self) -> np.ndarray[Any, Any]:
        """What is legal, as sb3-contrib's masked algorithms ask for it.

        Of factored actions they ask for kinds and targets apart: each is legal with some of the others only.
        """
        mask = self._mask()
        if not self.factored:
            return mask.astype(bool)
        pairs = self.play.actions.factored_mask(mask)
        return np.concatenate([pairs.any(1), pairs.any(0)])

    def render(self) -> Any:
        return None if self.render_mode is None else rendered(self.play, self.render_mode)


def register_gymnasium() -> dict[str, str]:
    """Register every game with `gymnasium.make`; returns game -> name, like `vespers/wolves-v1`."""
    known = {name: f"vespers/{name}-v{find_game(name).version}" for name in game_names()}
    for name, there in known.items():
        if there not in gymnasium.registry:
            gymnasium.register(there, "vespers.rl.gym_env:SoloEnv", kwargs={"game": name})
    return known
