"""Why a move is good: the best options, the chance of winning with each, and what each of them gains."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from librt.random import Random

from vespers.bots.bot import Knowledge
from vespers.bots.greedy import let_chance
from vespers.bots.judging import judgement_of
from vespers.bots.search import Search, SearchBot
from vespers.bots.tree import Edge
from vespers.engine.kernel import State, apply, asked
from vespers.engine.messages import Action, Text

Parts = dict[str, float]  # of the value, by name
SHOWN = 3  # options
REASONS = 2  # of each, at most
COMPARED = 4  # other options that one is compared with, until there is a reason
WORLDS = 12  # that two options are compared in
NAMED = 0.04  # how much of a scale a gain must be to be a reason
DOUBT = 2.0  # standard errors that it must be above zero
LUCK = 1 << 40  # seeds of dice
TURN = 12  # own decisions followed, at most


class Advice(NamedTuple):
    """An option, the chance of winning with it (alone: how good it is), and its gains over the best other."""

    action: Action
    estimate: float
    reasons: list[Text]


def explain(
    known: Knowledge,
    seed: int = 0,
    seconds: float | None = None,
    looks: int | None = None,
    should_stop: Callable[[], bool] | None = None,
) -> list[Advice]:
    """The best options of a position, best first."""
    if seconds is None and looks is None:
        seconds = 1.0
    bot = SearchBot(seed, looks=looks, seconds=seconds, should_stop=should_stop)
    return advice(bot.advise(known), Random(seed))


def advice(search: Search, rng: Random) -> list[Advice]:
    """The advice of a finished search."""
    ranked = search.root.ranked()
    found = []
    for edge in ranked[:SHOWN]:
        others = [other for other in ranked if other is not edge]
        found.append(Advice(edge.action, edge.mean(search.seat), reasons(search, edge, others, rng)))
    return found


def reasons(search: Search, edge: Edge, others: list[Edge], rng: Random) -> list[Text]:
    """What an option gains over the best other one; where that has the same effects, over the next."""
    for other in others[:COMPARED]:
        changes = gains(search, edge, other, rng)
        if changes:
            names = list(changes)[:REASONS]
            return [reason(search.known.game.name, name, changes[name]) for name in names]
    return []


def gains(search: Search, edge: Edge, other: Edge, rng: Random) -> Parts:
    """The named parts of the value in which an option is better than another, the largest gain first.

    Each with how much the option changes it. A gain counts if it is large enough and significant.
    """
    compared = [comparison(search, edge, other, rng) for _ in range(WORLDS)]
    least = NAMED * judgement_of(search.known.game).scale
    gained: Parts = {}
    for name in sorted({name for gains, _ in compared for name in gains}):
        each = [gain.get(name, 0.0) for gain, _ in compared]
        if fmean(each) >= max(least, DOUBT * stdev(each) / sqrt(WORLDS)):
            gained[name] = fmean(each)
    largest_first = sorted(gained, key=lambda name: -gained[name])
    return {name: fmean([change.get(name, 0.0) for _, change in compared]) for name in largest_first}


def reason(game: str, term: str, change: float) -> Text:
    """`more`: the move improves this part of the value; `spares`: it only loses less of it."""
    return Text(f"{game}-reason-{term}", {"change": "more" if change > 0 else "spares"})


def comparison(search: Search, edge: Edge, other: Edge, rng: Random) -> tuple[Parts, Parts]:
    """By how much the parts of the value end higher after one option than after another; and how they change.

    Both are followed to the end of the turn, in the same world and with the same luck.
    """
    world, luck = search.known.imagine(rng), rng.randrange(LUCK)
    before = search.judgement.terms(world, search.seat)
    after, instead = (parts_after(search, one, world, Random(luck)) for one in (edge, other))
    return difference(after, instead), difference(after, before)


def parts_after(search: Search, edge: Edge, world: State, rng: Random) -> Parts:
    """The parts of the value at the end of the turn."""
    s = world.clone()
    follow(search, edge, s, rng)
    return search.judgement.terms(s, search.seat)


def difference(one: Parts, other: Parts) -> Parts:
    return {name: one.get(name, 0.0) - other.get(name, 0.0) for name in {**one, **other}}


def follow(search: Search, edge: Edge | None, s: State, rng: Random) -> None:
    """Play the rest of the turn as the search would."""
    for _ in range(TURN):
        if edge is None:
            return
        apply(s, edge.action)
        let_chance(s, rng)
        step = asked(s)
        if step is None or step.asks != search.seat:
            return
        edge = likeliest(edge, step.options(s))


def likeliest(edge: Edge, options: list[Action]) -> Edge | None:
    """The search's most frequent next action, if it is legal here."""
    found = [e for node in edge.after.values() for e in node.edges.values() if e.action in options]
    return max(found, key=lambda e: e.visits) if found else None
