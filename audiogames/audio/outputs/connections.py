from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from math import inf
from time import monotonic
from typing import Any, Final

from audiogames.audio.outputs.devices import OutputDevice, candidates, listed, name_of
from audiogames.audio.outputs.portaudio import LIBRARY, PortAudio, SoundFault, SoundTrouble, restart
from audiogames.audio.outputs.render_ahead import RenderAhead
from audiogames.audio.outputs.streams import Stream, opened
from audiogames.core.messages import Message, alert

LOOK_AGAIN: Final = 0.4

TOO_LATE: Final = 3

CALM: Final = 30.0  # seconds without a late delivery after which a device holds less again
LONGEST_CALM: Final = 480.0


class OutputStream:
    """A stream to the device `wanted`, "" for the default one. `alone`: no other may replace it.

    A search for devices reopens it on the wanted device, if it is back. `ended`: it takes no more sound, which `on_end`
    also reports.
    """

    def __init__(self, wanted: str, alone: bool, source: RenderAhead, on_end: Callable[[], None]) -> None:
        self.wanted = wanted
        self.alone = alone
        self.source = source
        self.on_end = on_end
        self.device: OutputDevice | None = None
        self.latency = 0.0
        self.ended = False
        self.openings = 0
        self.depth = 0
        self.stream: Stream | None = None
        self._late = 0
        self._reported = 0  # late deliveries since it was last calm
        self._late_wakings = 0
        self._counted = 0
        self._calm = CALM
        self._calm_since = inf

    @property
    def late(self) -> int:
        stream = self.stream
        return self._late + (stream.late if stream is not None else 0)

    @property
    def right_depth(self) -> int:
        stream = self.stream
        if stream is None:
            return self.depth
        # A reopening costs sound, so it waits for silence until the device itself reports too much.
        if self._reported >= TOO_LATE or (self._late_wakings >= TOO_LATE and self.source.idle):
            return min(self.depth + 1, stream.deepest)
        is_calm = self.source.idle and monotonic() - self._calm_since >= self._calm
        return max(self.depth - 1, 0) if is_calm else self.depth

    def follow(self, overslept: float) -> None:
        """`overslept`: the seconds by which the mixing thread woke too late.

        The thread of the device is as late then, and sound servers do not report all that they miss.
        """
        stream = self.stream
        if stream is None:
            return
        stream.follow()
        late, now, wakes_late = self.late, monotonic(), overslept > stream.latency / 2
        if late > self._counted or wakes_late:
            self._reported += late - self._counted
            self._late_wakings += wakes_late
            self._counted, self._calm_since = late, now
        elif now - self._calm_since >= self._calm:
            self._reported = self._late_wakings = 0

    def become(self, depth: int) -> None:
        if depth < self.depth:  # it may be busy again soon
            self._calm = min(2 * self._calm, LONGEST_CALM)
        self.depth, self._calm_since = depth, monotonic()
        self._reported = self._late_wakings = 0

    def left(self) -> Stream | None:
        late, stream = self.late, self.stream
        self._late, self.stream = late, None
        return stream

    def end(self) -> None:
        self.ended = True
        self.on_end()


class Connections:
    """All streams of the process. PortAudio is called in its own thread. Futures report completion."""

    def __init__(self, library: PortAudio) -> None:
        self._library = library
        self._open: list[OutputStream] = []
        self._seen: tuple[OutputDevice, ...] = ()
        self._seen_at = -LOOK_AGAIN

    def open(self, connection: OutputStream) -> Future[OutputStream]:
        return self._library.do(lambda module: self._opened(module, connection))

    def look(self) -> Future[tuple[OutputDevice, ...]]:
        return self._library.do(self._look)

    def deepen(self, connection: OutputStream) -> Future[None]:
        """Reopen a stream at its right depth. Sound in the old buffer is lost."""
        return self._library.do(lambda module: self._deepen(module, connection))

    def close(self, connection: OutputStream) -> Future[None]:
        """Sound in the device's buffer is lost."""
        return self._library.do(lambda module: self._close(module, connection))

    def _opened(self, module: Any, connection: OutputStream) -> OutputStream:
        recent = monotonic() - self._seen_at < LOOK_AGAIN
        self._connect(module, connection, self._seen if recent else self._look(module))
        self._open.append(connection)
        return connection

    def _look(self, module: Any) -> tuple[OutputDevice, ...]:
        """PortAudio must restart with all streams closed, so this is done only in silence."""
        if all(connection.source.idle for connection in self._open):
            for connection in self._open:
                self._disconnect(module, connection)
            with suppress(module.PortAudioError):
                restart(module)
            self._seen = _listed(module)
            for connection in self._open:
                self._reconnect(module, connection)
        elif not self._seen:
            self._seen = _listed(module)
        self._seen_at = monotonic()
        return self._seen

    def _reconnect(self, module: Any, connection: OutputStream) -> None:
        if connection.ended:
            return
        try:
            self._connect(module, connection, self._seen)
        except SoundTrouble:
            connection.end()

    def _connect(self, module: Any, connection: OutputStream, devices: tuple[OutputDevice, ...]) -> None:
        """Open the first device that works. Raises SoundTrouble."""
        if not devices:
            raise SoundTrouble(alert(SoundFault.NO_DEVICE))
        # One that plays because it was the usual one stays, whatever has become the usual one since.
        aim = connection.wanted or (connection.device.id if connection.device else "")
        refusal: Message | None = None
        for device in candidates(devices, aim, connection.alone):
            try:
                self._start(module, connection, device)
            except (module.PortAudioError, ValueError) as error:
                refusal = refusal or alert(SoundFault.REFUSED, device=device.name, reason=_reason(error))
            else:
                return
        raise SoundTrouble(refusal or alert(SoundFault.ABSENT, device=name_of(connection.wanted)))

    def _start(self, module: Any, connection: OutputStream, device: OutputDevice) -> None:
        def finished() -> None:
            if connection.stream is stream:
                connection.end()

        # A Windows mixer that runs at another rate would refuse ours otherwise.
        settings = module.WasapiSettings(auto_convert=True) if device.host_api == "Windows WASAPI" else None
        stream = opened(module, connection.source, finished, device.number, settings, connection.depth)
        connection.stream, connection.device, connection.latency = stream, device, stream.latency
        connection.openings += 1
        try:
            stream.start()
        except module.PortAudioError:
            self._disconnect(module, connection)
            raise

    def _deepen(self, module: Any, connection: OutputStream) -> None:
        if connection in self._open and connection.right_depth != connection.depth:
            connection.become(connection.right_depth)
            self._disconnect(module, connection)
            self._reconnect(module, connection)

    def _close(self, module: Any, connection: OutputStream) -> None:
        if connection in self._open:
            self._open.remove(connection)
        self._disconnect(module, connection)

    def _disconnect(self, module: Any, connection: OutputStream) -> None:
        stream = connection.left()
        connection.openings += 1
        if stream is not None:
            with suppress(module.PortAudioError):
                stream.close()


CONNECTIONS: Final = Connections(LIBRARY)


def _listed(module: Any) -> tuple[OutputDevice, ...]:
    try:
        return listed(module)
    except module.PortAudioError:
        return ()


def _reason(error: Exception) -> str:
    if len(error.args) > 2:  # PortAudioError(text, code, (host interface, its code, its text))
        return str(error.args[2][2])
    return str(error.args[0]).rpartition(": ")[2]
