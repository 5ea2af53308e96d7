"""Zapp Zerapp as it is played by keys: barrels are shaken by one person at a time, or by all at once."""
