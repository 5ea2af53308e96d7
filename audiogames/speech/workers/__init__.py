"""The processes in which voices speak, so that one can be ended at any moment and none ends the program."""
