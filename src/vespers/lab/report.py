"""One self-contained page of a study: pictures first, a sentence under each, games to open.

Nothing is fetched from anywhere, the records are inside. All words come from `say`, which the caller brings.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any, Protocol

from vespers.games import find_game
from vespers.lab import sections, stats
from vespers.lab.charts import Bar, bars, binned, histogram
from vespers.lab.figures import Figure
from vespers.lab.findings import Findings
from vespers.lab.lifts import Lift
from vespers.lab.people import Beside
from vespers.lab.samples import samples
from vespers.lab.stats import Estimate
from vespers.lab.study import MAIN, SKILL, TOURNAMENT

MOST = 20  # options in one picture
LISTED = 12  # what stands out, in words; the pictures mark all
STYLE = Path(__file__).with_name("report.css")


class Say(Protocol):
    """A text by its key and values."""

    def __call__(self, key: str, **values: Any) -> str: ...


class Page:
    """Writes the page of one study, in one language."""

    def __init__(self, found: Findings, say: Say, action: Callable[[int], str], language: str) -> None:
        self.found, self.say, self.action, self.language = found, say, action, language
        self.seats = found.setting.players
        self.fair = 1 / self.seats if self.seats > 1 else None
        self.bands = find_game(found.setting.game).bands
        self.comma = say("lab-decimal")
        self.people: Sequence[Beside] = ()
        self.people_bots = 0  # seats
        self.kept = samples(found.games, found.setting.records)
        self.replays: dict[int, str] = {}  # where games can be opened at a table

    def label(self, option: Lift) -> str:
        """An option as it is said."""
        return self.action(option.code)

    # --- Numbers as people write them

    def number(self, value: float) -> str:
        text = f"{value:.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.2f}"
        return self.written(text)

    def percent(self, value: float) -> str:
        return self.written(f"{100 * value:.1f}") + self.say("lab-percent")

    def written(self, text: str) -> str:
        """With the decimal sign of the language, and a minus that is no hyphen."""
        return text.replace(".", self.comma).replace("-", "−")

    def between(self, about: Estimate, form: Callable[[float], str]) -> dict[str, Any]:
        """The values of every sentence about an estimate."""
        values = {"value": form(about.value), "low": form(about.low), "high": form(about.high)}
        return {**values, "games": about.games}

    # --- The parts of the page

    def html(self) -> str:
        """The whole page."""
        title = self.found.setting.title or self.say(
            "lab-title", game=self.say(f"{self.found.setting.game}-title")
        )
        parts = [
            self.summary(),
            self.seats_part(),
            self.choices(),
            sections.by_piece(self),
            sections.openings(self),
            self.extremes(),
            self.scores(),
            sections.bands(self),
            sections.length(self),
        ]
        parts += [
            self.course(),
            self.points(),
            self.luck(),
            self.players(),
            sections.people(self),
            self.gaps(),
        ]
        body = "".join(part for part in parts if part)
        return (
            f'<!doctype html><html lang="{self.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
            f"<style>{STYLE.read_text('utf-8')}</style></head><body><h1>{escape(title)}</h1>"
            f"{self.about()}{body}{self.games()}<footer>{escape(self.say('lab-method'))}</footer></body></html>"
        )

    def section(self, key: str, inside: str, *sentences: str) -> str:
        said = "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences if sentence)
        return f"<section><h2>{escape(self.say(f'lab-head-{key}'))}</h2>{inside}{said}</section>"

    def about(self) -> str:
        """What was played, by whom, how often."""
        setting = self.found.setting
        names = dict.fromkeys(name for line_up in setting.blocks[0].line_ups for name in line_up)
        who = ", ".join(map(self.player, names))
        said = self.say(
            "lab-about",
            game=self.say(f"{setting.game}-title"),
            games=self.found.overview.ended,
            players=setting.players,
            who=who,
            seed=setting.seed,
            version=setting.version,
        )
        return f"<p class='about'>{escape(said)}</p>"

    def summary(self) -> str:
        """What stands out, or that nothing does."""
        alarms = self.found.alarms()
        if not alarms:
            return self.section("summary", "", self.say("lab-no-alarm"))
        told = sorted(alarms, key=lambda one: -one.size())[:LISTED]
        items = "".join(f"<li>{escape(self.alarm(one))}</li>" for one in told)
        more = self.say("lab-alarms-more", more=len(alarms) - LISTED) if len(alarms) > LISTED else ""
        return self.section("summary", f"<ul>{items}</ul>", more, self.say("lab-alarms"))

    def alarm(self, one: Figure | Lift) -> str:
        if isinstance(one, Figure):
            seat = one.key.removeprefix("seat-")
            return self.say("lab-seat-wins", seat=seat, **self.between(one.estimate, self.percent))
        assert one.lift is not None
        return self.say("lab-lift-of", option=self.label(one), **self.between(one.lift, self.percent))

    def seats_part(self) -> str:
        """Winner by seat."""
        seats = [one for one in self.found.figures if one.key.startswith("seat-")]
        loud = {one.key for one in seats if one.chance < stats.LEVEL}
        rows = [Bar(self.say("lab-seat", seat=one.key[5:]), one.estimate, one.key in loud) for one in seats]
        told = [
            self.say("lab-seat-wins", seat=f.key[5:], **self.between(f.estimate, self.percent)) for f in seats
        ]
        verdict = self.say("lab-seats-unfair" if loud else "lab-seats-fair") if self.fair else ""
        head = self.say("lab-head-seats")
        return self.section("seats", bars(rows, self.percent, head, self.fair), " ".join(told), verdict)

    def choices(self) -> str:
        """What each option is worth: choices, then what chance gave."""
        return "".join(self.lifts(kind) for kind in ("choice", "chance"))

    def lifts(self, kind: str) -> str:
        told = [one for one in self.found.lifts if one.kind == kind and one.lift is not None]
        told.sort(key=lambda one: -one.lift.value if one.lift else 0.0)
        shown = told if len(told) <= MOST else [*told[: MOST // 2], *told[-MOST // 2 :]]
        rows = [Bar(self.label(one), one.lift, one.chance < stats.LEVEL) for one in shown if one.lift]
        if not rows:
            return ""
        head = self.say(f"lab-head-{kind}")
        said = self.say(f"lab-{kind}-said", shown=len(rows), options=len(told))
        return self.section(kind, bars(rows, self.percent, head), said)

    def extremes(self) -> str:
        """What is always or never taken."""
        said = []
        for key, options in (("always", self.found.always()), ("never", self.found.never())):
            names = "; ".join(f"{self.label(one)} ({one.taken}/{one.offered})" for one in options)
            said.append(self.say(f"lab-{key}", options=names) if options else self.say(f"lab-{key}-none"))
        return self.section("extremes", "", *said)

    def figure(self, key: str) -> str:
        """One figure as a sentence."""
        for one in self.found.figures:
            if one.key == key:
                form = self.percent if one.is_share else self.number
                return self.say(f"lab-figure-{key}", **self.between(one.estimate, form))
        return ""

    def scores(self) -> str:
        picture = histogram(self.found.overview.scores, self.number, self.say("lab-head-scores"))
        return self.section(
            "scores",
            picture + self.examples("high", "clear", "close"),
            *map(self.figure, ("score", "winning-score", "margin", "shared")),
        )

    def course(self) -> str:
        """Lead changes, when it is decided, how often the leader is caught."""
        decided = self.found.overview.decided
        if self.seats == 1:
            return ""
        if not decided:
            return self.section("course", "", self.say("lab-course-unjudged"))
        picture = binned(decided, 0, 10, 10, self.number, self.say("lab-head-course"))
        picture += self.examples("restless")
        return self.section("course", picture, *map(self.figure, ("lead-changes", "decided", "leader-lost")))

    def points(self) -> str:
        """Where points come from, in games that tell it."""
        rows = [Bar(self.line(field), about) for field, about in self.found.points.items()]
        if not rows:
            return ""
        picture = bars(rows, self.number, self.say("lab-head-points"))
        return self.section("points", picture, self.say("lab-points-said", games=rows[0].estimate.games))

    def line(self, field: str) -> str:
        """A line of the score by its name, if it has one."""
        key = f"lab-line-{field.replace('_', '-')}"
        said = self.say(key)
        return field.replace("_", " ") if said == key else said

    def luck(self) -> str:
        """Luck against skill."""
        said = []
        if self.found.luck is not None:
            said.append(self.say("lab-luck-said", **self.between(self.found.luck, self.percent)))
        skill = self.found.players[SKILL]
        for name, about in skill[:1]:
            said.append(
                self.say("lab-skill-said", player=self.player(name), **self.between(about, self.percent))
            )
        picture = self.player_bars(skill, "luck") if skill else ""
        return self.section("luck", picture, *said) if said else ""

    def players(self) -> str:
        """Levels and personas against each other."""
        found = ""
        for block in (MAIN, TOURNAMENT):
            rows = self.found.players[block]
            if len(rows) > 1:
                found += self.section(f"players-{block}", self.player_bars(rows, f"players-{block}"), "")
        return found

    def player_bars(self, rows: list[tuple[str, Estimate]], key: str) -> str:
        head = self.say(f"lab-head-{key}")
        named = [Bar(self.player(name), about) for name, about in rows]
        return bars(named, self.percent, head, self.fair)

    def player(self, name: str) -> str:
        """A level or a persona by its name in this language, if it has one."""
        keys = [f"{kind}-{name}" for kind in ("lab-style", "bot")]
        return next((said for key in keys if (said := self.say(key)) != key), name)

    def gaps(self) -> str:
        """Games in which the rules left nothing to say, or never ended."""
        overview, games = self.found.overview, len(self.found.games)
        if not overview.broken:
            return self.section("gaps", "", self.say("lab-gaps-none", games=games))
        numbers = ", ".join(map(str, overview.first_broken))
        return self.section(
            "gaps",
            self.examples("broken"),
            self.say("lab-gaps", many=overview.broken, games=games, numbers=numbers),
        )

    def games(self) -> str:
        """The kept records, inside the page."""
        if not self.found.records:
            return ""
        items = "".join(self.record(number, path) for number, path in self.found.records.items())
        how = "lab-records-there" if self.replays else "lab-records-said"
        return self.section("records", f"<ul>{items}</ul>", self.say(how))

    def why(self, number: int) -> str:
        """Why a game was kept."""
        return ", ".join(self.say(f"lab-kept-{one}") for one in self.kept[number])

    def examples(self, *whys: str) -> str:
        """Links to games of the page that show what a picture is about."""
        links = [
            f'<a href="#game-{number}">{escape(self.say(f"lab-kept-{one}"))}</a>'
            for one in whys
            for number, why in self.kept.items()
            if one in why and number in self.found.records
        ]
        return f"<p>{escape(self.say('lab-examples'))} {', '.join(links)}</p>" if links else ""

    def record(self, number: int, path: Path) -> str:
        row = self.found.games.row(number)
        said = self.say(
            "lab-record",
            number=number,
            scores=" : ".join(map(str, row["scores"])),
            decisions=row["decisions"],
        )
        if row["lead_changes"] is not None:
            said += ", " + self.say("lab-record-changes", changes=row["lead_changes"])
        data = base64.b64encode(path.read_bytes()).decode()
        name = f"{self.found.setting.game}-{number}.jsonl"
        said += f" ({self.why(number)})" if number in self.kept else ""
        link = f'download="{name}" href="data:application/jsonl;base64,{data}"'
        if number not in self.replays:
            return f'<li id="game-{number}"><a {link}>{escape(said)}</a></li>'
        save = escape(self.say("lab-record-save"))
        there = escape(self.replays[number])
        return f'<li id="game-{number}"><a href="{there}">{escape(said)}</a> (<a {link}>{save}</a>)</li>'
