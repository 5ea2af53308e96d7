"""What one output knows of its device: it comes, it plays, it goes, it comes back."""

from collections.abc import Callable
from concurrent.futures import Future
from time import monotonic
from typing import Final

from audiogames.audio.outputs.connections import Connection, Connections, Wanted
from audiogames.audio.outputs.devices import Device, meant, name_of
from audiogames.audio.outputs.render_ahead import CALL, Ahead, Bell, MixerLike
from audiogames.audio.outputs.trouble import Code, SoundTrouble, Trouble
from audiogames.audio.units import RATE

PROVEN: Final = round(0.25 * RATE)
"""Frames that a device takes before it counts as one that plays."""

PATIENCE: Final = 1.0
"""Seconds without a sign of a device that played, after which it has gone."""

FIRST_PATIENCE: Final = 5.0
"""The same for one that has just been opened: a sound server may take two seconds to begin."""

LONGEST_STEP: Final = 0.1
"""Seconds between two steps. What lasts longer was not the device: the whole program stood still."""

FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 8.0
"""Seconds between two attempts: each is twice the last one."""

LOOK_HOME: Final = 10.0
"""Seconds between two looks for the wanted device while another stands in for it; only in silence."""

HANG_UP: Final = 1.0
"""Seconds that letting go of a device may take before it is left to itself."""


