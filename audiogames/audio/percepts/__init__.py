"""Sounds of hidden things for one seat: a module for each game that has any."""
