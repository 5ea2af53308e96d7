"""Control+C and termination signals always interrupt the main thread, even as it begins to wait.

A signal between Python's last check and a system call does not interrupt that call, and a program that waits for a key
would wait for ever. So a thread receives every signal (`signal.set_wakeup_fd`) and interrupts the main thread a moment
later. Python resumes calls that were interrupted without need (PEP 475).
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
"""Seconds before each interruption. A busy computer may need more than one."""

PAUSES: Final = tuple(getattr(signal, name) for name in ("SIGTSTP", "SIGCONT") if hasattr(signal, name))
HEEDED: Final = frozenset((signal.SIGINT, *ORDERS, *PAUSES))


@contextmanager
def heeding_signals() -> Iterator[None]:
    """Windows interrupts the main thread itself.

    There Control+Break, which would end the program at once, acts like Control+C.
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
    """Interrupt the main thread after each signal, until the other end of `told` is closed."""
    if sys.platform == "win32":
        return
    main = threading.main_thread().ident
    assert main is not None
    with open(told, "rb", buffering=0) as numbers:
        while came := numbers.read(64):
            for moment in () if HEEDED.isdisjoint(came) else MOMENTS:
                time.sleep(moment)
                signal.pthread_kill(main, signal.SIGURG)
