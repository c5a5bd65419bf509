"""`make help` names every target that a person may call."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_help_is_the_default_and_complete() -> None:
    shown = subprocess.run(["make", "-s"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    listed = re.findall(r"^make ([\w-]+)", shown, re.MULTILINE)
    declared = re.search(r"^\.PHONY: (help .*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert declared is not None
    assert sorted(listed) == sorted(declared.group(1).split())
