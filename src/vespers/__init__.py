"""Vespers: the table, the referee and the play-test lab for four board games."""
