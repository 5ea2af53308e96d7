"""The one line that installs a missing part of the system, as this system's own package manager spells it."""

import os
import platform
import sys
from collections.abc import Mapping
from typing import NamedTuple

from audiogames.speech.sink import Availability, Problem, pip_line

MANAGERS: Mapping[str, str] = {
    "debian": "apt install",
    "ubuntu": "apt install",
    "fedora": "dnf install",
    "rhel": "dnf install",
    "centos": "dnf install",
    "arch": "pacman -S",
}
"""The distributions that are known, as os-release(5) names them in ID and ID_LIKE, and what installs there."""

PACKAGES: Mapping[str, Mapping[str, str]] = {
    "speech-dispatcher": {
        "apt install": "speech-dispatcher speech-dispatcher-espeak-ng",
        "dnf install": "speech-dispatcher speech-dispatcher-espeak-ng",
        "pacman -S": "speech-dispatcher espeak-ng",
    },
    "player": dict.fromkeys(MANAGERS.values(), "alsa-utils"),
    "espeak": {"apt install": "libespeak-ng1", "dnf install": "espeak-ng", "pacman -S": "espeak-ng"},
    "portaudio": {"apt install": "libportaudio2", "dnf install": "portaudio", "pacman -S": "portaudio"},
    "brltty": dict.fromkeys(MANAGERS.values(), "brltty"),
}
"""What brings each part, by package manager."""

MENDED_BY: Mapping[Problem, str] = {
    Problem.SPEECHD_NOT_INSTALLED: "speech-dispatcher",
    Problem.PLAYER_MISSING: "player",
    Problem.ESPEAK_LIBRARY_MISSING: "espeak",
}
"""The problems that a package of the system solves."""


class System(NamedTuple):
    """What a line depends on: the platform, the distribution and its ancestors, and whether root types it."""

    platform: str
    families: tuple[str, ...] = ()
    root: bool = False

    @classmethod
    def here(cls) -> "System":
        """Look at the system that runs this."""
        root = sys.platform != "win32" and os.geteuid() == 0
        return cls(sys.platform, _families() if sys.platform.startswith("linux") else (), root)

    def install(self, part: str) -> str:
        """Return the line that installs one of PACKAGES, "" where no line is known."""
        if self.platform in ("win32", "darwin"):
            # The wheel of sounddevice carries PortAudio on these two.
            return pip_line("sounddevice") if part == "portaudio" else ""
        manager = next((MANAGERS[family] for family in self.families if family in MANAGERS), None)
        if manager is None:
            return ""
        return f"{'' if self.root else 'sudo '}{manager} {PACKAGES[part][manager]}"

    def mend(self, why: Availability) -> str:
        """Return the line that mends a sink, "" where no line does."""
        part = MENDED_BY.get(why.problem) if why.problem is not None else None
        if part is None or self.platform in ("win32", "darwin"):
            return why.fix
        return self.install(part)


def _families() -> tuple[str, ...]:
    try:
        release = platform.freedesktop_os_release()
    except OSError:
        return ()
    return (release.get("ID", ""), *release.get("ID_LIKE", "").split())
