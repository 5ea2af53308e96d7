import wave
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from itertools import chain, count
from pathlib import Path
from typing import Final, NamedTuple

from audiogames.audio.mixer.buses import Bus
from audiogames.audio.mixer.mixer import Mixer
from audiogames.audio.mixer.voices import MixerVoice
from audiogames.audio.scene import ENDING, decibels, enter, volumes
from audiogames.audio.sounds.library import Library
from audiogames.audio.space.panning import Equipment
from audiogames.audio.space.places import VOICE_DISTANCE, Places
from audiogames.audio.stage import LONGEST_WAIT, score
from audiogames.audio.units import BLOCK, RATE, Samples, frames
from audiogames.audio.voice.words import Words
from audiogames.core.errors import GameError, reason
from audiogames.core.messages import Argument, Items, Message, Seat, Who, menu_message
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.prompts import Talk, ToldBreath
from audiogames.retelling.replay import Retelling
from audiogames.retelling.saved import FINISHED, CommandLineError, SavedGame
from audiogames.settings import Settings
from audiogames.speech.sink import Availability, Problem, SinkDied, SinkUnavailable
from audiogames.storage.folders import documents, paths
from audiogames.system.ending import ending_in_order
from audiogames.tactile.writing import fresh_file

DONE, FAILED, USAGE_ERROR = 0, 1, 2
SUFFIX: Final = ".wav"
LONGEST_SHOWN: Final = 80
LONGEST_PATH: Final = 500
"""Maximum characters of a path. Longer ones are mistakes, and too long to say."""

CHANNELS: Final = 2
BYTES: Final = 2

PAUSE: Final = 0.4
"""Seconds between the end of a reply and the next one."""

BEFORE: Final = 0.25
"""Seconds of silence at the start, so that a player's fade-in cuts nothing."""

PIECE: Final = 128 * BLOCK
"""Frames per written piece: two thirds of a second."""

LONGEST_REST: Final = 10.0
"""Maximum seconds after the last reply. All our sounds end long before."""

Tell = Callable[[Message], None]


class WantedRendering(NamedTuple):
    listener: Seat | None
    listening: Equipment
    words: bool
    file: Path
    overwrite: bool
    room: bool = False


def main(
    path: Path,
    options: Mapping[str, str],
    seat: str | None,
    locale: str,
    say: Callable[[str], None],
    complain: Callable[[str], None],
) -> int:
    words = catalogue(locale)
    listener = Listener()
    try:
        saved = SavedGame(path)
        listener = Listener(saved.table.names)
        wanted = WantedRendering(
            saved.listener(seat, locale),
            _listening(options.get("listening", Equipment.HEADPHONES)),
            "no-words" not in options,
            _file(saved.path, options),
            "overwrite" in options,
            "room" in options,
        )
        for message in saved.opening(wanted.listener):
            say(words.text(message, listener))
        for message in Rendering(saved, wanted, locale).run(lambda wrong: complain(words.text(wrong, listener))):
            say(words.text(message, listener))
    except GameError as error:
        complain(words.text(error.message, listener))
        return USAGE_ERROR if isinstance(error, CommandLineError) else FAILED
    return DONE


def render_for(conversation: Conversation, journal: Path) -> Talk[None]:
    """Make a sound file of a finished game, and say where it is.

    It is written to the documents folder, or else to the current one, without replacing a file.
    """
    names, locale = conversation.listening.names, conversation.device.language
    try:
        saved = SavedGame(journal)
        conversation.listen(names=saved.table.names)
        file = _free_file(saved.path.stem.removesuffix(FINISHED))
        wanted = WantedRendering(saved.listener(None, locale), Equipment.HEADPHONES, True, file, overwrite=False)
        conversation.breath.answer(menu_message("render-begins"))
        yield from conversation.pause(0.0)
        for message in Rendering(saved, wanted, locale).run(conversation.breath.answer):
            conversation.breath.answer(message)
            yield from conversation.pause(0.0)
    except GameError as error:
        conversation.breath.answer(error.message)
    finally:
        conversation.listen(names=names)


def _free_file(name: str) -> Path:
    files = (documents() / f"{name}{end}{SUFFIX}" for end in chain([""], (f"-{number}" for number in count(2))))
    return next(file for file in files if not file.exists())


def _listening(word: str) -> Equipment:
    try:
        return Equipment(word.lower())
    except ValueError:
        known = ", ".join((Equipment.HEADPHONES, *(way for way in Equipment if way != Equipment.HEADPHONES)))
        raise CommandLineError(reason("render-listening-unknown", value=word[:LONGEST_SHOWN], known=known)) from None


def _file(journal: Path, options: Mapping[str, str]) -> Path:
    """Raises GameError if the sound file may not be replaced."""
    file = Path(options.get("output", f"{journal.stem.removesuffix(FINISHED)}{SUFFIX}"))
    if not file.suffix:
        file = Path(f"{file}{SUFFIX}")
    if file.suffix.lower() != SUFFIX:
        raise CommandLineError(reason("render-not-wav", file=str(file)[:LONGEST_SHOWN]))
    if len(str(file)) > LONGEST_PATH:
        raise CommandLineError(reason("render-name-too-long", name=f"{file.name[:40]}..."))
    try:
        there = file.exists()
        journal_itself = there and file.samefile(journal)
    except (OSError, ValueError):  # an impossible name: opening the file reports it
        return file
    if journal_itself:
        raise GameError(reason("render-over-journal", file=str(file)))
    if there and "overwrite" not in options:
        raise GameError(reason("render-file-exists", file=str(file)))
    return file


