"""The report of a study: one self-contained HTML page with charts, sentences and games to open.

The page loads nothing from elsewhere; the records are inside. All texts come from `say`.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import quote

import msgspec

from vespers.engine.packs import own_name
from vespers.games import find_game
from vespers.lab import effect_sections, sections, stats
from vespers.lab.charts import Bar, bars, binned, histogram
from vespers.lab.figures import Figure
from vespers.lab.findings import Findings, Tested
from vespers.lab.human_games import FigurePair
from vespers.lab.openings import Opening
from vespers.lab.opinions import Opinion, opinions
from vespers.lab.option_effects import KINDS, OptionEffect
from vespers.lab.samples import samples
from vespers.lab.stats import Estimate
from vespers.lab.study import MAIN, TOURNAMENT

LISTED = 12  # alarms in the summary; the charts mark all of them
SCRIPT = Path(__file__).with_name("report.js")  # the table's policy allows this script and no other
STYLE = Path(__file__).with_name("report.css")


class Say(Protocol):
    """A text by its key and values."""

    def __call__(self, key: str, **values: Any) -> str: ...


class Page:
    """The page of one study, in one language."""

    def __init__(self, found: Findings, say: Say, action: Callable[[int], str], language: str) -> None:
        self.found, self.say, self.action, self.language = found, say, action, language
        self.seats = found.plan.players
        self.fair = 1 / self.seats if self.seats > 1 else None
        self.bands = found.overview.bands.starts
        self.comma = say("decimal-sign")
        self.people: Sequence[FigurePair] = ()
        self.people_bots = 0  # seats of people's games that bots held
        self.opinions: Sequence[Opinion] = ()
        self.samples = samples(found.tables, found.plan.records)
        self.replays: dict[int, str] = {}  # game -> address of its replay at a table
        self.games_at = ""  # the address of the games behind a bar, up to the name of the bar

    def link(self, where: str) -> str:
        """The address of the games behind a bar; none for a page that stands alone."""
        return self.games_at + quote(where, safe="") if self.games_at and where else ""

    def label(self, option: OptionEffect) -> str:
        """The label of an option."""
        return self.action(option.code)

    def opening(self, one: Opening) -> str:
        """The label of an opening."""
        return " → ".join(map(self.action, one.codes))

    # --- Numbers

    def number(self, value: float) -> str:
        text = f"{value:.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.2f}"
        return self.localized(text)

    def percent(self, value: float) -> str:
        return self.localized(f"{100 * value:.1f}") + self.say("percent-sign")

    def points(self, value: float) -> str:
        """A difference of two shares, in percentage points."""
        return self.localized(f"{100 * value:+.1f}")

    def range(self, about: Estimate, form: Callable[[float], str], stands_out: bool = False) -> str:
        """An estimate with its interval; a star where it stands out."""
        star = " *" if stands_out else ""
        return f"{form(about.value)} [{form(about.low)}; {form(about.high)}]{star}"

    def localized(self, text: str) -> str:
        """A number with the decimal sign of the language and a real minus sign."""
        return text.replace(".", self.comma).replace("-", "−")

    def between(self, about: Estimate, form: Callable[[float], str]) -> dict[str, Any]:
        """The values that a sentence about an estimate needs."""
        values = {"value": form(about.value), "low": form(about.low), "high": form(about.high)}
        return {**values, "games": about.games}

    # --- Sections

    def html(self) -> str:
        """The whole page."""
        title = self.found.plan.title or self.say("lab-title", game=self.say(f"{self.found.plan.game}-title"))
        parts = [
            self.summary(),
            self.seats_part(),
            *[effect_sections.worths(self, kind) for kind in KINDS],
            effect_sections.levels(self),
            effect_sections.by_piece(self),
            effect_sections.openings(self),
            self.extremes(),
            self.scores(),
            sections.bands(self),
            sections.length(self),
        ]
        parts += [
            self.course(),
            self.score_lines(),
            sections.luck(self),
            self.players(),
            sections.people(self),
            opinions(self, self.opinions),
            sections.rulings(self),
            self.gaps(),
        ]
        body = "".join(part for part in [*parts, self.games()] if part)
        return (
            f'<!doctype html><html lang="{self.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
            f"<style>{STYLE.read_text('utf-8')}</style></head><body><h1>{escape(title)}</h1>"
            f"{self.about()}{self.contents(body)}{self.filter()}{body}"
            f"<footer>{escape(self.say('lab-method'))}</footer>"
            f"<script>{SCRIPT.read_text('utf-8')}</script></body></html>"
        )

    def contents(self, body: str) -> str:
        """Links to all sections."""
        heads = re.findall(r'<section id="([^"]+)"><h2>(.*?)</h2>', body)
        items = "".join(f'<li><a href="#{name}">{head}</a></li>' for name, head in heads)
        return f'<nav aria-label="{escape(self.say("lab-contents"), quote=True)}"><ol>{items}</ol></nav>'

    def filter(self) -> str:
        """A search over all bars and rows; hidden where its script does not run."""
        words, loud = (escape(self.say(f"lab-filter-{key}"), quote=True) for key in ("words", "loud"))
        return (
            f'<div class="filter" hidden><label>{words} <input type="search"/></label>'
            f'<label><input type="checkbox"/> {loud}</label></div>'
        )

    def section(self, key: str, inside: str, *sentences: str) -> str:
        text = "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences if sentence)
        head = escape(self.say(f"lab-head-{key}"))
        return f'<section id="{key}"><h2>{head}</h2>{inside}{text}</section>'

    def about(self) -> str:
        """The game, the players and the number of games."""
        plan = self.found.plan
        names = dict.fromkeys(name for line_up in plan.blocks[0].line_ups for name in line_up)
        who = ", ".join(map(self.player, names))
        text = self.say(
            "lab-about",
            game=self.say(f"{plan.game}-title"),
            games=self.found.overview.ended,
            players=plan.players,
            who=who,
            seed=plan.seed,
            version=plan.version,
        )
        return "".join(f"<p class='about'>{escape(line)}</p>" for line in (text, *self.played()) if line)

    def played(self) -> tuple[str, str]:
        """The packs of one's own and the settings that are not the usual ones."""
        game = find_game(self.found.plan.game)
        settings = game.read_settings(self.found.plan.settings)
        usual = msgspec.to_builtins(game.read_settings({}))
        other = {
            key: value
            for key, value in msgspec.to_builtins(settings).items()
            if key != "own" and value != usual.get(key)
        }
        unusual = "; ".join(f"{key} = {written(value)}" for key, value in other.items())
        packs = own_name(settings.own)
        return (
            self.say("lab-about-packs", packs=packs) if packs else self.say("lab-about-no-packs"),
            self.say("lab-about-settings", settings=unusual) if unusual else "",
        )

    def summary(self) -> str:
        """The alarms, largest first."""
        alarms = self.found.alarms()
        if not alarms:
            return self.section("summary", "", self.say("lab-no-alarm"))
        shown = sorted(alarms, key=lambda one: -one.size())[:LISTED]
        items = "".join(f"<li>{escape(self.alarm(one))}</li>" for one in shown)
        more = self.say("lab-alarms-more", more=len(alarms) - LISTED) if len(alarms) > LISTED else ""
        return self.section("summary", f"<ul>{items}</ul>", more, self.say("lab-alarms"))

    def alarm(self, one: Tested) -> str:
        if isinstance(one, Figure):
            seat = one.key.removeprefix("seat-")
            return self.say("lab-seat-wins", seat=seat, **self.between(one.estimate, self.percent))
        assert one.lift is not None
        name, basis = (
            (self.opening(one), "opening") if isinstance(one, Opening) else (self.label(one), one.kind)
        )
        values = self.between(one.lift, self.points)
        return self.say("lab-lift-of", option=name, basis=self.say(f"lab-basis-{basis}"), **values)

    def seats_part(self) -> str:
        """How often each seat wins."""
        seats = [one for one in self.found.figures if one.key.startswith("seat-")]
        unfair = {one.key for one in seats if one.chance < stats.LEVEL}
        rows = [
            Bar(
                self.say("lab-seat", seat=one.key[5:]), one.estimate, one.key in unfair, f"seat:{one.key[5:]}"
            )
            for one in seats
        ]
        sentences = [
            self.say("lab-seat-wins", seat=f.key[5:], **self.between(f.estimate, self.percent)) for f in seats
        ]
        verdict = self.say("lab-seats-unfair" if unfair else "lab-seats-fair") if self.fair else ""
        head = self.say("lab-head-seats")
        picture = bars(rows, self.percent, head, self.fair, self.link)
        return self.section("seats", picture, " ".join(sentences), verdict)

    def extremes(self) -> str:
        """Options that are always or never taken."""
        sentences = []
        for key, settings in (("always", self.found.always()), ("never", self.found.never())):
            names = "; ".join(f"{self.label(one)} ({one.taken}/{one.offered})" for one in settings)
            sentences.append(
                self.say(f"lab-{key}", options=names) if settings else self.say(f"lab-{key}-none")
            )
        return self.section("extremes", "", *sentences)

    def figure(self, key: str) -> str:
        """One figure as a sentence."""
        for one in self.found.figures:
            if one.key == key:
                form = self.percent if one.is_share else self.number
                return self.say(f"lab-figure-{key}", **self.between(one.estimate, form))
        return ""

    def scores(self) -> str:
        head = self.say("lab-head-scores")
        picture = histogram(self.found.overview.scores, self.number, head, "score", self.link)
        return self.section(
            "scores",
            picture + self.examples("high", "clear", "close"),
            *map(self.figure, ("score", "winning-score", "margin", "shared")),
        )

    def course(self) -> str:
        """Lead changes, when the game is decided, how often the leader loses."""
        decided = self.found.overview.decided
        if self.seats == 1:
            return ""
        if not decided:
            return self.section("course", "", self.say("lab-course-unjudged"))
        picture = binned(decided, (0, 10, 10), self.number, self.say("lab-head-course"), "decided", self.link)
        picture += self.examples("restless")
        return self.section("course", picture, *map(self.figure, ("lead-changes", "decided", "leader-lost")))

    def score_lines(self) -> str:
        """Where points come from, in games that score by lines."""
        rows = [
            Bar(self.line(field), about, where=f"points:{field}")
            for field, about in self.found.points.items()
        ]
        if not rows:
            return ""
        picture = bars(rows, self.number, self.say("lab-head-points"), link=self.link)
        return self.section("points", picture, self.say("lab-points-note", games=rows[0].estimate.games))

    def line(self, field: str) -> str:
        """The name of a line of the score in this language, if it has one."""
        key = f"lab-line-{field.replace('_', '-')}"
        text = self.say(key)
        return field.replace("_", " ") if text == key else text

    def players(self) -> str:
        """How often each level or persona wins."""
        found = ""
        for block in (MAIN, TOURNAMENT):
            rows = self.found.players[block]
            if len(rows) > 1:
                picture = self.player_bars(rows, f"players-{block}", block)
                found += self.section(f"players-{block}", picture, "")
        return found

    def player_bars(self, rows: list[tuple[str, Estimate]], key: str, block: str) -> str:
        head = self.say(f"lab-head-{key}")
        named = [Bar(self.player(name), about, where=f"player:{block} {name}") for name, about in rows]
        return bars(named, self.percent, head, self.fair, self.link)

    def player(self, name: str) -> str:
        """The name of a level or persona in this language, if it has one."""
        keys = [f"{kind}-{name}" for kind in ("lab-style", "bot")]
        return next((text for key in keys if (text := self.say(key)) != key), name)

    def gaps(self) -> str:
        """Games without an end: no legal action was left, or the game went on forever."""
        overview, games = self.found.overview, self.found.overview.games
        if not overview.broken:
            return self.section("gaps", "", self.say("lab-gaps-none", games=games))
        numbers = ", ".join(map(str, overview.first_broken))
        return self.section(
            "gaps",
            self.examples("broken"),
            self.say("lab-gaps", many=overview.broken, games=games, numbers=numbers),
        )

    def games(self) -> str:
        """The records, inside the page."""
        if not self.found.records:
            return ""
        rows = self.found.tables.rows(self.found.records)
        items = "".join(self.record(row, self.found.records[number]) for number, row in rows.items())
        how = "lab-records-there" if self.replays else "lab-records-note"
        return self.section("records", f"<ul>{items}</ul>", self.say(how))

    def why(self, number: int) -> str:
        """Why a game was chosen."""
        return ", ".join(self.say(f"lab-kept-{one}") for one in self.samples[number])

    def examples(self, *whys: str) -> str:
        """Links to games of the page that illustrate a section."""
        links = [
            f'<a href="#game-{number}">{escape(self.say(f"lab-kept-{one}"))}</a>'
            for one in whys
            for number, why in self.samples.items()
            if one in why and number in self.found.records
        ]
        return f"<p>{escape(self.say('lab-examples'))} {', '.join(links)}</p>" if links else ""

    def record(self, row: dict[str, Any], path: Path) -> str:
        """One record: its label, and a link that opens or saves it."""
        number = row["game"]
        label = self.say(
            "lab-record",
            number=number,
            scores=" : ".join(map(str, row["scores"])),
            decisions=row["decisions"],
        )
        if row["lead_changes"] is not None:
            label += ", " + self.say("lab-record-changes", changes=row["lead_changes"])
        data = base64.b64encode(path.read_bytes()).decode()
        name = f"{self.found.plan.game}-{number}.jsonl"
        label += f" ({self.why(number)})" if number in self.samples else ""
        link = f'download="{name}" href="data:application/jsonl;base64,{data}"'
        if number not in self.replays:
            return f'<li id="game-{number}"><a {link}>{escape(label)}</a></li>'
        save = escape(self.say("lab-record-save"))
        there = escape(self.replays[number])
        return f'<li id="game-{number}"><a href="{there}">{escape(label)}</a> (<a {link}>{save}</a>)</li>'


def written(value: Any) -> str:
    """A setting as people write it."""
    if isinstance(value, dict):
        return ", ".join(f"{key}: {written(one)}" for key, one in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
