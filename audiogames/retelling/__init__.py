"""Saved games: where they stand, and how they are told, sounded and shown again."""
