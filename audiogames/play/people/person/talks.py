"""Talks of one person before a game. What they have reached is kept while the table is open."""

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from audiogames.core.errors import reason
from audiogames.core.game import Json
from audiogames.core.journal import JournalStore, MemoryStore
from audiogames.core.messages import Cue, Message, Seat, menu_message
from audiogames.core.registry import game_named
from audiogames.play.conversation import Conversation
from audiogames.play.game import GameTalk
from audiogames.play.keys.help import read_pages
from audiogames.play.menus import ended
from audiogames.play.menus.new_table import days
from audiogames.play.menus.new_table.tables import ShelvedGame, open_guided, open_table
from audiogames.play.parsing.entries import Scan
from audiogames.play.past import memory
from audiogames.play.prompts import Key, PersonLeft, Prompt, Talk
from audiogames.play.table.advice import DAY
from audiogames.play.table.doings import Doing
from audiogames.play.table.seating import PERSON
from audiogames.play.table.sitting import Sitting
from audiogames.play.training import Record, StoredRecord, enter, record_of, trainings

TALK: Final = "talk"
"""The action that begins a talk, by its name, or ends it."""

GUIDED: Final = "guided"
DAY_TABLE: Final = "day"
REPLAY: Final = "replay"
MEMORY: Final = "memory"
STICKERS: Final = "stickers"
SCAN: Final = "scan"
OWN_DECK: Final = "free"
LABELS: Final = {
    GUIDED: "web-talk-guided",
    DAY_TABLE: "web-talk-day",
    REPLAY: "web-talk-replay",
    MEMORY: "web-talk-memory",
    STICKERS: "web-talk-stickers",
    SCAN: "web-talk-scan",
    OWN_DECK: "title-own-deck",
}

Retell: TypeAlias = Callable[[Conversation, JournalStore, Seat], Talk[None]]


class OwnDeckTable(Protocol):
    """A table without rules, for the people at one table."""

    def record(self) -> Json | None: ...

    @property
    def title(self) -> Message | None: ...

    @property
    def help(self) -> tuple[Message, ...]: ...

    @property
    def is_open(self) -> bool: ...

    def calls(self, seat: Seat) -> bool: ...

    def news(self, seat: Seat) -> Sequence[Message | Cue]:
        """Return what others have said since the last call."""
        ...

    def leave(self, seat: Seat) -> None: ...

    def rest(self) -> None: ...

    def talk(
        self, conversation: Conversation, seat: Seat, people: Callable[[], Mapping[Seat, str]], leads: bool, deck: str
    ) -> Talk[None]: ...


class NoOwnDeck:
    title = None
    help = ()
    is_open = False

    def record(self) -> Json | None:
        return None

    def calls(self, seat: Seat) -> bool:
        return False

    def news(self, seat: Seat) -> Sequence[Message | Cue]:
        return ()

    def leave(self, seat: Seat) -> None: ...

    def rest(self) -> None: ...

    def talk(
        self, conversation: Conversation, seat: Seat, people: Callable[[], Mapping[Seat, str]], leads: bool, deck: str
    ) -> Talk[None]:
        yield from ()


class Doors(NamedTuple):
    """`own_deck` takes its record and what stores it."""

    scan: Scan | None = None
    stickers: Callable[[Conversation, str, dict[Any, Any]], Talk[None]] | None = None
    own_deck: Callable[[Json | None, Callable[[], None]], OwnDeckTable] | None = None


CLOSED: Final = Doors()


