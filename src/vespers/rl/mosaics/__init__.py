"""What lays the views of each game without making them: `<game>.py`, for the interpreter."""
