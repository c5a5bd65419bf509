"""RULES.md as chapters and sections, in three languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec

from vespers.texts.spaces import tied

HEADING = re.compile(r"^### (?P<number>\d+\.\d+) (?P<title>.+?) \[(?P<origin>\w+)\]$")
CHAPTER = re.compile(r"^## (?P<number>\d+)\.? (?P<title>.+)$")


class Section(msgspec.Struct, frozen=True):
    """`### 2.4 Covering [book]` and what stands beneath it, in Markdown: paragraphs, lists, tables, bold."""

    number: str
    title: str
    origin: str
    body: str


class Chapter(msgspec.Struct, frozen=True):
    """`## 2. How to place` and its sections."""

    number: str
    title: str
    sections: tuple[Section, ...]


class Rulebook(msgspec.Struct, frozen=True):
    """A whole RULES.md."""

    title: str
    preface: str
    chapters: tuple[Chapter, ...]

    def section(self, number: str) -> Section | None:
        """A section by its number, with or without the sign."""
        wanted = number.lstrip("§")
        sections = (section for chapter in self.chapters for section in chapter.sections)
        return next((section for section in sections if section.number == wanted), None)

    def chapter(self, number: str) -> Chapter | None:
        wanted = number.lstrip("§").rstrip(".")
        return next((chapter for chapter in self.chapters if chapter.number == wanted), None)


@cache
def rulebook(folder: Path, language: str) -> Rulebook:
    """The rules of a game in a language; English where a game has no other."""
    path = folder / f"RULES.{language}.md"
    text = (path if path.exists() else folder / "RULES.md").read_text("utf-8")
    return parsed(tied(language, text))


def parsed(text: str) -> Rulebook:
    """Chapters and sections of a RULES.md."""
    front, *chapters = re.split(r"(?m)^(?=## )", text)
    title, _, preface = front.partition("\n")
    return Rulebook(title.removeprefix("# ").strip(), preface.strip(), tuple(map(_chapter, chapters)))


def _chapter(text: str) -> Chapter:
    head, *sections = re.split(r"(?m)^(?=### )", text)
    found = CHAPTER.match(head.partition("\n")[0])
    if found is None:
        raise ValueError(f"not a chapter heading: {head.partition(chr(10))[0]!r}")
    return Chapter(found["number"], found["title"], tuple(map(_section, sections)))


def _section(text: str) -> Section:
    head, _, body = text.partition("\n")
    found = HEADING.match(head)
    if found is None:
        raise ValueError(f"not a section heading: {head!r}")
    return Section(found["number"], found["title"], found["origin"], body.strip())
