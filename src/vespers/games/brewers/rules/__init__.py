"""The rules of Brewers, a file per chapter of RULES.md."""
