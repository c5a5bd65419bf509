"""§6.4 The best beer: six lines, ties, and the quality of what was brewed."""

from __future__ import annotations

from vespers.engine.kernel import Seat
from vespers.games.fermentation.box import FermentationBox
from vespers.games.fermentation.state import Fermentation


def sheet(s: Fermentation, me: Seat) -> list[int]:
    """§6.4 Ingredients, penalties, rigour, trophies, the hunter, and what a beer without werewolf lacks."""
    monk = s.monks[me]
    numbers = s.box.numbers
    rigour = monk.discs * numbers.disc
    if monk.earned >= numbers.discs_for_bonus:
        rigour += s.box.recipes[monk.recipe].bonus
    return [
        sum(monk.vat),
        -monk.penalties,
        rigour,
        trophies(s, me),
        s.prize if s.slayer == me else 0,
        0 if monk.trophies else -numbers.no_werewolf,
    ]


def band(box: FermentationBox, taste: int) -> int:
    """§6.6 The quality of a beer, 0 (undrinkable) to 6 (divine nectar)."""
    return sum([taste >= begins for begins in box.numbers.bands])


def score(s: Fermentation, me: Seat) -> int:
    """§6.4 The sum of the six lines."""
    return sum(sheet(s, me))


def trophies(s: Fermentation, me: Seat) -> int:
    """§6.4 The taste of the werewolves hunted."""
    return sum(s.box.wolf_taste[wolf] for wolf in s.monks[me].trophies)


def best_trophy(s: Fermentation, me: Seat) -> int:
    """§6.5 The taste of the best werewolf hunted."""
    return max((s.box.wolf_taste[wolf] for wolf in s.monks[me].trophies), default=0)


def rank(s: Fermentation, me: Seat) -> tuple[int, int, int]:
    """§6.5 More points; then more werewolf; then the better trophy."""
    return score(s, me), trophies(s, me), best_trophy(s, me)


def winners(s: Fermentation) -> list[Seat]:
    """§6.5 Several, if nothing separates them."""
    ranks = [rank(s, me) for me in range(s.seats)]
    best = max(ranks)
    return [me for me in range(s.seats) if ranks[me] == best]
