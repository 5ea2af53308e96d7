"""Zapp Zerapp by keys: barrels are shaken by one person at a time, or by all at once."""
