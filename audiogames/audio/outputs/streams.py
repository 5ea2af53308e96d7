"""A stream to a device, which reads what was mixed ahead from a ring.

With rtmixer C code reads it, which never waits for Python's lock. Otherwise Python reads it in PortAudio's thread.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol

from audiogames.audio.outputs.render_ahead import CALL, CHANNELS, RenderAhead
from audiogames.audio.units import BLOCK, RATE


class StreamDepth(NamedTuple):
    frames: int
    calls: tuple[int, ...]

    @property
    def deepest(self) -> int:
        return len(self.calls) - 1

    def at(self, depth: int) -> dict[str, Any]:
        return {"blocksize": self.frames, "latency": self.frames * self.calls[depth] / RATE}


PYTHON: Final = StreamDepth(CALL, (3, 6))
"""The first depth is for an idle computer, the other for a busy one."""

COMPILED: Final = StreamDepth(BLOCK, (4, 12))
"""The same for C code: 21 and 64 ms. Each reopening costs sound, so there is one step."""

FORM: Final = {"samplerate": RATE, "channels": CHANNELS}


class Stream(Protocol):
    latency: float
    deepest: int

    @property
    def late(self) -> int: ...

    def start(self) -> None:
        """Raises PortAudioError."""
        ...

    def follow(self) -> None:
        """For the mixing thread, after it has mixed."""
        ...

    def close(self) -> None:
        """The device's buffer is lost. Raises PortAudioError."""
        ...


class PythonStream:
    deepest = PYTHON.deepest

    def __init__(
        self, module: Any, source: RenderAhead, finished: Callable[[], None], depth: int, **options: Any
    ) -> None:
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
        return self._late

    def start(self) -> None:
        """Raises PortAudioError."""
        self._stream.start()

    def follow(self) -> None:
        """Do nothing: a stream in Python needs no care."""

    def close(self) -> None:
        """Raises PortAudioError."""
        self._stream.close()


class CompiledStream:
    deepest = COMPILED.deepest

    def __init__(
        self, rtmixer: Any, source: RenderAhead, finished: Callable[[], None], depth: int, **options: Any
    ) -> None:
        self._source = source
        self._stream = rtmixer.Mixer(finished_callback=finished, **COMPILED.at(depth), **FORM, **options)
        self._ring = source.ring.share(rtmixer.RingBuffer)
        self._before = 0
        self._taking = self._stream.play_ringbuffer(self._ring)
        self.latency = float(self._stream.latency)

    @property
    def late(self) -> int:
        return self._before + int(self._taking.stats.output_underflows)

    def start(self) -> None:
        """Raises PortAudioError."""
        self._stream.start()

    def follow(self) -> None:
        if self._taking not in self._stream.actions:
            self._before = self.late
            self._source.ran_out()
            self._taking = self._stream.play_ringbuffer(self._ring)

    def close(self) -> None:
        """Raises PortAudioError."""
        self._stream.close()


def opened(
    module: Any, source: RenderAhead, finished: Callable[[], None], device: int, settings: Any, depth: int
) -> Stream:
    """Raises PortAudioError and ValueError. Only for jobs of PortAudio.

    `depth` is the buffer depth: 0 for an idle computer, more for a busy one.
    """
    options = {"depth": depth, "device": device, "extra_settings": settings}
    try:
        import rtmixer
    except (ImportError, OSError):  # there is none for this kind of computer
        return PythonStream(module, source, finished, **options)
    return CompiledStream(rtmixer, source, finished, **options)
