"""Requests at one device: commands of a game that ask something, or leave the game and return."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from audiogames.core.errors import GameError
from audiogames.core.game import QUESTIONS
from audiogames.core.messages import Message, Seat, result
from audiogames.play.in_game import terms
from audiogames.play.in_game.play import Play
from audiogames.play.keys import advice, hearing, review
from audiogames.play.keys import help as help_pages
from audiogames.play.keys.answers import choices_of
from audiogames.play.keys.questions import choose_options, fitting, yes
from audiogames.play.keys.walk import Walker, lead, walk
from audiogames.play.parsing.commands import WALKING, Move, echo, named_card
from audiogames.play.prompts import PersonLeft, Talk
from audiogames.play.table import seen

ROOMS: Final = frozenset({"options", "sounds", "rules", "keys"})
"""Commands that leave the game and return: an extra Enter there must do nothing here."""


class Requests:
    """Handles requests of people at one device besides playing. `file_name` is the name of the journal."""

    def __init__(self, play: Play, file_name: str) -> None:
        self._play = play
        self._conversation = play.conversation
        self._sitting = play.sitting
        self._file_name = file_name
        self._helped = False
        """True if help was the last command, and listed the choices."""
        self._advised: tuple[Seat, int] | None = None
        """The seat that heard the best choice last, and the version of the table."""
        self._walkers: dict[Seat, Walker] = {}

    def do(self, seat: Seat, name: str, typed: str) -> Talk[None]:
        conversation = self._conversation
        self.forget_help(name)
        if name == "moves":
            told = self._may_do(seat)
            conversation.breath.answer(*(piece for message in told for piece in fitting(conversation, message)))
            if not self._play.mode.asks(seat):
                self._play.answers.read_again(seat, seen.choices(self._sitting, seat))
        elif name in QUESTIONS:
            if name == "hand":
                self._play.answers.read_hand(seat)
            else:
                conversation.breath.answer(*self._play.mode.answer_to(name, seat))
        elif name == "history":
            review.since_last_turn(conversation, typed)
        elif name == "name":
            yield from self._type_name(seat)
        elif (asks := HANDLERS[name](self, seat)) is not None:
            yield from asks
            if name in ROOMS:
                self._ask_again(seat)
                conversation.entries.spare_enter(partial(self._ask_again, seat))

    def forget_help(self, name: str | None) -> None:
        self._helped = self._helped and name == "help"

    def command(self, typed: str) -> str | None:
        """Return the typed command. Only the history takes words after it, and "j 7" is a yellow card."""
        first, *behind = typed.split() or [typed]
        name = self._conversation.command(first)
        if not behind or name is None:
            return name
        card = named_card(typed, self._conversation.device.language, self._sitting.game.colours)
        return name if name == "history" and (card is None or card.value is None) else None

    def go_there(self, seat: Seat, item: str) -> None:
        """Lead a person to an item at which somebody points, if it is still on the table."""
        walker = self._walkers.setdefault(seat, Walker())
        self._play.answers.forget()
        with self._play.paused():
            lead(self._conversation, walker, item, self._sitting.game.zones(self._conversation.seen))

    def walked(self, seat: Seat) -> str | None:
        return self._walkers.setdefault(seat, Walker()).item

    def _ask_again(self, seat: Seat) -> None:
        conversation = self._conversation
        asked = conversation.listening.seat if conversation.shared else seat
        conversation.breath.answer(*seen.ask(self._sitting, "turn", asked))
        if not self._play.mode.asks(seat) and seat in self._sitting.table.to_act():
            self._play.answers.read_again(seat, seen.choices(self._sitting, seat))

    def _type_name(self, seat: Seat) -> Talk[None]:
        """Read a name letter by letter, of a card or a choice, also in single-key mode."""
        conversation, answers = self._conversation, self._play.answers
        choices = seen.choices(self._sitting, seat)
        conversation.breath.answer(self._play.mode.naming(seat))
        typed = yield from conversation.line()
        if not typed:
            conversation.breath.answer(result("nothing-played"))
        elif " " in typed and self.command(typed) == "history":
            review.since_last_turn(conversation, typed)
        elif (yield from self._play.mode.typed(seat, typed, whole=True)):
            return
        elif not (answers.named(seat, typed, choices) or answers.worded(seat, typed, choices)):
            conversation.breath.answer(result("not-understood", typed=echo(typed)))

    def _walk(self, seat: Seat, move: Move) -> None:
        """Walk the table as last shown. Announced numbers of choices may be typed afterwards."""
        conversation, walker = self._conversation, self._walkers.setdefault(seat, Walker())
        choices = choices_of(conversation, self._sitting, seat) if move == "here" else ()
        if walk(conversation, walker, move, self._sitting.game.zones(conversation.seen), choices):
            self._play.answers.read[seat] = tuple(choice.action for choice in choices)

    def _last(self, seat: Seat) -> None:
        told = self._play.mode.numbered(self._play.news.detail(seat))
        words = terms.used(self._sitting.game, told) if terms.are_explained(self._conversation) else ()
        self._conversation.breath.answer(*(told or (result("nothing-yet"),)), *terms.explanations(words))

    def _repeat(self, seat: Seat) -> None:
        self._conversation.breath.repeat()

    def _earlier(self, seat: Seat) -> None:
        review.step(self._conversation, -1)

    def _later(self, seat: Seat) -> None:
        review.step(self._conversation, +1)

    def _help(self, seat: Seat) -> Talk[None]:
        """List the choices. If repeated, read all keys that work here."""
        conversation, mode, teacher = self._conversation, self._play.mode, self._play.teacher
        if not self._helped:
            if teacher is not None:
                conversation.breath.answer(*teacher.again(seat))
            conversation.breath.answer(*help_pages.now_first(conversation, self._may_do(seat)))
            self._helped = True
            return
        others = mode.others(seat)
        keys = help_pages.keys_here(conversation, self._sitting.game.name) if others is None else (others,)
        if (yield from help_pages.read_pages(conversation, (*mode.help(seat), *keys))):
            conversation.entries.spare_enter(partial(self._ask_again, seat))

    def _learn_keys(self, seat: Seat) -> Talk[None]:
        about = partial(self._play.mode.about, seat)
        yield from help_pages.learn_keys(self._conversation, self._sitting.game.name, about)

    def _read_rules(self, seat: Seat) -> Talk[None]:
        yield from help_pages.read_rules(self._conversation, self._sitting.game.name)

    def _may_do(self, seat: Seat) -> tuple[Message, ...]:
        return self._play.mode.help(seat) or seen.ask(self._sitting, "moves", seat)

    def _advise(self, seat: Seat) -> Talk[None]:
        """Announce the best choice and its reason, or the second best if repeated. Typing cancels it."""
        conversation, sitting = self._conversation, self._sitting
        try:
            while (advised := sitting.adviser.advice(seat)) is None:
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
        yield from choose_options(self._conversation)

    def _hear(self, seat: Seat, name: str) -> Talk[None]:
        yield from hearing.do(self._conversation, name)

    def _save(self, seat: Seat) -> None:
        name = self._file_name.rpartition(".")[0]
        self._conversation.breath.answer(result("saved", file=self._file_name, name=name))

    def _undo(self, seat: Seat) -> None:
        sitting, now = self._sitting, self._conversation.now
        try:
            if sitting.consent.asks(seat) is not None:
                sitting.turns.answer_undo(seat, True, now)
                return
            if not sitting.turns.ask_undo(seat, now):
                return
        except GameError as error:
            self._conversation.breath.answer(error.message)
            return
        self._play.news.taken_back()
        self._conversation.breath.answer(result("undone"))

    def _silent(self, seat: Seat) -> None:
        conversation = self._conversation
        is_silent = seat in conversation.listening.silent
        conversation.listen(silent=conversation.listening.silent ^ {seat})
        conversation.breath.answer(result("silent-off" if is_silent else "silent-on"))

    def _curtain(self, seat: Seat) -> None:
        conversation = self._conversation
        if seat in conversation.listening.curtains:
            conversation.listen(curtains=conversation.listening.curtains - {seat})
            conversation.breath.clear()
            conversation.breath.answer(result("curtain-open"))
        elif conversation.draw_curtain is None:
            conversation.breath.answer(result("key-does-nothing"))
        else:
            conversation.breath.answer(conversation.draw_curtain(seat) or result("curtain-drawn"))

    def _quit(self, seat: Seat) -> Talk[None]:
        question = "quit-until-later" if self._sitting.seating.is_over_days else "quit-question"
        if (yield from yes(self._conversation, result(question))):
            raise PersonLeft
        self._conversation.breath.answer(*seen.ask(self._sitting, "turn", seat))


HANDLERS: Final[Mapping[str, Callable[[Requests, Seat], Talk[None] | None]]] = {
    "last": Requests._last,
    "repeat": Requests._repeat,
    "earlier": Requests._earlier,
    "later": Requests._later,
    "help": Requests._help,
    "keys": Requests._learn_keys,
    "rules": Requests._read_rules,
    "options": Requests._options,
    "undo": Requests._undo,
    "advice": Requests._advise,
    "save": Requests._save,
    "silent": Requests._silent,
    "curtain": Requests._curtain,
    **{name: partial(Requests._hear, name=name) for name in hearing.COMMANDS},
    "quit": Requests._quit,
    **{move: partial(Requests._walk, move=move) for move in WALKING},
}
"""Commands that are no questions about the game, with their handlers."""
