"""One order of stickers: its request, the writer of each format, and the creation of all files at once."""
