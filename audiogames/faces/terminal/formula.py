"""Writing a formula at the terminal: one key a symbol, heard as it goes, read back before it is laid for good."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from audiogames.core.errors import reason
from audiogames.core.messages import Category, Message, Seat, Urgency
from audiogames.faces.session import Session
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.formula_words import ABOUT, Press, press, symbol_letters
from audiogames.faces.terminal.rooms import HELP_OTHERS
from audiogames.games.du_balai import notation
from audiogames.games.du_balai.choosing import confirmation
from audiogames.games.du_balai.naming import symbol_name
from audiogames.games.du_balai.state import DOUBLE, Action, Formula
from audiogames.games.du_balai.view import View
from audiogames.games.du_balai.wording import piles_name

Act: TypeAlias = Callable[[Seat, Any], None]
"""Does what a person asks for, or tells why not."""


@dataclass
class Draft:
    """What a person has written so far: two piles, and at which of them the person is.

    `asked`: it was read back, and Enter lays it.
    """

    piles: list[Formula] = field(default_factory=lambda: [0, 0])
    at: int = 0
    asked: bool = False
    letters: bool = False
    greeted: bool = False

    def action(self) -> Action:
        """Return what laying it is; an empty second pile is none."""
        return Action("write", formula=self.piles[0], second=self.piles[1])

    def empty(self) -> None:
        """Take all symbols away."""
        self.piles, self.at = [0, 0], 0


class Writing:
    """The room in which formulas are written, for all persons at one keyboard. `act` does what they ask for."""

    def __init__(self, desk: Desk, session: Session, act: Act) -> None:
        self._desk = desk
        self._session = session
        self._act = act
        self._drafts: dict[Seat, Draft] = {}

    def view(self, seat: Seat) -> View | None:
        """Return the table as the seat sees it while it is to write; None at any other time."""
        if self._session.game.name != notation.NAME:
            return None
        seen: View = self._session.view(seat)
        return seen if seen.phase == "write" and seat in seen.to_act else None

    def waiting_for(self) -> Seat | None:
        """Return the person who is to act: whoever waits with a Décret is asked again when they may look."""
        people = (seat for seat in self._session.table.to_act() if seat in self._session.people)
        return next((seat for seat in people if not self._waits(seat)), None)

    def greet(self, seat: Seat) -> None:
        """Say once in a game which keys there are."""
        draft = self._draft(seat)
        if self.view(seat) is not None and not draft.greeted:
            draft.greeted = True
            self._desk.answer(_note("formula-keys"))

    def help(self, seat: Seat) -> tuple[Message, ...]:
        """Return what each key does in the room, nothing outside it."""
        if self.view(seat) is None:
            return ()
        letters = ", ".join(letter.upper() for letter in symbol_letters(self._desk.language))
        return (_note("formula-help"), _note("formula-help-letters", letters=letters))

    def others(self, seat: Seat) -> Message:
        """Return what is said of all other keys: some letters may mean symbols."""
        return _note("room-other-letters" if self._draft(seat).letters else HELP_OTHERS)

    def about(self, seat: Seat, typed: str) -> Message | None:
        """Return what a key or a word does in the room; None where it does what it does everywhere."""
        wanted = None if self.view(seat) is None else press(typed, self._desk.language, self._draft(seat).letters)
        if wanted is None:
            return None
        if wanted.what != "symbols":
            return _note(ABOUT[wanted.what])
        if len(wanted.symbols) > 1:
            return _note("formula-about-symbols")
        (symbol,) = wanted.symbols
        return _note("formula-about-pile") if symbol is None else _about(symbol)

    def typed(self, seat: Seat, typed: str) -> bool:
        """Do what was typed, if it means something in the room; whether it did."""
        seen = self.view(seat)
        if seen is None:
            return False
        draft = self._draft(seat)
        asked, draft.asked = draft.asked, False
        wanted = press(typed, self._desk.language, draft.letters)
        if wanted is None:
            return False
        self._do(seat, seen, draft, wanted, asked)
        return True

    def _waits(self, seat: Seat) -> bool:
        seen = self.view(seat)
        return seen is not None and seat in seen.decrees

    def _draft(self, seat: Seat) -> Draft:
        return self._drafts.setdefault(seat, Draft())

    def _do(self, seat: Seat, seen: View, draft: Draft, wanted: Press, asked: bool) -> None:
        if wanted.what == "lay":
            self._lay(seat, draft, asked)
        elif wanted.what == "symbols":
            self._change(seat, seen, draft, wanted.symbols)
        elif wanted.what == "empty":
            draft.empty()
            self._desk.answer(_note("formula-emptied"))
        elif wanted.what == "review":
            self._review(draft)
        elif wanted.what == "decree":
            self._act(seat, "decree")
        else:
            draft.letters = wanted.what == "letters" and not draft.letters
            self._desk.answer(_note("formula-letters-on" if draft.letters else "formula-letters-off"))

    def _lay(self, seat: Seat, draft: Draft, asked: bool) -> None:
        """Read the formula back; once it was, lay it for good."""
        if not asked:
            draft.asked = True
            empty = not any(draft.piles)
            self._desk.answer(_note("formula-empty") if empty else _private(confirmation(draft.action())))
            return
        before = self._session.table.version
        self._act(seat, draft.action())
        if self._session.table.version != before:
            draft.empty()

    def _change(self, seat: Seat, seen: View, draft: Draft, symbols: tuple[int | None, ...]) -> None:
        """Add or take away symbols; what cannot be is said, and nothing has changed then."""
        piles, at = [*draft.piles], draft.at
        said: list[Message] = []
        for symbol in symbols:
            if symbol is None:
                if DOUBLE not in (seen.cards[seat] or ()):
                    self._desk.answer(reason("balai-refuse-one-pile"))
                    return
                at = 1 - at
                said.append(_note("formula-second-pile" if at else "formula-first-pile"))
            elif piles[1 - at] >> symbol & 1:
                self._desk.answer(_private(reason("formula-in-other-pile", symbol=symbol_name(symbol))))
                return
            else:
                piles[at] ^= 1 << symbol
                id = "formula-added" if piles[at] >> symbol & 1 else "formula-taken-away"
                said.append(_note(id, symbol=symbol_name(symbol)))
        draft.piles, draft.at = piles, at
        if len(said) == 1:
            self._desk.answer(*said)
        else:
            self._review(draft)

    def _review(self, draft: Draft) -> None:
        written = draft.action()
        piles = piles_name(written.formula, written.second or None)
        self._desk.answer(_note("formula-so-far", piles=piles))


def _note(id: str, **arguments: object) -> Message:
    """Return a message for the one who writes, and nobody else."""
    return Message(id, arguments, Category.SYSTEM, Urgency.RESULT, private=True)  # type: ignore[arg-type]


def _about(symbol: int) -> Message:
    return _note("formula-about-symbol", symbol=symbol_name(symbol))


def _private(message: Message) -> Message:
    return message._replace(private=True)
