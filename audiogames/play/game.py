"""A game at one device: news, turns, and the entries of its people."""

from collections.abc import Sequence
from contextlib import nullcontext
from functools import partial
from typing import Final

from audiogames.core.game import QUESTIONS, Choice
from audiogames.core.messages import Category, Message, Seat, Who, result
from audiogames.core.timing import SOON
from audiogames.play.conversation import Conversation
from audiogames.play.in_game.news import News
from audiogames.play.in_game.play import Play
from audiogames.play.in_game.requests import Requests
from audiogames.play.in_game.themes import beginning
from audiogames.play.keys.answers import not_understood
from audiogames.play.keys.hearing import HEADPHONES
from audiogames.play.modes import mode_of
from audiogames.play.parsing.commands import is_no
from audiogames.play.parsing.typed import in_digits
from audiogames.play.prompts import WAIT, PickedOffer, Talk
from audiogames.play.table import seen
from audiogames.play.table.devices.presence import BEHIND, CALLED_AWAY
from audiogames.play.table.sitting import Sitting

THERE: Final = "."
"""The key to an item at which somebody else points, valid once."""


class GameTalk:
    """One game at one device, until it ends or is left.

    `file_name` is the name of its journal. `seats` are those at this device, by default all persons.
    """

    def __init__(
        self,
        conversation: Conversation,
        sitting: Sitting,
        file_name: str,
        resumed: bool = False,
        seats: Sequence[Seat] | None = None,
        playing: type[Play] = Play,
    ) -> None:
        self.conversation = conversation
        self.sitting = sitting
        conversation.sit(sitting, sitting.seating.people if seats is None else seats)
        self._resumed = resumed
        self._enter_told = False
        self.pointed = ""
        self._play = playing(conversation, sitting, resumed)
        self._answers = self._play.answers
        self._requests = Requests(self._play, file_name)
        self._mode = mode_of(self._play)
        self._play.begin(self._mode, self._requests.do)

    @property
    def news(self) -> News:
        return self._play.news

    def point_at(self, item: str) -> None:
        """Let a key lead once to the item at which somebody at another device points."""
        self.pointed = item

    def walked(self, seat: Seat) -> str | None:
        return self._requests.walked(seat)

    def speak_here(self, moment: int) -> None:
        """Speak public news here again, which a screen has spoken up to a moment."""
        self._play.speak_here(moment)

    def run(self) -> Talk[None]:
        """Play until the game ends. Raises PersonLeft when the person leaves."""
        conversation, sitting = self.conversation, self.sitting
        conversation.listen(seat=conversation.device.seats[0] if len(conversation.device.seats) == 1 else None)
        self._draw_curtains()
        if self._resumed:
            if sitting.hearing.unreadable:
                conversation.breath.answer(result("journal-beside-damaged"))
                sitting.hearing.told_unreadable()
            self._tell_missed()
            conversation.breath.answer(*seen.where_we_are(sitting, conversation.listening.seat))
            yield from self._mode.take_up()
        else:
            conversation.breath.sound(*beginning(sitting.game.room))
        if not self._resumed and self._play.teacher is not None:
            self._play.teacher.begin()
            yield from self._mode.warm_up()
            self._play.teach()
        while not sitting.table.over:
            if (yield from self._mode.play()):
                self._play.tell_moments()
                continue
            if (seat := self._mode.waiting_for()) is None:
                yield from self._wait()
            else:
                yield from self._turn(seat)
        self._tell_end()

    def _tell_missed(self) -> None:
        conversation = self.conversation
        if not conversation.device.seats:
            return
        news = (
            self._play.news.for_all() if conversation.shared else self._play.news.fresh(conversation.device.seats[0])
        ).messages
        said = (message for message in self._mode.fit_to_tell(news) if message.category != Category.TURN)
        missed = tuple(message for message in said if not self._is_own_lateness(message))
        if missed:
            conversation.breath.answer(result("missed"))
            with conversation.breath.to_all():
                conversation.breath.tell(*missed)

    def _is_own_lateness(self, message: Message) -> bool:
        """Return True if a message only says that somebody here was late, who is listening now."""
        seats = [Who(seat) for seat in self.conversation.device.seats]
        return message.id in (BEHIND, CALLED_AWAY) and message.arguments.get("player") in seats

    # The others.

    def _wait(self) -> Talk[None]:
        conversation, sitting = self.conversation, self.sitting
        if sitting.due() <= conversation.now + SOON:
            yield WAIT
            return
        self._play.tell_news()
        self._play.tell_moments()
        if sitting.is_resting:
            self._play.teach()
        if sitting.bots.waits_for(conversation.device.id):
            yield from self._wait_for_enter(conversation.device.seats[0])
            sitting.bots.wait_for(conversation.device.id, False)
            return
        seat = next(iter(conversation.device.seats), None)
        typed = yield from conversation.read(wakes=True, lines=self._mode.lines(seat))
        if typed is None:
            return
        if not conversation.shared and conversation.device.seats:
            yield from self._typed(conversation.device.seats[0], typed)
        else:
            yield from self._play.do_for_all(typed)

    def _wait_for_enter(self, seat: Seat) -> Talk[None]:
        if not self._enter_told:
            self.conversation.breath.answer(result("enter-goes-on"))
            self._enter_told = True
        while typed := (yield from self.conversation.ask()):
            name = self.conversation.command(typed)
            if name is None:
                self.conversation.breath.answer(result("enter-goes-on"))
            else:
                yield from self._requests.do(seat, name, typed)

    # A person's turn.

    def _turn(self, seat: Seat) -> Talk[None]:
        if not (yield from self._begins(seat)):
            return
        version, noticed = self.sitting.table.version, self.sitting.seats.noticed
        self._play.tell_moments()  # after the news of what they follow from
        while self.sitting.table.version == version and seat in self.conversation.device.seats:
            if noticed != self.sitting.seats.noticed and not self.conversation.shared:
                noticed = self.sitting.seats.noticed
                self._play.tell_news()
            typed = yield from self.conversation.read(wakes=True, lines=self._mode.lines(seat))
            if seat not in self.conversation.device.seats:
                return
            if typed is not None:
                with self._play.typed_ahead(seat, typed):
                    yield from self._typed(seat, typed)
            elif self.sitting.table.version == version:
                self._play.tell_moments()

    def _begins(self, seat: Seat) -> Talk[bool]:
        """Begin a person's turn, and return True if they are to choose. An only choice is automatic, unless paused."""
        choices = seen.choices(self.sitting, seat)
        is_paused = self.sitting.seating.paused_by is not None
        alone = len(choices) == 1 and not is_paused and not self._mode.is_pressed(seat, choices)
        if alone and self.sitting.turns.another_goes_first(seat):
            yield WAIT
            return False
        self.sitting.bots.wait_for(self.conversation.device.id, False)
        yield from self._ask_for_headphones(seat)
        yield from self._play.take_seat(seat, is_asked=not alone or not choices[0].told)
        if alone:
            if self.sitting.is_resting:
                self._play.teach()
            yield from self._act_by_itself(seat, choices[0])
            return False
        if not self._mode.asks(seat):
            self._answers.offer(seat, choices, self._mode.is_told(seat))
        self._mode.greet(seat)
        if self._play.teacher is not None:
            self._play.teacher.pause((seat,), asked=True)
        return True

    def _ask_for_headphones(self, seat: Seat) -> Talk[None]:
        """Let a face ask, before the first sounds that come from a side: those of what others have done."""
        door = self.conversation.doors.get(HEADPHONES)
        others = any(step.entry.seat not in (None, seat) for step in self.sitting.table.steps)
        if door is not None and others and self.conversation.device.can.hears:
            with self._play.paused():
                yield from door()

    def _act_by_itself(self, seat: Seat, choice: Choice) -> Talk[None]:
        """Do a person's only choice, and announce it when it is stored."""
        conversation = self.conversation
        why = self._play.attempt(seat, choice.action, is_asked=False)
        while self.sitting.halted is not None:
            yield WAIT
        if why is not None:
            conversation.breath.answer(why)
            return
        if not choice.told:
            conversation.breath.tell(result("only-choice", choice=choice.message))
        self._play.done(seat)

    def _typed(self, seat: Seat, typed: str) -> Talk[None]:
        if isinstance(typed, PickedOffer):
            if not (yield from self._mode.picked(seat, typed)):
                self._play.pick_for(seat, typed.entry)
            return
        if self.sitting.consent.asks(seat) is not None and is_no(typed):
            self.sitting.turns.answer_undo(seat, False, self.conversation.now)
            return
        if (meant := self._answers.confirmed(typed)) is None:
            return
        typed = meant
        if typed == THERE and self.pointed:
            item, self.pointed = self.pointed, ""
            self._requests.go_there(seat, item)
            return
        name = self._requests.command(typed)
        self._requests.forget_help(name)
        if (yield from self._mode.typed(seat, typed)):
            self._answers.forget()
        elif not typed or name is None or typed in self.sitting.game.keys or in_digits(typed).isdecimal():
            if not self._answers.typed(seat, typed, seen.choices(self.sitting, seat)) and not self._is_near(
                seat, typed
            ):
                self.conversation.breath.answer(not_understood(typed))
        else:
            self._answers.forget()
            with nullcontext() if name in QUESTIONS else self._play.paused():  # a question takes no time
                yield from self._requests.do(seat, name, typed)

    def _is_near(self, seat: Seat, typed: str) -> bool:
        is_meant = partial(self._mode.about, seat)
        return self._answers.ask_about(seat, typed, self._mode.words(seat), lambda near: is_meant(near) is not None)

    def _draw_curtains(self) -> None:
        """Draw the configured curtains before anything private. One that stays open is announced."""
        conversation = self.conversation
        if conversation.draw_curtain is None:
            return
        for seat in conversation.device.seats:
            wanted = seat < len(conversation.device.curtains) and conversation.device.curtains[seat] != "open"
            why = conversation.draw_curtain(seat) if wanted else None
            if why is not None:
                conversation.breath.answer(result("curtain-stays-open", player=Who(seat)), why)

    def _tell_end(self) -> None:
        self._play.tell_moments()
        self._play.tell_news()
        if self._play.teacher is not None and self.conversation.device.seats:
            self._play.teacher.finish(self.conversation.device.seats)
        self.conversation.breath.flush()  # what bots say last is said before the next question
