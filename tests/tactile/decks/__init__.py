"""Decks: said in sentences, read from tables, known by name, kept."""
