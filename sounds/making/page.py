"""Makes `sounds/page`, all that a browser needs to sound as the program does: `python -m` this module.

`book.json` says which sounds there are, in which direction each place lies, how the sounds of a reply follow each other
and of what percepts are made. A file for each head holds its responses and those of its room: in the first channel
those of the left ear to each direction of the book, then to what the room hears of its left, and in the second those of
the right ear. The dummy head is the same on both sides, so those of the right are those of the left with the ears
exchanged. A person's are not: the third channel holds those of the right ear to the right, the fourth the left ear's.
"""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import numpy as np
import soundfile
from numpy.typing import NDArray

from audiogames.audio.motion import numbers, touch_names
from audiogames.audio.percepts.renderers import recipes
from audiogames.audio.sounds.library import MANIFEST, Library, listed, recorded, spoken, touch
from audiogames.audio.sounds.sound import Sound
from audiogames.audio.space.directions import Direction
from audiogames.audio.space.filters import Filters
from audiogames.audio.space.heads import MEASURED, load_head
from audiogames.audio.space.hrtf import TAPS, load_hrtf
from audiogames.audio.space.marks import GAP, MARK, told_by
from audiogames.audio.space.panning import DULL, DULL_GAIN, MIDDLE, Equipment
from audiogames.audio.space.places import FIXED, Places
from audiogames.audio.space.room import SIDE, Room
from audiogames.audio.space.tail import ROOMS, Network, Tail
from audiogames.audio.stage import (
    CLOSEST,
    CUT,
    LONGEST_LEAD,
    LONGEST_ROUND,
    LONGEST_WAIT,
    LOWERED,
    LOWERING,
    MOST_AT_ONCE,
    MOST_CUES,
    READER_WAIT,
)
from audiogames.audio.units import BLOCK, RATE
from audiogames.core.messages import die_place, ring_place, track_place, wheel_place
from audiogames.core.registry import GAMES
from audiogames.faces.web.own_sounds import entry
from audiogames.resources import data_folder

TAIL: Final = "page/tail-{}.flac"
BOOK: Final = "page/book.json"
HEAD: Final = "page/head-{}.flac"

DICE: Final = (9, 13)
"""How many dice, or other things in one row, lie in a box."""

RING: Final = 24
WHEEL: Final = 8
MOST_SEATS: Final = 6
"""People round a table at the most: whoever looks on has all of them before them."""

TRACK_STEP: Final = 2
"""Percent of a race from one direction with a response to the next: 3.2 degrees: none is 20 microseconds off."""

GRID: Final = {-20: 4, -10: 12}
"""Degrees of elevation, and from one response to the next there: for what falls, and for what flies over the table."""

FULL_SCALE: Final = 32767


def places() -> dict[str, Direction]:
    """Return the direction of each place that does not depend on who listens."""
    here = Places()
    words = [
        *FIXED,
        *(die_place(die, dice) for dice in DICE for die in range(1, dice + 1)),
        *(ring_place(steps, RING) for steps in range(RING)),
        *map(track_place, range(101)),
        *(wheel_place(step, WHEEL) for step in range(WHEEL)),
    ]
    return {word: here.direction(word) for word in words}


def seats() -> list[list[Direction]]:
    """Return the directions of one person before a listener, of two, and so on, from the left to the right."""
    return [
        [Places(count, None).direction(f"seat-{seat}") for seat in range(count)] for count in range(1, MOST_SEATS + 1)
    ]


def measured() -> list[tuple[float, float]]:
    """Return the azimuths and elevations on the left that have a response of their own."""
    between = {track_place(percent) for percent in range(101) if percent % TRACK_STEP}
    found = [direction for word, direction in places().items() if word not in between]
    found += [direction for row in seats() for direction in row]
    found += [Direction(azimuth, elevation) for elevation, step in GRID.items() for azimuth in range(0, 91, step)]
    return sorted({(round(abs(one.azimuth), 4), one.elevation) for one in found}, key=lambda one: (one[1], one[0]))


