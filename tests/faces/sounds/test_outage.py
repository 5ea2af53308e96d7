"""That sounds are lost, or back, is said once it has lasted, and once each; at once where ears decide."""

from collections.abc import Callable

from audiogames.core.messages import Message
from audiogames.local.sounds import Outage

BACK_SECONDS, LOST_SECONDS = 10.0, 3.0
"""Promised numbers: the tests hold the program to them."""

GONE = Message("sounds-gone")


class Later:
    """A clock of the test's own: what is planned is done when time passes."""

    def __init__(self) -> None:
        self._now = 0.0
        self._plans: list[tuple[float, Callable[[], None]]] = []

    def after(self, seconds: float, do: Callable[[], None]) -> Callable[[], None]:
        plan = self._now + seconds, do
        self._plans.append(plan)
        return lambda: self._plans.remove(plan)

    def passes(self, seconds: float) -> None:
        """Let time pass."""
        self._now += seconds
        for plan in [plan for plan in self._plans if plan[0] <= self._now]:
            self._plans.remove(plan)
            plan[1]()


def outage(is_by_ear: bool = False) -> tuple[Outage, Later, list[str]]:
    said: list[str] = []
    later = Later()
    return Outage(lambda message: said.append(message.id), lambda: is_by_ear, later.after), later, said


def test_a_loss_is_said_after_three_seconds_and_a_return_after_ten() -> None:
    sounds, later, said = outage()
    sounds.lost(GONE)
    later.passes(LOST_SECONDS - 0.1)
    assert said == []
    later.passes(0.2)
    assert said == ["sounds-gone"]
    sounds.back()
    later.passes(BACK_SECONDS - 0.1)
    assert said == ["sounds-gone"]
    later.passes(0.2)
    assert said == ["sounds-gone", "sounds-back"]


def test_what_is_back_at_once_is_not_said() -> None:
    sounds, later, said = outage()
    for _ in range(5):
        sounds.lost(GONE)
        later.passes(1.0)
        sounds.back()
        later.passes(1.0)
    later.passes(60.0)
    assert said == []


def test_a_device_that_comes_and_goes_is_said_once_each() -> None:
    sounds, later, said = outage()
    sounds.lost(GONE)
    later.passes(4.0)
    for _ in range(5):
        sounds.back()
        later.passes(4.0)
        sounds.lost(GONE)
        later.passes(4.0)
    assert said == ["sounds-gone"]
    sounds.back()
    later.passes(60.0)
    assert said == ["sounds-gone", "sounds-back"]


def test_where_ears_decide_it_is_said_at_once() -> None:
    sounds, later, said = outage(is_by_ear=True)
    sounds.lost(GONE)
    later.passes(0.0)
    sounds.back()
    later.passes(0.0)
    assert said == ["sounds-gone", "sounds-back"]


def test_nothing_is_said_once_sounds_are_closed() -> None:
    sounds, later, said = outage()
    sounds.lost(GONE)
    sounds.close()
    later.passes(60.0)
    assert said == []
