"""Benchmarks of sound: what rendering costs, how late it is heard, and what ears can tell apart."""
