from audiogames.faces.engine.server import Engine, main, serve

__all__ = ["Engine", "main", "serve"]
