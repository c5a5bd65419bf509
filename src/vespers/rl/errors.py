"""What can be wrong with the declaration of a game's observations."""

from __future__ import annotations


class BadSpace(Exception):
    """A view and what is declared of it in `spaces/` do not fit together."""
