"""The folder of a study: what was asked for, how far it is, and the files that the lab reads and writes."""

from __future__ import annotations

import shutil
import time
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from vespers.engine.files import write_whole
from vespers.engine.toml_writer import string
from vespers.table.study_protocol import Study, StudyVerdict

FILE, STOP = "study.json", "stop"
BEFORE, AFTER = "before.toml", "after.toml"
GAMES = "games"  # the lab's results
RULINGS = 20  # games in which every open question of the rulebook is answered otherwise
# Named before any study is played, so that nobody picks those that please: who wins, how long, how tense.
PRIMARY = frozenset({"minutes", "forced", "leader-lost"})
PRIMARY_SEAT = "seat-"


class StudyRow(msgspec.Struct, frozen=True, kw_only=True):
    """A study as it lies in its folder."""

    owner: str
    language: str
    touched: int
    study: Study


class ComparedPacks(NamedTuple):
    """The packs of two versions (empty: the game as it is), and those of the game under both."""

    before: str
    after: str
    packs: tuple[str, ...]


class StudyFolder:
    """The folder of one study."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> StudyRow | None:
        """What is there; None where nothing is, or nothing that can be read."""
        try:
            return msgspec.json.decode((self.path / FILE).read_bytes(), type=StudyRow)
        except (OSError, msgspec.MsgspecError):
            return None

    def write(self, row: StudyRow) -> None:
        new = msgspec.structs.replace(row, touched=int(time.time()))
        write_whole(self.path / FILE, msgspec.json.encode(new), durable=False)

    def create(self, row: StudyRow, versions: ComparedPacks) -> None:
        """Make the folder with both versions and their study files."""
        self.path.mkdir(parents=True)
        for name, pack in ((BEFORE, versions.before), (AFTER, versions.after)):
            file = f"pack-{name}"
            if pack:
                (self.path / file).write_text(pack, "utf-8")
            text = study_text(row.study, [file] if pack else [], versions.packs)
            (self.path / name).write_text(text, "utf-8")
        self.write(row)

    def report(self, language: str) -> Path:
        return self.path / f"report.{language}.html"

    def verdicts(self, language: str) -> Path:
        return self.path / f"verdicts.{language}.json"

    def compare_words(self, language: str) -> list[str]:
        """The words of the command that plays both versions and compares them."""
        return [
            *("compare", str(self.path / BEFORE), str(self.path / AFTER)),
            *("--out", str(self.path / GAMES), "--lang", language, "--json", "--progress"),
            *("--rulings", str(RULINGS)),
        ]

    def report_words(self, language: str, target: Path) -> list[str]:
        """The words of the command that writes the report on the version."""
        games = f"/#/workshop/games/{self.path.name}?where="
        return [
            *("report", str(self.path / GAMES / "after"), "--html", str(target)),
            *("--lang", language, "--games-at", games),
        ]

    def games_words(self, where: str, language: str) -> list[str]:
        """The words of the command that lists the games behind a bar of the report."""
        return ["games", str(self.path / GAMES / "after"), "--where", where, "--lang", language, "--json"]

    def record_words(self, game: int) -> list[str]:
        """The words of the command that gives the record of one game."""
        return ["games", str(self.path / GAMES / "after"), "--record", str(game), "--to", "-"]

    # --- A wish to stop, which the process that plays the study looks for

    def ask_to_stop(self) -> None:
        (self.path / STOP).touch()

    def asked_to_stop(self) -> bool:
        return (self.path / STOP).exists()

    def forget_stop(self) -> None:
        (self.path / STOP).unlink(missing_ok=True)

    def remove(self) -> None:
        shutil.rmtree(self.path, ignore_errors=True)


def study_text(study: Study, own: list[str], packs: tuple[str, ...]) -> str:
    """The study file for the lab: the same for both versions but for the pack of one's own."""
    lines: dict[str, Any] = {
        "game": string(study.game),
        "games": study.games,
        "players": study.players,
        "who": f"[{string(study.level)}]",
        "packs": f"[{', '.join(map(string, own))}]",
        "title": string(study.name),
    }
    options = f"[options]\npacks = [{', '.join(map(string, packs))}]\n"
    return "".join(f"{key} = {value}\n" for key, value in lines.items()) + options


def read_verdicts(written: bytes) -> tuple[StudyVerdict, ...]:
    """What `vespers lab compare --json` has written; the primary figures first."""
    found = [verdict(one) for one in msgspec.json.decode(written)]
    return tuple(sorted(found, key=lambda one: not one.primary))


def verdict(one: dict[str, Any]) -> StudyVerdict:
    difference, low, high, games = one["difference"]
    primary = one["about"] == "figure" and (one["key"] in PRIMARY or one["key"].startswith(PRIMARY_SEAT))
    more = {"difference": difference, "low": low, "high": high, "games": games, "primary": primary}
    return msgspec.convert({**one, **more}, StudyVerdict)
