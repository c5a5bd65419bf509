"""Secrets of seats and ids of matches. A server keeps only hashes: a stolen database opens no seat."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

MATCH_ID = re.compile(r"[A-Za-z0-9_-]{12}")
SECRET = re.compile(r"[A-Za-z0-9_-]{22}")


def new_match_id() -> str:
    """The public id of a match, about 72 bits: enough to watch, and nobody finds it by trying.

    None begins with a hyphen: on a command line it would be taken for an option.
    """
    while (found := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return found


def new_secret() -> str:
    """The secret of a seat, 128 bits."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """What is stored of a secret. It is random and long, so a plain hash cannot be guessed back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fits(secret: str, stored: str | None) -> bool:
    """Whether a secret is the one behind a stored hash."""
    return stored is not None and hmac.compare_digest(hashed(secret), stored)


def inherited(secret: str, match: str) -> str:
    """The secret of the same person in the match that follows: claiming it twice gives the same again."""
    digest = hmac.digest(secret.encode(), match.encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:16]).rstrip(b"=").decode()
