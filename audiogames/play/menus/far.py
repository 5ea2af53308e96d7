"""Tables without a clock, elsewhere, at which this device has a seat: their lines in the menus."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from audiogames.core.messages import Message, menu_message
from audiogames.play.keys.questions import MenuLine
from audiogames.play.prompts import Talk


class FarTable(NamedTuple):
    """`turn`: the person is to move. `sit` goes there."""

    label: Message
    title: str
    address: str
    turn: bool
    sit: Callable[[], Talk[Any]]


Look: TypeAlias = Callable[[], Talk[Sequence[FarTable]]]
"""Finds the tables, those where the person is to move first."""


class FarTables:
    def __init__(self, look: Look | None) -> None:
        self._look = look
        self._found: Sequence[FarTable] = ()

    def look(self) -> Talk[None]:
        if self._look is not None:
            self._found = yield from self._look()

    @property
    def are_waiting(self) -> bool:
        """The person is to move at the first one."""
        return any(table.turn for table in self._found)

    @property
    def lines(self) -> list[MenuLine]:
        return [MenuLine(table.label) for table in self._found]

    def title(self, start: str) -> Message:
        """The title of a menu in which Enter goes to the first one."""
        return menu_message(f"{start}-turn", game=self._found[0].title, address=self._found[0].address)

    def sit(self, place: int = 0) -> Talk[None]:
        yield from self._found[place].sit()
