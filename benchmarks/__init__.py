"""The benchmarks: docs/en/contributing.md says how to run them, and names the figures that must hold."""
