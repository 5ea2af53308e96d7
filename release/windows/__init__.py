"""The folder for Windows: the program with its own Python, to be unpacked and started."""
