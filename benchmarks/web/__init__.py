"""Benchmarks of the server of tables: many of them, and one that is attacked."""
