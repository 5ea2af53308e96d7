"""Sound as it streams: whether it breaks off while Python is busy, and how long from a key until its sound is heard.

    python -m benchmarks.sound.streaming [--seconds 60] [--keys 150]

Everything is real but the card, which is a sound server's that plays to nowhere and is recorded: 32 sources round a
pair of headphones, an output, PortAudio. Breaks are counted beside a thread that computes without a pause, and beside
one that now and then holds Python's lock for a while, as a sort of a long list does.

From a key (`play` and `wake`) the time is taken until the block that has the sound was written into the ring, which is
to take less than 25 ms at the 99th percentile, and until a recording of the card hands it out, which is to take less
than 60 ms on an idle machine and 90 on a loaded one. Keys are pressed in silence, while all sources sound, and while
another thread of Python is busy too.
"""

import argparse
import os
import random
import shutil
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple
from unittest.mock import patch

import numpy as np

from audiogames.audio.mixer.mixer import Mixer
from audiogames.audio.outputs import render_ahead
from audiogames.audio.outputs.connections import Connections
from audiogames.audio.outputs.output import Output
from audiogames.audio.outputs.portaudio import LIBRARY
from audiogames.audio.outputs.render_ahead import Ring
from audiogames.audio.space.directions import Direction
from audiogames.audio.space.panning import Equipment
from audiogames.audio.units import RATE, Samples
from benchmarks.measure import percentile, stolen
from tests.audio.sound_cards import EAR, TABLE, Card, Cards, Recording, configuration, until

SOURCES: Final = 32
SOURCE_LEVEL: Final = -50.0
"""Decibels: all sources together stay far below a key's sound, by which that is found in the recording."""

LOUD: Final = 0.1
"""A level that a key's sound exceeds and the sources do not."""

GAP: Final = 8
"""Frames of pure silence inside of noise that count as a gap."""

PROGRAMS: Final = ("pulseaudio", "pactl", "parec")


class Delays(NamedTuple):
    """Milliseconds from each key to its block in the ring, and to its sample in the recording."""

    written: list[float]
    captured: list[float]
    keys: int


LOUD_BLOCKS: Final[list[float]] = []
"""When loud blocks were written into the ring, by `perf_counter`."""


class NotingRing(Ring):
    """Notes when each loud block was written."""

    def write(self, block: Samples) -> None:
        """Write, then look at the clock."""
        super().write(block)
        self._note(block)

    def amend(self, block: Samples) -> None:
        """The same for blocks that are rewritten."""
        super().amend(block)
        self._note(block)

    def _note(self, block: Samples) -> None:
        if np.abs(block).max() > LOUD:
            LOUD_BLOCKS.append(perf_counter())


class Player(NamedTuple):
    """A mixer, what plays it, and what records that."""

    mixer: Mixer
    output: Output
    recording: Recording


def run(seconds: float = 60.0, keys: int = 150) -> Iterator[str]:
    """Yield the figures: breaks in so many seconds, then the delays of so many keys in each of three states."""
    missing = [program for program in PROGRAMS if shutil.which(program) is None]
    if missing:
        yield f"not measured, because it needs a sound server of its own, and these are missing: {', '.join(missing)}"
        return
    begun = stolen()
    for beside, also in (("one busy thread", busy), ("a thread that holds Python's lock", holding)):
        with player(sources=SOURCES) as playing, also():
            yield _breaks(playing, seconds, beside)
    for name, sources, also in (
        ("in silence", 0, quiet),
        (f"while {SOURCES} sources sound", SOURCES, quiet),
        (f"while {SOURCES} sources sound and a thread is busy", SOURCES, busy),
    ):
        with player(sources) as playing, also():
            yield f"from a key {name}: {_figures(delays(playing, keys))}"
    if begun is not None and (ended := stolen()) is not None:
        share = (ended.ticks - begun.ticks) / max(ended.of - begun.of, 1.0)
        yield f"other machines took {share:.0%} of the processors' time meanwhile"


def _breaks(playing: Player, seconds: float, beside: str) -> str:
    begin = len(playing.recording.samples)
    late = playing.output.underflows
    threading.Event().wait(seconds)
    late = playing.output.underflows - late
    heard = playing.recording.samples[begin:]
    lost = gaps(heard)
    return (
        f"{len(heard) / RATE:.0f} s of {SOURCES} sources beside {beside}: "
        f"{late} underflows, {len(lost)} gaps in the recording ({1000 * sum(lost) / RATE:.0f} ms)"
    )


