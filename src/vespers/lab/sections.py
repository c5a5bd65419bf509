"""Sections of the report: verdicts of the rulebook, its open questions, length, luck and skill, people."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from vespers.engine.wording import ruling_text
from vespers.games import find_game
from vespers.lab import stats
from vespers.lab.charts import Bar, bars, histogram
from vespers.lab.effect_sections import Linked, table
from vespers.lab.gap_finder import Gap
from vespers.lab.human_games import ENOUGH, FigurePair
from vespers.lab.plan import Plan
from vespers.lab.study import SKILL

if TYPE_CHECKING:
    from vespers.lab.report import Page, Say


def bands(page: Page) -> str:
    """The share of scores in each verdict of the rulebook: of all scores, and of the best."""
    game = page.found.plan.game
    if not page.bands:
        return ""
    pictures = []
    for key, shares in zip(("all", "winners"), page.found.overview.bands.shares(), strict=True):
        names = [f"{page.say(f'{game}-band-{n}')} ({span(page.bands, n)})" for n in range(len(shares))]
        head = page.say(f"lab-bands-{key}")
        rows = [
            Bar(name, share, where=band_where(page.bands, n))
            for n, (name, share) in enumerate(zip(names, shares, strict=True))
        ]
        pictures.append(f"<h3>{head}</h3>" + bars(rows, page.percent, head, link=page.link))
    return page.section("bands", "".join(pictures), page.say("lab-bands-note", scores=shares[0].games))


def band_where(starts: Sequence[int], n: int) -> str:
    """The games with a score in a band."""
    low = starts[n - 1] if n else -math.inf
    return f"score:{low}..{starts[n] if n < len(starts) else math.inf}"


def span(starts: Sequence[int], n: int) -> str:
    """The range of scores of a band."""
    if n == 0:
        return f"≤ {starts[0] - 1}"
    return f"{starts[n - 1]}–{starts[n] - 1}" if n < len(starts) else f"≥ {starts[-1]}"


def people(page: Page) -> str:
    """A table of the figures of bots and people, and where they differ."""
    if not page.people:
        return ""
    rows = [people_cells(page, one) for one in page.people]
    games = max(one.people.games for one in page.people)
    sentences = [page.say("lab-people-note", games=games, enough=ENOUGH)]
    sentences += [page.say("lab-people-bots", seats=page.people_bots)] if page.people_bots else []
    return page.section("people", table(page, ("figure", "bots", "people", "same"), rows), *sentences)


def people_cells(page: Page, one: FigurePair) -> list[str]:
    """One figure of bots and people."""
    form = page.percent if one.is_share else page.number
    cells = [page.say(f"lab-name-{one.name}", seat=one.key[5:])]
    cells += [page.say("lab-interval", **page.between(about, form)) for about in (one.bots, one.people)]
    if one.chance is None:
        return [*cells, page.say("lab-too-few", enough=ENOUGH)]
    return [*cells, page.say("lab-differ" if one.chance < stats.LEVEL else "lab-agree")]


def rulings(page: Page) -> str:
    """The open questions of the rulebook: how often each arose, and how often it decided who won."""
    gaps = page.found.gaps
    if not gaps:
        return ""
    columns = ("section", "question", "in-force", "other", "arose", "changed")
    shown = table(page, columns, [ruling_row(page, gap) for gap in gaps])
    return page.section("rulings", shown, page.say("lab-rulings-note", games=gaps[0].arose.games))


def ruling_row(page: Page, gap: Gap) -> list[str | Linked]:
    figures = (gap.arose, gap.changed)
    shares = [page.say("lab-interval", **page.between(about, page.percent)) for about in figures]
    section, question, *answers = ruling_texts(page.found.plan, page.say, gap)
    return [section, Linked(question, f"ruling:{gap.ruling}"), *answers, *shares]


def ruling_texts(plan: Plan, say: Say, gap: Gap) -> tuple[str, str, str, str]:
    """The section of RULES, the question, the answer in force and the other one."""
    game = find_game(plan.game)
    ruling = next(one for one in game.rulings if one.id == gap.ruling)
    settings = game.read_settings(plan.settings)
    texts = [
        ruling_text(game, gap.ruling, settings, answer)
        for answer in ("", game.answers(settings)[gap.ruling], gap.answer)
    ]
    question, in_force, other = [say(text.key, **text.values) for text in texts]
    return f"§{ruling.section}", question, in_force, other


def length(page: Page) -> str:
    """Decisions, turns, estimated minutes, forced decisions."""
    head = page.say("lab-head-length")
    picture = histogram(page.found.overview.decisions, page.number, head, "decisions", page.link)
    pace = page.found.plan.minutes
    seconds = {name: page.number(getattr(pace, name)) for name in ("choice", "forced", "chance")}
    picture += page.examples("short", "typical", "long")
    sentences = [page.figure("decisions"), turns(page), page.figure("minutes"), page.figure("forced")]
    return page.section("length", picture, *sentences, page.say("lab-pace", **seconds))


def turns(page: Page) -> str:
    """The number of turns, in games with several players."""
    about = page.found.turns
    return page.say("lab-turns", **page.between(about, page.number)) if about and page.seats > 1 else ""


def luck(page: Page) -> str:
    """Luck and skill: the deal, the draws and dice during the game, and a weaker opponent."""
    sentences = []
    if page.found.swings is not None:
        sentences.append(page.say("lab-swings-note", **page.between(page.found.swings, page.percent)))
    if page.found.luck is not None:
        sentences.append(page.say("lab-luck-note", **page.between(page.found.luck, page.percent)))
    skill = page.found.players[SKILL]
    for name, about in skill[:1]:
        values = page.between(about, page.percent)
        sentences.append(page.say("lab-skill-note", player=page.player(name), **values))
    picture = page.player_bars(skill, "luck", SKILL) if skill else ""
    return page.section("luck", picture, *sentences) if sentences else ""
