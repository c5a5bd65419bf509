"""Non-breaking spaces.

Our own files contain them; `tools/tie_spaces.py` inserts them. Texts of packs and of other packages
get them when they are read.
"""

from __future__ import annotations

import re

NO_BREAK, NARROW = "\u00a0", "\u202f"
ANY = f"[ {NO_BREAK}{NARROW}]"
PERCENT = re.compile(f"{ANY}(?=%)")
FRENCH_WIDE = re.compile(f"{ANY}(?=»|:(?!-))|(?<=«){ANY}")  # `:-` is the rule of a Markdown table
FRENCH_NARROW = re.compile(f"{ANY}(?=[;?!])")


def tied(language: str, text: str) -> str:
    """A text whose signs stay with their words: `50 %`, and in French « ainsi » : ! ? ;"""
    text = PERCENT.sub(NO_BREAK, text)
    if language != "fr":
        return text
    return FRENCH_NARROW.sub(NARROW, FRENCH_WIDE.sub(NO_BREAK, text))
