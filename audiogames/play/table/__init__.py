"""One table: its people and bots, their turns, timed events, and pending news."""
