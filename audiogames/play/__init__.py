"""A table and its people's conversations: entries and `now` come in, replies go out. No clock, no thread."""
