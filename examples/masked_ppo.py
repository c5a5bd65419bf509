"""Teach a network to play Wolves with masked PPO (sb3-contrib), and say how well it plays, with an interval.

    pip install "vespers[rl,rl-train]"
    make compiled
    PYTHONPATH=build/compiled python examples/masked_ppo.py --minutes 12

First the network imitates: it learns what the greedy bot thinks of every option, in games in which that bot
plays with itself and now and then goes astray, and who won them. It is examined: what it can do by now is
imitation alone. Then masked PPO goes on from there, at tables with greedy bots and a few random ones, and
the network is examined again, against both, in games that it has never seen. `--steps` trains a fixed number
of decisions.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
import torch
from librt.random import Random
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv, VecMonitor
from wolves_network import WolvesPolicy

from vespers.bots import BOTS, GreedyBot
from vespers.bots.bot import Knowledge
from vespers.lab.stats import share
from vespers.rl.gym_env import SoloEnv
from vespers.rl.play import Play
from vespers.rl.vector_env import BatchEnv

UNSEEN = 10_000_000  # seeds from here on are kept for the examination
IMITATION = 1 / 6  # of the time, after labelling
ASTRAY = (0.0, 0.1, 0.25)  # of the moves that are imitated from are random, by game: the network will err too
SHARP = 0.02  # an option worth so much less than the best is to be said e times less often
LESSON = 256  # decisions that are learned at once

# The greedy bot looks at three imagined worlds. In Wolves nothing hidden changes its mind: one says as much.
TEACHER = partial(GreedyBot, worlds=1)


class Tables(VecEnv):  # type: ignore[misc]
    """Batches of games in the interface of Stable-Baselines: one after the other in the same arrays."""

    def __init__(self, batches: list[BatchEnv]) -> None:
        self.batches = batches
        many = sum(batch.num_envs for batch in batches)
        self.ends = np.cumsum([batch.num_envs for batch in batches])[:-1]
        super().__init__(many, batches[0].single_observation_space, batches[0].single_action_space)

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
        return seen, rewards.astype(np.float32), over, [{} for _ in over]

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

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.began, self.seconds, self.rollouts = time.monotonic(), 60 * minutes, 0

    def spent(self) -> float:
        return time.monotonic() - self.began

    def left(self) -> float:
        """How much of the time is left, from 1 to 0."""
        return max(0.0, 1 - self.spent() / self.seconds)

    def _on_step(self) -> bool:
        return self.left() > 0

    def _on_rollout_end(self) -> None:
        recent = [episode["r"] for episode in self.model.ep_info_buffer]
        self.rollouts += 1
        if recent and self.rollouts % 10 == 0:
            won = sum(reward > 0 for reward in recent) / len(recent)
            print(f"{self.num_timesteps:>9,} decisions: wins {won:.0%} of its latest {len(recent)} games")


def learner(env: VecEnv, clock: Clock, seed: int) -> MaskablePPO:
    """Rewards come at the end of a game of some twenty decisions: nothing is discounted."""
    return MaskablePPO(
        WolvesPolicy,
        env,
        n_steps=64,
        batch_size=1024,
        n_epochs=3,
        gamma=1.0,
        gae_lambda=0.95,
        clip_range=0.2,
        target_kl=0.03,
        ent_coef=0.003,
        learning_rate=lambda _: 3e-4 * clock.left(),
        seed=seed,
        stats_window_size=1000,
        device="cpu",
    )


# --- What is imitated


def labelled(seed: int, size: int) -> dict[str, Any]:
    """Decisions: what was seen, what the teacher thought of each option (illegal: -inf), and who won."""
    play, teacher, rng = Play("wolves", 2), TEACHER(seed), Random(seed)
    play.begin(seed)
    seen: list[Any] = []
    worth: list[Any] = []
    won: list[float] = []
    while len(seen) < size:
        rows = list(one_game(play, teacher, rng))
        seen += [row[0] for row in rows]
        worth += [row[1] for row in rows]
        won += [play.rewards()[row[2]] for row in rows]
        play.begin()
    return {"seen": np.stack(seen), "worth": np.stack(worth), "won": np.array(won, np.float32)}


def one_game(play: Play, teacher: GreedyBot, rng: Random) -> Iterator[tuple[Any, Any, int]]:
    """What a seat saw, what the teacher thought, and the seat; the best is said, or anything."""
    astray = ASTRAY[rng.randrange(len(ASTRAY))]
    while play.asks >= 0:
        world = play.game.imagine(play.state, play.asks, rng)
        thought = teacher.weigh(Knowledge(play.game, play.asks, play.seats, world, play.legal))
        numbers = [play.actions.number(option) for option in play.legal]
        if len(numbers) > 1:
            worth = np.full(play.actions.size, -np.inf, np.float16)
            worth[numbers] = thought
            yield np.asarray(play.observation(play.asks), np.float16), worth, play.asks
        best = [number for number, each in zip(numbers, thought, strict=True) if each == max(thought)]
        among = numbers if rng.random() < astray else best
        play.say(among[rng.randrange(len(among))])


def lessons(size: int, workers: int, seed: int) -> dict[str, torch.Tensor]:
    """Labelled decisions, made by so many processes."""
    jobs = [(seed + n, size // workers) for n in range(workers)]
    with multiprocessing.Pool(workers) as pool:
        parts = pool.starmap(labelled, jobs)
    return {key: torch.from_numpy(np.concatenate([part[key] for part in parts])) for key in parts[0]}


def imitate(model: MaskablePPO, known: dict[str, torch.Tensor], clock: Clock, steps: int) -> int:
    """Learn what the teacher thinks, and to foresee who wins; how many decisions were looked at."""
    best, looked = torch.optim.Adam(model.policy.parameters()), 0
    while looked < steps and clock.left() > 0:
        best.param_groups[0]["lr"] = 2e-3 * clock.left()
        rows = torch.randint(len(known["won"]), (LESSON,))
        best.zero_grad()
        loss_of(model, {key: value[rows].float() for key, value in known.items()}).backward()
        best.step()
        looked += LESSON
    return looked


def loss_of(model: MaskablePPO, some: dict[str, torch.Tensor]) -> torch.Tensor:
    """How far the network is from what the teacher thinks of the options, and from who won."""
    legal = some["worth"] > -torch.inf
    weighed, outlook = model.policy.mlp_extractor(some["seen"])
    likely = weighed.masked_fill(~legal, -1e9).log_softmax(1)
    missed = (model.policy.value_net(outlook).flatten() - some["won"]) ** 2
    loss: torch.Tensor = missed.mean() / 2 - ((some["worth"] / SHARP).softmax(1) * likely).sum(1).mean()
    return loss


# --- The examination


def examined(model: Any, opponent: str, games: int) -> dict[str, Any]:
    """The most likely answers, half of the games from each seat; the share won, with its 95 % interval."""
    envs = [SoloEnv("wolves", opponents=opponent, seat=n % 2) for n in range(games)]
    seen = [env.reset(seed=UNSEEN + n)[0] for n, env in enumerate(envs)]
    rewards, going = [0.0] * games, list(range(games))
    while going:
        masks = np.stack([envs[n].action_masks() for n in going])
        said, _ = model.predict(np.stack([seen[n] for n in going]), action_masks=masks, deterministic=True)
        over = set()
        for n, action in zip(going, said, strict=True):
            seen[n], rewards[n], ended, _, _ = envs[n].step(action)
            over |= {n} if ended else set()
        going = [n for n in going if n not in over]
    found = share(sum(reward > 0 for reward in rewards), games)
    return {"opponent": opponent, "games": games, "won": found.value, "low": found.low, "high": found.high}


def report(model: Any, when: str, games: int) -> list[dict[str, Any]]:
    """Examined against both bots."""
    results = [{"after": when} | examined(model, bot, games) for bot in ("random", "greedy")]
    for result in results:
        print(json.dumps(result))
    return results


def arguments_of(given: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--minutes", type=float, default=12.0, help="of labelling, imitation and PPO together"
    )
    parser.add_argument("--labels", type=int, default=150_000, help="decisions that the teacher looks at")
    parser.add_argument("--steps", type=int, default=10**9, help="decisions of imitation and of PPO, at most")
    parser.add_argument("--games", type=int, default=1000, help="of each examination, against each bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--random", type=int, default=8, help="tables with a random bot")
    parser.add_argument("--greedy", type=int, default=120, help="tables with a greedy bot")
    parser.add_argument("--threads", type=int, default=2, help="of torch; as many processes label")
    parser.add_argument("--save", help="where to write the network, for WolvesPolicy.load")
    return parser.parse_args(given)


def taught(wanted: argparse.Namespace, clock: Clock) -> MaskablePPO:
    """A network that has imitated the greedy bot."""
    known = lessons(wanted.labels, wanted.threads, wanted.seed)
    print(f"{clock.spent():4.0f} s: {len(known['won']):,} decisions labelled", flush=True)
    BOTS["teacher"] = TEACHER
    foes = {"random": wanted.random, "teacher": wanted.greedy}
    batches = [BatchEnv("wolves", many, 2, foe) for foe, many in foes.items() if many]
    model = learner(VecMonitor(Tables(batches)), clock, wanted.seed)
    looked = imitate(model, known, Clock(wanted.minutes * IMITATION), wanted.steps)
    print(f"{clock.spent():4.0f} s: imitated, looking at {looked:,} decisions", flush=True)
    return model


def main(arguments: list[str] | None = None) -> list[dict[str, Any]]:
    wanted = arguments_of(arguments)
    torch.set_num_threads(wanted.threads)
    clock = Clock(wanted.minutes)
    model = taught(wanted, clock)
    aside = time.monotonic()
    results = report(model, "imitation", wanted.games)
    clock.began += time.monotonic() - aside  # examinations do not count
    model.learn(wanted.steps, callback=clock)
    print(f"{clock.spent():4.0f} s: {model.num_timesteps:,} decisions by PPO", flush=True)
    if wanted.save:
        model.policy.save(wanted.save)
    return results + report(model, "PPO", wanted.games)


if __name__ == "__main__":
    main()
