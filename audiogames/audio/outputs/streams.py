"""One stream to a device, which takes from a ring what was mixed ahead.

Where rtmixer is installed, C code takes it: that never waits for Python's lock, so a busy thread of the game or a busy
computer is not heard before all that lies ahead is gone. Elsewhere Python does, in PortAudio's thread.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol

from audiogames.audio.outputs.render_ahead import CALL, CHANNELS, Ahead
from audiogames.audio.units import BLOCK, RATE


class StreamDepth(NamedTuple):
    """Frames that a device takes at once, and how many times as many it is to hold at each depth."""

    frames: int
    calls: tuple[int, ...]

    @property
    def deepest(self) -> int:
        """The last depth."""
        return len(self.calls) - 1

    def at(self, depth: int) -> dict[str, Any]:
        """Return what a stream of this depth asks PortAudio for."""
        return {"blocksize": self.frames, "latency": self.frames * self.calls[depth] / RATE}


PYTHON: Final = StreamDepth(CALL, (3, 5))
"""How a device takes from Python. The first depth is for a computer that is idle; each next one, for what was too late
with the one before."""

COMPILED: Final = StreamDepth(BLOCK, (3, 5, 8))
"""The same for C code: 16 ms on an idle computer, from which a key is heard 20 ms sooner than from 27 (measured)."""

FORM: Final = {"samplerate": RATE, "channels": CHANNELS}


class Stream(Protocol):
    """A stream that was opened; it plays once it is started."""

    latency: float
    """Seconds from taking to hearing, as far as the device reports."""
    deepest: int
    """The depth from which there is no deeper one."""

    @property
    def late(self) -> int:
        """How often the device was given something too late."""
        ...

    def start(self) -> None:
        """Begin. Raises PortAudioError."""
        ...

    def follow(self) -> None:
        """See to it that it goes on; for the thread that mixes, after it has mixed."""
        ...

    def close(self) -> None:
        """Close it. What the device holds is not heard any more. Raises PortAudioError."""
        ...


class PythonStream:
    """Takes from the ring in Python."""

    deepest = PYTHON.deepest

    def __init__(self, module: Any, source: Ahead, finished: Callable[[], None], depth: int, **options: Any) -> None:
        def callback(out: Any, frames: int, _time: Any, status: Any) -> None:
            source.give(out, frames)
            if status and status.output_underflow:
                self._late += 1

        self._late = 0
        self._stream = module.RawOutputStream(
            dtype="float32", callback=callback, finished_callback=finished, **PYTHON.at(depth), **FORM, **options
        )
        self.latency = float(self._stream.latency)

    @property
    def late(self) -> int:
        """How often the device was given something too late."""
        return self._late

    def start(self) -> None:
        """Begin. Raises PortAudioError."""
        self._stream.start()

    def follow(self) -> None:
        """Do nothing: a stream in Python goes on whatever happens."""

    def close(self) -> None:
        """Close it. Raises PortAudioError."""
        self._stream.close()


class CompiledStream:
    """Lets C code take from the ring. It stops doing so where the ring is empty, and is told to go on."""

    deepest = COMPILED.deepest

    def __init__(self, rtmixer: Any, source: Ahead, finished: Callable[[], None], depth: int, **options: Any) -> None:
        self._source = source
        self._stream = rtmixer.Mixer(finished_callback=finished, **COMPILED.at(depth), **FORM, **options)
        self._ring = source.ring.share(rtmixer.RingBuffer)
        self._before = 0
        self._taking = self._stream.play_ringbuffer(self._ring)
        self.latency = float(self._stream.latency)

    @property
    def late(self) -> int:
        """How often the device was given something too late."""
        return self._before + int(self._taking.stats.output_underflows)

    def start(self) -> None:
        """Begin. Raises PortAudioError."""
        self._stream.start()

    def follow(self) -> None:
        """Let it go on where it had taken all there was."""
        if self._taking not in self._stream.actions:
            self._before = self.late
            self._source.ran_out()
            self._taking = self._stream.play_ringbuffer(self._ring)

    def close(self) -> None:
        """Close it. Raises PortAudioError."""
        self._stream.close()


def opened(module: Any, source: Ahead, finished: Callable[[], None], device: int, settings: Any, depth: int) -> Stream:
    """Open a stream to the device of a number. Raises PortAudioError and ValueError. Only for jobs of PortAudio.

    `depth` says how much the device is to hold: 0 is for a computer that is idle, more for a busy one.
    """
    options = {"depth": depth, "device": device, "extra_settings": settings}
    try:
        import rtmixer
    except (ImportError, OSError):  # there is none for this kind of computer
        return PythonStream(module, source, finished, **options)
    return CompiledStream(rtmixer, source, finished, **options)
