"""The time in which dice are told: what is due happens while a person is awaited.

At a pipe, where nobody can be waited for, telling takes no time, and each line that is typed takes a second.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from math import inf
from typing import Final, TypeAlias

from audiogames.faces.terminal.desk import Desk

Clock: TypeAlias = Callable[[], float]
"""Gives seconds that never run backwards."""

Due: TypeAlias = tuple[float, Callable[[], None]]
"""What is to happen, and at which second."""

Asked: TypeAlias = Callable[[], bool]
"""Whether something is so just now."""

SOON: Final = 0.001
"""Seconds within which what is due is due now."""

LINE: Final = 1.0
"""Seconds that pass with each line at a pipe."""


class Timeline:
    """The seconds of one room at one desk. `clock` may be another than the computer's."""

    def __init__(self, desk: Desk, clock: Clock) -> None:
        self._desk = desk
        self._clock = clock
        self._left_out = 0.0
        self._passed = 0.0

    @property
    def now(self) -> float:
        """Seconds that have passed in this room."""
        return self._clock() - self._left_out if self._desk.console.interactive else self._passed

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Let no time pass meanwhile."""
        start = self._clock()
        try:
            yield
        finally:
            self._left_out += self._clock() - start

    def typed(
        self, is_on: Callable[[], bool], plan: Callable[[], Iterable[Due]], tells: Callable[[], bool]
    ) -> str | None:
        """Return what is typed next, once all that is due before has happened; None if the room is left before.

        `plan` says what is to happen next, `tells` whether something is being told just now.
        """
        if not self._awaited(is_on, plan, tells):
            return None
        typed = self._desk.read()
        self._passed += LINE
        if not self._desk.console.interactive:
            return typed  # what that second brings comes behind the answer
        while is_on() and self._happened(plan()):
            pass
        return typed if is_on() else None

    def _awaited(self, is_on: Asked, plan: Callable[[], Iterable[Due]], tells: Asked) -> bool:
        """Wait until somebody types, and let happen what happens before; whether the room is still on."""
        while is_on():
            self._desk.flush()
            if self._happened(plan()):
                continue
            wait = min((due for due, _ in plan()), default=inf) - self.now
            if not self._desk.console.interactive:
                if not tells():
                    return True
                self._passed += wait
            elif wait == inf or self._desk.console.typed_within(wait):
                return True
        return False

    def _happened(self, plan: Iterable[Due]) -> bool:
        """Do what is due first; whether anything was."""
        due, happen = min(plan, key=lambda one: one[0], default=(inf, _nothing))
        if due > self.now + SOON:
            return False
        happen()
        return True


def _nothing() -> None:
    pass
