"""A study ready to be played: names are looked up, packs are read, every game has a number.

A plan is plain data that any worker process can read.
"""

from __future__ import annotations

from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from vespers.bots import BadBot, bot_names, find_bot
from vespers.engine.errors import VespersError
from vespers.engine.game import Game
from vespers.engine.packs import read_own
from vespers.engine.validation import fault
from vespers.games import BrokenGame, find_game, game_names
from vespers.lab.personas import known_personas, why_not_persona
from vespers.lab.study import (
    LUCK,
    MAIN,
    MOST,
    SECOND,
    SKILL,
    TOURNAMENT,
    Assigned,
    Minutes,
    Persona,
    Source,
    Study,
    read,
)
from vespers.lab.study_checks import check_assigned, check_goals

COURSE = 1000  # the default number of games of a block in which the lead is judged
MOMENTS = 20_000  # the default number of games of a block in which every moment is recorded

RULINGS = 100  # the default number of main games in which every ruling is answered otherwise


class Block(msgspec.Struct, frozen=True):
    """Games with one purpose: every line-up plays every deal `repeats` times."""

    name: str
    line_ups: tuple[tuple[str, ...], ...]
    deals: int
    repeats: int = 1

    @property
    def games(self) -> int:
        return self.deals * self.repeats * len(self.line_ups)

    def samples(self, deal: int, games: int) -> bool:
        """Whether a deal belongs to a sample of `games` games: whole deals, evenly spread over the block."""
        if games <= 0 or games >= self.games:
            return games > 0
        wanted = -(-games * self.deals // self.games)  # deals, rounded up
        return (deal + 1) * wanted // self.deals > deal * wanted // self.deals

    @property
    def is_random(self) -> bool:
        """Whether all bots of the block play at random."""
        return all(name == "random" for line_up in self.line_ups for name in line_up)

    @property
    def course(self) -> int:
        """The default number of games in which the lead is judged.

        It is 0 for random play: the judgement assumes sensible play, and can take a hundred times as long as
        a random game.
        """
        return 0 if self.is_random else COURSE


class Task(msgspec.Struct, frozen=True):
    """One game of a study."""

    number: int
    block: str
    deal: int
    line_up: int
    repeat: int
    players: tuple[str, ...]
    seed: str  # the dealer's


class Plan(msgspec.Struct, frozen=True):
    """Everything a worker needs to play any game of a study."""

    game: str
    version: int
    players: int
    seed: str
    title: str
    settings: dict[str, Any] = msgspec.field(name="options")
    blocks: tuple[Block, ...]
    personas: dict[str, Persona]
    minutes: Minutes
    records: int
    course: int | None = None
    moments: int = MOMENTS
    rulings: int = RULINGS
    assign: dict[str, Assigned] = {}

    @property
    def games(self) -> int:
        return sum(block.games for block in self.blocks)

    def task(self, number: int) -> Task:
        """The game with this number. Games are numbered block by block, deal by deal, line-up by line-up."""
        left = number
        for block in self.blocks:
            if left < block.games:
                return self._task(number, block, left)
            left -= block.games
        raise IndexError(number)

    def _task(self, number: int, block: Block, left: int) -> Task:
        deal, rest = divmod(left, len(block.line_ups) * block.repeats)
        line_up, repeat = divmod(rest, block.repeats)
        seed = f"{self.seed}:{deal}" if block.name == MAIN else f"{self.seed}:{block.name}:{deal}"
        return Task(number, block.name, deal, line_up, repeat, block.line_ups[line_up], seed)

    def judges_lead(self, task: Task) -> bool:
        """Whether the lead is judged in this game."""
        block = self.block(task.block)
        return block.samples(task.deal, block.course if self.course is None else self.course)

    def records_moments(self, task: Task) -> bool:
        """Whether every decision, draw and event of this game is recorded."""
        return self.block(task.block).samples(task.deal, self.moments)

    def asks_rulings(self, task: Task) -> bool:
        """Whether this game is played again under every other answer to a ruling."""
        return task.block == MAIN and self.block(MAIN).samples(task.deal, self.rulings)

    def assigned(self, task: Task) -> dict[str, Assigned]:
        """The choices that are drawn at random in this game."""
        return self.assign if task.block in (MAIN, SECOND) else {}

    def block(self, name: str) -> Block:
        for block in self.blocks:
            if block.name == name:
                return block
        raise KeyError(name)

    def fingerprint(self) -> str:
        """Equal for plans that play the same games; a folder of results belongs to one fingerprint."""
        same = msgspec.structs.replace(self, title="", records=0)
        return sha256(msgspec.json.encode(same, order="deterministic")).hexdigest()[:16]


def load(path: Path) -> tuple[Plan, Study, Source]:
    """Read a study and make its plan; BadStudy when anything in it is wrong."""
    study, source = read(path)
    return make_plan(study, source), study, source


def make_plan(study: Study, source: Source) -> Plan:
    """Look up every name of a study and check what it asks for."""
    game = game_of(study, source)
    seats = seats_of(study, source, game)
    settings = settings_of(study, source, game, seats)
    personas = personas_of(study, source, game)
    check_players(study, source, personas, seats)
    check_luck(study, source)
    who, plain_settings = seated(study.who, seats), msgspec.to_builtins(settings)
    check_goals(study, source, game, seats, plain_settings)
    check_assigned(study, source, game, game.start(seats, settings))
    return Plan(
        game=game.name,
        version=game.version,
        players=seats,
        seed=str(study.seed),
        title=study.title,
        settings=plain_settings,
        blocks=tuple(blocks_of(study, who, personas)),
        personas=personas,
        minutes=study.minutes,
        records=study.records,
        course=study.course,
        moments=study.moments,
        rulings=study.rulings,
        assign=study.assign,
    )


def game_of(study: Study, source: Source) -> Game[Any]:
    try:
        return find_game(study.game)
    except BrokenGame:
        raise
    except KeyError:
        raise source.bad("game", "one of " + ", ".join(game_names()), study.game) from None


def seats_of(study: Study, source: Source, game: Game[Any]) -> int:
    default = min(max(2, game.players[0]), game.players[-1])
    seats = default if study.players is None else study.players
    if game.why_not_seats(seats) is not None:
        raise source.bad("players", f"{game.players[0]} to {game.players[-1]}", seats)
    return seats


def settings_of(study: Study, source: Source, game: Game[Any], seats: int) -> Any:
    """The game's settings with the study's packs; the game is set up once as a check."""
    raw = {**study.settings}
    if "own" in raw:
        raise source.bad("options.own", "packs = [FILE, …] at the top of the study instead")
    try:
        raw["own"] = [read_own(source.path.parent / name) for name in study.packs]
    except VespersError as error:
        raise source.because("packs", error, "content packs (TOML) that can be read") from None
    try:
        settings = msgspec.convert(raw, game.settings)
    except msgspec.ValidationError as error:
        raise source.bad(*fault("options", raw, game.settings, error)) from None
    try:
        game.box(settings)
        game.start(seats, settings)
    except VespersError as error:
        key = "packs" if study.packs and "file" in error.why.values else "options"
        raise source.because(key, error, f"options {game.name} can be set up with") from None
    return settings


def personas_of(study: Study, source: Source, game: Game[Any]) -> dict[str, Persona]:
    """The personas of the game, and those of the study over them."""
    for name, persona in study.personas.items():
        if name in bot_names():
            raise source.bad(f"personas.{name}", "a name that is not a level of bots", name)
        why = why_not_persona(game, persona)
        if why is not None:
            raise source.bad(f"personas.{name}.{why.key}", why.expected, why.got)
    return {**known_personas(game), **study.personas}


def check_players(study: Study, source: Source, personas: dict[str, Persona], seats: int) -> None:
    """Check that every player named exists and that each list of players makes sense."""
    known = [*bot_names(), *personas]
    named = [("who", name) for name in study.who]
    named += [("skill.weaker", study.skill.weaker)] if study.skill else []
    named += [("second.who", study.second.who)] if study.second else []
    named += [("tournament.personas", name) for name in study.tournament.personas] if study.tournament else []
    for key, name in named:
        if name not in personas:
            check_bot_of_study(source, key, name, known)
    if not 1 <= len(study.who) <= seats:
        raise source.bad("who", f"1 to {seats} players", len(study.who))
    if study.skill and study.skill.weaker == study.who[0]:
        raise source.bad("skill.weaker", f"another player than {study.who[0]}", study.skill.weaker)
    if study.second and study.second.who in study.who:
        raise source.bad("second.who", "another player than those of `who`", study.second.who)
    styles = study.tournament.personas if study.tournament else ()
    if styles and (len(styles) < 2 or len(set(styles)) < len(styles)):
        raise source.bad("tournament.personas", "at least two players, each once", ", ".join(styles))


def check_bot_of_study(source: Source, key: str, name: str, known: list[str]) -> None:
    """Check that a bot can be loaded, here and not in the middle of the study."""
    try:
        find_bot(name)
    except BadBot as bad:
        if "problem" in bad.why.values:
            got = f"{name} ({bad.why.values['problem']})"
            raise source.bad(key, "a bot that can be loaded", got) from None
        raise source.bad(key, f"one of {', '.join(known)}, or package.module:Class", name) from None


def check_luck(study: Study, source: Source) -> None:
    """Check the number of games that deals and repeats make together."""
    if study.luck and study.luck.deals * study.luck.repeats > MOST:
        many = f"{study.luck.deals} × {study.luck.repeats}"
        raise source.bad("luck", f"deals × repeats: at most {MOST} games", many)


def seated(names: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """One player per seat; a short list is repeated."""
    return tuple(names[seat % len(names)] for seat in range(seats))


def rotations(who: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The line-up shifted around the table, so that everybody plays in every seat; each line-up once."""
    return tuple(dict.fromkeys(who[seat:] + who[:seat] for seat in range(len(who))))


def blocks_of(study: Study, who: tuple[str, ...], personas: dict[str, Persona]) -> list[Block]:
    """The main games first, then the blocks of luck, skill, tournament and the second level."""
    line_ups = rotations(who) if study.rotate else (who,)
    blocks = [Block(MAIN, line_ups, -(-study.games // len(line_ups)))]
    if study.luck:
        blocks.append(Block(LUCK, (seated(who[:1], len(who)),), study.luck.deals, study.luck.repeats))
    if study.skill:
        pair = rotations(seated((who[0], study.skill.weaker), len(who)))
        blocks.append(Block(SKILL, pair, -(-study.skill.games // len(pair))))
    if study.tournament:
        names = study.tournament.personas or tuple(personas)
        meetings = [m for pair in combinations(names, 2) for m in rotations(seated(pair, len(who)))]
        if meetings:
            blocks.append(Block(TOURNAMENT, tuple(meetings), -(-study.tournament.games // len(meetings))))
    if study.second:
        blocks.append(Block(SECOND, (seated((study.second.who,), len(who)),), study.second.games))
    return blocks
