"""Breaths: words and sounds that a device speaks together, collected until input is awaited."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from math import inf
from typing import Final, Literal

from audiogames.core.messages import Category, Cue, Message, Seat, Urgency, Verbosity
from audiogames.narration.catalogue import Listener
from audiogames.narration.narrator import History, Narrator, Utterance
from audiogames.play.device import Device, ListenerState
from audiogames.play.listener.ears import Ears
from audiogames.play.prompts import ToldBreath

SOUND_SECONDS: Final = 0.7

LONGEST_ROUND: Final = 120
"""Characters of news about others since the listener acted: eight seconds at fifteen per second."""

EDGE: Final = "list-edge"
REFUSAL: Final = "refusal"
YOUR_TURN: Final = "your-turn"

BY_MESSAGE: Final = {
    "walk-start": EDGE,
    "walk-end": EDGE,
    "history-start": EDGE,
    "history-end": EDGE,
    "menu-no-such-number": REFUSAL,
    "menu-no-such-entry": REFUSAL,
    "no-such-place": REFUSAL,
    "no-such-number": REFUSAL,
    "no-such-card-here": REFUSAL,
    "not-understood": REFUSAL,
    "key-does-nothing": REFUSAL,
    "keys-in-line": REFUSAL,
}


class Breath:
    """Collects words and sounds for the listener at one device.

    `number` is that of the last breath, and `last_words` are its words.
    """

    def __init__(self, device: Device, listening: ListenerState, ears: Ears) -> None:
        self.number = 0
        self.last_words: tuple[Utterance, ...] = ()
        self._device = device
        self._listening = listening
        self._ears = ears
        self._screen_news: Callable[[], Sequence[Message]] | None = None
        self._histories: dict[Seat | None, History] = {}
        self._is_common = False
        """Public news are spoken, at every device."""
        self._out: list[ToldBreath] = []
        self._ready = -inf
        self._waiting: list[Utterance] = []
        self._last: list[Utterance] = []
        self._cues: list[Cue] = []
        self._signs: list[Cue] = []
        self._again = False
        self._last_cues: tuple[Seat | None, tuple[Cue, ...]] = (None, ())
        self._narrates_for: tuple[Device, tuple[str | None, ...], Seat | None, bool] | None = None
        self._narrator: Narrator
        self._clear = False
        self._click = False

    # For whom.

    def put(self, device: Device, listening: ListenerState) -> None:
        self._device, self._listening = device, listening

    def sit(self) -> None:
        self._histories.clear()

    def stand_up(self) -> None:
        self._screen_news = None

    def go_on_after(self, number: int) -> None:
        self.number = number

    @property
    def history(self) -> History:
        known = self._histories.get(self._listening.seat)
        if known is None:
            known = self._histories[self._listening.seat] = History()
        return known

    def narrator(self) -> Narrator:
        device, here = self._device, self._listening
        names, seat, is_behind = here.names, here.seat, here.seat in here.curtains
        listens = device, names, seat, is_behind
        if self._narrates_for != listens:
            braille = device.lines == "braille" or device.can.brailles or is_behind
            told = device.language, names, seat, device.verbosity, device.by_category, braille
            self._narrates_for, self._narrator = listens, Narrator(*told, device.letters, device.touches)
        return self._narrator

    @property
    def listener(self) -> Listener:
        """Every message is in its full form."""
        return Listener(
            self._listening.names,
            self._listening.seat,
            letters=self._device.letters,
            touches=self._device.touches,
        )

    def show(self, news: Callable[[], Sequence[Message]]) -> None:
        self._screen_news = news

    def for_screen(self) -> tuple[Utterance, ...]:
        if self._screen_news is None:
            return ()
        device = self._device
        narrator = Narrator(device.language, self._listening.names, None, device.verbosity, device.by_category)
        return narrator.utterances(self._screen_news())

    # Words and sounds that wait for the next breath.

    def tell(self, *messages: Message) -> None:
        """Also in the history."""
        self._waiting.extend(self._here(messages, self.remember(*messages)))
        self._signs.extend(interface_cues(messages))

    def tell_last(self, *messages: Message) -> None:
        """At the end of the breath, and in the history."""
        self._last.extend(self._here(messages, self.remember(*messages)))

    def answer(self, *messages: Message) -> None:
        """Never left out or added to the history."""
        self._waiting.extend(self._here(messages, self.narrator().utterances(messages, asked=True)))
        self._signs.extend(interface_cues(messages))

    def echo(self, *messages: Message) -> None:
        # Answers a key of several: the words before are still the last ones.
        self.flush()
        before = self.last_words
        self.answer(*messages)
        self.flush()
        self.last_words = before

    def remember(self, *messages: Message) -> tuple[Utterance, ...]:
        told = self._in_time(messages, self.narrator().utterances(messages))
        self.history.add(told)
        return told

    def _in_time(self, messages: Sequence[Message], told: tuple[Utterance, ...]) -> tuple[Utterance, ...]:
        device, here = self._device, self._listening
        if device.verbosity != Verbosity.SHORT:
            return told
        if _length_about_others((*self.history.since_last_turn(), *told)) <= LONGEST_ROUND:
            return told
        narrator = Narrator(
            device.language, here.names, here.seat, Verbosity.MINIMAL, device.by_category, True, device.letters
        )
        return narrator.utterances(messages)

    @contextmanager
    def to_all(self) -> Iterator[None]:
        """A screen in the room may speak news within this context."""
        before, self._is_common = self._is_common, True
        try:
            yield
        finally:
            self._is_common = before

    def _here(self, messages: Sequence[Message], lines: Sequence[Utterance]) -> Iterable[Utterance]:
        """A screen in the same room speaks all lines but private ones."""
        if not (self._is_common and self._listening.screen_speaks):
            return lines
        own = self.narrator().utterances([message for message in messages if is_own(message)])
        return [line if line in own else line._replace(by_screen=True) for line in lines]

    def say_again(self, utterances: Iterable[Utterance]) -> None:
        self._waiting.extend(utterance._replace(asked=True, by_screen=False) for utterance in utterances)

    def speak_again(self, *messages: Message) -> None:
        self._waiting.extend(self.narrator().utterances(messages))

    def repeat(self) -> None:
        self.say_again(self.last_words)

    def sound(self, *cues: Cue) -> None:
        self._cues.extend(self._heard_here(cues))

    def _heard_here(self, cues: Sequence[Cue]) -> Sequence[Cue]:
        """The sounds that a screen in the same room does not play."""
        if not (self._is_common and self._listening.screen_speaks):
            return cues
        return [cue for cue in cues if cue.private or cue.place == "me"]

    def sign(self, cue: Cue) -> None:
        self._signs.append(cue)

    def sound_again(self) -> bool:
        """Return True if there are sounds of the last events to repeat.

        They are only for the same seat, since they may be private and are placed around it.
        """
        listener, cues = self._last_cues
        self._again = bool(cues) and listener in (None, self._listening.seat)
        return self._again

    def forget(self) -> None:
        self._waiting.clear()
        self._last.clear()
        self._cues.clear()
        self._signs.clear()
        self._again = False

    def waiting(self) -> int:
        return sum(len(utterance.text) for utterance in self._waiting)

    def clear(self) -> None:
        self._clear = True

    def click(self) -> None:
        self._click = True

    def hold_back(self, until: float) -> None:
        self._ready = max(self._ready, until)

    # Breaths that go out at once.

    def announce(self, *messages: Message, aloud: bool = True, asked: bool = False) -> None:
        """`asked`: the messages answer an entry, and come before all others."""
        lines = tuple(self._here(messages, self.narrator().utterances(messages, asked=asked)))
        if lines:
            self._tell(ToldBreath(0, lines, owner=self._listening.seat, aloud=aloud, answers=False))

    def explain(self, *messages: Message, asked: bool = False) -> None:
        """Nobody waits for these words."""
        lines = tuple(self._here(messages, self.narrator().utterances(messages, asked=asked)))
        if lines:
            self._tell(ToldBreath(0, lines, owner=self._listening.seat, answers=False), is_awaited=False)

    def beside(
        self, *cues: Cue, owner: Seat | None = None, replaces: bool = False, seconds: float = SOUND_SECONDS
    ) -> None:
        """In parallel to others, for this many seconds. `replaces`: they end the owner's last ones."""
        cues = tuple(self._heard_here(cues))
        if self._device.can.sounds and cues:
            self._tell(ToldBreath(0, (), cues, self._listening.seat, owner, beside=True, replaces=replaces), seconds)

    def cut(self) -> None:
        """End all sounds that have not begun, without repeating them."""
        self._ears.forget_sounds()
        if self._device.can.sounds:
            self._tell(ToldBreath(0, cut=True))

    def silence(self) -> None:
        self._tell(ToldBreath(0, silences=True))

    def pass_on(self, told: ToldBreath, heard: Callable[[float], None]) -> None:
        self.flush()
        self.last_words = told.utterances or self.last_words
        self._ears.when_heard(heard)
        self._let_out(told, SOUND_SECONDS)

    def flush(self) -> None:
        if not (self._waiting or self._last or self._cues or self._signs or self._again):
            return
        words = (*self._waiting, *self._last)
        self._waiting.clear()
        self._last.clear()
        listener, cues = self._gathered_cues()
        if words:
            self.last_words = words
        elif not cues:
            return
        clear, click = (self._clear, self._click) if words else (False, False)
        if words:
            self._clear = self._click = False
        self._tell(ToldBreath(0, words, cues, listener, self._listening.seat, clear=clear, click=click))

    def _gathered_cues(self) -> tuple[Seat | None, tuple[Cue, ...]]:
        cues, signs, again = tuple(self._cues), tuple(self._signs), self._again
        self._cues.clear()
        self._signs.clear()
        self._again = False
        if not self._device.can.sounds:
            return self._listening.seat, ()
        if cues:
            self._last_cues = self._listening.seat, cues
        listener, cues = self._last_cues if again else (self._listening.seat, cues)
        return listener, (*cues, *dict.fromkeys(signs))

    def _tell(self, told: ToldBreath, sounding: float = SOUND_SECONDS, is_awaited: bool = True) -> None:
        here = self._listening
        seats, silent = max(2, len(here.names)), told.owner in here.silent
        told = told._replace(seats=seats, yaw=here.yaw, version=here.version, silent=silent)
        self._let_out(told, sounding, is_awaited)

    def _let_out(self, told: ToldBreath, sounding: float, is_awaited: bool = True) -> None:
        self.number += 1
        told = told._replace(number=self.number)
        self._out.append(told)
        self._ears.speak(told)
        if is_awaited:
            self._ears.expect(told, sounding, self._ready, told.owner in self._listening.curtains)

    # Breaths for the face.

    def take(self) -> tuple[ToldBreath, ...]:
        """The breaths since the last call, in order."""
        told, self._out = tuple(self._out), []
        return told

    def take_all(self) -> tuple[tuple[ToldBreath, ...], float]:
        told, ready = tuple(self._out), self._ready
        self._out, self._ready = [], -inf
        return told, ready


def written(utterance: Utterance, form: Literal["speech", "braille"]) -> str:
    text = " ".join(utterance.written(form).split())
    return f"{text}." if text.isdigit() else text


def spoken(utterances: Sequence[Utterance], silent: bool) -> list[Utterance]:
    return [line for line in utterances if not (line.private and silent) and not line.by_screen]


def is_own(message: Message) -> bool:
    return message.private or message.category == Category.TURN


def _length_about_others(lines: Iterable[Utterance]) -> int:
    return sum(len(line.text) + 1 for line in lines if line.urgency == Urgency.OTHERS)


def interface_cues(messages: Iterable[Message]) -> tuple[Cue, ...]:
    """Refusals, edges, the listener's turn, each once."""
    names: dict[str, None] = {}
    for message in messages:
        if message.category == Category.REFUSAL:
            names[REFUSAL] = None
        elif message.urgency == Urgency.ALERT and message.category in (Category.TURN, Category.PLAY):
            names[YOUR_TURN] = None
        elif message.id in BY_MESSAGE:
            names[BY_MESSAGE[message.id]] = None
    return tuple([Cue(name, "me") for name in names]) if names else ()
