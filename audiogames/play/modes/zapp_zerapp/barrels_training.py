"""Ear training with barrels: they are shaken, and their pebbles guessed with immediate feedback.

Numbers and sounds are drawn independently of any table's seed. Sounds go to one person, to their own headphones if
available. Without sound, or on a braille display, they are also told in words, or written in cells.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias, cast, get_args

from audiogames.core.errors import reason
from audiogames.core.input.values import AtMost, Bounds, MadeFrom, OneOf, read
from audiogames.core.messages import Cue, Items, Message, Seat, hand_place, menu_message
from audiogames.decks.zapp_zerapp import BARRELS
from audiogames.games.zapp_zerapp.descriptor import BARREL
from audiogames.games.zapp_zerapp.percept import DRAWS, SHAKE, Difficulty, Gesture, Percept, percept
from audiogames.games.zapp_zerapp.percept.text import CELLS, as_text
from audiogames.play.conversation import Conversation
from audiogames.play.keys.answers import not_understood
from audiogames.play.keys.hearing import SOUNDS
from audiogames.play.keys.questions import MenuLine, pick
from audiogames.play.modes.zapp_zerapp.shaking import Unheard, struck, written_as
from audiogames.play.parsing.commands import DIGITS, SHORTEST_PREFIX, command, echo, words_meaning
from audiogames.play.parsing.typed import in_digits, plain
from audiogames.play.prompts import Talk
from audiogames.play.training import Below, Progress, Record, Records, TrainingScore

LISTENER: Final[Seat] = 0

TWO_DIGITS: Final = 10

MOST: Final = BARRELS[-1]

LEVELS: Final = (3, 6, MOST)
"""Maximum pebbles at each level. The minimum is one."""

LATEST: Final = 10
ENOUGH: Final = 8
"""Right answers among the latest needed for the next level."""

KEPT: Final = 20
"""Answers stored per number, so that old ones do not count."""

SURE: Final = 3
"""Minimum answers, all right, for a number to be “always right”."""


# What an ear has learnt.


Number: TypeAlias = Annotated[int, MadeFrom(Annotated[str, OneOf([*map(str, range(1, MOST + 1))])], int)]


class NumberScore(NamedTuple):
    """The answers for one number: right ones, all of them, and the mean error of wrong ones."""

    number: int
    good: int
    asked: int
    off: int

    @property
    def always(self) -> bool:
        return self.good == self.asked >= SURE


@dataclass
class BarrelRecord(Record):
    """A person's progress.

    `level` is an index in LEVELS. `latest` are up to LATEST answers at this level, True if right. `offs` has up to KEPT
    errors per number, positive if too many.
    """

    level: Annotated[int, Bounds(0, len(LEVELS) - 1)] = 0
    difficulty: Difficulty = "normal"
    latest: Annotated[list[bool], AtMost(LATEST)] = field(default_factory=list)
    offs: dict[Number, Annotated[list[int], AtMost(KEPT)]] = field(default_factory=dict)

    @property
    def most(self) -> int:
        return LEVELS[self.level]

    def add(self, number: int, guess: int) -> tuple[int, int] | None:
        """Add an answer. If it completes the level, return the right and total answers."""
        off = guess - number
        self.offs[number] = [*self.offs.get(number, []), off][-KEPT:]
        self.latest = [*self.latest, off == 0][-LATEST:]
        good, asked = self.latest.count(True), len(self.latest)
        if good < ENOUGH or self.level + 1 == len(LEVELS):
            return None
        self.choose(self.level + 1)
        return good, asked

    def choose(self, level: int) -> None:
        self.level = level
        self.latest = []

    def reached(self) -> TrainingScore:
        """Return the progress: levels count equally, and within one the latest right answers."""
        if not self.offs:
            return TrainingScore(0.0)
        good, asked = self.latest.count(True), len(self.latest)
        share = (self.level + min(1.0, good / ENOUGH)) / len(LEVELS)
        return TrainingScore(share, menu_message("reached-barrels", last=self.most, good=good, asked=asked))

    def scores(self) -> list[NumberScore]:
        """Return the score of each number asked, best first, then by number."""
        found = [_score(number, offs) for number, offs in self.offs.items() if offs]
        return sorted(found, key=lambda score: (not score.always, -score.good / score.asked, score.off, score.number))

    def unheard(self) -> list[int]:
        """Return the numbers of this level that were not asked yet."""
        return [number for number in range(1, self.most + 1) if not self.offs.get(number)]

    @classmethod
    def of(cls, kept: object) -> "BarrelRecord":
        record = super().of(kept)
        for number, offs in record.offs.items():
            for off in offs:
                read(Annotated[int, Bounds(1 - number, MOST - number)], off)
        return record


def _score(number: int, offs: list[int]) -> NumberScore:
    wrong = [abs(off) for off in offs if off]
    average = max(1, round(sum(wrong) / len(wrong))) if wrong else 0
    return NumberScore(number, len(offs) - len(wrong), len(offs), average)


# What is typed, and what is said.


TrainingAction: TypeAlias = Literal[
    "shake", "tip", "compare", "progress", "numbers", "length", "again", "repeat", "sounds", "help", "leave"
]

KEYS: Final[dict[str, TrainingAction]] = {
    "": "shake",
    ".": "shake",
    " ": "tip",
    "t": "tip",
    "c": "compare",
    "p": "progress",
    "n": "numbers",
    "d": "length",
    "0": "leave",
    "\x1b": "leave",
}
"""Keys of the training. Repeat, sounds, help and quit are the same as in games."""

WORDS: Final[tuple[TrainingAction, ...]] = ("shake", "tip", "compare", "progress", "numbers", "length")

COMMANDS: Final[dict[str | None, TrainingAction]] = {
    "item-back": "shake",
    "sounds-again": "again",
    "repeat": "repeat",
    "sounds": "sounds",
    "help": "help",
    "keys": "help",
    "quit": "leave",
}


@cache
def _words() -> dict[str, TrainingAction]:
    return words_meaning("training-words", WORDS)


def action(typed: str, letters: Mapping[str, str]) -> TrainingAction | None:
    """Return the action of a key, a word, a unique abbreviation, or a command of games."""
    text = plain(typed) if typed.strip() else typed
    if text in KEYS:
        return KEYS[text]
    is_word = len(text) >= SHORTEST_PREFIX
    meant = {does for word, does in _words().items() if is_word and word.startswith(text)}
    return meant.pop() if len(meant) == 1 else COMMANDS.get(command(typed, letters))


def length_name(difficulty: Difficulty) -> Message:
    return menu_message(f"training-length-{difficulty}", seconds=SHAKE[difficulty] // 1000)


def keys(record: BarrelRecord, keys_mode: str) -> tuple[Message, ...]:
    return (
        menu_message("training-help-enter"),
        menu_message("training-help-number", last=record.most),
        menu_message("training-help-tip-keys" if keys_mode == "single" else "training-help-tip"),
        menu_message("training-help-compare"),
        menu_message("training-help-again"),
        menu_message("training-help-repeat"),
        menu_message("training-help-progress"),
        menu_message("training-help-numbers", enough=ENOUGH, latest=LATEST),
        menu_message("training-help-length"),
        menu_message("training-help-sounds"),
        menu_message("training-help-leave"),
    )


def outcome(number: int, guess: int) -> Message:
    if guess == number:
        return menu_message("training-right", number=number)
    id = "training-wrong-more" if number > guess else "training-wrong-less"
    return menu_message(id, number=number, off=abs(number - guess))


def out_of_range(typed: str, record: BarrelRecord) -> str:
    later = len(typed) < 4 and record.most < int(typed) <= MOST
    return "training-out-for-now" if later else "training-out"


def progress(record: BarrelRecord) -> tuple[Message, ...]:
    """Return the progress by number: one sentence for those always right, and one for each other, best first."""
    scores = record.scores()
    always = [score.number for score in scores if score.always]
    found = [_level(record)]
    if always:
        found.append(menu_message("training-progress-always", numbers=numbers(sorted(always))))
    found += [_score_told(score) for score in scores if not score.always]
    if scores and (unheard := record.unheard()):
        found.append(menu_message("training-progress-unheard", numbers=numbers(unheard)))
    return tuple(found)


def _level(record: BarrelRecord) -> Message:
    if not record.latest:
        return menu_message("training-progress-level-new", last=record.most)
    good, asked = record.latest.count(True), len(record.latest)
    return menu_message("training-progress-level", last=record.most, good=good, asked=asked)


def _score_told(score: NumberScore) -> Message:
    told = {"number": score.number, "good": score.good, "asked": score.asked}
    if score.good == score.asked:
        return menu_message("training-progress-right", **told)
    id = "training-progress-off-once" if score.asked - score.good == 1 else "training-progress-off"
    return menu_message(id, **told, off=score.off)


def today(answers: Sequence[tuple[int, int]]) -> tuple[Message, ...]:
    """Return the summary of a visit, empty without guesses."""
    if not answers:
        return ()
    missed = sorted({number for number, guess in answers if number != guess})
    good = sum(number == guess for number, guess in answers)
    summed = menu_message("training-today", good=good, asked=len(answers))
    return (summed, menu_message("training-today-missed", numbers=numbers(missed))) if missed else (summed,)


def numbers(found: Sequence[int]) -> Items:
    return Items(tuple(menu_message("text", text=str(number)) for number in found), "and")


# A visit.


class HeardSounds(NamedTuple):
    """The last sounds, and the words after them."""

    cues: tuple[Cue, ...]
    words: Message


class BarrelTraining:
    """One visit. `number` is the content of the barrel in hand, None if none waits for an answer."""

    def __init__(self, conversation: Conversation, progress: Progress[BarrelRecord], below: Below) -> None:
        self._conversation = conversation
        self._progress = progress
        self._record = progress.record
        self._below = below
        self._number: int | None = None
        self._gesture: Gesture = "shake"
        self._sounded: HeardSounds | None = None
        self._answers: list[tuple[int, int]] = []

    def run(self, unheard: Message | None) -> Talk[None]:
        """Train until the person leaves. `unheard` says why nothing can be heard."""
        self._begin(unheard)
        while (does := action(typed := (yield from self._read()), self._conversation.device.letters)) != "leave":
            if does is not None:
                yield from self._do(does)
            elif (digits := in_digits(typed)).isdecimal():
                self._guess(digits)
            else:
                self._conversation.breath.answer(not_understood(typed, menu_message))
        self._conversation.breath.answer(menu_message("training-left"), *today(self._answers))

    def _begin(self, unheard: Message | None) -> None:
        told = [message for message in (self._progress.told, unheard) if message is not None]
        self._conversation.breath.answer(*told)
        if (way := self._written_as) is not None:
            self._conversation.breath.answer(menu_message(f"training-written-{way}", cells=CELLS))
        self._conversation.breath.answer(menu_message("training-begin", last=self._record.most))

    def _do(self, does: TrainingAction) -> Talk[None]:
        conversation = self._conversation
        if does in ("shake", "tip"):
            self._hear("tip" if does == "tip" else "shake")
        elif does == "compare":
            self._compare()
        elif does == "progress":
            conversation.breath.answer(*progress(self._record))
        elif does == "numbers":
            yield from self._choose_numbers()
        elif does == "length":
            yield from self._choose_length()
        elif does == "again":
            self._again()
        elif does == "repeat":
            conversation.breath.repeat()
        elif does == "sounds":
            yield from conversation.doors[SOUNDS]()
            self._remind()
        else:
            conversation.breath.answer(*keys(self._record, conversation.device.keys))

    def _read(self) -> Talk[str]:
        """Return the next input. In single-key mode a 1 may begin a two-digit number, and other keys cancel it."""
        typed = yield from self._conversation.ask()
        if typed != "1" or self._number is None or not self._may_go_on:
            return typed
        self._conversation.breath.answer(menu_message("training-one-or-more"))
        behind = yield from self._conversation.ask()
        return f"{typed}{behind}" if behind in DIGITS or not behind else behind

    @property
    def _may_go_on(self) -> bool:
        return self._conversation.device.keys == "single" and self._record.most >= TWO_DIGITS

    # Barrels.

    def _hear(self, gesture: Gesture) -> None:
        if self._number is None:
            self._number = 1 + self._below(self._record.most)
        self._gesture = gesture
        self._sound(HeardSounds((self._cue(self._number, "hand-right"),), menu_message("training-how-many")))

    def _cue(self, number: int, place: str) -> Cue:
        heard = percept(number, self._below(DRAWS), self._record.difficulty, self._gesture)
        return Cue(BARREL, place, private=True, percept=heard)

    def _sound(self, sounded: HeardSounds) -> None:
        self._sounded = sounded
        self._conversation.breath.sound(*sounded.cues)
        self._conversation.breath.answer(sounded.words)
        if (way := self._written_as) is not None:
            self._conversation.breath.answer(*(_written(cue, way) for cue in sounded.cues))

    @property
    def _written_as(self) -> Unheard | None:
        """How rattles are written: without sound as chosen for games, and on a braille display in cells."""
        return written_as(self._conversation.device)

    def _again(self) -> None:
        if self._sounded is None:
            self._conversation.breath.answer(reason("training-first"))
        else:
            self._sound(self._sounded)

    def _guess(self, typed: str) -> None:
        """Handle a guess. An impossible number is refused, and the barrel stays in hand."""
        if self._number is None:
            self._conversation.breath.answer(reason("training-first"))
            return
        digits = typed.lstrip("0") or "0"
        if len(digits) > 2 or not 1 <= int(digits) <= self._record.most:
            id = out_of_range(typed, self._record)
            self._conversation.breath.answer(reason(id, typed=echo(typed), last=self._record.most))
            return
        number, guess = self._number, int(digits)
        self._number = None
        self._answers.append((number, guess))
        answer = outcome(number, guess)
        if self._sounded is not None:
            self._sounded = self._sounded._replace(words=answer)
        self._conversation.breath.answer(answer, *self._written_down(number, guess))

    def _written_down(self, number: int, guess: int) -> tuple[Message, ...]:
        grown = self._record.add(number, guess)
        if grown is None:
            return self._progress.keep()
        good, asked = grown
        grown_told = menu_message("training-grown", good=good, asked=asked, last=self._record.most)
        return (grown_told, *self._progress.keep())

    def _compare(self) -> None:
        """Play both: the guess in the left hand, then the answer in the right."""
        if self._number is not None:
            self._conversation.breath.answer(reason("training-guess-first"))
        elif not self._answers:
            self._conversation.breath.answer(reason("training-first"))
        else:
            number, guess = self._answers[-1]
            if number == guess:
                self._conversation.breath.answer(reason("training-nothing-to-compare"))
                return
            cues = self._cue(guess, hand_place("left")), self._cue(number, hand_place("right"))
            self._sound(HeardSounds(cues, menu_message("training-compared", guess=guess, number=number)))

    # Choices.

    def _choose_numbers(self) -> Talk[None]:
        entries = [MenuLine(menu_message("training-numbers-one", last=last)) for last in LEVELS]
        place = yield from pick(self._conversation, menu_message("training-numbers-title"), entries, self._record.level)
        if place is None:
            self._remind()
            return
        if place != self._record.level:
            self._record.choose(place)
            self._number = None
        self._conversation.breath.answer(
            menu_message("training-numbers-chosen", last=self._record.most), *self._progress.keep()
        )

    def _choose_length(self) -> Talk[None]:
        lengths: tuple[Difficulty, ...] = get_args(Difficulty)
        entries = [MenuLine(length_name(length)) for length in lengths]
        usual = lengths.index(self._record.difficulty)
        place = yield from pick(self._conversation, menu_message("training-length-title"), entries, usual)
        if place is None:
            self._remind()
            return
        self._record.difficulty = lengths[place]
        self._conversation.breath.answer(menu_message("training-length-chosen"), *self._progress.keep())

    def _remind(self) -> None:
        self._conversation.breath.answer(menu_message("training-next" if self._number is None else "training-how-many"))


def _written(cue: Cue, way: Unheard) -> Message:
    heard = cast(Percept, cue.percept)
    if way == "words":
        return menu_message("training-struck", **struck(heard))._replace(private=True)
    return menu_message("text", text=as_text(heard))._replace(private=True)


def train(
    conversation: Conversation, records: Records[BarrelRecord], below: Below, unheard: Message | None = None
) -> Talk[None]:
    """Train until the person leaves. Progress is stored after each answer.

    `unheard` says why nothing can be heard. Barrels are written then.
    """
    seat, silent = conversation.listening.seat, conversation.listening.silent
    conversation.listen(seat=LISTENER, silent=silent | {LISTENER})
    try:
        yield from BarrelTraining(conversation, Progress(records), below).run(unheard)
    finally:
        conversation.listen(seat=seat, silent=silent)


RECORD: Final = BarrelRecord
