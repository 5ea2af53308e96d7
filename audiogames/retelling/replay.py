from collections.abc import Callable, Iterator
from functools import partial
from math import inf
from pathlib import Path
from typing import Final, NamedTuple

from audiogames.core.errors import GameError
from audiogames.core.events import heard
from audiogames.core.journal import JournalEntry
from audiogames.core.messages import Message, Seat, menu_message, result
from audiogames.core.record import RecordedTable
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.play.conversation import Conversation
from audiogames.play.device import Ability, Device
from audiogames.play.game import GameTalk
from audiogames.play.keys import advice
from audiogames.play.listener.breath import written
from audiogames.play.prompts import Entry, Key, Reply, Talk, ToldBreath
from audiogames.play.table import seen
from audiogames.play.table.sitting import Sitting
from audiogames.retelling.saved import CommandLineError, SavedGame

FAILED = 1
USAGE_ERROR = 2

ENTER: Final = Entry("typed")

BACK: Final = frozenset({"earlier", "item-back", "group-back", "zone-back"})
FORWARD: Final = frozenset({"later", "item", "group", "zone"})

Say = Callable[[str], None]


def main(path: Path, seat: str | None, locale: str, say: Say, say_error: Say) -> int:
    """`seat` is a number from 1 or a name. Return the exit status.

    The default is the first person at the table. If several people play an unfinished game, it is what everyone heard,
    so that nobody's cards are shown to the others.
    """
    words, listener = catalogue(locale), Listener()
    try:
        saved = SavedGame(path)
        listener = Listener(saved.table.names)
        retelling = Retelling(saved, saved.listener(seat, locale), locale)
    except GameError as error:
        say_error(words.text(error.message, listener))
        return USAGE_ERROR if isinstance(error, CommandLineError) else FAILED
    moves = 0
    for step in retelling.steps():
        lines = [written(line, "speech") for told in step.told for line in told.utterances]
        if lines and step.moves > moves:
            moves = step.moves
            lines[0] = f"{words.text(result('replay-move', number=moves))} {lines[0]}"
        for line in lines:
            say(line)
    for remark in saved.remarks():
        say(words.text(remark))
    return 0


class RetoldStep(NamedTuple):
    """A reply, after `done` steps and `moves` that the listener knows of."""

    told: tuple[ToldBreath, ...]
    done: int
    moves: int


class Retelling:
    """A saved game, played again by the steps of its journal, as a seat or a spectator (`listener` None) heard it.

    `sounds` adds sounds, `quips` the remarks of bots.
    """

    def __init__(
        self, saved: SavedGame, listener: Seat | None, locale: str, sounds: bool = False, quips: bool = True
    ) -> None:
        self._saved = saved
        self._listener = listener
        self._table = RecordedTable(saved.table, saved.notes_for(listener), lambda: self._sitting.pause(self._now))
        self._sitting = Sitting(self._table)
        self._sitting.ask_elsewhere()
        can = Ability(interactive=False, sounds=sounds, hears=sounds)
        self._conversation = Conversation(Device(language=locale, quips=quips, can=can))
        self._now = 0.0
        self._done = self._moves = 0

    def told(self) -> Iterator[ToldBreath]:
        for step in self.steps():
            yield from step.told

    def steps(self) -> Iterator[RetoldStep]:
        conversation = self._conversation
        yield from self._step(conversation.begin(self._retell(), self._now))
        while conversation.prompt.kind != "end":
            entry = self._table.next_step
            if entry is None and conversation.due == inf:  # something else than a turn is asked, such as dice
                yield from self._step(conversation.say(self._ending(), self._now))
                return
            yield from self._step(self._go_on(entry))

    def _step(self, reply: Reply | None) -> Iterator[RetoldStep]:
        for step in self._table.steps[self._done :]:
            self._moves += step.entry.seat is not None and bool(heard(step.events_for(()), self._listener))
        self._done = len(self._table.steps)
        if reply is not None and reply.told:
            yield RetoldStep(reply.told, self._done, self._moves)

    def _retell(self) -> Talk[None]:
        conversation, listener = self._conversation, self._listener
        talk = GameTalk(conversation, self._sitting, "", seats=() if listener is None else (listener,))
        conversation.breath.answer(*self._saved.opening(listener))
        yield from conversation.pause(0.0)
        yield from talk.run()
        conversation.breath.answer(*self._ending())

    def _ending(self) -> tuple[Message, ...]:
        if self._saved.over:
            return ()
        unfinished = result("replay-unfinished")
        if not self._saved.complete:  # chance is to decide, not a player
            return (unfinished,)
        return (unfinished, *seen.ask(self._sitting, "turn", self._listener))

    def _go_on(self, entry: JournalEntry | None) -> Reply | None:
        conversation, sitting = self._conversation, self._sitting
        waits = conversation.skips or conversation.rests
        offer = None if self._listener is None else sitting.turns.offer(self._listener)
        if entry is None or waits:
            pass
        elif entry.seat == self._listener and offer is not None and self._may_act(entry):
            return conversation.enter(Entry("picked", entry.action or "", offer=offer.number), self._now)
        elif self._others_act():
            return conversation.follow(self._now)
        if conversation.due < inf:
            self._now = max(self._now, conversation.due)
        elif entry is not None:
            self._act(entry)
        sitting.tick(self._now)
        return conversation.follow(self._now)

    def _others_act(self) -> bool:
        """Return True if bots or one person have acted."""
        people, done = self._sitting.seating.people, len(self._table.steps)
        while (entry := self._table.next_step) is not None and entry.seat != self._listener and self._may_act(entry):
            self._act(entry)
            if self._listener is None or entry.seat in people:
                return True
        return len(self._table.steps) > done

    def _may_act(self, entry: JournalEntry) -> bool:
        if entry.seat is None or entry.seat not in self._table.to_act():
            return False
        game = self._sitting.game
        return self._sitting.course.why_not(entry.seat, game.parse_action(entry.action or "")) is None

    def _act(self, entry: JournalEntry) -> None:
        with self._sitting.at(self._now):
            if entry.seat is None:
                self._sitting.run_out()
            else:
                self._sitting.turns.act_as_bot(entry.seat, entry.action or "")


