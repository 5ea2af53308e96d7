"""The sounds that cues name, as a program can list them. No sound is loaded for that."""

import tomllib

from audiogames.core.game import Json
from audiogames.resources import data_folder


def listed(locale: str) -> list[Json]:
    """Return every sound of the program: what a cue calls it, its kind, how long it lasts, and in words what it is."""
    manifest = tomllib.loads((data_folder("sounds") / "manifest.toml").read_text(encoding="utf-8"))
    return [
        {
            "name": name,
            "category": sound["category"],
            "length": sound["length"],
            "title": sound[f"name-{locale}"],
            "meaning": sound[f"meaning-{locale}"],
        }
        for name, sound in manifest["sounds"].items()
    ]
