"""§8 The tasting; §11 what a hermit has to reach."""

from __future__ import annotations

from vespers.engine.kernel import Seat
from vespers.games.brewers.box import BrewersBox, Objective
from vespers.games.brewers.pieces import NONE, WEREWOLF_TASTE
from vespers.games.brewers.state import Brewers, Monk


def werewolf_part(monk: Monk) -> int:
    """§8.2 The best werewolf, and 1 for each further one with taste; §7.7 the Butcher raises every card."""
    more = monk.power[WEREWOLF_TASTE] if monk.power else 0
    best = further = 0
    for taste in monk.tastes:
        taste += more
        if taste > 0:
            further += 1
            best = max(best, taste)
    return best + further - 1 if further > 0 else 0


def score(s: Brewers, seat: Seat) -> int:
    """§8.1 Ingredients, extra taste and werewolves, less the dirt; never below 0."""
    monk = s.monks[seat]
    return max(sum(monk.sheet) + monk.extra + werewolf_part(monk) + reward(s) - monk.dirt, 0)


def scores(s: Brewers) -> list[int]:
    """§8.1 By seat; §9.6 partners share the sum of their two beers."""
    own = [score(s, seat) for seat in range(len(s.monks))]
    return added_up(s, own)


def added_up(s: Brewers, own: list[int]) -> list[int]:
    """§9.6 In teams a number of mine and my partner's, added."""
    if not s.box.team:
        return own
    half = len(own) // 2
    return [own[seat] + own[(seat + half) % len(own)] for seat in range(len(own))]


def winners(s: Brewers) -> list[Seat]:
    """§8.3 Most taste, then most werewolf, then least dirt; then shared. §11.2 A hermit may have lost."""
    if s.rival_monk != NONE:
        return [0] if hermit_won(s) else []
    blood = added_up(s, [werewolf_part(monk) for monk in s.monks])
    dirt = added_up(s, [monk.dirt for monk in s.monks])
    ranks = list(zip(scores(s), blood, [-d for d in dirt], strict=True))
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def reason(s: Brewers) -> str:
    """§8.3 What decided: the key of its text."""
    if len(s.monks) == 1:
        return "solo" if s.rival_monk == NONE else "hermit_won" if hermit_won(s) else "hermit_lost"
    total = scores(s)
    blood = added_up(s, [werewolf_part(monk) for monk in s.monks])
    first = [seat for seat in range(len(total)) if total[seat] == max(total)]
    best = winners(s)
    beers = 2 if s.box.team else 1
    if len(best) > beers:
        return "shared"
    if len(first) <= beers:
        return "most_taste"
    level = [seat for seat in first if blood[seat] == max(blood[other] for other in first)]
    return "most_werewolf" if len(level) <= beers else "least_dirt"


def band(box: BrewersBox, taste: int) -> int:
    """§8.4 How good the beer is, 0 to 4; §8.6 the best has no end."""
    return sum([taste >= begins for begins in box.numbers.bands])


def bands(box: BrewersBox, total: list[int]) -> list[int]:
    return [band(box, taste) for taste in total]


# --- §11 The hermit


def rival_score(s: Brewers) -> int:
    """§11.2 The rival's beer so far: 1 and the printed value for each phase that is over."""
    if s.rival_monk == NONE:
        return 0
    return sum([1 + value for value in s.box.rivals[s.rival_monk][: s.phase]])


def counts(dirt: int, werewolves: int, noise: int, sheet: tuple[int, ...], cards: int) -> list[int]:
    """§11.3 What objectives look at, in the order of GOALS."""
    return [
        dirt,
        werewolves,
        noise,
        sum(1 for quality in sheet if quality > 0),
        sum(1 for quality in sheet if quality >= 3),
        cards,
    ]


def counted(s: Brewers, goal: int) -> int:
    """§11.3 What an objective of the hermit looks at."""
    monk = s.monks[0]
    return counts(monk.dirt, len(monk.trophies), monk.noise, monk.sheet, len(monk.cards))[goal]


def reward(s: Brewers) -> int:
    """§11.3 The taste that the hermit's objective adds."""
    if s.objective == NONE:
        return 0
    objective = s.box.objectives[s.objective]
    return reward_of(objective, counted(s, objective.goal))


def reward_of(objective: Objective, count: int) -> int:
    """§11.3 An objective that is met adds to the taste."""
    return objective.reward if objective.least <= count <= objective.most else 0


def target(s: Brewers) -> int:
    """§11.4 The taste a night of the campaign asks for; 0 in a single game."""
    return s.box.targets[s.box.night - 1] if s.box.night > 0 else 0


def hermit_won(s: Brewers) -> bool:
    """§11.2 More taste than the rival; §11.4 in a campaign the target of the night instead."""
    mine = score(s, 0)
    return mine >= target(s) if s.box.night > 0 else mine > rival_score(s)
