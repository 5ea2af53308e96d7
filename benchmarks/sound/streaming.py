"""Sound as it streams: whether it breaks off on a busy computer, and how long from a key until its sound is heard.

    python -m benchmarks.sound.streaming [--seconds 20] [--keys 40] [--busy 0 3]

Everything is real but the card, which is a sound server's that plays to nowhere and is recorded. So many processes
compute without a pause, and a thread of the main process does too. Beside them take turns, twice: 32 sources round a
pair of headphones in the process that plays; the same, mixed in a thread of the main process; and `pacat`, a program in
C, which hands ready samples to the same server at the depth that the device holds at first and on a busy computer.
Others may load the computer meanwhile, so the turns of one run compare, and no others.

A key's sound is to be heard within 60 ms on an idle computer and 120 ms at a load of 5, at the middle of all keys, and
the process is to have no more gaps than `pacat` has at the same depth.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple
from unittest.mock import patch

import numpy as np

from audiogames.audio.mixer.mixer import Mixer
from audiogames.audio.outputs.connections import Connections
from audiogames.audio.outputs.output import Output
from audiogames.audio.outputs.portaudio import LIBRARY
from audiogames.audio.outputs.streams import COMPILED
from audiogames.audio.player.ear import Ear
from audiogames.audio.player.requests import PlayedSound
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

TURNS: Final = 2
SETTLING: Final = 1.0
"""Seconds of each turn before it is measured."""

PROGRAMS: Final = ("pulseaudio", "pactl", "parec", "pacat")
DEPTHS: Final = tuple(round(1000 * COMPILED.at(depth)["latency"]) for depth in range(len(COMPILED.calls)))
"""Milliseconds that the device holds."""

BUSY: Final = "import os\nmain = os.getppid()\nwhile os.getppid() == main:\n    sum(n * n for n in range(100_000))"


class Lost(NamedTuple):
    """Gaps in a recording, and their milliseconds."""

    gaps: int = 0
    milliseconds: float = 0.0


def run(seconds: float = 20.0, keys: int = 40, loads: Sequence[int] = (0, 3)) -> Iterator[str]:
    """Yield the figures: what each kind loses in so many seconds, then the delays of so many keys."""
    missing = [program for program in PROGRAMS if shutil.which(program) is None]
    if missing:
        yield f"not measured, because it needs a sound server of its own, and these are missing: {', '.join(missing)}"
        return
    begun = stolen()
    with card() as table:
        for number in loads:
            with load(number):
                yield from _compared(table, seconds, number)
            yield from _delays(table, keys, number)
    if begun is not None and (ended := stolen()) is not None:
        share = (ended.ticks - begun.ticks) / max(ended.of - begun.of, 1.0)
        yield f"other machines took {share:.0%} of the processors' time meanwhile"


def _compared(table: Card, seconds: float, number: int) -> Iterator[str]:
    kinds: dict[str, Callable[[Card], Iterator[None]]] = {"in a process of its own": apart, "in a thread": beside}
    kinds |= {f"pacat at {depth} ms": ready(depth) for depth in DEPTHS}
    lost = dict.fromkeys(kinds, Lost())
    for _ in range(TURNS):
        for name, kind in kinds.items():
            with contextmanager(kind)(table), busy():
                found = _lost(table, seconds)
            lost[name] = Lost(lost[name].gaps + found.gaps, lost[name].milliseconds + found.milliseconds)
    yield f"{number} busy processes and a busy thread, {TURNS * seconds:.0f} s each, load {load_now()}:"
    for name, (count, milliseconds) in lost.items():
        yield f"  {name}: {count} gaps, {milliseconds:.0f} ms"
    own = lost["in a process of its own"]
    for name, other in lost.items():
        if other is not own:
            yield f"  gaps, a process of its own to {name}: {own.gaps}:{other.gaps}"


def _lost(table: Card, seconds: float) -> Lost:
    recording = Recording(table)
    try:
        threading.Event().wait(SETTLING)
        begin = len(recording.samples)
        threading.Event().wait(seconds)
        lost = gaps(recording.samples[begin:])
    finally:
        recording.close()
    return Lost(len(lost), 1000 * sum(lost) / RATE)


def _delays(table: Card, keys: int, number: int) -> Iterator[str]:
    for sources in (0, SOURCES):
        recording = Recording(table)
        with ExitStack() as stack:
            ear = stack.enter_context(heard(sources))
            if number:
                stack.enter_context(load(number))
                stack.enter_context(busy())
            found = delays(ear, recording, keys)
        recording.close()
        middle, most = (percentile(found or [inf], percent) for percent in (50, 99))
        yield (
            f"from a key beside {number} busy processes, load {load_now()}, while {sources} sources sound: "
            f"p50 {middle:.0f}, p99 {most:.0f} ms, {keys - len(found)} of {keys} not heard"
        )


def gaps(heard: Samples) -> list[int]:
    """Return the lengths in frames of all silences inside of what was heard."""
    sounding = np.flatnonzero(np.any(heard, axis=1))
    steps = np.diff(sounding) - 1
    return [int(step) for step in steps if step >= GAP]


def delays(ear: Ear, recording: Recording, keys: int) -> list[float]:
    """Press so many keys, four a second, and return the milliseconds of those that were heard."""
    chance = random.Random(1)
    click = np.where(np.arange(96) % 8 < 4, 0.9, -0.9).astype(np.float32)
    begin = len(recording.samples)
    pressed = []
    for _ in range(keys):
        threading.Event().wait(chance.uniform(0.2, 0.3))
        pressed.append(perf_counter())
        ear.play([PlayedSound(click, Direction(30.0))])
    threading.Event().wait(1.0)
    return following(pressed, captured(recording, begin))


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
    firsts = apart_by([float(frame) for frame in loud], 0.1 * RATE)
    arrivals = recording.arrivals
    return [next(when for count, when in arrivals if count > frame) for frame in firsts]


def apart_by(places: Sequence[float], distance: float) -> list[float]:
    """Return the first of each group of ascending numbers that are closer together than `distance`."""
    starts = [place for before, place in pairwise(places) if place - before > distance]
    return [*places[:1], *starts]


@contextmanager
def card() -> Iterator[Card]:
    """The only card of this computer."""
    with tempfile.TemporaryDirectory() as folder:
        cards = Cards(Card(TABLE, Path(folder), prompt=True), Card(EAR, Path(folder)))
        alsa = Path(folder) / "alsa.conf"
        alsa.write_text(configuration(cards))
        cards.table.start()
        try:
            with patch.dict(os.environ, {"ALSA_CONFIG_PATH": str(alsa)}):
                yield cards.table
        finally:
            cards.table.kill()


def noises() -> list[Samples]:
    noise = np.random.default_rng(1).uniform(-1.0, 1.0, 3 * RATE).astype(np.float32)
    return [np.roll(noise, 1777 * number) for number in range(SOURCES)]


@contextmanager
def heard(sources: int) -> Iterator[Ear]:
    """An ear with so many sources that go on for ever."""
    ear = Ear(f"ALSA/{TABLE}", lambda trouble: None, lambda device: None)
    ear.listen(Equipment.HEADPHONES)
    ear.play(
        [
            PlayedSound(noise, Direction(360.0 * number / SOURCES), level=SOURCE_LEVEL, loop=True)
            for number, noise in enumerate(noises()[:sources])
        ]
    )
    try:
        until(lambda: ear.playing, "the card plays")
        threading.Event().wait(SETTLING)
        yield ear
    finally:
        ear.close()


def apart(_table: Card) -> Iterator[None]:
    """32 sources in the process that plays."""
    with heard(SOURCES):
        yield


def beside(_table: Card) -> Iterator[None]:
    """32 sources in a thread of this process."""
    mixer = Mixer(Equipment.HEADPHONES)
    output = Output(mixer, f"ALSA/{TABLE}", connections=Connections(LIBRARY))
    output.start()
    for number, noise in enumerate(noises()):
        mixer.play(noise, Direction(360.0 * number / SOURCES), level=SOURCE_LEVEL, loop=True)
    output.wake()
    usual = sys.getswitchinterval()
    sys.setswitchinterval(0.0001)
    try:
        until(lambda: output.playing and mixer.clock > RATE, "the card plays")
        yield
    finally:
        sys.setswitchinterval(usual)
        output.close()


def ready(depth: int) -> Callable[[Card], Iterator[None]]:
    """Ready samples, handed over by a program in C."""

    def play(table: Card) -> Iterator[None]:
        options = (f"--server={table.address}", "--format=float32le", f"--rate={RATE}", "--channels=2", "--raw")
        with tempfile.NamedTemporaryFile() as samples:
            samples.write(np.random.default_rng(1).uniform(0.05, 0.2, (180 * RATE, 2)).astype(np.float32).tobytes())
            with subprocess.Popen(["pacat", *options, f"--latency-msec={depth}", samples.name]) as process:
                try:
                    yield
                finally:
                    process.kill()

    return play


@contextmanager
def load(number: int) -> Iterator[None]:
    """So many processes compute without a pause."""
    processes = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(number)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


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


def load_now() -> str:
    return Path("/proc/loadavg").read_text("ascii").split()[0]


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--keys", type=int, default=40)
    parser.add_argument("--busy", type=int, nargs="+", default=[0, 3])
    options = parser.parse_args()
    for line in run(options.seconds, options.keys, options.busy):
        print(line, flush=True)


if __name__ == "__main__":
    main()
