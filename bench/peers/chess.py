"""python-chess with two random players."""

import random
from collections.abc import Iterator
from importlib.metadata import version

import chess

from bench.meter import measure


def walk(rng: random.Random) -> Iterator[chess.Board]:
    board = chess.Board()
    while not board.is_game_over():
        yield board
        board.push(rng.choice(list(board.legal_moves)))


def clone(board: chess.Board) -> chess.Board:
    """Without the moves played so far, as a search would."""
    return board.copy(stack=False)


measure(walk, clone, lambda board: board.legal_moves.count(), players=2, version=version("chess"))
