"""Training of the symbols: eighteen sounds in any order, each named by its digit and its colour, and a score.

The order comes from the system's own source of chance: no table's seed has a part in it.
"""

import secrets
from collections.abc import Callable, Sequence
from typing import Final

from audiogames.core.errors import GameError
from audiogames.core.messages import Cue, Items, Message, spoken_name
from audiogames.core.places import ME
from audiogames.decks.du_balai import FACES, SYMBOLS
from audiogames.faces.terminal.answers import not_understood
from audiogames.faces.terminal.commands import command
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.menu import help_message
from audiogames.faces.terminal.opening import opened
from audiogames.faces.terminal.sound_player import audible
from audiogames.faces.terminal.symbols_training_record import load, save
from audiogames.faces.terminal.symbols_training_words import Guess, guess
from audiogames.games.du_balai.naming import symbol_name

Below = Callable[[int], int]
"""What draws a number from 0 up to, but not, another."""

HEAR: Final = frozenset({"", " ", "."})
LEAVE: Final = frozenset({"0", "\x1b"})


def main(language: str | None = None, console: StreamConsole | None = None) -> int:
    """Open the training at a desk of its own; return the exit status, 1 where nothing can be heard."""
    with opened(language, console) as desk:
        if not enter(desk):
            return 1
        desk.answer(help_message("goodbye"))
    return 0


def enter(desk: Desk, below: Below = secrets.randbelow) -> bool:
    """Let a person train until they leave; where nothing can be heard, say why. Each first answer is kept.

    Return whether anything could be heard.
    """
    why = audible(desk).why
    if why is not None:
        desk.answer(help_message("symbols-need-sound"), why)
        return False
    SymbolsTraining(desk, below).run()
    return True


class SymbolsTraining:
    """One visit. `asked` is the face that sounded last and waits for an answer."""

    def __init__(self, desk: Desk, below: Below) -> None:
        self._desk = desk
        self._below = below
        self._record, self._told = load()
        self._left: list[str] = []
        self._asked: str | None = None
        self._given = Guess()
        self._missed: list[str] = []
        self._answered = 0
        self._good = 0

    def run(self) -> None:
        """Train until the person leaves."""
        if self._told is not None:
            self._desk.answer(self._told)
        self._desk.answer(help_message("symbols-begin"))
        self._shuffle()
        while (typed := self._desk.read()) not in LEAVE and command(typed) != "quit":
            self._typed(typed)
        self._desk.answer(help_message("symbols-left", good=self._good, asked=self._answered))

    def _typed(self, typed: str) -> None:
        name = command(typed)
        given = None if typed in HEAR else guess(typed, self._desk.language)
        if typed in HEAR:
            self._next()
        elif given is not None:
            self._guess(given)
        elif name == "help":
            self._desk.answer(help_message("symbols-help"))
        elif name == "repeat":
            self._desk.repeat()
        elif typed.lower() in ("p", "progrès", "progress"):
            self._progress()
        else:
            self._desk.answer(not_understood(typed, help_message))

    def _shuffle(self) -> None:
        """Begin a round: every face once, in any order."""
        faces = list(FACES)
        self._left = [faces.pop(self._below(len(faces))) for _ in range(len(FACES))]
        self._missed = []
        self._answered = self._good = 0

    def _next(self) -> None:
        """Let the next face be heard, or once more the one that waits for an answer."""
        if self._asked is None:
            if not self._left:
                self._shuffle()
            self._asked, self._given = self._left.pop(0), Guess()
        self._desk.sound(Cue(f"symbol-{self._asked}", ME))
        self._desk.answer(help_message("symbols-which"))

    def _guess(self, given: Guess) -> None:
        """Take an answer, whole or its other half; a half asks for what is missing."""
        if self._asked is None:
            self._desk.answer(help_message("symbols-first"))
            return
        before = self._given
        symbol = before.symbol if given.symbol is None else given.symbol
        given = Guess(symbol, given.colour or before.colour)
        self._given = given
        if given.symbol is None:
            self._desk.answer(help_message("symbols-which-symbol"))
        elif given.colour is None:
            self._desk.answer(help_message("symbols-which-colour", symbol=symbol_name(given.symbol)))
        else:
            self._answer(self._asked, f"{given.colour}-{SYMBOLS[given.symbol]}")

    def _answer(self, face: str, given: str) -> None:
        """Say whether it was right, let it be heard with its name, and keep it; what was missed comes again."""
        right, again = face == given, face in self._missed
        self._asked = None
        colour, _, symbol = face.partition("-")
        self._desk.sound(Cue(f"symbol-{face}", ME), Cue(spoken_name(self._desk.language, colour, symbol), ME))
        if right:
            self._desk.answer(help_message("symbols-right", face=_name(face)))
        else:
            self._desk.answer(help_message("symbols-wrong", face=_name(face), given=_name(given)))
            self._left.append(face)
        if not again:
            self._answered += 1
            self._good += right
            self._record.add(face, right)
            if not right:
                self._missed.append(face)
            self._keep()
        if not self._left:
            self._end_round()

    def _end_round(self) -> None:
        """Say the score of a round."""
        if self._good > self._record.best:
            self._record.best = self._good
            self._keep()
        best = self._record.best
        self._desk.answer(help_message("symbols-score", good=self._good, asked=self._answered, best=best))
        if self._missed:
            self._desk.answer(help_message("symbols-missed", faces=_names(self._missed)))

    def _progress(self) -> None:
        known, weak = self._record.known(), self._record.weak()
        self._desk.answer(help_message("symbols-known", number=len(known), best=self._record.best))
        if weak:
            self._desk.answer(help_message("symbols-missed", faces=_names(weak)))

    def _keep(self) -> None:
        """Write the file; what hinders that is told once."""
        if self._told is not None:
            return
        try:
            save(self._record)
        except GameError as error:
            self._told = error.message
            self._desk.answer(error.message)


def _name(face: str) -> Message:
    return Message(f"balai-face-{face}")


def _names(faces: Sequence[str]) -> Items:
    return Items(tuple(map(_name, faces)), "and")
