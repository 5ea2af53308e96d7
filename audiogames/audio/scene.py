from collections.abc import Callable, Sequence
from math import inf, log10
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

import numpy as np

from audiogames.audio.mixer.buses import Bus
from audiogames.audio.mixer.mixer import Mixer
from audiogames.audio.mixer.voices import FADE, MixerVoice
from audiogames.audio.motion import TAUGHT
from audiogames.audio.outputs.output import Output
from audiogames.audio.sounds.library import Library
from audiogames.audio.space.directions import AHEAD, Direction
from audiogames.audio.space.hrtf import HrtfUnusable
from audiogames.audio.space.panning import Equipment
from audiogames.audio.space.places import VOICE_DISTANCE, Places
from audiogames.audio.stage import CUT, LONGEST_WAIT, LOWERING, MOST_AT_ONCE, Note, Score, lowering, score, speed
from audiogames.audio.units import Samples, frames, seconds
from audiogames.core.messages import SPOKEN, Cue, Message, Seat, alert
from audiogames.play.themes import plain
from audiogames.settings import Settings

HUSH: Final = 10.0
"""Seconds without ambience after sounds by which ears decide."""

LOUDEST: Final = 100

FURTHEST: Final = 90.0

ENDING: Final = 0.05
"""Fade-out in seconds of a reply's sounds at the next one."""

MISSED: Final = 10.0

HEAD: Final = "sounds/hrtf/kemar.npz"


SIDES: Final = "sides"
"""Panning alone, with ticks for places behind."""


def on_headphones(settings: Settings) -> Equipment:
    return Equipment.LOUDSPEAKERS if settings.head == SIDES else Equipment.HEADPHONES


def listening(settings: Settings) -> Equipment:
    way = Equipment(settings.listening)
    return on_headphones(settings) if way == Equipment.HEADPHONES else way


class SoundingCue(NamedTuple):
    output: Output
    begun: float
    until: float

    @property
    def is_cut_off(self) -> bool:
        return self.output.was_cut_off(self.begun, self.until)

    @property
    def is_over(self) -> bool:
        return monotonic() > self.until + MISSED


class Ear(NamedTuple):
    mixer: Mixer
    output: Output


