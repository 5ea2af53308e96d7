import sys
import time
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")

PATIENCE: Final = 3.0
"""Timeout in seconds."""
PAUSE: Final = 0.05
"""Seconds between two attempts."""


def patiently(
    do: Callable[[], T], clock: Callable[[], float] = time.monotonic, wait: Callable[[float], None] = time.sleep
) -> T:
    """Retry `do`, which uses a file, on Windows while access is denied. Raises PermissionError after PATIENCE."""
    if sys.platform != "win32":
        return do()
    return tried_again(do, clock, wait)


def tried_again(do: Callable[[], T], clock: Callable[[], float], wait: Callable[[float], None]) -> T:
    """Raises PermissionError after PATIENCE."""
    until = clock() + PATIENCE
    while True:
        try:
            return do()
        except PermissionError:
            if clock() >= until:
                raise
        wait(PAUSE)
