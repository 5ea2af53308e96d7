"""The process that plays. Its requests are lines of JSON, each followed by its "bytes" of samples."""

import json
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from typing import IO, Any, Final

from audiogames.audio.mixer.buses import Bus
from audiogames.audio.mixer.mixer import Mixer
from audiogames.audio.mixer.voices import MixerVoice
from audiogames.audio.outputs.connections import CONNECTIONS
from audiogames.audio.outputs.output import Output, OutputState
from audiogames.audio.outputs.portaudio import SoundTrouble
from audiogames.audio.player.requests import packed_trouble, unpacked
from audiogames.audio.space.hrtf import HrtfUnusable
from audiogames.audio.space.panning import Equipment
from audiogames.audio.units import frames

Report = Callable[..., None]

SWITCH: Final = 0.0001
"""Switch interval of Python's threads in seconds."""


class PlayedEar:
    def __init__(self, report: Report, device: str, private: bool) -> None:
        self._report = report
        self._private = private
        self._voices: dict[int, MixerVoice] = {}
        self._mixer = Mixer()
        self._output = self._opened(device)

    def move(self, device: str) -> None:
        self._output.close()
        self._output = self._opened(device)

    def close(self) -> None:
        self._output.close()

    def play(self, voices: list[int], sounds: list[Any], content: bytes) -> None:
        start = self._mixer.earliest
        for number, sound in zip(voices, unpacked(sounds, content), strict=True):
            voice = self._mixer.play(
                sound.samples,
                sound.direction,
                sound.bus,
                start + sound.at,
                sound.level,
                sound.loop,
                partial(self._over, number),
                sound.stations,
                sound.wet,
            )
            self._voices[number] = voice
            if voice.over:
                self._voices.pop(number, None)
        self._output.wake()

    def stop(self, voices: list[int], fade: float, waiting: bool) -> None:
        for number in voices:
            voice = self._voices.get(number)
            if voice is not None and not (waiting and voice.begun):
                voice.stop(fade)

    def listen(self, way: str, head: str) -> bool:
        """Without head-related responses, return False, and pan."""
        try:
            if head:
                self._mixer.head = head
            self._mixer.listening = Equipment(way)
        except HrtfUnusable:
            self._mixer.listening = Equipment.LOUDSPEAKERS
            return False
        return True

    def enter(self, room: str) -> None:
        self._mixer.around = room

    def turn(self, yaw: float) -> None:
        self._mixer.yaw = yaw

    def volumes(self, master: float, buses: Mapping[str, float]) -> None:
        for bus, decibels in buses.items():
            self._mixer.buses.set_volume(Bus(bus), decibels)
        self._mixer.buses.set_master(decibels=master)

    def duck(self, seconds: float) -> None:
        self._mixer.speech_until = self._mixer.clock + frames(seconds)

    def _opened(self, device: str) -> Output:
        output = Output(
            self._mixer,
            device,
            lambda trouble: self._report(trouble=packed_trouble(trouble)),
            lambda name: self._report(back=name),
            self._changed,
            private=self._private,
            connections=CONNECTIONS,
        )
        output.start()
        return output

    def _changed(self, state: OutputState) -> None:
        self._report(state=state)

    def _over(self, number: int) -> None:
        self._voices.pop(number, None)
        self._report(over=number)


class Player:
    def __init__(self, send: Callable[[Mapping[str, object]], None]) -> None:
        self._send = send
        self._ears: dict[int, PlayedEar] = {}

    def do(self, request: dict[str, Any], content: bytes) -> None:
        do, number, answer = request.pop("do"), request.pop("ear", 0), request.pop("answer", None)
        value: object = None
        if do == "devices":
            CONNECTIONS.look().add_done_callback(partial(self._found, answer))
            return
        if do == "open":
            self._ears[number] = PlayedEar(partial(self._report, number), **request)
        elif do == "close":
            self._ears.pop(number).close()
        elif do == "play":
            self._ears[number].play(request["voices"], request["sounds"], content)
        else:
            value = getattr(self._ears[number], do)(**request)
        if answer is not None:
            self._send({"answer": answer, "value": value})

    def _report(self, ear: int, **what: object) -> None:
        self._send({"ear": ear, **what})

    def _found(self, answer: int, looked: "Future[Any]") -> None:
        try:
            self._send({"answer": answer, "value": looked.result()})
        except SoundTrouble as error:
            self._send({"answer": answer, "trouble": packed_trouble(error.message)})


def requests(stream: IO[bytes]) -> Iterator[tuple[dict[str, Any], bytes]]:
    """A truncated request is dropped."""
    for line in stream:
        if not line.endswith(b"\n"):
            return
        request = json.loads(line)
        size = request.pop("bytes", 0)
        content = stream.read(size)
        if len(content) < size:
            return
        yield request, content


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Control+C is for the main process
    sys.setswitchinterval(SWITCH)
    # Nothing a library prints may get between the reports.
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    lock = threading.Lock()

    def send(report: Mapping[str, object]) -> None:
        with lock, suppress(OSError):  # the main process has ended, and so will this one
            out.write(json.dumps(report).encode("ascii") + b"\n")

    player = Player(send)
    for request, content in requests(sys.stdin.buffer):
        player.do(request, content)


if __name__ == "__main__":
    main()
