"""A game in progress at one device: announcements and actions, in the mode of the game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from math import inf
from typing import Any, Final, TypeAlias

from audiogames.core.errors import GameError, IllegalAction
from audiogames.core.game import QUESTIONS, Choice
from audiogames.core.messages import Category, Cue, Message, Seat, Who, result
from audiogames.core.timing import Moment
from audiogames.play.conversation import Conversation
from audiogames.play.in_game import terms
from audiogames.play.in_game.news import News
from audiogames.play.in_game.teacher import teacher_of
from audiogames.play.keys.answers import Answers, not_understood
from audiogames.play.listener.breath import is_own
from audiogames.play.parsing.entries import TYPED_AHEAD
from audiogames.play.prompts import Entry, Lines, PickedOffer, Talk
from audiogames.play.table import seen
from audiogames.play.table.hearing import WITHDRAWN
from audiogames.play.table.sitting import Sitting

Do: TypeAlias = Callable[[Seat, str, str], Talk[None]]
"""Does a command with a general meaning, by its name and the typed text. It may ask questions."""

FOR_ALL: Final = frozenset(
    {"help", "moves", "options", "quit", "repeat", "earlier", "later", "save", "keys", "rules", "sounds"}
)
"""Commands whose answers are never private."""

AT_HAND_OVER: Final = frozenset({"silent", "curtain", "quit"})
"""Commands of the person who is to take a seat."""


class Play:
    """The game in progress at one device, for its talk, its commands and its mode.

    `news` are those given here. `mode` is how the game is played, and `do` does a command.
    """

    def __init__(self, conversation: Conversation, sitting: Sitting, resumed: bool) -> None:
        self.conversation = conversation
        self.sitting = sitting
        self.news = News(conversation, sitting, resumed)
        self.answers = Answers(conversation, sitting, self.act)
        self.teacher = teacher_of(conversation, sitting)
        self.mode: Mode
        self.do: Do
        self._told_alone = conversation.ears.moment
        """The last moment for one seat alone. Others may be repeated."""
        self._called: tuple[tuple[Seat, str], ...] = ()
        """The seats called to the keyboard, each with the words."""
        self._decided = -inf
        """When a key last decided something, or came too early to do so."""
        self._is_typed_ahead = False
        """True if the current key came before its question could be heard."""
        conversation.breath.show(self.news.for_screen)

    def begin(self, mode: "Mode", do: Do) -> None:
        self.mode, self.do = mode, do
        self.news.choose_by(mode.are_news)
        if not mode.has_cards:
            self.answers.name_no_cards()

    # Actions.

    def attempt(
        self, seat: Seat, action: Any, offer: int | None = None, is_asked: bool = True, said: str = ""
    ) -> Message | None:
        """Do an action, delaying its reply as the table requires, and return the reason of a refusal.

        `is_asked` is as for `Sitting.submit`.
        """
        conversation = self.conversation
        try:
            least = self.sitting.turns.submit(seat, action, conversation.now, offer, conversation.after, is_asked, said)
        except IllegalAction as error:  # a refusal may say that a hand lacks a card
            return error.message._replace(private=True)
        except GameError as error:
            return error.message
        conversation.breath.hold_back(conversation.now + least)
        return None

    def act(self, seat: Seat, action: Any, offer: int | None = None, said: str = "") -> None:
        """Do an action, or announce its refusal, or that its key came too soon."""
        self._decided = self.conversation.now
        if self._is_typed_ahead:
            self.conversation.entries.come_too_soon()
            return
        why = self.attempt(seat, action, offer, said=said)
        if why is not None:
            self.conversation.breath.answer(why)
            return
        self.conversation.ears.note_decision()
        self.done(seat)

    def done(self, seat: Seat) -> None:
        """Mark an action in the history, and by a click if nothing is spoken."""
        breath = self.conversation.breath
        if seat in self.conversation.listening.silent:
            breath.click()
        breath.history.mark_turn()

    def pick(self, picked: PickedOffer) -> None:
        offers = {seat: self.sitting.turns.offer(seat) for seat in self.conversation.device.seats}
        open_to = (seat for seat, offer in offers.items() if offer is not None and offer.number == picked.entry.offer)
        if offers:
            self.pick_for(next(open_to, self.conversation.device.seats[0]), picked.entry)

    def pick_for(self, seat: Seat, entry: Entry) -> None:
        """Do the answer to an offer: an action, or the meaning of its piles of parts."""
        self.answers.forget()
        offer, action = self.sitting.turns.offer(seat), entry.text
        if entry.piles and offer is not None and offer.number == entry.offer:  # else it is refused in any case
            try:
                action = self.sitting.game.compose(self.sitting.view(seat), entry.piles)
            except IllegalAction as error:
                self.conversation.breath.answer(error.message._replace(private=True))
                return
        self.act(seat, action, entry.offer)

    @contextmanager
    def typed_ahead(self, seat: Seat, typed: str) -> Iterator[None]:
        """Handle a key that may have come too soon for its question to be heard.

        Such a key is held down or pressed twice, and decides nothing. A mode with its own questions has its own way.
        """
        conversation = self.conversation
        soon = conversation.device.can.interactive and conversation.now < self._decided + TYPED_AHEAD
        is_key = not (isinstance(typed, PickedOffer) or conversation.device.keys == "line")
        self._is_typed_ahead = soon and is_key and not self.mode.asks(seat)
        yield
        self._is_typed_ahead = False

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Stop the table's time within this context, if nobody plays at another device."""
        alone = len(self.sitting.presence.playing()) < 2
        if alone:
            self.sitting.pause(self.conversation.now)
        try:
            yield
        finally:
            if alone:
                self.sitting.go_on(self.conversation.now)

    def do_for_all(self, typed: str) -> Talk[None]:
        """Do an entry of several people together, with an answer for all."""
        conversation = self.conversation
        name = conversation.command(typed)
        if name is None:
            conversation.breath.answer(not_understood(typed))
        elif name in FOR_ALL:
            yield from self.do(conversation.device.seats[0] if conversation.device.seats else 0, name, typed)
        elif name == "hand":
            conversation.breath.answer(result("hand-for-all" if conversation.device.seats else "hand-of-nobody"))
        elif name in QUESTIONS:
            conversation.breath.answer(*self.mode.answer_to(name, None))
        else:
            conversation.breath.answer(result("key-does-nothing"))

    # News.

    def tell_news(self) -> None:
        """Announce the news, to the only seat, to all seats, or to a viewer."""
        conversation = self.conversation
        if conversation.shared:
            if self.news.are_public():
                self.tell_everybody()
            return
        seat = conversation.device.seats[0] if conversation.device.seats else None
        news = self.news.fresh(seat)
        self._tell(self.mode.fit_to_tell(news.messages), news.cues, news.quips)

    def _tell(self, messages: Sequence[Message], cues: Sequence[Cue], quips: Sequence[Message]) -> None:
        """Announce news with their sounds, an explanation before the question, then remarks of bots."""
        breath = self.conversation.breath
        new = self.teacher is None and not self.sitting.course.is_racing()
        explained = terms.first_time(self.conversation, self.sitting.game, messages) if new else ()
        asked = len(messages)
        while explained and asked and messages[asked - 1].category == Category.TURN:
            asked -= 1
        with breath.to_all():
            breath.sound(*cues)
            breath.tell(*messages[:asked])
            breath.tell_last(*quips)
        breath.answer(*explained)
        with breath.to_all():
            breath.tell(*messages[asked:])

    def tell_moments(self) -> None:
        conversation, moments = self.conversation, self.sitting.hearing.moments
        for moment in moments[conversation.ears.moment :]:
            conversation.ears.reach(moment.number)
            if moment.seat is not None and moment.number <= self._told_alone:
                continue
            self._told_alone = max(self._told_alone, moment.number if moment.seat is not None else 0)
            if moment.what != WITHDRAWN and (moment.seat is None or moment.seat in conversation.device.seats):
                with conversation.breath.to_all() if moment.seat is None else nullcontext():
                    self.mode.tell_moment(moment)

    def tell_everybody(self) -> None:
        """Clear private lines from the screen, and announce public news."""
        breath = self.conversation.breath
        if self.conversation.listening.seat is not None:
            breath.forget()
        breath.clear()
        self.conversation.listen(seat=None)
        news = self.news.for_all()
        breath.tell(*self.mode.fit_to_tell(news.messages))
        breath.tell_last(*news.quips)
        breath.sound(*news.cues)

    def speak_here(self, moment: int) -> None:
        """Speak public news here again, since a screen in the same room no longer does.

        Its unfinished news come at once, then the moments after one.
        """
        conversation = self.conversation
        conversation.listen(screen_speaks=False)
        conversation.breath.speak_again(*self.mode.fit_to_tell(self.news.unsaid(conversation.device.seats[0])))
        self.sitting.presence.unheard(conversation.device.id, moment)
        conversation.ears.return_to(moment)

    def teach(self) -> None:
        if self.teacher is not None and self.conversation.device.seats:
            self.teacher.pause(self.conversation.device.seats)

    # A shared keyboard.

    def take_seat(self, seat: Seat, is_asked: bool = True) -> Talk[None]:
        """Announce the news. At a shared keyboard, the screen is cleared first, and Enter takes the seat.

        If not `is_asked`, the only choice is automatic, and the turn is not announced.
        """
        conversation, breath = self.conversation, self.conversation.breath
        told, cues, _, quips = self.news.fresh(seat)
        news = self.mode.fit_to_tell(told)
        if not is_asked:
            news = tuple(message for message in news if message.category != Category.TURN)
        if not conversation.shared:
            self._tell(news, cues, quips)
        elif self.mode.is_open(seat):
            is_new = self.mode.is_told(seat)
            self.tell_everybody()
            breath.remember(*news)
            if is_asked and is_new:
                breath.answer(*seen.ask(self.sitting, "turn", None))
        elif conversation.listening.seat != seat or self.mode.calls_all(news):
            self.answers.take_keyboard(seat)
            yield from self._hand_over(seat)
            breath.sound(*(cue for cue in cues if cue.private))
            breath.remember(*news)
            breath.answer(*(_own(news) or (seen.ask(self.sitting, "turn", seat) if is_asked else ())))
        elif self.mode.tells_by_name:
            breath.sound(*cues)
            self._tell_by_name(seat, news)
        else:
            breath.sound(*cues)
            breath.tell(*news)
            breath.tell_last(*self.news.for_all().quips)
        conversation.listen(version=self.sitting.table.version)

    def _tell_by_name(self, seat: Seat, news: Sequence[Message]) -> None:
        self.conversation.listen(seat=None)
        told, breath = self.news.for_all(), self.conversation.breath
        breath.tell(*self.mode.fit_to_tell(told.messages))  # sounds are as the seat hears them
        breath.tell_last(*told.quips)
        self.conversation.listen(seat=seat)
        breath.remember(*news)
        breath.answer(*_own(news))

    def _hand_over(self, seat: Seat) -> Talk[None]:
        self.tell_everybody()
        conversation, prompt = self.conversation, self._prompt(seat, again=True)
        conversation.listen(seat_taken=False)
        conversation.breath.answer(prompt)
        while typed := (yield from conversation.ask()):
            if (name := conversation.command(typed)) in AT_HAND_OVER and name is not None:
                yield from self.do(seat, name, typed)
            conversation.breath.answer(self._prompt(seat))
        conversation.listen(seat=seat, seat_taken=True)

    def gather(self) -> Talk[None]:
        """Announce public news, and continue when Enter confirms that everybody is present."""
        self.tell_everybody()
        conversation, prompt = self.conversation, result("everybody-there")
        conversation.listen(seat_taken=False)
        conversation.breath.answer(prompt)
        while typed := (yield from conversation.ask()):
            if conversation.command(typed) in ("help", "moves"):
                conversation.breath.answer(prompt)
            else:
                yield from self.do_for_all(typed)
        conversation.listen(seat_taken=True)

    def _prompt(self, seat: Seat, again: bool = False) -> Message:
        """Return the call of a person: complete the first time, then the name alone."""
        aloud = self.conversation.device.can.speaks and seat not in self.conversation.listening.silent
        if self.mode.reads_hand:
            id = "hand-over-aloud" if aloud else "hand-over"
        else:
            id = "hand-over-place-aloud" if aloud else "hand-over-place"
        if again and (seat, id) in self._called:
            id = "hand-over-again"
        self._called += ((seat, id),)
        return result(id, player=Message("player-name", {"player": Who(seat)}))


