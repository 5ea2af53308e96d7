from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from audiogames.core.errors import GameError
from audiogames.core.messages import Seat, menu_message, result
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.play.breath import interface_cues, written
from audiogames.play.conversation import Conversation
from audiogames.play.device import Ability, Device
from audiogames.play.keys import advice
from audiogames.play.news import News
from audiogames.play.prompts import Entry, Key, Talk, ToldBreath
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
    for told in retelling.told():
        for line in told.utterances:
            say(written(line, "speech"))
    for remark in saved.remarks():
        say(words.text(remark))
    return 0


class Retelling:
    """A saved game as a conversation at a seat, or of a spectator (`listener` None).

    Nobody acts at its table and no time passes: each Enter makes one step of the journal. `sounds` adds sounds, `quips`
    the remarks of bots. `as_played` words each step as at the table, otherwise in detail and with move numbers. `done`
    is the number of steps so far.
    """

    def __init__(
        self,
        saved: SavedGame,
        listener: Seat | None,
        locale: str,
        sounds: bool = False,
        as_played: bool = False,
        quips: bool = True,
    ) -> None:
        self.done = 0
        self._as_played = as_played
        self._quips = quips
        self._saved = saved
        self._listener = listener
        self._sounds = sounds
        self._table = saved.table.after(0)
        self._sitting = Sitting(self._table)
        self._sitting.pause(0.0)
        self._conversation = Conversation(Device(language=locale, can=Ability(False, sounds)))
        self._conversation.sit(self._sitting, () if listener is None else (listener,))
        self._news = News(self._conversation, self._sitting, resumed=False)

    def told(self) -> Iterator[ToldBreath]:
        """From the list of players to the end of the journal."""
        for step in self.steps():
            yield from step

    def steps(self) -> Iterator[tuple[ToldBreath, ...]]:
        reply = self._conversation.begin(self._retell(), 0.0)
        while True:
            if reply.told:
                yield reply.told
            if reply.prompt.kind == "end":
                return
            reply = self._conversation.enter(ENTER, 0.0)

    def _retell(self) -> Talk[None]:
        conversation, steps = self._conversation, self._saved.table.steps
        conversation.breath.answer(*self._saved.opening(self._listener, on_screen=not self._as_played))
        yield from conversation.ask()
        conversation.listen(seat=self._listener)
        number, begun, moved = 0, False, False
        for step in steps:
            if step.entry.chance is None:
                moved = step.entry.seat is not None
                if not begun:
                    begun = True
                    yield from self._tell_hand()
            if self._tell_step(number + 1 if moved and not self._as_played else 0):
                number, moved = number + moved, False
            yield from conversation.ask()
        if not begun:
            yield from self._tell_hand()
        self._tell_end()

    def _tell_step(self, number: int) -> bool:
        """Its number is 0 for none. Return False if there was nothing to say."""
        conversation, news, listener = self._conversation, self._news, self._listener
        self.done += 1
        self._table.show(self._saved.table, self.done)
        fresh = news.fresh(listener)
        conversation.breath.sound(*fresh.cues)
        for cue in interface_cues(fresh.messages):
            conversation.breath.sign(cue)
        told = fresh.messages if self._as_played else news.detail_since(self.done - 1, listener)
        if told and number:
            told = (result("replay-move", number=number, text=told[0]), *told[1:])
        conversation.breath.answer(*told)
        for quip in self._saved.quips.between(self.done - 1, self.done) if self._quips else ():
            conversation.breath.answer(quip.message(listener, len(self._saved.table.players)))
        return bool(told)

    def _tell_hand(self) -> Talk[None]:
        listener, sitting = self._listener, self._sitting
        if listener is not None and all(zone.items for zone in seen.zones(sitting, listener) if zone.id == "hand"):
            self._conversation.breath.answer(*seen.ask(sitting, "hand", listener))
            yield from self._conversation.ask()

    def _tell_end(self) -> None:
        if not self._saved.over:
            self._conversation.breath.answer(result("replay-unfinished"))
        if not self._saved.over and self._saved.complete:  # else chance is to decide, not a player
            self._conversation.breath.answer(*seen.ask(self._sitting, "turn", self._listener))


def step_through(conversation: Conversation, saved: SavedGame, listener: Seat | None) -> Talk[None]:
    """Let a person browse a saved game: forward, back, to either end, and out."""
    device = conversation.device
    retelling = Retelling(saved, listener, device.language, device.can.sounds, quips=device.quips)
    steps, dones, place = [], [], 0
    for step in retelling.steps():
        steps.append(step)
        dones.append(retelling.done)
    before = conversation.listening.names
    conversation.listen(names=saved.table.names)
    conversation.breath.answer(menu_message("step-begin"))
    while place >= 0:
        is_last = place == len(steps) - 1
        for told in steps[place]:
            conversation.breath.sound(*told.cues)
            conversation.breath.say_again(told.utterances)
        if is_last:
            conversation.breath.answer(*saved.remarks(), menu_message("step-end"))
        advise = partial(_advise, conversation, saved, listener, dones[place])
        place = yield from _next_place(conversation, place, len(steps) - 1, advise)
    conversation.listen(names=before)
    conversation.breath.answer(menu_message("step-left"))


def _next_place(conversation: Conversation, place: int, last: int, advise: Callable[[], None]) -> Talk[int]:
    """Negative to leave. `advise` says the best choice at that moment."""
    while True:
        typed = yield from conversation.ask()
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
