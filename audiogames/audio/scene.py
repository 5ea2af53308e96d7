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
from audiogames.audio.player.ear import Ear, PlayingSound
from audiogames.audio.player.requests import PlayedSound
from audiogames.audio.sounds.library import Library
from audiogames.audio.space.directions import AHEAD, Direction
from audiogames.audio.space.heads import MEASURED
from audiogames.audio.space.panning import Equipment
from audiogames.audio.space.places import VOICE_DISTANCE, Places
from audiogames.audio.stage import CUT, LONGEST_WAIT, LOWERING, MOST_AT_ONCE, Note, Score, lowering, score, speed
from audiogames.audio.units import Samples, frames, seconds
from audiogames.core.messages import SPOKEN, Cue, Message, Seat, alert
from audiogames.play.in_game.themes import plain
from audiogames.settings import Settings

HUSH: Final = 10.0
"""Seconds without ambience after sounds by which ears decide."""

LOUDEST: Final = 100

FURTHEST: Final = 90.0

ENDING: Final = 0.05
"""Fade-out in seconds of a reply's sounds at the next one."""

MISSED: Final = 10.0

HEADS: Final = "sounds/hrtf/"
HEAD: Final = f"{HEADS}kemar.npz"


SIDES: Final = "sides"
"""Panning alone, with ticks for places behind."""


def on_headphones(settings: Settings) -> Equipment:
    return Equipment.LOUDSPEAKERS if settings.head == SIDES else Equipment.HEADPHONES


def listening(settings: Settings) -> Equipment:
    way = Equipment(settings.listening)
    return on_headphones(settings) if way == Equipment.HEADPHONES else way


