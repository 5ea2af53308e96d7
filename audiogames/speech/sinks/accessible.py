"""Windows and macOS: screen readers and system voices through accessible-output3.

This module hides its faults (0.1.2, each observed or read in its source): `Auto` stops at the first output whose
library is missing, asks every output on every call (with JAWS, a COM call), and has neither `silence` nor braille
through `output()`; classes print on stdout; SAPI 5 sends broken XML for any "&"; VoiceOver ignores `interrupt`; return
codes are dropped, so only `is_active()` shows that a reader has left. So its classes are opened one by one.
"""

import importlib
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, cast

from audiogames.speech.sink import Availability, LineState, Problem, SinkDied, SinkUnavailable, pip_line

NAME = "screen-reader"

RECHECK = 2.0
"""Seconds between checks for the active reader. A check can cost a COM call, too slow for each line."""

SELDOM_ASKED = frozenset({"SystemAccess", "System Access", "Dolphin", "sapi4"})
"""Outputs without a 64-bit library, which can only fail."""

VOICES = {"fr": ("french", "français"), "en": ("english", "anglais")}
"""Words in SAPI 5 voice names that give their language."""


class AccessibleSink:
    """Speaks and brailles through one accessible-output3 output.

    COM objects belong to the thread that made them, so all calls must come from that thread.
    """

    def __init__(
        self,
        outputs: Sequence[Any],
        clock: Callable[[], float] = time.monotonic,
        release: Callable[[], None] = lambda: None,
    ) -> None:
        """The first active one of `outputs` is used. `release` is called once at the end."""
        self._outputs = outputs
        self._clock = clock
        self._release: Callable[[], None] | None = release
        self._thread = threading.get_ident()
        self._output: Any = first_active(outputs)
        self._checked = clock()
        self._language = ""
        if self._output is None:
            release()
            raise SinkUnavailable(Availability(NAME, problem=Problem.NO_SCREEN_READER))
        self.info = Availability(NAME, voice=str(self._output.name))

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        """A SAPI 5 voice has that language, a reader its own voice."""
        self._look_again()
        if not text.strip():
            return
        if self._is("sapi5"):
            self._choose_voice(language)
            text = text.replace("&", "&amp;")  # the library escapes "<" and nothing else
        if interrupt and self._is("voiceover"):
            self.silence()
        self._call("speak", text, interrupt=interrupt)

    @property
    def brailles(self) -> bool:
        """NVDA, JAWS and others have their own braille method."""
        base = importlib.import_module("accessible_output3.outputs.base").Output
        return getattr(type(self._output), "braille", None) not in (None, base.braille)

    def braille(self, text: str) -> None:
        self._call("braille", text)

    def silence(self) -> None:
        if hasattr(self._output, "silence"):
            self._call("silence")

    def line_state(self) -> LineState:
        """No output reports it."""
        self._own_thread()
        return LineState.UNKNOWN

    def close(self) -> None:
        """Call it in the thread that owns the outputs."""
        self._outputs, self._output = (), None
        if self._release is not None:
            self._release()
            self._release = None

    def _is(self, name: str) -> bool:
        return self._output is not None and str(self._output.name).lower() == name

    def _own_thread(self) -> None:
        if threading.get_ident() != self._thread:
            raise RuntimeError("A screen reader must be used from the thread that opened it.")

    def _look_again(self) -> None:
        if self._clock() - self._checked < RECHECK:
            return
        self._checked = self._clock()
        if first_active(self._outputs) is not self._output:
            raise SinkDied(self._gone())

    def _choose_voice(self, language: str) -> None:
        if language == self._language:
            return
        self._language = language
        try:
            with quiet():
                words = VOICES.get(language, (language,))
                fitting = [v for v in self._output.list_voices() if any(word in v.lower() for word in words)]
                current = str(self._output.get_voice())
                if fitting and current not in fitting:
                    self._output.set_voice(fitting[0])
        except Exception:  # a voice of the wrong language is better than none
            return

    def _call(self, method: str, *arguments: Any, **options: Any) -> None:
        self._own_thread()
        try:
            with quiet():
                getattr(self._output, method)(*arguments, **options)
        except Exception as error:  # whatever COM, a DLL or AppleScript may raise
            raise SinkDied(self._gone()) from error

    def _gone(self) -> Availability:
        return self.info._replace(problem=Problem.SCREEN_READER_GONE, arguments={"reader": self.info.voice})


def first_active(outputs: Sequence[Any]) -> Any | None:
    """An output that raises is inactive."""
    for output in outputs:
        try:
            with quiet():
                if output.is_active():
                    return output
        except Exception:  # measured: AttributeError, OSError and COM errors
            continue
    return None


def open_outputs(classes: Sequence[Callable[[], Any]]) -> list[Any]:
    """A missing module (AppKit, appscript), a library for another processor (OSError) or a COM error excludes one."""
    outputs = []
    for make in classes:
        if getattr(make, "name", "") in SELDOM_ASKED:
            continue
        try:
            with quiet():
                outputs.append(make())
        except Exception:
            continue
    return outputs


def open_sink(platform: str = sys.platform) -> AccessibleSink:
    """Raises `SinkUnavailable`."""
    release = _enter_com(platform)
    try:
        with quiet():
            importlib.import_module("accessible_output3.outputs")
            classes = importlib.import_module("accessible_output3").get_output_classes()
    except Exception as error:  # its package imports every platform module at once
        release()
        module = getattr(error, "name", None) or "accessible_output3"
        raise SinkUnavailable(
            Availability(NAME, "", Problem.MODULE_MISSING, {"module": module}, pip_line("accessible-output3"))
        ) from error
    return AccessibleSink(open_outputs(classes), release=release)


def _enter_com(platform: str) -> Callable[[], None]:
    """Windows prepares only the main thread for COM objects (SAPI, JAWS)."""
    if platform == "win32":
        try:
            com = importlib.import_module("pythoncom")
            com.CoInitialize()
        except Exception:  # without pywin32 NVDA still works: it is a plain library
            return lambda: None
        return cast("Callable[[], None]", com.CoUninitialize)
    return lambda: None


class _Muffler:
    def __init__(self, stream: Any, thread: int) -> None:
        self._stream = stream
        self._thread = thread

    def write(self, text: str) -> int:
        if threading.get_ident() == self._thread:
            return len(text)
        return int(self._stream.write(text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def quiet() -> Iterator[None]:
    """Drop what this thread writes to `sys.stdout` and `sys.stderr` within.

    `contextlib.redirect_stdout` would also drop what the game writes meanwhile from another thread.
    """
    thread = threading.get_ident()
    out, err = _Muffler(sys.stdout, thread), _Muffler(sys.stderr, thread)
    before = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = out, err
    try:
        yield
    finally:
        # A stream that was replaced in the meantime stays.
        if sys.stdout is out:
            sys.stdout = before[0]
        if sys.stderr is err:
            sys.stderr = before[1]
