# The club evening of a hall, whose changes go to everybody with the next tick.

import csv
import io
import logging
import secrets
from collections.abc import Callable, Iterator, MutableMapping, Sequence
from functools import partial
from math import inf
from typing import Any, Final, NamedTuple, TypeAlias

from audiogames.bots.characters import ANYONE
from audiogames.core.errors import GameError, JournalUnwritable, reason
from audiogames.core.game import Json
from audiogames.core.messages import Message
from audiogames.narration.catalogue import catalogue
from audiogames.play.menus.new_table.tables import TableJournals
from audiogames.play.people import codes
from audiogames.play.people.before_game.wanted import WantedTable
from audiogames.play.people.evening import plan, words
from audiogames.play.people.evening.evening import Evening, RoundTable, new_evening
from audiogames.play.people.frames import Frame
from audiogames.play.people.gathering import Gathering
from audiogames.play.people.person.participant import RequestRefused
from audiogames.play.people.person.talks import CLOSED, Doors
from audiogames.play.people.protocol import EveningRequest, written
from audiogames.retelling.upkeep import EVENING

# Seconds: the computer plays for an absent person after KEEP, tables hear SOON before its end that a round is over, the
# time that is left is stored now and then, and a forgotten evening ends.
KEEP: Final = 180.0
SOON: Final = 300.0
NOTED_EVERY: Final = 30.0
UNUSED: Final = 12 * 3600.0

log = logging.getLogger(__name__)

Tables: TypeAlias = MutableMapping[str, Gathering]
Order: TypeAlias = tuple[Gathering, Callable[[Gathering, float], None]]


class Watcher(NamedTuple):
    language: str
    is_steward: bool
    token: str = ""


