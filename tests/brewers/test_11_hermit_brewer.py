"""§11 The hermit's nights and the campaign."""

from __future__ import annotations

from io import StringIO

import msgspec
import pytest
from rich.console import Console

from tests.brewers.table import BASE, Table
from vespers.engine.dealer import ScriptedDealer, SeededDealer
from vespers.engine.errors import BadRecord, BadSettings
from vespers.engine.match import Match
from vespers.engine.messages import Outcome
from vespers.games.brewers import GAME, campaign
from vespers.games.brewers.campaign import CAMPAIGN
from vespers.games.brewers.codebook import EVENT_DRAWN, LEAVE
from vespers.games.brewers.events import RivalBrews
from vespers.games.brewers.messages import (
    BrewersSettings,
    ChooseMonk,
    EndTurn,
    Move,
    ObjectiveDrawn,
    RivalDrawn,
    Starts,
    TakeCard,
)
from vespers.games.brewers.pieces import GOALS, ROOMS
from vespers.games.brewers.rules.hermit_nights import KEEP_FOR_LATER
from vespers.games.brewers.scene import status
from vespers.games.brewers.scene.ledger import sheet
from vespers.games.brewers.scoring import counted, reward, rival_score
from vespers.games.brewers.state import Brewers
from vespers.games.brewers.terminal import draw
from vespers.texts import Say

HERMIT = BrewersSettings(packs=("base", "hermit"))
BOX = GAME.box(HERMIT)
EVENTS = BOX.ids["night"]
QUIET = ["open-doors", "fog", "clear-sky", "full-moon", "wolf-tracks", "good-harvest", "spring-cleaning"]


def numbered(kind: str, name: str) -> int:
    return BOX.ids[kind].index(name)


def night(
    *events: str,
    monk: str = "anselme",
    rival: str = "novice",
    objective: str = "two-werewolves",
    settings: BrewersSettings = HERMIT,
    cards: tuple[str, ...] = (),
) -> Match[Brewers]:
    """A night with these events, then the quiet ones; nothing is done yet."""
    coming = [*events, *[event for event in QUIET if event not in events]][:7]
    t = [EVENT_DRAWN[EVENTS.index(event)] for event in coming]
    first = [
        Starts(0),
        RivalDrawn(numbered("rival", rival)),
        ObjectiveDrawn(numbered("objective", objective)),
    ]
    script = [*first, t[0], *[Table("-").drawn(card) for card in cards], *t[1:]]
    match = Match(GAME, 1, settings, ScriptedDealer(script))
    match.play(0, ChooseMonk(numbered("monk", monk)))
    return match


def slept(match: Match[Brewers]) -> Outcome:
    while match.asked() is not None:
        match.play(0, EndTurn())
    outcome = match.outcome()
    assert outcome is not None
    return outcome


def test_the_box_holds_26_cards() -> None:
    assert (len(BOX.events), len(BOX.rivals), len(BOX.objectives)) == (14, 6, 6)


@pytest.mark.rule("11.1")
def test_a_hermit_is_alone() -> None:
    with pytest.raises(BadSettings) as refused:
        GAME.start(2, HERMIT)
    assert refused.value.why.key == "brewers_hermit_seats"


@pytest.mark.rule("11.1")
def test_an_event_comes_with_each_phase_and_none_twice() -> None:
    match = night()
    drawn = []
    while match.asked() is not None:
        drawn.append(match.state.event)
        assert match.state.night_events[match.state.event] == 0
        match.play(0, EndTurn())
    assert drawn == [EVENTS.index(event) for event in QUIET]


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(
    ("event", "noise"), [("owl", 1), ("creaking-stairs", 2), ("vespers-bell", 4), ("deep-sleep", 0)]
)
def test_some_events_act_at_once(event: str, noise: int) -> None:
    assert night(event).state.monks[0].noise == noise


@pytest.mark.rule("11.1")
def test_mice_dirty_the_beer_and_a_cleaning_helps() -> None:
    match = night("mice", "spring-cleaning")
    assert match.state.monks[0].dirt == 1
    match.play(0, EndTurn())
    assert match.state.monks[0].dirt == 0


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(("event", "card"), [("lost-helmet", "axe"), ("answered-prayer", "relic")])
def test_some_events_bring_a_card(event: str, card: str) -> None:
    match = night(event, cards=(card,))
    assert match.state.monks[0].cards == (numbered("card", card),)


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(
    "event", ["full-moon", "fog", "clear-sky", "open-doors", "wolf-tracks", "good-harvest"]
)
def test_others_last_for_their_phase(event: str) -> None:
    match = night(event)
    power = match.state.monks[0].power
    plain = BOX.monks[numbered("monk", "anselme")]
    assert power != plain
    assert match.state.moves == (2 if event == "open-doors" else 1)
    slept(match)
    assert match.state.monks[0].power == plain


