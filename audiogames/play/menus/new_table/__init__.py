"""The ways to open a table, and their options."""
