"""What `vespers lab report` takes from people: their games and feedback, from a folder or a table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from vespers.cli.common import fail
from vespers.texts import Say

T = TypeVar("T")


def played_by_people(
    human_games: Any, people: Path | None, database: str | None, game: str, language: str
) -> list[Any]:
    """The games of people: records in a folder, finished matches of a table."""
    found = [] if people is None else human_games.read_folder(people)
    if database is not None:
        from vespers.table.finished import finished_matches

        matches, _ = asked_of_database(lambda: finished_matches(database, game), language)
        found += [human_games.RecordedGame(*one) for one in matches]
    return list(found)


def remarks_of_players(opinions: Any, database: str, game: str, language: str) -> list[Any]:
    """Feedback on a game from the players of a table, without their names."""
    from vespers.table.finished import remarks_about

    remarks = asked_of_database(lambda: remarks_about(database, game), language)
    return [opinions.Opinion(*one) for one in remarks]


def asked_of_database(ask: Callable[[], T], language: str) -> T:
    """An answer of a table's database; exit with a sentence when it has none."""
    from vespers.table.store.database import BadDatabase

    try:
        return ask()
    except BadDatabase as problem:
        fail(Say(language)("lab-database", problem=str(problem)))
