"""A saved game told again, step by step, as one seat heard it: the command `replay`, and what `render` sounds."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from audiogames.core.errors import GameError
from audiogames.core.messages import Seat, result
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.play.conversation import Conversation, written
from audiogames.play.device import Ability, Device
from audiogames.play.earcons import interface_cues
from audiogames.play.news import News
from audiogames.play.prompts import Entry, Talk, Told
from audiogames.play.table.sitting import Sitting
from audiogames.retelling.saved import Mistyped, SavedGame

FAILED = 1
USAGE_ERROR = 2

ENTER: Final = Entry("typed")
"""What lets a retelling go on."""

Say = Callable[[str], None]


def main(path: Path, seat: str | None, locale: str, say: Say, say_error: Say) -> int:
    """Retell the game in a file to a seat, a number from 1 or a name; return the exit status.

    Without a seat it is told as the first person at the table heard it; where several people play a game that is
    not over, as everyone heard it, so that nobody's cards are shown to the others.
    """
    words, listener = catalogue(locale), Listener()
    try:
        saved = SavedGame(path)
        listener = Listener(saved.table.names)
        retelling = Retelling(saved, saved.listener(seat, locale), locale)
    except GameError as error:
        say_error(words.text(error.message, listener))
        return USAGE_ERROR if isinstance(error, Mistyped) else FAILED
    for told in retelling.told():
        for line in told.utterances:
            say(written(line, "speech"))
    for remark in saved.remarks():
        say(words.text(remark))
    return 0


class Retelling:
    """A saved game as a conversation at a seat, or of someone who looks on (`listener` None), tells it.

    At its table nobody acts and no time passes: the steps of the journal happen there, one with each Enter. With
    `sounds` it is for ears alone, and each step is heard; without, it is read on a screen, and moves have numbers.
    `done` is how many steps were told.
    """

    def __init__(self, saved: SavedGame, listener: Seat | None, locale: str, sounds: bool = False) -> None:
        self.done = 0
        self._saved = saved
        self._listener = listener
        self._sounds = sounds
        self._sitting = Sitting(saved.table.after(0))
        self._sitting.pause(0.0)
        self._conversation = Conversation(Device(language=locale, can=Ability(False, sounds)))
        self._conversation.sit(self._sitting, () if listener is None else (listener,), hosts=False)
        self._news = News(self._conversation, self._sitting, resumed=False)

    def told(self) -> Iterator[Told]:
        """Yield all that is told, from who plays to the end of the journal."""
        reply = self._conversation.begin(self._retell(), 0.0)
        yield from reply.told
        while reply.prompt.kind != "end":
            reply = self._conversation.enter(ENTER, 0.0)
            yield from reply.told

    def _retell(self) -> Talk[None]:
        """Tell who plays, every step, the hand before the first move, and what no event tells of the end."""
        conversation, steps = self._conversation, self._saved.table.steps
        conversation.answer(*self._saved.opening(self._listener, on_screen=not self._sounds))
        yield from conversation.ask()
        conversation.seat = self._listener
        number, begun, moved = 0, False, False
        for step in steps:
            if step.entry.chance is None:
                moved = step.entry.seat is not None
                if not begun:
                    begun = True
                    yield from self._tell_hand()
            if self._tell_step(number + 1 if moved and not self._sounds else 0):
                number, moved = number + moved, False
            yield from conversation.ask()
        if not begun:
            yield from self._tell_hand()
        self._tell_end()

    def _tell_step(self, number: int) -> bool:
        """Let the next step happen, and tell it with its number, 0 for none; whether there was anything to tell."""
        conversation, news, listener = self._conversation, self._news, self._listener
        self.done += 1
        self._sitting.table = self._saved.table.after(self.done)
        fresh = news.fresh(listener)
        conversation.sound(*fresh.cues)
        for cue in interface_cues(fresh.messages):
            conversation.sign(cue)
        told = news.detail_since(self.done - 1, listener)
        if told and number:
            told = (result("replay-move", number=number, text=told[0]), *told[1:])
        conversation.answer(*told)
        return bool(told)

    def _tell_hand(self) -> Talk[None]:
        listener, sitting = self._listener, self._sitting
        if listener is not None and all(zone.items for zone in sitting.zones(listener) if zone.id == "hand"):
            self._conversation.answer(*sitting.ask("hand", listener))
            yield from self._conversation.ask()

    def _tell_end(self) -> None:
        """Tell whose turn it is in a game that goes on."""
        if not self._saved.over:
            self._conversation.answer(result("replay-unfinished"))
        if not self._saved.over and self._saved.complete:  # else chance is to decide, not a player
            self._conversation.answer(*self._sitting.ask("turn", self._listener))
