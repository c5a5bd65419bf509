"""Games and bots that a test installs: what Vespers remembers of those there are is forgotten."""

from __future__ import annotations

from pathlib import Path

from vespers import games, texts
from vespers.bots import of_others
from vespers.table import catalogue
from vespers.table.routes import page_routes

CACHES = (
    games.find_game,
    games._theirs,
    texts.bundle,
    texts.keys,
    of_others.entry_point_bots,
    of_others.load_bot,
    catalogue.shelf,
    page_routes._shelf,
    page_routes._texts,
)


def forget() -> None:
    """Look for games, their texts and bots again."""
    for cache in CACHES:
        cache.cache_clear()


def installed(place: Path, package: str, *points: str, group: str = "vespers.games") -> None:
    """What pip would leave of a package."""
    about = place / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("\n".join([f"[{group}]", *points, ""]))
