"""Speech in space: real espeak-ng through a real mixer, measured where it comes out."""

from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from time import monotonic

import numpy as np
import pytest

from audiogames.audio.mixer.buses import Bus
from audiogames.audio.mixer.mixer import LATENCY, Mixer
from audiogames.audio.mixer.voices import MixerVoice
from audiogames.audio.outputs.output import AHEAD
from audiogames.audio.space.panning import Equipment
from audiogames.audio.space.places import VOICE_DISTANCE, Places
from audiogames.audio.units import BLOCK, Samples, frames
from audiogames.audio.voice.sinks import CUT, RoomVoice, SpatialVoice
from audiogames.audio.voice.words import BREATH
from audiogames.core.messages import Category, Urgency
from audiogames.narration.narrator import Utterance
from audiogames.speech.agenda import LineReport
from audiogames.speech.choose import Chooser
from audiogames.speech.scheduler import LOOK_BACK, Speaker
from audiogames.speech.sink import Availability, LineState, PlacedSink, Problem, SinkDied, SinkUnavailable
from audiogames.speech.sinks.program import ProgramVoice
from audiogames.speech.sinks.soundless import TranscriptSink
from tests.speech.own_program import espeak

SENTENCE = "Chloé remporte le pli avec le 7 bleu, et seize points."


class Room:
    """A room for six, whose mixer is rendered by the test; `heard` says whether a device plays it."""

    def __init__(self) -> None:
        self.mixer = Mixer(Equipment.HEADPHONES, room=False)
        self.heard = True
        self.lines: list[tuple[MixerVoice, str, bool]] = []
        self._places = Places(6, 0)

    def say(self, samples: Samples, place: str, private: bool) -> MixerVoice:
        voice = self.mixer.play(samples, self._places.direction(place)._replace(distance=VOICE_DISTANCE), Bus.SPEECH)
        self.lines.append((voice, place, private))
        return voice

    def drain(self) -> Samples:
        """Return all that is still to be heard."""
        pieces = []
        while not self.mixer.quiet:
            pieces.append(self.mixer.render(BLOCK))
        return np.concatenate(pieces) if pieces else np.zeros((0, 2), np.float32)


def line(text: str, place: str = "seat-1", private: bool = False, language: str = "fr") -> Utterance:
    return Utterance(text, Urgency.OTHERS, Category.PLAY, place=place, private=private, language=language)


@pytest.fixture
def room() -> Room:
    return Room()


@pytest.fixture
def voice(room: Room) -> Iterator[SpatialVoice]:
    with closing(SpatialVoice(lambda: room)) as voice:
        yield voice


# The sink


def test_it_is_a_sink_whose_lines_have_places(voice: SpatialVoice) -> None:
    assert isinstance(voice, PlacedSink)
    assert voice.info == Availability("espeak", "espeak-ng")
    assert not voice.brailles


@pytest.mark.parametrize(("place", "louder"), [("seat-1", 0), ("seat-5", 1)])
def test_a_line_comes_from_the_seat_that_speaks(place: str, louder: int, voice: SpatialVoice, room: Room) -> None:
    voice.speak_from(line("Alice joue le sept bleu.", place), False)
    energy = (room.drain() ** 2).sum(axis=0)
    assert energy[louder] > 2 * energy[1 - louder]


def test_a_program_of_one_s_own_is_heard_from_the_seat_that_speaks_and_cut_while_it_works(
    room: Room, tmp_path: Path
) -> None:
    with closing(SpatialVoice(lambda: room, partial(ProgramVoice, espeak(tmp_path)))) as voice:
        assert voice.info.sink == "program"
        voice.speak_from(line("Alice joue le sept bleu.", "seat-1"), False)
        voice.silence()
        assert (voice.line_state(), room.lines) == (LineState.CUT, [])
        voice.speak_from(line("Alice joue le sept bleu.", "seat-1"), False)
        end = monotonic() + 20.0
        while not room.lines:
            assert voice.line_state() is LineState.SPEAKING
            assert monotonic() < end
        left, right = (room.drain() ** 2).sum(axis=0)
        assert left > 2 * right
        assert voice.line_state() is LineState.ENDED


