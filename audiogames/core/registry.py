"""The games there are, found by name and loaded when first asked for."""

from functools import cache
from importlib import import_module
from typing import Any

from audiogames.core.errors import UnknownGame, reason
from audiogames.core.game import Game

GAMES = {
    "roue_des_sorcieres": "audiogames.games.roue_des_sorcieres",
    "air_sorciere": "audiogames.games.air_sorciere",
    "du_balai": "audiogames.games.du_balai",
    "zapp_zerapp": "audiogames.games.zapp_zerapp",
}
"""Name of each game and the package whose `GAME` it is."""


@cache
def _load(package: str) -> Game[Any, Any, Any]:
    game: Game[Any, Any, Any] = import_module(package).GAME
    return game


def game_named(name: str) -> Game[Any, Any, Any]:
    """Return a game by its name. Raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame(reason("game-unknown", game=name, known=", ".join(GAMES)))
    return _load(GAMES[name])
