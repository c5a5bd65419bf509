"""§7 The 13 Moons of Loublonc: thirteen linked games, kept in one small record that can be taken up again.

    campaign = begin(("Ann", "Ben"))
    while not over(campaign):
        match = Match(GAME, len(campaign.players), options(campaign), dealer)
        …play it to its end…
        campaign = after(campaign, match.state)

Never compiled (msgspec).
"""

from __future__ import annotations

import msgspec

from vespers.engine.errors import BadRecord
from vespers.engine.words import Text, Why
from vespers.games.fermentation.box import Cellar
from vespers.games.fermentation.pack import cellar
from vespers.games.fermentation.pieces import NOTHING, band
from vespers.games.fermentation.scoring import rank
from vespers.games.fermentation.state import Fermentation
from vespers.games.fermentation.words import Options

FORMAT = 1
HEAD = 0
MOONS = Options(packs=("base", "thirteen-moons"))


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One moon that has set."""

    scores: tuple[int, ...]  # taste points, by seat
    ranks: tuple[int, ...]  # 1 is the best beer
    points: tuple[int, ...]  # campaign points
    kept: tuple[str, ...]  # the card each keeps for the next moon, or ""
    rules: tuple[str, ...]  # the moons whose rules were in force


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays, with what, and every moon so far."""

    players: tuple[str, ...]
    options: Options = MOONS
    results: tuple[Result, ...] = ()
    format: int = FORMAT


def begin(players: tuple[str, ...], options: Options = MOONS) -> Campaign:
    """§7.1 A new campaign; the options hold for every moon that does not say otherwise."""
    return Campaign(players, options)


def box_of(campaign: Campaign) -> Cellar:
    return cellar(campaign.options.packs, campaign.options.own)


def over(campaign: Campaign) -> bool:
    """§7.1 All moons have set."""
    return len(campaign.results) >= len(box_of(campaign).moons)


def options(campaign: Campaign) -> Options:
    """§7.1 The next moon, with what was kept (§7.3) and how the players stand (§7.4)."""
    kept = campaign.results[-1].kept if campaign.results else ()
    return msgspec.structs.replace(
        campaign.options, moon=len(campaign.results) + 1, kept=kept, standing=standing(campaign)
    )


def after(campaign: Campaign, s: Fermentation) -> Campaign:
    """§7.1 The campaign with one more moon, from the end of its game."""
    scores = tuple([rank(s, me)[0] for me in range(s.seats)])
    ranks = ranked(s)
    result = Result(
        scores=scores,
        ranks=ranks,
        points=tuple([s.night.points * point for point in points(s, ranks, scores)]),
        kept=tuple(["" if card == NOTHING else s.box.card_names[card] for card in s.kept]),
        rules=tuple([s.box.moon_names[moon] for moon in s.night.moons]),
    )
    return msgspec.structs.replace(campaign, results=(*campaign.results, result))


def ranked(s: Fermentation) -> tuple[int, ...]:
    """§6.5 The rank of each seat; equals share the better one."""
    ranks = [rank(s, me) for me in range(s.seats)]
    return tuple([1 + sum([other > mine for other in ranks]) for mine in ranks])


def points(s: Fermentation, ranks: tuple[int, ...], scores: tuple[int, ...]) -> list[int]:
    """§7.1 By rank; alone, by the quality of the beer."""
    if s.seats == 1:
        return [band(scores[0])]
    table = s.box.numbers.campaign_points
    return [table[place - 1] if place <= len(table) else 0 for place in ranks]


def standing(campaign: Campaign) -> tuple[int, ...]:
    """§7.1 Campaign points so far, by seat."""
    return tuple([sum([r.points[me] for r in campaign.results]) for me in range(len(campaign.players))])


def champions(campaign: Campaign) -> list[int]:
    """§7.4 The most points; if equal, the better rank on the last moon. Nobody before all moons have set."""
    if not over(campaign):
        return []
    last = campaign.results[-1].ranks
    worth = [(total, -last[me]) for me, total in enumerate(standing(campaign))]
    return [me for me, one in enumerate(worth) if one == max(worth)]


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
    seats = len(campaign.players)
    for entry, result in enumerate(campaign.results, 1):
        if {len(result.scores), len(result.ranks), len(result.points), len(result.kept)} != {seats}:
            problem = f"one value for each of {seats} players"
            raise BadRecord(Why("not_a_record", "", {"problem": problem}), entry)
    return campaign


# --- The page of story and results


def page(campaign: Campaign) -> list[Text]:
    """§7.2 What a person reads: each moon's story and results, then the next moon, or the champions."""
    box = box_of(campaign)
    lines = [Text("fermentation-campaign-title")]
    for number, result in enumerate(campaign.results):
        lines.append(heading(box, number))
        for me in sorted(range(len(campaign.players)), key=lambda me: result.ranks[me]):
            lines.append(result_line(campaign, result, me))
    for me, total in enumerate(standing(campaign)):
        lines.append(Text("fermentation-campaign-total", {"player": campaign.players[me], "points": total}))
    if over(campaign):
        names = ", ".join([campaign.players[me] for me in champions(campaign)])
        lines.append(Text("fermentation-campaign-champion", {"player": names}))
    else:
        lines.extend(next_moon(box, len(campaign.results)))
    return lines


def heading(box: Cellar, number: int) -> Text:
    moon = Text(f"fermentation-moon-{box.moon_names[number]}")
    return Text("fermentation-campaign-moon", {"number": number + 1, "moon": moon})


def next_moon(box: Cellar, number: int) -> list[Text]:
    """The name, the story and the rule of a moon."""
    name = f"fermentation-moon-{box.moon_names[number]}"
    return [heading(box, number), Text(f"{name}-story"), Text(f"{name}-help")]


def result_line(campaign: Campaign, result: Result, me: int) -> Text:
    """One player's beer on one moon."""
    values: dict[str, int | str | Text] = {
        "rank": result.ranks[me],
        "player": campaign.players[me],
        "taste": result.scores[me],
        "band": Text(f"fermentation-band-{band(result.scores[me])}"),
        "points": result.points[me],
    }
    if result.kept[me]:
        values["card"] = Text(f"fermentation-card-{result.kept[me]}")
        return Text("fermentation-campaign-result-kept", values)
    return Text("fermentation-campaign-result", values)
