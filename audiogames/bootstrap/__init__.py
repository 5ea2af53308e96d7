"""From a bare Python to a running game. Uses the standard library only."""
