"""Dice by ear: each from its place in the box, by recordings, and as text.

Dice stay out of the history, since the book is closed soon.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from audiogames.core.errors import reason
from audiogames.core.messages import (
    Argument,
    Category,
    Cue,
    Items,
    Message,
    Seat,
    Urgency,
    Who,
    die_place,
    menu_message,
    players,
    result,
    spoken_name,
)
from audiogames.decks.du_balai import FACES, SYMBOLS
from audiogames.games.du_balai.course import MOST_READINGS, PACE, QUICKEST, READINGS, SLOWEST
from audiogames.games.du_balai.rules.formulas import valid_sets
from audiogames.games.du_balai.state import DICE_READ, LAST, Face, face_name, faces_name, symbol_name, symbols_in
from audiogames.games.du_balai.view import View
from audiogames.play.conversation import Conversation
from audiogames.play.device import Device
from audiogames.play.keys.questions import value_called
from audiogames.play.listener.breath import EDGE
from audiogames.play.modes.du_balai.keys import BookWish
from audiogames.play.table.sitting import Sitting
from audiogames.resources import complete

CLOSEST: Final = {"names": 0.7, "sounds": 0.2, "both": 0.9}
"""Minimum seconds per die for each kind of sound: names must not overlap."""

QUIET_READERS: Final = (None, "brltty")

CLOSERS: Final = "slfjei"
"""Far apart, and the same on AZERTY and QWERTY."""

CLOSING: Final = {
    "free": "glance-keys-close-now",
    "window": "glance-keys-bet",
    "no-closer": "glance-keys-enough",
}
"""The meaning of Enter by pace. In common reading it waits for all dice."""

CLOSING_EACH: Final = {
    "free": "glance-keys-each-now",
    "window": "glance-keys-each-bet",
    "no-closer": "glance-keys-each-enough",
}
"""By pace, with a key per person."""

LAST_SPACE: Final = {"window": "glance-last-space-bet"}

COUNT: Final = len(SYMBOLS)


def closer(typed: str, people: Sequence[Seat]) -> Seat | None:
    return next((seat for seat, key in zip(people, CLOSERS, strict=False) if typed.lower() == key), None)


def about(wish: BookWish) -> Message:
    if len(wish.symbols) == 1:
        return result("glance-about-symbol", symbol=symbol_name(wish.symbols[0]))
    return result(f"glance-about-{wish.what}")


class DiceTeller:
    def __init__(self, conversation: Conversation) -> None:
        self._conversation = conversation

    @property
    def is_heard(self) -> bool:
        return self._conversation.device.can.hears

    @property
    def seconds(self) -> float:
        told: str = self._conversation.device.of_game("dice_told")
        return CLOSEST[told] if self.is_heard else 0.0

    def tell(self, die: int, face: Face, seat: Seat | None = None) -> None:
        """`seat` is the only viewer, None for everyone."""
        heard = self.sound(die, face, seat)
        if not heard or self._is_written():
            self.write(self.line("glance-die", seat, face=face_name(face)), heard)

    def _is_written(self) -> bool:
        """By default not if a screen reader would speak over it."""
        device = self._conversation.device
        written = device.of_game("dice_written")
        if written == "auto" and device.lines != "braille":
            return device.can.reader in QUIET_READERS
        return bool(written != "off")

    def again(self, die: int, face: Face, seat: Seat | None = None, numbered: bool = False) -> None:
        heard = self.sound(die, face, seat)
        if not heard or self._conversation.device.lines == "braille":
            id = "glance-die-number" if numbered else "glance-die"
            self.write(self.line(id, seat, number=die + 1, face=face_name(face)), heard)

    def sound(self, die: int, face: Face, seat: Seat | None = None) -> bool:
        """Return True if the die can play in parallel to other sounds."""
        if not self.is_heard:
            return False
        conversation = self._conversation
        device = conversation.device
        found = cues(device.of_game("dice_told"), device.language, die, face, private=seat is not None)
        conversation.ears.if_cut_off(partial(self._give_back, die, face, seat))
        conversation.breath.beside(*found, owner=seat, seconds=self.seconds)
        return True

    def _give_back(self, die: int, face: Face, seat: Seat | None) -> None:
        self.write(self.line("glance-die-given-back", seat, face=face_name(face)), heard=False)
        self.sound(die, face, seat)

    def line(self, id: str, seat: Seat | None, **arguments: Argument) -> Message:
        return Message(id, arguments, Category.TABLE, Urgency.RESULT, private=seat is not None)

    def write(self, line: Message, heard: bool) -> None:
        """Speak a written line if nothing sounds and it may be spoken."""
        silent = line.private and self._conversation.listening.seat in self._conversation.listening.silent
        self._conversation.breath.announce(line, aloud=not heard and not silent)


def cues(told: str, language: str, die: int, face: Face, private: bool = False) -> tuple[Cue, ...]:
    """`told` by its icon, its name, or both."""
    place = die_place(die + 1, DICE_READ)
    icon = Cue(f"symbol-{FACES[face]}", place, private)
    colour, _, symbol = FACES[face].partition("-")
    name = Cue(spoken_name(complete(language), colour, symbol), place, private)
    by_setting: Mapping[str, tuple[Cue, ...]] = {"names": (name,), "sounds": (icon,), "both": (icon, name)}
    return by_setting[told]


class DiceAnswers:
    def __init__(self, conversation: Conversation, teller: DiceTeller) -> None:
        self._conversation = conversation
        self._teller = teller
        self._at: int | None = None
        self._alone: Seat | None = None

    def begin(self) -> None:
        self._at = None

    def answer(
        self, wish: BookWish, dice: Sequence[Face], seen: View, people: Sequence[Seat], alone: Seat | None = None
    ) -> tuple[int, ...]:
        """Return the dice to repeat in order. `alone` is the only viewer, if any."""
        self._alone = alone
        if wish.what in ("before", "after"):
            return self._walk(wish.what == "after", dice)
        if wish.what == "symbols":
            return self._symbols(wish.symbols, dice)
        if wish.what == "sorted":
            self._sorted(dice, _may_sort(seen, people))
            return ()
        return self._some(wish.what, dice)

    def keys(self, seen: View, first: bool = False) -> tuple[Message, ...]:
        """If one may not close the book now, that is said instead, except at `first`."""
        people = self._conversation.device.seats
        return (self._closing(people, seen, first), *self.again(seen, people)) if people else ()

    def again(self, seen: View, people: Sequence[Seat]) -> tuple[Message, ...]:
        """Sorting is only for novices."""
        single = self._conversation.device.keys == "single"
        keys = result("glance-keys-again-single" if single else "glance-keys-again-line")
        return (keys, result("glance-keys-sorted")) if _may_sort(seen, people) else (keys,)

    def _closing(self, people: Sequence[Seat], seen: View, first: bool) -> Message:
        pace = seen.rules.pace
        if len(people) == 1:
            stuck = pace != "no-closer" and seen.spaces[people[0]] == LAST and set(seen.spaces) != {LAST}
            if stuck and not first:
                return result(LAST_SPACE.get(pace, "glance-last-space"))
            return result(CLOSING.get(pace, "glance-keys-close"))
        whose = zip(people, CLOSERS, strict=False)
        lines = tuple(result("glance-key-of", player=Who(seat), key=key.upper()) for seat, key in whose)
        return result(CLOSING_EACH.get(pace, "glance-keys-each"), lines=Items(lines, "entries"))

    def _some(self, what: str, dice: Sequence[Face]) -> tuple[int, ...]:
        wanted = {"all": range(2 * COUNT), "orange": range(COUNT), "black": range(COUNT, 2 * COUNT)}[what]
        found = tuple(die for die, face in enumerate(dice) if face in wanted)
        if not found:
            self._conversation.breath.answer(
                self._say("glance-none-orange" if what == "orange" else "glance-none-black")
            )
        elif not self._teller.is_heard:
            self._conversation.breath.answer(self._say("glance-dice", faces=faces_name(dice[die] for die in found)))
            return ()
        return found

    def _walk(self, onward: bool, dice: Sequence[Face]) -> tuple[int, ...]:
        here = -1 if self._at is None else self._at
        there = here + 1 if onward or self._at is None else here - 1
        if not 0 <= there < len(dice):
            self._conversation.breath.sign(Cue(EDGE, "me"))
            self._conversation.breath.answer(Message("walk-end" if onward else "walk-start"))
            return ()
        self._at = there
        self._teller.again(there, dice[there], self._alone, numbered=True)
        return ()

    def _symbols(self, symbols: Sequence[int], dice: Sequence[Face]) -> tuple[int, ...]:
        found: tuple[int, ...] = ()
        for symbol in symbols:
            orange = [die for die, face in enumerate(dice) if face == symbol]
            black = [die for die, face in enumerate(dice) if face == symbol + COUNT]
            found += (*orange, *black)
            line = self._say("glance-count", symbol=symbol_name(symbol), orange=len(orange), black=len(black))
            if not (orange or black) and self._teller.is_heard:
                self._conversation.breath.sign(Cue(EDGE, "me"))
            self._teller.write(line, self._teller.is_heard)
        return found if self._teller.is_heard else ()

    def _sorted(self, dice: Sequence[Face], allowed: bool) -> None:
        """Announce the symbols that are only orange, only black, or both: a help for novices."""
        if not allowed:
            self._conversation.breath.answer(reason("glance-sorted-novices"))
            return
        orange, black = valid_sets(tuple(dice))
        both = {face % COUNT for face in dice} - {*symbols_in(orange), *symbols_in(black)}
        self._conversation.breath.answer(
            self._say(
                "glance-sorted",
                orange=_symbols_name(tuple(symbols_in(orange))),
                black=_symbols_name(tuple(symbols_in(black))),
                both=_symbols_name(tuple(sorted(both))),
            )
        )

    def _say(self, id: str, **arguments: Argument) -> Message:
        return result(id, **arguments)._replace(private=self._alone is not None)


def _may_sort(seen: View, people: Sequence[Seat]) -> bool:
    return all(seen.levels[person] == "novice" for person in people)


def _symbols_name(symbols: Sequence[int]) -> Items:
    return Items(tuple(map(symbol_name, symbols)) or (Message("glance-nothing"),))


# What is granted to a person so that ears keep up with dice: a slower pace, more readings before the book may close.
# The reading is common, so the slowest pace and the greatest number of readings of all persons hold for everyone.
# A person without a grant has the setting of the device.


def pace(device: Device, sitting: Sitting) -> float:
    return max((_pace(device, sitting, seat) for seat in sitting.seating.people), default=device.of_game(PACE))


def readings(device: Device, sitting: Sitting) -> int:
    return max((_readings(device, sitting, seat) for seat in sitting.seating.people), default=device.of_game(READINGS))


def in_force(device: Device, sitting: Sitting) -> tuple[Message, ...]:
    told: list[Message] = []
    seconds, times = pace(device, sitting), readings(device, sitting)
    if seconds != device.of_game(PACE):
        slow = [seat for seat in sitting.seating.people if _pace(device, sitting, seat) == seconds]
        told.append(_holds("glance-pace-holds", value_called(PACE, seconds), slow))
    if times != device.of_game(READINGS):
        many = [seat for seat in sitting.seating.people if _readings(device, sitting, seat) == times]
        told.append(_holds("glance-readings-hold", value_called(READINGS, times), many))
    return tuple(told)


def _holds(id: str, value: Message, seats: Sequence[Seat]) -> Message:
    return menu_message(id, value=value, players=players(seats, "comma"))


def _pace(device: Device, sitting: Sitting, seat: Seat) -> float:
    value = float(sitting.seats.granted(PACE, (seat,)) or device.of_game(PACE))
    return min(max(value, QUICKEST), SLOWEST)


def _readings(device: Device, sitting: Sitting, seat: Seat) -> int:
    value: float = sitting.seats.granted(READINGS, (seat,)) or device.of_game(READINGS)
    return min(max(int(value), 1), MOST_READINGS)
