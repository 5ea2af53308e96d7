"""A game with people and bots at the table: what every face plays, whatever it looks and sounds like."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from audiogames.bots.levels import LEVELS, Bot, make_bot
from audiogames.bots.turns import next_to_act, runs
from audiogames.core.chance import Generator
from audiogames.core.errors import JournalDamaged, JournalUnwritable, reason
from audiogames.core.game import Choice, Json
from audiogames.core.journal import JournalStore
from audiogames.core.messages import Cue, Message, Seat
from audiogames.core.table import Step, Table, hear
from audiogames.core.zones import Zone
from audiogames.faces.evenly import evenly

PERSON = "person"
"""What stands in the journal for a seat where a person sits; a bot's seat has the name of its level."""


def sitting(table: Table) -> tuple[str, ...]:
    """Return PERSON or a bot level for each seat, as the journal's notes have it. Raises JournalDamaged."""
    noted = table.notes.get("players") or [PERSON] * len(table.players)
    if (
        not isinstance(noted, list)
        or len(noted) != len(table.players)
        or not all(who in (PERSON, *LEVELS) for who in noted)
    ):
        raise JournalDamaged(reason("journal-does-not-replay"))
    return tuple(noted)


class Session:
    """A table, the bots that sit at it, and what each person has been told so far.

    `people` are the seats of persons. Bots get views and the events that their seat may know, nothing else. Raises
    JournalDamaged where the journal does not say who sits at the table.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        table.ahead = True
        self.game = table.game
        seats = sitting(table)
        self.people = tuple(seat for seat, who in enumerate(seats) if who == PERSON)
        self._levels = {seat: level for seat, level in enumerate(seats) if level != PERSON}
        self._bots: dict[Seat, Bot] = {}
        self._told = dict.fromkeys(self.people, len(table.steps))
        self._last_news: dict[Seat, int] = {}
        self._cues: tuple[Cue, ...] = ()
        self._lots = Generator(table.seed)
        self._seat_bots()

    @classmethod
    def new(
        cls,
        game: str,
        names: Sequence[str | None],
        sitting: Sequence[str],
        options: Json,
        seed: int,
        store: JournalStore,
        fields: Sequence[Json] = (),
        notes: Json | None = None,
    ) -> "Session":
        """Open a table. `sitting` has PERSON or a bot level for each seat. Raises BadOptions, BadRequest.

        `fields` has what else the game is told of each seat, such as its level; empty, nothing. `notes` are kept in the
        journal beside who sits where.
        """
        said = fields or [{}] * len(names)
        seats = [{**more, "name": name} for name, more in zip(names, said, strict=True)]
        table = Table.new(game, seats, options, seed, store, {"players": list(sitting), **(notes or {})})
        session = cls(table)
        session._told = dict.fromkeys(session.people, 0)
        return session

    @property
    def shared(self) -> bool:
        """Whether several persons sit at one keyboard."""
        return len(self.people) > 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    def waiting_for(self) -> Seat | None:
        """Return the person who is to act; None while bots are, and at the end."""
        return next((seat for seat in self.table.to_act() if seat in self.people), None)

    def bots_to_act(self) -> tuple[Seat, ...]:
        """Return the bots that may act now."""
        return tuple(seat for seat in self.table.to_act() if seat in self._bots)

    def let_bot_act(self, wanted: Seat | None = None) -> Seat | None:
        """Let one bot act, that of a seat or the first that does not hesitate; return its seat, None where none acts.

        Where nobody is to act, what follows by itself happens; where nobody acts before that, the clock runs out.
        """
        if wanted is None:
            seat = next_to_act(self.table, self._bots, self._lots)
        else:
            seat = wanted if wanted in self.bots_to_act() else None
        if seat is None:
            if not self.table.to_act():
                self._bots_hear(self.table.go_on())
            if wanted is None and self.waiting_for() is None and not self.over and runs(self.table):
                self.run_out()
            return None
        view = self.table.view(seat)
        action = self._bots[seat].choose(view, self.table.legal()[seat])
        self._bots_hear(self.table.submit(seat, action))
        return seat

    def hesitates(self, seat: Seat) -> bool:
        """Whether a bot that may act would rather let others do so first."""
        return self._bots[seat].hesitates(self.table.view(seat), self.table.legal()[seat])

    def why_not(self, seat: Seat, action: Any) -> Message | None:
        """Return why a person may not do this now, before anything is done; None when they may."""
        return self.table.why_not(seat, action)

    def act(self, seat: Seat, action: Any) -> None:
        """Do what a person asks. Raises NotYourTurn, IllegalAction, JournalUnwritable; then nothing has changed."""
        with evenly(self.table):
            events = self.table.submit(seat, action)
            self.table.keep()
            self._bots_hear(events)

    def run_out(self) -> None:
        """Let the running clock run out. Raises IllegalAction when none runs."""
        self._bots_hear(self.table.time())

    def view(self, seat: Seat | None) -> Any:
        """Return the table as a seat, or somebody who looks on, may see it. Raises JournalUnwritable."""
        return self._shown(seat)

    def cues_since(self, start: int, seat: Seat | None) -> tuple[Cue, ...]:
        """Return what a seat, or somebody who looks on, hears besides words of the steps from `start` on."""
        events = hear(self.table, (event for step in self.table.steps[start:] for event in step.events), seat)
        return self.game.cues(events, self._shown(seat))

    def undo(self, seat: Seat) -> None:
        """Take back a person's last action. Raises IllegalAction with the reason."""
        self.table.undo(seat, self.people)
        self._forget()

    def _forget(self) -> None:
        """Count nothing as told that was taken back, and let the bots remember nothing of it."""
        for person, told in self._told.items():
            self._told[person] = min(told, len(self.table.steps))
        for person, start in self._last_news.items():
            self._last_news[person] = min(start, max(0, len(self.table.steps) - 1))
        self._seat_bots()

    def choices(self, seat: Seat) -> tuple[Choice, ...]:
        """Return what a person may choose now, in the order in which it is read aloud."""
        return self.game.choices(self._shown(seat), self.table.legal().get(seat, ()))

    def named(self, seat: Seat, cards: Sequence[str]) -> Any:
        """Return the action that naming these cards means now, allowed or not; None when it means nothing.

        Raises IllegalAction for cards that do not exist.
        """
        return self.game.named(self._shown(seat), cards)

    def zones(self, seat: Seat) -> tuple[Zone, ...]:
        """Return what lies where at the table, as a person may walk it."""
        return self.game.zones(self._shown(seat))

    def news(self, seat: Seat) -> tuple[Message, ...]:
        """Return what a person has not been told yet, and note it as told."""
        start, self._told[seat] = self._told[seat], len(self.table.steps)
        events = self._heard(seat, start)
        if events:
            self._last_news[seat] = start
        return self._told_of(events, seat)

    def public_news(self, steps: Sequence[Step]) -> tuple[Message, ...]:
        """Return what everybody in the room may hear of some steps of the journal."""
        events = hear(self.table, (event for step in steps for event in step.events), None)
        return self._told_of(events, None)

    def sounds(self) -> tuple[Cue, ...]:
        """Return the sounds of the news that were told last, as the same listener hears them; then none are left."""
        cues, self._cues = self._cues, ()
        return cues

    def _told_of(self, events: Sequence[Any], seat: Seat | None) -> tuple[Message, ...]:
        view = self._shown(seat)
        self._cues = self.game.cues(events, view)
        return self.game.tell(events, view)

    def where_we_are(self, seat: Seat | None) -> tuple[Message, ...]:
        """Return what somebody needs who comes back to a game: what beats what, what lies there, whose turn it is."""
        view = self._shown(seat)
        return tuple(message for question in ("rank", "current", "turn") for message in self.game.ask(question, view))

    def close(self) -> None:
        """Let go of the journal: the game can then be resumed elsewhere, without what could not be kept."""
        with suppress(JournalUnwritable):
            self.table.keep()
        self.table.close()

    def detail(self, seat: Seat) -> tuple[Message, ...]:
        """Return the last news of a person again, event by event; in a game taken up again, from their last move on."""
        start = self._last_news.get(seat)
        if start is None:
            start = self._last_move(seat)
        return self.game.detail(self._heard(seat, start), self._shown(seat))

    def _last_move(self, seat: Seat) -> int:
        """Return the step that was a person's last action among those that they were told of; the first if none was."""
        own = (place for place in reversed(range(self._told[seat])) if self.table.steps[place].entry.seat == seat)
        return next(own, 0)

    def _heard(self, seat: Seat, start: int) -> tuple[Any, ...]:
        """Return what a person may know of the steps from `start` on that they have been told of."""
        steps = self.table.steps[start : self._told[seat]]
        return hear(self.table, (event for step in steps for event in step.events), seat)

    def ask(self, question: str, seat: Seat | None) -> tuple[Message, ...]:
        """Return the answer to one of the questions that every game answers."""
        return self.game.ask(question, self._shown(seat))

    def _shown(self, seat: Seat | None) -> Any:
        """Return a view from which something will be told: all that led to it is kept first, many actions at a time.

        Raises JournalUnwritable; what was done since something was told is then taken back.
        """
        try:
            self.table.keep()
        except JournalUnwritable:
            self._forget()
            raise
        return self.table.view(seat)

    def _seat_bots(self) -> None:
        """Seat the bots anew and let them hear the game so far: nothing of what was taken back."""
        for seat, level in self._levels.items():
            self._bots[seat] = make_bot(self.game.name, level, self.table.seed * 31 + seat)
        for step in self.table.steps:
            self._bots_hear(step.events)

    def _bots_hear(self, events: Sequence[Any]) -> None:
        for seat, bot in self._bots.items():
            bot.hear(hear(self.table, events, seat), self.table.view(seat))
