from collections.abc import Mapping, Sequence
from typing import Any, Final

from audiogames.core.game import Choice
from audiogames.core.messages import Category, Message, Seat, result
from audiogames.core.timing import Moment
from audiogames.games.du_balai.course import ANSWERED
from audiogames.games.du_balai.events import DieTold
from audiogames.games.du_balai.state import PASS, ROLL
from audiogames.play.in_game.play import Mode, Play
from audiogames.play.modes.du_balai.formula import FormulaKeys
from audiogames.play.modes.du_balai.glance import Glance, LookAlone, course_of, without_dice
from audiogames.play.modes.du_balai.keys import book_wish, symbol_names
from audiogames.play.modes.du_balai.last_round import FOR_EVERYBODY, LastRound
from audiogames.play.modes.du_balai.spells import AttractionKeys, CorrectingKeys
from audiogames.play.prompts import Talk
from audiogames.play.table import seen

TOLD_TOO_LATE: Final = frozenset({"balai-wrote-own", "balai-waits"})
"""Outdated when a person is next at a shared keyboard."""


class DiceMode(Mode):
    has_cards = False
    reads_hand = False
    tells_by_name = True

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self._alone = LookAlone(play)
        self._formula = FormulaKeys(play)
        self._correcting = CorrectingKeys(play)
        self._last_round = LastRound(play, self._correcting)
        self._glance = Glance(play, self._last_round)
        self._attraction = AttractionKeys(play)
        self._hands: dict[Seat, tuple[str, ...]] = {}
        self._passing: dict[Seat, Any] = {}

    def take_up(self) -> Talk[None]:
        if self.conversation.shared and self._glance.is_on():
            yield from self._play.gather()

    def play(self) -> Talk[bool]:
        """At a shared keyboard dice are rolled when everyone is present."""
        if self._glance.is_on():
            yield from self._glance.play()
            return True
        if self._is_rolled_for_all():
            yield from self._roll()
            return True
        lookers = self._alone.lookers()
        for seat in lookers:
            yield from self._play.take_seat(seat)
            yield from self._alone.look(seat)
        return bool(lookers)

    def tell_moment(self, moment: Moment) -> None:
        if moment.what == ANSWERED:
            self.conversation.breath.answer(result("balai-answer-kept")._replace(private=True))
        self._glance.tell_moment(moment)
        self._alone.tell_moment(moment)

    def are_news(self, events: Sequence[Any]) -> Sequence[Any]:
        """Announced dice are heard as they land."""
        return [event for event in events if not isinstance(event, DieTold)]

    def _is_rolled_for_all(self) -> bool:
        seats = self.conversation.device.seats
        is_rolled = self.sitting.view(None).phase == "roll" and bool(self.sitting.table.to_act())
        return self.conversation.shared and is_rolled and not course_of(self.sitting).are_there(seats)

    def _roll(self) -> Talk[None]:
        conversation = self.conversation
        yield from self._play.gather()
        self.sitting.press(conversation.device.seats, "there", conversation.now)
        seat = self.sitting.turns.waiting_for(conversation.device.seats)
        if seat is not None:
            self._play.act(seat, ROLL)

    def asks(self, seat: Seat) -> bool:
        if self._glance.is_on():
            return True
        corrects, pulls = self._correcting.spells(seat), self._attraction.choices(seat)
        return self._formula.view(seat) is not None or bool(corrects or pulls)

    def greet(self, seat: Seat) -> None:
        self._tell_hand(seat)
        self._formula.greet(seat)
        self._correcting.greet(seat)
        self.conversation.breath.answer(*self._attraction.help(seat))
        view = self.sitting.view(seat)
        is_new = self._passing.get(seat) != (view.dice, view.closer)
        if is_new and self.is_pressed(seat, seen.choices(self.sitting, seat)):
            self._passing[seat] = view.dice, view.closer
            self.conversation.breath.answer(result("nothing-to-play")._replace(private=True))

    def _tell_hand(self, seat: Seat) -> None:
        """At a shared keyboard a hand is private."""
        view = self._formula.view(seat)
        held = None if view is None else view.cards[seat]
        if not self.conversation.shared or held is None:
            return
        if held != self._hands.get(seat, ()):
            self.conversation.breath.answer(*seen.ask(self.sitting, "hand", seat))
        self._hands[seat] = held

    def typed(self, seat: Seat, typed: str, whole: bool = False) -> Talk[bool]:
        if self._formula.typed(seat, typed) or self._correcting.typed(seat, typed):
            return True
        if (yield from self._attraction.typed(seat, typed)):
            return True
        if self._formula.view(seat) is None or not typed.isalpha() or book_wish(typed) is None:
            return False
        self.conversation.breath.answer(result("formula-book-closed"))
        return True

    def help(self, seat: Seat) -> tuple[Message, ...]:
        if self._alone.is_on:
            return self._alone.help()
        here = self._glance.help() or self._formula.help(seat)
        return here or self._correcting.help(seat) or self._attraction.help(seat)

    def others(self, seat: Seat) -> Message | None:
        """Letters may mean symbols, or close the book."""
        if self._alone.is_on:
            return super().others(seat)
        return self._glance.others() if self._glance.is_on() else self._formula.others(seat)

    def answer_to(self, question: str, seat: Seat | None) -> tuple[Message, ...]:
        """After a round, the answer about the middle of the table includes its formulas."""
        told = super().answer_to(question, seat)
        return (*told, *self._last_round.formulas(seat)) if question == "current" else told

    def words(self, seat: Seat) -> Mapping[str, object]:
        return symbol_names() if self._formula.view(seat) is not None or self._correcting.spells(seat) else {}

    def naming(self, seat: Seat) -> Message:
        writes = self._formula.view(seat) is not None
        return result("formula-naming" if writes or self._correcting.spells(seat) else "choice-naming")

    def about(self, seat: Seat, typed: str) -> Message | None:
        if self._alone.is_on:
            return self._with_enter(typed, self._alone.about(typed))
        about = self._glance.about(typed) or self._formula.about(seat, typed) or self._correcting.about(seat, typed)
        return self._with_enter(typed, about)

    def _with_enter(self, typed: str, about: Message | None) -> Message | None:
        return about if typed or about is None else result("room-about-enter", about=about)

    def is_pressed(self, seat: Seat, choices: Sequence[Choice]) -> bool:
        """The seat can only pass, and other people could guess why if no key was pressed."""
        return len(self.sitting.seating.people) > 1 and all(choice.action == PASS for choice in choices)

    def numbered(self, messages: tuple[Message, ...]) -> tuple[Message, ...]:
        """Without dice that are out of sight."""
        return messages if self._glance.is_on() else without_dice(messages)

    def calls_all(self, news: Sequence[Message]) -> bool:
        return any(line.id == FOR_EVERYBODY for line in news)

    def fit_to_tell(self, news: Sequence[Message]) -> tuple[Message, ...]:
        """Without dice, outdated messages, and formulas that are heard on request.

        With a Décret one looks before one writes.
        """
        fit = self._last_round.without_formulas(without_dice(news))
        if self.conversation.shared and self.sitting.view(None).phase != "write":
            fit = tuple(line for line in fit if line.id not in TOLD_TOO_LATE)
        return tuple(line for line in fit if line.category != Category.TURN) if self._alone.lookers() else fit


MODE = DiceMode
