"""Heads as they were measured, brought into the form that the program plays; only developers and `head` need this."""
