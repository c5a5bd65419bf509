"""Content packs: what is printed on cards, tiles and boards, as TOML laid over one another and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from vespers.engine.errors import BadPack
from vespers.engine.expected import fault
from vespers.engine.files import read_text

C = TypeVar("C", bound="Content")
Tree = dict[str, Any]
Layer = tuple[str, Tree]  # where it comes from, what it says
Origin = Literal["book", "public", "inferred", "reconstructed", "own"]


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in the three languages, for a piece that only a player's own pack knows."""

    en: str
    fr: str
    es: str


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of a pack: a card, a tile, a power. A game's own entries extend it."""

    origin: Origin
    name: Named | None = None
    help: Named | None = None


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`[pack]`: what it is called, and whether it is laid over the packs chosen so far."""

    id: str
    extends: bool | str = False
    note: str = ""


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole pack after laying. A game's own content extends it with its tables and `[numbers]`."""

    pack: Header


def load(folder: Path, names: Iterable[str], own: Iterable[str], kind: type[C]) -> tuple[C, list[Layer]]:
    """The content of the game's packs and the player's own, and the layers it came from."""
    layers = [read_pack(folder, name) for name in names]
    for number, text in enumerate(own, 1):
        layer = parse(text, f"own pack {number}")
        layers = [*_below(layer, layers), layer]
    merged: Tree = {}
    for _, tree in layers:
        merged = laid_over(merged, tree)
    return shaped(merged, kind, layers), layers


def _below(layer: Layer, layers: list[Layer]) -> list[Layer]:
    """What a player's own pack is laid over: `extends = true` or the id of a pack below; nothing without."""
    label, tree = layer
    header = _converted("pack", tree.get("pack", {}), Header, [layer])
    known = ["true", *(below["pack"]["id"] for _, below in layers)]
    if isinstance(header.extends, str) and header.extends not in known:
        raise BadPack(label, "pack.extends", "one of " + ", ".join(known), header.extends)
    return layers if header.extends else []


def read_pack(folder: Path, name: str) -> Layer:
    """A pack that comes with the game."""
    known = sorted(path.stem for path in folder.glob("*.toml"))
    if name not in known:
        raise BadPack(f"{name}.toml", "pack", "one of " + ", ".join(known), name)
    return parse((folder / f"{name}.toml").read_text("utf-8"), f"{name}.toml")


def read_own(path: Path) -> str:
    """The text of a player's own pack, checked to be TOML; it goes whole into the options and the record."""
    try:
        text = read_text(path)
    except OSError as error:
        raise BadPack(str(path), "", "a readable file", error.strerror or "") from None
    except UnicodeDecodeError:
        raise BadPack(str(path), "", "UTF-8 text", "other bytes") from None
    parse(text, str(path))
    return f"# file: {path.name}\n{text}"


def parse(text: str, label: str) -> Layer:
    """TOML, or an error with the line."""
    first = text.partition("\n")[0]
    if first.startswith("# file: "):
        label = first.removeprefix("# file: ")
    try:
        return label, tomllib.loads(text)
    except ValueError as error:  # TOMLDecodeError, or a number of thousands of digits
        raise BadPack(label, "", "TOML", str(error)) from None


def laid_over(below: Tree, above: Tree) -> Tree:
    """Tables are merged key by key, anything else is replaced; `false` in place of a table removes it."""
    merged = dict(below)
    for key, value in above.items():
        old = merged.get(key)
        if isinstance(old, dict) and value is False:
            del merged[key]
        elif isinstance(old, dict) and isinstance(value, dict):
            merged[key] = laid_over(old, value)
        else:
            merged[key] = value
    return merged


def shaped(tree: Tree, kind: type[C], layers: list[Layer]) -> C:
    """The tree as the game's content struct. Entries one by one, so that an error names its key."""
    fields = {}
    hints = get_type_hints(kind)
    for key, value in tree.items():
        if key not in hints:
            raise bad(layers, key, "one of " + ", ".join(sorted(hints)), key)
        fields[key] = _shaped_field(key, value, hints[key], layers)
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        raise bad(layers, *fault("", fields, kind, error)) from None


def _shaped_field(key: str, value: Any, hint: Any, layers: list[Layer]) -> Any:
    if get_origin(hint) is dict and isinstance(value, dict):
        entry = get_args(hint)[1]
        return {name: _converted(f"{key}.{name}", item, entry, layers) for name, item in value.items()}
    return _converted(key, value, hint, layers)


def _converted(key: str, value: Any, hint: Any, layers: list[Layer]) -> Any:
    try:
        return msgspec.convert(value, hint)
    except msgspec.ValidationError as error:
        raise bad(layers, *fault(key, value, hint, error)) from None


def bad(layers: list[Layer], key: str, expected: str, got: Any = "") -> BadPack:
    """The error for a key, blamed on the topmost layer that says anything about it."""
    for label, tree in reversed(layers):
        if _mentions(tree, key.split(".")):
            return BadPack(label, key, expected, str(got))
    return BadPack(layers[-1][0] if layers else "", key, expected, str(got))


def latest(layers: list[Layer], *keys: str) -> str:
    """Of keys that contradict each other, the one that the topmost layer speaks of: it is to blame."""
    said = [key for _, tree in reversed(layers) for key in keys if _mentions(tree, key.split("."))]
    return [*said, *keys][0]


def _mentions(tree: Any, path: list[str]) -> bool:
    for part in path[:2]:
        if not isinstance(tree, dict) or part not in tree:
            return False
        tree = tree[part]
    return True


def check_names(layers: list[Layer], built_in: Path, tables: Iterable[str], content: Content) -> None:
    """A piece that no pack of the game knows must bring its name in the three languages."""
    known: Tree = {}
    for path in sorted(built_in.glob("*.toml")):
        known = laid_over(known, parse(path.read_text("utf-8"), path.name)[1])
    for table in tables:
        for name, piece in getattr(content, table).items():
            if name not in known.get(table, {}) and piece.name is None:
                raise bad(layers, f"{table}.{name}.name", "a name in en, fr and es", "nothing")


def own_texts(game: str, kinds: dict[str, str], content: Content) -> dict[str, dict[str, str]]:
    """Names and helps that a pack brings along: text key -> language -> text."""
    texts = {}
    for table, kind in kinds.items():
        for name, piece in getattr(content, table).items():
            if piece.name is not None:
                texts[f"{game}-{kind}-{name}"] = msgspec.to_builtins(piece.name)
            if piece.help is not None:
                texts[f"{game}-{kind}-{name}-help"] = msgspec.to_builtins(piece.help)
    return texts
