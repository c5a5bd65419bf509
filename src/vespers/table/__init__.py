"""The table: matches, seats, storage, sockets, and the protocol they speak."""
