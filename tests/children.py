"""Processes that a program has started: the system lists them, and reports the end of each."""

import os
import select
import sys
from pathlib import Path
from time import monotonic


def descendants(process: int) -> list[int]:
    """Return the processes below this one, as far as the system lists them."""
    found: list[int] = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            found += [child, *descendants(child)]
    return found


def _descriptor(process: int) -> int:
    if sys.platform == "linux":
        return os.pidfd_open(process)
    raise NotImplementedError("Only Linux gives descriptors of processes.")


class Watch:
    """The end of processes, awaited. They are known by descriptors: a number may go to another process meanwhile."""

    def __init__(self, processes: list[int]) -> None:
        self._open = {_descriptor(process): process for process in processes}

    def left(self, seconds: float) -> list[str]:
        """Wait for the end of all; return the command lines of those that still run after so many seconds."""
        end = monotonic() + seconds
        while self._open and (over := select.select([*self._open], [], [], max(0.0, end - monotonic()))[0]):
            for descriptor in over:
                os.close(descriptor)
                del self._open[descriptor]
        return [Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ") for process in self._open.values()]