def _figures(found: Delays) -> str:
    parts = []
    for name, values in (("written", found.written), ("captured", found.captured)):
        if not values:
            parts.append(f"{name} none of {found.keys}")
            continue
        middle, most, nearly_all = (percentile(values, percent) for percent in (50, 90, 99))
        missed = f", {found.keys - len(values)} missed" if len(values) < found.keys else ""
        parts.append(f"{name} p50 {middle:.1f}, p90 {most:.1f}, p99 {nearly_all:.1f} ms{missed}")
    return "; ".join(parts)


def gaps(heard: Samples) -> list[int]:
    """Return the lengths in frames of all silences inside of what was heard."""
    sounding = np.flatnonzero(np.any(heard, axis=1))
    steps = np.diff(sounding) - 1
    return [int(step) for step in steps if step >= GAP]


def delays(playing: Player, keys: int) -> Delays:
    """Press so many keys, four a second on average. A sound that a gap swallowed has no delay, and is missed below."""
    chance = random.Random(1)
    click = np.where(np.arange(96) % 8 < 4, 0.9, -0.9).astype(np.float32)
    begin = len(playing.recording.samples)
    LOUD_BLOCKS.clear()
    pressed = []
    for _ in range(keys):
        threading.Event().wait(chance.uniform(0.2, 0.3))
        pressed.append(perf_counter())
        playing.mixer.play(click, Direction(30.0))
        playing.output.wake()
    threading.Event().wait(1.0)
    written = apart(LOUD_BLOCKS, 0.1)
    heard = captured(playing.recording, begin)
    return Delays(following(pressed, written), following(pressed, heard), keys)


def following(keys: Sequence[float], ends: Sequence[float]) -> list[float]:
    """Return the milliseconds from each key to the first of `ends` before the next key, for those that have one."""
    found = []
    for key, after in pairwise([*keys, inf]):
        end = next((end for end in ends if key <= end < after), None)
        if end is not None:
            found.append(1000 * (end - key))
    return found


def captured(recording: Recording, begin: int) -> list[float]:
    """Return when the recording handed out the first frame of each loud sound after frame `begin`."""
    loud = np.flatnonzero(np.abs(recording.samples[begin:]).max(axis=1) > LOUD) + begin
    firsts = apart([float(frame) for frame in loud], 0.1 * RATE)
    arrivals = recording.arrivals
    return [next(when for count, when in arrivals if count > frame) for frame in firsts]


def apart(places: Sequence[float], distance: float) -> list[float]:
    """Return the first of each group of ascending numbers that are closer together than `distance`."""
    starts = [place for before, place in pairwise(places) if place - before > distance]
    return [*places[:1], *starts]


@contextmanager
def player(sources: int) -> Iterator[Player]:
    """A mixer with so many sources that go on for ever, heard through a card of its own."""
    with tempfile.TemporaryDirectory() as folder, patch.object(render_ahead, "Ring", NotingRing):
        cards = Cards(Card(TABLE, Path(folder), prompt=True), Card(EAR, Path(folder)))
        alsa = Path(folder) / "alsa.conf"
        alsa.write_text(configuration(cards))
        mixer = Mixer(Equipment.HEADPHONES)
        output = Output(mixer, f"ALSA/{TABLE}", connections=Connections(LIBRARY))
        with patch.dict(os.environ, {"ALSA_CONFIG_PATH": str(alsa)}):
            cards.table.start()
            recording = Recording(cards.table)
            try:
                output.start()
                _begin(mixer, output, sources)
                yield Player(mixer, output, recording)
            finally:
                output.close()
                recording.close()
                cards.table.kill()


def _begin(mixer: Mixer, output: Output, sources: int) -> None:
    """Let all sources sound, and wait until the card has taken a second of that."""
    noise = np.random.default_rng(1).uniform(-1.0, 1.0, 3 * RATE).astype(np.float32)
    for number in range(sources):
        place = Direction(360.0 * number / sources)
        mixer.play(np.roll(noise, 1777 * number), place, level=SOURCE_LEVEL, loop=True)
    output.wake()
    until(lambda: output.playing and mixer.clock > RATE, "the card plays")


@contextmanager
def quiet() -> Iterator[None]:
    """No other thread does anything."""
    yield


@contextmanager
def busy() -> Iterator[None]:
    """A thread of Python works without a pause, as a search for the best card does."""
    over = threading.Event()

    def work() -> None:
        while not over.is_set():
            sum(number * number for number in range(1000))

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


@contextmanager
def holding() -> Iterator[None]:
    """A thread holds Python's lock in one go, seven times a second, for some 30 ms on an idle machine."""
    over = threading.Event()

    def work() -> None:
        while not over.wait(0.15):
            sum(range(1_500_000))

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--keys", type=int, default=150)
    options = parser.parse_args()
    for line in run(options.seconds, options.keys):
        print(line, flush=True)


if __name__ == "__main__":
    main()