WEBS = BrewersSettings(
    packs=("base", "hermit"),
    own=('[pack]\nid = "webs"\nextends = true\n[events.owl]\ndeeds = { web = 1 }\n',),
)


@pytest.mark.rule("11.1", "5.4")
def test_a_web_of_the_night_holds_for_the_turn_of_its_phase_only() -> None:
    match = night("fog", "owl", settings=WEBS)
    hermit = match.state.monks[0]
    match.play(0, Move(ROOMS.index("courtyard")))
    match.play(0, EndTurn())
    assert match.state.phase == 1 and hermit.web == 1, "the owl has come before the turn, not in it"
    why = match.why_not(0, Move(ROOMS.index("forest")))
    assert why is not None and why.key == "webbed"
    match.play(0, EndTurn())
    assert match.state.phase == 2 and hermit.web == 0
    assert match.why_not(0, Move(ROOMS.index("forest"))) is None


@pytest.mark.rule("11.1", "2.2")
def test_a_hermit_webbed_in_the_cloister_sleeps_through_the_phase() -> None:
    match = night("owl", settings=WEBS)
    assert match.state.phase == 1 and match.state.monks[0].web == 0


@pytest.mark.rule("11.2")
def test_rivals_brew_8_to_18() -> None:
    totals = [sum(1 + value for value in values) for values in BOX.rivals]
    assert totals == [8, 10, 12, 14, 16, 18]


@pytest.mark.rule("11.2")
def test_the_hermit_must_have_more_taste_than_the_rival() -> None:
    for extra, reason, winners in ((9, "hermit_won", (0,)), (8, "hermit_lost", ())):
        match = night()
        match.state.monks[0].extra = extra
        assert slept(match) == Outcome((extra,), winners, reason)
        assert rival_score(match.state) == 8


@pytest.mark.rule("11.2")
def test_each_phase_tells_what_the_rival_brews() -> None:
    match = night(rival="miller")
    brewed = []
    while match.asked() is not None:
        match.play(0, EndTurn())
        brewed += [event.quality for event in match.events[-1] if isinstance(event, RivalBrews)]
        brewed += [e.quality for events in match.events[-2:-1] for e in events if isinstance(e, RivalBrews)]
    assert sum(brewed) == 12 and len(brewed) == 7


@pytest.mark.rule("11.3")
@pytest.mark.parametrize(
    ("objective", "facts", "met"),
    [
        ("clean-vat", {"dirt": 0}, 1),
        ("clean-vat", {"dirt": 1}, 0),
        ("two-werewolves", {"trophies": (0, 1), "tastes": (1, 1)}, 2),
        ("two-werewolves", {"trophies": (0,), "tastes": (1,)}, 0),
        ("quiet-night", {"noise": 3}, 1),
        ("quiet-night", {"noise": 4}, 0),
        ("full-sheet", {"sheet": (1,) * 7}, 2),
        ("full-sheet", {"sheet": (1,) * 6 + (0,)}, 0),
        ("fine-beer", {"sheet": (3, 3, 3, 0, 0, 0, 0)}, 2),
        ("fine-beer", {"sheet": (3, 3, 2, 0, 0, 0, 0)}, 0),
        ("well-equipped", {"cards": (0, 1, 2)}, 1),
        ("well-equipped", {"cards": (0, 1)}, 0),
    ],
)
def test_an_objective_that_is_met_adds_taste(objective: str, facts: dict[str, object], met: int) -> None:
    match = night(objective=objective)
    for fact, value in facts.items():
        setattr(match.state.monks[0], fact, value)
    assert reward(match.state) == met
    goal = BOX.objectives[match.state.objective].goal
    assert counted(match.state, goal) >= 0 and GOALS[goal]


@pytest.mark.rule("11.3", "8.1")
@pytest.mark.parametrize(("dirt", "reward"), [(0, 1), (1, 0)])
def test_the_score_sheet_has_a_line_for_the_objective_and_adds_up(dirt: int, reward: int) -> None:
    match = night(objective="clean-vat")
    match.state.monks[0].extra, match.state.monks[0].dirt = 4, dirt
    lines = sheet(BOX, GAME.view(match.state, 0)).sources
    parts = {line.name.key: line.values[0] or 0 for line in lines if not line.total}
    assert parts["brewers-scene-objective"] == reward
    assert [line.values for line in lines if line.total] == [(sum(parts.values()),)]


