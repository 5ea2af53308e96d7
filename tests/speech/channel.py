"""The reports of stand-in programs to a test, and its means to make them wait: two named pipes and a flag file."""

import queue
import threading
from pathlib import Path

from tests.posix import os

LIMIT = 20.0
"""Seconds after which a test gives up waiting; far more than anything here takes."""


class Channel:
    """`said()` waits for the next line a program reports; while held, each program waits for `release()`."""

    def __init__(self, folder: Path) -> None:
        self.reports = folder / "reports"
        self.gate = folder / "gate"
        self.held = folder / "held"
        os.mkfifo(self.reports)
        os.mkfifo(self.gate)
        # Open for both directions, so that neither side ever sees an end of file.
        self._report_end = os.open(self.reports, os.O_RDWR)
        self._gate_end = os.open(self.gate, os.O_RDWR)
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def said(self, timeout: float = LIMIT) -> str:
        return self._lines.get(timeout=timeout)

    def pending(self) -> list[str]:
        lines = []
        while not self._lines.empty():
            lines.append(self._lines.get())
        return lines

    def hold(self) -> None:
        self.held.touch()

    def release(self) -> None:
        os.write(self._gate_end, b"\n")

    def renew_gate(self) -> None:
        """Let go of programs whose parent was killed while they waited: they must not take a later release."""
        os.close(self._gate_end)
        self.gate.unlink()
        os.mkfifo(self.gate)
        self._gate_end = os.open(self.gate, os.O_RDWR)

    def release_all(self) -> None:
        if self.held.exists():
            self.held.unlink()
            self.release()

    def close(self) -> None:
        os.write(self._report_end, b"\0\n")
        self._reader.join()
        os.close(self._report_end)
        os.close(self._gate_end)

    def _read(self) -> None:
        buffer = b""
        while True:
            buffer += os.read(self._report_end, 65536)
            *lines, buffer = buffer.split(b"\n")
            for line in lines:
                if line == b"\0":
                    return
                self._lines.put(line.decode("utf-8"))
