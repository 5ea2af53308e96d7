"""What the system's own package manager calls the missing part of Python."""

import os
import sys

OS_RELEASE = "/etc/os-release"
SYSTEM_PYTHON = "/usr/bin/python3"


def venv_command() -> str | None:
    """Give the one line that brings `venv` and `ensurepip`, None where it is not known."""
    family = _families()
    before = "" if _is_root() else "sudo "
    if family & {"debian", "ubuntu"}:
        return f"{before}apt install {_debian_package()}"
    if family & {"fedora", "rhel", "centos"}:
        return f"{before}dnf install python3-libs python3-pip"
    return None


def _debian_package() -> str:
    """`python3-venv` goes with the system's Python; another one has a package of its own."""
    if os.path.realpath(SYSTEM_PYTHON) == os.path.realpath(sys.executable):
        return "python3-venv"
    return f"python{sys.version_info.major}.{sys.version_info.minor}-venv"


def _families() -> set[str]:
    """Give the distribution and those it descends from, as os-release(5) names them in ID and ID_LIKE."""
    try:
        with open(OS_RELEASE, encoding="utf-8") as file:
            lines = [line.rstrip("\n").partition("=") for line in file]
    except (OSError, UnicodeError):
        return set()
    return {word for name, _, value in lines if name in ("ID", "ID_LIKE") for word in value.strip("\"'").split()}


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0
