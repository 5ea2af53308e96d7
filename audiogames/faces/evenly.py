"""What takes as long whatever lies hidden: how long a reply is in coming tells nothing of it.

The impacts of thirteen pebbles take some milliseconds more to draw than those of one. So whatever made a percept is
answered only when LEAST seconds have passed, several times what the fullest barrel takes.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from typing import Final

from audiogames.core.table import Table

LEAST: Final = 0.03
"""Seconds."""


@contextmanager
def evenly(table: Table, now: Callable[[], float] = monotonic, wait: Callable[[float], None] = sleep) -> Iterator[None]:
    """Do something at a table; where it made a percept, go on after LEAST seconds at the earliest."""
    start, steps = now(), len(table.steps)
    yield
    events = (event for step in table.steps[steps:] for event in step.events)
    if any(getattr(event, "percept", None) is not None for event in events):
        wait(max(0.0, start + LEAST - now()))
