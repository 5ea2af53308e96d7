"""The table in words and zones."""
