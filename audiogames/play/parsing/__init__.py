"""Typed text, as commands, cards and answers."""
