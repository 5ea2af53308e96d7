"""A device: where one person, or several at one keyboard, hear and press. A table has as many as it likes."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from audiogames.core.messages import Category, Seat, Verbosity
from audiogames.core.timing import CHARACTERS_PER_SECOND
from audiogames.settings import setting_named
from audiogames.settings.letters import USUAL

Curtain: TypeAlias = Literal["open", "headphones", "braille"]
"""How a seat hides its hand from those who see the screen: not at all, or by hearing or reading it elsewhere."""


class Ability(NamedTuple):
    """The abilities of a device just now.

    `interactive`: someone can be waited for there; at a pipe, nobody can. `sounds`: cues are given to ears, and
    `hears`: they are loud enough to be heard; `own_ears` are the seats with headphones of their own. `speaks`: a voice
    of the program's own says the words, and `brailles`: it writes them in braille too. `reader` is the screen reader
    that runs there, as far as it is known.
    """

    interactive: bool = True
    sounds: bool = False
    hears: bool = False
    own_ears: tuple[Seat, ...] = ()
    speaks: bool = False
    brailles: bool = False
    reader: str | None = None


class Device(NamedTuple):
    """One device: all that a table and a conversation know of who listens and types there.

    `seats` play there: none looks on, several share one keyboard. `keys` tells whether lines or single keys are typed,
    `letters` has the key of each command; `lines` tells whether what is written is for eyes and voices or for braille,
    `hand_at_turn` whether a hand is read out when its turn comes, `hand_sorted` whether its cards are sorted and
    numbered anew instead of keeping their numbers, `quips` whether bots say something of their own.
    `of_games` has the settings that only one game has, as far as they are not as usual. `granted` has what its people
    are granted where something takes time, by name: the greatest of all devices counts. `limits` is what a running
    clock is multiplied by for each of the seats, None for no end; 1 for those beyond it. `curtains` has how each seat
    of the table begins a game, from the first: open for those beyond it. `exact`: it reports when a line was really
    heard to its end, as it does where it speaks itself; else that is estimated at `rate` characters a second.
    `touches`: it is touched and has no keys, so that no sentence names one.
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
        """Whether it reports when something was heard, so that this is no estimate."""
        return self.exact or self.can.speaks

    def of_game(self, name: str) -> Any:
        """Return a setting that only one game has, by its name."""
        return self.of_games[name] if name in self.of_games else setting_named(name).default

    def limit(self, seat: Seat) -> float | None:
        """Return what a running clock is multiplied by for one of its seats, None for no end."""
        place = self.seats.index(seat)
        return self.limits[place] if place < len(self.limits) else 1.0

    def holding(self, seats: Sequence[Seat]) -> "Device":
        """Return the device as it holds only these of its seats."""
        return self._replace(seats=tuple(seats), limits=tuple(map(self.limit, seats)))
