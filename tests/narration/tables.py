"""Whole games played at random, as every seat hears them."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from audiogames.core.messages import Message, Seat
from audiogames.core.registry import game_named
from audiogames.core.table import Table
from audiogames.faces.session import PERSON, Session

NAMES = ("Barthélemyne", "Guillemettes", "Maximilienne", "Emmanuelline", "Constantines", "Anne-Clotide")
"""Names of twelve letters, the longest for which nothing essential may be cut on a braille display."""


class Heard(NamedTuple):
    """What one seat was told before it acted, or at the end; and the events behind it, as it may know them."""

    table: Table
    seat: Seat
    news: tuple[Message, ...]
    detail: tuple[Message, ...]


def whole_game(seed: int, seats: int, game: str = "roue_des_sorcieres") -> Iterator[Heard]:
    """Play a game with random options and random actions; every seat hears its news whenever it is to act."""
    chance = random.Random(seed)
    options: dict[str, Any] = {
        option.name: chance.random() < 0.5 if option.type == "boolean" else chance.choice(option.choices)
        for option in game_named(game).options
    }
    session = Session.new(game, NAMES[:seats], [PERSON] * seats, options, seed, _nowhere())
    while (seat := session.waiting_for()) is not None:
        yield Heard(session.table, seat, session.news(seat), session.detail(seat))
        session.act(seat, chance.choice(session.table.legal()[seat]))
    for seat in range(seats):
        yield Heard(session.table, seat, session.news(seat), session.detail(seat))


def _nowhere() -> Any:
    from audiogames.core.journal import MemoryStore

    return MemoryStore()
