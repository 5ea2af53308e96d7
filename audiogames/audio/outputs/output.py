import threading
from collections.abc import Callable
from concurrent.futures import Future
from math import inf
from time import monotonic
from typing import Final, NamedTuple

from audiogames.audio.outputs.connections import CONNECTIONS, Connections, OutputStream
from audiogames.audio.outputs.devices import OutputDevice, meant, name_of
from audiogames.audio.outputs.portaudio import SoundFault, SoundTrouble
from audiogames.audio.outputs.render_ahead import CALL, Bell, MixerLike, RenderAhead, RenderNowhere
from audiogames.audio.units import RATE
from audiogames.core.messages import Message, alert

AHEAD: Final = 0.08

WAITED: Final = 2.0
"""Seconds for which the first sounds wait for a device that is being opened."""

NOWHERE_STEP: Final = 0.02

PROVEN: Final = round(0.25 * RATE)
"""Frames that a device must take to count as playing."""

PATIENCE: Final = 1.0

FIRST_PATIENCE: Final = 5.0
"""The same after opening: a sound server may take two seconds to begin."""

STEP: Final = CALL / RATE / 2
"""Seconds between two checks of the device."""

LONGEST_STEP: Final = 0.1
"""Maximum seconds counted between two steps. A longer gap means that the program was suspended."""

FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 8.0

LOOK_HOME: Final = 10.0
"""Seconds between two searches for the wanted device during a replacement, in silence only."""

HANG_UP: Final = 1.0
"""Timeout in seconds for closing a device."""


NOTICED: Final = 0.01
"""Change of the latency in seconds that is reported."""


class OutputState(NamedTuple):
    """`latency`: seconds from a request to its sound. `outage`: the last time without a device, by `monotonic`."""

    device: OutputDevice | None = None
    latency: float = 0.0
    outage: tuple[float, float] = (inf, -inf)

    def is_like(self, other: "OutputState") -> bool:
        same = self.device == other.device and abs(self.latency - other.latency) < NOTICED
        return same and all(round(one, 1) == round(two, 1) for one, two in zip(self.outage, other.outage, strict=True))

    def was_cut_off(self, begun: float, ended: float) -> bool:
        """True if the device was away at any time between these seconds."""
        gone, back = self.outage
        return begun < back and gone < ended


