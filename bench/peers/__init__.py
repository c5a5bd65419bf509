"""One script per peer; each plays at random through the peer's own interface and prints one JSON line."""
