"""Content packs: what is printed on cards, tiles and boards, as TOML laid over one another and checked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from vespers.engine import toml
from vespers.engine.errors import BadPack
from vespers.engine.files import read_text
from vespers.engine.own_art import symbol, symbols
from vespers.engine.rulings import Ruling
from vespers.engine.validation import fault

C = TypeVar("C", bound="Content")
Tree = dict[str, Any]
Layer = tuple[str, Tree]  # its source, its content
MOST = 8  # packs of the game, and as many of the player's own
BASE = "base"
Origin = Literal["book", "public", "inferred", "reconstructed", "own"]


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A name for a piece that only a player's own pack knows: in three languages, or in one for all."""

    en: str = ""
    fr: str = ""
    es: str = ""

    def __post_init__(self) -> None:
        if not self.any():
            raise ValueError("a name in one language at least")

    def any(self) -> str:
        """The name in the first language that has it."""
        return self.en or self.fr or self.es

    def spoken(self) -> dict[str, str]:
        """By language; where one is missing, the name is that of another."""
        return {"en": self.en or self.any(), "fr": self.fr or self.any(), "es": self.es or self.any()}


class PackEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of a pack: a card, a tile, a power. A game's own entries extend it."""

    origin: Origin
    reconstructed: tuple[str, ...] = ()  # fields of an entry of the book that are ours
    name: Named | None = None
    help: Named | None = None


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`[pack]`: its name, and whether it is laid over the packs chosen so far, or over those it names."""

    id: str
    extends: bool | str | tuple[str, ...] = False
    name: str = ""  # as it is shown at the table
    note: str = ""


class LessonTexts(msgspec.Struct, frozen=True):
    """`[lessons.<id>]`: what the coach says there, by the id of the beat. The rest `lesson.py` reads."""

    texts: dict[str, Named] = {}


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole pack after laying. A game's own content extends it with its tables and `[numbers]`."""

    pack: Header
    rulings: dict[str, str] = {}  # what the book leaves open, as this pack answers it
    lessons: dict[str, LessonTexts] = {}
    art: dict[str, str] = {}  # drawings by name, as SVG, in the place of the game's


def load(folder: Path, names: Sequence[str], own: Sequence[str], kind: type[C]) -> tuple[C, list[Layer]]:
    """The content of the game's packs and the player's own, and the layers it came from."""
    for option, chosen in (("packs", names), ("own", own)):
        if len(chosen) > MOST:
            raise BadPack(option, "", f"at most {MOST} packs", str(len(chosen)))
    layers = [read_pack(folder, name) for name in with_brought(folder, names, own)]
    for layer in own_layers(own):
        check_art(layer)
        layers = [*_below(layer, layers), layer]
    merged: Tree = {}
    for _, tree in layers:
        merged = laid_over(merged, tree)
    return shaped(merged, kind, layers), layers


def with_brought(folder: Path, names: Sequence[str], own: Sequence[str]) -> tuple[str, ...]:
    """The game's packs that were chosen, and those that the player's own packs extend by name."""
    asked = [name for header in own_headers(tuple(own)) for name in extended(header)]
    known = pack_names(folder) if asked else ()
    return tuple(dict.fromkeys([*names, *[name for name in asked if name in known]]))


def extended(header: Header) -> tuple[str, ...]:
    """The packs that a pack names as those it is laid over."""
    if isinstance(header.extends, bool):
        return ()
    return (header.extends,) if isinstance(header.extends, str) else header.extends


def own_layers(own: Sequence[str]) -> list[Layer]:
    """The player's own packs."""
    return [parse(text, f"own pack {number}") for number, text in enumerate(own, 1)]


@lru_cache(maxsize=64)
def own_headers(own: tuple[str, ...]) -> tuple[Header, ...]:
    """What the player's own packs say of themselves."""
    return tuple(header_of(layer) for layer in own_layers(own))


def header_of(layer: Layer) -> Header:
    found: Header = _converted("pack", layer[1].get("pack", {}), Header, [layer])
    return found


def own_name(own: tuple[str, ...]) -> str:
    """What the player's own packs are called, for the table; empty without any."""
    return " + ".join(header.name or header.id for header in own_headers(own))


def own_art(own: Sequence[str]) -> dict[str, str]:
    """The drawings that the player's own packs bring, as symbols by name; a later pack wins."""
    found: dict[str, str] = {}
    for layer in own_layers(own):
        found |= check_art(layer)
    return found


def check_art(layer: Layer) -> dict[str, str]:
    """The drawings of one pack as symbols; an error names file, key and reason."""
    label, tree = layer
    art = tree.get("art", {})
    if not isinstance(art, dict):
        raise BadPack(label, "art", "a table of drawings", type(art).__name__)
    return symbols(label, art)


def _below(layer: Layer, layers: list[Layer]) -> list[Layer]:
    """What a player's own pack is laid over: `extends = true` or ids of packs; nothing without."""
    header = header_of(layer)
    known = ["true", *(below["pack"]["id"] for _, below in layers)]
    for name in extended(header):
        if name not in known:
            raise BadPack(layer[0], "pack.extends", "one of " + ", ".join(known), name)
    return layers if header.extends else []


def pack_names(folder: Path) -> tuple[str, ...]:
    """The packs that come with a game: first the base, over which the others are laid."""
    names = [path.stem for path in folder.glob("*.toml")]
    return tuple(sorted(names, key=lambda name: (name != BASE, name)))