def book(folder: Path) -> dict[str, Any]:
    """Return what `book.json` holds, for the sounds of a folder."""
    return {
        "rate": RATE,
        "taps": TAPS,
        "directions": [list(one) for one in measured()],
        "roomSide": SIDE,
        "dull": [round(DULL_GAIN * tap, 6) for tap in DULL],
        "heads": {
            way_with(name): [_address(folder / HEAD.format(name), folder), scale]
            for name, (_, scale) in heads().items()
        },
        "places": {word: _entry(direction) for word, direction in places().items()},
        "seats": [[_entry(direction) for direction in row] for row in seats()],
        "sounds": dict(_sounds(folder)),
        "tails": {name: [_address(folder / TAIL.format(name), folder), peak] for name, (_, peak) in tails().items()},
        "longestLead": LONGEST_LEAD,
        "closest": CLOSEST,
        "mostCues": MOST_CUES,
        "longestRound": LONGEST_ROUND,
        "mostAtOnce": MOST_AT_ONCE,
        "longestWait": LONGEST_WAIT,
        "readerWait": READER_WAIT,
        "lowered": LOWERED,
        "lowering": LOWERING,
        "cut": CUT,
        "motion": numbers(),
        "mark": MARK,
        "gap": GAP,
        "percepts": recipes(GAMES.values()),
    }


def way_with(head: str) -> str:
    return Equipment.HEADPHONES + ("" if head == MIDDLE else f"-{head}")


def heads() -> dict[str, tuple[NDArray[np.int16], float]]:
    """Return what the file of each head holds, (n, 2) or (n, 4), and its highest value, to which full scale stands."""
    found = {}
    for name in MEASURED:
        filters = Filters(load_head(name))
        sides = []
        for side, room in zip((1, -1), Room(filters).responses, strict=True):
            heard = [filters.response(side * azimuth, elevation) for azimuth, elevation in measured()]
            sides.append(np.concatenate([*heard, room], axis=1))
        whole = sides[0].T if name == MIDDLE else np.concatenate([sides[0], sides[1][::-1]]).T
        peak = float(np.abs(whole).max())
        found[name] = np.round(whole / peak * FULL_SCALE).astype(np.int16), round(peak, 6)
    return found


def tails() -> dict[str, tuple[NDArray[np.int16], float]]:
    """Return what a click leaves in each room, (n, 2), and its highest value, to which full scale stands."""
    filters, found = Filters(load_hrtf()), {}
    for name, kind in ROOMS.items():
        tail, network = Tail(kind, filters), Network()
        click = np.zeros(BLOCK, np.float32)
        click[0] = 1.0
        heard = [network.heard(tail, click)]
        while not network.silent(tail):
            heard.append(network.heard(tail, None))
        whole = np.concatenate(heard, axis=1).T
        peak = float(np.abs(whole).max())
        found[name] = np.round(whole / peak * FULL_SCALE).astype(np.int16), round(peak, 6)
    return found


def _entry(direction: Direction) -> list[float]:
    """Return a direction, then the ticks and semitones that tell it to one ear, and its ticks for loudspeakers."""
    one, pair = (told_by(direction, way) for way in (Equipment.MONO, Equipment.LOUDSPEAKERS))
    return [round(number, 4) for number in (*direction, one.ticks, one.semitones, pair.ticks)]


def _sounds(folder: Path) -> Iterable[tuple[str, list[Any]]]:
    """Yield each sound with its address, its bus, and the rest as `entry` has it."""
    library = Library()
    for name in listed(folder):
        yield name, _numbers(library.get(name), folder)
    for name in recorded():
        yield name, _numbers(spoken(*name.split(":", 3)[1:]), folder)
    for name in touch_names():
        yield name, _numbers(touch(name), folder)


def _numbers(sound: Sound, folder: Path) -> list[Any]:
    return entry(_address(sound.source, folder), sound)


def _address(file: Path, folder: Path) -> str:
    """Return where a browser finds a file; what changes with its content lets it be kept for ever."""
    digest = hashlib.sha256(file.read_bytes()).hexdigest()[:12]
    return f"{file.relative_to(folder).as_posix()}?{digest}"


def main() -> None:
    """Write all files."""
    folder = data_folder("sounds")
    assert (folder / MANIFEST).is_file()
    (folder / BOOK).parent.mkdir(exist_ok=True)
    for file, made in ((HEAD, heads()), (TAIL, tails())):
        for name, (samples, _) in made.items():
            soundfile.write(folder / file.format(name), samples, RATE, "PCM_16", format="FLAC")
    text = json.dumps(book(folder), ensure_ascii=False, separators=(",", ":"))
    (folder / BOOK).write_text(text.replace('],"', '],\n"') + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
