"""Finished games: their turning points, and memories of people's games."""
