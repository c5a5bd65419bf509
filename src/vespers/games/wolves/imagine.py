"""What a seat may imagine of a table of Wolves: everything it cannot tell from the truth."""

from __future__ import annotations

from librt.random import Random

from vespers.engine.kernel import Seat, take_at_random
from vespers.games.wolves.pieces import SEATS
from vespers.games.wolves.state import Pack, Wolves


def imagine(s: Wolves, seat: Seat | None, rng: Random) -> Wolves:
    """The same table with every hidden hand dealt anew from the wolves its owner has not shown."""
    t = s.clone()
    for me in SEATS:
        if me != seat:
            redeal(t.packs[me], rng)
    return t


def redeal(pack: Pack, rng: Random) -> None:
    """Hand, deck and what lies under it, from the same wolves."""
    unseen = [n + h for n, h in zip(pack.left(), pack.hand, strict=True)]
    pack.hand = take_at_random(unseen, pack.held, rng)
    if pack.buried > 0:
        pack.under = tuple(take_at_random(unseen, pack.buried, rng))
    pack.deck = unseen