class Scene:
    """Sounds of one face. Every call returns at once.

    `own_sounds` is the person's folder of sounds, which replace ours.
    """

    def __init__(
        self,
        settings: Settings,
        own_sounds: Path | None = None,
        on_trouble: Callable[[Message], None] = lambda trouble: None,
        on_back: Callable[[str], None] = lambda device: None,
    ) -> None:
        self.library = Library(own_sounds)
        self._on_trouble = on_trouble
        self._on_back = on_back
        self._settings = settings
        self._places = Places()
        self._listener: Seat | None = None
        self._room = ""
        self._pending: list[MixerVoice] = []
        self._percepts: list[MixerVoice] = []
        self._performed: list[MixerVoice] = []
        self._beside: list[tuple[MixerVoice, ...]] = []
        self._ambience: tuple[str, MixerVoice] | None = None
        self._hushed_until = 0.0
        self._given: list[SoundingCue] = []
        self.was_heard = False
        self.problem: Message | None = None
        self._common = self._open(settings.sound_device, listening(settings))
        self._private: dict[Seat, Ear] = {}
        self.follow(settings)

    @property
    def mixer(self) -> Mixer:
        return self._common.mixer

    @property
    def yaw(self) -> float:
        return self.mixer.yaw

    @property
    def heard(self) -> bool:
        return self._common.output.playing

    def sit(self, seats: int, viewer: Seat | None) -> None:
        """`viewer` is the listening seat (None: everyone in the room)."""
        self._places = Places(seats, viewer)
        self._listener = viewer

    def enter_room(self, room: str) -> None:
        """Follow the room of a game, "" for none."""
        self._room = room
        self._follow_room()
        self._follow_ambience()

    def perform(self, cues: Sequence[Cue], seat: Seat | None = None, wait: float | None = LONGEST_WAIT) -> float:
        """Play the cues of a reply. Return the seconds until its words may begin, 0 if nothing is heard.

        Words `wait` up to that many seconds, and later sounds are lowered. None: there are no words. Sounds of the last
        reply end. Private cues of `seat` go to that seat's own device, if it has one.
        """
        self.cut()
        return self._sound_for(cues, seat, wait)

    @property
    def own_ears(self) -> tuple[Seat, ...]:
        return tuple(sorted(self._private))

    def beside(self, cues: Sequence[Cue], seat: Seat | None = None) -> Callable[[], None]:
        """Play cues in addition to all others. Return a function that ends the percepts among them."""
        before, performed = len(self._percepts), len(self._performed)
        self._make_room()
        self._sound_for(cues, seat, None)
        begun = tuple(self._percepts[before:])
        self._beside.append(tuple(self._performed[performed:]))
        del self._performed[performed:]

        def end() -> None:
            for voice in begun:
                voice.stop(FADE)

        return end

    def given(self) -> tuple[SoundingCue, ...]:
        given, self._given = tuple(self._given), []
        return given

    def _make_room(self) -> None:
        self._beside = [voices for voices in self._beside if not all(voice.over for voice in voices)]
        for voices in self._beside[: len(self._beside) - MOST_AT_ONCE + 1]:
            for voice in voices:
                voice.stop(CUT)

    def cut(self) -> None:
        """End the last reply's sounds and percepts, including those not begun."""
        for voice in self._pending:
            if not voice.begun:
                voice.stop(0.0)
        for voice in self._performed:
            voice.stop(ENDING)
        for voice in self._percepts:
            voice.stop(FADE)
        self._pending.clear()
        self._performed.clear()
        self._percepts.clear()

    def words(self, length: float) -> None:
        """Duck ambience for about `length` seconds of external speech."""
        for ear in self._ears():
            ear.mixer.speech_until = ear.mixer.clock + frames(length)

    def turn(self, degrees: float) -> float:
        yaw = max(-FURTHEST, min(FURTHEST, self.yaw + degrees))
        for ear in self._ears():
            ear.mixer.yaw = yaw
        return yaw

    def play(self, name: str, direction: Direction = AHEAD) -> float:
        """Play a sound by name in the room. Return its seconds. Raises UnknownSound."""
        sound = self.library.get(name)
        if name in TAUGHT and direction == AHEAD:
            cue = Cue(name, rests=TAUGHT[name])
            voices = enter(score([cue], self.library, Places(), self.mixer.listening, wait=None), self.mixer)
            self._common.output.wake()
            return seconds(max(voice.ends_at or 0 for voice in voices) - self.mixer.earliest)
        self.mixer.play(sound.samples, direction, sound.bus)
        self._common.output.wake()
        return seconds(len(sound.samples))

    def say(self, samples: Samples, place: str, private: bool = False) -> MixerVoice:
        own = self._private.get(self._listener) if private and self._listener is not None else None
        ear = own or self._common
        voice = ear.mixer.play(samples, self._places.heard_from(place)._replace(distance=VOICE_DISTANCE), Bus.SPEECH)
        ear.output.wake()
        return voice

    def hears_alone(self, seat: Seat) -> bool:
        return seat in self._private and self._private[seat].output.playing

    def whisper(self, seat: Seat, samples: Samples, place: str) -> MixerVoice | None:
        if seat not in self._private:
            return None
        ear = self._private[seat]
        voice = ear.mixer.play(samples, self._places.heard_from(place)._replace(distance=VOICE_DISTANCE), Bus.SPEECH)
        ear.output.wake()
        return voice

    def follow(self, settings: Settings) -> None:
        before, self._settings = self._settings, settings
        if settings.sound_device != before.sound_device:
            self._common.output.close()
            self._common = Ear(self.mixer, self._player(self.mixer, settings.sound_device))
        if settings.private_devices != before.private_devices or not self._private:
            self._open_private(settings.private_devices)
        self._listen(self.mixer, listening(settings))
        for ear in self._private.values():
            self._listen(ear.mixer, on_headphones(settings))
        for ear in self._ears():
            for bus, percent in volumes(settings).items():
                ear.mixer.buses.set_volume(bus, decibels(percent))
            ear.mixer.buses.set_master(decibels(settings.volume))
        self._follow_ambience()
        self._follow_room()

    def close(self) -> None:
        for ear in self._ears():
            ear.output.close()

    def _ears(self) -> tuple[Ear, ...]:
        return (self._common, *self._private.values())

    def _open(self, device: str, way: Equipment, private: bool = False) -> Ear:
        mixer = Mixer()
        self._listen(mixer, way)
        return Ear(mixer, self._player(mixer, device, private))

    def _listen(self, mixer: Mixer, way: Equipment) -> None:
        """Without head-related responses, headphones pan like loudspeakers."""
        try:
            if self._settings.head != SIDES:
                mixer.head = self._settings.head
            mixer.listening = way
        except HrtfUnusable:
            mixer.listening = Equipment.LOUDSPEAKERS
            self.problem = alert("our-sound-missing", file=HEAD)

    def _player(self, mixer: Mixer, device: str, private: bool = False) -> Output:
        output = Output(mixer, device, self._on_trouble, self._on_back, private=private)
        output.start()
        return output

    def _open_private(self, devices: Sequence[str]) -> None:
        for ear in self._private.values():
            ear.output.close()
        self._private = {
            seat: self._open(device, on_headphones(self._settings), private=True)
            for seat, device in enumerate(devices)
            if device
        }
        self.turn(0.0)

    def _follow_room(self) -> None:
        for ear in self._ears():
            ear.mixer.around = self._room if self._settings.game_room else ""

    def _follow_ambience(self) -> None:
        is_wanted = self._room and self._settings.music in ("both", "ambience") and monotonic() >= self._hushed_until
        wanted = f"ambience-{self._room}" if is_wanted else ""
        if self._ambience is not None and self._ambience[0] != wanted:
            self._ambience[1].stop(0.5)
            self._ambience = None
        if wanted and self._ambience is None and wanted in self.library.names():
            samples = self.library.get(wanted).samples
            self._ambience = wanted, self.mixer.play(samples, AHEAD, Bus.AMBIENCE, loop=True)

    def _hush(self, cues: Sequence[Cue]) -> None:
        if any(cue.percept or cue.name.startswith(("symbol-", SPOKEN)) for cue in cues):
            self._hushed_until = monotonic() + HUSH
            self._follow_ambience()

    def _sound_for(self, cues: Sequence[Cue], seat: Seat | None, wait: float | None) -> float:
        self._hush(cues)
        cues = cues if self._settings.music in ("both", "themes") else plain(cues)
        own = self._private.get(seat) if seat is not None else None
        lead = self._sound(self._common, [cue for cue in cues if not (cue.private and own)], wait)
        return lead if own is None else max(lead, self._sound(own, [cue for cue in cues if cue.private], wait))

    def _sound(self, ear: Ear, cues: Sequence[Cue], wait: float | None) -> float:
        written = score(cues, self.library, self._places, ear.mixer.listening, wait)
        voices = enter(written, ear.mixer)
        self._pending += voices
        for voice, note in zip(voices, written.notes, strict=True):
            (self._percepts if note.is_percept else self._performed).append(voice)
        if not written.notes:
            return 0.0
        ends = max((voice.ends_at or 0) for voice in voices)
        begun = monotonic()
        until = begun + seconds(max(0, ends - ear.mixer.clock)) + ear.output.latency
        self._given.append(SoundingCue(ear.output, begun, until))
        if not ear.output.playing:
            return 0.0
        self.was_heard = True
        ear.output.wake()
        return seconds(written.lead) + ear.output.latency


