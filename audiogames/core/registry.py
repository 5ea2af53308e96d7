"""The games there are, found by name and loaded when first asked for."""

from functools import cache
from importlib import import_module
from typing import Any, Final

from audiogames.core.errors import UnknownGame, reason
from audiogames.core.game import Descriptor, Game

_OURS: Final = ("roue_des_sorcieres", "air_sorciere", "du_balai", "zapp_zerapp")
"""The games that come with the program, in the order in which they are offered."""

GAMES: Final[dict[str, Descriptor]] = {}
"""Every game by its name."""


def register(descriptor: Descriptor) -> None:
    """Add a game: from now on it is found, offered and played as all others are."""
    GAMES[descriptor.name] = descriptor


@cache
def _loaded(descriptor: Descriptor) -> Game[Any, Any, Any]:
    return Game(descriptor)


def game_named(name: str) -> Game[Any, Any, Any]:
    """Return a game by its name. Raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame(reason("game-unknown", game=name, known=", ".join(GAMES)))
    return _loaded(GAMES[name])


for _name in _OURS:
    register(import_module(f"audiogames.games.{_name}.descriptor").DESCRIPTOR)
