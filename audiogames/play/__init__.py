"""A table and the conversations of the people at it: entries and `now` come in, replies go out. No clock, no thread."""
