"""Scoring, proved against the naive scorer over territories of any shape, and over games really played."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.wolves.drawing import BOX, A, B, Spot, Table, drawn, pile_of, token_of
from tests.wolves.naive import Card, Result, score
from vespers.engine.conformance import play_at_random
from vespers.engine.match import Match
from vespers.games.wolves import GAME
from vespers.games.wolves.messages import Place, RoundReplayed, RoundWon
from vespers.games.wolves.pieces import SIDE
from vespers.games.wolves.scoring import count_round
from vespers.games.wolves.state import Wolves

WOLVES = range(len(BOX.wolves))
POWERS = ["", *BOX.powers]
thorough = settings(max_examples=300, deadline=None, derandomize=True)


@dataclass(frozen=True)
class Territory:
    """A drawing and the powers of both players."""

    drawing: str
    powers: tuple[str, str]

    def table(self) -> Table:
        return drawn(self.drawing, power=self.powers[A], foe_power=self.powers[B])

    def cards(self) -> list[Card]:
        rows = enumerate(self.drawing.splitlines())
        return [card(y, x, *pile_of(token)[-1]) for y, row in rows for x, token in spaces(row)]


def spaces(row: str) -> list[tuple[int, str]]:
    return [(x, token) for x, token in enumerate(row.split()) if token != ".."]


def card(row: int, column: int, seat: int, wolf: int) -> Card:
    strong = BOX.corner[wolf] != BOX.value[wolf]
    return Card(row, column, seat, BOX.value[wolf], BOX.moons[wolf], strong, BOX.bonus[wolf])


@st.composite
def territories(draw: st.DrawFn) -> Territory:
    """Any connected territory, piles and all, that fits into 4 by 3 or 3 by 4."""
    shape = draw(shapes())
    piles = st.lists(st.sampled_from(WOLVES), min_size=1, max_size=3)
    tokens = {spot: pile_token(draw(st.sampled_from([A, B])), draw(piles)) for spot in shape}
    first = draw(st.sampled_from(POWERS))
    second = draw(st.sampled_from([name for name in POWERS if name != first or not name]))
    return Territory(as_drawing(tokens), (first, second))


@st.composite
def shapes(draw: st.DrawFn) -> set[Spot]:
    """Grown space by space, as in play."""
    high, wide = draw(st.sampled_from([(3, 4), (4, 3)]))
    shape = {(draw(st.integers(0, high - 1)), draw(st.integers(0, wide - 1)))}
    for _ in range(draw(st.integers(0, 11))):
        around = {(y + dy, x + dx) for y, x in shape for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        free = sorted(s for s in around - shape if 0 <= s[0] < high and 0 <= s[1] < wide)
        shape.add(draw(st.sampled_from(free)))
    return shape


def pile_token(bottom: int, wolves: list[int]) -> str:
    """A pile of alternating owners, as covering makes it."""
    return "".join(token_of((bottom + n) % 2, wolf) for n, wolf in enumerate(wolves))


def as_drawing(tokens: dict[Spot, str]) -> str:
    rows, columns = [y for y, _ in tokens], [x for _, x in tokens]
    return "\n".join(
        " ".join(tokens.get((y, x), "..") for x in range(min(columns), max(columns) + 1))
        for y in range(min(rows), max(rows) + 1)
    )


def by_the_rules(territory: Territory) -> Result:
    count = count_round(territory.table().state, None)
    lead = count.lead()
    winner = None if lead == 0 else A if lead > 0 else B
    return Result((count.points[A], count.points[B]), (count.cards[A], count.cards[B]), winner)


def by_the_book(territory: Territory) -> Result:
    return score(
        territory.cards(),
        wins_ties=owner(territory, "conquered-ground"),
        extra_moon=owner(territory, "moonsong"),
    )


def owner(territory: Territory, power: str) -> int | None:
    return territory.powers.index(power) if power in territory.powers else None


@pytest.mark.rule("5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "7.8", "7.9")
@thorough
@given(territories())
def test_the_score_is_what_the_book_says(territory: Territory) -> None:
    assert by_the_rules(territory) == by_the_book(territory)


@pytest.mark.slow
@pytest.mark.rule("5.2")
@thorough
@given(territories())
def test_both_players_read_the_same_score_from_their_side_of_the_table(territory: Territory) -> None:
    turned = [" ".join(reversed(row.split())) for row in reversed(territory.drawing.splitlines())]
    assert by_the_rules(Territory("\n".join(turned), territory.powers)) == by_the_rules(territory)


@pytest.mark.slow
@pytest.mark.rule("5.5")
@thorough
@given(territories())
def test_the_colours_are_equal_before_the_law(territory: Territory) -> None:
    swapped = Territory(territory.drawing.translate(str.maketrans("abAB", "baBA")), territory.powers[::-1])
    one, other = by_the_rules(territory), by_the_rules(swapped)
    assert (one.points, one.cards) == (other.points[::-1], other.cards[::-1])
    assert one.winner == (None if other.winner is None else 1 - other.winner)


@pytest.mark.slow
@pytest.mark.rule("8.4")
@thorough
@given(territories())
def test_what_is_covered_never_changes_the_score(territory: Territory) -> None:
    bare = [" ".join(token[-2:] for token in row.split()) for row in territory.drawing.splitlines()]
    assert by_the_rules(Territory("\n".join(bare), territory.powers)) == by_the_rules(territory)


def at_the_end_of_a_round(match: Match[Wolves], number: int) -> Result:
    """The naive score of the territory as entry `number` leaves it, when that entry ends the round."""
    view, entry = GAME.view(match.at(number).state, None), match.log[number]
    visible = {cell.cell: cell.pile[-1] for cell in view.territory}
    if isinstance(entry.action, Place):
        visible[entry.action.cell] = (entry.seat, entry.action.wolf)
    cards = [card(*divmod(cell, SIDE), seat, wolf) for cell, (seat, wolf) in visible.items()]
    powers = [BOX.powers[pack.power] if pack.power >= 0 else "" for pack in view.packs]
    both = Territory("", (powers[A], powers[B]))
    return score(cards, owner(both, "conquered-ground"), owner(both, "moonsong"))


@pytest.mark.rule("5.5", "5.6")
def test_every_round_of_real_games_is_scored_as_the_book_says() -> None:
    replayed = by_cards = 0
    for seed in range(60):
        match = play_at_random(GAME, 2, None, seed)
        for number, events in enumerate(match.events):
            for event in events:
                if isinstance(event, RoundWon | RoundReplayed):
                    result = at_the_end_of_a_round(match, number)
                    assert result.points == event.points, seed
                    assert result.winner == (event.seat if isinstance(event, RoundWon) else None), seed
                    replayed += isinstance(event, RoundReplayed)
                    by_cards += isinstance(event, RoundWon) and event.by_cards
    assert replayed and by_cards, "the seeds must show ties of both kinds"