def test_a_line_without_a_place_comes_from_the_middle(voice: SpatialVoice, room: Room) -> None:
    voice.speak("Bonjour.", "fr", False)
    left, right = (room.drain() ** 2).sum(axis=0)
    assert left == pytest.approx(right, rel=0.02)
    assert room.lines[0][1:] == ("table", False)


def test_who_sits_further_away_is_heard_as_well(voice: SpatialVoice, room: Room) -> None:
    voice.speak_from(line("Bonjour.", "me"), False)
    near = (room.drain() ** 2).sum()
    voice.speak_from(line("Bonjour.", "table"), False)
    assert 10 * np.log10((room.drain() ** 2).sum() / near) == pytest.approx(0, abs=3)


def test_private_lines_are_given_as_private(voice: SpatialVoice, room: Room) -> None:
    voice.speak_from(line("Vous piochez le 9 violet.", "me", private=True), False)
    assert room.lines[0][2]


def test_it_speaks_exactly_as_long_as_the_mixer_plays(voice: SpatialVoice, room: Room) -> None:
    voice.speak_from(line("Oui."), False)
    assert voice.line_state() is LineState.SPEAKING
    spoken = room.lines[0][0]
    while not spoken.over:
        assert voice.line_state() is LineState.SPEAKING
        room.mixer.render(BLOCK)
    assert voice.line_state() is LineState.ENDED
    assert spoken.ends_at is not None
    assert room.mixer.clock - spoken.ends_at <= 4 * BLOCK


def test_a_line_that_the_room_stops_was_not_heard_to_its_end(voice: SpatialVoice, room: Room) -> None:
    voice.speak_from(line(SENTENCE), False)
    room.mixer.render(BLOCK)
    room.lines[0][0].stop()
    room.drain()
    assert voice.line_state() is LineState.CUT


def test_the_breath_at_the_end_of_a_line_is_longer_than_sound_is_made_ahead_of_a_device() -> None:
    """So that a line that was mixed to its end was heard to its end, but for silence."""
    assert BREATH > 2 * AHEAD


