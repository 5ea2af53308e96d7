"""Stickers and codes that make a physical deck readable by touch."""
