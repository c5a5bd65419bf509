"""§11.4 A hermit's campaign: linked nights, kept in one small record that can be taken up again.

    campaign = begin(("Ann",))
    while not over(campaign):
        match = Match(GAME, 1, options(campaign), dealer)
        …play the night to its end…
        campaign = after(campaign, match.state)

Never compiled (msgspec).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from vespers.engine.errors import BadOptions, BadRecord
from vespers.engine.words import Text, Why
from vespers.games.brewers.filling import box_of
from vespers.games.brewers.pack import CampaignEntry, contents
from vespers.games.brewers.pieces import NONE
from vespers.games.brewers.scoring import band, hermit_won, rival_score, score, target
from vespers.games.brewers.state import Brewers
from vespers.games.brewers.words import BrewersOptions

FORMAT = 1
HEAD = 0
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
        raise BadOptions(Why("brewers_campaign_over"))
    kept = ",".join(night.kept for night in campaign.nights if night.kept)
    night = won(campaign) + 1
    return msgspec.structs.replace(campaign.options, night=night, monk=campaign.monk, kept=kept)


def after(campaign: Campaign, s: Brewers) -> Campaign:
    """§11.4 The campaign with one more night, from the end of its game."""
    if s.box is not box_of(options(campaign)):
        raise BadOptions(Why("brewers_campaign_other_night", "", {"night": won(campaign) + 1}))
    if s.agenda:
        raise BadOptions(Why("brewers_campaign_unfinished"))
    kept = "" if s.kept == NONE else s.box.ids["card"][s.kept]
    night = Night(s.box.night, score(s, 0), target(s), rival_score(s), hermit_won(s), kept)
    monk = s.box.ids["monk"][s.monks[0].monk]
    return msgspec.structs.replace(campaign, monk=monk, nights=(*campaign.nights, night))


# --- The record


def write(campaign: Campaign) -> bytes:
    """The campaign as JSON, to be taken up again."""
    return msgspec.json.format(msgspec.json.encode(campaign), indent=2) + b"\n"


def read(data: bytes) -> Campaign:
    """A campaign written before; `BadRecord` says what is wrong with it."""
    try:
        campaign = msgspec.json.decode(data, type=Campaign)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadRecord(Why("not_a_record", "", {"problem": str(error)}), HEAD) from None
    if campaign.format != FORMAT:
        raise BadRecord(Why("unknown_format", "", {"format": campaign.format, "expected": FORMAT}), HEAD)
    check_head(campaign)
    for entry in range(len(campaign.nights)):
        check_night(campaign, entry)
    return campaign


def check_head(campaign: Campaign) -> None:
    """One player; a monk once a night has been played, and one that the packs know."""
    if len(campaign.players) != 1 or bool(campaign.monk) != bool(campaign.nights):
        problem = "one player, and a monk with the first night"
        raise BadRecord(Why("not_a_record", "", {"problem": problem}), HEAD)
    box_of(msgspec.structs.replace(campaign.options, monk=campaign.monk))


def check_night(campaign: Campaign, entry: int) -> None:
    """§11.4 Each night follows from those before it."""
    before = msgspec.structs.replace(campaign, nights=campaign.nights[:entry])
    night, number = campaign.nights[entry], won(before) + 1
    if over(before) or night.night != number or night.target != terms(campaign).targets[number - 1]:
        problem = f"night {night.night} does not follow from those before it"
        raise BadRecord(Why("not_a_record", "", {"problem": problem}), entry + 1)
    if night.won != (night.score >= night.target) or (night.kept and not night.won):
        problem = f"night {night.night} does not fit its score"
        raise BadRecord(Why("not_a_record", "", {"problem": problem}), entry + 1)


# --- What a person reads


def page(campaign: Campaign) -> list[Text]:
    """§11.4 Each night with its beer, then how the campaign stands."""
    lines = [Text("brewers-campaign-title", {"player": campaign.players[0]})]
    for night in campaign.nights:
        lines.append(night_line(night))
        if night.kept:
            lines.append(Text("brewers-campaign-kept", {"card": Text(f"brewers-card-{night.kept}")}))
    left = terms(campaign).failures - lost(campaign)
    values: dict[str, int | str | Text] = {"night": won(campaign) + 1, "left": left}
    return [*lines, Text(f"brewers-campaign-{standing(campaign)}", values)]


def night_line(night: Night) -> Text:
    result = "yes" if night.won else "no"
    values: dict[str, int | str | Text] = {
        "night": night.night,
        "score": night.score,
        "goal": night.target,
        "rival": night.rival,
        "won": result,
        "beer": Text(f"brewers-band-{band(night.score)}"),
    }
    return Text("brewers-campaign-night", values)
