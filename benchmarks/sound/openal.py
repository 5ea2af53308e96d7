"""OpenAL Soft as the library that cyal brings, rendering into memory with its built-in head (HRTF).

cyal does not offer the loopback extension (ALC_SOFT_loopback), so its functions are called through ctypes.
"""

import ctypes
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from unittest.mock import patch

import numpy as np

from audiogames.audio.space.directions import Direction, vector
from audiogames.audio.units import RATE, STRETCH, Samples

LIBRARIES: Final = ("libopenal.so.1", "*openal*.dylib", "*al*.dll")

_FREQUENCY, _CHANNELS, _STEREO, _TYPE, _FLOAT = 0x1007, 0x1990, 0x1501, 0x1991, 0x1406
_HRTF, _HRTF_STATUS, _ENABLED, _MONO_SOURCES = 0x1992, 0x1993, 1, 0x1010
_MONO_FLOAT32, _BUFFER, _LOOPING, _POSITION = 0x10010, 0x1009, 0x1007, 0x1004


def library() -> Path | None:
    """Return OpenAL Soft as cyal brings it; None where cyal is not installed."""
    found = find_spec("cyal")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    return next((path for pattern in LIBRARIES for path in sorted(folder.glob(pattern))), None)


@contextmanager
def _own_head() -> Iterator[None]:
    """Let the library use its built-in head: that of a system may have 32 taps, which cost half as much."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder) / "alsoft.conf"
        settings.write_text("default-hrtf = Built-In HRTF\n")
        with patch.dict(os.environ, {"ALSOFT_CONF": str(settings)}):
            yield


class OpenAl:
    """Sources that go round and round, as heard through headphones. Raises OSError where the head is refused."""

    def __init__(self, path: Path, sounds: Sequence[Samples]) -> None:
        self._al = al = ctypes.CDLL(str(path))
        al.alcLoopbackOpenDeviceSOFT.restype = ctypes.c_void_p
        al.alcCreateContext.restype = ctypes.c_void_p
        al.alcCreateContext.argtypes = (ctypes.c_void_p, ctypes.c_void_p)
        al.alcMakeContextCurrent.argtypes = al.alcDestroyContext.argtypes = al.alcCloseDevice.argtypes = (
            ctypes.c_void_p,
        )
        al.alcGetIntegerv.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_void_p)
        al.alcRenderSamplesSOFT.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int)
        al.alBufferData.argtypes = (ctypes.c_uint, ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_int)
        al.alSource3f.argtypes = (ctypes.c_uint, ctypes.c_int, ctypes.c_float, ctypes.c_float, ctypes.c_float)
        with _own_head():
            self._device = al.alcLoopbackOpenDeviceSOFT(None)
        wishes = (_FREQUENCY, RATE, _CHANNELS, _STEREO, _TYPE, _FLOAT, _HRTF, 1, _MONO_SOURCES, len(sounds), 0)
        self._context = al.alcCreateContext(self._device, (ctypes.c_int * len(wishes))(*wishes))
        al.alcMakeContextCurrent(self._context)
        status = ctypes.c_int()
        al.alcGetIntegerv(self._device, _HRTF_STATUS, 1, ctypes.byref(status))
        if status.value != _ENABLED:
            raise OSError(f"OpenAL Soft does not use its head: status {status.value}.")
        self._sources = [self._source(sound) for sound in sounds]
        self._out = np.zeros((STRETCH, 2), np.float32)

    def _source(self, sound: Samples) -> int:
        buffer, source = ctypes.c_uint(), ctypes.c_uint()
        self._al.alGenBuffers(1, ctypes.byref(buffer))
        self._al.alBufferData(buffer, _MONO_FLOAT32, sound.ctypes.data, sound.nbytes, RATE)
        self._al.alGenSources(1, ctypes.byref(source))
        self._al.alSourcei(source, _BUFFER, buffer.value)
        self._al.alSourcei(source, _LOOPING, 1)
        self._al.alSourcePlay(source)
        return source.value

    def move(self, places: Sequence[tuple[float, float, float]]) -> None:
        """Put every source somewhere, as `place` gives it."""
        set_place = self._al.alSource3f
        for source, (x, y, z) in zip(self._sources, places, strict=True):
            set_place(source, _POSITION, x, y, z)

    def render(self) -> Samples:
        """Return the next (STRETCH, 2)."""
        self._al.alcRenderSamplesSOFT(self._device, self._out.ctypes.data, STRETCH)
        return self._out

    def close(self) -> None:
        """Let go of the device."""
        self._al.alcMakeContextCurrent(None)
        self._al.alcDestroyContext(self._context)
        self._al.alcCloseDevice(self._device)


def place(direction: Direction) -> tuple[float, float, float]:
    """Return a direction in OpenAL's form: x to the right, y up, z to the back, in metres."""
    x, y, z = vector(direction)
    return -y * direction.distance, z * direction.distance, -x * direction.distance
