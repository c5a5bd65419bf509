"""§7 The 13 Moons of Loublonc: thirteen linked games. Never compiled (msgspec)."""

from __future__ import annotations

import msgspec

from vespers.engine.campaign import FORMAT, Campaign, CampaignPage, Milestone, PageSection, bad
from vespers.engine.errors import BadSettings
from vespers.engine.messages import Text, Why
from vespers.engine.wording import player
from vespers.games.fermentation.box import FermentationBox, box_of, plain_settings
from vespers.games.fermentation.messages import Settings
from vespers.games.fermentation.pieces import NOTHING
from vespers.games.fermentation.scoring import band, rank
from vespers.games.fermentation.state import Fermentation

MOONS = Settings(packs=("base", "thirteen-moons"))


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One moon that has set."""

    scores: tuple[int, ...]  # taste points, by seat
    ranks: tuple[int, ...]  # 1 is the best beer
    points: tuple[int, ...]  # campaign points
    kept: tuple[str, ...]  # the card each keeps for the next moon, or ""
    rules: tuple[str, ...]  # the moons whose rules were in force


class MoonsRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays, with what, and every moon so far."""

    players: tuple[str, ...]
    settings: Settings = msgspec.field(name="options", default=MOONS)
    results: tuple[Result, ...] = ()
    format: int = FORMAT


def begin(players: tuple[str, ...], settings: Settings = MOONS) -> MoonsRecord:
    """§7.1 A new campaign; the options hold for every moon that does not say otherwise."""
    record = MoonsRecord(players, settings)
    if not box_in(record).moons:
        raise BadSettings(Why("bad_options", "", {"problem": "packs: expected one with moons"}))
    return record


def box_in(record: MoonsRecord) -> FermentationBox:
    return box_of(plain_settings(record.settings.packs, record.settings))


def over(record: MoonsRecord) -> bool:
    """§7.1 All moons have set."""
    return len(record.results) >= len(box_in(record).moons)


def settings(record: MoonsRecord) -> Settings:
    """§7.1 The next moon, with what was kept (§7.3) and how the players stand (§7.4)."""
    if over(record):
        raise BadSettings(Why("campaign_over"))
    kept = record.results[-1].kept if record.results else ()
    return msgspec.structs.replace(
        record.settings, moon=len(record.results) + 1, kept=kept, standing=standing(record)
    )


def after(record: MoonsRecord, s: Fermentation) -> MoonsRecord:
    """§7.1 The campaign with one more moon, from the end of its game."""
    scores = tuple([rank(s, me)[0] for me in range(s.seats)])
    ranks = ranked(s)
    result = Result(
        scores=scores,
        ranks=ranks,
        points=tuple([s.night.points * point for point in points(s, ranks, scores)]),
        kept=tuple(["" if monk.kept == NOTHING else s.box.card_names[monk.kept] for monk in s.monks]),
        rules=tuple([s.box.moon_names[moon] for moon in s.night.moons]),
    )
    return msgspec.structs.replace(record, results=(*record.results, result))


def ranked(s: Fermentation) -> tuple[int, ...]:
    """§6.5 The rank of each seat; equals share the better one."""
    ranks = [rank(s, me) for me in range(s.seats)]
    return tuple([1 + sum([other > mine for other in ranks]) for mine in ranks])


def points(s: Fermentation, ranks: tuple[int, ...], scores: tuple[int, ...]) -> list[int]:
    """§7.1 By rank; alone, by the quality of the beer."""
    if s.seats == 1:
        return [band(s.box, scores[0])]
    table = s.box.numbers.campaign_points
    return [table[place - 1] if place <= len(table) else 0 for place in ranks]


def standing(record: MoonsRecord) -> tuple[int, ...]:
    """§7.1 Campaign points so far, by seat."""
    return tuple([sum([r.points[me] for r in record.results]) for me in range(len(record.players))])


def champions(record: MoonsRecord) -> list[int]:
    """§7.4 The most points; if equal, the better rank on the last moon. Nobody before all moons have set."""
    if not over(record):
        return []
    last = record.results[-1].ranks
    worth = [(total, -last[me]) for me, total in enumerate(standing(record))]
    return [me for me, one in enumerate(worth) if one == max(worth)]


# --- The record


def check(record: MoonsRecord) -> None:
    """A value for each player on every moon, cards that the packs know, and no more moons than there are."""
    box, seats = box_in(record), len(record.players)
    if len(record.results) > len(box.moons):
        raise bad(f"at most {len(box.moons)} moons")
    for entry, result in enumerate(record.results, 1):
        if {len(result.scores), len(result.ranks), len(result.points), len(result.kept)} != {seats}:
            raise bad(f"one value for each of {seats} players", entry)
        if not {card for card in result.kept if card} <= set(box.card_names):
            raise bad("a card was kept that the packs do not have", entry)


# --- The page of story and results


def page(record: MoonsRecord) -> CampaignPage:
    """§7.2 What a person reads: each moon's results, the points, then the next moon, or the champions."""
    box, seats = box_in(record), range(len(record.players))
    totals = [
        Text("fermentation-campaign-total", {"player": player(me), "points": total})
        for me, total in enumerate(standing(record))
    ]
    best = [Text("fermentation-campaign-champion", {"player": player(me)}) for me in champions(record)]
    parts = []
    for number, result in enumerate(record.results):
        ranked = sorted(seats, key=result.ranks.__getitem__)
        lines = tuple([result_line(box, result, me) for me in ranked])
        parts.append(PageSection(heading(box, number), lines, drawing(number)))
    return CampaignPage(
        title=Text("fermentation-campaign"),
        parts=tuple(parts),
        standing=(*totals, *best),
        following=None if over(record) else next_moon(box, len(record.results)),
        milestones=milestones(box, len(record.results)),
    )


def milestones(box: FermentationBox, set_already: int) -> tuple[Milestone, ...]:
    """§7.1 Every moon of the campaign, from the first to the last."""
    moons = range(len(box.moons))
    return tuple([Milestone(heading(box, moon), drawing(moon), moon < set_already) for moon in moons])


def drawing(number: int) -> str:
    return f"moon-{number + 1}"


def heading(box: FermentationBox, number: int) -> Text:
    moon = Text(f"fermentation-moon-{box.moon_names[number]}")
    return Text("fermentation-campaign-moon", {"number": number + 1, "moon": moon})


def next_moon(box: FermentationBox, number: int) -> PageSection:
    """The name, the story and the rule of a moon; one of a player's own has no story."""
    moon = f"moon-{box.moon_names[number]}"
    story = () if box.origins[moon] == "own" else (Text(f"fermentation-{moon}-story"),)
    return PageSection(heading(box, number), (*story, Text(f"fermentation-{moon}-help")), drawing(number))


def result_line(box: FermentationBox, result: Result, me: int) -> Text:
    """One player's beer on one moon."""
    values: dict[str, int | str | Text] = {
        "rank": result.ranks[me],
        "player": player(me),
        "taste": result.scores[me],
        "band": Text(f"fermentation-band-{band(box, result.scores[me])}"),
        "points": result.points[me],
    }
    if result.kept[me]:
        values["card"] = Text(f"fermentation-card-{result.kept[me]}")
        return Text("fermentation-campaign-result-kept", values)
    return Text("fermentation-campaign-result", values)


CAMPAIGN = Campaign(
    record=MoonsRecord,
    usual=MOONS,
    seats=range(1, 7),
    match_name="moon",
    sets=frozenset({"moon", "kept", "standing"}),
    begin=begin,
    played=lambda record: len(record.results),
    over=over,
    settings=settings,
    after=after,
    check=check,
    page=page,
)
