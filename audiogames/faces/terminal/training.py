"""The training ground: barrels of Zapp Zerapp are shaken, their pebbles guessed, and the answer comes at once.

Numbers and draws come from the system's own source of chance: no table's seed has a part in them. What is heard goes
to one person, on their own headphones where they have some. Where it is not heard, or lines are those of a braille
display, it is written as well; the program's own voice passes over it, for it would name each dot.
"""

import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from audiogames.core.errors import GameError, reason
from audiogames.core.messages import Cue, Message, Seat
from audiogames.core.places import hand_place
from audiogames.faces.terminal import training_words as words
from audiogames.faces.terminal.answers import not_understood
from audiogames.faces.terminal.commands import DIGITS, echo
from audiogames.faces.terminal.console import StreamConsole
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.menu import Entry, help_message, pick
from audiogames.faces.terminal.opening import opened
from audiogames.faces.terminal.sound_player import audible
from audiogames.faces.training import LEVELS
from audiogames.faces.training_store import Kept, load, save
from audiogames.games.zapp_zerapp.descriptor import BARREL
from audiogames.games.zapp_zerapp.percept import DRAWS, Gesture, percept
from audiogames.games.zapp_zerapp.percept.text import CELLS, as_text

Below = Callable[[int], int]
"""What draws a number from 0 up to, but not, another."""

LISTENER: Final[Seat] = 0
"""Who trains: one person alone."""

TWO_DIGITS: Final = 10


def main(language: str | None = None, console: StreamConsole | None = None) -> int:
    """Open the training ground at a desk of its own; return the exit status."""
    with opened(language, console) as desk:
        enter(desk)
        desk.answer(help_message("goodbye"))
    return 0


def enter(desk: Desk, below: Below = secrets.randbelow) -> None:
    """Let a person train until they leave; what was learnt is kept after each answer."""
    seat, silent = desk.seat, set(desk.silent)
    desk.seat = LISTENER
    desk.silent.add(LISTENER)
    try:
        Ground(desk, load(), below).run()
    finally:
        desk.seat = seat
        desk.silent = silent


class Sounded(NamedTuple):
    """What was heard last, and the words behind it."""

    cues: tuple[Cue, ...]
    words: Message


