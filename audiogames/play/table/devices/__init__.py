"""The devices at a table: which are there, which key was first, and whether all agree to an undo."""