class SoundingCue(NamedTuple):
    ear: Ear
    begun: float
    until: float

    @property
    def is_cut_off(self) -> bool:
        return self.ear.was_cut_off(self.begun, self.until)

    @property
    def is_over(self) -> bool:
        return monotonic() > self.until + MISSED


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
        self._pending: list[PlayingSound] = []
        self._percepts: list[PlayingSound] = []
        self._performed: list[PlayingSound] = []
        self._beside: list[tuple[PlayingSound, ...]] = []
        self._ambience: tuple[str, PlayingSound] | None = None
        self._hushed_until = 0.0
        self._given: list[SoundingCue] = []
        self.was_heard = False
        self.problem: Message | None = None
        self.ear = self._open(settings.sound_device, listening(settings))
        self._private: dict[Seat, Ear] = {}
        self.follow(settings)

    @property
    def yaw(self) -> float:
        return self.ear.yaw

    @property
    def heard(self) -> bool:
        return self.ear.playing

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
            voice.cancel()
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
            ear.duck(length)

    def turn(self, degrees: float) -> float:
        yaw = max(-FURTHEST, min(FURTHEST, self.yaw + degrees))
        for ear in self._ears():
            ear.turn(yaw)
        return yaw

    def play(self, name: str, direction: Direction = AHEAD) -> float:
        """Play a sound by name in the room. Return its seconds. Raises UnknownSound."""
        sound = self.library.get(name)
        if name in TAUGHT and direction == AHEAD:
            cue = Cue(name, rests=TAUGHT[name])
            sounds = played(score([cue], self.library, Places(), self.ear.listening, wait=None))
            self.ear.play(sounds)
            return seconds(length(sounds))
        self.ear.play([PlayedSound(sound.samples, direction, sound.bus)])
        return seconds(len(sound.samples))

    def say(self, samples: Samples, place: str, private: bool = False) -> PlayingSound:
        own = self._private.get(self._listener) if private and self._listener is not None else None
        return self._spoken(own or self.ear, samples, place)

    def hears_alone(self, seat: Seat) -> bool:
        return seat in self._private and self._private[seat].playing

    def whisper(self, seat: Seat, samples: Samples, place: str) -> PlayingSound | None:
        return self._spoken(self._private[seat], samples, place) if seat in self._private else None

    def _spoken(self, ear: Ear, samples: Samples, place: str) -> PlayingSound:
        direction = self._places.heard_from(place)._replace(distance=VOICE_DISTANCE)
        return ear.play([PlayedSound(samples, direction, Bus.SPEECH)])[0]

    def follow(self, settings: Settings) -> None:
        before, self._settings = self._settings, settings
        if settings.sound_device != before.sound_device:
            self.ear.move(settings.sound_device)
        if settings.private_devices != before.private_devices or not self._private:
            self._open_private(settings.private_devices)
        self._listen(self.ear, listening(settings))
        for ear in self._private.values():
            self._listen(ear, on_headphones(settings))
        for ear in self._ears():
            buses = {bus: decibels(percent) for bus, percent in volumes(settings).items()}
            ear.set_volumes(decibels(settings.volume), buses)
        self._follow_ambience()
        self._follow_room()

    def close(self) -> None:
        for ear in self._ears():
            ear.close()

    def _ears(self) -> tuple[Ear, ...]:
        return (self.ear, *self._private.values())

    def _open(self, device: str, way: Equipment, private: bool = False) -> Ear:
        ear = Ear(device, self._on_trouble, self._on_back, private)
        self._listen(ear, way)
        return ear

    def _listen(self, ear: Ear, way: Equipment) -> None:
        if not ear.listen(way, "" if self._settings.head == SIDES else self._settings.head):
            head = self._settings.head
            self.problem = alert("our-sound-missing", file=f"{HEADS}{head}.npz" if head in MEASURED[1:] else HEAD)

    def _open_private(self, devices: Sequence[str]) -> None:
        for ear in self._private.values():
            ear.close()
        self._private = {
            seat: self._open(device, on_headphones(self._settings), private=True)
            for seat, device in enumerate(devices)
            if device
        }
        self.turn(0.0)

    def _follow_room(self) -> None:
        for ear in self._ears():
            ear.enter(self._room if self._settings.game_room else "")

    def _follow_ambience(self) -> None:
        is_wanted = self._room and self._settings.music in ("both", "ambience") and monotonic() >= self._hushed_until
        wanted = f"ambience-{self._room}" if is_wanted else ""
        if self._ambience is not None and self._ambience[0] != wanted:
            self._ambience[1].stop(0.5)
            self._ambience = None
        is_over = self._ambience is None or self._ambience[1].over
        if wanted and is_over and wanted in self.library.names():
            samples = self.library.get(wanted).samples
            self._ambience = wanted, self.ear.play([PlayedSound(samples, AHEAD, Bus.AMBIENCE, loop=True)])[0]

    def _hush(self, cues: Sequence[Cue]) -> None:
        if any(cue.percept or cue.name.startswith(("symbol-", SPOKEN)) for cue in cues):
            self._hushed_until = monotonic() + HUSH
            self._follow_ambience()

    def _sound_for(self, cues: Sequence[Cue], seat: Seat | None, wait: float | None) -> float:
        self._hush(cues)
        cues = cues if self._settings.music in ("both", "themes") else plain(cues)
        own = self._private.get(seat) if seat is not None else None
        lead = self._sound(self.ear, [cue for cue in cues if not (cue.private and own)], wait)
        return lead if own is None else max(lead, self._sound(own, [cue for cue in cues if cue.private], wait))

    def _sound(self, ear: Ear, cues: Sequence[Cue], wait: float | None) -> float:
        written = score(cues, self.library, self._places, ear.listening, wait)
        sounds = played(written)
        voices = ear.play(sounds)
        self._pending += voices
        for voice, note in zip(voices, written.notes, strict=True):
            (self._percepts if note.is_percept else self._performed).append(voice)
        if not written.notes:
            return 0.0
        begun = monotonic()
        self._given.append(SoundingCue(ear, begun, begun + seconds(length(sounds)) + ear.latency))
        if not ear.playing:
            return 0.0
        self.was_heard = True
        return seconds(written.lead) + ear.latency


def length(sounds: Sequence[PlayedSound]) -> int:
    """Frames until the end of the last."""
    return max(sound.at + len(np.asarray(sound.samples)) for sound in sounds)


def enter(written: Score, mixer: Mixer, at: int | None = None) -> list[MixerVoice]:
    """Play the notes from frame `at` of the mixer's clock (None: now)."""
    start = mixer.earliest if at is None else at
    return [
        mixer.play(
            sound.samples,
            sound.direction,
            sound.bus,
            start + sound.at,
            sound.level,
            stations=sound.stations,
            wet=sound.wet,
        )
        for sound in played(written)
    ]


def played(written: Score) -> list[PlayedSound]:
    return [
        PlayedSound(
            samples_of(note),
            note.direction,
            note.sound.bus,
            note.at,
            note.level,
            stations=note.stations,
            wet=note.wet,
        )
        for note in written.notes
    ]


def samples_of(note: Note) -> Samples:
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
