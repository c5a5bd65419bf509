"""§11.4 A hermit's campaign: linked nights. Never compiled (msgspec)."""

from __future__ import annotations

from typing import Literal

import msgspec

from vespers.engine.campaign import FORMAT, Campaign, CampaignPage, Milestone, PageSection, bad
from vespers.engine.errors import BadSettings
from vespers.engine.messages import Text, Why
from vespers.engine.wording import player
from vespers.games.brewers.box import box_of
from vespers.games.brewers.messages import BrewersSettings
from vespers.games.brewers.pack import CampaignEntry, contents
from vespers.games.brewers.pieces import NONE
from vespers.games.brewers.scoring import band, hermit_won, rival_score, score, target
from vespers.games.brewers.state import Brewers

HERMIT = BrewersSettings(packs=("base", "hermit"))


class Night(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One night that is over."""

    night: int
    score: int
    target: int
    rival: int  # what the rival has brewed
    won: bool
    kept: str = ""  # the card taken along, if any


class HermitRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays, with what, and every night so far."""

    players: tuple[str, ...]
    settings: BrewersSettings = msgspec.field(name="options", default=HERMIT)
    monk: str = ""  # chosen in the first night
    nights: tuple[Night, ...] = ()
    format: int = FORMAT


def begin(players: tuple[str, ...], settings: BrewersSettings = HERMIT) -> HermitRecord:
    """§11.4 A new campaign; the monk is chosen in its first night."""
    if len(players) != 1:
        raise BadSettings(Why("brewers_hermit_seats", "", {"seats": len(players)}))
    record = HermitRecord(players, settings)
    terms(record)
    return record


def terms(record: HermitRecord) -> CampaignEntry:
    """The targets of the nights, and how many may be lost."""
    entry = contents(record.settings.packs, record.settings.own).campaign
    if entry is None:
        raise BadSettings(Why("brewers_night", "", {"night": 1, "nights": 0}))
    return entry


def won(record: HermitRecord) -> int:
    """How many nights are won: the next one has this number, and 1."""
    return sum(night.won for night in record.nights)


def lost(record: HermitRecord) -> int:
    return len(record.nights) - won(record)


def standing(record: HermitRecord) -> Literal["won", "lost", "open"]:
    """§11.4 All nights won, too many lost, or neither yet."""
    if won(record) == len(terms(record).targets):
        return "won"
    return "lost" if lost(record) >= terms(record).failures else "open"


def over(record: HermitRecord) -> bool:
    return standing(record) != "open"


def settings(record: HermitRecord) -> BrewersSettings:
    """§11.4 The next night: its number, the monk, and the cards kept so far."""
    if over(record):
        raise BadSettings(Why("campaign_over"))
    kept = ",".join(night.kept for night in record.nights if night.kept)
    night = won(record) + 1
    return msgspec.structs.replace(record.settings, night=night, monk=record.monk, kept=kept)


def after(record: HermitRecord, s: Brewers) -> HermitRecord:
    """§11.4 The campaign with one more night, from the end of its game."""
    kept = "" if s.kept == NONE else s.box.ids["card"][s.kept]
    night = Night(
        night=s.box.night,
        score=score(s, 0),
        target=target(s),
        rival=rival_score(s),
        won=hermit_won(s),
        kept=kept,
    )
    monk = s.box.ids["monk"][s.monks[0].monk]
    return msgspec.structs.replace(record, monk=monk, nights=(*record.nights, night))


# --- The record


def check(record: HermitRecord) -> None:
    """One player; a monk once a night has been played, and one that the packs know; then night by night."""
    if len(record.players) != 1 or bool(record.monk) != bool(record.nights):
        raise bad("one player, and a monk with the first night")
    box = box_of(msgspec.structs.replace(record.settings, monk=record.monk))
    for entry, night in enumerate(record.nights):
        check_night(record, entry)
        if night.kept and night.kept not in box.ids["card"]:
            raise bad(f"the packs have no card {night.kept}", entry + 1)


def check_night(record: HermitRecord, entry: int) -> None:
    """§11.4 Each night follows from those before it."""
    before = msgspec.structs.replace(record, nights=record.nights[:entry])
    night, number = record.nights[entry], won(before) + 1
    if over(before) or night.night != number or night.target != terms(record).targets[number - 1]:
        raise bad(f"night {night.night} does not follow from those before it", entry + 1)
    if night.score < 0 or night.won != (night.score >= night.target) or (night.kept and not night.won):
        raise bad(f"night {night.night} does not fit its score", entry + 1)


# --- What a person reads


def page(record: HermitRecord) -> CampaignPage:
    """§11.4 Each night with its beer, then how the campaign stands."""
    ends = standing(record)
    left = terms(record).failures - lost(record)
    return CampaignPage(
        title=Text("brewers-campaign-title", {"player": player(0)}),
        parts=tuple([night_section(record, night) for night in record.nights]),
        standing=(Text(f"brewers-campaign-{ends}", {"left": left}),),
        following=next_night(record) if ends == "open" else None,
        milestones=milestones(record),
    )


def milestones(record: HermitRecord) -> tuple[Milestone, ...]:
    """§11.4 Every night that is to be won, with its target."""
    titles = [
        Text("brewers-campaign-milestone", {"night": night, "goal": goal})
        for night, goal in enumerate(terms(record).targets, 1)
    ]
    return tuple([Milestone(title, passed=n < won(record)) for n, title in enumerate(titles)])


def night_section(record: HermitRecord, night: Night) -> PageSection:
    beer = band(box_of(record.settings), night.score)
    result = Text(
        "brewers-campaign-result",
        {
            "score": night.score,
            "goal": night.target,
            "rival": night.rival,
            "beer": Text(f"brewers-band-{beer}"),
        },
    )
    title = Text("brewers-campaign-night", {"night": night.night, "won": "yes" if night.won else "no"})
    if not night.kept:
        return PageSection(title, (result,))
    card = Text(f"brewers-card-{night.kept}")
    return PageSection(title, (result, Text("brewers-campaign-kept", {"card": card})))


def next_night(record: HermitRecord) -> PageSection:
    number = won(record) + 1
    goal = Text("brewers-campaign-goal", {"goal": terms(record).targets[number - 1]})
    story = () if record.nights else (story_of(record),)
    return PageSection(Text("brewers-campaign-next", {"night": number}), (*story, goal))


def story_of(record: HermitRecord) -> Text:
    """§11.4 How it begins, and what ends it."""
    nights, failures = len(terms(record).targets), terms(record).failures
    return Text("brewers-campaign-story", {"nights": nights, "failures": failures})


CAMPAIGN = Campaign(
    record=HermitRecord,
    usual=HERMIT,
    seats=range(1, 2),
    match_name="night",
    sets=frozenset({"night", "monk", "kept"}),
    begin=begin,
    played=lambda record: len(record.nights),
    over=over,
    settings=settings,
    after=after,
    check=check,
    page=page,
)
