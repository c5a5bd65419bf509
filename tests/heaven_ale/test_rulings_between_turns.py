"""§3.6 Cards sold before another's turn, §9.4 how far one exchanges: the rulings that ask something new."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.heaven_ale.table import do, offered, prompt, refused, table
from vespers.bots import BOTS
from vespers.bots.arena import play_game
from vespers.engine.kernel import apply, asked
from vespers.engine.messages import Action
from vespers.engine.scene import Scene
from vespers.games.heaven_ale import GAME
from vespers.games.heaven_ale.judgement import outlook, value
from vespers.games.heaven_ale.messages import (
    EndExchange,
    Enter,
    Exchange,
    HeavenAleSettings,
    KeepPrivileges,
    MarkerMoved,
    Scored,
    Sell,
)
from vespers.games.heaven_ale.pieces import BREWMASTER_PLACE, DUCATS_PLACE, FIRST_PLACE
from vespers.games.heaven_ale.rules.exchanging import exchange_once
from vespers.games.heaven_ale.scene.exchange import brewing_of
from vespers.games.heaven_ale.scoring import best_lowest, literal_lowest, lowest_of, points, production
from vespers.games.heaven_ale.state import HeavenAle
from vespers.table.viewer_scene import offers_for, scene_of
from vespers.texts import LANGUAGES, Say, has_text


def ruled(**rulings: str) -> HeavenAleSettings:
    return HeavenAleSettings(rulings=rulings)


def drawn(s: HeavenAle) -> Scene:
    return scene_of(GAME, s.box, s, 0, offers_for(GAME, s.box, s, 0))


def tag_of(s: HeavenAle, a: Action) -> list[tuple[str, str]]:
    """What hangs on the target of an action: pictures and values."""
    number = GAME.codebook.number[a]
    tag = next(target.tag for target in drawn(s).targets if target.number == number)
    assert tag is not None
    return [(amount.symbol, amount.value) for amount in tag.amounts]


# --- §9.4 The exchange


def at_the_end(settings: HeavenAleSettings) -> HeavenAle:
    """The last figure goes home; seat 0 has 1, 3, 3, 3, 3 at 2:1, times 4, and 20 ducats; seat 1 is level."""
    s = table(settings=settings)
    s.round = s.box.rounds[2]
    s.abbeys[1].space, s.abbeys[1].place = s.box.last + 1, 0
    for abbey, markers in zip(s.abbeys, ([1, 3, 3, 3, 3], [3] * 5), strict=True):
        abbey.markers, abbey.brewmaster, abbey.ducats, abbey.cards = markers, 12, 20, 0
    s.abbeys[0].space, s.abbeys[0].place = 27, -1
    s.abbeys[0].ducats = 18
    do(s, Enter(DUCATS_PLACE))
    return s


@pytest.mark.rule("9.2", "9.4")
def test_the_forced_exchange_costs_points_and_nobody_is_asked() -> None:
    s = at_the_end(ruled(exchange="forced"))
    assert asked(s) is None and production(s.abbeys[0], s.box) == 8


@pytest.mark.rule("9.4")
def test_who_would_gain_by_stopping_is_asked_and_may_stop() -> None:
    s = at_the_end(ruled(exchange="chosen"))
    assert prompt(s) == ("ChooseExchange", 0), "seat 1 has nothing to exchange"
    assert offered(s) == [Exchange(), EndExchange()]
    step = asked(s)
    assert step is not None and step.values(s) == {"rate": 2, "now": 12, "all": 8}
    events = do(s, EndExchange())
    assert asked(s) is None and production(s.abbeys[0], s.box) == 12
    assert [event.production for event in events if isinstance(event, Scored)] == [12, 12]


@pytest.mark.rule("9.2", "9.4")
def test_who_exchanges_all_the_same_gets_what_the_book_gives() -> None:
    s = at_the_end(ruled(exchange="chosen"))
    events = do(s, Exchange())
    assert asked(s) is None, "now stopping gains nothing any more"
    assert sorted(s.abbeys[0].markers) == [2, 2, 2, 3, 3] and production(s.abbeys[0], s.box) == 8
    moved = [(event.seat, event.to) for event in events if isinstance(event, MarkerMoved)]
    assert moved == [(0, 2), (0, 2), (0, 2)], "the log shows the exchange"


@pytest.mark.rule("9.4")
def test_the_option_that_takes_the_best_does_not_ask() -> None:
    s = at_the_end(HeavenAleSettings(exchange="best", rulings={"exchange": "chosen"}))
    assert asked(s) is None and production(s.abbeys[0], s.box) == 12


@pytest.mark.rule("9.4")
def test_cards_are_sold_before_the_exchange_is_chosen() -> None:
    s = table(settings=ruled(exchange="chosen"))
    s.round = s.box.rounds[2]
    s.abbeys[1].space, s.abbeys[1].place, s.abbeys[1].cards = s.box.last + 1, 0, 0
    mine = s.abbeys[0]
    mine.markers, mine.brewmaster, mine.ducats, mine.cards = [1, 3, 3, 3, 3], 12, 17, 0b1
    mine.space, mine.place = 27, -1
    do(s, Enter(BREWMASTER_PLACE))
    assert prompt(s) == ("LastSale", 0)
    do(s, Sell(0))
    assert prompt(s) == ("ChooseExchange", 0) and mine.ducats == 20


@pytest.mark.rule("9.2", "9.4")
@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.lists(st.integers(-6, 20), min_size=5, max_size=5), st.integers(1, 20), st.integers(0, 90))
def test_stopping_in_time_reaches_the_best_there_is(markers: list[int], brewmaster: int, ducats: int) -> None:
    """After some exchange the best of §9.4 is reached, after the last what §9.2 gives."""
    s = table(settings=ruled(exchange="chosen"))
    mine = s.abbeys[0]
    mine.markers, mine.brewmaster, mine.ducats = markers[:], brewmaster, ducats
    rate, steps = s.box.rate[brewmaster], ducats // 10
    book, reached = literal_lowest(markers, rate, steps, 20), []
    mine.brewed = True
    while True:
        low = min(mine.markers)
        reached.append(lowest_of(mine, s.box))
        if low == 20 or sum(max(0, at - low - 1) for at in mine.markers) < rate:
            break
        exchange_once(s, 0)
    assert max(reached) == best_lowest(markers, rate, steps, 20) and reached[-1] == book


@pytest.mark.rule("9.4")
def test_bots_stop_where_stopping_is_better() -> None:
    s = at_the_end(ruled(exchange="chosen"))
    after = [s.clone(), s.clone()]
    for t, a in zip(after, (Exchange(), EndExchange()), strict=True):
        apply(t, GAME.codebook.interned(a))
    assert value(after[0], 0) < value(after[1], 0) == points(after[1].abbeys[0], s.box)
    s.abbeys[1].markers[0] = 1  # another is asked after: the choice made stays known
    s.agenda.insert(1, s.agenda[-1])
    do(s, EndExchange())
    assert value(s, 0) == outlook(s, 0) == points(s.abbeys[0], s.box)


@pytest.mark.rule("9.4")
def test_the_question_of_the_exchange_is_drawn_with_what_each_answer_brings() -> None:
    s = at_the_end(ruled(exchange="chosen"))
    assert tag_of(s, EndExchange()) == [("beer", "12")]
    assert sorted(value for _, value in tag_of(s, Exchange())) == ["+1", "−1", "−1"]
    scene = drawn(s)
    assert scene.prompt is not None and scene.prompt.rule == "9.4"
    assert brewing_of(s.box, GAME.view(s, 0).abbeys[0]).lowest == 3, "the forecast is the best there is"
    do(s, EndExchange())
    brewed = brewing_of(s.box, GAME.view(s, 0).abbeys[0])
    assert (brewed.exchanges, len(brewed.paid), brewed.lowest) == ([], 2, 3)


# --- §3.6 Sales before another's turn


@pytest.mark.rule("3.5", "3.6")
def test_cards_are_sold_before_the_turn_of_another_even_from_home() -> None:
    s = table(3, settings=ruled(emergency="any-moment"))
    s.abbeys[2].cards = 0
    do(s, Enter(FIRST_PLACE))  # §2.9 once round
    assert prompt(s) == ("Sale", 0), "the next turn is that of seat 1, and seat 2 has no card"
    before = s.abbeys[0].ducats
    do(s, Sell(1))
    assert prompt(s) == ("Sale", 0) and s.abbeys[0].ducats == before + 3
    assert refused(s, Sell(1)) == "card_not_in_hand"
    do(s, KeepPrivileges())
    assert prompt(s) == ("MoveFigure", 1)


@pytest.mark.rule("3.6")
def test_the_last_card_sold_ends_the_question() -> None:
    s = table(settings=ruled(emergency="any-moment"))
    s.abbeys[0].cards = 0b100
    do(s, Enter(BREWMASTER_PLACE), Sell(2))
    assert prompt(s) == ("MoveFigure", 1)


@pytest.mark.rule("3.6")
@pytest.mark.parametrize("answer", ["every-decision", "also-at-the-end", "before-paying"])
def test_by_the_other_answers_nobody_is_asked_before_the_turn_of_another(answer: str) -> None:
    s = table(settings=ruled(emergency=answer))
    do(s, Enter(BREWMASTER_PLACE))
    assert prompt(s) == ("MoveFigure", 1)


# --- Both


@pytest.mark.parametrize("names", [("greedy", "random"), ("novice", "greedy", "random")])
def test_bots_play_whole_games_under_both_answers(names: tuple[str, ...]) -> None:
    played = play_game(
        GAME, ruled(emergency="any-moment", exchange="chosen"), [BOTS[name] for name in names], "both"
    )
    assert played.outcome() is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_new_questions_are_spoken(language: str) -> None:
    exchange, sale = at_the_end(ruled(exchange="chosen")), table(settings=ruled(emergency="any-moment"))
    do(sale, Enter(BREWMASTER_PLACE))
    say = Say(language, GAME, GAME.settings())
    for s in (exchange, sale):
        prompt_shown = drawn(s).prompt
        assert prompt_shown is not None and prompt_shown.reason is not None
        for text in (prompt_shown.text, prompt_shown.reason):
            assert has_text(text.key) and "{" not in say.text(text)
        for target in drawn(s).targets:
            assert has_text(target.text.key) and "{" not in say.text(target.text)
