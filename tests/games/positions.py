"""How a position of any game is refused."""

from typing import Any

import pytest

from audiogames.core.errors import BadOptions, BadPosition, UnknownGame
from audiogames.core.table import Table


def refusal(place: Any, error: type[BadPosition | BadOptions | UnknownGame] = BadPosition) -> tuple[str, Any]:
    """Return the message id and the arguments with which a position is refused."""
    with pytest.raises(error) as refused:
        Table.load(place)
    assert type(refused.value) is error
    return refused.value.message.id, dict(refused.value.message.arguments)
