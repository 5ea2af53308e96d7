"""A device: where one person, or several at one keyboard, hear and type. A table has any number."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from audiogames.core.messages import NOBODY, Category, Seat, Verbosity
from audiogames.core.timing import CHARACTERS_PER_SECOND
from audiogames.settings import setting_named
from audiogames.settings.letters import USUAL

Curtain: TypeAlias = Literal["open", "headphones", "braille"]
"""How a seat hides its hand from the screen: not at all, by headphones, or on a braille display."""


class Ability(NamedTuple):
    """The current abilities of a device.

    `interactive`: somebody can be waited for, unlike at a pipe. `sounds`: cues are processed, and `hears`: they are
    audible. `own_ears` are the seats with their own headphones. `speaks`: the program's own voice speaks, and
    `brailles`: it also writes braille. `reader` is the running screen reader, if known.
    """

    interactive: bool = True
    sounds: bool = False
    hears: bool = False
    own_ears: tuple[Seat, ...] = ()
    speaks: bool = False
    brailles: bool = False
    reader: str | None = None


class Device(NamedTuple):
    """One device, as tables and conversations know it.

    `seats` play there: none for an onlooker, several share one keyboard. `lines` says if text is for eyes and voices,
    or for braille. `hand_at_turn`: a hand is read when its turn comes. `granted` has grants of time by name: the
    maximum of all devices counts. `limits` are the factors on a running clock by seat, None for no limit, by
    default 1. `exact`: the end of spoken lines is reported, as if it speaks itself, else estimated at `rate`
    characters per second. `touches`: no sentence names a key.
    """

    id: str = "1"
    seats: tuple[Seat, ...] = ()
    language: str = "fr"
    verbosity: Verbosity = Verbosity.FULL
    by_category: Mapping[Category, Verbosity] = {}
    lines: Literal["speech", "braille"] = "speech"
    keys: Literal["line", "single"] = "line"
    letters: Mapping[str, str] = USUAL
    hand_at_turn: bool = True
    hand_sorted: bool = False
    quips: bool = True
    explained: tuple[str, ...] = ()
    of_games: Mapping[str, str | float] = {}
    granted: Mapping[str, float] = {}
    limits: tuple[float | None, ...] = ()
    curtains: tuple[Curtain, ...] = ()
    exact: bool = False
    touches: bool = False
    rate: float = CHARACTERS_PER_SECOND
    can: Ability = Ability()

    @property
    def reports(self) -> bool:
        """True if it reports when something was heard, without an estimate."""
        return self.exact or self.can.speaks

    def of_game(self, name: str) -> Any:
        return self.of_games[name] if name in self.of_games else setting_named(name).default

    def limit(self, seat: Seat) -> float | None:
        """Return the factor on a running clock for one of its seats, None for no limit."""
        place = self.seats.index(seat)
        return self.limits[place] if place < len(self.limits) else 1.0

    def holding(self, seats: Sequence[Seat]) -> "Device":
        return self._replace(seats=tuple(seats), limits=tuple(map(self.limit, seats)))


class ListenerState(NamedTuple):
    """The current listener at a device, changed by `Conversation.listen` alone.

    `seat` is the listening one, None for everyone at the device. `seat_taken` is False while the keyboard changes
    hands. Private lines of seats in `silent` are written but not spoken. Nothing for seats in `curtains` is shown.
    `screen_speaks`: a screen in the same room speaks public news. `yaw` is the direction of the head in degrees, to the
    left above zero. `version` is that of the table. `keeps` stores a setting that a game changes by itself.
    """

    names: tuple[str | None, ...] = ()
    seat: Seat | None = None
    seat_taken: bool = True
    silent: frozenset[Seat] = NOBODY
    curtains: frozenset[Seat] = NOBODY
    screen_speaks: bool = False
    yaw: float = 0.0
    version: int = 0
    game: str | None = None
    takes_cards: bool = False
    keeps: Callable[[str, Any], object] | None = None
