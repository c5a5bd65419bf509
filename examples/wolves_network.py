"""A network that fits Wolves, as a policy for sb3-contrib: the same weights for every cell of the territory.

Of the 49 cells only those with a wolf and those where one may go matter. Each becomes a vector: the wolf on
it and whose it is, the wolves of its row, how it lies to the area. Twice each cell hears from the cells of
its row, from all cells and from the rest of the table (hands, powers, rounds won). Then it says how good each
kind of wolf would be there. Places are counted from the area: what is learned in one corner is known in all.
"""

from __future__ import annotations

from typing import Any

import torch
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from torch import Tensor, nn

from vespers.games.wolves import GAME
from vespers.games.wolves.pieces import CARDS, CELLS, KINDS, SIDE
from vespers.rl.actions import actions_of
from vespers.rl.observation import observer_of

USED = 21  # cells that matter, at most: an area of 3 by 3, and the twelve around it
FEATURES = 4 * KINDS + 8  # of a cell
OF_CELLS = ("territory", "spots", "lifted", "area")
NOT_NEEDED = ("seat", "asks", "packs.hand[1")  # the table as the seat sees it; the foe's hand is not seen


class Sight(nn.Module):  # type: ignore[misc]
    """The flat observation, taken apart: where each thing stands in it is known by its name."""

    def __init__(self) -> None:
        super().__init__()
        names = observer_of(GAME, 2).flat_names()
        each = range(len(CELLS))
        self._places("spot", [names.index(f"spots[{cell}]") for cell in each])
        self._places("mine", [names.index(f"territory.pile.0[{cell},0]=0") for cell in each])
        self._places("theirs", [names.index(f"territory.pile.0[{cell},0]=1") for cell in each])
        self._places("wolf", [names.index(f"territory.pile.1[{cell},0]") for cell in each])
        self._places("lifted", [names.index(f"lifted={cell}") for cell in each])
        self._places("area", [names.index(f"area[{side}]") for side in range(4)])
        others = [n for n, name in enumerate(names) if not name.startswith(OF_CELLS + NOT_NEEDED)]
        self._places("table", others)
        self._places("kinds", list(range(1, KINDS + 1)))
        self.width = len(others) + 2

    def _places(self, name: str, places: list[int]) -> None:
        self.register_buffer(name, torch.tensor(places), persistent=False)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
        """The table; which cells matter, how much (1 or 0), what is on them, and which share a row."""
        spot, mine, theirs = seen[:, self.spot], seen[:, self.mine], seen[:, self.theirs]
        used, at = (spot + mine + theirs).topk(USED, 1, sorted=False)
        y, x = at // SIDE, at % SIDE
        sides = (seen[:, self.area] * SIDE).round().long() - 1
        top, bottom, left, right = sides[..., None].unbind(1)
        beyond_y = (top - y).clamp(min=0) + (y - bottom).clamp(min=0)
        beyond_x = (left - x).clamp(min=0) + (x - right).clamp(min=0)
        edge_y, edge_x = (y <= top) | (y >= bottom), (x <= left) | (x >= right)
        mine, theirs = mine.gather(1, at), theirs.gather(1, at)
        wolf = (seen.gather(1, self.wolf[at]) * KINDS).round()[..., None] == self.kinds
        lies = [
            spot.gather(1, at),
            mine + theirs,
            seen.gather(1, self.lifted[at]),
            beyond_y / 2,
            beyond_x / 2,
        ]
        few = torch.stack([*lies, edge_y, edge_x, edge_y & edge_x], -1)
        wolves = torch.cat([wolf * mine[..., None], wolf * theirs[..., None]], -1)
        together = (y[:, :, None] == y[:, None]) * used[:, None] / 2
        cells = torch.cat([wolves, together @ wolves, few], -1)
        table = torch.cat([seen[:, self.table], (bottom - top) / 3, (right - left) / 3], 1)
        return table, at, used[:, None], cells, together


class Network(nn.Module):  # type: ignore[misc]
    """From an observation to the worth of every action (more is likelier) and to what the critic looks at."""

    def __init__(self, width: int = 64, wide: int = 128, talks: int = 2) -> None:
        super().__init__()
        self.sight = Sight()
        self.table, self.tell = nn.Linear(self.sight.width, wide), nn.Linear(wide, width)
        self.cell = nn.Linear(FEATURES, width)
        self.row = nn.ModuleList([nn.Linear(2 * width, width) for _ in range(talks)])
        self.all = nn.ModuleList([nn.Linear(wide + width, width) for _ in range(talks)])
        self.place = nn.Linear(width, KINDS + 1)  # each kind of wolf, or §7.6 to swap what is there
        self.summary, self.others = nn.Linear(wide + width, wide), nn.Linear(wide, 1 + CARDS + KINDS + CARDS)
        self.outlook = nn.Linear(wide + width, wide)
        self.latent_dim_pi, self.latent_dim_vf = actions_of(GAME).size, wide  # as sb3 asks

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        cells, whole, at = self._look(seen)
        return self._actions(cells, whole, at), torch.relu(self.outlook(whole))

    def forward_actor(self, seen: Tensor) -> Tensor:
        return self._actions(*self._look(seen))

    def forward_critic(self, seen: Tensor) -> Tensor:
        return torch.relu(self.outlook(self._look(seen)[1]))

    def _look(self, seen: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The cells that matter, the whole, and which cells those are."""
        table, at, used, cells, together = self.sight(seen)
        table = torch.relu(self.table(table))
        cells = torch.relu(self.cell(cells) + self.tell(table)[:, None])
        for row, every in zip(self.row, self.all, strict=True):
            whole = torch.cat([table, (used @ cells)[:, 0] / 4], 1)
            cells = cells + torch.relu(row(torch.cat([cells, together @ cells], -1)) + every(whole)[:, None])
        return cells, torch.cat([table, (used @ cells)[:, 0] / 8], 1), at

    def _actions(self, cells: Tensor, whole: Tensor, at: Tensor) -> Tensor:
        """In the order of the codebook: Place, Rest and CallAmbush, Swap, TakeLone and TakePower, chance."""
        there = self.place(cells).transpose(1, 2)
        placed = there.new_zeros(len(at), KINDS + 1, len(CELLS))
        placed = placed.scatter(2, at[:, None].expand(-1, KINDS + 1, -1), there)
        others = self.others(torch.relu(self.summary(whole)))
        known = [
            placed[:, :KINDS].flatten(1),
            others[:, : 1 + CARDS],
            placed[:, KINDS],
            others[:, 1 + CARDS :],
        ]
        said = torch.cat(known, 1)
        return nn.functional.pad(said, (0, self.latent_dim_pi - said.shape[1]))


class WolvesPolicy(MaskableActorCriticPolicy):  # type: ignore[misc]
    """What sb3-contrib trains: its own critic on top, and the actions as the network weighs them."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named | {"ortho_init": False})

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = Network()

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = nn.Identity()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)
