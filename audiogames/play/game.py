"""A game at one device: news, the question whose turn it is, and what the person types."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from functools import partial
from math import inf
from typing import Any, Final

from audiogames.core.errors import GameError, IllegalAction
from audiogames.core.game import QUESTIONS, Choice
from audiogames.core.messages import Category, Cue, Message, Seat, Who
from audiogames.core.timing import SOON
from audiogames.play.commands import WALKING, Move, echo, is_no, named_card
from audiogames.play.conversation import Conversation
from audiogames.play.entries import TYPED_AHEAD
from audiogames.play.keys import advice, hearing, review
from audiogames.play.keys import help as help_pages
from audiogames.play.keys.answers import Answers, choices_of, not_understood, note
from audiogames.play.keys.questions import choose_options, fitting, yes
from audiogames.play.keys.walk import Walker, lead, walk
from audiogames.play.modes import Floor, do_for_all, mode_of
from audiogames.play.news import News
from audiogames.play.prompts import WAIT, Entry, Left, Picked, Talk
from audiogames.play.sharing import Sharing, own
from audiogames.play.table.presence import BEHIND
from audiogames.play.table.sitting import WITHDRAWN, Sitting
from audiogames.play.teacher import teacher_of

ROOMS: Final = frozenset({"options", "sounds", "rules", "keys"})
"""The commands that lead out of the game and back: an Enter too many there must decide nothing here."""


THERE: Final = "."
"""The key that leads to what somebody else points at, once; what it means in the game it means before and after."""


class GameTalk:
    """One game at one device, until it ends or is left.

    `file_name` is what its journal is called, `seats` those that play at this device: all persons, if nothing is said.
    With `hosts` the time of the table passes by this conversation.
    """

    def __init__(
        self,
        conversation: Conversation,
        sitting: Sitting,
        file_name: str,
        resumed: bool = False,
        seats: Sequence[Seat] | None = None,
        hosts: bool = True,
    ) -> None:
        self.conversation = conversation
        self.sitting = sitting
        conversation.sit(sitting, sitting.people if seats is None else seats, hosts)
        self._resumed = resumed
        self._file_name = file_name
        self.answers = Answers(conversation, sitting, self._act)
        self._enter_told = False
        self._helped = False
        """Whether help was asked for last, and said what may be done."""
        self._is_typed_ahead = False
        """Whether the key that is being answered came before its question could be heard."""
        self._decided = -inf
        """When a key last decided something, or would have if it had not come too soon."""
        self._advised: tuple[Seat, int] | None = None
        """The seat that was told the best choice last, and at which version of the table."""
        self.news = News(conversation, sitting, resumed)
        conversation.breath.show(self.news.for_screen)
        self._sharing = Sharing(conversation, sitting, self.news, self._do, self._fit_to_tell)
        self._walkers: dict[Seat, Walker] = {}
        self._told_alone = conversation.ears.moment
        """The last moment that was told for one seat alone: others may be told again."""
        self.pointed = ""
        """The id of the item at which somebody at another device points; empty once the person went there."""
        self._mode = mode_of(
            Floor(
                conversation,
                sitting,
                self._act,
                self._attempt,
                self._do,
                self._take_seat,
                self._teach,
                self._sharing.tell_everybody,
                self._sharing.gather,
                self.news,
                self._quit,
                self.tell_moments,
                self._pick,
            )
        )
        self.news.chosen_by = self._mode.are_news
        self._teacher = teacher_of(conversation, sitting)
        if not self._mode.has_cards:
            self.answers.colours = ()

    def run(self) -> Talk[None]:
        """Play until the game ends. Raises Left when the person leaves."""
        conversation, sitting = self.conversation, self.sitting
        conversation.listen(seat=conversation.device.seats[0] if len(conversation.device.seats) == 1 else None)
        self._draw_curtains()
        if self._resumed:
            if sitting.unreadable:
                conversation.breath.answer(note("journal-beside-damaged"))
                sitting.told_unreadable()
            if sitting.seating.paused_by is not None and conversation.hosts and conversation.device.seats:
                sitting.go_on(conversation.now, conversation.device.seats[0])
            self._tell_missed()
            conversation.breath.answer(*sitting.where_we_are(conversation.listening.seat))
            yield from self._mode.take_up()
        elif self._teacher is not None:
            self._teacher.begin()
            yield from self._mode.warm_up()
            self._teach()
        while not sitting.over:
            if (yield from self._mode.play()):
                self.tell_moments()
                continue
            if (seat := self._mode.waiting_for()) is None:
                yield from self._wait()
            else:
                yield from self._turn(seat)
        self._tell_end()

    def _tell_missed(self) -> None:
        """Tell what was kept of the game and not heard before it was left: to one person, or what all here may hear."""
        conversation = self.conversation
        if not conversation.device.seats:
            return
        news = (self.news.for_all() if conversation.shared else self.news.fresh(conversation.device.seats[0])).messages
        said = (message for message in self._fit_to_tell(news) if message.category != Category.TURN)
        missed = tuple(message for message in said if not self._is_own_lateness(message))
        if missed:
            conversation.breath.answer(note("missed"))
            with conversation.breath.to_all():
                conversation.breath.tell(*missed)

    def _is_own_lateness(self, message: Message) -> bool:
        """Whether it only says that somebody here was late with listening: they are hearing it now."""
        seats = [Who(seat) for seat in self.conversation.device.seats]
        return message.id == BEHIND and message.arguments.get("player") in seats

    # The others.

    def _wait(self) -> Talk[None]:
        """Let others act until someone at this device must; what they do is told as it happens."""
        conversation, sitting = self.conversation, self.sitting
        if sitting.due() <= conversation.now + SOON:
            yield WAIT
            return
        self.tell_news()
        self.tell_moments()
        if sitting.is_resting:
            self._teach()
        if sitting.waits_for(conversation.device.id):
            yield from self._wait_for_enter(conversation.device.seats[0])
            sitting.wait_for(conversation.device.id, False)
            return
        typed = yield from conversation.read(wakes=True)
        if typed is None:
            return
        if not conversation.shared and conversation.device.seats:
            yield from self._typed(conversation.device.seats[0], typed)
        else:
            yield from do_for_all(conversation, sitting, self._do, typed)

    def tell_news(self) -> None:
        """Tell what happened, to the one seat at this device, to all of them, or to a viewer."""
        conversation = self.conversation
        if conversation.shared:
            if self.news.are_public():
                self._sharing.tell_everybody()
            return
        seat = conversation.device.seats[0] if conversation.device.seats else None
        news = self.news.fresh(seat)
        self._tell(self._fit_to_tell(news.messages), news.cues, news.quips)

    def _tell(self, messages: Sequence[Message], cues: Sequence[Cue], quips: Sequence[Message]) -> None:
        """Tell news, with their sounds, and after all that goes with them what bots say of their own."""
        with self.conversation.breath.to_all():
            self.conversation.breath.sound(*cues)
            self.conversation.breath.tell(*messages)
            self.conversation.breath.tell_last(*quips)

    def speak_here(self, moment: int) -> None:
        """Say here again what all may hear, since a screen in the same room says it no longer.

        What it has not said to its end comes at once: the news, and the moments after one.
        """
        conversation = self.conversation
        conversation.listen(screen_speaks=False)
        conversation.breath.speak_again(*self._fit_to_tell(self.news.unsaid(conversation.device.seats[0])))
        self.sitting.presence.unheard(conversation.device.id, moment)
        conversation.ears.return_to(moment)

    def _fit_to_tell(self, news: Sequence[Message]) -> tuple[Message, ...]:
        return self._mode.fit_to_tell(news)

    def tell_moments(self) -> None:
        """Tell what the course of the game tells in time, each moment once."""
        conversation, moments = self.conversation, self.sitting.moments
        for moment in moments[conversation.ears.moment :]:
            conversation.ears.reach(moment.number)
            if moment.seat is not None and moment.number <= self._told_alone:
                continue
            self._told_alone = max(self._told_alone, moment.number if moment.seat is not None else 0)
            if moment.what != WITHDRAWN and (moment.seat is None or moment.seat in conversation.device.seats):
                with conversation.breath.to_all() if moment.seat is None else nullcontext():
                    self._mode.tell_moment(moment)

    def _wait_for_enter(self, seat: Seat) -> Talk[None]:
        if not self._enter_told:
            self.conversation.breath.answer(note("enter-goes-on"))
            self._enter_told = True
        while typed := (yield from self.conversation.ask()):
            name = self.conversation.command(typed)
            if name is None:
                self.conversation.breath.answer(note("enter-goes-on"))
            else:
                yield from self._do(seat, name, typed)

    # A person's turn.

    def _turn(self, seat: Seat) -> Talk[None]:
        if not (yield from self._begins(seat)):
            return
        version, noticed = self.sitting.table.version, self.sitting.noticed
        self.tell_moments()  # after the news of what they follow from
        while self.sitting.table.version == version and seat in self.conversation.device.seats:
            if noticed != self.sitting.noticed and not self.conversation.shared:
                noticed = self.sitting.noticed
                self.tell_news()
            typed = yield from self.conversation.read(wakes=True)
            if seat not in self.conversation.device.seats:
                return
            if typed is not None:
                self._is_typed_ahead = self._came_too_soon(seat, typed)
                yield from self._typed(seat, typed)
                self._is_typed_ahead = False
            elif self.sitting.table.version == version:
                self.tell_moments()

    def _came_too_soon(self, seat: Seat, typed: str) -> bool:
        """Return True if a key comes so soon after one that decided something that nobody can have heard what is asked.

        Such a key is held down, or pressed twice, and decides nothing. A mode that asks for itself, such as one in
        which seconds count, has its own way.
        """
        conversation = self.conversation
        if isinstance(typed, Picked) or conversation.device.keys == "line" or self._mode.asks(seat):
            return False
        return conversation.device.can.interactive and conversation.now < self._decided + TYPED_AHEAD

    def _begins(self, seat: Seat) -> Talk[bool]:
        """Begin the turn of a person, and ask; whether they are to choose: an only choice makes itself."""
        choices = self.sitting.choices(seat)
        alone = len(choices) == 1 and not self._mode.is_pressed(seat, choices)
        if alone and self.sitting.another_goes_first(seat):
            yield WAIT
            return False
        self.sitting.wait_for(self.conversation.device.id, False)
        yield from self._take_seat(seat, is_asked=not alone or not choices[0].told)
        if alone:
            if self.sitting.is_resting:
                self._teach()
            yield from self._act_by_itself(seat, choices[0])
            return False
        if not self._mode.asks(seat):
            self.answers.offer(seat, choices)
        self._mode.greet(seat)
        if self._teacher is not None:
            self._teacher.pause((seat,), asked=True)
        return True

    def _act_by_itself(self, seat: Seat, choice: Choice) -> Talk[None]:
        """Do what is a person's only choice, and tell it once it is kept."""
        conversation = self.conversation
        why = self._attempt(seat, choice.action, is_asked=False)
        while self.sitting.halted is not None:
            yield WAIT
        if why is not None:
            conversation.breath.answer(why)
            return
        if not choice.told:
            conversation.breath.tell(note("only-choice", choice=choice.message))
        self._done(seat)

    def _teach(self) -> None:
        """Tell what matters to all who learn at this device, before the game goes on."""
        if self._teacher is not None and self.conversation.device.seats:
            self._teacher.pause(self.conversation.device.seats)

    def _take_seat(self, seat: Seat, is_asked: bool = True) -> Talk[None]:
        """Tell the news; at a shared keyboard the screen is cleared first, and the seat taken with Enter.

        Where nothing is asked, since the only choice makes itself, it is not told that the person is to act.
        """
        conversation = self.conversation
        told, cues, _, quips = self.news.fresh(seat)
        news = self._mode.fit_to_tell(told)
        if not is_asked:
            news = tuple(message for message in news if message.category != Category.TURN)
        if not conversation.shared:
            self._tell(news, cues, quips)
        elif conversation.listening.seat != seat or self._mode.calls_all(news):
            self.answers.take_keyboard(seat)
            yield from self._sharing.hand_over(seat, self._mode)
            conversation.breath.sound(*(cue for cue in cues if cue.private))
            conversation.breath.remember(*news)
            conversation.breath.answer(*(own(news) or (self.sitting.ask("turn", seat) if is_asked else ())))
        elif self._mode.tells_by_name:
            conversation.breath.sound(*cues)
            self._sharing.tell_by_name(seat, news)
        else:
            conversation.breath.sound(*cues)
            conversation.breath.tell(*news)
            conversation.breath.tell_last(*self.news.for_all().quips)
        self.conversation.listen(version=self.sitting.table.version)

    def _typed(self, seat: Seat, typed: str) -> Talk[None]:
        """Do what the person typed, or say why not."""
        if isinstance(typed, Picked):
            self._picked(seat, typed.entry)
            return
        if self.sitting.asks(seat) is not None and is_no(typed):
            self.sitting.answer_undo(seat, False, self.conversation.now)
            return
        if typed == THERE and self.pointed:
            self._go_there(seat)
            return
        choices = self.sitting.choices(seat)
        self._helped = self._helped and self._command(typed) == "help"
        if (yield from self._mode.typed(seat, typed)):
            self.answers.forget()
        elif not typed:
            self.answers.enter(seat, choices)
        elif typed in self.sitting.game.keys:
            self.answers.own_key(seat, typed, choices)
        elif typed.isdigit() and typed.isascii():
            self.answers.number(seat, typed, choices)
        elif (name := self._command(typed)) is not None:
            self.answers.forget()
            with self._mode.paused():
                yield from self._do(seat, name, typed)
        elif not (self.answers.named(seat, typed, choices) or self.answers.worded(seat, typed, choices)):
            self.conversation.breath.answer(not_understood(typed))

    def _command(self, typed: str) -> str | None:
        """Return the command that was typed; only the history takes words after it, and "j 7" is a yellow card."""
        first, *behind = typed.split() or [typed]
        name = self.conversation.command(first)
        if not behind or name is None:
            return name
        card = named_card(typed, self.conversation.device.language, self.sitting.game.colours)
        return name if name == "history" and (card is None or card.value is None) else None

    def _pick(self, picked: Picked) -> None:
        """Do what answers an offer, whosever here it is."""
        offers = {seat: self.sitting.offer(seat) for seat in self.conversation.device.seats}
        open_to = (seat for seat, offer in offers.items() if offer is not None and offer.number == picked.entry.offer)
        if offers:
            self._picked(next(open_to, self.conversation.device.seats[0]), picked.entry)

    def _picked(self, seat: Seat, entry: Entry) -> None:
        """Do what answers an offer: an action, or what parts in piles mean together."""
        self.answers.forget()
        offer, action = self.sitting.offer(seat), entry.text
        if entry.piles and offer is not None and offer.number == entry.offer:  # else it is refused, whatever it means
            try:
                action = self.sitting.game.compose(self.sitting.view(seat), entry.piles)
            except IllegalAction as error:
                self.conversation.breath.answer(error.message._replace(private=True))
                return
        self._act(seat, action, entry.offer)

    def _act(self, seat: Seat, action: Any, offer: int | None = None) -> None:
        conversation = self.conversation
        self._decided = conversation.now
        if self._is_typed_ahead:
            return
        why = self._attempt(seat, action, offer)
        if why is not None:
            conversation.breath.answer(why)
            return
        self._done(seat)

    def _done(self, seat: Seat) -> None:
        """Note in the history, and by a click where nothing is said, that something was done for a seat."""
        if seat in self.conversation.listening.silent:
            self.conversation.breath.click()
        self.conversation.breath.history.mark_turn()

    def _attempt(self, seat: Seat, action: Any, offer: int | None = None, is_asked: bool = True) -> Message | None:
        """Do what a person asks, and give the reply out no sooner than it may be; return why it cannot be done.

        `is_asked` is as for `Sitting.submit`.
        """
        conversation = self.conversation
        try:
            least = self.sitting.submit(seat, action, conversation.now, offer, conversation.after, is_asked)
        except IllegalAction as error:  # what a hand lacks is nobody else's business either
            return error.message._replace(private=True)
        except GameError as error:
            return error.message
        conversation.breath.hold_back(conversation.now + least)
        return None

    # What can be asked.

    def _do(self, seat: Seat, name: str, typed: str) -> Talk[None]:
        self._helped = self._helped and name == "help"
        if name == "moves":
            told = self._may_do(seat)
            self.conversation.breath.answer(
                *(piece for message in told for piece in fitting(self.conversation, message))
            )
            if not self._mode.asks(seat):
                self.answers.read_again(seat, self.sitting.choices(seat))
        elif name in QUESTIONS:
            if name == "hand":
                self.answers.read_hand(seat)
            else:
                self.conversation.breath.answer(*self.sitting.ask(name, seat))
        elif name == "history":
            review.since_last_turn(self.conversation, typed)
        elif name == "name":
            yield from self._type_name(seat)
        elif (asks := HANDLERS[name](self, seat)) is not None:
            yield from asks
            if name in ROOMS:
                self._ask_again(seat)
                self.conversation.entries.spare_enter(partial(self._ask_again, seat))

    def _ask_again(self, seat: Seat) -> None:
        """Repeat the question, after the person was elsewhere."""
        conversation = self.conversation
        conversation.breath.answer(
            *self.sitting.ask("turn", conversation.listening.seat if conversation.shared else seat)
        )
        if not self._mode.asks(seat) and seat in self.sitting.table.to_act():
            self.answers.read_again(seat, self.sitting.choices(seat))

    def _type_name(self, seat: Seat) -> Talk[None]:
        """Take a name letter by letter, of a card or a choice, also where single keys are commands."""
        choices = self.sitting.choices(seat)
        self.conversation.breath.answer(self._mode.naming(seat))
        typed = yield from self.conversation.line()
        if not typed:
            self.conversation.breath.answer(note("nothing-played"))
        elif " " in typed and self._command(typed) == "history":
            review.since_last_turn(self.conversation, typed)
        elif (yield from self._mode.typed(seat, typed, whole=True)):
            return
        elif not (self.answers.named(seat, typed, choices) or self.answers.worded(seat, typed, choices)):
            self.conversation.breath.answer(note("not-understood", typed=echo(typed)))

    def _answer_or(self, messages: tuple[Message, ...], otherwise: str) -> None:
        self.conversation.breath.answer(*(messages or (note(otherwise),)))

    def _walk(self, seat: Seat, move: Move) -> None:
        """Walk the table as it was shown last; numbers of choices that are told there may be typed from then on."""
        conversation, walker = self.conversation, self._walkers.setdefault(seat, Walker())
        choices = choices_of(conversation, self.sitting, seat) if move == "here" else ()
        if walk(conversation, walker, move, self.sitting.game.zones(conversation.seen), choices):
            self.answers.read[seat] = tuple(choice.action for choice in choices)

    def _go_there(self, seat: Seat) -> None:
        """Lead the person at a seat to what somebody points at, if it still lies on the table."""
        item, self.pointed = self.pointed, ""
        walker = self._walkers.setdefault(seat, Walker())
        self.answers.forget()
        with self._mode.paused():
            lead(self.conversation, walker, item, self.sitting.game.zones(self.conversation.seen))

    def walked(self, seat: Seat) -> str | None:
        """Return the id of the item that the person at a seat walked to last; None where they are on none."""
        return self._walkers.setdefault(seat, Walker()).item

    def _heard(self, seat: Seat, name: str) -> Talk[None]:
        yield from hearing.do(self.conversation, name)

    def _help(self, seat: Seat) -> Talk[None]:
        """Say what may be done now; asked for again at once, read all keys that work here."""
        conversation, mode = self.conversation, self._mode
        if not self._helped:
            if self._teacher is not None:
                conversation.breath.answer(*self._teacher.again(seat))
            conversation.breath.answer(*help_pages.now_first(conversation, self._may_do(seat)))
            self._helped = True
            return
        others = mode.others(seat)
        keys = help_pages.keys_here(conversation, self.sitting.game.name) if others is None else (others,)
        if (yield from help_pages.read_pages(conversation, (*mode.help(seat), *keys))):
            conversation.entries.spare_enter(partial(self._ask_again, seat))

    def _learn_keys(self, seat: Seat) -> Talk[None]:
        yield from help_pages.learn_keys(self.conversation, self.sitting.game.name, partial(self._mode.about, seat))

    def _may_do(self, seat: Seat) -> tuple[Message, ...]:
        return self._mode.help(seat) or self.sitting.ask("moves", seat)

    def _advise(self, seat: Seat) -> Talk[None]:
        """Say what might be played and why; asked for again, the second best. Whoever types on wants it no more."""
        conversation, sitting = self.conversation, self.sitting
        try:
            while (advised := sitting.advice(seat)) is None:
                typed = yield from conversation.read(wakes=True)
                if typed is not None:
                    conversation.entries.give_back(typed)
                    return
        except GameError as error:
            conversation.breath.answer(error.message)
            return
        now = seat, sitting.table.version
        is_again = self._advised == now
        self._advised = None if is_again else now
        message = advice.told(sitting, seat, advised, is_again)
        conversation.breath.answer(*fitting(conversation, message))

    def _options(self, seat: Seat) -> Talk[None]:
        yield from choose_options(self.conversation)

    def _save(self, seat: Seat) -> None:
        self.conversation.breath.answer(note("saved", file=self._file_name, name=self._file_name.rpartition(".")[0]))

    def _undo(self, seat: Seat) -> None:
        sitting, now = self.sitting, self.conversation.now
        try:
            if sitting.asks(seat) is not None:
                sitting.answer_undo(seat, True, now)
                return
            if not sitting.ask_undo(seat, now):
                return
        except GameError as error:
            self.conversation.breath.answer(error.message)
            return
        self.news.taken_back()
        self.conversation.breath.answer(note("undone"))

    def _silent(self, seat: Seat) -> None:
        if seat in self.conversation.listening.silent:
            self.conversation.listen(silent=self.conversation.listening.silent - {seat})
            self.conversation.breath.answer(note("silent-off"))
        else:
            self.conversation.listen(silent=self.conversation.listening.silent | {seat})
            self.conversation.breath.answer(note("silent-on"))

    def _curtain(self, seat: Seat) -> None:
        conversation = self.conversation
        if seat in conversation.listening.curtains:
            conversation.listen(curtains=conversation.listening.curtains - {seat})
            conversation.breath.clear()
            conversation.breath.answer(note("curtain-open"))
        elif conversation.draw_curtain is None:
            conversation.breath.answer(note("key-does-nothing"))
        else:
            conversation.breath.answer(conversation.draw_curtain(seat) or note("curtain-drawn"))

    def _draw_curtains(self) -> None:
        """Draw the curtains that are set, before anything private is told; that one stays open is told to all."""
        conversation = self.conversation
        if conversation.draw_curtain is None:
            return
        for seat in conversation.device.seats:
            wanted = seat < len(conversation.device.curtains) and conversation.device.curtains[seat] != "open"
            why = conversation.draw_curtain(seat) if wanted else None
            if why is not None:
                conversation.breath.answer(note("curtain-stays-open", player=Who(seat)), why)

    def _quit(self, seat: Seat) -> Talk[None]:
        if (yield from yes(self.conversation, note("quit-question"))):
            raise Left
        self.conversation.breath.answer(*self.sitting.ask("turn", seat))

    def _tell_end(self) -> None:
        self.tell_moments()
        self.tell_news()
        if self._teacher is not None and self.conversation.device.seats:
            self._teacher.finish(self.conversation.device.seats)


HANDLERS: Final[Mapping[str, Callable[[GameTalk, Seat], Talk[None] | None]]] = {
    "last": lambda talk, seat: talk._answer_or(talk._mode.numbered(talk.news.detail(seat)), "nothing-yet"),
    "repeat": lambda talk, seat: talk.conversation.breath.repeat(),
    "earlier": lambda talk, seat: review.step(talk.conversation, -1),
    "later": lambda talk, seat: review.step(talk.conversation, +1),
    "help": GameTalk._help,
    "keys": GameTalk._learn_keys,
    "rules": lambda talk, seat: help_pages.read_rules(talk.conversation, talk.sitting.game.name),
    "options": GameTalk._options,
    "undo": GameTalk._undo,
    "advice": GameTalk._advise,
    "save": GameTalk._save,
    "silent": GameTalk._silent,
    "curtain": GameTalk._curtain,
    **{name: partial(GameTalk._heard, name=name) for name in hearing.COMMANDS},
    "quit": GameTalk._quit,
    **{move: partial(GameTalk._walk, move=move) for move in WALKING},
}
"""The commands that are no question about the game, by their names: what is done for a seat."""
