"""A file that another program holds for a moment is waited for, and not for longer."""

import pytest

from audiogames.system.held_files import PATIENCE, PAUSE, tried_again


class Denied:
    """Something that is denied so many times, under a clock that only waiting moves."""

    def __init__(self, times: float) -> None:
        self._times = times
        self.now = 0.0
        self.tries = 0

    def __call__(self) -> str:
        self.tries += 1
        if self.tries <= self._times:
            raise PermissionError
        return "done"

    def wait(self, seconds: float) -> None:
        self.now += seconds

    def run(self) -> str:
        return tried_again(self, lambda: self.now, self.wait)


def test_what_is_denied_for_a_second_is_done_after_it() -> None:
    held = Denied(1.0 / PAUSE)
    assert held.run() == "done"
    assert held.now == pytest.approx(1.0)


def test_what_stays_denied_is_refused_when_patience_is_over() -> None:
    held = Denied(float("inf"))
    with pytest.raises(PermissionError):
        held.run()
    assert PATIENCE <= held.now <= PATIENCE + 2 * PAUSE
