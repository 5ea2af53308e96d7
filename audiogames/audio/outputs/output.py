"""A mixer heard through a device, whatever happens to that device: it comes, it plays, it goes, it comes back."""

import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from math import inf
from time import monotonic
from typing import Final

from audiogames.audio.outputs.connections import CONNECTIONS, Connections, OutputStream
from audiogames.audio.outputs.devices import OutputDevice, meant, name_of
from audiogames.audio.outputs.portaudio import SoundFault, SoundTrouble
from audiogames.audio.outputs.render_ahead import CALL, Ahead, Bell, MixerLike, Nowhere
from audiogames.audio.units import RATE
from audiogames.core.messages import Message, alert

AHEAD: Final = 0.08
"""Seconds from mixing to hearing: what a busy computer needs (measured). What is played meanwhile does not wait so long
(`render_ahead`), what stops or moves does."""

SWITCH: Final = 0.0001
"""Seconds between two turns of Python's threads. With the usual 5 ms, one busy thread stops the sound; with 0.5 ms a
block of 32 sources takes 2.0 ms beside it, with 0.1 ms 1.1 ms, and the busy thread does no less (measured)."""

WAITED: Final = 2.0
"""Seconds for which the first sounds wait for a device that is being opened."""

NOWHERE_STEP: Final = 0.02
"""Seconds between two steps of a mixer that nobody hears."""

PROVEN: Final = round(0.25 * RATE)
"""Frames that a device takes before it counts as one that plays."""

PATIENCE: Final = 1.0
"""Seconds without a sign of a device that played, after which it has gone."""

FIRST_PATIENCE: Final = 5.0
"""The same for one that has just been opened: a sound server may take two seconds to begin."""

STEP: Final = CALL / RATE / 2
"""Seconds between two looks at how much a device took."""

LONGEST_STEP: Final = 0.1
"""Seconds between two steps. What lasts longer was not the device: the whole program stood still."""

FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 8.0
"""Seconds between two attempts: each is twice the last one."""

LOOK_HOME: Final = 10.0
"""Seconds between two looks for the wanted device while another stands in for it; only in silence."""

