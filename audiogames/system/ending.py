"""The end of the program by an order of the system: what was begun is cleared away, however it is told to end."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, TypeAlias

ENDED_BY_SIGNAL: Final = 128
"""The number that a shell adds to the signal that ended a program, to make its status."""

ORDERS: Final = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
"""Signals that order the program to end, or come with a terminal that is closed."""

Handler: TypeAlias = Callable[[int, FrameType | None], object]


def _end(number: int, _: object) -> None:
    raise SystemExit(ENDED_BY_SIGNAL + number)


@contextmanager
def ending_in_order(end: Handler = _end) -> Iterator[None]:
    """Let the program end as it does at Control+C where it is told to, or its terminal is closed: nothing is left.

    A signal that whoever started the program lets it ignore, as `nohup` does, is ignored still.
    """
    # Python lets the main thread alone set what a signal does.
    signals = ORDERS if threading.current_thread() is threading.main_thread() else ()
    heard = [number for number in signals if signal.getsignal(number) != signal.SIG_IGN]
    before = {number: signal.signal(number, end) for number in heard}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, old)
