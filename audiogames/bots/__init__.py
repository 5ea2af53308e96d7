"""Bots: levels, search and the arena. A bot gets a view, never a state."""
