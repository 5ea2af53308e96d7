"""What is measured, against whom, how to run it: docs/en/contributing.md names the figures that must hold."""
