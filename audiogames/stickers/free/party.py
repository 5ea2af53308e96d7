from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from audiogames.core.errors import BadRequest, JournalUnwritable
from audiogames.core.game import Json
from audiogames.core.input.values import read
from audiogames.core.messages import Cue, Message, Seat, menu_message
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import yes
from audiogames.play.parsing.commands import echo
from audiogames.play.people.before_game.wanted import CHOSEN_LATER
from audiogames.play.prompts import Key, Talk
from audiogames.play.table.names import are_alike, name_of, same_name
from audiogames.stickers.free.play import FreePlay, chosen_deck, help_with_hands, wins_with_least, with_edition
from audiogames.stickers.free.table import (
    EACH,
    FORMAT,
    MOST_PEOPLE,
    FactHistory,
    FreeSetup,
    HeldTable,
    TableFact,
    TableStep,
    as_record,
)
from audiogames.tactile.decks import load_deck
from audiogames.tactile.decks.naming import in_languages
from audiogames.tactile.errors import TactileError

MOST_SAID: Final = 100

Said = tuple[Message | Cue, ...]


class PartyTable(HeldTable):
    def __init__(self, setup: FreeSetup, steps: Sequence[TableStep], keep: Callable[[], None]) -> None:
        super().__init__(setup, FactHistory())
        self.deck = load_deck(setup.deck)
        self.title = in_languages(self.deck.names)
        self.steps: list[TableStep] = []
        self._keep = keep
        for step in steps:
            self.steps.append(step)
            self.history.do(step)

    def write(self, step: TableStep) -> None:
        self.steps.append(step)
        try:
            self._keep()
        except JournalUnwritable:
            self.steps.pop()
            raise


