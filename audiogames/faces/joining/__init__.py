"""A seat at a remote table: its conversation is there, with this computer's keys, voice and sounds."""
