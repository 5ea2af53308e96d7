"""One installer at a time, and a trace of one that was killed: a locked marker file in the environment."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from audiogames.bootstrap.language import say
from audiogames.bootstrap.trouble import Trouble

MARKER = "audiogames-being-made"


@contextmanager
def only_installer(folder: str) -> Iterator[bool]:
    """Hold the marker of `folder`; gives whether an installer that was killed had left one.

    Waits, and says so, while another process holds it. The marker is taken away at an orderly end only: all
    done, or a Trouble that pip or venv reported.
    Raises OSError where the folder cannot be made or written.
    """
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, MARKER)
    descriptor, left_behind = _hold(path)
    orderly = False
    try:
        yield left_behind
        orderly = True
    except Trouble:
        orderly = True
        raise
    finally:
        os.close(descriptor)
        if orderly:
            with suppress(OSError):  # on Windows, somebody who waits for it keeps it
                os.remove(path)


def _hold(path: str) -> tuple[int, bool]:
    while True:
        left_behind = os.path.exists(path)
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        if not _try_lock(descriptor):
            say("waiting")
            _lock(descriptor)
            left_behind = True
        if _still_there(path, descriptor):
            # pip holds it too: where this process is killed and pip lives on, the next one waits for its end.
            os.set_inheritable(descriptor, sys.platform != "win32")
            return descriptor, left_behind
        os.close(descriptor)


def _still_there(path: str, descriptor: int) -> bool:
    """Whether `path` is the open file: whoever we waited for may have taken it away."""
    try:
        return os.path.samestat(os.stat(path), os.fstat(descriptor))
    except FileNotFoundError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _try_lock(descriptor: int) -> bool:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _lock(descriptor: int) -> None:
        while True:
            try:
                msvcrt.locking(descriptor, msvcrt.LK_LOCK, 1)
            except OSError:  # the system gives up after ten tries, one a second
                continue
            return
else:
    import fcntl

    def _try_lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
