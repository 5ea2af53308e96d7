"""The events of Pebbles."""

from typing import NamedTuple, TypeAlias

from audiogames.core.events import Audience


class Rolled(NamedTuple):
    seat: int
    pebble: int | None

    @property
    def audience(self) -> Audience:
        return Audience(self.seat, ("pebble",), tells_owner=True)


class Did(NamedTuple):
    seat: int
    what: str


Event: TypeAlias = Rolled | Did
