"""The process that holds espeak-ng, whose licence (GPL-3.0-or-later) ends at this boundary.

It reads JSON lines `{"text", "voice", "rate"}` and answers in frames: one byte of kind, four of length (big endian),
then that many bytes. Kinds: `R` ready (JSON: sample rate, version), `P` samples (int16, little endian, mono), `E` end
of the line, `X` trouble (JSON: problem, reason).
"""

import ctypes
import importlib
import json
import os
import struct
import sys
from collections.abc import Callable, Iterator
from ctypes.util import find_library
from typing import IO, Any, NamedTuple

from audiogames.speech.sink import Problem

_SYNCHRONOUS = 2
_BUFFER_MS = 20
_RATE = 1
_UTF8 = 1
_SEED = 1
_HEADER = struct.Struct(">cI")


class WorkerFrame(NamedTuple):
    kind: bytes
    content: bytes


def parse_frames(stream: IO[bytes]) -> Iterator[WorkerFrame]:
    """A truncated frame is dropped."""
    while len(header := stream.read(_HEADER.size)) == _HEADER.size:
        kind, length = _HEADER.unpack(header)
        content = stream.read(length)
        if len(content) < length:
            return
        yield WorkerFrame(kind, content)


def main() -> None:
    # Nothing the library prints may get between the frames.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)

    def answer(kind: bytes, content: bytes = b"") -> None:
        out.write(_HEADER.pack(kind, len(content)) + content)
        out.flush()

    try:
        voice = _Espeak()
    except ImportError as error:
        answer(b"X", _json(problem=Problem.MODULE_MISSING, reason=error.name or str(error)))
        return
    except Exception as error:
        answer(b"X", _json(problem=Problem.ESPEAK_LIBRARY_MISSING, reason=str(error)))
        return
    answer(b"R", _json(rate=voice.sample_rate))
    for line in sys.stdin.buffer:
        request = json.loads(line)
        try:
            voice.synthesise(request["text"], request["voice"], request["rate"], lambda pcm: answer(b"P", pcm))
        except ValueError as error:
            answer(b"X", _json(problem=Problem.WORKER_FAILED, reason=str(error)))
        else:
            answer(b"E")


def _files() -> tuple[str, bytes | None]:
    """The library and its data of the wheel, or those of the system. Raises ImportError."""
    try:
        loader: Any = importlib.import_module("espeakng_loader")
    except ImportError:
        if (found := find_library("espeak-ng")) is None:
            raise
        return found, None
    # Its own `load_library` prints the reason of a failure and returns None.
    return loader.get_library_path(), loader.get_data_path().encode()


class _Espeak:
    """Its state is global, so one process has one."""

    def __init__(self) -> None:
        path, data = _files()
        self._library: Any = ctypes.CDLL(path)
        self.sample_rate: int = self._library.espeak_Initialize(_SYNCHRONOUS, _BUFFER_MS, data, 0)
        if self.sample_rate <= 0:
            raise RuntimeError("espeak-ng does not find its data")
        # The noise of consonants is drawn from the clock otherwise, and no line would sound the same in two processes.
        if hasattr(self._library, "espeak_ng_SetRandSeed"):
            self._library.espeak_ng_SetRandSeed(ctypes.c_long(_SEED))
        kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)
        self._callback = kind(self._on_samples)
        self._library.espeak_SetSynthCallback(self._callback)
        self._take: Callable[[bytes], None] = lambda pcm: None
        # The first phrase in a language loads its dictionary: do it before anyone waits (85 ms measured, then 5).
        for language in ("en", "fr"):
            self.synthesise("a", language, 175, lambda pcm: None)

    def synthesise(self, text: str, voice: str, rate: int, take: Callable[[bytes], None]) -> None:
        """`take` gets the samples in pieces. One second of sound takes a few milliseconds."""
        if self._library.espeak_SetVoiceByName(voice.encode()) != 0:
            raise ValueError(f"espeak-ng has no voice {voice}")
        self._library.espeak_SetParameter(_RATE, rate, 0)
        self._take = take
        data = text.encode("utf-8") + b"\0"
        self._library.espeak_Synth(data, len(data), 0, 0, 0, _UTF8, None, None)

    def _on_samples(self, samples: Any, count: int, events: Any) -> int:
        if samples and count > 0:
            self._take(ctypes.string_at(samples, count * 2))
        return 0


def _json(**fields: object) -> bytes:
    return json.dumps(fields).encode("ascii")


if __name__ == "__main__":
    main()
