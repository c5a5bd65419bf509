"""What spares the table work says the same as the work itself, in every game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.table.test_every_game import table_for
from vespers.engine.kernel import Chance, apply, asked
from vespers.games import game_names
from vespers.table.chronicle import RECENT
from vespers.table.sight import past_sight, sight
from vespers.table.stages import offers_for, scene_of

DECISIONS = 60


@pytest.mark.parametrize("name", game_names())
def test_what_surely_ends_a_turn_does(name: str) -> None:
    table, chooser = table_for(name, 8), random.Random(8)
    match, ended = table.chronicle.match, 0
    while (step := match.asked()) is not None:
        options = step.options(match.state)
        for a in chooser.sample(options, min(len(options), 8)):
            if step.ends(match.state, a):
                after = match.state.clone()
                apply(after, a)
                following = asked(after)
                assert following is None or isinstance(following, Chance) or following.asks != step.asks
                ended += 1
        table.chronicle.play(step.asks, chooser.choice(options))
    assert ended > 0 or name != "wolves"


@pytest.mark.parametrize("name", game_names())
def test_what_viewers_share_of_a_drawing_is_what_each_would_see_alone(name: str) -> None:
    table, chooser = table_for(name, 11), random.Random(11)
    chronicle, match = table.chronicle, table.chronicle.match
    viewers: tuple[int | None, ...] = (*range(len(table.seats)), None)
    for _ in range(DECISIONS):
        step = match.asked()
        if step is None:
            break
        chronicle.play(step.asks, chooser.choice(step.options(match.state)))
        for seat in chooser.sample(viewers, len(viewers)):  # whoever looks first draws for all
            offers = offers_for(chronicle.game, chronicle.box, match.state, seat)
            alone = scene_of(chronicle.game, chronicle.box, match.state, seat, offers)
            assert sight(table, seat).scene == alone


@pytest.mark.parametrize("name", game_names())
def test_any_step_of_a_replay_shows_how_it_moved(name: str) -> None:
    """The same cues long after as at once."""
    table, chooser = table_for(name, 9), random.Random(9)
    chronicle, moved = table.chronicle, dict[int, Any]()
    for _ in range(DECISIONS):
        step = chronicle.match.asked()
        if step is None:
            break
        chronicle.play(step.asks, chooser.choice(step.options(chronicle.match.state)))
        moved[chronicle.number] = past_sight(table, 0, chronicle.number).lines[-1].cues
    chronicle.rest()
    assert any(moved.values())
    for number, cues in moved.items():
        assert past_sight(table, 0, number).lines[-1].cues == cues


@pytest.mark.parametrize("name", game_names())
def test_whoever_comes_late_sees_what_he_would_have_seen(name: str) -> None:
    """What is noted at every entry, for several at once, is the view of that position; undone ones too."""
    table, chooser = table_for(name, 10), random.Random(10)
    chronicle, view = table.chronicle, table.chronicle.game.view
    viewers: tuple[int | None, ...] = (*range(len(table.seats)), None)
    for seat in viewers:
        chronicle.look(seat)
    for n in range(DECISIONS):
        step = chronicle.match.asked()
        if step is None:
            break
        number = chronicle.number
        chronicle.play(step.asks, chooser.choice(step.options(chronicle.match.state)))
        if n % 6 == 3 and chronicle.match.asked() is not None:
            chronicle.take_back(number, step.asks)
        for seat in viewers:
            assert chronicle.view(chronicle.number, seat) == view(chronicle.match.state, seat)
    noted = {number: dict(seen) for number, seen in chronicle.seen.items()}
    assert len(noted) == RECENT
    chronicle.rest()
    for seat in viewers:
        chronicle.look(seat)
    assert chronicle.seen == noted
