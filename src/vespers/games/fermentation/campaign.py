"""§7 The 13 Moons of Loublonc: thirteen linked games. Never compiled (msgspec)."""

from __future__ import annotations

import msgspec

from vespers.engine.campaign import FORMAT, Part, Saga, Story, bad
from vespers.engine.errors import BadOptions
from vespers.engine.speech import player
from vespers.engine.words import Text, Why
from vespers.games.fermentation.box import Cellar
from vespers.games.fermentation.pack import cellar
from vespers.games.fermentation.pieces import NOTHING, band
from vespers.games.fermentation.scoring import rank
from vespers.games.fermentation.state import Fermentation
from vespers.games.fermentation.words import Options

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
    campaign = Campaign(players, options)
    if not box_of(campaign).moons:
        raise BadOptions(Why("bad_options", "", {"problem": "packs: expected one with moons"}))
    return campaign


def box_of(campaign: Campaign) -> Cellar:
    return cellar(campaign.options.packs, campaign.options.own)


def over(campaign: Campaign) -> bool:
    """§7.1 All moons have set."""
    return len(campaign.results) >= len(box_of(campaign).moons)


def options(campaign: Campaign) -> Options:
    """§7.1 The next moon, with what was kept (§7.3) and how the players stand (§7.4)."""
    if over(campaign):
        raise BadOptions(Why("campaign_over"))
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


def check(campaign: Campaign) -> None:
    """A value for each player on every moon, cards that the packs know, and no more moons than there are."""
    box, seats = box_of(campaign), len(campaign.players)
    if len(campaign.results) > len(box.moons):
        raise bad(f"at most {len(box.moons)} moons")
    for entry, result in enumerate(campaign.results, 1):
        if {len(result.scores), len(result.ranks), len(result.points), len(result.kept)} != {seats}:
            raise bad(f"one value for each of {seats} players", entry)
        if not {card for card in result.kept if card} <= set(box.card_names):
            raise bad("a card was kept that the packs do not have", entry)


# --- The page of story and results


def story(campaign: Campaign) -> Story:
    """§7.2 What a person reads: each moon's results, the points, then the next moon, or the champions."""
    box, seats = box_of(campaign), range(len(campaign.players))
    totals = [
        Text("fermentation-campaign-total", {"player": player(me), "points": total})
        for me, total in enumerate(standing(campaign))
    ]
    best = [Text("fermentation-campaign-champion", {"player": player(me)}) for me in champions(campaign)]
    parts = []
    for number, result in enumerate(campaign.results):
        ranked = sorted(seats, key=result.ranks.__getitem__)
        parts.append(Part(heading(box, number), tuple([result_line(result, me) for me in ranked])))
    return Story(
        title=Text("fermentation-campaign"),
        parts=tuple(parts),
        standing=(*totals, *best),
        following=None if over(campaign) else next_moon(box, len(campaign.results)),
    )


def heading(box: Cellar, number: int) -> Text:
    moon = Text(f"fermentation-moon-{box.moon_names[number]}")
    return Text("fermentation-campaign-moon", {"number": number + 1, "moon": moon})


def next_moon(box: Cellar, number: int) -> Part:
    """The name, the story and the rule of a moon."""
    name = f"fermentation-moon-{box.moon_names[number]}"
    return Part(heading(box, number), (Text(f"{name}-story"), Text(f"{name}-help")))


def result_line(result: Result, me: int) -> Text:
    """One player's beer on one moon."""
    values: dict[str, int | str | Text] = {
        "rank": result.ranks[me],
        "player": player(me),
        "taste": result.scores[me],
        "band": Text(f"fermentation-band-{band(result.scores[me])}"),
        "points": result.points[me],
    }
    if result.kept[me]:
        values["card"] = Text(f"fermentation-card-{result.kept[me]}")
        return Text("fermentation-campaign-result-kept", values)
    return Text("fermentation-campaign-result", values)


CAMPAIGN = Saga(
    kept=Campaign,
    usual=MOONS,
    seats=range(1, 7),
    part="moon",
    sets=frozenset({"moon", "kept", "standing"}),
    begin=begin,
    played=lambda campaign: len(campaign.results),
    over=over,
    options=options,
    after=after,
    check=check,
    story=story,
)
