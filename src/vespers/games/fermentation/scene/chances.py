"""What players would compute in their heads, by the rules' own sums: rolls, beers, hunts and fights."""

from __future__ import annotations

from collections.abc import Sequence

from vespers.engine.messages import Text
from vespers.engine.scene import Mood, Odds
from vespers.games.fermentation.box import FermentationBox
from vespers.games.fermentation.pieces import DRAW, GATHER, HUNT
from vespers.games.fermentation.rules.results import (
    battle_bonus,
    brawl_bonus,
    cards_drawn,
    falls,
    find_quality,
    hunt_bonus,
    hunt_won,
    hunter_bonus,
    search_bonus,
    table_line,
    wolf_bonus,
)
from vespers.games.fermentation.scene.names import say
from vespers.games.fermentation.view import MonkView, View

FACES = range(1, 7)


def percent(good: int, all_of: int) -> int:
    return round(100 * good / all_of)


def applied_chance(box: FermentationBox, view: View, monk: MonkView) -> int:
    """§3.6 To find anything at all, without beer."""
    helped = search_bonus(monk.powers, box.use[view.tiles[monk.place]], monk.inspired)
    bad = len([face for face in FACES if not box.table.success[table_line(face + helped)]])
    return 100 - (percent(bad * bad, 36) if monk.focused else percent(bad, 6))


def die_chance(box: FermentationBox, view: View) -> int:
    """§3.7 To find anything with one new die."""
    return percent(len([face for face in FACES if box.table.success[table_line(face + view.bonus)]]), 6)


def table_row(box: FermentationBox, view: View, monk: MonkView, result: int) -> Text:
    """§3.6 What a result gives where the monk stands."""
    n, tile, table = table_line(result), view.tiles[monk.place], box.table
    use = box.use[tile]
    if use == GATHER and table.gather[n] > 0:
        return say("gives-gather", taste=find_quality(monk.powers, box.gives[tile], table.gather[n]))
    if use == DRAW and table.draw[n] > 0:
        return say("gives-draw", cards=cards_drawn(box, monk.powers, n), keep=table.keep[n])
    if use == HUNT and table.find[n] > 0:
        return say("gives-hunt", wolves=table.find[n], help=table.hunt[n])
    return say("gives-nothing")


def fall_risk(monk: MonkView, level: int) -> int:
    """§3.8 Of a fall at this alcohol level."""
    return percent(len([face for face in FACES if falls(face, monk.powers, level)]), 6)


def hunt_chance(box: FermentationBox, view: View, monk: MonkView, wolf: int) -> int:
    """§3.12 Of a won hunt."""
    mine, theirs = hunt_bonus(monk.powers, view.bonus), wolf_bonus(box, wolf, view.howl)
    won = [1 for one in FACES for other in FACES if hunt_won(one + mine, other + theirs)]
    return percent(len(won), 36)


def three_ways(lead: int) -> tuple[int, int, int]:
    """Higher, equal, lower for two dice and a lead, in whole percent that add up to 100."""
    pairs = [(mine + lead, theirs) for mine in FACES for theirs in FACES]
    higher = percent(len([1 for mine, theirs in pairs if mine > theirs]), 36)
    equal = percent(len([1 for mine, theirs in pairs if mine == theirs]), 36)
    return higher, equal, max(0, 100 - higher - equal)


def brawl_odds(monk: MonkView, foe: MonkView) -> tuple[Odds, ...]:
    """§4.4 A fight between monks: won, tied, lost."""
    lead = brawl_bonus(monk.powers) - brawl_bonus(foe.powers)
    return odds_of(three_ways(lead), ("wins", "ties", "falls"))


def battle_odds(view: View, monk: MonkView, fought: int) -> tuple[Odds, ...]:
    """§6.3 The last battle, after so many fights: beaten, held off, lost."""
    lead = battle_bonus(monk.powers, monk.traps) - hunter_bonus(view.fight, fought)
    return odds_of(three_ways(lead), ("beats", "holds", "loses"))


MOODS: tuple[Mood, ...] = ("good", "calm", "danger")


def odds_of(shares: Sequence[int], names: Sequence[str]) -> tuple[Odds, ...]:
    return tuple(
        [
            Odds(percent=share, name=say(f"odds-{name}"), mood=mood)
            for share, name, mood in zip(shares, names, MOODS, strict=True)
        ]
    )
