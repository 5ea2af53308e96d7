"""What persons type while the dice lie in the open book: they close it, hear dice again, or ask what they like."""

from typing import Final

from audiogames.core.errors import reason
from audiogames.core.messages import Message, Seat, Who
from audiogames.faces.session import Session
from audiogames.faces.terminal.answers import not_understood, note
from audiogames.faces.terminal.commands import command
from audiogames.faces.terminal.desk import Desk
from audiogames.faces.terminal.glance_answers import LAST_SPACE, GlanceAnswers, about, closer
from audiogames.faces.terminal.glance_clock import Timeline
from audiogames.faces.terminal.glance_keys import Press, press
from audiogames.faces.terminal.glance_news import GlanceNews
from audiogames.faces.terminal.rooms import Act, Do
from audiogames.faces.terminal.sharing import do_for_all
from audiogames.games.du_balai.state import DICE_READ, LAST
from audiogames.games.du_balai.view import View

NO_CLOSER: Final = "no-closer"
"""The pace at which the book closes by itself, and nobody bets: each person's key says that all have seen enough."""

NO_ANSWER: Final = frozenset({"close", "before", "after"})
"""What is not asked again when the last answer is to be repeated: it would close the book, or go on."""


class GlanceTyped:
    """Does what was typed at one keyboard while the book is open."""

    def __init__(
        self,
        desk: Desk,
        session: Session,
        act: Act,
        do: Do,
        timeline: Timeline,
        news: GlanceNews,
        answers: GlanceAnswers,
    ) -> None:
        self._desk = desk
        self._session = session
        self._act = act
        self._do = do
        self._time = timeline
        self._news = news
        self._answers = answers
        self._last: Press | None = None
        """What was asked of the dice last, for “repeat”; None once something else was typed."""

    def begin(self) -> None:
        """New dice lie in the book: nothing was asked of them."""
        self._last = None

    def typed(self, typed: str, to_come: int) -> tuple[int, ...] | None:
        """Do what was typed; return which dice are to be heard again, None where that was not asked for.

        So many dice are `to_come` before anything may be done.
        """
        wanted, seat = self._meant(typed)
        if wanted is None and command(typed) == "repeat":
            wanted = self._last
        self._last = wanted if wanted is not None and wanted.what not in NO_ANSWER else None
        if wanted is None:
            with self._time.paused():
                self._elsewhere(typed)
        elif to_come:
            self._desk.answer(note("glance-not-yet", number=to_come))
        elif wanted.what == "close":
            self._close(seat)
        else:
            seen = self._seen
            dice = tuple(face for face in seen.dice or () if face is not None)
            assert len(dice) == DICE_READ
            return self._answers.answer(wanted, dice, seen, self._session.people)
        return None

    def closes(self, typed: str) -> bool:
        """Whether this is how the book is closed, once that is possible."""
        wanted, _ = self._meant(typed)
        return wanted is not None and wanted.what == "close"

    def about(self, typed: str) -> Message | None:
        """Return what a key or a word does here; None where it does what it does everywhere."""
        wanted, seat = self._meant(typed)
        pace = self._seen.rules.pace
        if wanted is None:
            return None
        if wanted.what != "close":
            return about(wanted)
        if pace == NO_CLOSER:
            return note("glance-about-enough-all" if self._session.shared else "glance-about-enough")
        if seat is not None:
            return note("glance-about-bet-of" if pace == "window" else "glance-about-close-of", player=Who(seat))
        alone = "glance-about-bet" if pace == "window" else "glance-about-close"
        return note("glance-about-whose" if self._session.shared else alone)

    def tell_bets(self) -> None:
        """Tell that somebody bets; that the book is closed is told with what follows."""
        if self._seen.phase == "look":
            self._news.tell()

    @property
    def _seen(self) -> View:
        seen: View = self._session.view(None)
        return seen

    def _meant(self, typed: str) -> tuple[Press | None, Seat | None]:
        """Return what was asked for, and by which of several persons where their own key says it."""
        seat = closer(typed, self._session.people) if self._session.shared else None
        return (press(typed) if seat is None else Press("close")), seat

    def _elsewhere(self, typed: str) -> None:
        """Do what means the same everywhere; what several people ask for is answered to all of them."""
        if self._session.shared:
            do_for_all(self._desk, self._session, self._do, typed)
            return
        name = command(typed)
        if name is None:
            self._desk.answer(not_understood(typed))
        elif name == "name":  # no word is needed here
            self._desk.answer(note("key-does-nothing"))
        else:
            self._do(self._session.people[0], name, typed)

    def _close(self, seat: Seat | None) -> None:
        """Close the book, bet, or say that everybody has seen enough where it closes by itself."""
        seen = self._seen
        if seen.rules.pace == NO_CLOSER or all(space == LAST for space in seen.spaces):
            self._session.run_out()
        elif seat is None and self._session.shared:
            self._desk.answer(*self._answers.keys(self._session, seen))
        else:
            whose = self._session.people[0] if seat is None else seat
            if seen.spaces[whose] == LAST:
                self._desk.answer(reason(LAST_SPACE.get(seen.rules.pace, "glance-last-space")))
                return
            self._act(whose, "bet" if seen.rules.pace == "window" else "close")
            self.tell_bets()
