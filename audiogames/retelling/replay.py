"""A saved game told again, event by event, as one seat heard it. The file is never written to."""

from collections.abc import Callable, Iterator
from pathlib import Path

from audiogames.core.errors import GameError
from audiogames.core.events import heard
from audiogames.core.messages import Message, Seat
from audiogames.narration.catalogue import Listener, catalogue
from audiogames.narration.narrator import Narrator
from audiogames.retelling.saved import NoSuchSeat, SavedGame

FAILED = 1
USAGE_ERROR = 2

Say = Callable[[str], None]


def main(path: Path, seat: str | None, locale: str, say: Say, say_error: Say) -> int:
    """Retell the game in a file to a seat, a number from 1 or a name; return the exit status.

    Without a seat it is told as the first person at the table heard it; where several people play a game that is
    not over, as everybody heard it, so that nobody's cards are shown to the others.
    """
    words = catalogue(locale)
    try:
        saved = SavedGame(path)
    except GameError as error:
        say_error(words.text(error.message))
        return FAILED
    try:
        listener = saved.listener(seat, locale)
    except NoSuchSeat as error:
        say_error(words.text(error.message, Listener(saved.table.names)))
        return USAGE_ERROR
    retold = Retelling(saved, listener, locale)
    for line in (*retold.opening(), *retold.lines(), *retold.ending()):
        say(line)
    return 0


class Retelling:
    """The lines of a retelling."""

    def __init__(self, saved: SavedGame, listener: Seat | None, locale: str) -> None:
        self._saved = saved
        self._game = saved.table.game
        self._listener = listener
        self._narrator = Narrator(locale, saved.table.names, listener, braille=False)
        self._words = catalogue(locale)

    def opening(self) -> Iterator[str]:
        """Who plays, and who listens."""
        everybody = Listener(self._saved.table.names)
        for message in self._saved.opening(self._listener):
            yield self._words.text(message, everybody)

    def lines(self) -> Iterator[str]:
        """Every event; a move is numbered where it is first heard of, and a hand, if any, is read before the first.

        What the listener does not hear of has no number: a gap would tell of it. Nor has what the clock does.
        """
        number, begun, moved = 0, False, False
        for place, step in enumerate(self._saved.steps):
            if step.entry.chance is None:
                moved = step.entry.seat is not None
                if not begun:
                    begun = True
                    yield from self._hand(place - 1)
            view = self._saved.view_after(place, self._listener)
            for event in heard(step.events, self._listener):
                text = self._said(self._game.detail((event,), view))
                if text and moved:
                    number, moved = number + 1, False
                    text = self._words.words("replay-move", number=number, text=text)
                if text:
                    yield text
        if not begun:
            yield from self._hand(len(self._saved.steps) - 1)

    def ending(self) -> Iterator[str]:
        """What the events do not tell: whose turn it is in a game that goes on, and what was left out."""
        if not self._saved.over:
            yield self._words.words("replay-unfinished")
        if not self._saved.over and self._saved.complete:  # else chance is to decide, not a player
            yield self._said(self._game.ask("turn", self._saved.table.view(self._listener)))
        for message in self._saved.remarks():
            yield self._words.text(message)

    def _hand(self, place: int) -> Iterator[str]:
        if self._listener is None:
            return
        view = self._saved.view_after(place, self._listener)
        if all(zone.items for zone in self._game.zones(view) if zone.id == "hand"):
            yield self._said(self._game.ask("hand", view))

    def _said(self, messages: tuple[Message, ...]) -> str:
        return " ".join(utterance.text for utterance in self._narrator.utterances(messages, asked=True))