class Ground:
    """One visit. `number` is what the barrel in hand holds, None where no barrel waits for an answer."""

    def __init__(self, desk: Desk, kept: Kept, below: Below) -> None:
        self._desk = desk
        self._record = kept.record
        self._writable = kept.writable
        self._told = kept.told
        self._below = below
        self._number: int | None = None
        self._gesture: Gesture = "shake"
        self._sounded: Sounded | None = None
        self._answers: list[tuple[int, int]] = []
        self._actions: dict[words.Action, Callable[[], None]] = {
            "shake": lambda: self._hear("shake"),
            "tip": lambda: self._hear("tip"),
            "compare": self._compare,
            "progress": lambda: self._desk.answer(*words.progress(self._record)),
            "numbers": self._choose_numbers,
            "length": self._choose_length,
            "again": self._again,
            "repeat": self._desk.repeat,
            "sounds": self._sounds,
            "help": lambda: self._desk.answer(*words.keys(self._record, self._desk.settings.keys_mode)),
        }

    def run(self) -> None:
        """Train until the person leaves."""
        self._begin()
        while (does := words.action(typed := self._read())) != "leave":
            if does is not None:
                self._actions[does]()
            elif typed.isdigit() and typed.isascii():
                self._guess(typed)
            else:
                self._not_understood(typed)
        self._desk.answer(help_message("training-left"), *words.today(self._answers))

    def _begin(self) -> None:
        """Say what to do, and once what stands in the way of hearing it or of keeping it."""
        why = audible(self._desk).why
        if self._told is not None:
            self._desk.answer(self._told)
        if why is not None:
            self._desk.answer(why)
        if self._is_written:
            self._desk.answer(help_message("training-drawn", cells=CELLS))
        self._desk.answer(help_message("training-begin", last=self._record.most))

    def _read(self) -> str:
        """Return what is typed next. Key by key a 1 may be the first of two digits; any other key takes it back."""
        typed = self._desk.read()
        if typed != "1" or self._number is None or not self._may_go_on:
            return typed
        self._desk.answer(help_message("training-one-or-more"))
        behind = self._desk.read()
        return f"{typed}{behind}" if behind in DIGITS or not behind else behind

    @property
    def _may_go_on(self) -> bool:
        return self._desk.settings.keys_mode == "single" and self._record.most >= TWO_DIGITS

    def _not_understood(self, typed: str) -> None:
        self._desk.answer(not_understood(typed, help_message))

    # Barrels.

    def _hear(self, gesture: Gesture) -> None:
        """Shake or tip the barrel in hand, which after an answer is another one."""
        if self._number is None:
            self._number = 1 + self._below(self._record.most)
        self._gesture = gesture
        self._sound(Sounded((self._cue(self._number, "hand-right"),), help_message("training-how-many")))

    def _cue(self, number: int, place: str) -> Cue:
        heard = percept(number, self._below(DRAWS), self._record.difficulty, self._gesture)
        return Cue(BARREL, place, private=True, percept=heard)

    def _sound(self, sounded: Sounded) -> None:
        self._sounded = sounded
        self._desk.sound(*sounded.cues)
        self._desk.answer(sounded.words)
        if self._is_written:
            self._desk.answer(*(_written(cue) for cue in sounded.cues))

    @property
    def _is_written(self) -> bool:
        """Whether rattles are written: where they are not heard, and for a braille display."""
        settings, scene = self._desk.settings, self._desk.scene
        is_heard = scene is not None and scene.heard and settings.volume and settings.volume_effects
        return not is_heard or settings.lines == "braille"

    def _again(self) -> None:
        if self._sounded is None:
            self._desk.answer(reason("training-first"))
        else:
            self._sound(self._sounded)

    def _guess(self, typed: str) -> None:
        """Answer a guess; a number that no barrel holds is refused, and the barrel stays in hand."""
        if self._number is None:
            self._desk.answer(reason("training-first"))
            return
        digits = typed.lstrip("0") or "0"
        if len(digits) > 2 or not 1 <= int(digits) <= self._record.most:
            id = words.out_of_range(typed, self._record)
            self._desk.answer(reason(id, typed=echo(typed), last=self._record.most))
            return
        number, guess = self._number, int(digits)
        self._number = None
        self._answers.append((number, guess))
        answer = words.outcome(number, guess)
        if self._sounded is not None:
            self._sounded = self._sounded._replace(words=answer)
        self._desk.answer(answer, *self._written_down(number, guess))

    def _written_down(self, number: int, guess: int) -> list[Message]:
        """Keep an answer; return what there is to say of it."""
        grown = self._record.add(number, guess)
        if grown is None:
            return self._kept()
        good, asked = grown
        return [help_message("training-grown", good=good, asked=asked, last=self._record.most), *self._kept()]

    def _kept(self) -> list[Message]:
        """Write the file; what hinders that is told once."""
        if not self._writable:
            return []
        try:
            save(self._record)
        except GameError as error:
            self._writable = False
            return [error.message]
        return []

    def _compare(self) -> None:
        """Let both be heard: what was guessed in the left hand, then what it was in the right."""
        if self._number is not None:
            self._desk.answer(reason("training-guess-first"))
        elif not self._answers:
            self._desk.answer(reason("training-first"))
        else:
            number, guess = self._answers[-1]
            if number == guess:
                self._desk.answer(reason("training-nothing-to-compare"))
                return
            cues = self._cue(guess, hand_place("left")), self._cue(number, hand_place("right"))
            self._sound(Sounded(cues, help_message("training-compared", guess=guess, number=number)))

    # Choices.

    def _choose_numbers(self) -> None:
        entries = [Entry(help_message("training-numbers-one", last=last)) for last in LEVELS]
        place = pick(self._desk, help_message("training-numbers-title"), entries, self._record.level)
        if place is None:
            self._remind()
            return
        if place != self._record.level:
            self._record.choose(place)
            self._number = None
        self._desk.answer(help_message("training-numbers-chosen", last=self._record.most), *self._kept())

    def _choose_length(self) -> None:
        lengths = words.lengths()
        entries = [Entry(words.length_name(length)) for length in lengths]
        usual = lengths.index(self._record.difficulty)
        place = pick(self._desk, help_message("training-length-title"), entries, usual)
        if place is None:
            self._remind()
            return
        self._record.difficulty = lengths[place]
        self._desk.answer(help_message("training-length-chosen"), *self._kept())

    def _sounds(self) -> None:
        from audiogames.faces.terminal.sound_room import enter as sound_room  # it leads to large libraries

        sound_room(self._desk)
        self._remind()

    def _remind(self) -> None:
        """Say where one is after a menu."""
        self._desk.answer(help_message("training-next" if self._number is None else "training-how-many"))


def _written(cue: Cue) -> Message:
    """Return a rattle as a line of braille, written and not spoken."""
    return help_message("text", text=as_text(cue.percept))._replace(private=True)  # type: ignore[arg-type]
