"""The system and its package manager: how the one line is spelt that installs a missing part."""

import os
import platform
import sys
from collections.abc import Mapping
from typing import NamedTuple

MANAGERS = {
    "debian": "apt install",
    "ubuntu": "apt install",
    "fedora": "dnf install",
    "rhel": "dnf install",
    "centos": "dnf install",
    "arch": "pacman -S",
}
"""The distributions that are known, as os-release(5) names them in ID and ID_LIKE, and what installs there."""


class System(NamedTuple):
    """The system that a command is for: its platform, the distribution and its ancestors, and whether root types it."""

    platform: str
    families: tuple[str, ...] = ()
    root: bool = False

    @classmethod
    def here(cls) -> "System":
        """Look at the system that runs this."""
        root = sys.platform != "win32" and os.geteuid() == 0
        return cls(sys.platform, _families() if sys.platform.startswith("linux") else (), root)

    def install(self, packages: Mapping[str, str]) -> str:
        """Return the line that installs what each package manager calls so, "" where no line is known."""
        manager = next((MANAGERS[family] for family in self.families if family in MANAGERS), None)
        if manager is None or manager not in packages:
            return ""
        return f"{'' if self.root else 'sudo '}{manager} {packages[manager]}"


def _families() -> tuple[str, ...]:
    try:
        release = platform.freedesktop_os_release()
    except (OSError, UnicodeError):
        return ()
    return (release.get("ID", ""), *release.get("ID_LIKE", "").split())
