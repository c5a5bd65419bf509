"""Teach a network to answer as recorded players did: from records to a policy, in two commands.

    vespers simulate wolves --bots greedy,greedy --games 300 --records games/
    vespers export games/*.jsonl --parquet games.parquet
    python examples/imitation.py games.parquet

A tenth of the games is kept back: the share of their decisions that the network would have taken too is
printed beside that of guessing among the legal ones, and how it plays against bots.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import torch
from torch import nn

from vespers.lab.stats import Estimate, share
from vespers.rl.gym_env import SoloEnv

KEPT_BACK = 10  # one game in so many


class Decisions:
    """The columns of an exported file as arrays; `kept` marks the decisions of games that are not learned."""

    def __init__(self, path: Path) -> None:
        table = pq.read_table(path)
        rows = len(table)
        self.game = table.schema.metadata[b"game"].decode()
        self.seen = _matrix(table["observation"], rows).astype(np.float32)
        self.masks = _matrix(table["action_mask"], rows).astype(bool)
        self.said = table["action"].to_numpy().astype(np.int64)
        games = {name: n for n, name in enumerate(dict.fromkeys(table["record"].to_pylist()))}
        self.kept = np.array([games[name] % KEPT_BACK == 0 for name in table["record"].to_pylist()])


def _matrix(column: Any, rows: int) -> Any:
    return column.combine_chunks().flatten().to_numpy(zero_copy_only=False).reshape(rows, -1)


class Policy(nn.Module):  # type: ignore[misc]
    """How likely each action is; what is not legal is never taken."""

    def __init__(self, places: int, actions: int, hidden: int = 256) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            nn.Linear(places, hidden),
            nn.ReLU(),
            nn.Linear(hidden, hidden),
            nn.ReLU(),
            nn.Linear(hidden, actions),
        )

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
        return self.layers(seen).masked_fill(~masks, -1e9)

    def choose(self, seen: Any, mask: Any) -> int:
        with torch.no_grad():
            return int(self(torch.from_numpy(seen)[None], torch.from_numpy(mask)[None]).argmax())


def learned(found: Decisions, epochs: int, seed: int = 1) -> Policy:
    """Likelihood of what was said, maximised in small batches."""
    torch.manual_seed(seed)
    policy = Policy(found.seen.shape[1], found.masks.shape[1])
    best = torch.optim.Adam(policy.parameters(), 1e-3)
    rows = np.flatnonzero(~found.kept)
    rng = np.random.default_rng(seed)
    for _ in range(epochs):
        rng.shuffle(rows)
        for at in range(0, len(rows), 256):
            some = rows[at : at + 256]
            likely = policy(torch.from_numpy(found.seen[some]), torch.from_numpy(found.masks[some]))
            loss = nn.functional.cross_entropy(likely, torch.from_numpy(found.said[some]))
            best.zero_grad()
            loss.backward()
            best.step()
    return policy


def agreement(policy: Policy, found: Decisions) -> tuple[float, float]:
    """On the games kept back: how often it says the same, and how often guessing would."""
    rows = np.flatnonzero(found.kept)
    with torch.no_grad():
        likely = policy(torch.from_numpy(found.seen[rows]), torch.from_numpy(found.masks[rows]))
    same = float((likely.argmax(1).numpy() == found.said[rows]).mean())
    return same, float((1.0 / found.masks[rows].sum(1)).mean())


def wins(policy: Policy, game: str, opponent: str, games: int) -> Estimate:
    """The share won against a bot, from changing seats, with its 95 % interval."""
    env, won = SoloEnv(game, opponents=opponent), 0
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            seen, reward, over, _, _ = env.step(policy.choose(seen, env.action_masks()))
        won += reward > 0
    return share(won, games)


def main(arguments: list[str] | None = None) -> tuple[float, float]:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parquet", type=Path)
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--games", type=int, default=200)
    wanted = parser.parse_args(arguments)
    found = Decisions(wanted.parquet)
    policy = learned(found, wanted.epochs)
    same, guessed = agreement(policy, found)
    print(f"{len(found.said):,} decisions, of those kept back {same:.1%} the same; guessing: {guessed:.1%}")
    for opponent in ("random", "greedy"):
        won = wins(policy, found.game, opponent, wanted.games)
        print(f"wins {won.value:.1%} [{won.low:.1%}, {won.high:.1%}] of {won.games} against {opponent}")
    return same, guessed


if __name__ == "__main__":
    main()