@pytest.mark.rule("11.3")
def test_only_a_hermit_has_a_line_for_an_objective() -> None:
    lines = sheet(BASE, GAME.view(Table("-", "-").s, 0)).sources
    assert "brewers-scene-objective" not in {line.name.key for line in lines}


@pytest.mark.rule("11.2", "11.4")
@pytest.mark.parametrize(("language", "target"), [("en", "target"), ("fr", "but"), ("es", "meta")])
def test_a_target_is_shown_in_a_campaign_only(language: str, target: str) -> None:
    for settings, shown in ((HERMIT, False), (msgspec.structs.replace(HERMIT, night=2), True)):
        view, box = GAME.view(night(settings=settings).state, 0), GAME.box(settings)
        say = Say(language, GAME, settings, ("Ann",))
        console = Console(width=140, file=StringIO())
        console.print(draw(view, box, say))
        assert isinstance(console.file, StringIO)
        for text in (say.text(status(box, view)[-1]), console.file.getvalue()):
            assert say("brewers-rival-novice") in text and (f"({target} 10)" in text) == shown
            assert f"{target} 0" not in text


# --- §11.4 The campaign

ANN = ("Ann",)


def won_night(
    now: campaign.HermitRecord, extra: int, *, cards: tuple[str, ...] = (), keep: str = ""
) -> Match[Brewers]:
    """The next night, ended with this much taste and these cards; one of them is kept."""
    match = Match(GAME, 1, campaign.settings(now), SeededDealer("hermit"))
    match.play(0, ChooseMonk(numbered("monk", now.monk or "hubert")))
    while match.state.phase < 6:
        match.play(0, EndTurn())
    monk = match.state.monks[0]
    monk.extra, monk.dirt, match.state.objective = extra, 0, -1
    monk.cards = tuple([*match.state.box.kept, *[numbered("card", card) for card in cards]])
    match.play(0, EndTurn())
    if match.asked() is not None:
        match.play(0, TakeCard(numbered("card", keep)) if keep else LEAVE)
    return match


@pytest.mark.rule("11.4")
def test_five_nights_with_rising_targets_and_kept_cards() -> None:
    now = campaign.begin(ANN)
    for number, goal in enumerate((8, 10, 12, 14, 16), 1):
        assert campaign.settings(now).night == number and not campaign.over(now)
        match = won_night(
            now, goal, cards=("club",) if number == 1 else (), keep="club" if number == 1 else ""
        )
        assert match.outcome() == Outcome((goal,), (0,), "hermit_won")
        now = campaign.after(now, match.state)
        now = CAMPAIGN.read(CAMPAIGN.write(now))
    assert campaign.standing(now) == "won" and campaign.won(now) == 5
    with pytest.raises(BadSettings):
        campaign.settings(now)


@pytest.mark.rule("11.4")
def test_a_kept_card_is_there_when_the_next_night_begins() -> None:
    now = campaign.begin(ANN)
    now = campaign.after(now, won_night(now, 8, cards=("club", "axe"), keep="club").state)
    match = Match(GAME, 1, campaign.settings(now), SeededDealer("next"))
    match.play(0, ChooseMonk(numbered("monk", "hubert")))
    club = numbered("card", "club")
    assert club in match.state.monks[0].cards and match.state.piles[0][club] == 0
    GAME.invariants(match.state)


@pytest.mark.rule("11.4")
def test_only_cards_of_the_night_itself_can_be_kept() -> None:
    now = campaign.begin(ANN)
    now = campaign.after(now, won_night(now, 8, cards=("club",), keep="club").state)
    match = won_night(now, 10, cards=("axe",))
    assert match.log[-1].action == LEAVE
    asked = match.at(len(match.log) - 1)
    asked.state.monks[0].cards = match.state.monks[0].cards
    why = KEEP_FOR_LATER.why_not(asked.state, TakeCard(numbered("card", "club")))
    assert why is not None and why.key == "not_of_this_night"
    assert KEEP_FOR_LATER.options(asked.state) == [TakeCard(numbered("card", "axe")), LEAVE]


