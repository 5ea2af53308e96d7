from audiogames.core.errors import GameError, reason
from audiogames.core.messages import Argument


class TactileError(GameError):
    """A code, a deck, a sheet or an output cannot be used. Nothing was written, not even in part."""


def refusal(id: str, **arguments: Argument) -> TactileError:
    return TactileError(reason(id, **arguments))
