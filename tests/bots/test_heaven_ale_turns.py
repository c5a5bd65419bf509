"""What Heaven & Ale's bots remember of positions is what they would think of them anew."""

from __future__ import annotations

from typing import Any

import pytest
from librt.random import Random

from tests.bots.positions import decisions, position
from vespers.bots.judging import Judgement, Value, judgement_of
from vespers.bots.search import Search
from vespers.bots.search_levels import advising
from vespers.engine.conformance import play_at_random
from vespers.engine.kernel import Chance, Seat, asked, chance_move
from vespers.games import find_game
from vespers.games.heaven_ale import judgement, outlook
from vespers.games.heaven_ale.messages import HeavenAleSettings
from vespers.games.heaven_ale.scoring import points
from vespers.games.heaven_ale.state import HeavenAle
from vespers.games.heaven_ale.turns import MOST, Turns, Worth, after, is_within, worth_trying

GAME = find_game("heaven-ale")
WORTHS: list[Worth] = [judgement.worth, outlook.worth, judgement.foreseen]
SAVED = outlook.SAVED


def plainly(s: HeavenAle, me: Seat, worth: Worth) -> float:
    """The value as it is meant: nothing remembered."""
    step = asked(s)
    if step is None:
        return float(points(s.abbeys[me], s.box))
    if not is_within(step, me):
        return worth(s, me)
    return max([plainly(after(s, a), me, worth) for a in worth_trying(s, me, step)])


def nearby(seats: int, seed: int, most: int) -> list[HeavenAle]:
    """Positions of a random game, and those one or two answers further on: many of them alike."""
    whole, rng = play_at_random(GAME, seats, None, seed), Random(seed)
    found: list[HeavenAle] = []
    for length in decisions(whole, most):
        s = whole.at(length).state
        found.append(s)
        found.extend([settled(t, a, rng) for t in (s, settled(s, None, rng)) for a in some(t)])
    return found


def some(s: HeavenAle) -> list[Any]:
    step = asked(s)
    return [] if step is None else step.options(s)[:12]


def settled(s: HeavenAle, a: Any, rng: Random) -> HeavenAle:
    """After an answer (None: the first that there is) and what chance makes of it."""
    t = after(s, some(s)[0] if a is None else a)
    while isinstance(step := asked(t), Chance):
        chance_move(step, t, rng)
    return t


@pytest.mark.parametrize("worth", WORTHS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_remembered_is_what_would_be_thought_anew(seats: int, worth: Worth) -> None:
    turns = Turns(worth)
    for s in nearby(seats, seats, 12):
        for me in range(seats):
            assert turns.value(s, me) == plainly(s, me, worth)


def test_a_search_thinks_less() -> None:
    """Otherwise the memory would be a burden only."""
    judged: list[Seat] = []

    def counted(s: HeavenAle, me: Seat) -> float:
        judged.append(me)
        return judgement.worth(s, me)

    def needed(value: Value) -> int:
        search = Search(position("heaven-ale", 1), Random(1), advising(GAME, 2))
        search.judgement, before = Judgement(value), len(judged)
        for _ in range(40):
            search.look()
        return len(judged) - before

    assert 3 * needed(Turns(counted).value) < needed(lambda s, me: plainly(s, me, counted))


def test_the_memory_is_bounded() -> None:
    """Full, it begins anew; what it says does not change."""
    turns, positions = Turns(judgement.worth), nearby(2, 8, 4)
    before = [turns.value(s, 0) for s in positions]
    turns.known.update({(n,): 0.0 for n in range(MOST)})
    assert [turns.value(s, 0) for s in positions] == before
    assert 0 < len(turns.known) < MOST


def test_another_box_is_another_game() -> None:
    """With other numbers on the pieces, an abbey that looks the same is worth something else."""
    own = '[pack]\nid = "mine"\nextends = true\n[numbers]\nlarge_barrel = 24\n'
    turns, s = Turns(judgement.worth), GAME.start(2)
    other = GAME.start(2, HeavenAleSettings(own=(own,)))
    for t in (s, other):
        t.abbeys[0].large = 1
    values = [turns.value(t, 0) for t in (s, other, s)]
    assert values == [values[0], pytest.approx(values[0] + 20), values[0]]


def test_other_weights_are_other_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was remembered is dropped when it is told to be."""
    judgement, s = judgement_of(GAME).outlook, nearby(2, 9, 3)[-1]
    monkeypatch.setattr(judgement, "network", None)
    judgement.forget()
    before = judgement.values(s, 2)
    monkeypatch.setattr(outlook, "SAVED", 5.0)
    assert judgement.values(s, 2) == before
    judgement.forget()
    assert judgement.values(s, 2) != before
    monkeypatch.setattr(outlook, "SAVED", SAVED)
    judgement.forget()
    assert judgement.values(s, 2) == before
    monkeypatch.undo()
    judgement.forget()
