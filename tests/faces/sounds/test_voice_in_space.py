"""Speech from the seats at the terminal: who asks for it gets it, or is told in a sentence why not."""

import importlib.util
import io
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from importlib.machinery import ModuleSpec
from pathlib import Path
from time import monotonic

import numpy as np
import pytest

from audiogames.audio.mixer import voices
from audiogames.audio.mixer.buses import Bus
from audiogames.audio.mixer.mixer import Mixer
from audiogames.audio.space.directions import Direction
from audiogames.audio.space.panning import Equipment
from audiogames.audio.space.places import VOICE_DISTANCE, Places
from audiogames.audio.units import BLOCK, RATE, Samples, seconds
from audiogames.audio.voice.sinks import SpatialVoice
from audiogames.core.messages import Cue, Message, Seat
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.loop import hold
from audiogames.local import voice as terminal_voice
from audiogames.local.computer import Computer
from audiogames.local.voice import Voice
from audiogames.play.prompts import Talk
from audiogames.settings import Settings
from audiogames.speech.choose import Maker
from audiogames.speech.sink import SinkDied
from audiogames.speech.sinks.soundless import TranscriptSink
from tests.faces.keyboard import computer_at

LIMIT = 20.0
"""Seconds after which a test gives up waiting."""


class Screen(io.StringIO):
    """A screen that tells when something was written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = threading.Event()

    def write(self, text: str) -> int:
        length = super().write(text)
        self.written.set()
        return length


class Table:
    """Stands in for a scene, which needs a device to be heard: a real mixer and real places."""

    def __init__(self) -> None:
        self.mixer = Mixer(Equipment.HEADPHONES, room=False)
        self.heard = True
        self.own_ears: tuple[Seat, ...] = ()
        self.yaw = 0.0
        self._places = Places(4, 0)

    def enter_room(self, room: str) -> None:
        """No room is heard here."""

    def sit(self, seats: int, viewer: Seat | None) -> None:
        pass

    def perform(self, cues: Sequence[Cue], seat: Seat | None, wait: float | None) -> float:
        return 0.0

    def given(self) -> tuple[()]:
        return ()

    def words(self, length: float) -> None:
        pass

    def direction(self, place: str) -> Direction:
        return self._places.direction(place)

    def say(self, samples: Samples, place: str, private: bool) -> voices.MixerVoice:
        return self.mixer.play(samples, self.direction(place)._replace(distance=VOICE_DISTANCE), Bus.SPEECH)


@pytest.fixture
def screen() -> Screen:
    return Screen()


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def computer(screen: Screen, table: Table, home: Path) -> Computer:
    settings = Settings(speech="on", sound="on", speech_in_space=True)
    computer = computer_at(StreamConsole(io.StringIO(), screen), settings, "en")
    computer.scene = table  # type: ignore[assignment]
    return computer


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> dict[str, TranscriptSink]:
    """Return what the ordinary voices said: none of them is heard."""
    sinks = {name: TranscriptSink() for name in ("screen-reader", "espeak", "pyttsx3")}

    def makers(**wanted: object) -> dict[str, Maker]:
        return {name: partial(sinks.__getitem__, name) for name in sinks}

    monkeypatch.setattr(terminal_voice, "default_makers", makers)
    monkeypatch.setattr("audiogames.speech.choose.default_makers", makers)
    return sinks


@pytest.fixture
def voice(computer: Computer, plain: dict[str, TranscriptSink]) -> Iterator[Voice]:
    voice = Voice(computer)
    yield voice
    voice.close(0)


def told(computer: Computer, *messages: Message) -> Talk[None]:
    """Tell something, and ask nothing."""
    computer.conversation.breath.tell(*messages)
    yield from ()


def said(computer: Computer, table: Table, *lines: tuple[str, str]) -> Samples:
    """Say lines, each from its place, as one reply; return all that was heard until the voice was done with them."""
    messages = [Message("text", {"text": text}, place=place) for text, place in lines]
    hold(computer, told(computer, *messages))
    assert computer.speaker is not None
    heard = [table.mixer.render(BLOCK)]
    end = monotonic() + LIMIT
    while not computer.speaker.wait_until_quiet(0.01):
        heard.append(table.mixer.render(8 * BLOCK))
        assert monotonic() < end
    heard.append(table.mixer.render(RATE // 4))
    return np.concatenate(heard)


def test_who_asks_for_it_is_spoken_to_from_the_seats(
    computer: Computer, table: Table, voice: Voice, plain: dict[str, TranscriptSink]
) -> None:
    voice.start()
    said(computer, table, ("Hello.", "table"))
    assert computer.speaker is not None
    assert computer.speaker.placed, "though a screen reader would come first"
    whole = said(computer, table, ("Anna plays the blue seven.", "seat-1"), ("Chloé plays the red nine.", "seat-3"))
    energy = np.add.reduceat(whole**2, range(0, len(whole), BLOCK))
    louder = [int(pair.argmax()) for pair in energy if pair.max() > 0.05]
    turns = [side for side, before in zip(louder, [-1, *louder], strict=False) if side != before]
    assert turns == [0, 1], "first from the left, then from the right"
    assert not any(sink.spoken for sink in plain.values())


def test_without_a_device_the_ordinary_voice_speaks_and_the_seats_do_when_it_is_there(
    computer: Computer, table: Table, voice: Voice, monkeypatch: pytest.MonkeyPatch
) -> None:
    ordinary = TranscriptSink()
    monkeypatch.setattr("audiogames.audio.voice.sinks.open_sink", lambda voice, places: ordinary)
    table.heard = False
    voice.start()
    assert not said(computer, table, ("Hello.", "table")).any()
    assert ordinary.lines == ["Hello."]
    table.heard = True
    assert said(computer, table, ("Hello again.", "table")).any()
    assert ordinary.lines == ["Hello."]


@pytest.mark.parametrize("changed", [{"speech_in_space": False}, {"sound": "off"}])
def test_who_does_not_ask_for_it_or_has_no_sounds_hears_the_usual_voice(
    changed: dict[str, object], computer: Computer, table: Table, voice: Voice, plain: dict[str, TranscriptSink]
) -> None:
    voice.start()
    said(computer, table, ("Hello.", "table"))
    assert computer.preferences.change(**changed)
    said(computer, table, ("Another voice.", "table"))
    said(computer, table, ("Goodbye.", "seat-1"), ("All.", "seat-2"))
    assert plain["screen-reader"].lines == ["Another voice.", "Goodbye. All."]


def test_the_speed_of_the_voice_changes_at_once_from_the_seats_too(
    computer: Computer, table: Table, voice: Voice, plain: dict[str, TranscriptSink]
) -> None:
    voice.start()
    usual = heard_for(said(computer, table, ("One sentence of some length, from one seat.", "seat-1")))
    assert computer.preferences.change(rate=350)
    said(computer, table, ("Another voice.", "table"))
    assert heard_for(said(computer, table, ("One sentence of some length, from one seat.", "seat-1"))) < 0.7 * usual


def heard_for(heard: Samples) -> float:
    """Return the seconds between the first and the last that is heard."""
    loud = np.flatnonzero(np.abs(heard).max(axis=1) > 0.001)
    return seconds(int(loud[-1] - loud[0]))


def test_a_voice_that_was_chosen_by_name_stays(
    computer: Computer, table: Table, voice: Voice, plain: dict[str, TranscriptSink]
) -> None:
    computer.preferences.change(sink="pyttsx3")
    voice.start()
    said(computer, table, ("Hello.", "seat-1"))
    assert plain["pyttsx3"].lines == ["Hello."]


def test_where_espeak_is_missing_one_sentence_tells_so_and_how_to_get_it(
    computer: Computer,
    table: Table,
    screen: Screen,
    voice: Voice,
    plain: dict[str, TranscriptSink],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    find = importlib.util.find_spec

    def without(name: str, package: str | None = None) -> ModuleSpec | None:
        return None if name == "espeakng_loader" else find(name, package)

    monkeypatch.setattr(importlib.util, "find_spec", without)
    monkeypatch.setattr("ctypes.util.find_library", lambda name: None)
    voice.start()
    assert screen.written.wait(LIMIT)
    told = screen.getvalue().splitlines()
    assert len(told) == 1
    assert told[0].startswith("Speech cannot come from the seats: another voice will read everything. ")
    assert told[0].endswith(" -m pip install espeakng-loader")
    said(computer, table, ("Hello.", "seat-1"))
    assert "Hello." in plain["screen-reader"].lines  # before the sentence or after it: it was asked for


def test_a_scene_that_is_closed_is_not_heard(computer: Computer) -> None:
    with closing(SpatialVoice(lambda: computer.scene)) as voice:
        computer.scene = None
        with pytest.raises(SinkDied):
            voice.speak("Hello.", "en", True)
