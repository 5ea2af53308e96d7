"""What is typed and pressed in every game, and what answers it: choices, commands, walking, history, help, sounds."""