class Recital:
    """Plays a telling into its own mixer. Without `words` only sounds are heard.

    The same telling, library and words give the same samples: no clock and no settings take part.
    """

    def __init__(self, way: Equipment, places: Places, library: Library, words: Words | None, room: str = "") -> None:
        self.mixer: Final = Mixer(way)
        self.mixer.around = room
        for bus, percent in volumes(Settings()).items():
            self.mixer.buses.set_volume(bus, decibels(percent))
        self._places = places
        self._library = library
        self._words = words
        self._next = blocks(frames(BEFORE))
        self._before: list[MixerVoice] = []

    def perform(self, told: ToldBreath) -> Iterator[Samples]:
        """Of shape (n, 2), from the end of the last breath to the end of this one."""
        yield from self._until(self._next)
        for voice in self._before:
            voice.stop(ENDING)
        wait = LONGEST_WAIT if self._words is not None and told.utterances else None
        written = score(told.cues, self._library, self._places, self.mixer.listening, wait)
        self._before = enter(written, self.mixer, self._next)
        at = self._next + written.lead
        if self._words is not None:
            for line in told.utterances:
                samples = self._words.samples(line.text, line.language, line.place)
                direction = self._places.heard_from(line.place)._replace(distance=VOICE_DISTANCE)
                yield from self._until(at - at % BLOCK)
                self.mixer.play(samples, direction, Bus.SPEECH, at)
                at += len(samples)
        if at > self._next:
            self._next = blocks(at + frames(PAUSE))

    def rest(self) -> Iterator[Samples]:
        yield from self._until(self._next)
        last = self._next + frames(LONGEST_REST)
        while not self.mixer.quiet and self.mixer.clock < last:
            yield self.mixer.render(BLOCK)

    def _until(self, frame: int) -> Iterator[Samples]:
        while self.mixer.clock < frame:
            yield self.mixer.render(min(PIECE, frame - self.mixer.clock))


def blocks(count: int) -> int:
    """A started block takes no new sounds."""
    return count + -count % BLOCK


@contextmanager
def sound_file(path: Path, rate: int, overwrite: bool) -> Iterator[wave.Wave_write]:
    """The WAV file is renamed to `path` at the end, and removed if the block fails.

    It is also removed if the program is stopped or its terminal closes. Raises GameError.
    """
    with ending_in_order(), fresh_file(path, overwrite) as aside, wave.open(str(aside), "wb") as wav:
        wav.setnchannels(CHANNELS)
        wav.setsampwidth(BYTES)
        wav.setframerate(rate)
        yield wav


def write(file: wave.Wave_write, pieces: Iterable[Samples]) -> None:
    for samples in pieces:
        file.writeframesraw((samples * 32767.0).round().astype("<i2").tobytes())


class Rendering:
    def __init__(self, saved: SavedGame, wanted: WantedRendering, locale: str) -> None:
        self._saved = saved
        self._wanted = wanted
        self._locale = locale

    def run(self, complain: Tell) -> Iterator[Message]:
        """Yield reports of progress and the result. Raises GameError without leaving a file."""
        wanted = self._wanted
        library = Library(paths().sounds)
        with ExitStack() as stack:
            words = self._voice(stack) if wanted.words else None
            places = Places(len(self._saved.table.players), wanted.listener)
            room = self._saved.table.game.room if wanted.room else ""
            try:
                length = yield from self._write(Recital(wanted.listening, places, library, words, room))
            except SinkDied as death:
                raise GameError(reason("render-voice-died", why=_why(death.why))) from death
        for problem in library.problems():
            complain(problem)
        yield self._done(length)
        yield from self._saved.remarks()

    def _voice(self, stack: ExitStack) -> Words:
        try:
            words = Words()
        except SinkUnavailable as error:
            why = _why(error.why)
            if error.why.fix:
                raise GameError(reason("render-no-voice-fix", why=why, command=error.why.fix)) from error
            raise GameError(reason("render-no-voice", why=why)) from error
        stack.callback(words.close)
        return words

    def _write(self, recital: Recital) -> Generator[Message, None, Items]:
        retelling = Retelling(self._saved, self._wanted.listener, self._locale, sounds=True)
        steps, announced = len(self._saved.table.steps), 0
        with sound_file(self._wanted.file, RATE, self._wanted.overwrite) as file:
            for step in retelling.steps():
                for told in step.told:
                    write(file, recital.perform(told))
                tenth = step.done * 10 // max(steps, 1)
                if announced < tenth < 10:
                    announced = tenth
                    yield reason("render-progress", percent=10 * tenth, length=lasting(file.tell() / RATE))
            write(file, recital.rest())
        return lasting(file.tell() / RATE)

    def _done(self, length: Items) -> Message:
        told: dict[str, Argument] = {"file": str(self._wanted.file.absolute()), "length": length}
        if self._wanted.listener is None:
            return Message("render-done-all", told)
        return Message("render-done", {**told, "player": Who(self._wanted.listener)})


def lasting(seconds: float) -> Items:
    minutes, left = divmod(max(1, round(seconds)), 60)
    parts = (Message("render-minutes", {"minutes": minutes}), Message("render-seconds", {"seconds": left}))
    return Items(tuple(part for part, count in zip(parts, (minutes, left), strict=True) if count), "and")


def _why(found: Availability) -> Message:
    return Message(found.problem or Problem.WORKER_FAILED, found.arguments)