def test_silence_is_there_after_a_fade_too_short_to_be_heard(voice: SpatialVoice, room: Room) -> None:
    voice.speak_from(line(SENTENCE), False)
    before = room.mixer.render(frames(0.5) // BLOCK * BLOCK)
    voice.silence()
    assert voice.line_state() is LineState.CUT
    after = room.drain()
    assert np.abs(before).max() > 0.05
    faded = frames(CUT) + 2 * BLOCK + LATENCY
    assert np.abs(after[faded:]).max(initial=0.0) < 1e-3
    steps = np.abs(np.diff(np.concatenate((before[-BLOCK:], after)), axis=0))
    assert steps[BLOCK:].max() <= 1.5 * np.abs(np.diff(before, axis=0)).max(), "no click"


def test_a_new_line_cuts_the_one_that_is_being_said(voice: SpatialVoice, room: Room) -> None:
    voice.speak_from(line(SENTENCE), False)
    room.mixer.render(BLOCK)
    voice.speak_from(line("Oui."), True)
    first, second = (spoken for spoken, _, _ in room.lines)
    assert first.stopped
    assert not second.stopped
    assert len(room.drain()) < frames(1.5)


def test_without_a_device_it_says_that_it_cannot_speak(voice: SpatialVoice, room: Room) -> None:
    room.heard = False
    with pytest.raises(SinkDied) as died:
        voice.speak_from(line("Oui."), False)
    assert died.value.why.problem == Problem.PLAYER_FAILED
    room.heard = True
    voice.speak_from(line("Oui."), False)
    room.heard = False
    with pytest.raises(SinkDied):
        voice.line_state()
    assert room.lines[0][0].stopped, "the rest of a line is not heard when the device comes back"


# Through the speaker


class Out:
    """The ordinary voice: it keeps what it is given and has said it at once, unless it is told to hold its lines."""

    def __init__(self) -> None:
        self.info = Availability("espeak", "espeak-ng")
        self.lines: list[str] = []

    def speak(self, text: str, language: str, interrupt: bool) -> None:
        self.lines.append(text)

    brailles = False

    def braille(self, text: str) -> None:
        pass

    def silence(self) -> None:
        pass

    def line_state(self) -> LineState:
        return LineState.ENDED

    def close(self) -> None:
        pass


def pump(speaker: Speaker) -> None:
    """Let a speaker without a thread do all that is due."""
    for _ in range(50):
        if speaker.pump() != 0.0:
            return
    raise AssertionError("the speaker never rests")


def test_where_the_device_goes_in_the_middle_of_a_line_the_usual_chain_of_voices_says_it(room: Room) -> None:
    other = TranscriptSink()
    told: list[str] = []
    clock = [0.0]
    speaker = Speaker(
        Chooser("espeak", {"espeak": lambda: SpatialVoice(lambda: room), "pyttsx3": lambda: other}),
        on_replaced=lambda old, new: told.append(new.sink),
        clock=lambda: clock[-1],
    )
    speaker.say(line("Bonjour à tous."))
    pump(speaker)
    room.drain()
    speaker.say(line("Alice joue."))
    pump(speaker)
    assert [place for _, place, _ in room.lines] == ["seat-1", "seat-1"]
    room.heard = False
    pump(speaker)
    assert other.lines == ["Alice joue."]
    assert told == ["transcript"]
    room.heard = True
    clock.append(LOOK_BACK)
    pump(speaker)
    speaker.say(line("Bob joue."))
    pump(speaker)
    room.drain()
    pump(speaker)
    assert told == ["transcript", "espeak"], "it comes back with the device"
    speaker.close()


def test_a_room_voice_goes_over_to_the_ordinary_voice_and_back_and_nobody_is_told(room: Room) -> None:
    plain = Out()
    told: list[str] = []
    reports: list[LineReport] = []
    room.heard = False
    speaker = Speaker(
        Chooser("espeak", {"espeak": lambda: RoomVoice(lambda: room, plain=lambda: plain)}),
        on_replaced=lambda old, new: told.append(new.sink),
        on_report=reports.append,
    )
    speaker.say(line("Un."))
    pump(speaker)
    room.heard = True
    speaker.say(line("Deux."))
    pump(speaker)
    assert plain.lines == ["Un."]
    assert len(room.lines) == 1
    assert len(reports) == 1
    room.heard = False  # in the middle of that line
    pump(speaker)
    assert plain.lines == ["Un.", "Deux."]
    room.heard = True
    pump(speaker)
    assert [report.complete for report in reports] == [True, True], "the line that went over is reported once"
    speaker.say(line("Trois."))
    pump(speaker)
    assert len(room.lines) == 2
    assert told == []
    assert speaker.placed
    speaker.close()


def test_a_room_voice_without_an_ordinary_voice_leaves_the_line_to_the_chain(room: Room) -> None:
    def nothing() -> Out:
        raise SinkUnavailable(Availability("espeak", "espeak-ng", Problem.PLAYER_MISSING, {"player": "aplay"}))

    with closing(RoomVoice(lambda: room, plain=nothing)) as voice:
        voice.speak_from(line("Oui."), False)
        room.heard = False
        with pytest.raises(SinkDied) as died:
            voice.line_state()
        assert died.value.why.problem == Problem.PLAYER_MISSING
    with pytest.raises(SinkUnavailable):
        RoomVoice(lambda: room, plain=nothing)


def test_a_voice_that_cannot_be_started_is_said_so(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr("ctypes.util.find_library", lambda name: None)
    with pytest.raises(SinkUnavailable) as refused:
        RoomVoice(lambda: room)
    assert refused.value.why.problem == Problem.MODULE_MISSING
    assert refused.value.why.fix.endswith("pip install espeakng-loader")
