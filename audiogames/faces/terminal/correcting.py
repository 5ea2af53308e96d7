"""Mending a formula at the terminal before the flight: symbols by their keys, told before Enter plays the spell.

An Oubli réparé takes one symbol, a Rectification the one to take out and then the one to put in, a Double-jeu a slash.
Read one by one, all that they may do would be dozens of choices.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from audiogames.core.game import Choice
from audiogames.core.messages import Items, Message, Seat
from audiogames.faces.session import Session
from audiogames.faces.terminal.answers import private_note
from audiogames.faces.terminal.commands import command
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.formula_words import What, press
from audiogames.faces.terminal.rooms import Act
from audiogames.games.du_balai.naming import symbol_name
from audiogames.games.du_balai.state import DOUBLE, PASS, Action
from audiogames.games.du_balai.view import View

Typed: TypeAlias = tuple[int | None, ...]
"""Symbols by their places in SYMBOLS, None for a slash: what follows it is meant for the second pile."""

BY_SYMBOLS: Final = ("forgotten", "correction")
"""The spells that are played by one symbol, and by two."""

LINES: Final = {
    "forgotten": "correcting-forgotten",
    "correction": "correcting-correction",
    DOUBLE: "correcting-double",
}
"""How each spell is played."""

ABOUT: Final[dict[What, str]] = {
    "lay": "correcting-about-lay",
    "empty": "correcting-about-empty",
    "back": "correcting-about-back",
    "symbols": "correcting-about-symbols",
}
"""What is asked for here, and what is said of it to who learns the keys."""


class Correcting:
    """The room in which formulas are mended, for all persons at one keyboard. `act` does what they ask for."""

    def __init__(self, desk: Desk, session: Session, act: Act) -> None:
        self._desk = desk
        self._session = session
        self._act = act
        self._typed: Typed = ()
        self._lost = False
        """Whether something was typed that did nothing, or came to nothing: Enter says so before it passes."""

    def spells(self, seat: Seat) -> tuple[Action, ...]:
        """Return the spells that mend the formula of a seat that is to act."""
        seen: View = self._session.view(seat)
        if seen.phase != "resolve" or seen.window != "correction" or seat not in seen.to_act:
            return ()
        return tuple(choice.action for choice in self._session.choices(seat) if choice.action.verb == "spell")

    def help(self, seat: Seat) -> tuple[Message, ...]:
        """Return how the spells of the seat are played: only those that it holds."""
        held = [spell.card for spell in self.spells(seat)]
        lines = tuple(private_note(LINES[card]) for card in LINES if card in held)
        return (private_note("correcting-keys", lines=Items(lines, "semicolon")),) if lines else ()

    def greet(self, seat: Seat) -> None:
        """Say it as the window opens."""
        self._typed, self._lost = (), False
        self._desk.answer(*self.help(seat))

    def about(self, seat: Seat, typed: str) -> Message | None:
        """Return what a key or a word does here; None where it does what it does everywhere."""
        wanted = press(typed, self._desk.language, letters=False) if self.spells(seat) else None
        if wanted is None or wanted.what not in ABOUT:
            return None
        if wanted.what != "symbols" or len(wanted.symbols) > 1:
            return private_note(ABOUT[wanted.what])
        (symbol,) = wanted.symbols
        named = None if symbol is None else symbol_name(symbol)
        return (
            private_note("correcting-about-pile")
            if named is None
            else private_note("correcting-about-symbol", symbol=named)
        )

    def typed(self, seat: Seat, typed: str) -> bool:
        """Do what was typed, if it means something here; whether it did."""
        wanted = press(typed, self._desk.language, letters=False) if self.spells(seat) else None
        if wanted is None or wanted.what not in ABOUT:
            self._lost = self._lost or bool(self._typed) or not _is_command(typed)
            self._typed = ()
            return False
        if wanted.what == "lay":
            self._play(seat)
        elif wanted.what == "back" and len(self._typed) > 1:
            self._take_back(seat)
        elif wanted.what in ("empty", "back"):
            self._typed, self._lost = (), False
            self._desk.answer(private_note("correcting-emptied"))
        else:
            self._gather(seat, wanted.symbols)
        return True

    def _play(self, seat: Seat) -> None:
        """Play the spell that was told, or pass where none was; who may think that one was is asked again."""
        if self._lost and not self._typed:
            self._lost = False
            self._desk.answer(private_note("correcting-nothing"))
            return
        action = self._meant(seat) if self._typed else PASS
        if action is None:
            self._ask_on()
            return
        self._typed = ()
        self._act(seat, action)

    def _take_back(self, seat: Seat) -> None:
        """Take back what was typed last, and tell what Enter does with what is left."""
        left, self._typed = self._typed[:-1], ()
        self._gather(seat, left)

    def _gather(self, seat: Seat, symbols: Typed) -> None:
        """Add symbols to those that were typed before, and tell what Enter does with them; a spell too many begins."""
        if any(symbol is not None for symbol in symbols) and self._held(seat).isdisjoint(BY_SYMBOLS):
            self._typed, self._lost = (), True
            self._desk.answer(*self.help(seat))
            return
        whole = (*self._typed, *symbols)
        most = 2 if "correction" in self._held(seat) else 1
        self._typed = whole if sum(symbol is not None for symbol in whole) <= most else symbols
        action = self._meant(seat)
        if action is None:
            self._ask_on()
            return
        choice = self._choice(seat, action)
        self._lost = choice is None
        if choice is None:
            self._typed = ()
            self._act(seat, action)  # which is refused, and says why
        else:
            self._desk.answer(private_note("correcting-confirm", choice=choice.message))

    def _meant(self, seat: Seat) -> Action | None:
        """Return the spell that was typed; None where another symbol is to come."""
        symbols = tuple(symbol for symbol in self._typed if symbol is not None)
        on_second = None in self._typed
        if not symbols:
            return Action("spell", card=DOUBLE)
        held = self._held(seat)
        if len(symbols) == 1 and "correction" in held and self._lies_there(seat, symbols[0], on_second):
            return None
        if len(symbols) == 1 and "forgotten" not in held:
            symbols *= 2  # what is not there cannot be taken out, whatever is put in
        symbols = symbols[: len(BY_SYMBOLS)]
        return Action("spell", card=BY_SYMBOLS[len(symbols) - 1], symbols=symbols, on_second=on_second)

    def _held(self, seat: Seat) -> frozenset[str | None]:
        return frozenset(spell.card for spell in self.spells(seat))

    def _lies_there(self, seat: Seat, symbol: int, on_second: bool) -> bool:
        seen: View = self._session.view(seat)
        pile = (seen.seconds if on_second else seen.formulas)[seat]
        return bool((pile or 0) >> symbol & 1)

    def _ask_on(self) -> None:
        (symbol,) = (symbol for symbol in self._typed if symbol is not None)
        self._desk.answer(private_note("correcting-by-which", symbol=symbol_name(symbol)))

    def _choice(self, seat: Seat, action: Action) -> Choice | None:
        choices: Sequence[Choice] = self._session.choices(seat)
        return next((choice for choice in choices if choice.action == action), None)


def _is_command(typed: str) -> bool:
    """Whether this means the same everywhere; words may follow its first."""
    return command((typed.split() or [typed])[0]) is not None
