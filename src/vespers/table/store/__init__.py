"""Where matches are kept: SQLite or PostgreSQL, the same code."""
