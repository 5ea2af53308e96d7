"""The end of the program while it writes files: what was begun is cleared away, however it is told to end."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

ENDED_BY_SIGNAL: Final = 128
"""The number that a shell adds to the signal that ended a program, to make its status."""

ORDERS: Final = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
"""Signals that order the program to end, or come with a terminal that is closed."""


@contextmanager
def ending_in_order() -> Iterator[None]:
    """Let the program end as it does at Control+C where it is told to, or its terminal is closed: nothing is left."""
    # Python lets the main thread alone set what a signal does.
    signals = ORDERS if threading.current_thread() is threading.main_thread() else ()
    before = {number: signal.signal(number, _end) for number in signals}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, old)


def _end(number: int, _: object) -> None:
    raise SystemExit(ENDED_BY_SIGNAL + number)
