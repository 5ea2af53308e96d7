"""A mixer heard through a device, whatever happens to that device."""

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from audiogames.audio.outputs.connections import CONNECTIONS, Connections
from audiogames.audio.outputs.device_link import HANG_UP, LONGEST_STEP, DeviceLink
from audiogames.audio.outputs.devices import Device
from audiogames.audio.outputs.render_ahead import Bell, MixerLike, Nowhere
from audiogames.audio.outputs.trouble import Trouble
from audiogames.audio.units import RATE

AHEAD: Final = 0.06
"""Seconds from mixing to hearing while something sounds: what a busy computer needs (measured)."""

SWITCH: Final = 0.0001
"""Seconds between two turns of Python's threads. With the usual 5 ms, one busy thread stops the sound; with 0.5 ms a
block of 32 sources takes 2.0 ms beside it, with 0.1 ms 1.1 ms, and the busy thread does no less (measured)."""

WAITED: Final = 2.0
"""Seconds for which the first sounds wait for a device that is being opened."""

NOWHERE_STEP: Final = 0.02
"""Seconds between two steps of a mixer that nobody hears."""


class Output:
    """Plays a mixer on a device.

    Nothing here waits for a device, and nothing raises. Where nothing can be heard, `on_trouble` is called once and the
    mixer goes on to nowhere at its pace; the device is looked for with growing waits, and `on_back` is called with its
    name once sound goes on. Both are called from a thread of the output.
    """

    def __init__(
        self,
        mixer: MixerLike,
        device: str = "",
        on_trouble: Callable[[Trouble], None] = lambda trouble: None,
        on_back: Callable[[str], None] = lambda device: None,
        *,
        private: bool = False,
        ahead: float = AHEAD,
        connections: Connections = CONNECTIONS,
    ) -> None:
        """`device` is the id or the name of one, "" for the usual one.

        `private`: no other device may stand in for this one. What is for one seat's headphones must not come out of the
        loudspeakers when they are pulled out. `ahead` is in seconds, with those that the device itself holds.
        """
        self._mixer = mixer
        self._bell = Bell()
        frames = round(ahead * RATE)
        self._link = DeviceLink(mixer, frames, device, private, self._bell, connections, on_trouble, on_back)
        self._closing = False
        self._thread = threading.Thread(target=self._work, name=f"sound {device}".strip(), daemon=True)

    @property
    def playing(self) -> bool:
        """Whether a device takes what is mixed."""
        return self._link.device is not None

    @property
    def trouble(self) -> Trouble | None:
        """Why nothing is heard; None while something can be, and before the first attempt has ended."""
        return self._link.trouble

    @property
    def device(self) -> Device | None:
        """What plays now."""
        return self._link.device

    @property
    def latency(self) -> float:
        """Seconds from now until what is played now is heard, as far as the device tells."""
        return self._link.latency

    @property
    def underflows(self) -> int:
        """How often the device asked for sound that was not there, or was asked too late."""
        return self._link.underflows

    def start(self) -> None:
        """Begin, once. Returns at once; what is played meanwhile waits up to two seconds for the device."""
        self._thread.start()

    def wake(self) -> None:
        """Something was played: let it be heard as soon as can be. From any thread."""
        self._link.ahead.wake()

    def look_again(self) -> None:
        """Look for the device now, not when the wait is over: somebody has just plugged it in."""
        self._link.look_again()
        self._bell.ring()

    def close(self) -> None:
        """Play what was mixed and let go of the device. Waits for that, a second or two if the device hangs."""
        self._closing = True
        self._bell.ring()
        if self._thread.is_alive() and self._thread is not threading.current_thread():
            self._thread.join(3 * HANG_UP)

    def _work(self) -> None:
        started = monotonic()
        nowhere: Nowhere | None = None
        with quick_turns():
            while not self._closing:
                self._link.step()
                if self._link.connection is not None:
                    nowhere = None
                    self._link.ahead.fill()
                    self._bell.wait(LONGEST_STEP)
                else:
                    if self._link.lost or monotonic() - started > WAITED:
                        nowhere = nowhere or Nowhere(self._mixer, monotonic())
                        nowhere.follow(monotonic())
                    self._bell.wait(NOWHERE_STEP)
            self._link.hang_up()


_outputs = 0
_usual = 0.0
_counting = threading.Lock()


@contextmanager
def quick_turns() -> Iterator[None]:
    """Let the threads of Python take turns quickly for as long as an output plays."""
    global _outputs, _usual
    with _counting:
        if not _outputs:
            _usual = sys.getswitchinterval()
            sys.setswitchinterval(SWITCH)
        _outputs += 1
    try:
        yield
    finally:
        with _counting:
            _outputs -= 1
            if not _outputs:
                sys.setswitchinterval(_usual)
