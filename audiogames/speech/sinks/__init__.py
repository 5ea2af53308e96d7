"""The ways to speak, one module each, opened by `open_sink`."""
