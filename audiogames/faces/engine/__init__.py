"""The engine protocol on standard input and output, for programs (docs/notation.md)."""

from audiogames.faces.engine.server import Engine, main, serve

__all__ = ["Engine", "main", "serve"]
