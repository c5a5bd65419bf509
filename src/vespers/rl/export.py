"""Recorded games as tables for imitation learning: a row per decision, in Parquet.

What each column means is in `docs/rl/README.md`; the file's metadata name game, version, places and actions.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from vespers.engine.kernel import CHANCE, apply, asked
from vespers.engine.match import Match
from vespers.engine.messages import Outcome
from vespers.rl.actions import actions_of
from vespers.rl.observation import observer_of
from vespers.rl.rewards import REWARDS


def write_parquet(matches: Sequence[tuple[str, Match[Any]]], path: Path) -> int:
    """All decisions of these finished matches (of one game, for as many players); returns their number."""
    first = matches[0][1]
    schema = schema_of(first)
    rows = 0
    with pq.ParquetWriter(path, schema, compression="zstd") as writer:
        for name, match in matches:
            columns = columns_of(name, match)
            rows += len(columns["action"])
            writer.write_table(pa.table(arrays(columns, schema), schema=schema))
    return rows


def schema_of(match: Match[Any]) -> Any:
    """The columns, and what is needed to read them."""
    observer, actions = observer_of(match.game, match.seats), actions_of(match.game)
    about = {
        "game": match.game.name,
        "version": str(match.game.version),
        "players": str(match.seats),
        "observation": json.dumps(observer.flat_names()),
        "actions": str(msgspec.json.encode(actions.actions), "utf-8"),
    }
    return pa.schema(
        [
            ("record", pa.string()),
            ("options", pa.string()),
            ("entry", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.float32(), observer.flat_size)),
            ("action_mask", pa.list_(pa.int8(), actions.size)),
            ("action", pa.int32()),
            *[(f"reward_{name}", pa.float32()) for name in REWARDS],
        ],
        metadata=about,
    )


def columns_of(name: str, match: Match[Any]) -> dict[str, list[Any]]:
    """The decisions of one match, as the seat asked saw each; undone decisions are left out."""
    outcome = match.outcome()
    assert outcome is not None
    columns: dict[str, list[Any]] = {key: [] for key in schema_of(match).names}
    settings = str(msgspec.json.encode(match.settings), "utf-8")
    for row in decisions(match, outcome):
        columns["record"].append(name)
        columns["options"].append(settings)
        for key, value in row.items():
            columns[key].append(value)
    return columns


def decisions(match: Match[Any], outcome: Outcome) -> Iterator[dict[str, Any]]:
    """A row for each decision of a player."""
    game, observer, actions = match.game, observer_of(match.game, match.seats), actions_of(match.game)
    s = game.start(match.seats, match.settings)
    for number, entry in enumerate(match.log):
        step, seat = asked(s), entry.seat
        assert step is not None
        action = game.codebook.interned(entry.action)
        if seat != CHANCE:
            yield {
                "entry": number,
                "seat": seat,
                "observation": observer.flat(observer.raw(game.view(s, seat), seat)),
                "action_mask": actions.mask(step.options(s)),
                "action": actions.number(action),
                **{f"reward_{kind}": worth(outcome, seat) for kind, worth in REWARDS.items()},
            }
        apply(s, action)


def arrays(columns: dict[str, list[Any]], schema: Any) -> list[Any]:
    """Columns of Arrow; lists of equal length without a Python object per number."""
    made = []
    for field in schema:
        values = columns[field.name]
        if pa.types.is_fixed_size_list(field.type):
            flat = np.concatenate(values) if values else np.zeros(0)
            made.append(
                pa.FixedSizeListArray.from_arrays(pa.array(flat, field.type.value_type), field.type.list_size)
            )
        else:
            made.append(pa.array(values, field.type))
    return made
