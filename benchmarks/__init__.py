"""The benchmarks: docs/en/contributing.md says how to run them, and names the figures that must hold."""

import audiogames.audio  # noqa: F401  before numpy: it reckons in one thread then, as it does in a game
