"""Spaces at which no line may end. Whoever writes texts types ordinary ones."""

from __future__ import annotations

import re

NO_BREAK = "\u00a0"
BEFORE_PERCENT = re.compile(r" (?=%)")
FRENCH = re.compile(r" (?=[%;?!»]|:(?!-))|(?<=«) ")  # `:-` is the rule of a Markdown table


def tied(language: str, text: str) -> str:
    """A text whose signs stay with their words: `50 %`, and in French « ainsi » : ! ? ;"""
    return (FRENCH if language == "fr" else BEFORE_PERCENT).sub(NO_BREAK, text)
