"""Codes that a person fills in: the draft, the signs as they are typed, and tables from a file."""
