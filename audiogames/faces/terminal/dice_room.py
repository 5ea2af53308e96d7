"""The room of Du Balai: the book with the dice is open for all, then each writes a formula, and may mend it."""

from collections.abc import Sequence
from typing import Final

from audiogames.core.game import Choice
from audiogames.core.messages import Category, Message, Seat
from audiogames.faces.terminal.answers import note
from audiogames.faces.terminal.correcting import Correcting
from audiogames.faces.terminal.formula import Writing
from audiogames.faces.terminal.glance import Glance
from audiogames.faces.terminal.glance_keys import press
from audiogames.faces.terminal.glance_news import without_dice
from audiogames.faces.terminal.passing import let_pass
from audiogames.faces.terminal.pulling import Pulling
from audiogames.faces.terminal.rooms import Host, Room
from audiogames.games.du_balai.state import PASS, ROLL

TOLD_TOO_LATE: Final = frozenset({"balai-wrote-own", "balai-waits"})
"""What a person would be told when they are next at a shared keyboard, behind all that came of it."""


FOR_EVERYBODY: Final = "balai-opened"
"""News of the formulas, and of all that they brought."""


class DiceRoom(Room):
    """Where dice are looked at, and formulas written."""

    has_cards = False
    reads_hand = False
    tells_by_name = True

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._glance = Glance(host.desk, host.session, host.act, host.do, host.clock)
        self._writing = Writing(host.desk, host.session, host.act)
        self._correcting = Correcting(host.desk, host.session, host.act)
        self._pulling = Pulling(host.desk, host.session, host.act)
        self._host = host
        self._hands: dict[Seat, tuple[str, ...]] = {}

    def waiting_for(self) -> Seat | None:
        """Return the person who is to act, none of those who wait to write by a Décret."""
        return self._writing.waiting_for()

    def take_up(self) -> None:
        """Call several people to the book that was left open: its dice are told at once."""
        if self.session.shared and self._glance.is_on():
            self._host.gather()

    def play(self, told: int) -> int | None:
        """Play while the book is open; then let each person who may look by a Décret see the dice alone.

        At a shared keyboard dice are rolled once all are there, whoever rolls them.
        """
        let_pass(self.session)
        if self._glance.is_on():
            return self._glance.play(told)
        if self._is_rolled_for_all():
            return self._roll()
        lookers = self._glance.alone.lookers()
        if not lookers:
            return None
        for seat in lookers:
            self._host.take_seat(seat)
            self._glance.alone.look(seat)
        self._glance.alone.end()
        return self._host.told()

    def _is_rolled_for_all(self) -> bool:
        return self.session.shared and self.session.view(None).phase == "roll" and bool(self.session.table.to_act())

    def _roll(self) -> int:
        """Call all to the book, then roll."""
        self._host.gather()
        seat = self.session.waiting_for()
        if seat is None:
            self.session.let_bot_act()
        else:
            self._host.act(seat, ROLL)
        return self._host.told()

    def is_real_time(self) -> bool:
        """Whether the book is open, or all are called to it."""
        return self._glance.is_on() or self._is_rolled_for_all()

    def asks(self, seat: Seat) -> bool:
        """Whether dice are looked at, or the seat writes, mends, or chooses where choices would be too many."""
        if self._glance.is_on():
            return True
        mends, pulls = self._correcting.spells(seat), self._pulling.choices(seat)
        return self._writing.view(seat) is not None or bool(mends or pulls)

    def greet(self, seat: Seat) -> None:
        """Tell how a formula is written, or mended; who has nothing to play just now alone hears that."""
        self._tell_hand(seat)
        self._writing.greet(seat)
        self._correcting.greet(seat)
        self.desk.answer(*self._pulling.help(seat))
        if self.is_pressed(seat, self.session.choices(seat)):
            self.desk.answer(note("nothing-to-play")._replace(private=True))

    def _tell_hand(self, seat: Seat) -> None:
        """Tell who writes at a shared keyboard a hand that has changed: while all listened, nobody heard their own."""
        seen = self._writing.view(seat)
        held = None if seen is None else seen.cards[seat]
        if not self.session.shared or held is None:
            return
        if held != self._hands.get(seat, ()):
            self.desk.answer(*self.session.ask("hand", seat))
        self._hands[seat] = held

    def typed(self, seat: Seat, typed: str, whole: bool = False) -> bool:
        """Change, review and lay the formula, or mend it."""
        rooms = (self._writing, self._correcting, self._pulling)
        if any(room.typed(seat, typed) for room in rooms):
            return True
        if self._writing.view(seat) is None or not typed.isalpha() or press(typed) is None:
            return False
        self.desk.answer(note("formula-book-closed"))
        return True

    def help(self, seat: Seat) -> tuple[Message, ...]:
        """Return what each key does with dice or formula."""
        if self._glance.alone.is_on:
            return self._glance.alone.help()
        here = self._glance.help() or self._writing.help(seat)
        return here or self._correcting.help(seat) or self._pulling.help(seat)

    def others(self, seat: Seat) -> Message:
        """Return what is said of all other keys: letters may mean symbols, or close the book."""
        if self._glance.alone.is_on:
            return super().others(seat)
        return self._glance.others() if self._glance.is_on() else self._writing.others(seat)

    def naming(self, seat: Seat) -> Message:
        """Return what may be typed as a word: symbols, while a formula is written or mended; or a choice."""
        writes = self._writing.view(seat) is not None
        return note("formula-naming" if writes or self._correcting.spells(seat) else "choice-naming")

    def about(self, seat: Seat, typed: str) -> Message | None:
        """Return what a key does with dice or formula."""
        if self._glance.alone.is_on:
            return self._with_enter(typed, self._glance.alone.about(typed))
        rooms = (self._writing.about, self._correcting.about)
        about = self._glance.about(typed) or next((told for room in rooms if (told := room(seat, typed))), None)
        return self._with_enter(typed, about)

    def _with_enter(self, typed: str, about: Message | None) -> Message | None:
        return about if typed or about is None else note("room-about-enter", about=about)

    def is_pressed(self, seat: Seat, choices: Sequence[Choice]) -> bool:
        """Whether the seat may play a spell or pass, and holds none that fits: it passes like all others."""
        return all(choice.action == PASS for choice in choices)

    def calls_all(self, news: Sequence[Message]) -> bool:
        """Whether formulas were shown: all hear that by name."""
        return any(line.id == FOR_EVERYBODY for line in news)

    def fit_to_tell(self, news: Sequence[Message]) -> tuple[Message, ...]:
        """Return the news without dice, told while they are in sight, and without what is old by now.

        By a Décret one looks before one writes.
        """
        fit = without_dice(news)
        if self.session.shared and self.session.view(None).phase != "write":
            fit = tuple(line for line in fit if line.id not in TOLD_TOO_LATE)
        return tuple(line for line in fit if line.category != Category.TURN) if self._glance.alone.lookers() else fit


ROOM = DiceRoom
