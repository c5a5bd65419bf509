"""What each game looks like, written straight from its state."""
