"""A person at a browser: looks for what is offered, clicks it, reads what is there. Knows no game."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

LAPTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
PATIENCE = 20_000  # milliseconds
ASKED = ".dock.mine .answers button"  # a question that can be answered
STORE = "localStorage.getItem('{0}') ?? localStorage.setItem('{0}', {1})"


class Person:
    """One page, and what went wrong on it."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url = page, url
        self.errors: list[str] = []
        self.rng = random.Random(1)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)

    def shelf(self) -> None:
        self.page.goto(self.url)
        expect(self.page.get_by_role("heading", name="Vespers")).to_be_visible(timeout=PATIENCE)

    def play_now(self, game: int) -> None:
        """One click from the shelf to a running game."""
        self.shelf()
        self.page.locator(".primary").nth(game).click()
        self.page.wait_for_url("**/#/match/**")
        expect(self.page.locator(".dock .text")).to_be_visible(timeout=PATIENCE)

    def my_turn(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    def over(self) -> bool:
        return self.page.locator("dialog[open]").count() > 0

    def choices(self) -> list[Locator]:
        """Everything on offer, as the list of all choices names it."""
        more = self.page.locator(".dock .list")
        if more.count() and more.get_attribute("aria-expanded") == "false":
            more.click()
        listed = self.page.locator(".dock ol.all button").all()
        return listed or self.page.locator(".dock .answers button:not(.quiet)").all()

    def number(self) -> int:
        """How much has happened."""
        return int(self.page.locator(".match").get_attribute("data-number") or 0)

    def choose(self, pick: Callable[[list[Locator]], Locator] | None = None) -> None:
        """Take one of the choices, and wait until the table has moved on."""
        before = self.number()
        found = self.choices()
        assert found, self.page.locator(".dock").inner_text()
        (pick or self.rng.choice)(found).click()
        confirm = self.page.locator(".dock .answers[role=group] .primary")
        if confirm.count():
            confirm.click()
        self.page.wait_for_function(
            "before => document.querySelector('dialog[open], .curtain')"
            " || Number(document.querySelector('.match')?.dataset.number ?? before) !== before",
            arg=before,
            timeout=PATIENCE,
        )

    def wait_for_my_turn(self) -> None:
        """Until I am asked or the game is over."""
        self.page.wait_for_selector(f"{ASKED}, dialog[open], .curtain", timeout=60_000)

    def play_on(self, most: int = 2000) -> None:
        """To the end, by any legal choices."""
        for _ in range(most):
            self.wait_for_my_turn()
            if self.over():
                return
            self.choose()
        raise AssertionError("the game does not end")


@contextmanager
def sit_down(
    chromium: Browser,
    url: str,
    viewport: ViewportSize = LAPTOP,
    language: str = "en",
    **settings: Any,
) -> Iterator[Person]:
    """A person with a fresh profile; no movement, no second click, no hints, unless asked for."""
    usual = {"speed": "off", "confirm": False, "hints": False, **settings}
    context = chromium.new_context(
        viewport=viewport, locale=language, has_touch=viewport == PHONE, reduced_motion="reduce"
    )
    stored = json.dumps(json.dumps(usual))
    context.add_init_script(
        f"localStorage.getItem('vespers-settings') ?? localStorage.setItem('vespers-settings', {stored})"
    )
    person = Person(context.new_page(), url)
    try:
        yield person
    finally:
        context.close()
    assert person.errors == []
