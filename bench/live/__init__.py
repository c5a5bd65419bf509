"""The table under load, beside a boardgame.io server and the floor of SQLite commits."""
