"""Detects a running screen reader, so that our own voice does not speak over it.

Each system has one small function, whose inputs can be replaced. A reader at the other end of a remote connection
cannot be detected.
"""

import ctypes
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from math import inf
from pathlib import Path
from typing import Any, Final

LINUX_READERS = ("orca", "fenrir", "espeakup", "speechd-up", "yasr", "brltty")
"""Names of programs, speech before braille."""

WINDOWS_READERS = {
    "NVDA": ("wxWindowClassNR", "NVDA"),
    "JAWS": ("JFWUI2", "JAWS"),
    "Narrator": ("NarratorUIClass", None),
}
"""Class and title of each reader's hidden window."""

UNREADABLE: Final = ("XTERM_VERSION", "ALACRITTY_WINDOW_ID", "KITTY_WINDOW_ID", "WEZTERM_PANE")
"""Variables of terminals that a screen reader of the desktop cannot read."""
UNREADABLE_KINDS: Final = ("rxvt", "foot", "st-", "xterm-kitty", "alacritty")
"""Prefixes of such terminals in TERM."""

UNKNOWN: Final = "unknown"
"""A reader that only announces itself to Windows."""

_SPI_GETSCREENREADER = 0x0046


LOOK_SECONDS: Final = 5.0  # minimum seconds between two looks for a screen reader


class ReaderWatch:
    """The screen reader that runs now. It may start, stop or crash while the program runs."""

    def __init__(self, find: Callable[[], str | None] | None = None) -> None:
        self._find = find or screen_reader
        self._looked = -inf
        self._was_named = False
        self.reader: str | None = None

    def look(self, now: float) -> bool:
        """Look again if the last look is some seconds ago, and return True if another reader runs, or none any more.

        The flag of Windows stays after the crash of a reader, and counts only if no reader was known by its name.
        """
        if now < self._looked + LOOK_SECONDS:
            return False
        self._looked, before, found = now, self.reader, self._find()
        self._was_named = self._was_named or found not in (None, UNKNOWN)
        self.reader = None if found == UNKNOWN and self._was_named else found
        return self.reader != before


def screen_reader(platform: str = sys.platform) -> str | None:
    """Return the name of the running screen reader, "unknown" for an unknown one, or None.

    Takes a few milliseconds, and up to a second on macOS, where another program must run.
    """
    try:
        if platform == "win32":
            return on_windows(getattr(ctypes, "windll").user32)  # noqa: B009
        if platform == "darwin":
            return on_macos()
        return on_linux()
    except (OSError, AttributeError):
        return None


def reads_terminal(reader: str | None, environment: Mapping[str, str] = os.environ) -> bool:
    """Return True if a screen reader can read the current terminal, as far as the environment shows.

    Orca reads VTE terminals, such as GNOME's and MATE's, and Konsole, but not those that draw by themselves.
    """
    if reader != "orca" or "VTE_VERSION" in environment or "KONSOLE_VERSION" in environment:
        return True
    drawn = any(name in environment for name in UNREADABLE)
    return not drawn and not environment.get("TERM", "").startswith(UNREADABLE_KINDS)


def on_linux(proc: Path = Path("/proc"), speakup: Path = Path("/sys/accessibility/speakup")) -> str | None:
    """Find Orca, BRLTTY and others by process name, and Speakup by its kernel module."""
    running = set(_program_names(proc))
    for reader in LINUX_READERS:
        if reader in running:
            return "speakup" if reader in ("espeakup", "speechd-up") else reader
    return "speakup" if speakup.exists() and _has_synth(speakup) else None


def on_windows(user32: Any) -> str | None:
    """Find NVDA, JAWS or Narrator by their windows, another reader by the system flag."""
    for reader, (window_class, title) in WINDOWS_READERS.items():
        if user32.FindWindowW(window_class, title):
            return reader
    flag = ctypes.c_int(0)
    user32.SystemParametersInfoW(_SPI_GETSCREENREADER, 0, ctypes.byref(flag), 0)
    return UNKNOWN if flag.value else None


def on_macos(run: Callable[..., Any] = subprocess.run) -> str | None:
    """Find VoiceOver by the system setting that is on while it runs, or else by its process."""
    for command, wanted in (
        (["defaults", "read", "com.apple.universalaccess", "voiceOverOnOffKey"], "1"),
        (["pgrep", "-x", "VoiceOver"], ""),
    ):
        try:
            done = run(command, capture_output=True, text=True, timeout=1.0, check=False)
        except (OSError, subprocess.TimeoutExpired):
            continue
        if done.returncode == 0 and (not wanted or done.stdout.strip() == wanted):
            return "VoiceOver"
    return None


def _program_names(proc: Path) -> Iterable[str]:
    for folder in proc.iterdir():
        if folder.name.isdigit():
            try:
                name = (folder / "comm").read_text("utf-8", "replace").strip()
                yield name
                if name.startswith("python"):  # Orca where it has not renamed its process
                    words = (folder / "cmdline").read_bytes().decode("utf-8", "replace").split("\0")
                    yield from (Path(word).name for word in words[1:3])
            except OSError:
                continue  # it ended while we looked


def _has_synth(speakup: Path) -> bool:
    """The module may be loaded without a voice to speak with."""
    try:
        return (speakup / "synth").read_text("utf-8", "replace").strip() not in ("", "none")
    except OSError:
        return False
