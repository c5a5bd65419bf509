"""The scene vocabulary and the protocol: documented, codable, and the client's types made from them."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from vespers.engine import scene
from vespers.engine.messages import Text
from vespers.engine.scene import (
    Card,
    Hex,
    Prompt,
    Rectangle,
    Scene,
    Target,
    boards,
    drawing,
    moments,
    pieces,
    targets,
)
from vespers.table import advice, protocol, shelf_protocol
from vespers.table.protocol import Player, Screen

ROOT = Path(__file__).parent.parent.parent


def the_tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("scene_types", ROOT / "tools" / "scene_types.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TOOL = the_tool()


def test_the_types_of_the_client_are_up_to_date() -> None:
    assert TOOL.TARGET.read_text("utf-8") == TOOL.typescript(), "run python tools/scene_types.py"


def test_a_changed_struct_would_be_noticed() -> None:
    class Extra(msgspec.Struct):
        """One more."""

        field: tuple[int | str, ...] = ()

    assert TOOL.interface(Extra, {}).endswith("  field?: (number | string)[];\n}")


@pytest.mark.parametrize(
    "module",
    [pieces, boards, targets, moments, drawing, shelf_protocol, protocol, advice],
    ids=lambda m: m.__name__,
)
def test_every_struct_says_in_one_line_what_it_is(module: ModuleType) -> None:
    for struct in TOOL.structs(module):
        first = (struct.__doc__ or "").strip().splitlines()[0]
        assert first.endswith((".", "?")) and len(first) <= 110, struct.__name__


def test_a_scene_survives_the_wire() -> None:
    cell = Rectangle(id="cell-1", name=Text("cell"), x=1.5, y=2)
    spot = Hex(id="hex-1", name=Text("spot"), x=0, y=0, split="shady")
    card = Card(
        id="wolf-1", name=Text("wolf", {"value": 3, "of": Text("table-seat", {"seat": 1})}), on="cell-1"
    )
    board = scene.Board(id="b", name=Text("b"), width=4, height=3, areas=(cell, spot), pieces=(card,))
    drawing = Scene(
        prompt=Prompt(text=Text("ask"), seats=(0,)),
        boards=(board,),
        targets=(Target(number=7, text=Text("place"), things=("wolf-1", "cell-1"), undoable=False),),
    )
    sight = Screen(match="m", game="g", number=3, scene=drawing, players=(Player(seat=0, kind="person"),))
    wire = msgspec.json.encode(sight)
    assert msgspec.json.decode(wire, type=protocol.ServerMessage) == sight
    assert b'"shape":"hex"' in wire and b'"kind":"card"' in wire and b'"undoable":false' in wire
    assert b'"badges"' not in wire, "defaults are left out"


RECORDED = sorted((ROOT / "web" / "mock" / "sights").glob("*.json"))
KINDS: dict[str, type] = {"shelf": shelf_protocol.Shelf, "rules": protocol.RulesPage}


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_what_the_client_is_tested_with_follows_the_protocol(path: Path) -> None:
    msgspec.json.decode(path.read_bytes(), type=KINDS.get(path.stem, Screen))
