"""Versions of a game that people keep.

There are no accounts. A person's browser makes one key, a secret like that of a seat; the server stores its
hash beside each version. Whoever has the id of a version can look at it, play it and make a copy.
"""

from __future__ import annotations

import time
from typing import TypeVar

import msgspec

from vespers.engine.packs import Header, own_headers
from vespers.table.drafts import beside, known_workshop
from vespers.table.problems import refusal
from vespers.table.seat_tokens import MATCH_ID, SECRET, hashed, new_match_id
from vespers.table.shelf_protocol import NewCampaign, NewMatch
from vespers.table.store.rows import VersionRow
from vespers.table.store.version_rows import VersionRows
from vespers.table.version_protocol import NewVersion, Version

DAY = 86_400  # seconds after which looking at a version counts as using it
LONGEST_NAME, LONGEST_NOTE = 40, 500
Wish = TypeVar("Wish", NewMatch, NewCampaign)


def owner_of(secret: str) -> str:
    """The hash of a person's key."""
    if not SECRET.fullmatch(secret):
        raise refusal("forbidden", "expected your key: Authorization: Bearer …, 22 characters of base64url")
    return hashed(secret)


def shown(row: VersionRow, secret: str) -> Version:
    return Version(
        id=row.id,
        game=row.game,
        name=row.name,
        note=row.note,
        pack=row.pack,
        created=row.created,
        mine=bool(secret) and row.owner == hashed(secret),
    )


class Versions:
    """All versions, by whoever made them."""

    def __init__(self, rows: VersionRows, most: int) -> None:
        self.rows, self.most = rows, most

    async def of(self, secret: str) -> tuple[Version, ...]:
        """All versions of a person, the newest first."""
        return tuple(shown(row, secret) for row in await self.rows.of(owner_of(secret)))

    async def find(self, version: str, secret: str = "") -> Version:
        """One version, with its pack."""
        row = await self.rows.find(version) if MATCH_ID.fullmatch(version) else None
        if row is None:
            raise refusal("unknown-version", version[:40])
        now = int(time.time())
        if now - row.touched > DAY:
            await self.rows.touch(version, now)
        return shown(row, secret)

    async def own(self, version: str, secret: str) -> Version:
        """A version, for its maker alone."""
        owner_of(secret)
        found = await self.find(version, secret)
        if not found.mine:
            raise refusal("forbidden", "only its maker may")
        return found

    async def chosen(self, wish: Wish) -> Wish:
        """The wish for a match or campaign with the pack of the version that it names."""
        if not wish.version:
            return wish
        version = await self.find(wish.version)
        if version.game != wish.game or wish.settings.get("own"):
            raise refusal(
                "bad-options", f"version: expected one of {wish.game}, and no options.own beside it"
            )
        return msgspec.structs.replace(wish, settings={**wish.settings, "own": [version.pack]})

    async def keep(self, secret: str, wish: NewVersion) -> Version:
        """A new version."""
        owner, header, now = owner_of(secret), await checked(wish), int(time.time())
        row = VersionRow(
            id=new_match_id(),
            owner=owner,
            game=wish.game,
            name=header.name or header.id,
            note=header.note,
            pack=wish.pack,
            created=now,
            touched=now,
        )
        if not await self.rows.add(row, self.most):
            raise refusal("too-many-versions", f"expected at most {self.most}; delete one first")
        return shown(row, secret)

    async def change(self, version: str, secret: str, wish: NewVersion) -> Version:
        """Another pack in the place of one's own; matches that were begun keep theirs."""
        before = await self.find(version, secret)
        owner = owner_of(secret)
        if not before.mine or before.game != wish.game:
            raise refusal("forbidden", "only its maker changes a version, and its game stays the same")
        header, now = await checked(wish), int(time.time())
        new = {"name": header.name or header.id, "note": header.note, "pack": wish.pack}
        if not await self.rows.change(version, owner, touched=now, **new):
            raise refusal("unknown-version", version)
        return await self.find(version, secret)

    async def remove(self, version: str, secret: str) -> None:
        """Delete one's own version; matches that were begun with it go on."""
        owner = owner_of(secret)
        before = await self.find(version, secret)
        if not before.mine:
            raise refusal("forbidden", "only its maker deletes a version")
        await self.rows.remove(version, owner)


async def checked(wish: NewVersion) -> Header:
    """The header of a pack that the game accepts, checked as that of a match is."""
    game, _ = known_workshop(wish.game)

    def work() -> Header:
        settings = game.read_settings({"own": [wish.pack]})
        game.box(settings)
        return own_headers(settings.own)[0]

    header = await beside(game, work)
    for field, text, most in (
        ("name", header.name or header.id, LONGEST_NAME),
        ("note", header.note, LONGEST_NOTE),
    ):
        if len(text) > most:
            raise refusal("bad-options", f"pack.{field}: expected at most {most} characters, got {len(text)}")
    return header
