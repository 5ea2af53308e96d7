"""The keys and words of every game: choices, commands, walking, history, help, sounds."""
