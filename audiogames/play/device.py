"""A device: what one person, or several at one keyboard, hear and press. A table has as many as it likes."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from audiogames.core.messages import Category, Seat, Verbosity
from audiogames.narration.utterance import CHARACTERS_PER_SECOND


class Ability(NamedTuple):
    """What a device can do just now.

    `interactive`: somebody can be waited for there; at a pipe, nobody can. `sounds`: cues are given to ears, and
    `hears`: they are heard; `own_ears` are the seats with headphones of their own. `speaks`: a voice of the program's
    own says the words, and `brailles`: it writes them in braille too. `reader` is the screen reader that runs there, as
    far as it is known.
    """

    interactive: bool = True
    sounds: bool = False
    hears: bool = False
    own_ears: tuple[Seat, ...] = ()
    speaks: bool = False
    brailles: bool = False
    reader: str | None = None


class Device(NamedTuple):
    """One device at a table.

    `seats` play there: none looks on, several share one keyboard. `keys` tells whether lines or single keys are typed,
    `lines` whether what is written is for eyes and voices or for braille. `granted` has what its people are granted
    where something takes time, by name: the greatest of all devices counts. `limits` is what a running clock is
    multiplied by for each of the seats, None for no end; 1 for those beyond it. `exact`: it reports when a line was
    really heard to its end; else that is estimated at `rate` characters a second.
    """

    id: str
    seats: tuple[Seat, ...] = ()
    language: str = "fr"
    verbosity: Verbosity = Verbosity.FULL
    by_category: Mapping[Category, Verbosity] = {}
    lines: Literal["speech", "braille"] = "speech"
    keys: Literal["line", "single"] = "line"
    granted: Mapping[str, float] = {}
    limits: tuple[float | None, ...] = ()
    exact: bool = False
    rate: float = CHARACTERS_PER_SECOND
    can: Ability = Ability()
