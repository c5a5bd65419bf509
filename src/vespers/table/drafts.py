"""Versions in the making: forms and sheets become a pack, and the pack is shown as it will look and read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from vespers.engine import pack_sheets
from vespers.engine.errors import BadPack, VespersError
from vespers.engine.game import Game
from vespers.engine.messages import Text
from vespers.engine.pack_changes import PackChange, changes, moved_tree, own_tree, pack_text
from vespers.engine.packs import Content, own_headers, parse
from vespers.engine.scene.pieces import Card
from vespers.engine.workshop import (
    FormTable,
    Values,
    Workshop,
    forms,
    in_force,
    supplements,
    values_of,
    workshop_of,
)
from vespers.table import own_packs
from vespers.table.catalogue import named_packs, rulings_of
from vespers.table.pack_words import pack_texts
from vespers.table.problems import from_engine, refusal
from vespers.table.stored_match import known_game
from vespers.table.version_protocol import (
    Comparison,
    Draft,
    DraftSheet,
    DraftView,
    MatchVersion,
    WorkshopForms,
)

T = TypeVar("T")
USUAL_NAME = "mine"


async def beside(game: Game[Any], work: Callable[[], T]) -> T:
    """Work on packs in a thread of their own; an error names file, key and expected value."""
    try:
        running = asyncio.get_running_loop().run_in_executor(own_packs.READERS, work)
        return await asyncio.wait_for(running, own_packs.PATIENCE)
    except TimeoutError:
        raise refusal("bad-options", "own: these packs take too long to read") from None
    except VespersError as error:
        raise from_engine(error, game) from None


def known_workshop(name: str) -> tuple[Game[Any], Workshop]:
    """A game with a workshop; `not-found` for one without."""
    game = known_game(name)
    shop = workshop_of(game)
    if shop is None:
        raise refusal("not-found", f"{name} has no workshop")
    return game, shop


def workshop_forms(name: str) -> WorkshopForms:
    """All forms of a game."""
    game, _ = known_workshop(name)
    packs = named_packs(game, supplements(game))
    return WorkshopForms(game.name, Text(f"{name}-title"), forms(game), rulings_of(game), packs)


async def draft_view(draft: Draft) -> DraftView:
    """A draft as the game accepts it, or the refusal of what it does not."""
    game, shop = known_workshop(draft.game)
    return await beside(game, lambda: accepted(game, shop, draft))


async def draft_with_sheet(table: str, given: DraftSheet) -> DraftView:
    """A draft in which a sheet takes the place of one table."""
    game, shop = known_workshop(given.draft.game)
    form = known_table(game, table)

    def work() -> DraftView:
        values = filled(game, shop, given.draft)
        before, found = rows_of(values, table), pack_sheets.read(form, given.sheet)
        values[table] = found if form.entries else {**before, **found}
        return accepted(game, shop, msgspec.structs.replace(given.draft, values=values))

    return await beside(game, work)


async def sheet_of(table: str, draft: Draft) -> str:
    """One table of a draft as a sheet."""
    game, shop = known_workshop(draft.game)
    form = known_table(game, table)
    return await beside(game, lambda: pack_sheets.written(form, rows_of(filled(game, shop, draft), table)))


async def compared(wish: Comparison) -> tuple[PackChange, ...]:
    """What is different between two versions, in words."""
    game, _ = known_workshop(wish.game)
    before, after = [(pack,) if pack else () for pack in (wish.before, wish.after)]
    return await beside(game, lambda: tuple(changes(game, game.settings().packs, before, after)))


def known_table(game: Game[Any], name: str) -> FormTable:
    for table in forms(game):
        if table.id == name:
            return table
    raise refusal("not-found", f"{game.name} has no table {name!r}")


# --- In a thread


def accepted(game: Game[Any], shop: Workshop, draft: Draft) -> DraftView:
    """The draft with its pack written and checked as that of a match is."""
    pack = written(game, draft)
    settings = game.read_settings({"own": [pack]})
    box = game.box(settings)
    content = shop.contents(settings.packs, settings.own)
    packs = in_force(game, settings.own)
    values, header = values_of(game, content, packs), own_headers(settings.own)[0]
    return DraftView(
        game=game.name,
        name=header.name or header.id,
        note=header.note,
        pack=pack,
        packs=tuple(name for name in packs if name not in settings.packs),
        values=values,
        rulings=game.answers(settings),
        names=names_of(game, shop, content),
        cards=cards_of(game, shop, content, box),
        spoken=spoken_of(game, shop, values),
        changes=tuple(changes(game, settings.packs, (), settings.own)),
        texts=pack_texts(game, settings, draft.language),
    )


def match_version(game: Game[Any], settings: Any, name: str) -> MatchVersion:
    """What is different with the own packs of a match, and what their makers note."""
    notes = [header.note for header in own_headers(settings.own) if header.note]
    found = changes(game, settings.packs, (), settings.own)
    return MatchVersion(name, " ".join(notes), tuple(found))


def written(game: Game[Any], draft: Draft) -> str:
    """The pack of a draft: made from the forms, or as it came, with the name, note and packs of the draft."""
    own = (draft.pack,) if draft.pack else ()
    before = in_force(game, own)
    after = before if draft.packs is None else (*game.settings().packs, *known_packs(game, draft.packs))
    if draft.values is None and draft.pack and not draft.name and before == after:
        return draft.pack
    old = own_headers(own)[0] if own else None
    name = draft.name.strip() or (USUAL_NAME if old is None else old.name or old.id)
    note = draft.note.strip()
    if draft.values is None:
        tree = parse(draft.pack, "own pack")[1] if draft.pack else {}
        tree = {key: one for key, one in tree.items() if key != "pack"}
        note = note or ("" if old is None else old.note)
    else:
        tree = own_tree(game, draft.pack, draft.values, draft.rulings, draft.language, before)
    if before != after:
        tree = moved_tree(game, tree, before, after)
    return pack_text(name, note, tree, [pack for pack in after if pack not in game.settings().packs])


def rows_of(values: Values, table: str) -> dict[str, Any]:
    """The contents of one table; a version without the expansion that brings it has none."""
    if table not in values:
        raise BadPack("", table, "one of " + ", ".join(values), table)
    return values[table]


def known_packs(game: Game[Any], names: tuple[str, ...]) -> tuple[str, ...]:
    """Packs that come with the game, in their order."""
    known = supplements(game)
    for name in names:
        if name not in known:
            raise BadPack("", "packs", "one of " + ", ".join(known), name)
    return tuple(name for name in known if name in names)


def filled(game: Game[Any], shop: Workshop, draft: Draft) -> dict[str, Any]:
    """The contents of the forms of a draft."""
    own = (written(game, draft),)
    return values_of(game, shop.contents(game.settings().packs, own), in_force(game, own))


def names_of(game: Game[Any], shop: Workshop, content: Content) -> dict[str, dict[str, Text | str]]:
    return {
        table.id: {
            id: shop.name(game.name, table.id, id, one) for id, one in getattr(content, table.id).items()
        }
        for table in forms(game)
        if table.entries
    }


def cards_of(game: Game[Any], shop: Workshop, content: Content, box: Any) -> dict[str, dict[str, Card]]:
    """The card of each entry that has one."""
    found: dict[str, dict[str, Card]] = {}
    for table in forms(game):
        for id in getattr(content, table.id) if table.entries else ():
            card = shop.card(box, table.id, id)
            if card is not None:
                found.setdefault(table.id, {})[id] = card
    return found


def spoken_of(game: Game[Any], shop: Workshop, values: Values) -> dict[str, Text | str]:
    """Every word with an amount, as its card says it."""
    found: dict[str, Text | str] = {}
    for table in forms(game):
        for field in table.fields:
            words = shop.words_of(table.id, field.key)
            if field.kind != "amounts" or words is None:
                continue
            for id, entry in values.get(table.id, {}).items():
                for word, amount in entry[field.key].items():
                    found[f"{table.id}.{id}.{field.key}.{word}"] = words.text(word, amount)
    return found