def read_pack(folder: Path, name: str) -> Layer:
    """A pack that comes with the game."""
    known = pack_names(folder)
    if name not in known:
        raise BadPack(f"{name}.toml", "pack", "one of " + ", ".join(known), name)
    return parse((folder / f"{name}.toml").read_text("utf-8"), f"{name}.toml")


def read_own(path: Path) -> str:
    """The text of a player's own pack, checked to be TOML; settings and record contain all of it."""
    try:
        text = read_text(path)
    except OSError as error:
        raise BadPack(str(path), "", "a readable file", error.strerror or "") from None
    except UnicodeDecodeError:
        raise BadPack(str(path), "", "UTF-8 text", "other bytes") from None
    whole = f"# file: {path.name}\n{text}"
    _, tree = parse(whole, str(path))
    for name, file in tree.get("art", {}).items() if isinstance(tree.get("art"), dict) else ():
        if isinstance(file, str) and file.endswith(".svg"):
            whole = re.sub(rf"([\"']){re.escape(file)}\1", lambda _: _drawing(path, name, file), whole)  # noqa: B023
    parse(whole, str(path))
    return whole


def _drawing(pack: Path, name: str, file: str) -> str:
    """A drawing that a pack names by its file beside it, as text within the pack."""
    try:
        text = read_text(pack.parent / file)
    except (OSError, UnicodeDecodeError):
        raise BadPack(file, f"art.{name}", "a readable file of UTF-8 text", "none") from None
    symbol(file, name, text)
    return "'''" + text.replace("'''", "") + "'''"


def parse(text: str, label: str) -> Layer:
    """TOML within the limits, or an error with the line."""
    first = text.partition("\n")[0]
    if first.startswith("# file: "):
        label = first.removeprefix("# file: ")
    try:
        return label, toml.loads(text)
    except toml.TooMuch as error:
        raise BadPack(label, "", error.expected, error.got) from None
    except ValueError as error:
        raise BadPack(label, "", "TOML", str(error)) from None


def laid_over(below: Tree, above: Tree) -> Tree:
    """Tables are merged key by key, anything else is replaced; `false` removes what is no switch itself."""
    merged = dict(below)
    for key, value in above.items():
        old = merged.get(key)
        if value is False and old is not None and not isinstance(old, bool):
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
    """The error for a key; it names the topmost layer that mentions the key."""
    for label, tree in reversed(layers):
        if _mentions(tree, key.split(".")):
            return BadPack(label, key, expected, str(got))
    return BadPack(layers[-1][0] if layers else "", key, expected, str(got))


def latest(layers: list[Layer], *keys: str) -> str:
    """Of keys that contradict each other, the one that the topmost layer mentions."""
    mentioned = [key for _, tree in reversed(layers) for key in keys if _mentions(tree, key.split("."))]
    return [*mentioned, *keys][0]


def _mentions(tree: Any, path: list[str]) -> bool:
    for part in path[:2]:
        if not isinstance(tree, dict) or part not in tree:
            return False
        tree = tree[part]
    return True


def check_names(layers: list[Layer], built_in: Path, tables: Iterable[str], content: Content) -> None:
    """A piece that no pack of the game knows must bring its name, in one language at least."""
    known: Tree = {}
    for path in sorted(built_in.glob("*.toml")):
        known = laid_over(known, parse(path.read_text("utf-8"), path.name)[1])
    for table in tables:
        for name, piece in getattr(content, table).items():
            if name not in known.get(table, {}) and piece.name is None:
                raise bad(layers, f"{table}.{name}.name", "a name in en, fr or es", "nothing")


def origins(kinds: dict[str, str], content: Content) -> dict[str, str]:
    """Where each piece comes from, by kind and id; "partly" when only some of it is reconstructed."""
    found = {}
    for table, kind in kinds.items():
        for name, piece in getattr(content, table).items():
            found[f"{kind}-{name}"] = origin_of(piece)
    return found


def origin_of(piece: PackEntry) -> str:
    return "partly" if piece.reconstructed else piece.origin


def check_rising(layers: list[Layer], key: str, numbers: Sequence[int]) -> None:
    """Each number is larger than the one before it."""
    if any(one >= other for one, other in pairwise(numbers)):
        raise bad(layers, key, "rising numbers", list(numbers))


def check_rulings(layers: list[Layer], content: Content, rulings: Sequence[Ruling]) -> None:
    """`[rulings]` names rulings of the game and answers that they know."""
    known = {one.id: one.answers for one in rulings}
    for name, answer in content.rulings.items():
        if name not in known:
            raise bad(layers, f"rulings.{name}", "one of " + ", ".join(known), name)
        if answer not in known[name]:
            raise bad(layers, f"rulings.{name}", "one of " + ", ".join(known[name]), answer)


def own_texts(game: str, kinds: dict[str, str], content: Content) -> dict[str, dict[str, str]]:
    """Names and helps that a pack brings along: text key -> language -> text."""
    texts = {}
    for table, kind in kinds.items():
        for name, piece in getattr(content, table).items():
            if piece.name is not None:
                texts[f"{game}-{kind}-{name}"] = piece.name.spoken()
            if piece.help is not None:
                texts[f"{game}-{kind}-{name}-help"] = piece.help.spoken()
    for lesson, spoken in content.lessons.items():
        for part, words in spoken.texts.items():
            key = f"{game}-lesson-{lesson}" if part == "title" else f"{game}-lesson-{lesson}-{part}"
            texts[key] = words.spoken()
    return texts
