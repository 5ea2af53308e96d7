"""What one device speaks, how fast, and what was heard of it."""
