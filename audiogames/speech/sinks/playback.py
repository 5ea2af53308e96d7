import shutil
import subprocess
import sys
import time
import wave
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, TypeAlias


class WavPlayer(NamedTuple):
    name: str
    play: "Callable[[Path], Playback]"


class ProcessPlayback:
    def __init__(self, *command: str | Path) -> None:
        self._process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self._stopped = False

    def is_over(self) -> bool:
        return self._process.poll() is not None

    def failed(self) -> bool:
        return not self._stopped and self._process.poll() not in (None, 0)

    def stop(self) -> None:
        if self._process.poll() is None:
            self._stopped = True
            self._process.kill()
            self._process.wait()


class WinsoundPlayback:
    def __init__(self, path: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self._winsound = import_module("winsound")
        self._clock = clock
        with wave.open(str(path), "rb") as sound:
            self._end = clock() + sound.getnframes() / sound.getframerate()
        flags = self._winsound.SND_FILENAME | self._winsound.SND_ASYNC | self._winsound.SND_NODEFAULT
        try:
            self._winsound.PlaySound(str(path), flags)
            self._error = False
        except RuntimeError:
            self._error = True

    def is_over(self) -> bool:
        """The length of the file gives the end, which Windows does not report."""
        return self._error or self._clock() >= self._end

    def failed(self) -> bool:
        return self._error

    def stop(self) -> None:
        if not self.is_over():
            self._end = self._clock()
            self._winsound.PlaySound(None, 0)


Playback: TypeAlias = ProcessPlayback | WinsoundPlayback

_PROGRAMS = {"darwin": (("afplay",),), "linux": (("paplay",), ("pw-play",), ("aplay", "-q"))}


INSTALL_LINE = "sudo apt install alsa-utils"


def find_player(platform: str = sys.platform, which: Callable[[str], str | None] = shutil.which) -> WavPlayer | None:
    if platform == "win32":
        return WavPlayer("winsound", WinsoundPlayback)
    for program, *options in _PROGRAMS.get(platform, _PROGRAMS["linux"]):
        found = which(program)
        if found is not None:
            return WavPlayer(program, partial(ProcessPlayback, found, *options))
    return None
