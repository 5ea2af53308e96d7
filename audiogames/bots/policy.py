"""The advice of a game on playing well: the `Policy` that its `bot.py` holds, found by the game's name."""

from functools import cache
from importlib import import_module
from typing import Any

from audiogames.core.game import Policy
from audiogames.core.registry import GAMES, game_named


@cache
def policy_for(name: str) -> Policy[Any, Any, Any]:
    """Return how a game is played: `POLICY` of its module `bot`. Raises UnknownGame."""
    game_named(name)
    policy: Policy[Any, Any, Any] = import_module(f"{GAMES[name].package}.bot").POLICY
    return policy
