"""The play-test lab: what thousands of games say about a rule, and how sure that is."""
