"""Why a move is good: the best options, the chance of winning with each, and reasons in game terms."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple

from librt.random import Random

from vespers.bots.bot import Knowledge
from vespers.bots.greedy import let_chance
from vespers.bots.search import Search, SearchBot
from vespers.bots.tree import Edge
from vespers.engine.kernel import State, apply, asked
from vespers.engine.words import Action, Text

SHOWN = 3  # options
REASONS = 2  # of each, at most
COMPARED = 6  # options that a reason must set one apart from
WORLDS = 6  # that an option is followed in
NAMED = 0.04  # how much of a scale a part of the value must change to be a reason
TURN = 12  # own decisions followed, at most


class Advice(NamedTuple):
    """An option, the chance of winning with it (alone: how good it is), and what speaks for or against it."""

    action: Action
    estimate: float
    reasons: list[Text]


def explain(
    known: Knowledge,
    seed: int = 0,
    seconds: float | None = None,
    iterations: int | None = None,
    should_stop: Callable[[], bool] | None = None,
) -> list[Advice]:
    """The best options of a position, best first."""
    if seconds is None and iterations is None:
        seconds = 1.0
    bot = SearchBot(seed, seconds=seconds, iterations=iterations, should_stop=should_stop)
    return advice(bot.search(known, whole=True), Random(seed))


def advice(search: Search, rng: Random) -> list[Advice]:
    """What a finished search has to say."""
    best = search.root.ranked()[:SHOWN]
    return [Advice(edge.action, edge.mean(search.seat), reasons(search, edge, rng)) for edge in best]


def reasons(search: Search, edge: Edge, rng: Random) -> list[Text]:
    """The parts of the value that this option changes, and changes more than other good ones do."""
    others = [e for e in search.root.ranked()[:COMPARED] if e is not edge]
    change, usual = changes(search, edge, rng), defaultdict[str, float](float)
    for other in others:
        for name, more in changes(search, other, rng).items():
            usual[name] += more / len(others)
    telling = {name: more for name, more in change.items() if more * (more - usual[name]) > 0}
    least = NAMED * search.judgement.plain.scale
    found = [name for name in telling if abs(change[name]) >= least]
    found.sort(key=lambda name: -abs(change[name] - usual[name]))
    return [said(search.known.game.name, name, change[name]) for name in found[:REASONS]]


def changes(search: Search, edge: Edge, rng: Random) -> dict[str, float]:
    """How the parts of the value change until the end of one's turn, on average over some worlds."""
    change: dict[str, float] = {}
    for _ in range(WORLDS):
        s = search.known.imagine(rng)
        before = search.judgement.terms(s, search.seat)
        follow(search, edge, s, rng)
        after = search.judgement.terms(s, search.seat)
        for name in {**before, **after}:
            more = after.get(name, 0.0) - before.get(name, 0.0)
            change[name] = change.get(name, 0.0) + more / WORLDS
    return change


def said(game: str, name: str, change: float) -> Text:
    return Text(f"{game}-reason-{name}", {"change": "more" if change > 0 else "less"})


def follow(search: Search, edge: Edge | None, s: State, rng: Random) -> None:
    """Play the rest of one's turn as the search would."""
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
    """What the search took most often after this, if it may be said here."""
    found = [e for node in edge.after.values() for e in node.edges.values() if e.action in options]
    return max(found, key=lambda e: e.visits) if found else None
