"""How the numbers in actions, events and reasons are said."""

from __future__ import annotations
