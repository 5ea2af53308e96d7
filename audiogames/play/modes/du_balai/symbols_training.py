"""Training of the symbols: eighteen sounds in random order, named by digit and colour, with a score.

A symbol is answered by its digit or name, a colour by its letter, word or arrow.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Final, NamedTuple

from audiogames.core.input.values import AtMost, Bounds, OneOf
from audiogames.core.messages import ME, Cue, Items, Message, menu_message, spoken_name
from audiogames.decks.du_balai import FACES, SYMBOLS
from audiogames.games.du_balai.state import symbol_name
from audiogames.narration.catalogue import catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.keys.answers import not_understood
from audiogames.play.modes.du_balai.keys import formula_wish
from audiogames.play.parsing.commands import DIGITS, WALKING_KEYS, words_meaning
from audiogames.play.parsing.typed import plain
from audiogames.play.prompts import Key, Talk
from audiogames.play.training import Below, Progress, Record, Records, TrainingScore
from audiogames.resources import LOCALES, complete

HEAR: Final = frozenset({Key.ENTER, " ", "."})
LEAVE: Final = frozenset({"0", Key.ESCAPE})

ARROWS: Final = {"item-back": "orange", "item": "black"}

COLOURS: Final = ("orange", "black")

KEPT: Final = 5
"""First answers stored per face, so that old ones do not count."""

SURE: Final = 3
"""Consecutive right answers that make a face known."""


@dataclass
class SymbolsRecord(Record):
    """A person's progress with the symbols.

    `best` is the maximum of faces right at once in a round. `answers` has for each face if answers were right.
    """

    best: Annotated[int, Bounds(0, len(FACES))] = 0
    answers: dict[Annotated[str, OneOf(FACES)], Annotated[list[bool], AtMost(KEPT)]] = field(default_factory=dict)

    def add(self, face: str, right: bool) -> None:
        self.answers[face] = [*self.answers.get(face, []), right][-KEPT:]

    def known(self) -> tuple[str, ...]:
        return tuple(face for face in FACES if self.answers.get(face, [])[-SURE:] == [True] * SURE)

    def reached(self) -> TrainingScore:
        known = len(self.known())
        words = menu_message("reached-symbols", number=known, all=len(FACES)) if self.answers else None
        return TrainingScore(known / len(FACES), words)

    def weak(self) -> tuple[str, ...]:
        return tuple(face for face in FACES if self.answers.get(face, [True])[-1] is False)


class Guess(NamedTuple):
    """An answer, or a half of it: an index in SYMBOLS, and a colour."""

    symbol: int | None = None
    colour: str | None = None


def guess(typed: str, language: str) -> Guess | None:
    """Parse an answer ("1o", "o1", "ear orange", "1"). None if it is no answer."""
    if WALKING_KEYS.get(typed) in ARROWS:
        return Guess(colour=ARROWS[WALKING_KEYS[typed]])
    symbols: list[str] = []
    colours: list[str] = []
    for word in _answer_words(typed):
        (colours if word in _colours() else symbols).append(word)
    if len(colours) > 1 or not (colours or symbols):
        return None
    colour = _colours()[colours[0]] if colours else None
    if not symbols:
        return Guess(colour=colour)
    named = formula_wish(" ".join(symbols), language, False)
    if named is None or named.what != "symbols" or len(named.symbols) != 1 or named.symbols[0] is None:
        return None
    return Guess(named.symbols[0], colour)


def _answer_words(typed: str) -> list[str]:
    return "".join(f" {sign} " if sign in DIGITS else sign for sign in plain(typed)).split()


@cache
def _colours() -> dict[str, str]:
    """Return the meanings of words, of their first letters, and of the letters that braille has for colours."""
    named = words_meaning("glance-words", COLOURS)
    letters = {catalogue(locale).words(f"colour-{colour}-letter"): colour for locale in LOCALES for colour in COLOURS}
    return named | {word[0]: colour for word, colour in named.items()} | letters


def train(
    conversation: Conversation, records: Records[SymbolsRecord], below: Below, unheard: Message | None = None
) -> Talk[None]:
    """Train until the person leaves. Each first answer is stored."""
    yield from SymbolsTraining(conversation, Progress(records), below).run()


class SymbolsTraining:
    """One visit. `asked` is the face that waits for an answer."""

    def __init__(self, conversation: Conversation, progress: Progress[SymbolsRecord], below: Below) -> None:
        self._conversation = conversation
        self._progress = progress
        self._record = progress.record
        self._below = below
        self._left: list[str] = []
        self._asked: str | None = None
        self._given = Guess()
        self._missed: list[str] = []
        self._answered = 0
        self._good = 0

    def run(self) -> Talk[None]:
        if self._progress.told is not None:
            self._conversation.breath.answer(self._progress.told)
        self._conversation.breath.answer(menu_message("symbols-begin"))
        self._shuffle()
        conversation = self._conversation
        while (typed := (yield from conversation.ask())) not in LEAVE and conversation.command(typed) != "quit":
            self._typed(typed)
        self._conversation.breath.answer(menu_message("symbols-left", good=self._good, asked=self._answered))

    def _typed(self, typed: str) -> None:
        name = self._conversation.command(typed)
        given = None if typed in HEAR else guess(typed, self._conversation.device.language)
        if typed in HEAR:
            self._next()
        elif given is not None:
            self._guess(given)
        elif name == "help":
            self._conversation.breath.answer(menu_message("symbols-help"))
        elif name == "repeat":
            self._conversation.breath.repeat()
        elif typed.lower() in ("p", "progrès", "progress"):
            self._tell_progress()
        else:
            self._conversation.breath.answer(not_understood(typed, menu_message))

    def _shuffle(self) -> None:
        faces = list(FACES)
        self._left = [faces.pop(self._below(len(faces))) for _ in range(len(FACES))]
        self._missed = []
        self._answered = self._good = 0

    def _next(self) -> None:
        """Play the next face, or repeat the one that waits for an answer."""
        if self._asked is None:
            if not self._left:
                self._shuffle()
            self._asked, self._given = self._left.pop(0), Guess()
        self._conversation.breath.sound(Cue(f"symbol-{self._asked}", ME))
        self._conversation.breath.answer(menu_message("symbols-which"))

    def _guess(self, given: Guess) -> None:
        """Handle an answer or half of one, and ask for the missing half."""
        if self._asked is None:
            self._conversation.breath.answer(menu_message("symbols-first"))
            return
        before = self._given
        symbol = before.symbol if given.symbol is None else given.symbol
        given = Guess(symbol, given.colour or before.colour)
        self._given = given
        if given.symbol is None:
            self._conversation.breath.answer(menu_message("symbols-which-symbol"))
        elif given.colour is None:
            self._conversation.breath.answer(menu_message("symbols-which-colour", symbol=symbol_name(given.symbol)))
        else:
            self._answer(self._asked, f"{given.colour}-{SYMBOLS[given.symbol]}")

    def _answer(self, face: str, given: str) -> None:
        """Announce if it was right, play it with its name, and store it. Missed faces come again."""
        right, again = face == given, face in self._missed
        self._asked = None
        colour, _, symbol = face.partition("-")
        language = complete(self._conversation.device.language)
        self._conversation.breath.sound(Cue(f"symbol-{face}", ME), Cue(spoken_name(language, colour, symbol), ME))
        if right:
            self._conversation.breath.answer(menu_message("symbols-right", face=_name(face)))
        else:
            self._conversation.breath.answer(menu_message("symbols-wrong", face=_name(face), given=_name(given)))
            self._left.append(face)
        if not again:
            self._answered += 1
            self._good += right
            self._record.add(face, right)
            if not right:
                self._missed.append(face)
            self._conversation.breath.answer(*self._progress.keep())
        if not self._left:
            self._end_round()

    def _end_round(self) -> None:
        if self._good > self._record.best:
            self._record.best = self._good
            self._conversation.breath.answer(*self._progress.keep())
        best = self._record.best
        self._conversation.breath.answer(
            menu_message("symbols-score", good=self._good, asked=self._answered, best=best)
        )
        if self._missed:
            self._conversation.breath.answer(menu_message("symbols-missed", faces=_names(self._missed)))

    def _tell_progress(self) -> None:
        known, weak = self._record.known(), self._record.weak()
        self._conversation.breath.answer(menu_message("symbols-known", number=len(known), best=self._record.best))
        if weak:
            self._conversation.breath.answer(menu_message("symbols-missed", faces=_names(weak)))


def _name(face: str) -> Message:
    return Message(f"balai-face-{face}")


def _names(faces: Sequence[str]) -> Items:
    return Items(tuple(map(_name, faces)), "and")


RECORD: Final = SymbolsRecord
