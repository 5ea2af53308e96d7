"""The devices at a table: their presence, races of keys, and consent to an undo."""
