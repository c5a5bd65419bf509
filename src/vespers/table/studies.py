"""Studies of versions: thousands of games of bots on the same deals, played by the lab in other processes.

One study at a time for a server, however many processes it has: a lock file in the folder of the studies says
so. What a study is and how far it is lies in its own folder, so any process can answer for it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import msgspec

from vespers.engine.files import Lock, write_whole
from vespers.engine.game import Game
from vespers.engine.workshop import in_force
from vespers.table.command_process import CommandProcess, Finished, Progress
from vespers.table.drafts import beside
from vespers.table.problems import refusal
from vespers.table.seat_tokens import MATCH_ID, hashed, new_match_id
from vespers.table.settings import Settings, studies_folder
from vespers.table.stored_match import known_game
from vespers.table.study_files import ComparedPacks, StudyFolder, StudyRow, read_verdicts
from vespers.table.study_protocol import NewStudy, Study, StudyGames, StudyState, StudyVerdict
from vespers.table.versions import Versions, owner_of

LEVELS = ("random", "novice", "apprentice", "brother")  # whose thousands of games end in a sensible time
LEAST_GAMES = 2
LOOK = 0.2  # seconds between looks at a wish to stop
GRACE = 60.0  # seconds to finish the batches that have begun
LAST_GRACE = 3.0  # the same, when the server stops
log = logging.getLogger(__name__)


class Studies:
    """All studies of this server."""

    def __init__(self, settings: Settings, versions: Versions) -> None:
        self.settings, self.versions = settings, versions
        self.folder = studies_folder(settings)
        self.lock = Lock(self.folder / ".lock")
        self.playing: asyncio.Task[None] | None = None
        self.writing = asyncio.Lock()  # results are written one after the other
        self.ending = False

    # --- Looking

    async def find(self, study: str, secret: str = "") -> Study:
        """The study with this id."""
        return shown(self._row(study), secret, self._at(study))

    async def of(self, secret: str, version: str) -> tuple[Study, ...]:
        """A person's studies of a version, or of all their versions; the newest first."""
        owner = owner_of(secret)
        rows = await asyncio.to_thread(self._rows, owner)
        found = [shown(row, secret, self._at(row.study.id)) for row in rows]
        fitting = [one for one in found if version in ("", one.version, one.against)]
        return tuple(sorted(fitting, key=lambda one: -one.created))

    async def verdicts(self, study: str, language: str) -> tuple[StudyVerdict, ...]:
        """What the lab says about each figure, in a language."""
        folder = self._finished(study)
        path = folder.verdicts(language)
        async with self.writing:
            if not path.exists():
                ended = await self._ask_lab(folder, folder.compare_words(language))
                write_whole(path, ended.output, durable=False)
        return read_verdicts(path.read_bytes())

    async def report(self, study: str, language: str) -> bytes:
        """The lab's page about the version, in a language."""
        folder = self._finished(study)
        path = folder.report(language)
        async with self.writing:
            if not path.exists():
                half = path.with_suffix(".half.html")
                await self._ask_lab(folder, folder.report_words(language, half))
                half.replace(path)
        return await asyncio.to_thread(path.read_bytes)

    async def games(self, study: str, where: str, language: str) -> StudyGames:
        """The games behind a bar of the report."""
        folder = self._finished(study)
        async with self.writing:
            ended = await self._ask_lab(folder, folder.games_words(where, language))
        return msgspec.json.decode(ended.output, type=StudyGames)

    async def record(self, study: str, game: int) -> bytes:
        """The record of one game, which is played again for it."""
        folder = self._finished(study)
        async with self.writing:
            return (await self._ask_lab(folder, folder.record_words(game))).output

    # --- Doing

    async def start(self, secret: str, wish: NewStudy) -> Study:
        """Begin a study of a version."""
        owner = owner_of(secret)
        row, versions = await self._planned(owner, wish)
        kept = len(await asyncio.to_thread(self._rows, owner))
        most = self.settings.studies_per_person
        if most and kept >= most:
            raise refusal("too-many-studies", f"expected at most {most}; delete one first")
        self._take()
        folder = self._at(row.study.id)
        try:
            await asyncio.to_thread(folder.create, row, versions)
        except OSError:
            self.lock.release()
            raise
        self._play(row)
        return shown(row, secret, folder)

    async def stop(self, study: str, secret: str) -> Study:
        """Ask a running study to stop: what has begun is finished and kept."""
        row = self._own(study, secret)
        if row.study.state == "running":
            self._at(study).ask_to_stop()
        return shown(row, secret, self._at(study))

    async def resume(self, study: str, secret: str) -> Study:
        """Go on with a study that was stopped or failed; nothing is played twice."""
        row = self._own(study, secret)
        if row.study.state in ("stopped", "failed"):
            self._take()
            self._at(study).forget_stop()
            row = self._write(row, "running")
            self._play(row)
        return shown(row, secret, self._at(study))

    async def remove(self, study: str, secret: str) -> None:
        """Delete one's own study."""
        if self._own(study, secret).study.state == "running":
            raise refusal("study-running", "stop it first")
        await asyncio.to_thread(self._at(study).remove)

    async def recover(self) -> None:
        """When a server starts: what was running when the last one ended can be resumed."""
        if not self.folder.is_dir() or not self.lock.take():
            return
        try:
            for row in await asyncio.to_thread(self._rows):
                if row.study.state == "running":
                    self._write(row, "stopped")
        finally:
            self.lock.release()

    async def close(self) -> None:
        """When the server stops: the study that is being played can be resumed."""
        self.ending = True
        if self.playing is not None:
            await asyncio.gather(self.playing, return_exceptions=True)

    def remove_untouched(self, before: int) -> int:
        """Delete studies that nobody has touched since then; how many."""
        old = [row for row in self._rows() if row.touched < before and row.study.state != "running"]
        for row in old:
            self._at(row.study.id).remove()
        return len(old)

    # --- Playing

    def _take(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.playing is not None or not self.lock.take():
            raise refusal("study-running", "this server plays one study at a time")

    def _play(self, row: StudyRow) -> None:
        self.playing = asyncio.create_task(self._played(row), name=f"study {row.study.id}")

    async def _played(self, row: StudyRow) -> None:
        """Play a study to its end, whatever that is, and write down which."""
        try:
            await self._run(row)
        except Exception:
            log.exception("study failed", extra={"study": row.study.id})
            self._write(row, "failed")
        finally:
            self.playing = None
            self.lock.release()

    async def _run(self, row: StudyRow) -> None:
        folder, latest = self._at(row.study.id), row

        def heard(progress: Progress) -> None:
            nonlocal latest
            new = msgspec.structs.replace(latest.study, done=progress.done, total=progress.games)
            latest = msgspec.structs.replace(latest, study=new)
            folder.write(latest)

        workers = ["--workers", str(self.settings.study_processes)]
        lab = await CommandProcess.start(["lab", *folder.compare_words(row.language), *workers])
        listening = asyncio.create_task(lab.listen(heard))
        stopped = await self._watch(lab, listening, folder)
        ended = await listening
        folder.forget_stop()
        if ended.code == 0:
            write_whole(folder.verdicts(row.language), ended.output, durable=False)
            self._write(latest, "done")
        elif stopped:
            self._write(latest, "stopped")
        else:
            log.warning("study failed", extra={"study": row.study.id, "problem": ended.problem})
            self._write(latest, "failed", ended.for_people(folder.path))

    async def _watch(
        self, lab: CommandProcess, listening: asyncio.Task[Finished], folder: StudyFolder
    ) -> bool:
        """Until the lab has ended; whether it was asked to."""
        clock, minutes = time.monotonic, self.settings.study_minutes
        until = clock() + 60 * minutes if minutes else float("inf")
        while not self.ending and not folder.asked_to_stop() and clock() < until:
            done, _ = await asyncio.wait([listening], timeout=LOOK)
            if done:
                return False
        lab.interrupt()
        patience = clock() + GRACE
        while not listening.done() and clock() < patience:
            if self.ending:
                patience = min(patience, clock() + LAST_GRACE)
            await asyncio.wait([listening], timeout=LOOK)
        if not listening.done():
            lab.kill()  # batches that were begun are played again later
        return True

    async def _ask_lab(self, folder: StudyFolder, words: list[str]) -> Finished:
        """What a quick command of the lab answers about games that are played."""
        lab = await CommandProcess.start(["lab", *words])
        try:
            ended = await lab.listen()
        except asyncio.CancelledError:
            lab.kill()
            raise
        if ended.code:
            log.warning("the lab has no answer", extra={"problem": ended.problem})
            raise refusal("study-failed", ended.for_people(folder.path))
        return ended

    # --- Folders

    def _at(self, study: str) -> StudyFolder:
        return StudyFolder(self.folder / study)

    def _row(self, study: str) -> StudyRow:
        row = self._at(study).read() if MATCH_ID.fullmatch(study) else None
        if row is None:
            raise refusal("unknown-study", study[:40])
        return row

    def _rows(self, owner: str = "") -> list[StudyRow]:
        """The studies of a person; of everybody without one."""
        if not self.folder.is_dir():
            return []
        found = [StudyFolder(path).read() for path in self.folder.iterdir() if path.is_dir()]
        return [row for row in found if row is not None and owner in ("", row.owner)]

    def _own(self, study: str, secret: str) -> StudyRow:
        row, owner = self._row(study), owner_of(secret)
        if row.owner != owner:
            raise refusal("forbidden", "only its maker stops, resumes or deletes a study")
        return row

    def _finished(self, study: str) -> StudyFolder:
        if self._row(study).study.state != "done":
            raise refusal("study-unfinished", study)
        return self._at(study)

    def _write(self, row: StudyRow, state: StudyState, problem: str = "") -> StudyRow:
        new = msgspec.structs.replace(row.study, state=state, problem=problem)
        written = msgspec.structs.replace(row, study=new)
        self._at(row.study.id).write(written)
        return written

    async def _planned(self, owner: str, wish: NewStudy) -> tuple[StudyRow, ComparedPacks]:
        """The study that was asked for, and the packs before and after, playable by that many players."""
        version = await self.versions.find(wish.version)
        other = await self.versions.find(wish.against) if wish.against else None
        if other is not None and other.game != version.game:
            raise refusal("bad-options", f"against: expected a version of {version.game}")
        study = Study(
            id=new_match_id(),
            game=version.game,
            version=version.id,
            name=version.name,
            against=wish.against,
            against_name="" if other is None else other.name,
            level=wish.level,
            games=wish.games,
            players=self._players(version.game, wish),
            created=int(time.time()),
            state="running",
            total=2 * wish.games,
        )
        row = StudyRow(owner=owner, language=wish.language, touched=study.created, study=study)
        game, before = known_game(version.game), "" if other is None else other.pack
        return row, await beside(game, lambda: playable(game, study.players, before, version.pack))

    def _players(self, name: str, wish: NewStudy) -> int:
        """The number of seats; refused is whatever the lab would refuse, or takes too long."""
        most = self.settings.study_games
        if wish.level not in LEVELS:
            raise refusal("bad-options", f"level: expected {', '.join(LEVELS)}")
        if wish.games < LEAST_GAMES or (most and wish.games > most):
            raise refusal("bad-options", f"games: expected {LEAST_GAMES} to {most or 'any number'}")
        game = known_game(name)
        players = wish.players or min(max(2, game.players[0]), game.players[-1])
        if game.why_not_seats(players) is not None:
            raise refusal("bad-options", f"players: expected {game.players[0]} to {game.players[-1]}")
        return players


def playable(game: Game[Any], players: int, before: str, after: str) -> ComparedPacks:
    """Both versions over the same packs of the game; what this many players cannot begin is refused."""
    owns = [(pack,) if pack else () for pack in (before, after)]
    packs = tuple(dict.fromkeys(name for own in owns for name in in_force(game, own)))
    for own in owns:
        game.start(players, game.read_settings({"packs": packs, "own": own}))
    return ComparedPacks(before, after, packs)


def shown(row: StudyRow, secret: str, folder: StudyFolder) -> Study:
    """A study for anybody who asks."""
    stopping = row.study.state == "running" and folder.asked_to_stop()
    return msgspec.structs.replace(
        row.study,
        mine=bool(secret) and row.owner == hashed(secret),
        state="stopping" if stopping else row.study.state,
    )
