"""Files that another program holds open for a moment, as an antivirus or an indexer does on Windows."""

import sys
import time
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")

PATIENCE: Final = 3.0
"""Seconds after which it is no longer taken for a moment."""
PAUSE: Final = 0.05
"""Seconds between two tries."""


def patiently(
    do: Callable[[], T], clock: Callable[[], float] = time.monotonic, wait: Callable[[float], None] = time.sleep
) -> T:
    """Do something with a file; where Windows denies it, try again for a moment. Raises PermissionError after that."""
    if sys.platform != "win32":
        return do()
    return tried_again(do, clock, wait)


def tried_again(do: Callable[[], T], clock: Callable[[], float], wait: Callable[[float], None]) -> T:
    """Do something until it is not denied any more. Raises PermissionError when PATIENCE is over."""
    until = clock() + PATIENCE
    while True:
        try:
            return do()
        except PermissionError:
            if clock() >= until:
                raise
        wait(PAUSE)
