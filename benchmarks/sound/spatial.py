"""The cost of the mixer with headphones, room and limiter, and the cost of OpenAL Soft for the same sounds.

    python -m benchmarks.sound.spatial [--seconds 6] [--smoke]

Loops of noise stand round the listener, or move to a new direction in every stretch of 1024 frames, 47 times a second.
Both sides are given each direction from Python, and render the same stretches in turn.
Figures are shares of one core: processor time of the whole process per second of sound. OpenAL Soft has no room here.
The aims: 9 moving sources in 0.02 of a core and as fast as OpenAL Soft, 64 twice as fast, 256 in 0.13 of a core.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import numpy as np

from audiogames.audio.mixer.mixer import Mixer
from audiogames.audio.space.directions import Direction
from audiogames.audio.space.panning import Equipment
from audiogames.audio.space.tail import ROOMS
from audiogames.audio.units import BLOCK, RATE, STRETCH, Samples
from benchmarks.measure import Batch, compare, rate
from benchmarks.sound.openal import OpenAl, library, place

COUNTS: Final = (1, 9, 16, 32, 64, 256)
MOVING: Final = 9
"""Sources beside which the room of a game is measured: as many as dice."""

LOUDNESS: Final = 0.1
"""Root mean square of all sources together: a loud game, that rarely reaches the limiter."""

PIECE: Final = 0.25
"""Seconds of sound that one side renders before it is the other's turn."""

STEPS: Final = 180
"""Directions of the way round, 2 degrees apart."""


def sounds(count: int) -> list[Samples]:
    """Return so many different seconds of noise."""
    chance = np.random.default_rng(count)
    return [chance.normal(0.0, LOUDNESS / count**0.5, RATE).astype(np.float32) for _ in range(count)]


def ways(count: int) -> list[list[Direction]]:
    """Return for each step where each of the sources is: evenly round the listener, all going round."""
    ring = [Direction(step * 360.0 / STEPS) for step in range(STEPS)]
    return [[ring[(step + source * STEPS // count) % STEPS] for source in range(count)] for step in range(STEPS)]


def ours(noise: Sequence[Samples], moving: bool, around: str = "") -> Batch:
    """Return what renders a piece with the mixer. All filters have been made before."""
    mixer = Mixer(Equipment.HEADPHONES)
    mixer.around = around
    path = ways(len(noise))
    voices = [
        mixer.play(sound, direction, loop=True, wet=True) for sound, direction in zip(noise, path[0], strict=True)
    ]

    def move(step: int) -> None:
        for voice, direction in zip(voices, path[step], strict=True):
            voice.move(direction)

    return _batch(lambda: mixer.render(STRETCH), move if moving else None)


def theirs(openal: OpenAl, count: int, moving: bool) -> Batch:
    """Return what renders a piece with OpenAL Soft."""
    path = [[place(direction) for direction in places] for places in ways(count)]
    openal.move(path[0])
    return _batch(openal.render, (lambda step: openal.move(path[step])) if moving else None)


def _batch(render: Callable[[], Samples], move: Callable[[int], None] | None) -> Batch:
    step = 0

    def play(stretches: int) -> int:
        nonlocal step
        for _ in range(stretches):
            step = (step + 1) % STEPS
            if move is not None:
                move(step)
            render()
        return stretches * STRETCH

    play(STEPS)
    return lambda: play(round(PIECE * RATE / STRETCH))


def run(seconds: float = 6.0, counts: Sequence[int] = COUNTS) -> Iterator[str]:
    """Yield a line for each number of sources, at rest and moving. `seconds` of sound are rendered for each."""
    peer = library()
    if peer is None:
        yield "cyal is not installed, so there is no OpenAL Soft to compare with."
    pairs = max(2, round(seconds / PIECE))
    for count in counts:
        for moving in (False, True):
            noise = sounds(count)
            mine = ours(noise, moving)
            name = f"{count} {'moving' if moving else 'at rest'}"
            if peer is None:
                rates = sorted(rate(mine) for _ in range(pairs))
                yield f"{name}: {RATE / rates[pairs // 2]:.4f} of a core"
                continue
            openal = OpenAl(peer, noise)
            found = compare(mine, theirs(openal, count, moving), pairs)
            openal.close()
            yield (
                f"{name}: {RATE / found.rate:.4f} of a core, OpenAL Soft {RATE / found.against:.4f}: "
                f"{found.median:.2f} times as fast (quartiles {found.low:.2f} to {found.high:.2f})"
            )


def rooms(seconds: float = 6.0) -> Iterator[str]:
    """Yield a line for each room of a game: what its tail costs beside sounds, and in one block."""
    noise, pairs = sounds(MOVING), max(2, round(seconds / PIECE))
    for around in ROOMS:
        found = compare(ours(noise, True, around), ours(noise, True), pairs)
        more = RATE / found.rate - RATE / found.against
        block = 1e6 * more * BLOCK / RATE
        yield f"{MOVING} moving in the room {around}: {more:.4f} of a core more, {block:.0f} microseconds a block"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--smoke", action="store_true", help="a short run: does it still work?")
    asked = parser.parse_args()
    for line in run(0.5, (1, 16)) if asked.smoke else run(asked.seconds):
        print(line, flush=True)
    for line in rooms(0.5 if asked.smoke else asked.seconds):
        print(line, flush=True)


if __name__ == "__main__":
    main()
