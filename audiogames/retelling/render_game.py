"""What one seat heard of a saved game, reply by reply: sounds and words, before anything is made audible."""

from collections.abc import Iterator
from typing import NamedTuple

from audiogames.core.errors import reason
from audiogames.core.events import heard
from audiogames.core.messages import Cue, Message, Seat
from audiogames.narration.narrator import Narrator
from audiogames.narration.utterance import Utterance
from audiogames.play.earcons import interface_cues
from audiogames.retelling.saved import SavedGame


class Reply(NamedTuple):
    """What is heard at once: the sounds, then the words; `done` steps of the game are over with it."""

    cues: tuple[Cue, ...]
    lines: tuple[Utterance, ...]
    done: int


class HeardGame:
    """A saved game as `listener` heard it (None: everybody), in the words of a language."""

    def __init__(self, saved: SavedGame, listener: Seat | None, locale: str) -> None:
        self._saved = saved
        self._game = saved.table.game
        self._listener = listener
        self._narrator = Narrator(locale, saved.table.names, listener, braille=False)
        self._stranger = Narrator(locale, saved.table.names, braille=False)

    def replies(self) -> Iterator[Reply]:
        """Who plays and who listens, then every step of the journal, the hand before the first move, and the end."""
        players, _ = self._saved.opening(self._listener)
        yield Reply((), self._stranger.utterances((players, self._heard_by()), asked=True), 0)
        moved = False
        for place, step in enumerate(self._saved.steps):
            if not moved and step.entry.chance is None:
                moved = True
                yield Reply((), self._hand(place - 1), place)
            yield self._step(place)
        yield Reply((), self._ending(moved), len(self._saved.steps))

    def _step(self, place: int) -> Reply:
        view = self._saved.view_after(place, self._listener)
        events = heard(self._saved.steps[place].events, self._listener)
        signs = interface_cues(self._game.tell(events, view))
        return Reply((*self._game.cues(events, view), *signs), self._said(self._game.detail(events, view)), place + 1)

    def _heard_by(self) -> Message:
        """Return who listens. What may be typed to hear more is told on the screen: here nobody can type."""
        if self._listener is None:
            return reason("replay-heard-by-all-over")
        return self._saved.opening(self._listener)[1]

    def _hand(self, place: int) -> tuple[Utterance, ...]:
        if self._listener is None:
            return ()
        return self._said(self._game.ask("hand", self._saved.view_after(place, self._listener)))

    def _ending(self, moved: bool) -> tuple[Utterance, ...]:
        """What the events do not tell: the hand if nobody has moved, and whose turn it is in a game that goes on."""
        hand = () if moved else self._hand(len(self._saved.steps) - 1)
        if self._saved.over:
            return hand
        turn: tuple[Message, ...] = (reason("replay-unfinished"),)
        if self._saved.complete:  # else chance is to decide, not a player
            turn += self._game.ask("turn", self._saved.table.view(self._listener))
        return (*hand, *self._said(turn))

    def _said(self, messages: tuple[Message, ...]) -> tuple[Utterance, ...]:
        return self._narrator.utterances(messages, asked=True)
