"""A table before its game."""
