"""The table: a game in progress, its journal, and what each seat may see."""

from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter
from typing import Any, NamedTuple

from audiogames.core.chance import Generator, could_be
from audiogames.core.companion import COMPANION, START, Keeping, Situation
from audiogames.core.errors import (
    BadPosition,
    BadRequest,
    GameError,
    IllegalAction,
    JournalDamaged,
    JournalUnwritable,
    NotYourTurn,
    StaleVersion,
    UnknownGame,
    reason,
)
from audiogames.core.events import heard, learners
from audiogames.core.game import Game, Json
from audiogames.core.journal import Journal, JournalEntry, JournalStore, MemoryStore
from audiogames.core.messages import Message, Seat
from audiogames.core.registry import game_named
from audiogames.core.steps import Step, done, follows, forget_events


class UnkeptEntry(NamedTuple):
    line: str
    digest: str
    state: Any
    generator: Generator
    undone: tuple[Step, ...] = ()


class Table:
    """A game in progress. Make one with `new`, `load` or `resume`.

    `version` grows with every entry of the journal. A refusal leaves table and journal unchanged.

    An action is applied, then stored, and only then announced. A table stores each action before the call returns. With
    `ahead` it leaves the lines in `unkept`: a call of `keep` writes them to its store, or the caller writes them and
    calls `kept`. If that fails, `drop_unkept` takes the actions back. Until then nobody may be informed of them.

    >>> table = Table.new("roue_des_sorcieres", [{"name": "Anna"}, {"name": "Brian"}], seed=7)
    >>> table.to_act()
    (0,)
    >>> table.submit(0, "play blue-9")
    (Played(seat=0, card=8),)
    >>> table.submit(0, "play blue-8")
    Traceback (most recent call last):
    audiogames.core.errors.NotYourTurn: not-your-turn
    >>> table.version, table.to_act()
    (2, (1,))
    """

    def __init__(
        self,
        game: Game[Any, Any, Any],
        state: Any,
        seed: int,
        players: Sequence[Json],
        journal: Journal,
        notes: Json | None = None,
    ) -> None:
        self.game = game
        self.notes = notes or {}
        self.companion = Keeping(game.companion, self.notes[COMPANION]) if COMPANION in self.notes else None
        self.players = [dict(player) for player in players]
        self.seed = seed
        self.version = 0
        self.steps: list[Step] = []
        self._views: dict[Seat | None, Any]
        self._legal: dict[Seat, tuple[Any, ...]] | None
        self._to_act: tuple[Seat, ...] | None
        self._become(state)
        self._journal = journal
        self._generator = Generator(seed)
        self.ahead = False
        self.applied: list[UnkeptEntry] = []

    @classmethod
    def new(
        cls,
        game: str,
        seats: Sequence[Json],
        options: Json | None = None,
        seed: int = 0,
        store: JournalStore | None = None,
        notes: Json | None = None,
    ) -> "Table":
        """Start a game from its first shuffle. Raises UnknownGame or BadOptions.

        Each of `seats` is an object with the "name" of its player (null for none) and other fields that the game
        allows. `notes` belong to the caller, such as the seats of bots. The journal keeps them; the rules ignore them.
        """
        rules = game_named(game)
        checked = [named(seat) for seat in seats]
        state = rules.setup(checked, options or {})
        journal = Journal(store or MemoryStore())
        table = cls(rules, state, seed, checked, journal, notes)
        journal.begin(table._header({"options": dict(options or {}), "seats": checked}))
        table.begin(str(table.notes.get(START, "")))
        table.keep()
        return table

    @classmethod
    def load(
        cls, position: Json, seed: int = 0, store: JournalStore | None = None, notes: Json | None = None
    ) -> "Table":
        """Raises UnknownGame, BadPosition or BadOptions. Makes no automatic moves yet.

        `notes` are as for `new`.
        """
        name = position.get("game")
        if not isinstance(name, str):
            raise BadPosition(reason("position-game-missing"))
        rules = game_named(name)
        state = rules.load(position)
        try:
            players = [named({"name": seat.get("name")}) for seat in position["seats"]]
        except GameError as error:
            raise BadPosition(error.message) from None
        journal = Journal(store or MemoryStore())
        table = cls(rules, state, seed, players, journal, notes)
        journal.begin(table._header({"position": position}))
        table._draw_chance()
        table.keep()
        return table

    @classmethod
    def resume(cls, store: JournalStore) -> "Table":
        """Resume a game from its journal, and store automatic steps that are missing there.

        Raises JournalDamaged, or UnknownGame for a game that is not installed, and leaves the journal unchanged. Raises
        JournalUnwritable.
        """
        journal = Journal(store)
        header, entries = journal.read()
        try:
            table = cls._from_header(header, journal)
            for entry in entries:
                table._replay(entry)
        except (JournalDamaged, UnknownGame):
            raise
        except Exception as error:  # the rules never promised anything for what no table could have written
            raise _impossible() from error
        table._settle()
        table.keep()
        return table

    @classmethod
    def _from_header(cls, header: Json, journal: Journal) -> "Table":
        name = header["game"]
        try:
            rules = game_named(name)
        except UnknownGame:
            if not name.isidentifier():
                raise _impossible() from None
            raise UnknownGame(reason("journal-unknown-game", game=name[:40])) from None
        if header["rules"] != rules.rules_version:
            raise JournalDamaged(reason("journal-other-rules"))
        if not isinstance(header.get("notes", {}), dict) or not _is_whole(header["seed"]):
            raise _impossible()
        if "position" in header:
            position = header["position"]
            players = [named({"name": seat.get("name")}) for seat in position["seats"]]
            return cls(rules, rules.load(position), header["seed"], players, journal, header.get("notes"))
        seats = [named(seat) for seat in header["seats"]]
        state = rules.setup(seats, header["options"])
        return cls(rules, state, header["seed"], seats, journal, header.get("notes"))

    def _header(self, start: Json) -> Json:
        header = {"game": self.game.name, "rules": self.game.rules_version, "seed": self.seed, **start}
        return {**header, "notes": self.notes} if self.notes else header

    # What is kept.

    @property
    def store(self) -> JournalStore:
        return self._journal.store

    @property
    def unkept(self) -> tuple[str, ...]:
        """Journal lines, without line ends, that are applied but not stored yet."""
        return tuple([entry.line for entry in self.applied])

    @property
    def kept_version(self) -> int:
        return self.version - len(self.applied)

    def kept(self, version: int) -> None:
        del self.applied[: max(0, version - self.kept_version)]

    def keep(self) -> None:
        """Write pending lines to the table's own store. Raises JournalUnwritable after taking them back."""
        if not self.applied:
            return
        try:
            self._journal.store.append(*map(attrgetter("line"), self.applied))
        except JournalUnwritable:
            self.drop_unkept()
            raise
        self.applied.clear()

    def drop_unkept(self) -> None:
        """Return to `kept_version`."""
        self.version = self.kept_version
        while self.applied:
            last = self.applied.pop()
            self.steps.extend(last.undone)
            if not last.undone:
                self.steps.pop()
            self._generator, self._journal.digest = last.generator, last.digest
            self._become(last.state)

    def close(self) -> None:
        self._journal.store.close()

    # What may be asked.

    @property
    def names(self) -> tuple[str | None, ...]:
        return tuple(player.get("name") for player in self.players)

    @property
    def over(self) -> bool:
        return self.game.is_over(self._state)

    @property
    def scores(self) -> tuple[int, ...]:
        """By seat. They may be secret before the end."""
        return self.game.scores(self._state)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.game.winners(self._state)

    def to_act(self) -> tuple[Seat, ...]:
        if self._to_act is None:
            self._to_act = self.game.to_act(self._state)
        return self._to_act

    def view(self, seat: Seat | None) -> Any:
        """None is a spectator. Raises BadRequest if there is no such seat."""
        seen = self._views.get(seat) if seat is None or type(seat) is int else None
        if seen is None:
            if seat is not None:
                self.check_seat(seat)
            seen = self.game.view(self._state, seat)
            seen = self._views[seat] = seen if self.companion is None else self.companion.covered(self._now, seen)
        return seen

    def after(self, steps: int) -> "Table":
        """Return a copy after `steps` steps. The journal does not record changes to it."""
        past = Table(self.game, self._state, self.seed, self.players, Journal(MemoryStore()), self.notes)
        past.show(self, steps)
        return past

    def show(self, other: "Table", steps: int) -> None:
        """Take the state that another table of this game had after `steps` steps. For tables made by `after`."""
        self._become(other.steps[steps].before if steps < len(other.steps) else other._state)
        self.steps = other.steps[:steps]

    def legal(self) -> Mapping[Seat, tuple[Any, ...]]:
        if self._legal is None:
            self._legal = self._legal_in(self._state, self.to_act())
        return self._legal

    def _legal_in(self, state: Any, seats: Sequence[Seat]) -> dict[Seat, tuple[Any, ...]]:
        legal = {seat: self.game.legal(state, seat) for seat in seats}
        return legal if self.companion is None else self.companion.allowed(Situation(state, self.steps), legal)

    def legal_position(self) -> dict[Seat, list[Any]]:
        return {seat: self.game.legal_position(self._state, seat) for seat in self.to_act()}

    def position(self) -> Json:
        """The full state: `load` of it gives an equal game."""
        return self._with_names(self.game.position(self._state))

    def view_position(self, seat: Seat | None) -> Json:
        return self._with_names(self.game.view_position(self.view(seat)))

    def _with_names(self, position: Json) -> Json:
        seats = [{"name": name, **fields} for name, fields in zip(self.names, position["seats"], strict=True)]
        return {**position, "seats": seats}

    # What may be done.

    def submit(self, seat: Seat, action: Any, version: int | None = None, said: str = "") -> tuple[Any, ...]:
        """Apply a seat's action and all automatic steps after it, and return the events with all secrets.

        `action` is in its text form or the game's own. `said` is what people say of their cards or dice. Raises
        BadRequest, NotYourTurn, IllegalAction, StaleVersion if the table has changed since `version`, or
        JournalUnwritable.
        """
        self.check_seat(seat)
        if version is not None and version != self.version:
            raise StaleVersion(reason("stale-version"))
        if seat not in self.to_act():
            raise NotYourTurn(self._why_not_now(seat, action))
        parsed = self.game.parse_action(action) if isinstance(action, str) else action
        said = said if self.companion is None else self.companion.said(self._now, seat, parsed, said)
        entry = JournalEntry(seat=seat, said=said)
        state = done(self.game, self._state, entry)[0] if said else self._state
        parsed = parsed if self.companion is None else self.companion.fitted(state, parsed, said)
        after, events = self.game.apply(state, seat, parsed)
        if said:
            self._commit(entry, state, ())
        return self._do(JournalEntry(seat=seat, action=self.game.format_action(parsed)), after, events)

    def why_not(self, seat: Seat, action: Any) -> Message | None:
        return self.game.why_not(self._state, seat, action)

    @property
    def _now(self) -> Situation:
        return Situation(self._state, self.steps)

    def begin(self, said: str) -> None:
        if said:
            self._commit(JournalEntry(seat=0, said=said), self._state, ())
        self._settle()

    def _why_not_now(self, seat: Seat, action: Any) -> Message:
        if self.over:
            return reason("game-is-over")
        try:
            parsed = self.game.parse_action(action) if isinstance(action, str) else action
        except IllegalAction:
            return reason("not-your-turn")
        return self.game.why_not(self._state, seat, parsed) or reason("not-your-turn")

    def run_ahead(self) -> None:
        self.ahead = True

    def go_on(self) -> tuple[Any, ...]:
        happened = self._settle()
        if not self.ahead:
            self.keep()
        return happened

    def time(self) -> tuple[Any, ...]:
        """Run the running clock out. Raises IllegalAction without one, JournalUnwritable."""
        return self._do(JournalEntry(action="time"), *self.game.run_out(self._state))

    def undo(self, seat: Seat, watchers: Iterable[Seat]) -> int:
        """Take back the seat's last action, and return the number of undone entries.

        Raises IllegalAction with the reason, or JournalUnwritable. Undo is allowed while nobody else has acted since,
        and neither the seat nor one of the `watchers` (the people at the table) has learnt anything hidden from it.
        """
        count = self.undoable(seat, watchers)
        self._note(JournalEntry(seat=seat, undo=count), tuple(self.steps[-count:]))
        self._take_back(count)
        if not self.ahead:
            self.keep()
        return count

    def undoable(self, seat: Seat, watchers: Iterable[Seat]) -> int:
        """Entries that an undo of a seat takes back. Raises IllegalAction as `undo` does."""
        watching = frozenset(watchers) | {seat}
        for count, step in enumerate(reversed(self.steps), 1):
            if any(learners(event, watching) for event in step.events):
                raise IllegalAction(reason("undo-secret-shown"))
            if step.entry.action is None or self.was_forced(len(self.steps) - count):
                continue
            if step.entry.seat != seat:
                raise IllegalAction(reason("undo-others-acted"))
            return count
        raise IllegalAction(reason("undo-nothing"))

    def was_forced(self, place: int) -> bool:
        """The first step after a load was a seat's: `load` makes none."""
        if place == 0:
            return False
        before = self.steps[place].before
        return self._only_choice(self._legal_in(before, self.game.to_act(before))) is not None

    # How it is done.

    def _become(self, state: Any) -> None:
        self._state = state
        self._views, self._legal, self._to_act = {}, None, None

    def check_seat(self, seat: object) -> None:
        """Raises BadRequest if there is no such seat."""
        if type(seat) is not int or not 0 <= seat < len(self.players):
            raise BadRequest(reason("seat-unknown", last=len(self.players) - 1))

    def _do(self, entry: JournalEntry, state: Any, events: tuple[Any, ...]) -> tuple[Any, ...]:
        self._commit(entry, state, events)
        happened = (*events, *self._settle())
        if not self.ahead:
            self.keep()
        return happened

    def _commit(self, entry: JournalEntry, state: Any, events: tuple[Any, ...]) -> None:
        self._note(entry)
        self._advance(entry, state, events)
        forget_events(self.steps)

    def _note(self, entry: JournalEntry, undone: tuple[Step, ...] = ()) -> None:
        digest = self._journal.digest
        self.applied.append(UnkeptEntry(self._journal.line(entry), digest, self._state, self._generator, undone))

    def _advance(self, entry: JournalEntry, state: Any, events: tuple[Any, ...] | None) -> None:
        self.steps.append(Step(self.game, entry, self._state, events))
        self._become(state)
        self.version += 1

    def _draw_chance(self) -> tuple[Any, ...]:
        happened: tuple[Any, ...] = ()
        while request := self.game.pending_chance(self._state):
            generator = self._generator.twin()
            drawn = generator.draw(request)
            if self.companion is not None:
                drawn = self.companion.outcome(self._now, drawn)
            entry = JournalEntry(chance=drawn)
            state, events = done(self.game, self._state, entry)
            self._commit(entry, state, events)
            self._generator = generator
            happened += events
        return happened

    def _settle(self) -> tuple[Any, ...]:
        """Draw chance, and make forced moves, until a seat has a choice."""
        happened = self._draw_chance()
        if self.companion is not None and self.companion.runs_out(self._state):
            self._commit(JournalEntry(action="time"), *self.game.run_out(self._state))
            happened += self.steps[-1].events
        while forced := self._only_choice(self.legal()):
            seat, action = forced
            state, events = self.game.apply(self._state, seat, action)
            self._commit(JournalEntry(seat=seat, action=self.game.format_action(action)), state, events)
            happened += (*events, *self._draw_chance())
        return happened

    def _only_choice(self, legal: Mapping[Seat, tuple[Any, ...]]) -> tuple[Seat, Any] | None:
        """None if there is a choice."""
        found: tuple[Seat, Any] | None = None
        for seat, actions in legal.items():
            if len(actions) > 1 or (actions and found is not None):
                return None
            if actions:
                found = seat, actions[0]
        if found is None or self.game.format_action(found[1]).split()[0] in self.game.never_automatic:
            return None
        return found

    def _take_back(self, count: int) -> None:
        self._become(self.steps[-count].before)
        del self.steps[-count:]
        self.version += 1

    def _replay(self, entry: JournalEntry) -> None:
        """An impossible entry raises any error."""
        if sum(value is not None for value in (entry.chance, entry.action, entry.undo, entry.said)) != 1:
            raise _impossible()
        if entry.seat is not None:
            self.check_seat(entry.seat)
        if entry.undo is not None:
            self._replay_undo(entry.seat, entry.undo)
            return
        if entry.chance is not None:
            request = self.game.pending_chance(self._state)
            if not request or entry.seat is not None or not could_be(request, entry.chance):
                raise _impossible()
            self._generator.draw(request)  # so that chance goes on where it stopped
            self._advance(entry, follows(self.game, self._state, entry), None)
            return
        if (entry.seat is None and entry.action != "time") or (entry.said is not None and self.companion is None):
            raise _impossible()
        self._advance(entry, *done(self.game, self._state, entry))

    def _replay_undo(self, seat: Seat | None, count: int) -> None:
        """The watchers are not recorded, but the seat was one."""
        is_correction = seat is None and self.companion is not None and 0 < count <= len(self.steps)
        if not _is_whole(count) or not (
            is_correction or (seat is not None and count == self.undoable(seat, frozenset({seat})))
        ):
            raise _impossible()
        self._take_back(count)


def hear(table: Table, events: Iterable[Any], seat: Seat | None) -> tuple[Any, ...]:
    """Events as a seat may know them. Raises BadRequest if there is no such seat."""
    if seat is not None:
        table.check_seat(seat)
    return heard(events, seat)


def _impossible() -> JournalDamaged:
    return JournalDamaged(reason("journal-does-not-replay"))


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def named(seat: Json) -> Json:
    name = seat.get("name")
    if name is not None and (not isinstance(name, str) or not name.strip() or len(name) > 40 or not name.isprintable()):
        raise BadRequest(reason("seat-name-wrong"))
    return {**seat, "name": name}
