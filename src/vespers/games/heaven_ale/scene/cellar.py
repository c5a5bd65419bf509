"""§8.1, §8.2 The cellar in the middle of the track: twelve goals, each with its barrels."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from vespers.engine.messages import Text
from vespers.engine.scene import Disc, Point, Rectangle, Token
from vespers.engine.scene.boards import Lettering
from vespers.engine.scene.drawn_once import all_drawn_once, drawn_once
from vespers.engine.wording import player
from vespers.games.heaven_ale.box import HeavenAleBox as Box
from vespers.games.heaven_ale.pieces import BARRELS
from vespers.games.heaven_ale.scene.known import abbey_of
from vespers.games.heaven_ale.scene.progress import progress
from vespers.games.heaven_ale.scene.words import about, phrase
from vespers.games.heaven_ale.view import AbbeyView, View
from vespers.games.heaven_ale.wording import GAME


class CardShape(NamedTuple):
    """How a goal's card is drawn, from its middle: its barrels (dx, dy, side), and how far one is."""

    art: str
    large: tuple[float, float, float]
    small: tuple[float, float, float]
    counted: Point
    lettering: Lettering


WORDED: Final = CardShape("card", (-42.0, 15.0, 47.0), (-2.0, 18.0, 39.0), (41.0, 16.0), "plate")
# Where the board is too small for words: a larger picture, and how far one is beside it.
PICTURED: Final = CardShape("small-card", (-33.0, 31.0, 50.0), (27.0, 32.0, 46.0), (43.0, -31.0), "ink")


def goal_at(number: int) -> Point:
    return 180.0 + number % 3 * 150.0, 171.0 + number // 3 * 132.0


@all_drawn_once
def goals(box: Box, abbey: AbbeyView | None, shape: CardShape) -> Iterator[Rectangle]:
    """§8.2 The twelve goals, with how far an abbey is."""
    mine = None if abbey is None else progress(box, abbey_of(box, abbey))
    for number in range(len(BARRELS)):
        yield goal(box, number, None if mine is None else mine[number], shape)


@drawn_once
def goal(box: Box, number: int, progress: tuple[int, int] | None, shape: CardShape) -> Rectangle:
    """One goal."""
    x, y = goal_at(number)
    return Rectangle(
        id=f"goal-{number}",
        name=Text(f"{GAME}-barrel-{BARRELS[number]}"),
        about=about_goal(box, number),
        rule="8.2",
        x=x,
        y=y,
        width=143.0,
        height=126.0,
        ground="",
        art=f"{shape.art}-{BARRELS[number]}",
        lettering=shape.lettering,
        sign=(x + shape.counted[0], y + shape.counted[1]),
        progress=progress,
    )


def about_goal(box: Box, number: int) -> tuple[Text, ...]:
    """What a goal asks for, and what it brings."""
    prize = about("barrel", large=box.large_points, small=box.small_points)
    return about(f"goal-{BARRELS[number]}", goal=box.goals[number]) + prize


@all_drawn_once
def titles() -> Iterator[Rectangle]:
    """The words of the goals, where there is room for them."""
    for number, name in enumerate(BARRELS):
        x, y = goal_at(number)
        words = Text(f"{GAME}-barrel-{name}")
        yield Rectangle(
            id=f"goal-title-{number}",
            name=words,
            label=words,
            x=x + 25.5,
            y=y - 35,
            width=86.0,
            height=46.0,
            ground="",
            lettering="ink",
            sign=(x + 25.5, y - 35),
        )


@all_drawn_once
def niches(shape: CardShape) -> Iterator[Rectangle]:
    """Where the large and the small barrel of each goal stand."""
    for number in range(len(BARRELS)):
        x, y = goal_at(number)
        for size, (dx, dy, side) in (("large", shape.large), ("small", shape.small)):
            yield Rectangle(
                id=f"niche-{size}-{number}",
                name=phrase(f"barrel-{size}"),
                x=x + dx,
                y=y + dy,
                width=side,
                height=side,
                ground="",
            )


def barrels(box: Box, view: View) -> Iterator[Token | Disc]:
    """§8.1 The barrels in the cellar; a barrel that was taken leaves the seal of who has it."""
    for number in range(len(BARRELS)):
        for large, left in ((True, view.large), (False, view.small)):
            taken = number not in left
            yield seal(number, large, owner(view, number, large)) if taken else barrel(box, number, large)


@drawn_once
def barrel(box: Box, number: int, large: bool) -> Token:
    """A barrel, with its points."""
    size = "large" if large else "small"
    points = box.large_points if large else box.small_points
    return Token(
        id=f"{size}-{number}",
        name=phrase(f"barrel-{size}-of", goal=Text(f"{GAME}-barrel-{BARRELS[number]}")),
        about=about_goal(box, number),
        rule="8.1",
        on=f"niche-{size}-{number}",
        symbol=f"barrel-{size}",
        value=str(points),
    )


def owner(view: View, number: int, large: bool) -> int | None:
    """Who has a barrel; None: nobody took it."""
    for seat, abbey in enumerate(view.abbeys):
        if number in (abbey.large if large else abbey.small):
            return seat
    return None


@drawn_once
def seal(number: int, large: bool, owner: int | None) -> Disc:
    """Who has a barrel."""
    size = "large" if large else "small"
    return Disc(
        id=f"seal-{size}-{number}",
        name=phrase("barrel-of", me=phrase("nobody") if owner is None else player(owner)),
        about=about("seal"),
        rule="8.1",
        on=f"niche-{size}-{number}",
        seat=owner,
        size=30.0,
    )
