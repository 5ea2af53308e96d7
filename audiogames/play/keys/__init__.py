"""The keys and words of every game, and their answers: choices, commands, walking, history, help, sounds."""
