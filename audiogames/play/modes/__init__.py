"""Modes: how a game is played where reading choices out is not enough. Each is loaded with its game."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, TypeAlias

from audiogames.core.game import QUESTIONS, Choice, found
from audiogames.core.messages import Message, Seat
from audiogames.core.timing import Moment
from audiogames.play.conversation import Conversation
from audiogames.play.keys.answers import not_understood, note
from audiogames.play.news import News
from audiogames.play.prompts import Picked, Talk
from audiogames.play.table.sitting import Sitting

Act: TypeAlias = Callable[[Seat, Any], None]
"""Does what a person asks for, or says why not."""

Attempt: TypeAlias = Callable[[Seat, Any], Message | None]
"""Does what a person asks for; returns why not, where it cannot be done."""

Do: TypeAlias = Callable[[Seat, str, str], Talk[None]]
"""Does a command that means the same everywhere, by its name, from what was typed; it may ask in its turn."""


FOR_ALL: Final = frozenset(
    {"help", "moves", "options", "quit", "repeat", "earlier", "later", "save", "keys", "rules", "sounds"}
)
"""Commands that answer nobody with what only they may know."""


def do_for_all(conversation: Conversation, sitting: Sitting, do: Do, typed: str) -> Talk[None]:
    """Do what several people type together; what they ask for is answered to all of them."""
    name = conversation.command(typed)
    if name is None:
        conversation.breath.answer(not_understood(typed))
    elif name in FOR_ALL:
        yield from do(conversation.device.seats[0] if conversation.device.seats else 0, name, typed)
    elif name == "hand":
        conversation.breath.answer(note("hand-for-all"))
    elif name in QUESTIONS:
        conversation.breath.answer(*sitting.ask(name, None))
    else:
        conversation.breath.answer(note("key-does-nothing"))


class Floor(NamedTuple):
    """The game in progress, as far as a mode may use it.

    `act` does what a seat wants and `attempt` does it where the caller says why not; `do` does a command that was
    typed, by its name; `take_seat` tells a person the news and gives them the keyboard; `teach` tells the rules that
    matter now in a guided game; `tell_everybody` tells all what all may hear, `gather` waits as well until they say
    that all are there; `news` are what was given here of the table's; `quit` asks whether to leave, and leaves;
    `tell_moments` tells what the course told since, by the mode's own `tell_moment`; `pick` does what answers an offer.
    """

    conversation: Conversation
    sitting: Sitting
    act: Act
    attempt: Attempt
    do: Do
    take_seat: Callable[[Seat], Talk[None]]
    teach: Callable[[], None]
    tell_everybody: Callable[[], None]
    gather: Callable[[], Talk[None]]
    news: News
    quit: Callable[[Seat], Talk[None]]
    tell_moments: Callable[[], None]
    pick: Callable[[Picked], None]


class Mode:
    """The mode of a game that is played by its choices alone; other modes change what is theirs."""

    has_cards = True
    """Whether a colour and a value name something that can be chosen."""

    reads_hand = True
    """Whether a person who takes a seat at a shared keyboard hears a hand."""

    tells_by_name = False
    """Whether what happens to a person at a shared keyboard is told to all, by name."""

    def __init__(self, floor: Floor) -> None:
        self.conversation = floor.conversation
        self.sitting = floor.sitting

    def waiting_for(self) -> Seat | None:
        """Return the person who is to act; None while bots are, and at the end."""
        return self.sitting.waiting_for(self.conversation.device.seats)

    def take_up(self) -> Talk[None]:
        """Begin where a saved game was left, once it was said where it stands."""
        yield from ()

    def warm_up(self) -> Talk[None]:
        """Let those who learn practise what the game needs, before it counts."""
        yield from ()

    def play(self) -> Talk[bool]:
        """Play on where people at this device do not act seat by seat; whether they did not."""
        yield from ()
        return False

    def tell_moment(self, moment: Moment) -> None:
        """Tell what the course of the game tells in time."""

    def are_news(self, events: Sequence[Any]) -> Sequence[Any]:
        """Return those of some events that are told as news, and heard: not what a moment tells, or what is over."""
        return events

    def asks(self, seat: Seat) -> bool:
        """Whether the mode itself asks the seat what to do: choices are not read out."""
        return False

    def greet(self, seat: Seat) -> None:
        """Say what is said when a seat's turn begins."""

    def typed(self, seat: Seat, typed: str, whole: bool = False) -> Talk[bool]:
        """Do what was typed, if it means something in the mode; whether it did. `whole`: it is a line in any case."""
        yield from ()
        return False

    def help(self, seat: Seat) -> tuple[Message, ...]:
        """Return what each key does in the mode; nothing where all is as everywhere."""
        return ()

    def others(self, seat: Seat) -> Message | None:
        """Return what is said of all other keys where some mean something else in the mode; None where none does."""
        return None

    def is_pressed(self, seat: Seat, choices: Sequence[Choice]) -> bool:
        """Whether the seat presses a key though there is but one choice, so that nobody learns that."""
        return False

    def about(self, seat: Seat, typed: str) -> Message | None:
        """Return what a key or a word does in the mode, None if it does what it does everywhere."""
        return None

    def naming(self, seat: Seat) -> Message:
        """Return how to name something letter by letter."""
        return note("type-name")

    def calls_all(self, news: Sequence[Message]) -> bool:
        """Whether news are told to everyone at a shared keyboard before anybody's seat is taken again."""
        return False

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Let no time pass at the table meanwhile, where nobody plays at another device."""
        alone = len(self.sitting.presence.playing()) < 2
        if alone:
            self.sitting.pause(self.conversation.now)
        try:
            yield
        finally:
            if alone:
                self.sitting.go_on(self.conversation.now)

    def numbered(self, messages: tuple[Message, ...]) -> tuple[Message, ...]:
        """Return messages as the history keeps them, where a line on braille would not say of what it is."""
        return messages

    def fit_to_tell(self, news: Sequence[Message]) -> tuple[Message, ...]:
        """Return those of the news that are told as such: some modes tell the others in their own way."""
        return tuple(news)


def mode_of(floor: Floor) -> Mode:
    """Return the mode of the game in progress: the MODE of the module `mode` in its place for play, if it has one."""
    place = floor.sitting.game.play
    module = found(f"{place}.mode") if place else None
    make: Callable[[Floor], Mode] = Mode if module is None else module.MODE
    return make(floor)
