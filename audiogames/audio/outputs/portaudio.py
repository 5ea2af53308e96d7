"""PortAudio in one thread of its own, which loads, calls and ends it.

Windows binds sound interfaces to the thread that opened them, and a hanging sound server blocks its caller.
"""

import atexit
import ctypes
import ctypes.util
import queue
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import suppress
from enum import StrEnum
from functools import cache
from importlib import metadata
from typing import Any, Final, TypeVar

from audiogames.core.errors import GameError
from audiogames.core.messages import alert

T = TypeVar("T")

EXIT_SECONDS: Final = 1.0
"""Maximum seconds that the exit of the program waits for PortAudio."""


class SoundFault(StrEnum):
    NO_LIBRARY = "sound-no-library"  # PortAudio, on Linux a package of the system, is not installed
    BROKEN_LIBRARY = "sound-broken-library"  # it came with our packages, and cannot be loaded
    NO_DEVICE = "sound-no-device"  # this computer has no output
    ABSENT = "sound-device-absent"  # $device: it was wanted, it alone will do, and it is not there
    REFUSED = "sound-device-refused"  # $device, $reason
    SILENT = "sound-device-silent"  # $device: opened, and takes no sound
    GONE = "sound-device-gone"  # $device: it played, and was pulled out
    STARTED_AGAIN = "sound-started-again"  # the process that plays had died
    ENDED = "sound-ended"  # it has died twice, or cannot start
    ELSEWHERE = "sound-elsewhere"  # $wanted is not there or refuses, $device plays in its place


class SoundTrouble(GameError):
    """An output that cannot be opened. The message, an `alert` with one of the codes, gives the reason."""


class PortAudio:
    def __init__(self) -> None:
        self._jobs: queue.SimpleQueue[tuple[Callable[[], object], Future[Any]]] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._module: Any = None
        self._ended = False

    def do(self, job: Callable[[Any], T]) -> Future[T]:
        """Call `job(sounddevice)` in the thread of PortAudio.

        The future raises what the job raises, and SoundTrouble without PortAudio.
        """
        future: Future[T] = Future()
        with self._lock:
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="portaudio", daemon=True)
                self._thread.start()
                atexit.register(self._end)  # the end may come during the first search for cards
        self._jobs.put((lambda: job(self._loaded()), future))
        return future

    def _work(self) -> None:
        while True:
            job, future = self._jobs.get()
            try:
                future.set_result(job())
            except BaseException as error:
                future.set_exception(error)
            # A stream that is kept alive by the last job would outlive what it belongs to.
            del job, future

    def _loaded(self) -> Any:
        if self._module is None:
            keep_mapped(ctypes.util.find_library("portaudio"))  # before the first search, which comes with the import
            try:
                import sounddevice

                _library()
            except (OSError, ImportError) as error:
                package_of_the_system = isinstance(error, OSError) and sys.platform not in ("win32", "darwin")
                code = SoundFault.NO_LIBRARY if package_of_the_system else SoundFault.BROKEN_LIBRARY
                raise SoundTrouble(alert(code)) from error
            self._module = sounddevice
            # Its own end would wait for a sound server that hangs, `_end` does not.
            atexit.unregister(_AnyOf("sounddevice"))
        return self._module

    def _end(self) -> None:
        """Do not wait for a hanging sound server.

        A running search may finish, since a process that ends within JACK can leave a lock at which every later
        PortAudio hangs.
        """
        if self._ended:
            return
        self._ended = True
        with suppress(Exception):
            self.do(lambda sounddevice: _library().Pa_Terminate()).result(EXIT_SECONDS)


LIBRARY: Final = PortAudio()
"""The only instance, since PortAudio has one state per process."""


def restart(sounddevice: Any) -> None:
    """Restart PortAudio to find changed devices. No stream may be open. Only for jobs of PortAudio.

    Raises sounddevice.PortAudioError.
    """
    _library().Pa_Terminate()
    if code := _library().Pa_Initialize():
        raise sounddevice.PortAudioError("PortAudio does not begin again", code)


class _AnyOf:
    """Equals each function of a module. `atexit` compares functions by ==."""

    def __init__(self, module: str) -> None:
        self._module = module

    def __call__(self) -> None:
        """Do nothing."""

    def __eq__(self, other: object) -> bool:
        return getattr(other, "__module__", None) == self._module

    def __hash__(self) -> int:
        return hash(self._module)


@cache
def _library() -> Any:
    """The library that sounddevice initialised, which has no public way to end or restart it.

    Loading it by ctypes also keeps it in memory, see `keep_mapped`. Raises OSError.
    """
    for name in _names():
        with suppress(OSError):
            library = ctypes.CDLL(name)
            if library.Pa_GetDeviceCount() >= 0:  # another library of this name was not begun
                return library
    raise OSError("The PortAudio of sounddevice was not found.")


def _names() -> Iterator[str]:
    for name in ("portaudio", r"bin\libportaudio-2.dll", "lib/libportaudio.dylib"):
        if found := ctypes.util.find_library(name):
            yield found
    files = [file for file in metadata.files("sounddevice") or () if "libportaudio" in file.name]
    yield from (str(file.locate()) for file in sorted(files, key=lambda file: "-asio" in file.name))


def keep_mapped(library: str | None) -> None:
    """Keep a library in memory to the end of the process.

    At exit Python unloads libraries of cffi, and one whose thread still searches for cards would crash with a
    segmentation fault. Libraries loaded by ctypes are never unloaded.
    """
    if library is not None:
        with suppress(OSError):
            ctypes.CDLL(library)
