import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, TypeAlias

ENDED_BY_SIGNAL: Final = 128
"""Added by shells to a signal's number to make the exit status."""

ORDERS: Final = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))

Handler: TypeAlias = Callable[[int, FrameType | None], object]


def _end(number: int, _: object) -> None:
    raise SystemExit(ENDED_BY_SIGNAL + number)


@contextmanager
def ending_in_order(end: Handler = _end) -> Iterator[None]:
    """Handle termination signals like Control+C.

    Signals that the parent process had ignored, as `nohup` does, stay ignored.
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
