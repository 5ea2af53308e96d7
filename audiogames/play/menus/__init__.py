"""The questions common to all faces: the main menu, tables, options, settings."""
