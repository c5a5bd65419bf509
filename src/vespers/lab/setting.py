"""A study ready to be played: names looked up, packs read, every game numbered. Plain data for workers."""

from __future__ import annotations

from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from vespers.bots import BOTS
from vespers.engine.errors import VespersError
from vespers.engine.expected import fault
from vespers.engine.game import Game
from vespers.engine.packs import read_own
from vespers.games import BrokenGame, find_game, game_names
from vespers.lab.personas import known_personas, why_not_persona
from vespers.lab.study import LUCK, MAIN, MOST, SKILL, TOURNAMENT, Minutes, Persona, Source, Study, read
from vespers.lab.wishes import check_wishes

COURSE = 1000  # games of a block in which it is judged who is ahead, unless the study says otherwise
MOMENTS = 20_000  # games of a block in which every decision, draw and event is noted, likewise


class Block(msgspec.Struct, frozen=True):
    """Games of one purpose: every deal, by every line-up, so many times."""

    name: str
    line_ups: tuple[tuple[str, ...], ...]
    deals: int
    repeats: int = 1

    @property
    def games(self) -> int:
        return self.deals * self.repeats * len(self.line_ups)

    def has(self, deal: int, games: int) -> bool:
        """Whether a deal is among so many games of the block: whole deals, evenly spread."""
        if games <= 0 or games >= self.games:
            return games > 0
        wanted = -(-games * self.deals // self.games)
        return (deal + 1) * wanted // self.deals > deal * wanted // self.deals

    @property
    def blind(self) -> bool:
        """Whether nobody in it thinks."""
        return all(name == "random" for line_up in self.line_ups for name in line_up)

    @property
    def course(self) -> int:
        """In how many games to judge who is ahead: in none where nobody thinks, for the bots' judgement
        supposes sensible play, and may take a hundred times as long as a random game."""
        return 0 if self.blind else COURSE


class Task(msgspec.Struct, frozen=True):
    """One game of a study."""

    number: int
    block: str
    deal: int
    line_up: int
    repeat: int
    players: tuple[str, ...]
    seed: str  # the dealer's


class Setting(msgspec.Struct, frozen=True):
    """All that a worker needs to play any game of a study."""

    game: str
    version: int
    players: int
    seed: str
    title: str
    options: dict[str, Any]
    blocks: tuple[Block, ...]
    personas: dict[str, Persona]
    minutes: Minutes
    records: int
    course: int | None = None
    moments: int = MOMENTS

    @property
    def games(self) -> int:
        return sum(block.games for block in self.blocks)

    def task(self, number: int) -> Task:
        """The game with this number: blocks one after the other, deal by deal, line-up by line-up."""
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

    def is_judged(self, task: Task) -> bool:
        """Whether it is noted who is ahead."""
        block = self.block(task.block)
        return block.has(task.deal, block.course if self.course is None else self.course)

    def is_noted(self, task: Task) -> bool:
        """Whether every decision, draw and event is noted."""
        return self.block(task.block).has(task.deal, self.moments)

    def block(self, name: str) -> Block:
        for block in self.blocks:
            if block.name == name:
                return block
        raise KeyError(name)

    def fingerprint(self) -> str:
        """The same for the same games: what a folder of results belongs to."""
        same = msgspec.structs.replace(self, title="", records=0)
        return sha256(msgspec.json.encode(same, order="deterministic")).hexdigest()[:16]


def load(path: Path) -> tuple[Setting, Study, Source]:
    """A study from its file, refused if anything in it cannot be."""
    study, source = read(path)
    return settle(study, source), study, source


def settle(study: Study, source: Source) -> Setting:
    """Every name of the study looked up."""
    game = game_of(study, source)
    seats = seats_of(study, source, game)
    options = options_of(study, source, game, seats)
    personas = personas_of(study, source, game)
    check_players(study, source, personas, seats)
    check_luck(study, source)
    who, told = seated(study.who, seats), msgspec.to_builtins(options)
    check_wishes(study, source, game, seats, told)
    return Setting(
        game=game.name,
        version=game.version,
        players=seats,
        seed=str(study.seed),
        title=study.title,
        options=told,
        blocks=tuple(blocks_of(study, who, personas)),
        personas=personas,
        minutes=study.minutes,
        records=study.records,
        course=study.course,
        moments=study.moments,
    )


def game_of(study: Study, source: Source) -> Game[Any]:
    try:
        return find_game(study.game)
    except BrokenGame:
        raise
    except KeyError:
        raise source.bad("game", "one of " + ", ".join(game_names()), study.game) from None


def seats_of(study: Study, source: Source, game: Game[Any]) -> int:
    usual = min(max(2, game.players[0]), game.players[-1])
    seats = usual if study.players is None else study.players
    if game.why_not_seats(seats) is not None:
        raise source.bad("players", f"{game.players[0]} to {game.players[-1]}", seats)
    return seats


def options_of(study: Study, source: Source, game: Game[Any], seats: int) -> Any:
    """The game's options, with the study's packs in them; the game itself is set up once to be sure."""
    raw = {**study.options}
    if "own" in raw:
        raise source.bad("options.own", "packs = [FILE, …] at the top of the study")
    try:
        raw["own"] = [read_own(source.path.parent / name) for name in study.packs]
    except VespersError as error:
        raise source.because("packs", error, "content packs (TOML) that can be read") from None
    try:
        options = msgspec.convert(raw, game.options)
    except msgspec.ValidationError as error:
        raise source.bad(*fault("options", raw, game.options, error)) from None
    try:
        game.box(options)
        game.start(seats, options)
    except VespersError as error:
        key = "packs" if study.packs and "file" in error.why.values else "options"
        raise source.because(key, error, f"what {game.name} can be set up with") from None
    return options


def personas_of(study: Study, source: Source, game: Game[Any]) -> dict[str, Persona]:
    """Those of the game, and those of the study over them."""
    for name, persona in study.personas.items():
        if name in BOTS:
            raise source.bad(f"personas.{name}", "a name that is no level of bots", name)
        why = why_not_persona(game, persona)
        if why is not None:
            raise source.bad(f"personas.{name}.{why.key}", why.expected, why.got)
    return {**known_personas(game.name), **study.personas}


def check_players(study: Study, source: Source, personas: dict[str, Persona], seats: int) -> None:
    """Everybody who is named can sit down, and nobody is named in vain."""
    known = [*BOTS, *personas]
    named = [("who", name) for name in study.who]
    named += [("skill.weaker", study.skill.weaker)] if study.skill else []
    named += [("tournament.personas", name) for name in study.tournament.personas] if study.tournament else []
    for key, name in named:
        if name not in known:
            raise source.bad(key, "one of " + ", ".join(known), name)
    if not 1 <= len(study.who) <= seats:
        raise source.bad("who", f"1 to {seats} players", len(study.who))
    if study.skill and study.skill.weaker == study.who[0]:
        raise source.bad("skill.weaker", f"another player than {study.who[0]}", study.skill.weaker)
    styles = study.tournament.personas if study.tournament else ()
    if styles and (len(styles) < 2 or len(set(styles)) < len(styles)):
        raise source.bad("tournament.personas", "at least two players, each once", ", ".join(styles))


def check_luck(study: Study, source: Source) -> None:
    """Deals and repeats are each within bounds; so must be the games they make."""
    if study.luck and study.luck.deals * study.luck.repeats > MOST:
        many = f"{study.luck.deals} × {study.luck.repeats}"
        raise source.bad("luck", f"deals × repeats: at most {MOST} games", many)


def seated(names: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """One player per seat; a short list is repeated."""
    return tuple(names[seat % len(names)] for seat in range(seats))


def rotations(who: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Everybody in every seat: the line-up shifted round the table, each line-up once."""
    return tuple(dict.fromkeys(who[seat:] + who[:seat] for seat in range(len(who))))


def blocks_of(study: Study, who: tuple[str, ...], personas: dict[str, Persona]) -> list[Block]:
    """The main games first, then those that answer a question of their own."""
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
    return blocks
