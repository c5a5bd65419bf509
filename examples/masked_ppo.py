"""Teach a network to play Wolves with masked PPO (sb3-contrib), and say how well it plays, with an interval.

    pip install "vespers[rl,rl-train]"
    python examples/masked_ppo.py --minutes 12

A quarter of the time the network imitates: games in which every position is labelled with what the greedy bot
would say there, and with who won. The rest is masked PPO against greedy and random bots. Then it plays both
in games it has never seen, half of them from each seat. `--steps` trains a fixed number
of decisions. `make compiled` first, and PYTHONPATH=build/compiled: the more games, the better.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from math import sqrt
from typing import Any

import numpy as np
import torch
from librt.random import Random
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv, VecMonitor

from vespers.bots import BOTS
from vespers.bots.bot import Knowledge
from vespers.rl.batch import BatchEnv
from vespers.rl.play import Play
from vespers.rl.solo import SoloEnv

Z = 1.96  # of a 95 % interval
UNSEEN = 10_000_000  # seeds from here on are kept for the examination
IMITATION = 1 / 4  # of the time
ASTRAY = 0.15  # of the moves that are imitated from are random: the network will err too
LESSON = 4096  # decisions that are labelled before they are learned
LESSONS = 32  # that are remembered


class Tables(VecEnv):  # type: ignore[misc]
    """Batches of games in the interface of Stable-Baselines: one after the other in the same arrays."""

    def __init__(self, batches: list[BatchEnv]) -> None:
        self.batches = batches
        many = sum(batch.num_envs for batch in batches)
        self.ends = np.cumsum([batch.num_envs for batch in batches])[:-1]
        super().__init__(many, batches[0].single_observation_space, batches[0].single_action_space)
        self.nothing: list[dict[str, Any]] = [{} for _ in range(many)]

    def reset(self) -> Any:
        found = [batch.reset(seed=n) for n, batch in enumerate(self.batches)]
        return self._keep([seen for seen, _ in found], [info for _, info in found])

    def _keep(self, seen: list[Any], infos: list[dict[str, Any]]) -> Any:
        self.masks = np.concatenate([info["action_mask"] for info in infos]).astype(bool)
        return np.concatenate(seen)

    def step_async(self, actions: Any) -> None:
        self.actions = np.split(actions, self.ends)

    def step_wait(self) -> Any:
        found = [batch.step(said) for batch, said in zip(self.batches, self.actions, strict=True)]
        seen = self._keep([each[0] for each in found], [each[4] for each in found])
        rewards, over = (np.concatenate([each[n] for each in found]) for n in (1, 2))
        return seen, rewards.astype(np.float32), over, [{} for _ in self.nothing]

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **named: Any) -> list[Any]:
        assert method_name == "action_masks", f"tables have no method {method_name}"
        return list(self.masks)

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks" or hasattr(self, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError("tables are set up once")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is open."""


class Clock(BaseCallback):  # type: ignore[misc]
    """Stops when the time is up, and tells how it goes."""

    def __init__(self, ends: float) -> None:
        super().__init__()
        self.ends, self.rollouts = ends, 0

    def _on_step(self) -> bool:
        return time.monotonic() < self.ends

    def _on_rollout_end(self) -> None:
        recent = [episode["r"] for episode in self.model.ep_info_buffer]
        self.rollouts += 1
        if recent and self.rollouts % 10 == 0:
            won = sum(reward > 0 for reward in recent) / len(recent)
            print(f"{self.num_timesteps:>9,} decisions: wins {won:.0%} of its latest {len(recent)} games")


def learner(env: VecEnv, seed: int, hidden: int = 256) -> MaskablePPO:
    """Rewards come at the end of a game of some twenty decisions: nothing is discounted."""
    return MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=64,
        batch_size=1024,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        clip_range=0.15,
        ent_coef=0.003,
        learning_rate=3e-4,
        policy_kwargs={"net_arch": [hidden, hidden], "activation_fn": torch.nn.ReLU},
        seed=seed,
        stats_window_size=1000,
        device="cpu",
    )


# --- What is imitated


def lessons(game: str, seed: int, size: int) -> Iterator[dict[str, Any]]:
    """Decisions of games that the greedy bot plays with itself, now and then astray, by whole games."""
    play, teacher, rng = Play(game, 2), BOTS["greedy"](seed), Random(seed)
    play.begin(seed)
    while True:
        rows: list[tuple[Any, Any, int, int]] = []
        worth: list[float] = []
        while len(rows) < size:
            rows += one_game(play, teacher, rng)
            worth += [play.rewards()[seat] for _, _, _, seat in rows[len(worth) :]]
            play.begin()
        seen, masks, said, _ = zip(*rows, strict=True)
        yield {"seen": np.stack(seen), "masks": np.stack(masks), "said": said, "worth": worth}


