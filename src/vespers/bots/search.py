"""One search for all games: a tree over what one seat can know, grown through imagined worlds.

Each look ahead imagines a new world, walks down the tree in it, draws for chance from a random source of its
own, and judges the new position at the tip; every seat is taken to play for itself. Nothing in here can see
the true state or the dealer's seed, and no game is named.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from typing import Any

from librt.random import Random

from vespers.bots.bot import Knowledge
from vespers.bots.judging import judgement_of
from vespers.bots.search_levels import advising, strategy_of
from vespers.bots.tree import Edge, Node
from vespers.engine.kernel import Chance, Choice, Seat, State, apply, asked, deal, playout, tickets
from vespers.engine.messages import Action
from vespers.engine.strategy import Strategy

LONGEST = 200  # chance and forced moves followed in a row, at most
LUCK = 1 << 40  # seeds of dice
NO_LIMIT = 1_000_000_000  # looks
FEWEST = 8  # looks ahead, however short the time


class Search:
    """The tree of one decision. Call `look` as often as there is time, then read `root`."""

    def __init__(self, known: Knowledge, rng: Random, strategy: Strategy) -> None:
        self.known, self.rng = known, rng
        judgement = judgement_of(known.game)
        self.judgement = judgement.outlook if strategy.outlook else judgement
        self.explore, self.own = strategy.explore, strategy.own
        self.playouts = strategy.playouts
        self.draws, self.first_draws = strategy.draws, strategy.first_draws
        self.trust = strategy.first_draws if strategy.trust_first_draws else 1  # looks that they count for
        self.ahead = strategy.turns_ahead  # 0: a tree is grown
        self.settled = strategy.settled
        self.at_once = self.settled is None and self.playouts == 0 and self.judgement.tells_after()
        self.quick_games = 0 if self.judgement.play_quickly is None else strategy.quick_games
        self.of_quick_games = strategy.of_quick_games
        self.luck = rng.randrange(LUCK) if self.ahead else 0
        self.dice = Random(self.luck) if self.ahead else rng
        self.seat, self.seats = known.seat, known.seats
        self.root = Node(known.seat)
        self.chances = [0.0] * known.seats  # summed over all looks
        self.looks = 0
        self.judged = 0  # positions
        self.drew = False

    def look(self, at: Action | None = None) -> None:
        """One look ahead, in a world imagined for it; `at` an option of the root, if it is named."""
        s = self.known.imagine(self.rng)
        options, node, path = self.known.options, self.root, list[Edge]()
        if self.ahead and node.edges:
            self._compare(s)
            return
        while node.edges:
            self._meet(node, s, options)
            edge = node.select(options, self.explore) if at is None or path else node.edges[at]
            node.visits += 1
            path.append(edge)
            apply(s, edge.action)
            heard = self._advance(s)
            step = asked(s)
            if step is None:
                self._remember(path, self._end(s))
                return
            options = step.options(s)
            key = (step, *heard)
            if key not in edge.after:
                edge.after[key] = Node(step.asks)
            node = edge.after[key]
        self._remember(path, self._open(node, s, options))

    def _compare(self, s: State) -> None:
        """Judge the best options once more, all with the same luck; fewer of them the more was seen."""
        ranked = self.root.ranked()
        seen = ranked[0].visits
        for edge in ranked[1 : max(2, len(ranked) * self.first_draws // seen)]:
            edge.remember(self._once(s, edge.action, seen))
        self._remember(ranked[:1], self._once(s, ranked[0].action, seen))

    def _meet(self, node: Node, s: State, options: list[Any]) -> None:
        """Options that no earlier world had are judged now."""
        if len(options) == len(node.edges) and node is self.root:
            return
        unknown = [a for a in options if a not in node.edges]
        if unknown:
            node.add(self._edges(node, s, unknown))

    def _open(self, node: Node, s: State, options: list[Any]) -> list[float]:
        """Judge every option of a new node; it is worth what the best one brings to its mover.

        That one is judged again: it may have looked best only by luck.
        """
        node.add(self._edges(node, s, options))
        if self.quick_games > 0:
            return self._played_quickly(s, node.order[0].action)
        return self._once(s, node.order[0].action)

    def _edges(self, node: Node, s: State, options: list[Any]) -> list[Edge]:
        """Options, each judged: without playing it, where the judgement can."""
        if not self.at_once:
            return [self._edge(node, s, a) for a in options]
        found: list[Edge] = []
        trust = self.trust if node is self.root else 1
        known = self.judgement.chances_after(s, options, self.seats, self.own)
        for a, chances in zip(options, known, strict=True):
            if chances is None:
                found.append(self._edge(node, s, a))
            else:
                self.judged += 1
                found.append(Edge(a, chances, node.mover, trust))
        return found

    def _edge(self, node: Node, s: State, a: Action) -> Edge:
        """An option, judged over as many draws as the game needs; at the root over more."""
        if node is self.root:
            return Edge(a, self._judged(s, a, self.first_draws), node.mover, self.trust)
        return Edge(a, self._judged(s, a, self.draws), node.mover)

    def _judged(self, s: State, a: Action, draws: int) -> list[float]:
        """What the position after `a` is worth to each seat; without chance, one draw says it all."""
        chances = self._once(s, a)
        if draws == 1 or not self.drew:
            return chances
        for n in range(1, draws):
            for seat, chance in enumerate(self._once(s, a, n)):
                chances[seat] += chance
        return [chance / draws for chance in chances]

    def _once(self, s: State, a: Action, n: int = 0) -> list[float]:
        """The same after one draw, the `n`th of this option; `drew` says whether there was any."""
        self.drew = False
        if self.ahead:
            self.dice.seed(self.luck + n)  # the same luck for all options
        t = s.clone()
        apply(t, a)
        self._play_on(t, self._draw(t))
        return self._chances(t)

    def _chances(self, t: State) -> list[float]:
        self.judged += 1
        if asked(t) is None:
            return self._end(t)
        if self.playouts > 0:
            return self._played_out(t)
        return self.judgement.chances(t, self.seats, self.own)

    def _end(self, t: State) -> list[float]:
        outcome = self.known.game.outcome(t)
        assert outcome is not None
        return self.judgement.end(t, self.seats, outcome.winners, self.own)

    def _played_out(self, t: State) -> list[float]:
        """The mean end of some random playouts."""
        self.drew = True
        total = [0.0] * self.seats
        for _ in range(self.playouts):
            u = t.clone()
            playout(u, self.dice)
            for seat, chance in enumerate(self._end(u)):
                total[seat] += chance
        return [chance / self.playouts for chance in total]

    def _played_quickly(self, s: State, a: Action) -> list[float]:
        """What the position after `a` is worth, and where some quick games lead from there."""
        t = s.clone()
        apply(t, a)
        self._draw(t)
        chances = self._chances(t)
        if asked(t) is None:
            return chances
        play_quickly, share = self.judgement.play_quickly, self.of_quick_games
        assert play_quickly is not None
        chances = [chance * (1 - share) for chance in chances]
        for _ in range(self.quick_games):
            u = t.clone()
            play_quickly(u, self.dice)
            for seat, chance in enumerate(self._chances(u)):
                chances[seat] += chance * share / self.quick_games
        return chances

    def _draw(self, t: State) -> Choice[Any, Any] | None:
        """Draw for chance until somebody is asked."""
        for _ in range(LONGEST):
            step = asked(t)
            if not isinstance(step, Chance):
                return step
            self.drew = True
            apply(t, self._drawn(step, t))
        return None

    def _play_on(self, t: State, step: Choice[Any, Any] | None) -> None:
        """To where the game's value can be trusted, as it looks best to each mover."""
        settled, turns = self.settled, self.ahead
        for _ in range(LONGEST):
            if settled is None or step is None:
                return
            if settled(t):
                turns -= 1
                if turns <= 0:
                    return
            options = step.options(t)
            apply(t, options[0] if len(options) == 1 else self._best(t, options, step.asks))
            step = self._draw(t)

    def _best(self, t: State, options: list[Any], mover: Seat) -> Any:
        """What looks best after one draw."""
        best, found = -1.0, options[0]
        for a in options:
            u = t.clone()
            apply(u, a)
            self._draw(u)
            worth = self._chances(u)[mover]
            if worth > best:
                best, found = worth, a
        return found

    def _advance(self, s: State) -> list[Hashable]:
        """Draw for chance and make forced moves; return what this seat hears of them."""
        heard: list[Hashable] = []
        for _ in range(LONGEST):
            step = asked(s)
            if step is None:
                return heard
            if isinstance(step, Chance):
                a = self._drawn(step, s)
            else:
                options = step.options(s)
                if len(options) > 1:
                    return heard
                a = options[0]
            heard.append(self._heard(step, a))
            apply(s, a)
        return heard

    def _heard(self, step: Choice[Any, Any], a: Action) -> Action:
        return a if step.asks == self.seat else step.heard(a, self.seat)

    def _drawn(self, step: Chance[Any, Any], s: State) -> Any:
        """The outcome of a draw from the search's own random source."""
        return deal(step, s, self.dice.randrange(tickets(step.odds(s))))

    def _remember(self, path: list[Edge], chances: list[float]) -> None:
        self.looks += 1
        for seat, chance in enumerate(chances):
            self.chances[seat] += chance
        for edge in path:
            edge.remember(chances)

    def decided(self, left: int) -> bool:
        """Whether `left` more looks cannot change which option was looked at most."""
        if len(self.root.edges) < 2:
            return bool(self.root.edges)
        first, second = self.root.ranked()[:2]
        return first.visits - second.visits > left


