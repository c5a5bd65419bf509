"""`python -m vespers`: the command, for those whose shell does not find it."""

from vespers.cli import main

main()
