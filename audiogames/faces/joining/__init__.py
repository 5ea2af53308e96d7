"""A seat at a table elsewhere: its conversation is held there, its keys, voice and sounds are of this computer."""
