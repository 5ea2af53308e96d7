"""Stickers from the command line: one order at a time, or a conversation."""
