"""Several people at one keyboard: who is at it, what all of them may hear, and what they ask for together."""

from collections.abc import Sequence
from typing import Final

from audiogames.core.game import QUESTIONS
from audiogames.core.messages import Category, Message, Seat, Who
from audiogames.faces.session import Session
from audiogames.faces.terminal.answers import not_understood, note
from audiogames.faces.terminal.commands import command
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.rooms import Do, Room

FOR_ALL: Final = frozenset(
    {"help", "moves", "options", "quit", "repeat", "earlier", "later", "save", "keys", "rules", "sounds"}
)
"""Commands that answer nobody with what only they may know."""

AT_HAND_OVER: Final = frozenset({"silent", "quit"})
"""Commands of whoever is to take a seat."""


def do_for_all(desk: Desk, session: Session, do: Do, typed: str) -> None:
    """Do what several people type together; what they ask for is answered to all of them."""
    name = command(typed)
    if name is None:
        desk.answer(not_understood(typed))
    elif name in FOR_ALL:
        do(session.people[0], name, typed)
    elif name == "hand":
        desk.answer(note("hand-for-all"))
    elif name in QUESTIONS:
        desk.answer(*session.ask(name, None))
    else:
        desk.answer(note("key-does-nothing"))


class Sharing:
    """The keyboard as several people share it. All of them were told `told` steps of the journal."""

    def __init__(self, desk: Desk, session: Session, do: Do, told: int) -> None:
        self._desk = desk
        self._session = session
        self._do = do
        self.told = told

    def tell_everybody(self) -> None:
        """Clear the screen of what was for one person, and tell what everybody in the room may hear."""
        if self._desk.seat is not None:
            self._desk.forget()
        self._desk.clear()
        self._desk.seat = None
        self._desk.tell(*self._public_news())
        self._desk.sound(*self._session.sounds())

    def tell_by_name(self, seat: Seat, news: Sequence[Message], room: Room) -> None:
        """Tell all what all may hear, with names, while a seat stays taken; then the seat what is its own."""
        self._desk.seat = None
        self._desk.tell(*room.fit_to_tell(self._public_news()))
        self._session.sounds()  # they sound as the seat hears them
        self._desk.seat = seat
        self._desk.remember(*news)
        self._desk.answer(*own(news))

    def hand_over(self, seat: Seat, room: Room) -> None:
        """Give keyboard and screen to another person: what everyone may hear is said, then Enter takes the seat."""
        self.tell_everybody()
        desk, prompt = self._desk, self._prompt(seat, room)
        desk.seat_taken = False
        desk.answer(prompt)
        while typed := desk.read():
            if (name := command(typed)) in AT_HAND_OVER and name is not None:
                self._do(seat, name, typed)
            desk.answer(self._prompt(seat, room))
        desk.seat = seat
        desk.seat_taken = True

    def gather(self) -> None:
        """Tell everybody what all may hear, and go on once they say by Enter that all are there."""
        self.tell_everybody()
        desk, prompt = self._desk, note("everybody-there")
        desk.seat_taken = False
        desk.answer(prompt)
        while typed := desk.read():
            if command(typed) in ("help", "moves"):
                desk.answer(prompt)
            else:
                do_for_all(desk, self._session, self._do, typed)
        desk.seat_taken = True

    def _public_news(self) -> tuple[Message, ...]:
        steps = self._session.table.steps[self.told :]
        self.told = len(self._session.table.steps)
        return self._session.public_news(steps)

    def _prompt(self, seat: Seat, room: Room) -> Message:
        aloud = self._desk.speaker is not None and seat not in self._desk.silent
        if room.reads_hand:
            id = "hand-over-aloud" if aloud else "hand-over"
        else:
            id = "hand-over-place-aloud" if aloud else "hand-over-place"
        return note(id, player=Message("player-name", {"player": Who(seat)}))


def own(news: Sequence[Message]) -> list[Message]:
    """Return what of the news is for the seat alone, or calls it to act."""
    return [message for message in news if message.private or message.category == Category.TURN]