def enter(written: Score, mixer: Mixer, at: int | None = None) -> list[MixerVoice]:
    """Play the notes from frame `at` of the mixer's clock (None: now)."""
    start = mixer.earliest if at is None else at
    return [
        mixer.play(
            played(note),
            note.direction,
            note.sound.bus,
            start + note.at,
            note.level,
            stations=note.stations,
            wet=note.wet,
        )
        for note in written.notes
    ]


def played(note: Note) -> Samples:
    """Without the note's level."""
    samples: Samples = pitched_along(note) if any(note.pitches) else pitched(note.sound.samples, note.semitones)
    if note.dull:
        samples = np.convolve(samples, np.array((1.0 - note.dull, note.dull), np.float32))
    if note.ends is not None and note.ends < len(samples):
        samples = samples[: note.ends] * np.minimum(1.0, np.arange(note.ends, 0, -1, dtype=np.float32) / frames(CUT))
    if note.lowered is not None and note.lowered < len(samples):
        falls = np.clip((np.arange(len(samples)) - note.lowered) / frames(LOWERING), 0.0, 1.0)
        samples = samples * (10.0 ** (lowering(note) / 20.0 * falls)).astype(np.float32)
    return np.asarray(samples, np.float32)


def pitched_along(note: Note) -> Samples:
    """Each station has its pitch."""
    samples = note.sound.samples
    at = np.array([frame for frame, _ in note.stations])
    rates = 2.0 ** ((np.array(note.pitches) + note.semitones) / 12.0)
    along = np.interp(np.arange(3 * len(samples)), at, rates)
    places = np.concatenate(([0.0], np.cumsum(along[:-1])))
    places = places[places < len(samples) - 1]
    return np.asarray(np.interp(places, np.arange(len(samples)), samples), np.float32)


def pitched(samples: Samples, semitones: float) -> Samples:
    if not semitones:
        return samples
    places = np.arange(0.0, len(samples) - 1, speed(semitones))
    return np.asarray(np.interp(places, np.arange(len(samples)), samples), np.float32)


def volumes(settings: Settings) -> dict[Bus, int]:
    return {bus: getattr(settings, f"volume_{bus}") for bus in Bus}


def decibels(percent: int) -> float:
    """Half is -12 dB, which sounds like half, and 0 is silence."""
    return 40.0 * log10(percent / LOUDEST) if percent > 0 else -inf
