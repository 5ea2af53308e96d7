"""Benchmarks of stickers: how long their files take, and how many are read back."""
