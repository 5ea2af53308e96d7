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


class System(NamedTuple):
    platform: str
    families: tuple[str, ...] = ()
    root: bool = False

    @classmethod
    def here(cls) -> "System":
        root = sys.platform != "win32" and os.geteuid() == 0
        return cls(sys.platform, _families() if sys.platform.startswith("linux") else (), root)

    def install(self, packages: Mapping[str, str]) -> str:
        """`packages` are given by package manager. Empty if unknown."""
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
