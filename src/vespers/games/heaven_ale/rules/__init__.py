"""The rules of Heaven & Ale: a module per chapter of RULES.md."""
