"""Tables of Du Balai! spoken to through the protocol: at a position, and at moments of random games."""

import functools
import random
from collections.abc import Iterator

from tests.games.du_balai.deals import random_position
from tests.games.du_balai.positions import Position

from .client import Client

BALAI = "du_balai"
GAMES = 24
LONGEST = 10
"""Requests after which a random game is left."""


def start(position: Position, seed: int = 0) -> Client:
    """Return a client with a game that stands at a position."""
    client = Client()
    client.ask("load", position=position, seed=seed)
    return client


def game(seed: int) -> tuple[Client, random.Random]:
    """Return a client at the beginning of a random game, in any phase, and who chooses what is done there."""
    return start(random_position(seed, 2 + seed % 5), seed), random.Random(seed)


@functools.cache
def moments() -> tuple[Position, ...]:
    """Return the whole truth at moments of random games that begin in every phase."""
    return tuple(position for seed in range(GAMES) for position in _played(seed))


def _played(seed: int) -> Iterator[Position]:
    client, chooser = game(seed)
    for _ in range(LONGEST):
        yield client.ask("position")
        request = client.next(chooser)
        if request is None:
            return
        client.line(**request)


def viewers(position: Position) -> tuple[int | None, ...]:
    """Return a spectator and every seat."""
    return (None, *range(len(position["seats"])))
