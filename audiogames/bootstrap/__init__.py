"""From a bare Python to a running game: standard library only, nothing of the game is needed here."""
