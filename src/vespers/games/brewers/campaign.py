"""§11.4 A hermit's campaign: linked nights. Never compiled (msgspec)."""

from __future__ import annotations

from typing import Literal

import msgspec

from vespers.engine.campaign import FORMAT, Part, Saga, Story, bad
from vespers.engine.errors import BadOptions
from vespers.engine.speech import player
from vespers.engine.words import Text, Why
from vespers.games.brewers.filling import box_of
from vespers.games.brewers.pack import CampaignEntry, contents
from vespers.games.brewers.pieces import NONE
from vespers.games.brewers.scoring import band, hermit_won, rival_score, score, target
from vespers.games.brewers.state import Brewers
from vespers.games.brewers.words import BrewersOptions

HERMIT = BrewersOptions(packs=("base", "hermit"))


class Night(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One night that is over."""

    night: int
    score: int
    target: int
    rival: int  # what the rival has brewed
    won: bool
    kept: str = ""  # the card taken along, if any


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays, with what, and every night so far."""

    players: tuple[str, ...]
    options: BrewersOptions = HERMIT
    monk: str = ""  # chosen in the first night
    nights: tuple[Night, ...] = ()
    format: int = FORMAT


def begin(players: tuple[str, ...], options: BrewersOptions = HERMIT) -> Campaign:
    """§11.4 A new campaign; the monk is chosen in its first night."""
    if len(players) != 1:
        raise BadOptions(Why("brewers_hermit_seats", "", {"seats": len(players)}))
    campaign = Campaign(players, options)
    terms(campaign)
    return campaign


def terms(campaign: Campaign) -> CampaignEntry:
    """The targets of the nights, and how many may be lost."""
    entry = contents(campaign.options.packs, campaign.options.own).campaign
    if entry is None:
        raise BadOptions(Why("brewers_night", "", {"night": 1, "nights": 0}))
    return entry


def won(campaign: Campaign) -> int:
    """How many nights are won: the next one has this number, and 1."""
    return sum(night.won for night in campaign.nights)


def lost(campaign: Campaign) -> int:
    return len(campaign.nights) - won(campaign)


def standing(campaign: Campaign) -> Literal["won", "lost", "open"]:
    """§11.4 All nights won, too many lost, or neither yet."""
    if won(campaign) == len(terms(campaign).targets):
        return "won"
    return "lost" if lost(campaign) >= terms(campaign).failures else "open"


def over(campaign: Campaign) -> bool:
    return standing(campaign) != "open"


def options(campaign: Campaign) -> BrewersOptions:
    """§11.4 The next night: its number, the monk, and the cards kept so far."""
    if over(campaign):
        raise BadOptions(Why("campaign_over"))
    kept = ",".join(night.kept for night in campaign.nights if night.kept)
    night = won(campaign) + 1
    return msgspec.structs.replace(campaign.options, night=night, monk=campaign.monk, kept=kept)


def after(campaign: Campaign, s: Brewers) -> Campaign:
    """§11.4 The campaign with one more night, from the end of its game."""
    kept = "" if s.kept == NONE else s.box.ids["card"][s.kept]
    night = Night(s.box.night, score(s, 0), target(s), rival_score(s), hermit_won(s), kept)
    monk = s.box.ids["monk"][s.monks[0].monk]
    return msgspec.structs.replace(campaign, monk=monk, nights=(*campaign.nights, night))


# --- The record


def check(campaign: Campaign) -> None:
    """One player; a monk once a night has been played, and one that the packs know; then night by night."""
    if len(campaign.players) != 1 or bool(campaign.monk) != bool(campaign.nights):
        raise bad("one player, and a monk with the first night")
    box = box_of(msgspec.structs.replace(campaign.options, monk=campaign.monk))
    for entry, night in enumerate(campaign.nights):
        check_night(campaign, entry)
        if night.kept and night.kept not in box.ids["card"]:
            raise bad(f"the packs have no card {night.kept}", entry + 1)


def check_night(campaign: Campaign, entry: int) -> None:
    """§11.4 Each night follows from those before it."""
    before = msgspec.structs.replace(campaign, nights=campaign.nights[:entry])
    night, number = campaign.nights[entry], won(before) + 1
    if over(before) or night.night != number or night.target != terms(campaign).targets[number - 1]:
        raise bad(f"night {night.night} does not follow from those before it", entry + 1)
    if night.score < 0 or night.won != (night.score >= night.target) or (night.kept and not night.won):
        raise bad(f"night {night.night} does not fit its score", entry + 1)


# --- What a person reads


def story(campaign: Campaign) -> Story:
    """§11.4 Each night with its beer, then how the campaign stands."""
    ends = standing(campaign)
    left = terms(campaign).failures - lost(campaign)
    return Story(
        title=Text("brewers-campaign-title", {"player": player(0)}),
        parts=tuple([night_told(night) for night in campaign.nights]),
        standing=(Text(f"brewers-campaign-{ends}", {"left": left}),),
        following=next_night(campaign) if ends == "open" else None,
    )


def night_told(night: Night) -> Part:
    result = Text(
        "brewers-campaign-result",
        {
            "score": night.score,
            "goal": night.target,
            "rival": night.rival,
            "beer": Text(f"brewers-band-{band(night.score)}"),
        },
    )
    title = Text("brewers-campaign-night", {"night": night.night, "won": "yes" if night.won else "no"})
    if not night.kept:
        return Part(title, (result,))
    return Part(title, (result, Text("brewers-campaign-kept", {"card": Text(f"brewers-card-{night.kept}")})))


def next_night(campaign: Campaign) -> Part:
    number = won(campaign) + 1
    goal = Text("brewers-campaign-goal", {"goal": terms(campaign).targets[number - 1]})
    return Part(Text("brewers-campaign-next", {"night": number}), (goal,))


CAMPAIGN = Saga(
    kept=Campaign,
    usual=HERMIT,
    seats=range(1, 2),
    part="night",
    sets=frozenset({"night", "monk", "kept"}),
    begin=begin,
    played=lambda campaign: len(campaign.nights),
    over=over,
    options=options,
    after=after,
    check=check,
    story=story,
)
