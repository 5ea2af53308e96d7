"""A club evening of several rounds."""
