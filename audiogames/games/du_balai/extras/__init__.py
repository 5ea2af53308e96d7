"""Modules that a game may leave out."""
