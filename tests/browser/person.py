"""A person at a browser: sees what glows, clicks it, confirms, reads."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error

from tests.waiting import PATIENCE, wait_for

USUAL = {
    "language": "en",
    "theme": "moonlight",
    "speed": "off",
    "hints": False,
    "stages": "off",
    "confirm": "ask",
    "coach": "never",
}
Make = Callable[..., "Person"]
KEEP = (  # not in a sandboxed page, which has nowhere to keep anything
    "if (location.host && origin !== 'null' && !localStorage['vespers-settings'])"
    " localStorage['vespers-settings'] = %s"
)

# Judged in the page: all that axe has to say of what is right is long, and takes as long to send as to find.
VIOLATIONS = """async () => (await axe.run({ resultTypes: ["violations"] })).violations
  .filter((one) => ["serious", "critical"].includes(one.impact))
  .map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 120)}`)"""


def click_what_was_seen(found: Any, **how: Any) -> None:
    """A click; none, if the page has changed since and what was found is gone."""
    with suppress(Error):
        found.click(**how)


class Person:
    """One browser profile with one page."""

    def __init__(
        self,
        browser: Any,
        url: str,
        width: int,
        height: int,
        settings: dict[str, Any],
        scale: float = 1.0,
        touch: bool = False,
    ) -> None:
        self.url = url
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            device_scale_factor=scale,
            has_touch=touch,
        )
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.context.add_init_script(KEEP % json.dumps(json.dumps({**USUAL, **settings})))
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self.hear)

    def hear(self, message: Any) -> None:
        """A warning of the framework is a mistake of the client, but for one.

        `derived_inert` says that an answer came after its page was left, and read what the page had worked
        out: on a busy machine that happens, and nobody sees it.
        """
        if message.type == "warning" and "svelte" in message.text and "derived_inert" not in message.text:
            self.errors.append(message.text)

    def leave(self) -> None:
        self.context.close()
        assert self.errors == [], self.errors

    def open(self, path: str = "", wait: str = "main, .match") -> None:
        self.page.goto(self.url + path)
        self.page.wait_for_selector(wait)

    def speak(self, language: str) -> None:
        """The same page in another language, as the settings would have it."""
        kept = json.loads(self.page.evaluate("localStorage['vespers-settings']"))
        self.page.evaluate(
            "text => { localStorage['vespers-settings'] = text }", json.dumps({**kept, "language": language})
        )
        self.page.reload()

    def press_play(self) -> None:
        """Shelf, one click, a running game."""
        self.open("", ".games")
        self.page.click(".games [data-play] >> nth=0")
        self.page.wait_for_selector(".match .board, .match .dock")

    def begin(self, *kinds: str, names: tuple[str, ...] = ()) -> None:
        """A new match of the first game: `me`, `local`, `link` or `bot` by seat."""
        self.open("", ".games")
        self.page.click(".games a[href*='new'] >> nth=0")
        self.page.wait_for_selector("form")
        for n, kind in enumerate(kinds, 1):
            self.page.select_option(f"li:nth-child({n}) select >> nth=0", kind)
            if n <= len(names):
                self.page.fill(f"li:nth-child({n}) input", names[n - 1])
        self.page.click(".start")
        self.page.wait_for_selector(".match .board, .match .dock, .curtain")

    def asked(self) -> bool:
        return self.page.query_selector(".dock .answers") is not None

    def wait_to_be_asked(self) -> None:
        self.page.wait_for_selector(".dock .answers")

    def number(self) -> str | None:
        """How far the match has come; None behind a curtain."""
        match = self.page.query_selector(".match")
        return None if match is None else match.get_attribute("data-number")

    def answer(self, turn: int = 0) -> None:
        """Something that glows, until the question is answered."""
        self.wait_to_be_asked()
        before = self.number()
        turns = itertools.count(turn)
        wait_for(
            lambda: self.number() != before or self.over(),
            "an answer to count",
            lambda: self.click_something(next(turns)),
        )

    def click_something(self, turn: int) -> None:
        """The confirmation if there is one, else something that glows, else a plain answer."""
        if confirming := self.page.query_selector(".answers .primary"):
            before = self.number()
            click_what_was_seen(confirming)
            self.wait_until(lambda: self.over() or self.number() != before or not confirming.is_visible())
            return
        if glowing := self.page.query_selector_all("[data-thing].offered:visible"):
            click_what_was_seen(glowing[turn % len(glowing)], force=True)  # a piece on it takes the click
        elif plain := self.page.query_selector_all(".answers .button:not(.list):not(.quiet)"):
            click_what_was_seen(plain[turn % len(plain)])
        self.page.wait_for_timeout(20)

    def sees(self, selector: str) -> None:
        """It is there, or comes: a page may still be waiting for the server."""
        self.page.wait_for_selector(selector, state="attached")

    def misses(self, selector: str) -> None:
        """It is not there, or goes."""
        self.page.wait_for_selector(selector, state="detached")

    def wait_until(self, done: Callable[[], bool]) -> None:
        """Polls from outside: the page's policy lets nobody evaluate strings inside."""
        wait_for(done, "the page to change", lambda: self.page.wait_for_timeout(20))

    def over(self) -> bool:
        return self.page.query_selector("dialog[open]") is not None

    def verdict(self) -> str:
        """Who has won, once the final sheet has been counted to its end."""
        self.page.wait_for_selector("dialog[open] h2 .crown")
        return self.text("dialog[open] h2")

    def cards_on_board(self) -> int:
        return len(self.page.query_selector_all(".board [data-piece=card]"))

    def text(self, selector: str) -> str:
        return str(self.page.inner_text(selector))

    def violations(self, axe: str) -> list[str]:
        """What axe-core finds on this page, serious or worse."""
        self.page.evaluate(axe)
        found: list[str] = self.page.evaluate(VIOLATIONS)
        return found


def two_people(person: Make) -> tuple[Person, Person, str]:
    """A host, a guest who came by a secret link, and the public address."""
    host = person()
    host.begin("me", "link", names=("Ann",))
    host.page.click("section[aria-label] button >> nth=0")
    link = str(host.page.evaluate("navigator.clipboard.readText()"))
    guest = person()
    guest.page.goto(link)
    guest.page.wait_for_selector(".board")
    return host, guest, link.rsplit("/", 1)[0]


def who_is_asked(host: Person, guest: Person) -> tuple[Person, Person]:
    """Who is to move, and the other."""
    host.wait_until(lambda: host.asked() or guest.asked())
    return (host, guest) if host.asked() else (guest, host)


def walk(me: Person, until: str) -> None:
    """Tab, until the focus is there."""
    for _ in range(60):
        me.page.keyboard.press("Tab")
        if me.page.evaluate(until):
            return
    raise AssertionError(f"never reached by Tab: {until}")


def open_menu(me: Person) -> None:
    me.page.get_by_role("button", name="More at this table").click()
    me.page.wait_for_selector(".menu")


def choose(me: Person, name: str) -> None:
    me.page.locator(".menu").get_by_role("button", name=name).click()
