from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from math import inf
from time import monotonic
from typing import Any, Final

from audiogames.audio.mixer.buses import Bus
from audiogames.audio.mixer.voices import FADE
from audiogames.audio.outputs.devices import OutputDevice
from audiogames.audio.outputs.output import OutputState
from audiogames.audio.outputs.portaudio import SoundTrouble
from audiogames.audio.player.process import PROCESS, PlayerProcess, Request
from audiogames.audio.player.requests import PlayedSound, packed, unpacked_device, unpacked_trouble
from audiogames.audio.space.panning import MIDDLE, Equipment
from audiogames.core.messages import Message

ANSWERED: Final = 5.0
"""Timeout in seconds for building the filters of a head."""


class PlayingSound:
    """Thread-safe."""

    def __init__(self, stop: Callable[[int, float, bool], None], number: int) -> None:
        self._stop = stop
        self.number = number
        self.over = False
        self.stopped = False

    def stop(self, fade: float = FADE) -> None:
        self.stopped = not self.over
        self._stop(self.number, fade, False)

    def cancel(self) -> None:
        """Never begin, unless it has."""
        self._stop(self.number, 0.0, True)

    def end(self) -> None:
        self.over = True


class Ear:
    """A mixer and its `Output` in the process that plays. Every call but `listen` and `close` returns at once."""

    def __init__(
        self,
        device: str,
        on_trouble: Callable[[Message], None],
        on_back: Callable[[str], None],
        private: bool = False,
        process: PlayerProcess = PROCESS,
    ) -> None:
        self._on_trouble = on_trouble
        self._on_back = on_back
        self._process = process
        self._playing: dict[int, PlayingSound] = {}
        self._state = OutputState()
        self._wishes: dict[str, Mapping[str, object]] = {}
        self._died = -inf
        self._has_head = True
        self._is_closed = False
        self.number = process.number()
        self.listening = Equipment.LOUDSPEAKERS
        self.head = MIDDLE
        self.around = ""
        self.yaw = 0.0
        self.trouble: Message | None = None
        self._wish("open", device=device, private=private)
        process.open(self)

    @property
    def device(self) -> OutputDevice | None:
        return self._state.device

    @property
    def playing(self) -> bool:
        return self.device is not None

    @property
    def latency(self) -> float:
        return self._state.latency

    @property
    def quiet(self) -> bool:
        return not self._playing

    def was_cut_off(self, begun: float, ended: float) -> bool:
        """As `OutputState.was_cut_off`."""
        return begun < self._died < ended or self._state.was_cut_off(begun, ended)

    def play(self, sounds: Sequence[PlayedSound]) -> list[PlayingSound]:
        """Play sounds that begin together. Raises ValueError as `packed`."""
        rows, content = packed(sounds)
        voices = [PlayingSound(self._stop, self._process.number()) for _ in sounds]
        if self._is_closed or not self._process.is_running:
            for voice in voices:
                voice.end()
            return voices
        self._playing.update((voice.number, voice) for voice in voices)
        numbers = [voice.number for voice in voices]
        self._process.send(Request({"do": "play", "ear": self.number, "voices": numbers, "sounds": rows}, content))
        return voices

    def listen(self, way: Equipment, head: str = "") -> bool:
        """Cross-fade playing sounds. Return False without head-related responses: headphones then pan."""
        wish = {"way": way, "head": head}
        if wish != self._wishes.get("listen"):
            self._wishes["listen"] = wish
            self._has_head = _answered(self._process.ask({"do": "listen", "ear": self.number, **wish}))
            self.head = head or self.head
            self.listening = way if self._has_head else Equipment.LOUDSPEAKERS
        return self._has_head

    def enter(self, room: str) -> None:
        if room != self.around:
            self.around = room
            self._send("enter", room=room)

    def turn(self, yaw: float) -> None:
        self.yaw = yaw
        self._send("turn", yaw=yaw)

    def set_volumes(self, master: float, buses: Mapping[Bus, float]) -> None:
        """In decibels, silence is -inf."""
        self._send("volumes", master=master, buses=buses)

    def duck(self, seconds: float) -> None:
        self._process.send(Request({"do": "duck", "ear": self.number, "seconds": seconds}))

    def move(self, device: str) -> None:
        self._state = OutputState()
        self._wishes["open"] = {**self._wishes["open"], "device": device}
        self._process.send(Request({"do": "move", "ear": self.number, "device": device}))

    def close(self) -> None:
        """Wait until what was mixed has been played."""
        self._is_closed = True
        self._process.close(self)
        self.lose()

    def opening(self) -> list[Request]:
        return [Request({"do": do, "ear": self.number, **wish}) for do, wish in self._wishes.items()]

    def report(self, report: Mapping[str, Any]) -> None:
        if "over" in report:
            if (voice := self._playing.pop(report["over"], None)) is not None:
                voice.end()
        elif "state" in report:
            device, latency, (gone, back) = report["state"]
            self._state = OutputState(unpacked_device(device), latency, (gone, back))
            if device is not None:
                self.trouble = None
        elif "trouble" in report:
            self.tell(unpacked_trouble(*report["trouble"]))
        else:
            self._on_back(report["back"])

    def lose(self) -> None:
        self._died = monotonic()
        self._state = OutputState()
        for number in list(self._playing):
            self.report({"over": number})

    def tell(self, trouble: Message) -> None:
        self.trouble = trouble
        self._on_trouble(trouble)

    def _send(self, do: str, **wish: object) -> None:
        self._wish(do, **wish)
        self._process.send(Request({"do": do, "ear": self.number, **wish}))

    def _wish(self, do: str, **wish: object) -> None:
        self._wishes[do] = wish

    def _stop(self, voice: int, fade: float, waiting: bool) -> None:
        if voice in self._playing:
            self._process.send(
                Request({"do": "stop", "ear": self.number, "voices": [voice], "fade": fade, "waiting": waiting})
            )


def _answered(answer: "Future[Any]") -> bool:
    try:
        return bool(answer.result(ANSWERED))
    except (SoundTrouble, TimeoutError):
        return True
