"""Whole games played at random, as every seat hears them."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from audiogames.core.journal import MemoryStore
from audiogames.core.messages import Message, Seat
from audiogames.core.registry import game_named
from audiogames.core.table import Table
from audiogames.play.conversation import Conversation
from audiogames.play.in_game.news import News
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting

NAMES = ("Barthélemyne", "Guillemettes", "Maximilienne", "Emmanuelline", "Constantines", "Anne-Clotide")
"""Names of twelve letters, the longest for which nothing essential may be cut on a braille display."""


class Heard(NamedTuple):
    """The messages to one seat before it acted, or at the end; and the events after it, as it may know them."""

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
    sitting = Sitting.new(game, NAMES[:seats], [PERSON] * seats, options, seed, MemoryStore())
    conversation = Conversation()
    conversation.sit(sitting, range(seats))
    news = News(conversation, sitting, resumed=False)
    while (seat := sitting.turns.waiting_for()) is not None:
        yield Heard(sitting.table, seat, news.fresh(seat).messages, news.detail(seat))
        sitting.turns.act(seat, chance.choice(sitting.table.legal()[seat]))
    for seat in range(seats):
        yield Heard(sitting.table, seat, news.fresh(seat).messages, news.detail(seat))
