"""Control+C is never lost, nor an order to end: a program that had just begun to wait hears of it all the same.

Python notes a signal at once, but lets the main thread act on it only when a call of the system is broken off by it.
A signal that comes between Python's last look and the call itself breaks nothing off, and a program that waits for a
key would wait for ever. So a thread learns of every signal (`signal.set_wakeup_fd`), and a moment later breaks off
whatever the main thread waits for. A call broken off for nothing is begun again by Python (PEP 475).
"""

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from audiogames.system.ending import ORDERS

MOMENTS = (0.05, 0.2, 1.0)
"""Seconds after which the main thread is broken off, each after the one before: a busy computer may be late again."""

PAUSES: Final = tuple(getattr(signal, name) for name in ("SIGTSTP", "SIGCONT") if hasattr(signal, name))
HEEDED: Final = frozenset((signal.SIGINT, *ORDERS, *PAUSES))
"""Signals that end or suspend the program, or let it go on, whatever it waits for."""


@contextmanager
def heeding_signals() -> Iterator[None]:
    """Hear of what ends or suspends the program wherever the main thread waits.

    Windows breaks waiting off by itself. There Control+Break, which would end the program at once, is Control+C.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    if sys.platform == "win32":
        usual = signal.signal(signal.SIGBREAK, signal.default_int_handler)
        try:
            yield
        finally:
            signal.signal(signal.SIGBREAK, usual)
        return
    told, tell = os.pipe()
    os.set_blocking(tell, False)
    usual = signal.signal(signal.SIGURG, lambda _number, _frame: None)
    before = signal.set_wakeup_fd(tell, warn_on_full_buffer=False)
    threading.Thread(target=_heed, args=(told,), name="signals", daemon=True).start()
    try:
        yield
    finally:
        signal.set_wakeup_fd(before)
        signal.signal(signal.SIGURG, usual)
        os.close(tell)


def _heed(told: int) -> None:
    """Break the main thread off after each signal that is heeded, until the other end of `told` is closed."""
    if sys.platform == "win32":
        return
    main = threading.main_thread().ident
    assert main is not None
    with open(told, "rb", buffering=0) as numbers:
        while came := numbers.read(64):
            for moment in () if HEEDED.isdisjoint(came) else MOMENTS:
                time.sleep(moment)
                signal.pthread_kill(main, signal.SIGURG)
