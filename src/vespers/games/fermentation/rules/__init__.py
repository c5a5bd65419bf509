"""The rules of Triple Fermentation, a file per theme; each step is a heading of RULES.md."""
