"""Measured heads, converted to the form that the program plays. Only developers and `head` need this."""
