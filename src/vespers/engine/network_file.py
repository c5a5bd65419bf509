"""The file of a network in a game's folder, `network.json`: how it was made, and its weights.

`vespers train` makes it. Without it bots judge by the game's hand-written outlook.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from vespers.engine.errors import VespersError
from vespers.engine.messages import Why
from vespers.engine.network import Network

FILE: Final = "network.json"
DIGITS: Final = 5  # of each weight, after the point


class BadNetwork(VespersError):
    """A file that is not a network."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(Why("bad_network", "", {"file": str(path), "problem": problem}))


class NetworkFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is written down."""

    made: dict[str, str | int]  # the command, the games, the result of the match
    scale: float
    offset: float
    bias: list[float]  # by hidden unit
    out: list[float]
    direct: list[float]  # by number of the position
    rows: list[list[float]]  # the same, then by hidden unit

    def network(self) -> Network:
        return Network(
            rows=self.rows,
            bias=self.bias,
            out=self.out,
            direct=self.direct,
            offset=self.offset,
            scale=self.scale,
        )


def read_network(folder: Path) -> Network | None:
    """The network in a game's folder, if there is one."""
    path = folder / FILE
    return network_file(path.read_bytes(), path).network() if path.exists() else None


def network_file(data: bytes, path: Path) -> NetworkFile:
    """From the content of a file; its lists must fit together."""
    try:
        found = msgspec.json.decode(data, type=NetworkFile)
    except msgspec.MsgspecError as error:
        raise BadNetwork(path, str(error)) from error
    units = len(found.bias)
    if len(found.out) != units or any(len(row) != units for row in found.rows):
        raise BadNetwork(path, "`bias`, `out` and every row of `rows` must be of the same length")
    if len(found.direct) != len(found.rows):
        raise BadNetwork(path, "`direct` and `rows` must be of the same length")
    return found


def as_json(file: NetworkFile) -> bytes:
    """The content of a file: what it was made by, then the weights, a row a line."""
    rounded = msgspec.structs.replace(
        file,
        offset=round(file.offset, DIGITS),
        bias=short(file.bias),
        out=short(file.out),
        direct=short(file.direct),
        rows=[short(row) for row in file.rows],
    )
    return msgspec.json.encode(rounded).replace(b"],[", b"],\n[").replace(b',"', b',\n"') + b"\n"


def short(weights: list[float]) -> list[float]:
    return [round(weight, DIGITS) for weight in weights]