class SearchBot:
    """Searches as its level does, until a limit is reached, and plays what it trusts most.

    Limits: `looks` ahead, `pace` times the looks of the level, `seconds`, or `should_stop`; without any, the
    looks of the level. Without `seconds` and `should_stop` the answer depends on the seed alone.
    """

    def __init__(
        self,
        seed: int,
        level: str = "abbot",
        *,
        looks: int | None = None,
        pace: float | None = None,
        seconds: float | None = None,
        should_stop: Callable[[], bool] | None = None,
    ) -> None:
        self.rng = Random(seed)
        self.level, self.should_stop = level, should_stop
        self.looks, self.pace, self.seconds = looks, pace, seconds

    def choose(self, known: Knowledge) -> Action:
        if len(known.options) == 1:
            only: Action = known.options[0]
            return only
        strategy = self.strategy(known)
        search = self.search(known, strategy, early=True)
        haste = strategy.haste * 2 / max(2, known.seats)  # with more seats, all chances are smaller
        edge = search.root.taken(self.rng, haste) if haste > 0 else search.root.ranked()[0]
        chosen: Action = edge.action
        return chosen

    def strategy(self, known: Knowledge) -> Strategy:
        return strategy_of(known.game, self.level).at(known.seats)

    def advise(self, known: Knowledge) -> Search:
        """The whole tree, as hints need it."""
        return self.search(known, advising(known.game, known.seats))

    def search(self, known: Knowledge, strategy: Strategy, early: bool = False) -> Search:
        """A search up to the limit; `early`, it ends as soon as no look can change the answer."""
        search = Search(known, self.rng, strategy)
        most = self._most(strategy)
        until = None if self.seconds is None else time.monotonic() + self.seconds
        while search.looks < most:
            search.look()
            if search.looks >= FEWEST and self._over(until):
                break
            if early and search.looks % 16 == 0 and search.decided(most - search.looks):
                break
        return search

    def _most(self, strategy: Strategy) -> int:
        """Looks ahead."""
        if self.looks is not None:
            return self.looks
        if self.pace is not None:
            return max(1, round(self.pace * strategy.looks))
        return strategy.looks if self.seconds is None else NO_LIMIT

    def _over(self, until: float | None) -> bool:
        if self.should_stop is not None and self.should_stop():
            return True
        return until is not None and time.monotonic() >= until