class EveningDesk:
    def __init__(self, shelf: TableJournals, address: str = "", doors: Doors = CLOSED) -> None:
        self._shelf, self._address, self._doors = shelf, address, doors
        self.evening: Evening | None = None
        self._watchers: dict[int, Watcher] = {}
        self._orders: list[Order] = []
        self._frames: list[Frame] = []
        self._shows_people = self._has_changed = self._is_unnoted = self._is_told_soon = False
        self._noted = self._used = self._ticked = -inf

    def restore(self, record: Json | None, tables: Tables, now: float) -> None:
        # A killed hall may have noted more tables than its evening, or fewer.
        self._ticked = self._used = now
        try:
            self.evening = None if record is None else Evening.restored(record)
            opened = self._playing()
        except (GameError, ValueError, IndexError):
            log.exception("An evening could not be read")
            self.evening, opened = None, ()
        ids = {table.id for table in opened}
        for other in tables.values():
            if other.wanted.evening and other.id not in ids:
                self._orders.append((other, partial(_dissolve, reason("evening-table-ended"))))
        for table in opened:
            if table.id in tables:
                self._rank(tables[table.id], table)
                self._orders.append((tables[table.id], _resume))
            elif table.points is None:
                self._open(table, tables, now)

    # What people and the steward ask for.

    def take(self, link: int, sent: EveningRequest, is_steward: bool, tables: Tables, now: float) -> None:
        """Raises RequestRefused."""
        self._used, evening = now, self.evening
        person = None if evening is None else evening.known(sent.token)
        fields: dict[str, Any] = {}
        if sent.action:
            offered = words.doings(evening, person, is_steward, self._shows_people)
            if all(one.action != sent.action for one in offered):
                raise RequestRefused("doing", reason("web-doing-over"))
            fields = self._act(sent, person, tables, now)
            self._has_changed = self._is_unnoted = True
        self._watchers[link] = Watcher(sent.language, is_steward, fields.get("token", sent.token))
        self._frames.append(self._frame(link, self._watchers[link], fields))

    def greet(self, link: int, language: str, is_steward: bool) -> None:
        if link not in self._watchers and (is_steward or self._is_open):
            self._watchers[link] = Watcher(language, is_steward)
            self._frames.append(self._frame(link, self._watchers[link], {}))

    @property
    def _is_open(self) -> bool:
        return self.evening is not None and self.evening.is_open

    def lost(self, link: int) -> None:
        self._watchers.pop(link, None)

    def take_orders(self) -> list[Order]:
        orders, self._orders = self._orders, []
        return orders

    def take_frames(self) -> list[Frame]:
        frames, self._frames = self._frames, []
        return frames

    def _act(self, sent: EveningRequest, person: int | None, tables: Tables, now: float) -> dict[str, Any]:
        word, _, what = sent.action.partition(" ")
        if word == words.NEW:
            self.evening = new_evening(secrets.randbits(32), sent.language)
        evening = self.evening
        assert evening is not None
        if word == words.OPEN:
            evening.open()
        elif word in plan.CHOICES:
            evening.choose(plan.changed(evening.plan, sent.action))
        elif word == words.COME:
            token = sent.token or codes.new_token(EVENING)
            evening.come(person, sent.name, token)
            return {"token": token}
        elif word == words.LEAVE and person is not None:
            evening.leave(person)
        elif word == words.PEOPLE:
            self._shows_people = what == "on"
        elif word == words.OUT:
            evening.leave(int(what))
        elif word == words.BEGIN:
            self._begin(evening, tables, now)
        elif word == words.FINISH:
            self._finish(evening, tables)
        elif word == words.KEEP:
            out = io.StringIO()
            csv.writer(out).writerows(words.as_lines(evening, catalogue(sent.language)))
            return {"csv": out.getvalue()}
        elif word == words.END:
            self._end(evening, tables)
        return {}

    # The rounds.

    def _playing(self) -> Sequence[RoundTable]:
        return self.evening.rounds[-1].tables if self.evening is not None and self.evening.rounds else ()

    def _begin(self, evening: Evening, tables: Tables, now: float) -> None:
        closed = Message("evening-table-closed", {"round": len(evening.rounds) + 1})
        self._dissolve_all(tables, closed)
        evening.begin()
        self._note(evening, now)
        self._is_told_soon = False
        for table in self._playing():
            self._open(table, tables, now)

    def _open(self, table: RoundTable, tables: Tables, now: float) -> None:
        evening = self.evening
        assert evening is not None
        wanted = WantedTable(evening.game, table.seats, "witch", evening.language, keep=KEEP, characters=ANYONE)
        wanted = wanted._replace(in_hall=True, public=True, text=False, evening=True)
        people = [
            [seat + 1, evening.guests[person].name, seat, codes.hashed(token).hex(), evening.language, "full", True]
            for seat, (person, token) in enumerate(zip(table.people, table.tokens, strict=True))
        ]
        record = {"wanted": wanted._asdict(), "options": {}, "code": table.code, "came": len(people), "games": 0}
        record |= {"game": None, "people": people}
        opened = Gathering.restored(table.id, record, self._shelf, self._address, now, self._doors)
        tables[table.id] = opened
        self._rank(opened, table)
        self._orders.append((opened, _keep))

    def _rank(self, opened: Gathering, table: RoundTable) -> None:
        evening = self.evening
        assert evening is not None
        opened.rank(lambda seat: words.standings(evening, table.people[seat]))

    def _dissolve_all(self, tables: Tables, why: Message) -> None:
        for table in self._playing():
            if table.id in tables:
                self._orders.append((tables[table.id], partial(_dissolve, why)))

    def _finish(self, evening: Evening, tables: Tables) -> None:
        for at, table in enumerate(self._playing()):
            if table.points is None:
                evening.break_off(at)
                if table.id in tables:
                    self._orders.append((tables[table.id], partial(_dissolve, reason("evening-table-late"))))
        self._announce_places(evening, tables)

    def _end(self, evening: Evening, tables: Tables) -> None:
        self._dissolve_all(tables, reason("evening-table-ended"))
        self.evening = None
        try:
            self._shelf.note(EVENING, None)
        except JournalUnwritable:
            log.exception("An evening could not be removed")

    def tick(self, tables: Tables, now: float) -> None:
        seconds, self._ticked = now - self._ticked, now
        evening = self.evening
        if evening is not None and now > self._used + UNUSED:
            self._end(evening, tables)
            self._has_changed = True
        elif evening is not None:
            if evening.phase == "round":
                self._follow(evening, tables, seconds, now)
            if self._is_unnoted or (evening.plan.minutes and now > self._noted + NOTED_EVERY):
                self._note(evening, now)
        if self._has_changed:
            self._has_changed = False
            for link, watcher in self._watchers.items():
                self._frames.append(self._frame(link, watcher, {}))

    def _follow(self, evening: Evening, tables: Tables, seconds: float, now: float) -> None:
        for at, table in enumerate(self._playing()):
            found = tables.get(table.id)
            if table.points is not None:
                continue
            if found is None or found.is_closed:
                evening.break_off(at)
            elif found.card.places:
                evening.count(at, found.card.places)
            else:
                continue
            self._used, self._has_changed, self._is_unnoted = now, True, True
        if evening.phase != "round":
            self._announce_places(evening, tables)
        elif evening.plan.minutes:
            self._watch_time(evening, tables, seconds)

    def _watch_time(self, evening: Evening, tables: Tables, seconds: float) -> None:
        was_left = evening.left
        evening.pass_time(seconds)
        if not evening.left < was_left:
            return
        if not evening.left and evening.plan.late != "wait":
            self._finish(evening, tables)
            self._has_changed = self._is_unnoted = True
        elif not evening.left or (evening.left <= SOON and not self._is_told_soon):
            self._is_told_soon = True
            minutes = round(evening.left / 60)
            for table in self._playing():
                if table.points is None and table.id in tables:
                    self._tell(tables[table.id], Message("evening-told-soon", {"minutes": minutes}))

    def _announce_places(self, evening: Evening, tables: Tables) -> None:
        number, last = len(evening.rounds), len(evening.plan.games)
        over = Message("evening-told-over", {"round": number, "rounds": last})
        for table in self._playing():
            if (found := tables.get(table.id)) is not None:
                for seat, person in enumerate(table.people):
                    self._tell(found, over, words.place(evening, person), seat=seat)

    def _tell(self, table: Gathering, *messages: Message, seat: int | None = None) -> None:
        self._orders.append((table, lambda one, now: one.announce(messages, now, seat)))

    def _note(self, evening: Evening, now: float) -> None:
        try:
            self._shelf.note(EVENING, evening.record())
            self._noted, self._is_unnoted = now, False
        except JournalUnwritable:  # the next tick tries again
            self._is_unnoted = True

    # What is sent.

    def _frame(self, link: int, watcher: Watcher, fields: dict[str, Any]) -> Frame:
        return Frame(link, written("evening", {**self._shown(watcher), **fields}))

    def _shown(self, watcher: Watcher) -> Json:
        evening, known = self.evening, catalogue(watcher.language)

        def said(messages: Sequence[Message] | Iterator[Message]) -> str:
            return " ".join(known.text(message) for message in messages)

        person = None if evening is None else evening.known(watcher.token)
        doings = words.doings(evening, person, watcher.is_steward, self._shows_people)
        shown: Json = {
            "phase": "none" if evening is None else evening.phase,
            "doings": [one._replace(label=known.text(one.label))._asdict() for one in doings],
        }
        if evening is None or not (evening.is_open or watcher.is_steward):
            return {**shown, "phase": "none"}
        shown |= {
            "title": known.text(words.headline(evening)),
            "text": [known.text(each) for each in words.own(evening, person, watcher.is_steward)],
            "about": said(words.about(evening)),
            "heads": words.heads(known),
            "rows": words.rows(evening, known),
            "own": person is not None and evening.guests[person].name,
        }
        found = evening.seat(person)
        if found is not None and found[1].points is None:
            at, table, token = found
            label = known.words("evening-sit", table=at + 1)
            shown["seat"] = {"label": label, "token": token, "code": codes.spelt(table.code)}
        return shown


def _keep(table: Gathering, now: float) -> None:
    table.changed()
    table.pass_time(now)


def _resume(table: Gathering, now: float) -> None:
    table.take_up(now)
    table.pass_time(now)


def _dissolve(why: Message, table: Gathering, now: float) -> None:
    table.dissolve(why)