def step_through(conversation: Conversation, saved: SavedGame, listener: Seat | None) -> Talk[None]:
    device = conversation.device
    retelling = Retelling(saved, listener, device.language, device.can.sounds, quips=device.quips)
    steps, place = [*retelling.steps()], 0
    before = conversation.listening.names
    conversation.listen(names=saved.table.names)
    conversation.breath.answer(menu_message("step-begin"))
    while place >= 0:
        is_last = place == len(steps) - 1
        if steps[place].moves > (steps[place - 1].moves if place else 0):
            conversation.breath.answer(result("replay-move", number=steps[place].moves))
        for told in steps[place].told:
            conversation.breath.sound(*told.cues)
            conversation.breath.say_again(told.utterances)
        if is_last:
            conversation.breath.answer(*saved.remarks(), menu_message("step-end"))
        advise = partial(_advise, conversation, saved, listener, steps[place].done)
        place = yield from _next_place(conversation, place, len(steps) - 1, advise)
    conversation.listen(names=before)
    conversation.breath.answer(menu_message("step-left"))


def _next_place(conversation: Conversation, place: int, last: int, advise: Callable[[], None]) -> Talk[int]:
    """Negative to leave."""
    while True:
        earlier = (conversation.device.letters["earlier"], menu_message("step-earlier"))
        lines = (("", menu_message("step-later")), earlier, ("0", menu_message("menu-back")))
        typed = yield from conversation.ask(lines=lines)
        name = conversation.command(typed) if typed else None
        if typed == "0" or typed == Key.ESCAPE or name == "quit" or (not typed and place == last):
            return -1
        if name == "repeat":
            return place
        if name == "first":
            return 0
        if name == "final":
            return last
        if name == "advice":
            advise()
        elif name in BACK:
            if place:
                return place - 1
            conversation.breath.answer(menu_message("step-start"))
        elif not typed or name in FORWARD:
            if place < last:
                return place + 1
            conversation.breath.answer(menu_message("step-end"))
        else:
            conversation.breath.answer(menu_message("step-begin" if name == "help" else "key-does-nothing"))


def _advise(conversation: Conversation, saved: SavedGame, listener: Seat | None, done: int) -> None:
    sitting = Sitting(saved.table.after(done))
    try:
        advised = None if listener is None else sitting.adviser.advice(listener, is_past=True)
    except GameError as error:
        conversation.breath.answer(error.message)
        return
    if listener is None or advised is None:
        conversation.breath.answer(menu_message("advice-none"))
    else:
        conversation.breath.answer(advice.told(sitting, listener, advised, is_again=False))
