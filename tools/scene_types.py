"""Writes the client's TypeScript types from the Python structs: `python tools/scene_types.py [--check]`."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from vespers.engine.box_tables import BoxTable, TableRow
from vespers.engine.campaign import CampaignPage, Milestone, PageSection
from vespers.engine.messages import Text
from vespers.engine.pack_changes import PackChange
from vespers.engine.scene import boards, drawing, moments, pieces, preview, targets
from vespers.engine.workshop import FormField, FormTable, FormWord
from vespers.table import (
    advice,
    feedback_protocol,
    position_drawing,
    protocol,
    puzzle_protocol,
    shelf_protocol,
    study_protocol,
    version_protocol,
)
from vespers.texts.rulebook import Chapter, Section

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "generated.ts"
MODULES = (
    pieces,
    boards,
    targets,
    moments,
    drawing,
    preview,
    shelf_protocol,
    protocol,
    advice,
    position_drawing,
    version_protocol,
    study_protocol,
    feedback_protocol,
    puzzle_protocol,
)
# Of other modules, but said to the client.
ALSO: tuple[type[msgspec.Struct], ...] = (
    Text,
    Section,
    Chapter,
    TableRow,
    BoxTable,
    PageSection,
    Milestone,
    CampaignPage,
    FormWord,
    FormField,
    FormTable,
    PackChange,
)
INTERNAL = (drawing.Moment, drawing.Offer)  # what scenes are made of stays on the server
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


def main(arguments: list[str]) -> int:
    """Write the file, or with --check only say whether it is up to date."""
    text = typescript()
    if "--check" in arguments:
        fresh = TARGET.exists() and TARGET.read_text("utf-8") == text
        print("up to date" if fresh else f"{TARGET.name} is out of date: run python tools/scene_types.py")
        return 0 if fresh else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, "utf-8")
    return 0


def typescript() -> str:
    """The whole file."""
    names = aliases()
    parts = ["// Made by tools/scene_types.py from the Python structs. Do not edit."]
    parts += [f"export type {name} = {spelt(value, {})};" for value, name in names.items()]
    generated: list[type[msgspec.Struct]] = [
        *ALSO,
        *(struct for module in MODULES for struct in structs(module)),
    ]
    parts += [interface(struct, names) for struct in generated]
    return "\n\n".join(parts) + "\n"


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs a module defines, in the order of its text."""
    found = [v for v in vars(module).values() if isinstance(v, type) and issubclass(v, msgspec.Struct)]
    return [v for v in found if v.__module__ == module.__name__ and v not in INTERNAL]


def aliases() -> dict[Any, str]:
    """Named unions and word lists of the modules, by their value."""
    found = {}
    for module in MODULES:
        for name, value in vars(module).items():
            if get_origin(value) in (Literal, Union, UnionType) and not name.startswith("_"):
                found[value] = name
    return found


def interface(struct: type[msgspec.Struct], names: dict[Any, str]) -> str:
    """One struct as an interface; what has a default may be absent."""
    config = struct.__struct_config__
    lines = [] if config.tag is None else [f"  {config.tag_field}: {quoted(config.tag)};"]
    for field in msgspec.structs.fields(struct):
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {spelt(field.type, names)};")
    about = (struct.__doc__ or "").strip().splitlines()[0]
    return f"/** {about} */\nexport interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}"


def spelt(kind: Any, names: dict[Any, str]) -> str:
    """A Python type in TypeScript."""
    if kind in names:
        return names[kind]
    if kind in PLAIN:
        return PLAIN[kind]
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(quoted(word) for word in inner)
    if origin in (Union, UnionType):
        return union(inner, names)
    if origin is tuple:
        return listing(inner, names)
    if origin is dict:
        return f"Record<{spelt(inner[0], names)}, {spelt(inner[1], names)}>"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    raise TypeError(f"no TypeScript for {kind!r}")


def union(inner: tuple[Any, ...], names: dict[Any, str]) -> str:
    """A union; an alias with null beside it keeps its name."""
    rest = tuple(kind for kind in inner if kind is not NoneType)
    if len(rest) < len(inner):
        return f"{spelt(Union[rest], names)} | null"  # noqa: UP007 - the members are not known before
    return " | ".join(spelt(kind, names) for kind in inner)


def listing(inner: tuple[Any, ...], names: dict[Any, str]) -> str:
    """A tuple: of any length as an array, else as a tuple."""
    if len(inner) == 2 and inner[1] is Ellipsis:
        item = spelt(inner[0], names)
        return f"({item})[]" if " | " in item else f"{item}[]"
    return "[" + ", ".join(spelt(kind, names) for kind in inner) + "]"


def quoted(word: object) -> str:
    """A word as TypeScript writes it."""
    return msgspec.json.encode(word).decode()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
