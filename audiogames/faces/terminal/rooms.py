"""Rooms: how a game is played at the terminal where reading choices out is not enough. Each is loaded with its game."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from typing import Any, Final, NamedTuple, TypeAlias

from audiogames.core.game import Choice
from audiogames.core.messages import Message, Seat
from audiogames.faces.session import Session
from audiogames.faces.terminal.answers import note
from audiogames.faces.terminal.desk import Desk

ROOMS: Final = {
    "zapp_zerapp": "audiogames.faces.terminal.barrel_room",
    "du_balai": "audiogames.faces.terminal.dice_room",
}
"""The module of each game's room, whose ROOM makes it. Other games are played by their choices alone."""


HELP_OTHERS: Final = "shaking-help-others"
"""What is said of all other keys where a room has told its own."""


Act: TypeAlias = Callable[[Seat, Any], None]
"""Does what a person asks for, or tells why not."""

Do: TypeAlias = Callable[[Seat, str, str], None]
"""Does a command that means the same everywhere, by its name, from what was typed."""


class Host(NamedTuple):
    """What a room may ask of the game that is on.

    `act` does what a seat wants; `do` does a command that was typed, by its name; `take_seat` tells a person the news
    and gives them the keyboard; `tell_everybody` tells all what all may hear, `gather` waits as well until they say
    that all are there, and `told` is how many steps of the journal that were so far; `quit` asks whether to leave, and
    leaves. `clock` gives seconds that never run backwards.
    """

    desk: Desk
    session: Session
    act: Act
    do: Do
    take_seat: Callable[[Seat], None]
    tell_everybody: Callable[[], None]
    gather: Callable[[], None]
    told: Callable[[], int]
    quit: Callable[[Seat], None]
    clock: Callable[[], float]


class Room:
    """The room of a game that is played by its choices alone; other rooms change what is theirs."""

    has_cards = True
    """Whether a colour and a value name something that can be chosen."""

    reads_hand = True
    """Whether whoever takes a seat at a shared keyboard hears a hand."""

    tells_by_name = False
    """Whether what happens to who sits at a shared keyboard is told to all, by name."""

    def __init__(self, host: Host) -> None:
        self.desk = host.desk
        self.session = host.session

    def waiting_for(self) -> Seat | None:
        """Return the person who is to act; None while bots are, and at the end."""
        return self.session.waiting_for()

    def take_up(self) -> None:
        """Begin where a saved game was left, once it was said where it stands."""

    def play(self, told: int) -> int | None:
        """Play on where people do not act seat by seat; None where they do.

        Everybody was told `told` steps of the journal; returns how many are told then.
        """
        return None

    def is_real_time(self) -> bool:
        """Whether bots act each in its time, since people act at the same time."""
        return False

    def asks(self, seat: Seat) -> bool:
        """Whether the room itself asks the seat what to do: choices are not read out."""
        return False

    def greet(self, seat: Seat) -> None:
        """Say what is said when a seat's turn begins."""

    def read(self, seat: Seat) -> str | None:
        """Return what the person types next; None when the table went on without them."""
        return self.desk.read()

    def typed(self, seat: Seat, typed: str, whole: bool = False) -> bool:
        """Do what was typed, if it means something in the room; whether it did. `whole`: it is a line in any mode."""
        return False

    def help(self, seat: Seat) -> tuple[Message, ...]:
        """Return what each key does in the room; nothing where all is as everywhere."""
        return ()

    def others(self, seat: Seat) -> Message:
        """Return what is said of all other keys, after those of the room."""
        return note(HELP_OTHERS)

    def is_pressed(self, seat: Seat, choices: Sequence[Choice]) -> bool:
        """Whether the seat presses a key though there is but one choice, so that nobody learns that."""
        return False

    def about(self, seat: Seat, typed: str) -> Message | None:
        """Return what a key or a word does in the room, None if it does what it does everywhere."""
        return None

    def naming(self, seat: Seat) -> Message:
        """Return how to name something letter by letter."""
        return note("type-name")

    def calls_all(self, news: Sequence[Message]) -> bool:
        """Whether news are told to everybody at a shared keyboard before anybody's seat is taken again."""
        return False

    def paused(self) -> AbstractContextManager[None]:
        """Let no time pass at the table meanwhile."""
        return nullcontext()

    def numbered(self, messages: tuple[Message, ...]) -> tuple[Message, ...]:
        """Return messages as the history keeps them, where a line on braille would not say of what it is."""
        return messages

    def fit_to_tell(self, news: Sequence[Message]) -> tuple[Message, ...]:
        """Return those of the news that are told as such: some rooms tell the others in their own way."""
        return tuple(news)


def room_of(host: Host) -> Room:
    """Return the room of the game that is on."""
    module = ROOMS.get(host.session.game.name)
    room: Room = Room(host) if module is None else import_module(module).ROOM(host)
    return room
