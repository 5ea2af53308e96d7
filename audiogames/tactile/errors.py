"""Refusals about a sticker, a code or a sheet."""

from audiogames.core.errors import GameError, reason
from audiogames.core.messages import Argument


class TactileError(GameError):
    """A code, a deck, a sheet or an output that cannot be used. Nothing was written, not even in part."""


def refusal(id: str, **arguments: Argument) -> TactileError:
    """Return the error whose sentence has this id in the catalogue."""
    return TactileError(reason(id, **arguments))
