"""Processes in which voices speak, so that one can be ended at any moment without harm to the program."""
