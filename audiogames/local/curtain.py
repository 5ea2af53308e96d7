"""Curtains: private lines of a seat at a shared keyboard go to its headphones or braille display alone.

Nothing private may come out elsewhere: without its headphones or display, a seat gets nothing.
"""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from audiogames.core.messages import Message, Seat, Who, alert
from audiogames.local.computer import Computer
from audiogames.narration.narrator import Utterance
from audiogames.play.device import Curtain
from audiogames.speech.braille import BrailleDisplay
from audiogames.speech.choose import Chooser
from audiogames.speech.scheduler import Speaker
from audiogames.speech.sink import Availability, Problem, Sink, SinkDied, SinkUnavailable
from audiogames.speech.sinks.espeak import NAME, VOICE, EspeakVoice

if TYPE_CHECKING:
    from audiogames.audio.player.ear import PlayingSound
    from audiogames.audio.scene import Scene
    from audiogames.audio.units import Samples


class Curtains:
    def __init__(self, computer: Computer) -> None:
        self._computer = computer
        computer.hang(self)
        computer.conversation.hang_curtains(self.draw)
        self._voices: dict[Seat, Speaker] = {}
        self._displays: dict[Seat, BrailleDisplay] = {}

    def draw(self, seat: Seat) -> Message | None:
        curtains = self._computer.preferences.settings.curtains
        way = curtains[seat] if seat < len(curtains) else "open"
        if way == "open":
            way = "headphones" if seat in self._computer.conversation.device.can.own_ears else "braille"
        why = self._draw(seat, way)
        if why is None:
            self._computer.conversation.listen(curtains=self._computer.conversation.listening.curtains | {seat})
        return why

    def why_not(self, seat: Seat, way: Curtain) -> Message | None:
        if seat in self._computer.conversation.listening.curtains:
            return None
        why = self._draw(seat, way)
        self._let_go(seat)
        return why

    def _draw(self, seat: Seat, way: Curtain) -> Message | None:
        self._let_go(seat)
        try:
            if way == "headphones":
                self._open_voice(seat)
            elif way == "braille":
                self._displays[seat] = BrailleDisplay.open(self._computer.reader)
        except SinkUnavailable as error:
            return alert(error.why.problem or Problem.WORKER_FAILED, **error.why.arguments)
        return None

    def _open_voice(self, seat: Seat) -> None:
        """Raises SinkUnavailable after trying the voice on a seat's headphones."""
        scene = self._computer.scene
        if scene is None or seat not in scene.own_ears:
            raise SinkUnavailable(Availability(NAME, problem=Problem.NO_OWN_HEADPHONES))
        self._own_voice(seat).close()
        chooser = Chooser(NAME, {NAME: partial(self._own_voice, seat)})
        self._voices[seat] = Speaker(chooser, partial(self._replaced, seat), on_report=self._computer.reported)
        self._voices[seat].start()

    def _own_voice(self, seat: Seat) -> Sink:
        from audiogames.audio.voice.sinks import SpatialVoice

        def ears() -> OwnEars | None:
            scene = self._computer.scene
            return None if scene is None else OwnEars(scene, seat)

        return SpatialVoice(ears, partial(EspeakVoice, self._computer.preferences.settings.rate))

    def _replaced(self, seat: Seat, old: Availability, new: Availability) -> None:
        """Announce that a seat hears nothing, or hears again. Runs in its speaker's thread."""
        id = "curtain-silent" if new.sink == "none" else "curtain-heard-again"
        self._computer.announce(alert(id, player=Who(seat)))

    def tell(self, seat: Seat, lines: Sequence[Utterance]) -> tuple[int, ...]:
        """Return the private lines that the seat's voice speaks."""
        if (display := self._displays.get(seat)) is not None:
            display.show([line.written("braille") for line in lines])
        voice = self._voices.get(seat)
        return () if voice is None else voice.say(*lines)

    def silence(self) -> None:
        for voice in self._voices.values():
            voice.silence()

    def follow(self) -> None:
        """Release the ways of open curtains, and let displays handle their keys."""
        for seat in {*self._voices, *self._displays} - self._computer.conversation.listening.curtains:
            self._let_go(seat)
        for display in self._displays.values():
            display.follow_keys()

    def close(self) -> None:
        for seat in {*self._voices, *self._displays}:
            self._let_go(seat)

    def _let_go(self, seat: Seat) -> None:
        if (voice := self._voices.pop(seat, None)) is not None:
            voice.close()
        if (display := self._displays.pop(seat, None)) is not None:
            display.close()


class OwnEars:
    def __init__(self, scene: "Scene", seat: Seat) -> None:
        self._scene = scene
        self._seat = seat

    @property
    def heard(self) -> bool:
        return self._scene.hears_alone(self._seat)

    def say(self, samples: "Samples", place: str, private: bool) -> "PlayingSound":
        """Raises SinkDied if the headphones are gone."""
        voice = self._scene.whisper(self._seat, samples, place)
        if voice is None:
            raise SinkDied(Availability(NAME, VOICE, Problem.NO_OWN_HEADPHONES))
        return voice
