"""How fast our games are, beside peers, in one run on one core. `make bench`."""
