"""The first lines of Python in the folder for Windows: where a person's things are kept, then the program itself.

A file `portable` beside audiogames.exe keeps settings and games in the folder `data`, also on another computer.
"""

import os
import sys
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).resolve().parent.parent
MARKS = ("portable", "portable.txt")  # the Explorer of Windows makes the second, and hides its ending


def no_time_zone() -> None:
    """Say that the time zone cannot be found. Raises LookupError."""
    raise LookupError


def spare_time_zones() -> None:
    """Keep babel from looking for the time zone, whose files are left out: no sentence has a time of day."""
    zones = ModuleType("babel.localtime._win32")
    zones.__dict__["_get_localzone"] = no_time_zone
    sys.modules[zones.__name__] = zones


def main() -> int:
    """Play, or do what the command line asks; gives the exit status."""
    if not os.environ.get("AUDIOGAMES_HOME") and any((FOLDER / mark).exists() for mark in MARKS):
        os.environ["AUDIOGAMES_HOME"] = str(FOLDER / "data")
    spare_time_zones()
    from audiogames.bootstrap.language import say

    try:
        from audiogames.cli import main as play

        return play()
    except ImportError as error:  # a module that is missing, or a DLL that one needs
        say("incomplete", module=error.name or str(error))
        return 1


if __name__ == "__main__":
    sys.exit(main())
