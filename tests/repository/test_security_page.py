"""The threat model names tests that there are."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_claim_of_the_threat_model_names_a_test_that_there_is() -> None:
    page = (ROOT / "docs/security.md").read_text()
    sources = "\n".join(file.read_text() for file in (ROOT / "tests").rglob("test_*.py"))
    there = set(re.findall(r"^def (test_\w+)", sources, re.M))
    named = set(re.findall(r"`(test_\w+)`", page))
    assert len(named) > 30 and not named - there
    rows = [line for line in page.splitlines() if line.startswith("| ") and not line.startswith("| who | ")]
    claims = [row for row in rows if not row.startswith("| attack |")]
    assert len(claims) > 15 and all("`test_" in row for row in claims), "a claim without proof"
