"""Saved games: their files, and how they are replayed and rendered."""
