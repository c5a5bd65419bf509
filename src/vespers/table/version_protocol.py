"""What client and server say about versions of one's own; the client's types are generated from it."""

from __future__ import annotations

from typing import Any

import msgspec

from vespers.engine.messages import Text
from vespers.engine.pack_changes import PackChange
from vespers.engine.scene.pieces import Card
from vespers.engine.workshop import FormTable
from vespers.table.protocol import Language
from vespers.table.shelf_protocol import Choice, RulingQuestion


class WorkshopForms(msgspec.Struct, frozen=True, gc=False):
    """Everything of a game that a version can change: the tables of its pack and the open rulings."""

    game: str
    title: Text
    tables: tuple[FormTable, ...]
    rulings: tuple[RulingQuestion, ...]
    packs: tuple[Choice, ...]  # that come with the game, and that a version can be laid over


class Draft(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A version that is being made: its pack so far and, if forms were filled in, their contents."""

    game: str
    language: Language = "en"  # of the names that are given in the forms
    name: str = ""
    note: str = ""
    pack: str = ""
    packs: tuple[str, ...] | None = None  # that come with the game, beside the usual; None: as the pack says
    values: dict[str, Any] | None = None
    rulings: dict[str, str] = {}


class DraftSheet(msgspec.Struct, frozen=True, gc=False):
    """A sheet (CSV) in the place of one table of a draft."""

    draft: Draft
    sheet: str


class DraftView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A draft that the game accepts: its pack, the contents of the forms, how all will look and read."""

    game: str
    name: str
    note: str
    pack: str
    packs: tuple[str, ...]  # that come with the game, beside the usual
    values: dict[str, Any]  # of the tables that the packs have
    rulings: dict[str, str]
    names: dict[str, dict[str, Text | str]]  # by table and id
    cards: dict[str, dict[str, Card]]  # of the tables that have cards
    spoken: dict[str, Text | str]  # `cards.flask.plays.alcohol`: a word with its amount
    changes: tuple[PackChange, ...]
    texts: str  # Fluent: what its cards say, in the language of the draft


class Comparison(msgspec.Struct, frozen=True, gc=False):
    """The packs of two versions of a game; an empty one is the game itself."""

    game: str
    before: str
    after: str


class NewVersion(msgspec.Struct, frozen=True, gc=False):
    """A version to be kept."""

    game: str
    pack: str


class Version(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A version that is kept. Whoever has its id can look at it and play it; only its maker changes it."""

    id: str
    game: str
    name: str
    note: str = ""
    pack: str = ""  # left out in a list
    created: int = 0
    mine: bool = False


class MatchVersion(msgspec.Struct, frozen=True, gc=False):
    """What is different at a table: the name of the version, its maker's note, and the list of changes."""

    name: str
    note: str
    changes: tuple[PackChange, ...]
