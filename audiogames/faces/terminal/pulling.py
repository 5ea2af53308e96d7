"""An Attraction that pulls witch by witch (B13): one line of the list, then 1 or 2 for each.

Read one by one, all that it may do would be as many as 32 choices.
"""

from typing import Final

from audiogames.core.game import Choice
from audiogames.core.messages import Message, Seat, players
from audiogames.faces.session import Session
from audiogames.faces.terminal.answers import numbered, private_note
from audiogames.faces.terminal.commands import SHORTEST_PREFIX, plain
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.rooms import Act
from audiogames.games.du_balai.naming import card_name
from audiogames.games.du_balai.state import Action
from audiogames.narration.catalogue import catalogue

ATTRACTION: Final = "attraction"
DIGITS: Final = frozenset("12")
"""By how many spaces a witch may be pulled."""


class Pulling:
    """The choices behind a flight where an Attraction names a number for each witch. `act` does what is chosen."""

    def __init__(self, desk: Desk, session: Session, act: Act) -> None:
        self._desk = desk
        self._session = session
        self._act = act

    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what the seat may choose, with one Attraction for all; nothing where none goes witch by witch."""
        if seat not in self._session.table.to_act():
            return ()
        found = self._session.choices(seat)
        pulls = [choice for choice in found if choice.action.pulls]
        if not pulls:
            return ()
        whole = pulls[0]._replace(message=Message("balai-choice-spell", {"card": card_name(ATTRACTION)}, private=True))
        return (whole, *(choice for choice in found if not choice.action.pulls))

    def help(self, seat: Seat) -> tuple[Message, ...]:
        """Return the choices, each with its number."""
        found = self.choices(seat)
        return (numbered(found),) if found else ()

    def typed(self, seat: Seat, typed: str) -> bool:
        """Do what was typed, if it means something here; whether it did."""
        choices = self.choices(seat)
        if not choices:
            return False
        if self._is_named(typed):
            self._ask(seat, choices[0].action)
        elif not (typed.isascii() and typed.isdigit()):
            return False
        elif not 1 <= int(typed[:4]) <= len(choices):
            self._desk.answer(private_note("no-such-place", last=len(choices)))
        elif typed == "1":
            self._ask(seat, choices[0].action)
        else:
            self._act(seat, choices[int(typed) - 1].action)
        return True

    def _is_named(self, typed: str) -> bool:
        start = plain(typed)
        return len(start) >= SHORTEST_PREFIX and plain(self._name()).startswith(start)

    def _name(self) -> str:
        return catalogue(self._desk.language).text(card_name(ATTRACTION))

    def _ask(self, seat: Seat, one: Action) -> None:
        """Ask by how many spaces each witch is pulled, and do it; Enter alone plays nothing."""
        others = [other for other, _ in one.pulls]
        question = private_note("pulling-how-many", count=len(others), players=players(others, "comma"))
        self._desk.answer(question)
        while typed := "".join(self._desk.read_line().replace(",", " ").split()):
            if len(typed) == len(others) and DIGITS.issuperset(typed):
                pulls = tuple(zip(others, map(int, typed), strict=True))
                self._act(seat, one._replace(pulls=pulls))
                return
            self._desk.answer(question)
        self._desk.answer(private_note("nothing-played"))
