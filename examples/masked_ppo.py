"""Teach a network to play Wolves with masked PPO (sb3-contrib), and say how well it plays, with an interval.

    pip install "vespers[rl,rl-train]"
    python examples/masked_ppo.py --minutes 12

It learns against random and greedy bots, then plays both of them in games it has never seen, half of them
from each seat. `--steps` instead of `--minutes` trains a fixed number of decisions.
"""

from __future__ import annotations

import argparse
import json
import time
from math import sqrt
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from vespers.rl.solo import SoloEnv

Z = 1.96  # of a 95 % interval
UNSEEN = 10_000_000  # seeds from here on are kept for the examination


class Clock(BaseCallback):  # type: ignore[misc]
    """Stops when the time is up, and tells how it goes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.ends = time.monotonic() + 60 * minutes

    def _on_step(self) -> bool:
        return time.monotonic() < self.ends

    def _on_rollout_end(self) -> None:
        recent = [episode["r"] for episode in self.model.ep_info_buffer]
        if recent:
            won = sum(reward > 0 for reward in recent) / len(recent)
            print(f"{self.num_timesteps:>9,} decisions: wins {won:.0%} of its latest {len(recent)} games")


def tables(game: str, opponents: list[str]) -> DummyVecEnv:
    """A table per opponent; the learner's seat changes from game to game."""
    from stable_baselines3.common.monitor import Monitor

    return DummyVecEnv([lambda foe=foe: Monitor(SoloEnv(game, opponents=foe)) for foe in opponents])


def learner(env: DummyVecEnv, seed: int, hidden: int = 256) -> MaskablePPO:
    """Rewards come at the end of a game of some twenty decisions: nothing is discounted."""
    return MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=256,
        batch_size=1024,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=4e-4,
        policy_kwargs={"net_arch": [hidden, hidden]},
        seed=seed,
        device="cpu",
    )


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
        play(model, SoloEnv(game, opponents=opponent, seat=seat), UNSEEN + n)
        for seat in (0, 1)
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


def main(arguments: list[str] | None = None) -> list[dict[str, Any]]:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="wolves", help="a game for two")
    parser.add_argument("--minutes", type=float, default=12.0)
    parser.add_argument("--steps", type=int, default=10**9)
    parser.add_argument("--games", type=int, default=1000, help="of the examination, against each bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--random", type=int, default=2, help="tables with a random bot")
    parser.add_argument("--greedy", type=int, default=14, help="tables with a greedy bot")
    parser.add_argument("--save", help="where to write the network")
    wanted = parser.parse_args(arguments)
    torch.set_num_threads(2)
    model = learner(tables(wanted.game, ["random"] * wanted.random + ["greedy"] * wanted.greedy), wanted.seed)
    began = time.monotonic()
    model.learn(wanted.steps, callback=Clock(wanted.minutes))
    print(f"learned for {(time.monotonic() - began) / 60:.1f} minutes, {model.num_timesteps:,} decisions")
    if wanted.save:
        model.save(wanted.save)
    results = [examined(model, wanted.game, bot, wanted.games) for bot in ("random", "greedy")]
    for result in results:
        print(json.dumps(result))
    return results


if __name__ == "__main__":
    main()