HANG_UP: Final = 1.0
"""Seconds that letting go of a device may take before it is left to itself."""


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
        on_trouble: Callable[[Message], None] = lambda trouble: None,
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
        self._frames = round(ahead * RATE)
        self._wanted = device
        self._private = private
        self._connections = connections
        self._on_trouble = on_trouble
        self._on_back = on_back
        self._bell = Bell()
        self._ahead = Ahead(mixer, self._bell)
        self._outage = inf, -inf
        """Beginning and end of the last silence, by `monotonic`: infinity where that has not come."""
        self.trouble: Message | None = None
        """Why nothing is heard; None while something can be, and before the first attempt has ended."""
        self._connection: OutputStream | None = None
        self._attempt: Future[OutputStream] | None = None
        self._deepening: Future[None] = Future()
        self._deepening.set_result(None)
        self._gone: Message | None = None  # the device went a moment ago, and may be back at once
        self._expected = device  # the id of the device from which the person expects sound
        self._wait = FIRST_WAIT
        self._next = 0.0
        self._stepped = 0.0
        self._waited = 0.0  # seconds since the last sign of the device
        self._taken = 0
        self._openings = 0
        self._taken_before = 0  # frames taken before the stream was reopened
        self._arrived = False
        self._underflows = 0
        self._closing = False
        self._thread = threading.Thread(target=self._work, name=f"sound {device}".strip(), daemon=True)

    @property
    def playing(self) -> bool:
        """Whether a device takes what is mixed."""
        return self.device is not None

    @property
    def device(self) -> OutputDevice | None:
        """The sound that plays now."""
        connection = self._connection
        return connection.device if connection is not None and not connection.ended else None

    @property
    def latency(self) -> float:
        """Seconds from now until what is played now is heard, as far as the device reports."""
        connection = self._connection
        return self._ahead.reach / RATE + connection.latency if connection is not None else 0.0

    def was_cut_off(self, begun: float, ended: float) -> bool:
        """Whether the device was gone at any time between these seconds, by `monotonic`."""
        gone, back = self._outage
        if self._arrived and not self.playing and back < inf:  # it has just gone, and is not missed yet
            gone, back = monotonic() - self._waited, inf
        return begun < back and gone < ended

    @property
    def underflows(self) -> int:
        """How often the device asked for sound that was not there, or was asked too late."""
        connection = self._connection
        return self._underflows + self._ahead.underflows + (connection.late if connection is not None else 0)

    @property
    def lies_ahead(self) -> int:
        """How many frames were mixed that the device has not taken yet."""
        return self._ahead.ring.available

    def start(self) -> None:
        """Begin, once. Returns at once; what is played meanwhile waits up to two seconds for the device."""
        self._thread.start()

    def wake(self) -> None:
        """Let what was just played be heard as soon as can be. From any thread."""
        self._ahead.wake()

    def look_again(self) -> None:
        """Look for the device now, not when the wait is over: a person has just plugged it in."""
        self._wait, self._next = FIRST_WAIT, 0.0
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
                self._step()
                if self._connection is not None:
                    nowhere = None
                    self._ahead.fill()
                    self._connection.follow()
                    self._bell.wait(STEP)
                else:
                    if self._lost or monotonic() - started > WAITED:
                        nowhere = nowhere or Nowhere(self._mixer, monotonic())
                        nowhere.follow(monotonic())
                    self._bell.wait(NOWHERE_STEP)
            self._hang_up()

    @property
    def _lost(self) -> bool:
        """Whether there was an attempt, and nothing plays."""
        return self._connection is None and (self.trouble is not None or self._gone is not None)

    def _step(self) -> None:
        """Check the device, and act on what happened to it. Does not wait."""
        now = monotonic()
        self._waited += min(now - self._stepped, LONGEST_STEP)
        self._stepped = now
        if self._attempt is not None:
            self._follow_attempt(self._attempt)
        elif self._connection is not None:
            self._follow_connection(self._connection)
        elif now >= self._next:
            self._try()

    def _hang_up(self) -> None:
        """Let the device play what was mixed, and let go of it. Waits for that, but not for a device that hangs."""
        if self._attempt is not None:
            self._attempt.add_done_callback(self._let_go)
            self._attempt = None
        if self._connection is None:
            return
        self._play_out()
        self._underflows = self.underflows
        connection, self._connection, self._ahead = self._connection, None, Ahead(self._mixer, self._bell)
        try:
            self._connections.close(connection).result(HANG_UP)
        except TimeoutError:
            return

    def _play_out(self) -> None:
        """Wait until the device has played what was mixed: it takes silence after it, as much as it holds at once."""
        self._ahead.finish(round(self._connection.latency * RATE) + 2 * CALL if self._connection is not None else 0)
        until = monotonic() + HANG_UP
        while self.device is not None and self._ahead.ring.available and monotonic() < until:
            self._bell.wait(STEP)

    def _let_go(self, attempt: "Future[OutputStream]") -> None:
        if attempt.exception() is None:
            self._connections.close(attempt.result())

    def _try(self) -> None:
        self._ahead = Ahead(self._mixer, self._bell)
        self._waited = 0.0
        self._attempt = self._connections.open(OutputStream(self._wanted, self._private, self._ahead, self._bell.ring))
        self._attempt.add_done_callback(lambda attempt: self._bell.ring())

    def _follow_attempt(self, attempt: "Future[OutputStream]") -> None:
        if not attempt.done():
            if self._waited > (PATIENCE if self._gone is not None else FIRST_PATIENCE):
                self._tell(self._gone or self._silent(self._wanted))
            return
        self._attempt = None
        try:
            self._connection = attempt.result()
        except SoundTrouble as error:
            self._fail(self._gone or error.message)
        except Exception as error:  # whatever a sound library raises, the game goes on
            self._fail(alert(SoundFault.REFUSED, device=name_of(self._wanted), reason=str(error)))
        else:
            self._waited, self._taken, self._taken_before = 0.0, 0, 0
            self._openings = self._connection.openings
            self._arrived = False
            self._keep_ahead(self._connection)

    def _keep_ahead(self, connection: OutputStream) -> None:
        """Mix so far ahead that it is enough together with what the device holds."""
        self._ahead.keep(self._frames - round(connection.latency * RATE))

    def _follow_connection(self, connection: OutputStream) -> None:
        taken = self._ahead.taken
        if taken != self._taken:
            self._taken, self._waited = taken, 0.0
        if self._openings != connection.openings:
            self._openings, self._taken_before, self._arrived = connection.openings, taken, False
            self._keep_ahead(connection)
        proven = taken - self._taken_before >= PROVEN
        if connection.ended or self._waited > (PATIENCE if proven else FIRST_PATIENCE):
            self._lose(connection, proven)
        elif proven and connection.device is not None:
            if not self._arrived:
                self._arrived = True
                self._arrive(connection.device)
            if connection.is_too_late and self._deepening.done():
                self._deepening = self._connections.deepen(connection)
            self._look_home(connection.device)

    def _arrive(self, device: OutputDevice) -> None:
        """Sound is heard from this device. Tell it where that is news."""
        expected, self._expected = self._expected, device.id
        troubled = self.trouble is not None
        self.trouble = self._gone = None
        self._outage = self._outage[0], monotonic()
        self._wait = FIRST_WAIT
        if troubled:
            self._on_back(device.name)
        elif expected and meant([device], expected) is None:
            if meant([device], self._wanted) is not None:
                self._on_back(device.name)
            else:
                self._on_trouble(alert(SoundFault.ELSEWHERE, wanted=name_of(expected), device=device.name))

    def _look_home(self, device: OutputDevice) -> None:
        """Look whether the wanted device is there again, while another stands in for it and all is silent."""
        away = self._wanted and meant([device], self._wanted) is None
        if away and self._ahead.idle and self._stepped >= self._next:
            self._next = self._stepped + LOOK_HOME
            self._connections.look()

    def _lose(self, connection: OutputStream, proven: bool) -> None:
        self._underflows += self._ahead.underflows + connection.late
        self._connections.close(connection)
        self._connection = None
        if self._outage[1] < inf:
            self._outage = monotonic() - self._waited, inf
        name = connection.device.id if connection.device is not None else self._wanted
        gone = alert(SoundFault.GONE, device=name_of(name))
        if proven:
            self._gone = gone
            self._try()
        else:
            self._fail(self._gone or (gone if connection.ended else self._silent(name)))

    def _fail(self, trouble: Message) -> None:
        self._tell(trouble)
        self._next = self._stepped + self._wait
        self._wait = min(2 * self._wait, LONGEST_WAIT)

    def _tell(self, trouble: Message) -> None:
        before, self.trouble, self._gone = self.trouble, trouble, None
        if before is None:
            self._on_trouble(trouble)

    @staticmethod
    def _silent(id: str) -> Message:
        return alert(SoundFault.SILENT, device=name_of(id))


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