class Mode:
    """The default mode of a game, with choices alone. Other modes override parts."""

    has_cards = True
    """True if a colour and a value name a choice."""

    reads_hand = True
    """True if a person who takes a seat at a shared keyboard hears a hand."""

    tells_by_name = False
    """True if events of a person at a shared keyboard are announced by name."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self.conversation = play.conversation
        self.sitting = play.sitting

    def waiting_for(self) -> Seat | None:
        """Return the person who is to act, or None during bots' turns and at the end."""
        return self.sitting.turns.waiting_for(self.conversation.device.seats)

    def take_up(self) -> Talk[None]:
        """Begin a resumed game, after the summary of its state."""
        yield from ()

    def warm_up(self) -> Talk[None]:
        """Let learners practise a skill of the game."""
        yield from ()

    def play(self) -> Talk[bool]:
        """Play while people do not act seat by seat, and return True if that was so."""
        yield from ()
        return False

    def tell_moment(self, moment: Moment) -> None:
        """Announce a moment of the course."""

    def are_news(self, events: Sequence[Any]) -> Sequence[Any]:
        """Filter the events that are news: not those announced by a moment, or outdated."""
        return events

    def asks(self, seat: Seat) -> bool:
        """Return True if the mode itself asks the seat for an action, without a list of choices."""
        return False

    def is_told(self, seat: Seat) -> bool:
        return True

    def is_open(self, seat: Seat) -> bool:
        # Return True if a seat at a shared keyboard has nothing to hide.
        return False

    def greet(self, seat: Seat) -> None:
        """Greet a seat at its turn."""

    def lines(self, seat: Seat | None) -> Lines:
        return ()

    def typed(self, seat: Seat, typed: str, whole: bool = False) -> Talk[bool]:
        """Do an entry that has a meaning in the mode, and return True then. `whole`: it is a line in any case."""
        yield from ()
        return False

    def picked(self, seat: Seat, picked: PickedOffer) -> Talk[bool]:
        yield from ()
        return False

    def answer_to(self, question: str, seat: Seat | None) -> tuple[Message, ...]:
        """Answer a question about the game, for a seat or for all at the device."""
        return seen.ask(self.sitting, question, seat)

    def help(self, seat: Seat) -> tuple[Message, ...]:
        return ()

    def others(self, seat: Seat) -> Message | None:
        """Return the message about all other keys if some have a special meaning, else None."""
        return None

    def is_pressed(self, seat: Seat, choices: Sequence[Choice]) -> bool:
        """Return True if a seat with one choice must still press a key, to keep that secret."""
        return False

    def about(self, seat: Seat, typed: str) -> Message | None:
        """Return the meaning of a key or a word in the mode, None for the usual one."""
        return None

    def words(self, seat: Seat) -> Mapping[str, object]:
        return {}

    def naming(self, seat: Seat) -> Message:
        return result("type-name")

    def calls_all(self, news: Sequence[Message]) -> bool:
        """Return True if news are announced to everyone at a shared keyboard first."""
        return False

    def numbered(self, messages: tuple[Message, ...]) -> tuple[Message, ...]:
        """Return messages for the history, with numbers if a line of braille needs them."""
        return messages

    def fit_to_tell(self, news: Sequence[Message]) -> tuple[Message, ...]:
        """Filter the news that are not announced in another way."""
        return tuple(news)


def _own(news: Sequence[Message]) -> list[Message]:
    return list(filter(is_own, news))