class Output:
    """Plays a mixer on a device.

    Nothing here waits for a device, and nothing raises. If nothing can be heard, `on_trouble` is called once and the
    mixer runs on at its pace. The device is retried with growing delays, and `on_back` is called with its name once it
    plays, both from a thread of the output.
    """

    def __init__(
        self,
        mixer: MixerLike,
        device: str = "",
        on_trouble: Callable[[Message], None] = lambda trouble: None,
        on_back: Callable[[str], None] = lambda device: None,
        on_change: Callable[[OutputState], None] = lambda state: None,
        *,
        private: bool = False,
        ahead: float = AHEAD,
        connections: Connections = CONNECTIONS,
    ) -> None:
        """`device` is the id or the name of one, "" for the default one.

        `private`: no other device may replace it, since sound for one seat's headphones must not reach the
        loudspeakers. `ahead` is in seconds and includes the device's own buffer.
        """
        self._mixer = mixer
        self._frames = round(ahead * RATE)
        self._wanted = device
        self._private = private
        self._connections = connections
        self._on_trouble = on_trouble
        self._on_back = on_back
        self._on_change = on_change
        self._state = OutputState()
        self._bell = Bell()
        self._ahead = RenderAhead(mixer, self._bell)
        self._outage = inf, -inf
        self.trouble: Message | None = None
        """None before the first attempt has ended."""
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
        return self.device is not None

    @property
    def device(self) -> OutputDevice | None:
        connection = self._connection
        return connection.device if connection is not None and not connection.ended else None

    @property
    def state(self) -> OutputState:
        connection = self._connection
        latency = self._ahead.reach / RATE + connection.latency if connection is not None else 0.0
        outage = self._outage
        if self._arrived and not self.playing and outage[1] < inf:  # it has just gone, and is not missed yet
            outage = monotonic() - self._waited, inf
        return OutputState(self.device, latency, outage)

    @property
    def underflows(self) -> int:
        """Includes late requests."""
        connection = self._connection
        return self._underflows + self._ahead.underflows + (connection.late if connection is not None else 0)

    @property
    def lies_ahead(self) -> int:
        return self._ahead.ring.available

    def start(self) -> None:
        """Return at once, while new sounds wait up to two seconds for the device."""
        self._thread.start()

    def wake(self) -> None:
        """Make new sounds audible as soon as possible. Thread-safe."""
        self._ahead.wake()

    def look_again(self) -> None:
        self._wait, self._next = FIRST_WAIT, 0.0
        self._bell.ring()

    def close(self) -> None:
        """Play what was mixed. Waits up to a second or two."""
        self._closing = True
        self._bell.ring()
        if self._thread.is_alive() and self._thread is not threading.current_thread():
            self._thread.join(3 * HANG_UP)

    def _work(self) -> None:
        started = monotonic()
        nowhere: RenderNowhere | None = None
        overslept = 0.0
        while not self._closing:
            self._step()
            if self._connection is not None:
                nowhere = None
                self._ahead.fill()
                self._connection.follow(overslept)
                slept = monotonic()
                overslept = 0.0 if self._bell.wait(STEP) else monotonic() - slept - STEP
            else:
                if self._lost or monotonic() - started > WAITED:
                    nowhere = nowhere or RenderNowhere(self._mixer, monotonic())
                    nowhere.follow(monotonic())
                self._bell.wait(NOWHERE_STEP)
            self._tell_changes()
        self._hang_up()

    def _tell_changes(self) -> None:
        before, now = self._state, self.state
        if not now.is_like(before):
            self._state = now
            self._on_change(now)

    @property
    def _lost(self) -> bool:
        return self._connection is None and (self.trouble is not None or self._gone is not None)

    def _step(self) -> None:
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
        if self._attempt is not None:
            self._attempt.add_done_callback(self._let_go)
            self._attempt = None
        if self._connection is None:
            return
        self._play_out()
        self._underflows = self.underflows
        connection, self._connection, self._ahead = self._connection, None, RenderAhead(self._mixer, self._bell)
        try:
            self._connections.close(connection).result(HANG_UP)
        except TimeoutError:
            return

    def _play_out(self) -> None:
        self._ahead.finish(round(self._connection.latency * RATE) + 2 * CALL if self._connection is not None else 0)
        until = monotonic() + HANG_UP
        while self.device is not None and self._ahead.ring.available and monotonic() < until:
            self._bell.wait(STEP)

    def _let_go(self, attempt: "Future[OutputStream]") -> None:
        if attempt.exception() is None:
            self._connections.close(attempt.result())

    def _try(self) -> None:
        self._ahead = RenderAhead(self._mixer, self._bell)
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
            if connection.right_depth != connection.depth and self._deepening.done():
                self._deepening = self._connections.deepen(connection)
            self._look_home(connection.device)

    def _arrive(self, device: OutputDevice) -> None:
        expected, self._expected = self._expected, device.id
        troubled = self.trouble is not None
        self.trouble = self._gone = None
        self._outage = self._outage[0], monotonic()
        self._wait = FIRST_WAIT
        self._tell_changes()
        if troubled:
            self._on_back(device.name)
        elif expected and meant([device], expected) is None:
            if meant([device], self._wanted) is not None:
                self._on_back(device.name)
            else:
                self._on_trouble(alert(SoundFault.ELSEWHERE, wanted=name_of(expected), device=device.name))

    def _look_home(self, device: OutputDevice) -> None:
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
            self._tell_changes()
            self._on_trouble(trouble)

    @staticmethod
    def _silent(id: str) -> Message:
        return alert(SoundFault.SILENT, device=name_of(id))
