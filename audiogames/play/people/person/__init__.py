"""One person at a table."""
