"""RULES.md as chapters and sections, in three languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec

from vespers.texts.spaces import tied

OURS = Path(__file__).parents[1] / "games"

HEADING = re.compile(r"^### (?P<number>\d+\.\d+) (?P<title>.+?) \[(?P<origin>\w+)\]$")
COMMENT = re.compile(r"^<!--.*-->\n|<!--[^>]*-->", re.MULTILINE)  # which numbers of the packs RULES states
CHAPTER = re.compile(r"^## (?P<number>\d+)\.? (?P<title>.+)$")


class Section(msgspec.Struct, frozen=True):
    """`### 2.4 Covering [book]` and its text, in Markdown: paragraphs, lists, tables, bold."""

    number: str
    title: str
    origin: str
    body: str


class Chapter(msgspec.Struct, frozen=True):
    """`## 2. How to place`, what it is about, and its sections."""

    number: str
    title: str
    sections: tuple[Section, ...]
    intro: str = ""


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
    """The rules of a game in a language, in English if there is no other; empty if there is no RULES.md."""
    return parsed(COMMENT.sub("", source(folder, language)))


@cache
def source(folder: Path, language: str) -> str:
    """The text of RULES with its comments; empty if there is none."""
    for path in (folder / f"RULES.{language}.md", folder / "RULES.md"):
        if path.exists():
            text = path.read_text("utf-8")
            return text if folder.parent == OURS else tied(language, text)
    return ""


def parsed(text: str) -> Rulebook:
    """Chapters and sections of a RULES.md."""
    front, *chapters = re.split(r"(?m)^(?=## )", text)
    title, _, preface = front.partition("\n")
    return Rulebook(title.removeprefix("# ").strip(), preface.strip(), tuple(map(_chapter, chapters)))


def _chapter(text: str) -> Chapter:
    head, *sections = re.split(r"(?m)^(?=### )", text)
    line, _, intro = head.partition("\n")
    found = CHAPTER.match(line)
    if found is None:
        raise ValueError(f"not a chapter heading: {line!r}")
    return Chapter(found["number"], found["title"], tuple(map(_section, sections)), intro.strip())


def _section(text: str) -> Section:
    head, _, body = text.partition("\n")
    found = HEADING.match(head)
    if found is None:
        raise ValueError(f"not a section heading: {head!r}")
    return Section(found["number"], found["title"], found["origin"], body.strip())