def one_game(play: Play, teacher: Any, rng: Random) -> list[tuple[Any, Any, int, int]]:
    """What each seat saw, what it might have said, what the teacher would say, and the seat."""
    rows = []
    while play.asks >= 0:
        world = play.game.imagine(play.state, play.asks, rng)
        best = teacher.choose(Knowledge(play.game, play.asks, play.seats, world, play.legal))
        number = play.actions.number(best)
        rows.append((play.observation(play.asks), play.mask(play.asks).astype(bool), number, play.asks))
        if rng.random() < ASTRAY:
            number = play.actions.number(play.legal[rng.randrange(len(play.legal))])
        play.say(number)
    return rows


def imitate(model: MaskablePPO, game: str, ends: float, seed: int, steps: int) -> int:
    """Learn to say what the teacher would, and to foresee who wins; how many decisions were labelled."""
    best = torch.optim.Adam(model.policy.parameters(), 1e-3)
    rng, known, labelled = np.random.default_rng(seed), [], 0
    for lesson in lessons(game, seed, min(LESSON, steps)):
        tensors = {key: torch.as_tensor(np.asarray(value)) for key, value in lesson.items()}
        known, labelled = [*known, tensors][-LESSONS:], labelled + len(tensors["said"])
        for _ in range(min(len(known), 4)):
            some = known[-1 if len(known) < 4 else rng.integers(len(known))]
            for rows in np.array_split(rng.permutation(len(some["said"])), 8):
                best.zero_grad()
                loss_of(model, {key: value[rows] for key, value in some.items()}).backward()
                best.step()
        if time.monotonic() > ends or labelled >= steps:
            break
    return labelled


def loss_of(model: MaskablePPO, some: dict[str, torch.Tensor]) -> torch.Tensor:
    """How unlikely the teacher's words are, and how far the foreseen result is from the true one."""
    values, likely, _ = model.policy.evaluate_actions(some["seen"], some["said"], some["masks"])
    missed = (values.flatten() - some["worth"].float()) ** 2
    loss: torch.Tensor = missed.mean() / 2 - likely.mean()
    return loss


# --- The examination


def play(model: Any, env: SoloEnv, seed: int) -> float:
    """One game by the most likely answers; its reward."""
    seen, _ = env.reset(seed=seed)
    while True:
        action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        seen, reward, over, _, _ = env.step(action)
        if over:
            return reward


def examined(model: Any, game: str, opponent: str, games: int) -> dict[str, Any]:
    """Half of the games from each seat; the share won, with Wilson's interval."""
    rewards = [
        play(model, env, UNSEEN + n)
        for env in [SoloEnv(game, opponents=opponent, seat=seat) for seat in (0, 1)]
        for n in range(games // 2)
    ]
    won = sum(reward > 0 for reward in rewards) / len(rewards)
    low, high = wilson(won, len(rewards))
    return {"opponent": opponent, "games": len(rewards), "won": won, "low": low, "high": high}


def wilson(share: float, many: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    middle = (share + Z * Z / (2 * many)) / (1 + Z * Z / many)
    half = Z * sqrt(share * (1 - share) / many + Z * Z / (4 * many * many)) / (1 + Z * Z / many)
    return middle - half, middle + half


def arguments_of(given: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="wolves", help="a game for two")
    parser.add_argument("--minutes", type=float, default=12.0, help="of imitation and PPO together")
    parser.add_argument("--steps", type=int, default=10**9, help="decisions of each, at most")
    parser.add_argument("--games", type=int, default=1000, help="of the examination, against each bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--random", type=int, default=8, help="tables with a random bot")
    parser.add_argument("--greedy", type=int, default=56, help="tables with a greedy bot")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--save", help="where to write the network")
    return parser.parse_args(given)


def trained(wanted: argparse.Namespace) -> MaskablePPO:
    """Imitation, then PPO."""
    foes = {"random": wanted.random, "greedy": wanted.greedy}
    batches = [BatchEnv(wanted.game, many, 2, foe) for foe, many in foes.items() if many]
    model = learner(VecMonitor(Tables(batches)), wanted.seed)
    began = time.monotonic()
    ends = began + 60 * wanted.minutes
    labelled = imitate(model, wanted.game, began + 60 * wanted.minutes * IMITATION, wanted.seed, wanted.steps)
    print(f"imitated {labelled:,} decisions of the greedy bot in {time.monotonic() - began:.0f} s")
    model.learn(wanted.steps, callback=Clock(ends))
    spent = (time.monotonic() - began) / 60
    print(f"learned for {spent:.1f} minutes in all, {model.num_timesteps:,} decisions by PPO")
    return model


def main(arguments: list[str] | None = None) -> list[dict[str, Any]]:
    wanted = arguments_of(arguments)
    torch.set_num_threads(wanted.threads)
    model = trained(wanted)
    if wanted.save:
        model.save(wanted.save)
    results = [examined(model, wanted.game, bot, wanted.games) for bot in ("random", "greedy")]
    for result in results:
        print(json.dumps(result))
    return results


if __name__ == "__main__":
    main()
