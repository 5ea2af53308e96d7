"""One order of stickers: what is asked for, what writes each format, and how all files are made at once."""
