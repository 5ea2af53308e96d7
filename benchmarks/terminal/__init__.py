"""Benchmarks of a game at the terminal: from a key to the utterance, and how long one listens."""