class DeviceLink:
    """Keeps one mixer on a device. `step` is called by one thread, and again whenever `bell` rings."""

    def __init__(
        self,
        mixer: MixerLike,
        frames: int,
        wanted: str,
        private: bool,
        bell: Bell,
        connections: Connections,
        on_trouble: Callable[[Trouble], None],
        on_back: Callable[[str], None],
    ) -> None:
        self._mixer = mixer
        self._frames = frames
        self._wanted = wanted
        self._private = private
        self._bell = bell
        self._connections = connections
        self._on_trouble = on_trouble
        self._on_back = on_back
        self.ahead = Ahead(mixer, bell)
        self.trouble: Trouble | None = None
        self.connection: Connection | None = None
        self._attempt: Future[Connection] | None = None
        self._gone: Trouble | None = None  # the device went a moment ago, and may be back at once
        self._expected = wanted  # the id of the device from which the person expects sound
        self._wait = FIRST_WAIT
        self._next = 0.0
        self._stepped = 0.0
        self._waited = 0.0  # seconds since the last sign of the device
        self._taken = 0
        self._openings = 0
        self._taken_before = 0  # frames taken before the stream was opened anew
        self._arrived = False
        self._underflows = 0

    @property
    def device(self) -> Device | None:
        """What plays now."""
        connection = self.connection
        return connection.device if connection is not None and not connection.ended else None

    @property
    def lost(self) -> bool:
        """Whether there was an attempt, and nothing plays."""
        return self.connection is None and (self.trouble is not None or self._gone is not None)

    @property
    def latency(self) -> float:
        """Seconds from now until what is played now is heard, as far as the device tells."""
        connection = self.connection
        return self.ahead.reach / RATE + connection.latency if connection is not None else 0.0

    @property
    def underflows(self) -> int:
        """How often the device asked for sound that was not there, or was asked too late."""
        connection = self.connection
        return self._underflows + self.ahead.underflows + (connection.late if connection is not None else 0)

    def step(self) -> None:
        """Look what became of the device, and do what is to be done now. Takes no time."""
        now = monotonic()
        self._waited += min(now - self._stepped, LONGEST_STEP)
        self._stepped = now
        if self._attempt is not None:
            self._follow_attempt(self._attempt)
        elif self.connection is not None:
            self._follow_connection(self.connection)
        elif now >= self._next:
            self._try()

    def look_again(self) -> None:
        """Look for the device at the next step, not when the wait is over."""
        self._wait, self._next = FIRST_WAIT, 0.0

    def hang_up(self) -> None:
        """Let the device play what was mixed, and let go of it. Waits for that, but not for a device that hangs."""
        if self._attempt is not None:
            self._attempt.add_done_callback(self._let_go)
            self._attempt = None
        if self.connection is None:
            return
        self._play_out()
        self._underflows = self.underflows
        connection, self.connection, self.ahead = self.connection, None, Ahead(self._mixer, self._bell)
        try:
            self._connections.close(connection).result(HANG_UP)
        except TimeoutError:
            return

    def _play_out(self) -> None:
        """Wait until the device has played what was mixed: it takes silence after it, as much as it holds at once."""
        self.ahead.finish()
        until = monotonic() + HANG_UP
        held = round(self.connection.latency * RATE) + 2 * CALL if self.connection is not None else 0
        end = self.ahead.taken + self.ahead.ring.available + held
        while self.device is not None and self.ahead.taken < end and monotonic() < until:
            self._bell.wait(LONGEST_STEP)

    def _let_go(self, attempt: "Future[Connection]") -> None:
        if attempt.exception() is None:
            self._connections.close(attempt.result())

    def _try(self) -> None:
        self.ahead = Ahead(self._mixer, self._bell)
        wanted = Wanted(self._wanted, self._private, self.ahead, self._bell.ring)
        self._waited = 0.0
        self._attempt = self._connections.open(wanted)
        self._attempt.add_done_callback(lambda attempt: self._bell.ring())

    def _follow_attempt(self, attempt: "Future[Connection]") -> None:
        if not attempt.done():
            if self._waited > (PATIENCE if self._gone is not None else FIRST_PATIENCE):
                self._tell(self._gone or self._silent(self._wanted))
            return
        self._attempt = None
        try:
            self.connection = attempt.result()
        except SoundTrouble as error:
            self._fail(self._gone or error.trouble)
        except Exception as error:  # whatever a sound library raises, the game goes on
            self._fail(Trouble(Code.REFUSED, {"device": name_of(self._wanted), "reason": str(error)}))
        else:
            self._waited, self._taken, self._taken_before = 0.0, 0, 0
            self._openings = self.connection.openings
            self._arrived = False
            self.ahead.keep(self._frames - round(self.connection.latency * RATE))

    def _follow_connection(self, connection: Connection) -> None:
        taken = self.ahead.taken
        if taken != self._taken:
            self._taken, self._waited = taken, 0.0
        if self._openings != connection.openings:
            self._openings, self._taken_before, self._arrived = connection.openings, taken, False
        proven = taken - self._taken_before >= PROVEN
        if connection.ended or self._waited > (PATIENCE if proven else FIRST_PATIENCE):
            self._lose(connection, proven)
        elif proven and connection.device is not None:
            if not self._arrived:
                self._arrived = True
                self._arrive(connection.device)
            self._look_home(connection.device)

    def _arrive(self, device: Device) -> None:
        """Sound is heard from this device. Tell it where that is news."""
        expected, self._expected = self._expected, device.id
        troubled = self.trouble is not None
        self.trouble = self._gone = None
        self._wait = FIRST_WAIT
        if troubled:
            self._on_back(device.name)
        elif expected and meant([device], expected) is None:
            if meant([device], self._wanted) is not None:
                self._on_back(device.name)
            else:
                self._on_trouble(Trouble(Code.ELSEWHERE, {"wanted": name_of(expected), "device": device.name}))

    def _look_home(self, device: Device) -> None:
        """Where another device stands in for the wanted one: look whether that is there again, while all is silent."""
        away = self._wanted and meant([device], self._wanted) is None
        if away and self.ahead.idle and self._stepped >= self._next:
            self._next = self._stepped + LOOK_HOME
            self._connections.look()

    def _lose(self, connection: Connection, proven: bool) -> None:
        self._underflows += self.ahead.underflows + connection.late
        self._connections.close(connection)
        self.connection = None
        name = connection.device.id if connection.device is not None else self._wanted
        gone = Trouble(Code.GONE, {"device": name_of(name)})
        if proven:
            self._gone = gone
            self._try()
        else:
            self._fail(self._gone or (gone if connection.ended else self._silent(name)))

    def _fail(self, trouble: Trouble) -> None:
        self._tell(trouble)
        self._next = self._stepped + self._wait
        self._wait = min(2 * self._wait, LONGEST_WAIT)

    def _tell(self, trouble: Trouble) -> None:
        before, self.trouble, self._gone = self.trouble, trouble, None
        if before is None:
            self._on_trouble(trouble)

    @staticmethod
    def _silent(id: str) -> Trouble:
        return Trouble(Code.SILENT, {"device": name_of(id)})