class Talks:
    """The talks of one person at a table of this `game`. `today` is by the calendar of the table."""

    def __init__(
        self,
        game: str,
        name: str,
        today: Callable[[], days.Day],
        retell: Retell,
        doors: Doors,
        own_deck: Callable[[Conversation], Talk[None]] | None = None,
    ) -> None:
        self._own_deck = own_deck
        self._game = game
        self._name = name
        self._today = today
        self._retell = retell
        self.doors = doors
        self._games: list[memory.RememberedGame] = []
        self._last: tuple[JournalStore, Seat] | None = None
        self._records: dict[str, Record] = {}
        self._stickers: dict[Any, Any] = {}
        self.current = ""

    def doings(self) -> Iterator[Doing]:
        """Begin any talk, or end the current one."""
        if self.current:
            yield Doing(TALK, Message("web-talk-end"))
            return
        for name in self.names():
            yield Doing(f"{TALK} {name}", self.label(name))

    def names(self) -> list[str]:
        guided = [GUIDED] if game_named(self._game).guided is not None else []
        stickers = [] if self.doors.stickers is None else [STICKERS]
        scan = [] if self.doors.scan is None else [SCAN]
        replay = [] if self._last is None else [REPLAY]
        return [*guided, DAY_TABLE, *replay, *trainings(), MEMORY, *stickers, *scan]

    def keep_game(self, store: JournalStore, seat: Seat) -> None:
        """To be heard again as this seat heard it."""
        self._last = store, seat

    def count_game(self, sitting: Sitting, seat: Seat) -> None:
        self._games.append(memory.game_of(sitting, seat, str(len(self._games)), str(self._today())))

    def label(self, name: str) -> Message:
        return Message(LABELS.get(name, f"train-{name}"))

    def run(self, name: str, conversation: Conversation) -> Talk[None]:
        """Run a talk, then only listen."""
        self.current = name
        try:
            yield from self._run(name, conversation)
        except PersonLeft:
            conversation.breath.answer(menu_message("left"))
        self.current = ""
        while True:
            yield Prompt("none")

    def end(self) -> None:
        self.current = ""

    def _run(self, name: str, conversation: Conversation) -> Talk[Any]:
        if name == GUIDED:
            return self._play(conversation, self._guided)
        if name == DAY_TABLE:
            return self._play(conversation, self._of_today)
        if name == REPLAY:
            return self._replay(conversation)
        if name == MEMORY:
            return self._tell_games(conversation)
        if name == STICKERS and self.doors.stickers is not None:
            return self.doors.stickers(conversation, self._game, self._stickers)
        if name == SCAN:
            return self._name_cards(conversation)
        if name == OWN_DECK and self._own_deck is not None:
            return self._own_deck(conversation)
        unheard = None if conversation.device.can.hears else reason("web-talk-unheard")
        return enter(name, conversation, _Records(self._records, name), secrets.randbelow, unheard)

    def _play(self, conversation: Conversation, opened: "Callable[[str, _Unkept], Sitting]") -> Talk[None]:
        again = True
        while again:
            kept = _Unkept()
            sitting = opened(conversation.device.language, kept)
            conversation.listen(names=sitting.table.names)
            try:
                yield from GameTalk(conversation, sitting, "").run()
            finally:
                conversation.stand_up()
                sitting.close()
            if days.day_of(sitting):
                conversation.breath.answer(days.result_line(sitting))
            self.keep_game(kept.store, 0)
            again = yield from ended.stay(conversation, None, sitting, None, 0, partial(self._replay, conversation))

    def _replay(self, conversation: Conversation) -> Talk[None]:
        if self._last is not None:
            yield from self._retell(conversation, *self._last)

    def _tell_games(self, conversation: Conversation) -> Talk[None]:
        games = memory.told(self._games) or [menu_message("memory-nothing")]
        yield from read_pages(conversation, [*games, menu_message("web-memory-kept")])
        yield from conversation.ask("key")

    def _name_cards(self, conversation: Conversation) -> Talk[None]:
        conversation.breath.answer(menu_message("physical-scan-begin"))
        while (typed := (yield from conversation.line())) != Key.ESCAPE and conversation.command(typed) != "quit":
            if typed:
                conversation.breath.answer(menu_message("physical-scan-other"))
        conversation.breath.answer(menu_message("physical-scan-end"))

    def _guided(self, language: str, kept: "_Unkept") -> Sitting:
        guided = game_named(self._game).guided
        assert guided is not None
        levels = (PERSON, *[guided.level] * (guided.seats - 1))
        return open_guided(language, kept, self._game, levels, [self._name])[0]

    def _of_today(self, language: str, kept: "_Unkept") -> Sitting:
        day, table = self._today(), days.table_of(self._game)
        seed, more = days.seed_of(day, self._game), {DAY: str(day)}
        return open_table(language, kept, table, [self._name], seed=seed, more=more)[0]


class _Unkept:
    """A journal in memory."""

    def __init__(self) -> None:
        self.store = MemoryStore()

    def begin(self, game: str) -> tuple[ShelvedGame, JournalStore]:
        return ShelvedGame("", "", "", game), self.store

    def seed(self) -> int:
        return secrets.randbits(63)

    def discard(self, saved: ShelvedGame, store: JournalStore) -> None:
        store.close()

    def put_away(self, saved: ShelvedGame) -> ShelvedGame:
        return saved


class _Records:
    def __init__(self, kept: dict[str, Record], name: str) -> None:
        self._kept = kept
        self._name = name

    def load(self) -> StoredRecord[Record]:
        return StoredRecord(self._kept.get(self._name) or record_of(self._name)())

    def save(self, record: Record) -> None:
        self._kept[self._name] = record
