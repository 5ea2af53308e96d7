"""The process that mixes and plays, from both ends."""
