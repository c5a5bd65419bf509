"""The rules of Wolves, in the order of RULES.md. Each step is one heading; a turn is a list of steps."""
