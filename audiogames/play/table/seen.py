"""The things that people at a table see, choose and ask: functions of a sitting, for a seat or someone who looks on."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from audiogames.core.game import Choice, Game, Parts
from audiogames.core.messages import Message, Seat
from audiogames.core.zones import Same, Zone
from audiogames.play.table.sitting import Sitting

JUST_FOUND: Final = 64
"""How many lists of choices are remembered, of all tables: each is asked for several times in a row."""


@lru_cache(JUST_FOUND)
def _choices(game: Game[Any, Any, Any], seen: Same, legal: Same) -> tuple[Choice, ...]:
    return game.choices(seen.it, legal.it)


def choices(sitting: Sitting, seat: Seat) -> tuple[Choice, ...]:
    """Return what a person may choose now, in the order in which it is read aloud."""
    return _choices(sitting.game, Same(sitting.view(seat)), Same(sitting.table.legal().get(seat, ())))


def parts(sitting: Sitting, seat: Seat) -> Parts | None:
    """Return what a person may compose an action of now; None where they choose no sets of things."""
    return sitting.game.parts(sitting.view(seat), sitting.table.legal().get(seat, ()))


def named(sitting: Sitting, seat: Seat, cards: Sequence[str]) -> Any:
    """Return the action that naming these cards means now, allowed or not; None when it means nothing.

    Raises IllegalAction for cards that do not exist.
    """
    return sitting.game.named(sitting.view(seat), cards)


def zones(sitting: Sitting, seat: Seat | None) -> tuple[Zone, ...]:
    """Return what lies where at the table, as it may be walked."""
    return sitting.game.zones(sitting.view(seat))


def ask(sitting: Sitting, question: str, seat: Seat | None) -> tuple[Message, ...]:
    """Return the answer to one of the questions that every game answers."""
    return sitting.game.ask(question, sitting.view(seat))


def where_we_are(sitting: Sitting, seat: Seat | None) -> tuple[Message, ...]:
    """Return what someone needs who comes back to a game: what beats what, what lies there, whose turn it is."""
    view = sitting.view(seat)
    return tuple(message for question in ("rank", "current", "turn") for message in sitting.game.ask(question, view))
