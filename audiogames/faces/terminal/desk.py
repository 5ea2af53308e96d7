"""One keyboard and one screen: what is written, spoken and remembered, and for whom."""

import time
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Literal

from audiogames.audio.interface import interface_cues
from audiogames.core.messages import Cue, Message, Seat, Urgency
from audiogames.faces.terminal.console import Console, as_digit
from audiogames.faces.terminal.scanning import END_SECONDS
from audiogames.narration.history import History
from audiogames.narration.narrator import Narrator, joined
from audiogames.narration.utterance import CHARACTERS_PER_SECOND, Utterance
from audiogames.settings import Settings
from audiogames.speech.scheduler import Speaker
from audiogames.stickers.scan import named_cards

if TYPE_CHECKING:
    from audiogames.audio.scene import Scene  # numpy is not needed for a game without sound


class EndOfInput(Exception):
    """There is nobody at the keyboard any more."""


class Desk:
    """Gathers what is to be told until the next key is awaited, then writes it in one go and speaks it in one breath.

    `seat` is whose turn it is to listen: None speaks to everybody in the room. A seat in `silent` has its private
    lines written, not spoken. `when_idle` is done once, when first a key is awaited. `game` is the game that is on;
    `seat_taken` is False while one person gives the keyboard to another. `scene` is what sounds, None if nothing does.
    """

    def __init__(self, console: Console, settings: Settings, language: str, speaker: Speaker | None = None) -> None:
        self.console = console
        self.settings = settings
        self.language = language
        self.speaker = speaker
        self.names: tuple[str | None, ...] = ()
        self.seat: Seat | None = None
        self.seat_taken = True
        self.game: str | None = None
        self.silent: set[Seat] = set()
        self.histories: dict[Seat | None, History] = {}
        self.scene: Scene | None = None
        self._waiting: list[Utterance] = []
        self._cues: list[Cue] = []
        self._signs: list[Cue] = []
        self._again = False
        self._last_cues: tuple[Seat | None, tuple[Cue, ...]] = (None, ())
        self._last_reply: tuple[Utterance, ...] = ()
        self._clear = False
        self._click = False
        self.on_settings: list[Callable[[], None]] = []
        self.when_idle: Callable[[], None] | None = None

    @property
    def history(self) -> History:
        """The history of whoever listens."""
        return self.histories.setdefault(self.seat, History())

    def narrator(self) -> Narrator:
        """Return the narrator of whoever listens."""
        settings = self.settings
        braille = settings.lines == "braille" or (self.speaker is not None and self.speaker.brailles)
        return Narrator(
            self.language, self.names, self.seat, settings.verbosity, settings.verbosity_by_category, braille
        )

    def tell(self, *messages: Message) -> None:
        """Tell what happened: it is remembered in the history."""
        self._waiting.extend(self.remember(*messages))
        self._signs.extend(interface_cues(messages))

    def sound(self, *cues: Cue) -> None:
        """Let the next reply begin with the sounds of what happened."""
        self._cues.extend(cues)

    def sign(self, cue: Cue) -> None:
        """Let the next reply begin with a sound of the interface: it is none of what happened in the game."""
        self._signs.append(cue)

    def sound_again(self) -> bool:
        """Let the next reply begin with the sounds of what happened last, as they were heard; whether there are any.

        What a seat heard is for no other seat: it may hold what is private, and its places lie round that seat.
        """
        listener, cues = self._last_cues
        self._again = bool(cues) and listener in (None, self.seat)
        return self._again

    def remember(self, *messages: Message) -> tuple[Utterance, ...]:
        """Keep in the history what was told to whoever listens now, and return it: it is not written."""
        told = self.narrator().utterances(messages)
        self.history.add(told)
        return told

    def forget(self) -> None:
        """Write nothing of what waits: it was for somebody who leaves the keyboard, and is in their history."""
        self._waiting.clear()
        self._cues.clear()
        self._signs.clear()
        self._again = False

    def answer(self, *messages: Message) -> None:
        """Answer what was asked: it is always said, and not remembered."""
        self._waiting.extend(self.narrator().utterances(messages, asked=True))
        self._signs.extend(interface_cues(messages))

    def say_again(self, utterances: Iterable[Utterance]) -> None:
        """Say again what was said before."""
        self._waiting.extend(utterance._replace(asked=True) for utterance in utterances)

    def repeat(self) -> None:
        """Say the last reply again."""
        self.say_again(self._last_reply)

    def waiting(self) -> int:
        """Return how many characters wait to be said."""
        return sum(len(utterance.text) for utterance in self._waiting)

    def clear(self) -> None:
        """Clear the screen before the next reply."""
        self._clear = True

    def click(self) -> None:
        """Let the next reply begin with a click."""
        self._click = True

    def flush(self) -> None:
        """Write all that waits, and speak it if the program has a voice of its own. Sounds may come without words."""
        reply = tuple(self._waiting)
        self._waiting.clear()
        if reply or self._cues or self._signs:
            self._perform(bool(reply))
        if not reply:
            return
        self._last_reply = reply
        lines = [_line(utterance, self.settings.lines) for utterance in reply]
        self.console.write(lines, self._clear, self._click)
        if self.scene is not None:
            self.scene.words(sum(len(line) for line in lines) / CHARACTERS_PER_SECOND)
        self._clear = self._click = False
        if self.speaker is not None:
            self._speak(self.speaker, reply)

    def _perform(self, with_words: bool) -> None:
        """Sound what happened; the words wait until it was heard, or until the person types on.

        Where there are none, such as for barrels that others take, nobody waits, and words that are being said go on.
        """
        cues, signs, again = tuple(self._cues), tuple(self._signs), self._again
        self._cues.clear()
        self._signs.clear()
        self._again = False
        if self.scene is None:
            return
        if cues:
            self._last_cues = self.seat, cues
        listener, cues = self._last_cues if again else (self.seat, cues)
        seats = max(2, len(self.names))
        self.scene.sit(seats, listener)
        lead = self.scene.perform((*cues, *dict.fromkeys(signs)), self.seat)
        self.scene.sit(seats, self.seat)
        if not lead or not with_words:
            return
        if self.speaker is not None:
            self.speaker.silence()
        if self.console.typed_within(lead):
            self.scene.cut()

    def _speak(self, speaker: Speaker, reply: Sequence[Utterance]) -> None:
        aloud = [line for line in reply if not (line.private and self.seat in self.silent)]
        whole = joined(aloud)
        if whole is not None:
            # All of it answers the person's key: it cuts short what was still being said.
            lines = aloud if speaker.placed else [whole]
            urgency = max(whole.urgency, Urgency.RESULT)
            speaker.say(*(line._replace(asked=True, urgency=urgency) for line in lines))

    def announce(self, *messages: Message, aloud: bool = True, asked: bool = False) -> None:
        """Write at once, from any thread, what cannot wait for the next reply; speak it unless it is heard already.

        `asked`: it answers what the person typed, and is said before all that nobody asked for.
        """
        lines = self.narrator().utterances(messages, asked=asked)
        self.console.write([_line(utterance, self.settings.lines) for utterance in lines])
        if aloud and self.speaker is not None:
            self.speaker.say(*lines)

    def read(self) -> str:
        """Return what the person types next: a line, or in single-key mode a key. Raises EndOfInput."""
        if self.settings.keys_mode == "line":
            return as_digit(self.read_line())
        return as_digit(self._typed(self.console.key))

    def read_key(self) -> str:
        """Return the next key, also where lines are typed. Raises EndOfInput."""
        return as_digit(self._typed(self.console.key))

    def _idle(self) -> None:
        """Do what was left for a moment when nobody waits."""
        if self.when_idle is not None:
            self.when_idle()
            self.when_idle = None

    def read_line(self) -> str:
        """Return the next line, also in single-key mode. Raises EndOfInput."""
        return self._typed(self.console.line).strip()

    def _typed(self, read: Callable[[], str | None]) -> str:
        """Return what a person types next; a card that is scanned before is named, and answers no question."""
        scanned = False
        while True:
            self.flush()
            self._idle()
            asked = time.monotonic()
            typed = read()
            if typed is None:
                raise EndOfInput
            # Some scanners press Enter twice: the second is no answer either.
            if scanned and not typed.strip() and time.monotonic() - asked < END_SECONDS:
                scanned = False
                continue
            named = named_cards(typed, self.game, self.seat_taken)
            if named is None:
                return typed
            self.answer(*named)
            scanned = True


def _line(utterance: Utterance, form: Literal["speech", "braille"]) -> str:
    """Return an utterance as one line of the screen; never a bare digit, which console readers miss."""
    text = " ".join(utterance.written(form).split())
    return f"{text}." if text.isdigit() else text
