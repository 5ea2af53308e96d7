"""The lock files: every library with its version and the hashes of its files, for all systems and Pythons alike.

`build.txt` has what builds the project and libraries published as source alone. Each further file has the libraries of
one level or extra, and begins with the file that it continues. A first start installs from them.
"""

from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent
WINDOWS = ROOT / "release" / "windows" / "requirements.txt"
"""The libraries of the folder for Windows: one system and one Python, without a library that its tests cannot load."""

BUILDERS = ("setuptools", "wheel")
"""What builds the libraries that are published as source alone; the build system of the project stands beside it."""


class Level(NamedTuple):
    """The extras in one lock file, the file that it continues, and whether it has what the program itself needs."""

    extras: tuple[str, ...]
    continues: str = ""
    program: bool = True


LEVELS = {
    "play": Level(()),
    "stickers": Level(("tactile",), "play"),
    "head": Level(("tactile", "head"), "stickers"),
    "test": Level(("dev",), "head"),
    "bench": Level(("bench",), "play"),
    "release": Level(("release",), "build", program=False),
}


class Block(NamedTuple):
    """One library in a lock file: its name, version and marker, and all its lines."""

    name: str
    version: str
    marker: str
    text: str

    @property
    def hashes(self) -> list[str]:
        """The hashes of its files, each with its algorithm."""
        return [word.partition("=")[2] for word in self.text.split() if word.startswith("--hash=")]


def blocks(lock: str) -> list[Block]:
    """Return the libraries in the text of a lock file, in its order."""
    found: list[Block] = []
    for line in lock.splitlines(keepends=True):
        if line.startswith((" ", "\t")) and found:
            found[-1] = found[-1]._replace(text=found[-1].text + line)
        elif "==" in line and not line.startswith("#"):
            pin, _, marker = line.rstrip("\\\n ").partition(" ; ")
            name, _, version = pin.partition("==")
            found.append(Block(name, version, marker, line))
    return found


def path(level: str) -> Path:
    """Return the lock file of a level, or of `build`."""
    return FOLDER / f"{level}.txt"


def locked(level: str) -> list[Block]:
    """Return all libraries of a level, with those of the files that its own continues."""
    before = LEVELS[level].continues if level in LEVELS else ""
    return (locked(before) if before else []) + blocks(path(level).read_text(encoding="utf-8"))