class FreeParty:
    def __init__(self, record: Json | None, keep: Callable[[], None]) -> None:
        self._keep = keep
        self._table: PartyTable | None = None
        self._people: dict[Seat, int] = {}
        self._gone: set[Seat] = set()
        self._begins = False
        self._said: list[tuple[Seat, Said]] = []
        self._forgotten = 0
        self._told: dict[Seat, int] = {}
        if record is not None:  # a deck of one's own may be gone
            with suppress(TactileError):
                self._restore(record)

    def _restore(self, record: Json) -> None:
        steps = [read(TableStep, step) for step in record["steps"]]
        self._table = PartyTable(read(FreeSetup, record["setup"]), steps, self._keep)
        self._people, self._gone = dict(record["people"]), set(record["gone"])

    def record(self) -> Json | None:
        if self._table is None:
            return None
        return {
            "setup": self._table.setup._asdict(),
            "steps": [as_record(step) for step in self._table.steps],
            "people": [*self._people.items()],
            "gone": sorted(self._gone),
        }

    @property
    def title(self) -> Message | None:
        if self._table is None:
            return None
        return menu_message("free-deck", name=self._table.title)

    @property
    def help(self) -> tuple[Message, ...]:
        return help_with_hands()

    @property
    def is_open(self) -> bool:
        return self._begins or (self._table is not None and bool(self._people.keys() - self._gone))

    def calls(self, seat: Seat) -> bool:
        return self._table is not None and self.is_open and seat not in self._gone

    def news(self, seat: Seat) -> Said:
        end = self._forgotten + len(self._said)
        begin = self._told.get(seat, end)
        self._told[seat] = end
        found = self._said[max(0, begin - self._forgotten) :]
        return tuple(one for author, said in found if author != seat for one in said)

    def rest(self) -> None:
        self._gone = {*self._people}

    def leave(self, seat: Seat) -> None:
        """Somebody leaves for good: nobody who takes the seat has their hand."""
        person = self._people.pop(seat, None)
        self._gone.discard(seat)
        self._told.pop(seat, None)
        if person is not None and self._table is not None:
            step = TableStep("add", TableFact("leave", person))
            try:
                self._table.keep(step)
            except JournalUnwritable:
                self._table.history.do(step)

    def talk(
        self, conversation: Conversation, seat: Seat, people: Callable[[], Mapping[Seat, str]], leads: bool, deck: str
    ) -> Talk[None]:
        table = self._table
        if table is not None and leads and not self.is_open:
            names = ", ".join(table.table.names)
            if not (yield from yes(conversation, menu_message("free-go-on", deck=table.title, names=names))):
                table = None
        if table is None and not leads:
            conversation.breath.answer(menu_message("free-not-begun"))
            return
        if table is None:
            self._begins = True
            try:
                begun = yield from self._begin(conversation, people, deck)
            finally:
                self._begins = False
            if not begun:
                return
        yield from self._sit(conversation, seat, people()[seat])

    def _begin(self, conversation: Conversation, people: Callable[[], Mapping[Seat, str]], deck: str) -> Talk[bool]:
        chosen: str | None = deck
        if deck in ("", CHOSEN_LATER):
            chosen = yield from chosen_deck(conversation)
        name = None if chosen is None else (yield from with_edition(conversation, chosen))
        names = None if name is None else (yield from _order(conversation, people))
        least = None if names is None else (yield from wins_with_least(conversation))
        if name is None or names is None or least is None:
            return False
        before = self._table, self._people, self._gone
        seats = {seat: names.index(one) for seat, one in people().items() if one in names}
        table = PartyTable(FreeSetup(FORMAT, name, names, EACH, least), (), self._keep)
        self._table, self._people, self._gone = table, seats, set()
        try:
            self._keep()
        except JournalUnwritable as error:
            self._table, self._people, self._gone = before
            conversation.breath.answer(error.message)
            return False
        self._said, self._forgotten, self._told = [], 0, {}
        return True

    def _sit(self, conversation: Conversation, seat: Seat, name: str) -> Talk[None]:
        table = self._table
        assert table is not None
        self._gone.discard(seat)
        is_new = seat not in self._people or seat not in self._told
        if seat not in self._people:
            try:
                self._people[seat] = self._person(table, seat, name)
            except JournalUnwritable as error:
                self._gone.add(seat)
                conversation.breath.answer(error.message)
                return
        with suppress(JournalUnwritable):
            self._keep()
        self._told.setdefault(seat, self._forgotten + len(self._said))
        play = FreePlay(conversation, table.deck, table, self._people[seat], partial(self._spread, seat))
        names = ", ".join(table.table.names)
        greeting = [menu_message("free-sat", deck=table.title, names=names)]
        missed = [one for one in self.news(seat) if isinstance(one, Message)]
        yield from play.stay(*(greeting if is_new else missed))
        if self._table is table:
            self._gone.add(seat)
            with suppress(JournalUnwritable):
                self._keep()

    def _person(self, table: PartyTable, seat: Seat, name: str) -> int:
        """Raises JournalUnwritable."""
        taken = {*self._people.values()}
        for person, known in enumerate(table.table.names):
            if person not in taken and same_name(known, name):
                return person
        table.keep(TableStep("add", TableFact("join", cards=(name,))))
        self._spread(seat, [menu_message("free-joined", name=name)])
        return len(table.table.names) - 1

    def _spread(self, seat: Seat, said: Sequence[Message | Cue]) -> None:
        if said:
            self._said.append((seat, tuple(said)))
            self._forgotten += max(0, len(self._said) - MOST_SAID)
            del self._said[:-MOST_SAID]


def _order(conversation: Conversation, people: Callable[[], Mapping[Seat, str]]) -> Talk[tuple[str, ...] | None]:
    question = True
    while True:
        seated = [people()[seat] for seat in sorted(people())]
        if question:
            conversation.breath.answer(menu_message("free-order", names=", ".join(seated)))
        typed = yield from conversation.line()
        question = typed in (Key.HELP, "?")
        if typed == Key.ESCAPE or typed.strip() == "0":
            return None
        if question:
            continue
        if not typed.strip():
            return tuple(seated)
        named, wrong = _names(typed, seated)
        if wrong is None:
            return named
        conversation.breath.answer(wrong)


def _names(typed: str, seated: Sequence[str]) -> tuple[tuple[str, ...], Message | None]:
    found: list[str] = []
    for part in filter(None, (part.strip() for part in typed.split(","))):
        known = next((one for one in seated if same_name(one, part)), None)
        try:
            name = known or name_of(part)
        except BadRequest as wrong:
            return (), wrong.message
        if alike := next((one for one in (*found, *seated) if one != known and are_alike(name, one)), None):
            return (), menu_message("name-alike", name=alike)
        if name in found:
            return (), menu_message("name-alike", name=name)
        found.append(name)
    if missing := [one for one in seated if one not in found]:
        return (), menu_message("free-order-missing", name=missing[0], typed=echo(typed))
    if len(found) > MOST_PEOPLE:
        return (), menu_message("free-order-many", number=MOST_PEOPLE)
    return tuple(found), None
