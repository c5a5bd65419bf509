"""Which of the two trees is under test: `make test` runs these files on both."""

import os
from pathlib import Path

from vespers.engine import kernel


def test_the_tree_is_the_one_that_was_meant() -> None:
    compiled = Path(kernel.__file__).suffix != ".py"
    assert compiled == bool(os.environ.get("VESPERS_COMPILED"))
