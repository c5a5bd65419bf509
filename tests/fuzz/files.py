"""Records, packs, studies and settings: read, or refused with a reason. What is accepted must also work."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from tests.fuzz.mutations import other_number, spoil_bytes, spoil_value
from vespers.engine import record
from vespers.engine.dealer import SeededDealer
from vespers.engine.errors import VespersError
from vespers.engine.game import Game
from vespers.engine.match import Match
from vespers.engine.record import chained
from vespers.games import find_game, our_games
from vespers.lab import plan
from vespers.table.configuration import BadConfiguration, load, show
from vespers.table.settings import Settings

ROOT = Path(__file__).parents[2]
OWN = '[pack]\nid = "fuzz"\nextends = true\n'
MOST_MOVES = 3000  # of a game that is played with an accepted pack


class Records:
    """Records with spoilt bytes or values, half of them with checks that fit again."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "spoilt.vespers"

    def check(self, rng: Random) -> str:
        data = self.spoilt(rng, recorded(rng.choice(our_games()).name, rng.randrange(3)))
        try:
            record.read(data, find_game)
        except VespersError:
            return "refused"
        return "read"

    def spoilt(self, rng: Random, data: bytes) -> bytes:
        if rng.random() < 0.3:
            return spoil_bytes(rng, data)
        lines = [json.loads(line) for line in data.splitlines()]
        at = rng.choice([0, rng.randrange(len(lines)), len(lines) - 1])
        lines[at] = spoil_value(rng, lines[at])
        return written(lines, mended=rng.random() < 0.7)


def written(lines: list[Any], mended: bool) -> bytes:
    """The lines of a record, with the checks of its entries computed anew if it is mended."""
    texts = [json.dumps(line, separators=(",", ":")).encode() for line in lines]
    if not mended:
        return b"\n".join(texts) + b"\n"
    check = chained("", texts[0])
    for n, line in enumerate(lines[1:-1], 1):
        if isinstance(line, list) and len(line) == 3:
            check = chained(check, json.dumps(line[:2], separators=(",", ":")).encode())
            texts[n] = json.dumps([*line[:2], check], separators=(",", ":")).encode()
    if isinstance(lines[-1], dict):
        bare = json.dumps({**lines[-1], "check": ""}, separators=(",", ":")).encode()
        texts[-1] = json.dumps({**lines[-1], "check": chained(check, bare)}, separators=(",", ":")).encode()
    return b"\n".join(texts) + b"\n"


@cache
def recorded(game: str, seed: int) -> bytes:
    """A game that was played at random."""
    found = find_game(game)
    match = random_match(Random(seed), found, found.settings(), max(2, found.players[0]))
    return record.write(match)


def random_match(rng: Random, game: Game[Any], settings: Any, seats: int) -> Match[Any]:
    """A game never stands still: whoever is asked has an option."""
    match: Match[Any] = Match(game, seats, settings, SeededDealer(str(rng.random())))
    for _ in range(MOST_MOVES):
        step = match.asked()
        if step is None:
            break
        match.play(step.asks, rng.choice(step.options(match.state)))
    return match


class Packs:
    """Spoilt pieces of the games' own packs, laid over them; one that is accepted is played."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def check(self, rng: Random) -> str:
        game = rng.choice(our_games())
        source = rng.choice(sorted(game.folder.glob("packs/*.toml"))).read_text()
        text = OWN + piece_of(rng, source)
        for _ in range(rng.choice([1, 1, 2, 4])):
            text = other_number(rng, text)
        if rng.random() < 0.4:
            text = spoil_bytes(rng, text.encode()).decode("utf-8", "replace")
        try:
            settings = game.read_settings({"own": [text]})
            game.box(settings)
        except VespersError:
            return "refused"
        if rng.random() < 0.2:
            self.play(rng, game, settings)
        return "accepted"

    def play(self, rng: Random, game: Game[Any], settings: Any) -> None:
        seats = rng.choice(game.players)
        try:
            Match(game, seats, settings)
        except VespersError:
            return  # these options are for other numbers of players
        random_match(rng, game, settings, seats)


def piece_of(rng: Random, source: str) -> str:
    """A few tables of a pack: whole packs seldom differ where it matters."""
    parts = source.split("\n[")[1:]
    some = rng.sample(parts, min(len(parts), rng.choice([1, 1, 2, 5])))
    return "".join(f"[{part}\n" for part in some)


class Studies:
    """Spoilt studies of the lab."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "spoilt.toml"
        self.sources = [file.read_bytes() for file in sorted((ROOT / "docs/studies").glob("*.toml"))]

    def check(self, rng: Random) -> str:
        self.file.write_bytes(spoil_bytes(rng, rng.choice(self.sources)))
        try:
            plan.load(self.file)
        except VespersError:
            return "refused"
        return "read"


class Configurations:
    """Spoilt files of settings."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "spoilt-settings.toml"

    def check(self, rng: Random) -> str:
        self.file.write_bytes(spoil_bytes(rng, show(Settings(), {}).encode()))
        try:
            show(*load({"config": self.file}))
        except BadConfiguration:
            return "refused"
        return "read"
