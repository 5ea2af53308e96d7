"""The questions that are the same on every face: the main menu, tables, options, settings."""
