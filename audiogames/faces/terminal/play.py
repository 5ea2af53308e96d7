"""A game at the terminal: news, the question whose turn it is, and what the person types."""

import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from audiogames.core.errors import GameError, IllegalAction
from audiogames.core.game import QUESTIONS
from audiogames.core.messages import Category, Message, Seat
from audiogames.faces.session import Session
from audiogames.faces.terminal import hearing, options, review, walking
from audiogames.faces.terminal import help as help_pages
from audiogames.faces.terminal.answers import Answers, not_understood, note
from audiogames.faces.terminal.commands import WALKING, command, echo, named_card
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.menu import yes
from audiogames.faces.terminal.rooms import Host, room_of
from audiogames.faces.terminal.sharing import Sharing, own
from audiogames.faces.walk import Move, Walker


class Left(Exception):
    """The person has left the table; the game waits in its journal."""


class Play:
    """One game at one keyboard, until it ends or is left."""

    def __init__(
        self,
        desk: Desk,
        session: Session,
        file_name: str,
        resumed: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.desk = desk
        self.session = session
        self._resumed = resumed
        self._file_name = file_name
        self.answers = Answers(desk, session, self._act)
        self._enter_told = False
        self._sharing = Sharing(desk, session, self._do, len(session.table.steps) if resumed else 0)
        self._handlers: Mapping[str, Callable[[Seat], None]] = {
            "last": lambda seat: self._answer_or(self._room.numbered(self.session.detail(seat)), "nothing-yet"),
            "repeat": lambda seat: self.desk.repeat(),
            "earlier": lambda seat: review.step(self.desk, -1),
            "later": lambda seat: review.step(self.desk, +1),
            "help": self._help,
            "keys": self._learn_keys,
            "rules": lambda seat: help_pages.read_rules(self.desk, self.session.game.name),
            "options": self._options,
            "undo": self._undo,
            "save": lambda seat: self.desk.answer(note("saved", file=self._file_name, name=Path(self._file_name).stem)),
            "silent": self._silent,
            **{name: partial(self._heard, name) for name in hearing.COMMANDS},
            "quit": self._quit,
            **{move: partial(self._walk, move) for move in WALKING},
        }
        self._walkers: dict[Seat, Walker] = {}
        self._room = room_of(
            Host(
                desk,
                session,
                self._act,
                self._do,
                self._take_seat,
                self._sharing.tell_everybody,
                self._sharing.gather,
                lambda: self._sharing.told,
                self._quit,
                clock,
            )
        )
        if not self._room.has_cards:
            self.answers.colours = ()

    def run(self) -> None:
        """Play until the game ends. Raises Left when the person leaves, EndOfInput when nobody is there any more."""
        self.desk.names = self.session.table.names
        self.desk.game = self.session.game.name
        self.desk.histories.clear()
        self.desk.seat = None if self.session.shared else self.session.people[0]
        if self._resumed:
            self.desk.answer(*self.session.where_we_are(self.desk.seat))
            self._room.take_up()
        while not self.session.over:
            told = self._room.play(self._sharing.told)
            if told is not None:
                self._sharing.told = told
            elif (seat := self._room.waiting_for()) is None:
                self._let_bots_act()
            else:
                self._turn(seat)
        self._tell_end()

    # The others.

    def _let_bots_act(self) -> None:
        """Let bots act until a person must, at the pace that was chosen; all at once is the default."""
        pace = self.desk.settings.bot_pace
        while not self._room.is_real_time() and self.session.let_bot_act() is not None:
            if (
                pace in ("auto", "none")
                or self.session.shared
                or self.session.over
                or self._room.waiting_for() is not None
            ):
                continue
            seat = self.session.people[0]
            news = self.session.news(seat)
            self.desk.sound(*self.session.sounds())
            self.desk.tell(*news)
            if news and pace == "enter":
                self._wait_for_enter(seat)
            elif news and isinstance(pace, float):
                self.desk.flush()
                time.sleep(pace)

    def _wait_for_enter(self, seat: Seat) -> None:
        if not self._enter_told:
            self.desk.answer(note("enter-goes-on"))
            self._enter_told = True
        while typed := self.desk.read():
            name = command(typed)
            if name is None:
                self.desk.answer(note("enter-goes-on"))
            else:
                self._do(seat, name, typed)

    # A person's turn.

    def _turn(self, seat: Seat) -> None:
        choices = self.session.choices(seat)
        alone = len(choices) == 1 and not self._room.is_pressed(seat, choices)
        self._take_seat(seat, is_asked=not alone or not choices[0].told)
        if alone:
            if not choices[0].told:
                self.desk.tell(note("only-choice", choice=choices[0].message))
            self._act(seat, choices[0].action)
            return
        if not self._room.asks(seat):
            self.answers.offer(seat, choices)
        self._room.greet(seat)
        version = self.session.table.version
        while self.session.table.version == version:
            typed = self._room.read(seat)
            if typed is not None:
                self._typed(seat, typed)

    def _take_seat(self, seat: Seat, is_asked: bool = True) -> None:
        """Tell the news; at a shared keyboard the screen is cleared first, and the seat taken with Enter.

        Where nothing is asked, since the only choice makes itself, it is not told that the person is to act.
        """
        news = self._room.fit_to_tell(self.session.news(seat))
        if not is_asked:
            news = tuple(message for message in news if message.category != Category.TURN)
        cues = self.session.sounds()
        if not self.session.shared:
            self.desk.sound(*cues)
            self.desk.tell(*news)
        elif self.desk.seat != seat or self._room.calls_all(news):
            self._sharing.hand_over(seat, self._room)
            self.desk.sound(*(cue for cue in cues if cue.private))
            self.desk.remember(*news)
            self.desk.answer(*(own(news) or (self.session.ask("turn", seat) if is_asked else ())))
        elif self._room.tells_by_name:
            self.desk.sound(*cues)
            self._sharing.tell_by_name(seat, news, self._room)
        else:
            self.desk.sound(*cues)
            self.desk.tell(*news)
            self._sharing.told = len(self.session.table.steps)
        if self.desk.speaker is not None:
            self.desk.speaker.advance(self.session.table.version)

    def _typed(self, seat: Seat, typed: str) -> None:
        """Do what the person typed, or say why not."""
        choices = self.session.choices(seat)
        if self._room.typed(seat, typed):
            self.answers.forget()
        elif not typed:
            self.answers.enter(seat, choices)
        elif typed.isdigit() and typed.isascii():
            self.answers.number(seat, typed, choices)
        elif (name := self._command(typed)) is not None:
            self.answers.forget()
            with self._room.paused():
                self._do(seat, name, typed)
        elif not (self.answers.named(seat, typed, choices) or self.answers.worded(seat, typed, choices)):
            self.desk.answer(not_understood(typed))

    def _command(self, typed: str) -> str | None:
        """Return the command that was typed; only the history takes words behind it, and "j 7" is a yellow card."""
        first, *behind = typed.split() or [typed]
        name = command(first)
        if not behind or name is None:
            return name
        card = named_card(typed, self.desk.language, self.session.game.colours)
        return name if name == "history" and (card is None or card.value is None) else None

    def _act(self, seat: Seat, action: Any) -> None:
        try:
            self.session.act(seat, action)
        except IllegalAction as error:  # what a hand lacks is nobody else's business either
            self.desk.answer(error.message._replace(private=True))
            return
        except GameError as error:
            self.desk.answer(error.message)
            return
        if seat in self.desk.silent:
            self.desk.click()
        self.desk.history.mark_turn()

    # What can be asked.

    def _do(self, seat: Seat, name: str, typed: str) -> None:
        if name == "moves":
            self.desk.answer(*self._may_do(seat))
            if not self._room.asks(seat):
                self.answers.read_again(seat, self.session.choices(seat))
        elif name in QUESTIONS:
            self.desk.answer(*self.session.ask(name, seat))
            if name == "hand":
                self.answers.note_hand_as_read(seat)
        elif name == "history":
            review.since_last_turn(self.desk, typed)
        elif name == "name":
            self._type_name(seat)
        else:
            self._handlers[name](seat)

    def _type_name(self, seat: Seat) -> None:
        """Take a name letter by letter, of a card or a choice, also where single keys are commands."""
        choices = self.session.choices(seat)
        self.desk.answer(self._room.naming(seat))
        typed = self.desk.read_line()
        if not typed:
            self.desk.answer(note("nothing-played"))
        elif self._room.typed(seat, typed, whole=True):
            return
        elif not (self.answers.named(seat, typed, choices) or self.answers.worded(seat, typed, choices)):
            self.desk.answer(note("not-understood", typed=echo(typed)))

    def _answer_or(self, messages: tuple[Message, ...], otherwise: str) -> None:
        self.desk.answer(*(messages or (note(otherwise),)))

    def _walk(self, move: Move, seat: Seat) -> None:
        """Walk the table; the numbers of the choices are told with what lies there, and may be typed from then on."""
        if walking.walk(self.desk, self.session, seat, self._walkers.setdefault(seat, Walker()), move):
            self.answers.read[seat] = tuple(choice.action for choice in self.session.choices(seat))

    def _heard(self, name: str, seat: Seat) -> None:
        hearing.do(self.desk, name)

    def _help(self, seat: Seat) -> None:
        if room := self._room.help(seat):
            self.desk.answer(*room, self._room.others(seat))
        else:
            keys = help_pages.keys_here(self.desk.settings.keys_mode, self.session.game.name)
            self.desk.answer(*self._may_do(seat), *keys)

    def _learn_keys(self, seat: Seat) -> None:
        help_pages.learn_keys(self.desk, self.session.game.name, partial(self._room.about, seat))

    def _may_do(self, seat: Seat) -> tuple[Message, ...]:
        return self._room.help(seat) or self.session.ask("moves", seat)

    def _options(self, seat: Seat) -> None:
        options.choose(self.desk)

    def _undo(self, seat: Seat) -> None:
        try:
            self.session.undo(seat)
        except GameError as error:
            self.desk.answer(error.message)
            return
        self.desk.answer(note("undone"))

    def _silent(self, seat: Seat) -> None:
        if seat in self.desk.silent:
            self.desk.silent.discard(seat)
            self.desk.answer(note("silent-off"))
        else:
            self.desk.silent.add(seat)
            self.desk.answer(note("silent-on"))

    def _quit(self, seat: Seat) -> None:
        if yes(self.desk, note("quit-question")):
            raise Left
        self.desk.answer(*self.session.ask("turn", seat))

    def _tell_end(self) -> None:
        if self.session.shared:
            self._sharing.tell_everybody()
        elif self.session.people:
            self.desk.tell(*self.session.news(self.session.people[0]))
            self.desk.sound(*self.session.sounds())
