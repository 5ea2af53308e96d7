"""The command `render`: a saved game becomes a file of sound, as one seat heard it. The journal is never written to."""

from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from audiogames.audio.space.listening import Listening
from audiogames.core.errors import GameError, reason
from audiogames.core.messages import Argument, Items, Message, Seat, Who
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.retelling.saved import FINISHED, NoSuchSeat, SavedGame
from audiogames.speech.sink import Problem, SinkDied, SinkUnavailable

if TYPE_CHECKING:
    from audiogames.audio.voice.words import Words
    from audiogames.retelling.render_sound import Recital

DONE, FAILED, USAGE_ERROR = 0, 1, 2
SUFFIX: Final = ".wav"
LONGEST_SHOWN: Final = 80
"""Characters of a wrong word that are read back."""
LONGEST_PATH: Final = 500
"""Characters; longer ones are no names that anybody meant, and no sentence holds them."""

Tell = Callable[[Message], None]


class Refused(GameError):
    """What was asked for cannot be rendered; `usage`: the command line itself is wrong."""

    def __init__(self, message: Message, usage: bool = False) -> None:
        super().__init__(message)
        self.usage = usage


class Wanted(NamedTuple):
    """What is to be rendered: for whose ears, with words or without, and into which file."""

    listener: Seat | None
    listening: Listening
    words: bool
    file: Path
    overwrite: bool


def main(
    path: Path,
    options: Mapping[str, str],
    seat: str | None,
    locale: str,
    say: Callable[[str], None],
    complain: Callable[[str], None],
) -> int:
    """Render the game in a file; return the exit status. `options` are those of the command line, by their names."""
    words = catalogue(locale)
    listener = Listener()
    try:
        saved = SavedGame(path)
        listener = Listener(saved.table.names)
        wanted = Wanted(
            saved.listener(seat, locale),
            _listening(options.get("listening", Listening.HEADPHONES)),
            "no-words" not in options,
            _file(saved.path, options),
            "overwrite" in options,
        )
        rendering = Rendering(saved, wanted, locale)
        rendering.run(
            lambda message: say(words.text(message, listener)), lambda message: complain(words.text(message, listener))
        )
    except NoSuchSeat as error:
        complain(words.text(error.message, listener))
        return USAGE_ERROR
    except GameError as error:
        complain(words.text(error.message, listener))
        return USAGE_ERROR if isinstance(error, Refused) and error.usage else FAILED
    return DONE


def _listening(word: str) -> Listening:
    try:
        return Listening(word.lower())
    except ValueError:
        known = ", ".join((Listening.HEADPHONES, *(way for way in Listening if way != Listening.HEADPHONES)))
        raise Refused(reason("render-listening-unknown", value=word[:LONGEST_SHOWN], known=known), usage=True) from None


def _file(journal: Path, options: Mapping[str, str]) -> Path:
    """Return where the sound goes: beside nothing of the same name that may not be replaced. Raises Refused."""
    file = Path(options.get("output", f"{journal.stem.removesuffix(FINISHED)}{SUFFIX}"))
    if not file.suffix:
        file = Path(f"{file}{SUFFIX}")
    if file.suffix.lower() != SUFFIX:
        raise Refused(reason("render-not-wav", file=str(file)[:LONGEST_SHOWN]), usage=True)
    if len(str(file)) > LONGEST_PATH:
        raise Refused(reason("render-name-too-long", name=f"{file.name[:40]}..."), usage=True)
    try:
        there = file.exists()
        journal_itself = there and file.samefile(journal)
    except (OSError, ValueError):  # a name that cannot be: whoever opens the file tells it
        return file
    if journal_itself:
        raise Refused(reason("render-over-journal", file=str(file)))
    if there and "overwrite" not in options:
        raise Refused(reason("render-file-exists", file=str(file)))
    return file


class Rendering:
    """One game on its way into a file."""

    def __init__(self, saved: SavedGame, wanted: Wanted, locale: str) -> None:
        self._saved = saved
        self._wanted = wanted
        self._locale = locale

    def run(self, tell: Tell, complain: Tell) -> None:
        """Render it, telling how far it is. Raises GameError; then there is no file."""
        from audiogames.audio.sounds.library import Library
        from audiogames.audio.space.places import Places
        from audiogames.retelling.render_sound import Recital
        from audiogames.settings import paths

        wanted = self._wanted
        for message in self._saved.opening(wanted.listener):
            tell(message)
        library = Library.usual(paths().sounds)
        with ExitStack() as stack:
            words = self._voice(stack, complain) if wanted.words else None
            places = Places(len(self._saved.table.players), wanted.listener)
            try:
                length = self._write(Recital(wanted.listening, places, library, words), tell)
            except SinkDied as death:
                raise Refused(reason("render-voice-died", why=_why(death.why.problem, death.why.arguments))) from death
        for problem in library.problems():
            complain(problem)
        tell(self._done(length))
        for remark in self._saved.remarks():
            tell(remark)

    def _voice(self, stack: ExitStack, complain: Tell) -> "Words | None":
        """Return what speaks; None, and a sentence told, where nothing can."""
        from audiogames.audio.voice.words import Words

        try:
            words = Words()
        except SinkUnavailable as error:
            why = _why(error.why.problem, error.why.arguments)
            if error.why.fix:
                complain(reason("render-no-voice-fix", why=why, command=error.why.fix))
            else:
                complain(reason("render-no-voice", why=why))
            return None
        stack.callback(words.close)
        return words

    def _write(self, recital: "Recital", tell: Tell) -> Items:
        """Write the file; return how long it lasts."""
        from audiogames.audio.units import RATE
        from audiogames.retelling.render_file import sound_file
        from audiogames.retelling.render_game import HeardGame

        heard = HeardGame(self._saved, self._wanted.listener, self._locale)
        steps, told = len(self._saved.steps), 0
        with sound_file(self._wanted.file, RATE, self._wanted.overwrite) as file:
            for reply in heard.replies():
                for samples in recital.perform(reply):
                    file.write(samples)
                tenth = reply.done * 10 // max(steps, 1)
                if told < tenth < 10:
                    told = tenth
                    tell(reason("render-progress", percent=10 * tenth, length=lasting(file.frames / RATE)))
            for samples in recital.rest():
                file.write(samples)
        return lasting(file.frames / RATE)

    def _done(self, length: Items) -> Message:
        told: dict[str, Argument] = {"file": str(self._wanted.file), "length": length}
        if self._wanted.listener is None:
            return Message("render-done-all", told)
        return Message("render-done", {**told, "player": Who(self._wanted.listener)})


def lasting(seconds: float) -> Items:
    """Return how long something lasts, as it is told: in whole minutes and seconds."""
    minutes, left = divmod(max(1, round(seconds)), 60)
    parts = (Message("render-minutes", {"minutes": minutes}), Message("render-seconds", {"seconds": left}))
    return Items(tuple(part for part, count in zip(parts, (minutes, left), strict=True) if count), "and")


def _why(problem: Problem | None, arguments: Mapping[str, str]) -> Message:
    return Message(problem or Problem.WORKER_FAILED, arguments)
