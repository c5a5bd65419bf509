"""§11.4 A hermit's campaign: linked nights, kept in one small record that can be taken up again.

    campaign = begin("benjamin")
    while not over(campaign):
        match = Match(GAME, 1, options(campaign), dealer)
        …play the night to its end…
        campaign = after(campaign, match.state, keep="lantern")

Never compiled (msgspec).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from vespers.engine.errors import BadOptions, BadRecord
from vespers.engine.words import Text, Why
from vespers.games.brewers.boxes import box_of
from vespers.games.brewers.pack import CampaignEntry, contents
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

    monk: str
    options: BrewersOptions = HERMIT
    nights: tuple[Night, ...] = ()
    format: int = FORMAT


def begin(monk: str, options: BrewersOptions = HERMIT) -> Campaign:
    """§11.4 A new campaign with one monk for all nights."""
    campaign = Campaign(monk, msgspec.structs.replace(options, monk=monk))
    box_of(campaign.options)  # an unknown monk or pack is refused here
    terms(campaign)
    return campaign


def terms(campaign: Campaign) -> CampaignEntry:
    """The targets of the nights, and how many may be lost."""
    entry = contents(campaign.options.packs, campaign.options.own).campaign
    if entry is None:
        raise BadOptions(Why("night", "11.4", {"night": 1, "nights": 0}))
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
        raise BadOptions(Why("campaign_over", "11.4"))
    kept = ",".join(night.kept for night in campaign.nights if night.kept)
    return msgspec.structs.replace(campaign.options, night=won(campaign) + 1, kept=kept)


def after(campaign: Campaign, s: Brewers, keep: str = "") -> Campaign:
    """§11.4 The campaign with one more night, from the end of its game."""
    if s.box is not box_of(options(campaign)):
        raise BadOptions(Why("campaign_other_night", "11.4", {"night": won(campaign) + 1}))
    if s.agenda:
        raise BadOptions(Why("campaign_unfinished", "11.4"))
    if keep and not (hermit_won(s) and keep in may_keep(s)):
        raise BadOptions(Why("campaign_keep", "11.4", {"kept_card": keep}))
    night = Night(s.box.night, score(s, 0), target(s), rival_score(s), hermit_won(s), keep)
    return msgspec.structs.replace(campaign, nights=(*campaign.nights, night))


def may_keep(s: Brewers) -> list[str]:
    """§11.4 The cards of this night that were not taken along already, by their ids."""
    cards = list(s.monks[0].cards)
    for card in s.box.kept:
        if card in cards:
            cards.remove(card)
    return [s.box.ids["card"][card] for card in cards]


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
    for entry in range(len(campaign.nights)):
        check_night(campaign, entry)
    return campaign


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
    lines = [Text("brewers-campaign-title", {"monk": Text(f"brewers-monk-{campaign.monk}")})]
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
