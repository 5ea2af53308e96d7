"""Where the project's own environment stands, and whether it is whole. Read at every start: nothing slow.

It stands in `.venv` beside pyproject.toml, or in the user's cache where the checkout cannot be written.
"""

import os
import sys
from collections.abc import Iterator

from audiogames.bootstrap import stamp

WINDOWS = sys.platform == "win32"


def places(root: str) -> Iterator[str]:
    """Give the folders where the environment of `root` may stand, best first."""
    yield os.path.join(root, ".venv")
    from hashlib import sha256

    name = sha256(os.fsencode(root)).hexdigest()[:12]
    yield os.path.join(_user_cache(), "audiogames", "environment-" + name)


def is_place(folder: str, root: str) -> bool:
    """Whether `folder` is one of the places of `root`."""
    return any(os.path.realpath(folder) == os.path.realpath(place) for place in places(root))


def interpreter(folder: str) -> str:
    """Give the path of the Python of an environment."""
    return os.path.join(folder, "Scripts", "python.exe") if WINDOWS else os.path.join(folder, "bin", "python")


def sound(folder: str, root: str, level: str) -> bool:
    """Whether the environment can be handed over to as it is. Costs a few small reads."""
    return stamp.fits(folder, root, level) and stands(folder)


def stands(folder: str) -> bool:
    """Whether there is a Python in the environment, and the one it was made from is where it was."""
    try:
        with open(os.path.join(folder, "pyvenv.cfg"), encoding="utf-8") as file:
            homes = [line.partition("=")[2].strip() for line in file if line.startswith("home")]
    except (OSError, UnicodeError):
        return False
    return bool(homes) and os.path.isdir(homes[0]) and os.path.exists(interpreter(folder))


def _user_cache() -> str:
    home = os.path.expanduser("~")
    if WINDOWS:
        return os.environ.get("LOCALAPPDATA") or os.path.join(home, "AppData", "Local")
    if sys.platform == "darwin":
        return os.path.join(home, "Library", "Caches")
    return os.environ.get("XDG_CACHE_HOME") or os.path.join(home, ".cache")
