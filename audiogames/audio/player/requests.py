from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from audiogames.audio.mixer.buses import Bus
from audiogames.audio.mixer.voices import checked, mono
from audiogames.audio.outputs.devices import OutputDevice
from audiogames.audio.outputs.portaudio import SoundFault
from audiogames.audio.space.directions import AHEAD, Direction
from audiogames.core.messages import Message, alert


class PlayedSound(NamedTuple):
    """The arguments of `Mixer.play`. `at` is in frames from the earliest moment at which it can begin."""

    samples: ArrayLike
    direction: Direction = AHEAD
    bus: Bus = Bus.EFFECTS
    at: int = 0
    level: float = 0.0
    loop: bool = False
    stations: Sequence[tuple[int, Direction]] = ()
    wet: bool = False


def packed(sounds: Sequence[PlayedSound]) -> tuple[list[Any], bytes]:
    """JSON, and the bytes of all samples. Raises ValueError for what `Mixer.play` refuses."""
    samples = [mono(sound.samples) for sound in sounds]
    rows = [
        (len(one), *sound._replace(direction=checked(sound.direction))[1:])
        for one, sound in zip(samples, sounds, strict=True)
    ]
    return rows, b"".join(one.tobytes() for one in samples)


def unpacked(rows: Sequence[Any], content: bytes) -> Iterator[PlayedSound]:
    samples = np.frombuffer(content, np.float32)
    for length, direction, bus, at, level, loop, stations, wet in rows:
        places = [(frame, Direction(*place)) for frame, place in stations]
        yield PlayedSound(samples[:length], Direction(*direction), Bus(bus), at, level, loop, places, wet)
        samples = samples[length:]


def packed_trouble(trouble: Message) -> Any:
    return str(trouble.id), dict(trouble.arguments)


def unpacked_trouble(code: str, arguments: dict[str, Any]) -> Message:
    return alert(SoundFault(code), **arguments)


def unpacked_device(row: Sequence[Any] | None) -> OutputDevice | None:
    return None if row is None else OutputDevice(*row)
