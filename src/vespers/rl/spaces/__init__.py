"""One small file per game: how large the numbers in its views can be, and what they mean."""