@pytest.mark.rule("11.4")
def test_nothing_is_kept_of_a_lost_night_or_a_single_game() -> None:
    now = campaign.begin(ANN)
    lost = won_night(now, 7, cards=("club",))
    assert lost.log[-1].action == EndTurn() and lost.state.kept == -1
    single = night(rival="novice")
    single.state.monks[0].extra = 20
    single.state.monks[0].cards = (0,)
    assert slept(single).reason == "hermit_won"


@pytest.mark.rule("11.4")
def test_a_lost_night_is_played_again_and_the_second_loss_ends_it() -> None:
    now = campaign.begin(ANN)
    now = campaign.after(now, won_night(now, 7).state)
    assert campaign.settings(now).night == 1 and campaign.standing(now) == "open"
    now = campaign.after(now, won_night(now, 7).state)
    assert campaign.standing(now) == "lost"


@pytest.mark.rule("11.4")
def test_the_same_monk_all_nights() -> None:
    now = campaign.begin(ANN)
    assert campaign.settings(now).monk == ""
    now = campaign.after(now, won_night(now, 9).state)
    match = Match(GAME, 1, campaign.settings(now), SeededDealer("1"))
    why = match.why_not(0, ChooseMonk(0))
    assert why is not None and why.key == "campaign_monk"
    with pytest.raises(BadSettings):
        campaign.begin(("Ann", "Ben"))
    with pytest.raises(BadSettings):
        campaign.begin(ANN, BrewersSettings())


@pytest.mark.rule("11.4")
def test_only_a_finished_night_of_this_campaign_counts() -> None:
    now = campaign.begin(ANN)
    now = campaign.after(now, won_night(now, 8).state)
    other = won_night(campaign.begin(ANN), 8)
    with pytest.raises(BadSettings) as refused:
        CAMPAIGN.enter(now, other)
    assert refused.value.why.key == "campaign_other_match"
    with pytest.raises(BadSettings) as refused:
        CAMPAIGN.enter(now, Match(GAME, 1, campaign.settings(now), SeededDealer("2")))
    assert refused.value.why.key == "campaign_unfinished"


@pytest.mark.rule("11.4")
def test_a_damaged_record_of_a_campaign_is_refused() -> None:
    now = campaign.begin(ANN)
    now = campaign.after(now, won_night(now, 8).state)
    good = CAMPAIGN.write(now)
    for damaged in (
        b"no json",
        good.replace(b'"format": 1', b'"format": 9'),
        good.replace(b'"won": true', b'"won": false'),
        good.replace(b'"night": 1', b'"night": 2'),
        good.replace(b'"target": 8', b'"target": 3'),
        good.replace(b'"monk": "hubert",\n  "nights"', b'"monk": "",\n  "nights"'),
    ):
        assert damaged != good
        with pytest.raises(BadRecord):
            CAMPAIGN.read(damaged)
    assert CAMPAIGN.read(good) == now


@pytest.mark.rule("11.4")
@pytest.mark.parametrize(
    ("settings", "key"),
    [
        (BrewersSettings(night=1), "brewers_night"),
        (msgspec.structs.replace(HERMIT, night=6), "brewers_night"),
        (msgspec.structs.replace(HERMIT, kept="club,club"), "brewers_kept"),
        (msgspec.structs.replace(HERMIT, kept="sword"), "brewers_kept"),
    ],
)
def test_impossible_nights_are_refused(settings: BrewersSettings, key: str) -> None:
    with pytest.raises(BadSettings) as refused:
        GAME.start(1, settings)
    assert refused.value.why.key == key


@pytest.mark.rule("11.4")
def test_the_page_shows_the_way_and_opens_with_a_story() -> None:
    """§11.4 Every night to be won has a milestone; the story comes before the first one only."""
    now = campaign.begin(ANN)
    before = campaign.page(now)
    assert before.following is not None
    assert [text.key for text in before.following.lines] == [
        "brewers-campaign-story",
        "brewers-campaign-goal",
    ]
    assert [one.passed for one in before.milestones] == [False] * 5
    assert before.milestones[0].title.values["goal"] == 8
    now = campaign.after(now, won_night(now, 8, cards=("club",), keep="club").state)
    assert [one.passed for one in campaign.page(now).milestones] == [True, *[False] * 4]


def test_the_page_tells_every_night() -> None:
    now = campaign.begin(ANN)
    now = campaign.after(now, won_night(now, 8, cards=("club",), keep="club").state)
    keys = [text.key for text in campaign.page(now).lines()]
    parts = ("title", "night", "result", "kept", "open", "next", "goal")
    assert keys == [f"brewers-campaign-{part}" for part in parts]
