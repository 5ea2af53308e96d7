"""The ways to speak, one a module; each is opened by its `open_sink`, or made where nothing can fail."""
