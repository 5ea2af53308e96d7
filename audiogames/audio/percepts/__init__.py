"""The sounds of hidden things, for one seat: a module for each game that comes with the program and has any."""
