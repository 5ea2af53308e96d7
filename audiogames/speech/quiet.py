"""Keep one thread from printing, and every other thread printing as before."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class _Muffler:
    """Stands in for a text stream: drops what one thread writes, passes on everything else."""

    def __init__(self, stream: Any, thread: int) -> None:
        self._stream = stream
        self._thread = thread

    def write(self, text: str) -> int:
        if threading.get_ident() == self._thread:
            return len(text)
        return int(self._stream.write(text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def quiet() -> Iterator[None]:
    """Within it, this thread writes nothing to `sys.stdout` and `sys.stderr`.

    `contextlib.redirect_stdout` would also swallow what the game writes meanwhile from another thread.
    """
    thread = threading.get_ident()
    out, err = _Muffler(sys.stdout, thread), _Muffler(sys.stderr, thread)
    before = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = out, err
    try:
        yield
    finally:
        # Whoever replaced a stream meanwhile keeps it.
        if sys.stdout is out:
            sys.stdout = before[0]
        if sys.stderr is err:
            sys.stderr = before[1]
