"""What can be heard of the dice again while the book is open, and what its keys are called."""

from collections.abc import Sequence
from typing import Final

from audiogames.audio.interface import EDGE
from audiogames.core.errors import reason
from audiogames.core.messages import Cue, Items, Message, Seat, Who
from audiogames.decks.du_balai import SYMBOLS
from audiogames.faces.session import Session
from audiogames.faces.terminal.answers import note
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.glance_dice import DiceTeller, faces_name
from audiogames.faces.terminal.glance_keys import ABOUT, Press
from audiogames.games.du_balai.naming import symbol_name
from audiogames.games.du_balai.rules.formulas import valid_sets
from audiogames.games.du_balai.state import LAST, Face, symbols_in
from audiogames.games.du_balai.view import View

CLOSERS: Final = "slfjei"
"""With which key each of several people closes the book: far apart, and alike on AZERTY and QWERTY keyboards."""

CLOSING: Final = {
    "free": "glance-keys-close-now",
    "window": "glance-keys-bet",
    "no-closer": "glance-keys-enough",
}
"""What Enter is for, by the pace; by common reading it waits for all dice."""

CLOSING_EACH: Final = {
    "free": "glance-keys-each-now",
    "window": "glance-keys-each-bet",
    "no-closer": "glance-keys-each-enough",
}
"""The same where each of several people has a key."""

LAST_SPACE: Final = {"window": "glance-last-space-bet"}
"""What is said to who may do neither; at all other paces, that the book is not closed from there."""

COUNT: Final = len(SYMBOLS)


def closer(typed: str, people: Sequence[Seat]) -> Seat | None:
    """Return who of several people closes the book with what was typed, None if nobody does."""
    return next((seat for seat, key in zip(people, CLOSERS, strict=False) if typed.lower() == key), None)


def about(wanted: Press) -> Message:
    """Return what a press does that lets dice be heard again, for who learns the keys."""
    if len(wanted.symbols) == 1:
        return note("glance-about-symbol", symbol=symbol_name(wanted.symbols[0]))
    return note(ABOUT[wanted.what])


class GlanceAnswers:
    """Answers about dice at one desk, from what everybody sees of them."""

    def __init__(self, desk: Desk, dice: DiceTeller) -> None:
        self._desk = desk
        self._dice = dice
        self._at: int | None = None
        self._alone: Seat | None = None

    def begin(self) -> None:
        """New dice lie in the book."""
        self._at = None

    def answer(
        self, wanted: Press, dice: Sequence[Face], seen: View, people: Sequence[Seat], alone: Seat | None = None
    ) -> tuple[int, ...]:
        """Answer what was asked; return which dice are to be heard again, one after the other.

        `alone` is who looks while nobody else does.
        """
        self._alone = alone
        if wanted.what in ("before", "after"):
            return self._walk(wanted.what == "after", dice)
        if wanted.what == "symbols":
            return self._symbols(wanted.symbols, dice)
        if wanted.what == "sorted":
            self._sorted(dice, _may_sort(seen, people))
            return ()
        return self._some(wanted.what, dice)

    def keys(self, session: Session, seen: View, first: bool = False) -> tuple[Message, ...]:
        """Return what the keys of the room are: how to close the book, and how to hear dice again.

        Where one may not close it just now, that is said instead; not at `first`, for the keys are told only once.
        """
        return (self._closing(session.people, seen, first), *self.again(seen, session.people))

    def again(self, seen: View, people: Sequence[Seat]) -> tuple[Message, ...]:
        """Return how people hear dice again; how they are sorted only where all are novices."""
        single = self._desk.settings.keys_mode == "single"
        keys = note("glance-keys-again-single" if single else "glance-keys-again-line")
        return (keys, note("glance-keys-sorted")) if _may_sort(seen, people) else (keys,)

    def _closing(self, people: Sequence[Seat], seen: View, first: bool) -> Message:
        """Return how the book is closed, and by which key of each of several people."""
        pace = seen.rules.pace
        if len(people) == 1:
            stuck = pace != "no-closer" and seen.spaces[people[0]] == LAST and set(seen.spaces) != {LAST}
            if stuck and not first:
                return note(LAST_SPACE.get(pace, "glance-last-space"))
            return note(CLOSING.get(pace, "glance-keys-close"))
        whose = zip(people, CLOSERS, strict=False)
        lines = tuple(note("glance-key-of", player=Who(seat), key=key.upper()) for seat, key in whose)
        return note(CLOSING_EACH.get(pace, "glance-keys-each"), lines=Items(lines, "entries"))

    def _some(self, what: str, dice: Sequence[Face]) -> tuple[int, ...]:
        """All dice again, or those of one colour."""
        wanted = {"all": range(2 * COUNT), "orange": range(COUNT), "black": range(COUNT, 2 * COUNT)}[what]
        found = tuple(die for die, face in enumerate(dice) if face in wanted)
        if not found:
            self._desk.answer(self._say("glance-none-orange" if what == "orange" else "glance-none-black"))
        elif not self._dice.is_heard:
            self._desk.answer(self._say("glance-dice", faces=faces_name(dice[die] for die in found)))
            return ()
        return found

    def _walk(self, onward: bool, dice: Sequence[Face]) -> tuple[int, ...]:
        here = -1 if self._at is None else self._at
        there = here + 1 if onward or self._at is None else here - 1
        if not 0 <= there < len(dice):
            self._desk.sign(Cue(EDGE, "me"))
            self._desk.answer(Message("walk-end" if onward else "walk-start"))
            return ()
        self._at = there
        self._dice.again(there, dice[there], self._alone, numbered=True)
        return ()

    def _symbols(self, symbols: Sequence[int], dice: Sequence[Face]) -> tuple[int, ...]:
        """Let each die that shows one of the symbols be heard, orange ones first; they are counted in few words."""
        found: tuple[int, ...] = ()
        for symbol in symbols:
            orange = [die for die, face in enumerate(dice) if face == symbol]
            black = [die for die, face in enumerate(dice) if face == symbol + COUNT]
            found += (*orange, *black)
            line = self._say("glance-count", symbol=symbol_name(symbol), orange=len(orange), black=len(black))
            if not (orange or black) and self._dice.is_heard:
                self._desk.sign(Cue(EDGE, "me"))
            self._dice.write(line, self._dice.is_heard)
        return found if self._dice.is_heard else ()

    def _sorted(self, dice: Sequence[Face], allowed: bool) -> None:
        """Say which symbols are only orange, only black, and both: a help for novices."""
        if not allowed:
            self._desk.answer(reason("glance-sorted-novices"))
            return
        orange, black = valid_sets(tuple(dice))
        both = {face % COUNT for face in dice} - {*symbols_in(orange), *symbols_in(black)}
        self._desk.answer(
            self._say(
                "glance-sorted",
                orange=_symbols_name(tuple(symbols_in(orange))),
                black=_symbols_name(tuple(symbols_in(black))),
                both=_symbols_name(tuple(sorted(both))),
            )
        )

    def _say(self, id: str, **arguments: object) -> Message:
        return note(id, **arguments)._replace(private=self._alone is not None)


def _may_sort(seen: View, people: Sequence[Seat]) -> bool:
    """Whether dice are sorted for all who hear them."""
    return all(seen.levels[person] == "novice" for person in people)


def _symbols_name(symbols: Sequence[int]) -> Items:
    return Items(tuple(map(symbol_name, symbols)) or (Message("glance-nothing"),))
