from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from audiogames.core.game import Choice, Game, Parts
from audiogames.core.messages import Message, Seat
from audiogames.core.presentation.zones import IdentityKey, Zone
from audiogames.play.table.sitting import Sitting

JUST_FOUND: Final = 64
"""Size of the cache of all tables, since choices are requested several times in a row."""


@lru_cache(JUST_FOUND)
def _choices(game: Game[Any, Any, Any], seen: IdentityKey, legal: IdentityKey) -> tuple[Choice, ...]:
    return game.choices(seen.it, legal.it)


def choices(sitting: Sitting, seat: Seat) -> tuple[Choice, ...]:
    return _choices(sitting.game, IdentityKey(sitting.view(seat)), IdentityKey(sitting.table.legal().get(seat, ())))


def parts(sitting: Sitting, seat: Seat) -> Parts | None:
    return sitting.game.parts(sitting.view(seat), sitting.table.legal().get(seat, ()))


def named(sitting: Sitting, seat: Seat, cards: Sequence[str]) -> Any:
    """None if the cards mean nothing. Raises IllegalAction for unknown cards."""
    return sitting.game.named(sitting.view(seat), cards)


def zones(sitting: Sitting, seat: Seat | None) -> tuple[Zone, ...]:
    return sitting.game.zones(sitting.view(seat))


def ask(sitting: Sitting, question: str, seat: Seat | None) -> tuple[Message, ...]:
    return worded(sitting, sitting.game.ask(question, sitting.view(seat)))


def asked(sitting: Sitting, seat: Seat) -> tuple[Message, ...]:
    return worded(sitting, sitting.game.asked(sitting.view(seat)))


def worded(sitting: Sitting, messages: Sequence[Message]) -> tuple[Message, ...]:
    if sitting.table.companion is None:
        return tuple(messages)
    words = sitting.game.companion.words
    found = (message._replace(id=words.get(message.id, message.id)) for message in messages)
    return tuple(message for message in found if message.id)


def where_we_are(sitting: Sitting, seat: Seat | None) -> tuple[Message, ...]:
    """For someone who comes back: the ranking, the cards, whose turn it is."""
    return tuple(message for question in ("rank", "current", "turn") for message in ask(sitting, question, seat))
