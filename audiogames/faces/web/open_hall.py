import json
import logging
import secrets
import unicodedata
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from hmac import compare_digest
from math import inf
from typing import Any, Final, Literal, NamedTuple

from audiogames.bots.characters import ANYONE
from audiogames.core.errors import BadRequest, reason
from audiogames.core.game import Json
from audiogames.core.messages import Message
from audiogames.core.registry import GAMES
from audiogames.faces.web.evening import EveningDesk
from audiogames.narration.catalogue import catalogue
from audiogames.play.menus.new_table.tables import FIRST_TABLE, TableJournals, title
from audiogames.play.people import codes
from audiogames.play.people.before_game.wanted import CHOSEN_LATER, MOST_OF_OWN_DECK, OWN_DECK, WantedTable
from audiogames.play.people.gathering import Gathering
from audiogames.play.people.person.participant import RequestRefused
from audiogames.play.people.person.remarks import text_of
from audiogames.play.people.person.talks import CLOSED, Doors
from audiogames.play.people.protocol import HallRequest, Join, written
from audiogames.play.table.names import name_of
from audiogames.storage.nodes import TableRow

MOST_OF_HALL: Final = 300
MOST_OF_NETWORK: Final = 20
MOST_OF_PERSON: Final = 3
"""Open tables. A person is a name at a network."""

MOST_A_MINUTE: Final = 10

MOST_SOCKETS: Final = 40
"""Of one network: people in a library share an address."""

EMPTY: Final = 10.0
UNUSED: Final = 86_400.0
UNUSED_DAYS: Final = 30 * 86_400.0
"""Seconds without people, without a device, and without a device at a table without a clock."""

MOST_SHOWN: Final = 100

WRITTEN_EVERY: Final = 1.0
"""Seconds."""

HEARD: Final = 120.0
"""Seconds for which the hall shows what the steward said."""

KEY_LENGTH: Final = 12
LONGEST_WORD: Final = 40

log = logging.getLogger(__name__)

Rights = Literal["", "guest", "steward"]
Order = tuple[Gathering, Callable[[Gathering, float], None]]
Rows = Mapping[str, TableRow]
"""Of all nodes."""


class HallSettings(NamedTuple):
    key: str
    word: str = ""


def new_settings() -> HallSettings:
    return HallSettings("".join(secrets.choice(codes.ALPHABET) for _ in range(KEY_LENGTH)))


class OpenHall:
    def __init__(
        self,
        settings: HallSettings,
        keep: Callable[[HallSettings], None],
        shelf: TableJournals,
        address: str = "",
        doors: Doors = CLOSED,
    ) -> None:
        """`keep` may raise OSError."""
        self.settings = settings
        self._keep = keep
        self._shelf = shelf
        self._address = address
        self._doors = doors
        self._openers: dict[str, tuple[str, str]] = {}
        """Network and name by table. A restart forgets them."""
        self.evening = EveningDesk(shelf, address, doors)
        self._opened: deque[tuple[float, str]] = deque()
        self._said = "", 0.0
        self._called: set[str] = set()
        self._closing: set[str] = set()
        self._written: dict[tuple[str, bool], tuple[float, str]] = {}

    def rights(self, typed: str) -> Rights:
        if codes.is_code(typed, self.settings.key):
            return "steward"
        is_word = compare_digest(_plain(typed).encode(), _plain(self.settings.word).encode())
        return "guest" if is_word else ""

    # Opening tables.

    @property
    def _games(self) -> tuple[str, ...]:
        return (*GAMES, *((OWN_DECK,) if self._doors.own_deck is not None else ()))

    def open(self, sent: Join, network: str, rows: Rows, now: float) -> Gathering:
        """Raises RequestRefused."""
        if sent.game not in self._games or sent.screen:
            raise RequestRefused("message", reason("web-message-wrong"))
        try:
            opener = network, name_of(sent.name).casefold()
        except BadRequest as wrong:
            raise RequestRefused("name", wrong.message) from wrong
        self._check(opener, rows, now)
        is_own = sent.game == OWN_DECK
        game = GAMES[FIRST_TABLE.game if is_own else sent.game]
        seats = MOST_OF_OWN_DECK if is_own else min(max(FIRST_TABLE.seats, game.min_seats), game.max_seats)
        wanted = WantedTable(game.name, seats, "witch", sent.language, characters=ANYONE)
        wanted = wanted._replace(deck=CHOSEN_LATER if is_own else "")
        wanted = wanted._replace(in_hall=True, public=True, text=False)
        id = codes.new_id(sent.secret, sent.game)
        table = Gathering(wanted, self._shelf, address=self._address, id=id, doors=self._doors)
        self._openers[table.id] = opener
        return table

    def restored(self, id: str, record: str, now: float) -> Gathering | None:
        try:
            return Gathering.restored(id, json.loads(record), self._shelf, self._address, now, self._doors)
        except (KeyError, TypeError, ValueError):
            log.exception("A table could not be read")
            return None

    def _check(self, opener: tuple[str, str], rows: Rows, now: float) -> None:
        """Raises RequestRefused."""
        while self._opened and self._opened[0][0] <= now - codes.MINUTE:
            self._opened.popleft()
        self._openers = {id: one for id, one in self._openers.items() if id in rows}
        openers = Counter(tuple(row.about["opener"]) for row in rows.values())
        if len(rows) >= MOST_OF_HALL:
            raise RequestRefused("hall", reason("hall-full", number=MOST_OF_HALL))
        if openers[opener] >= MOST_OF_PERSON:
            raise RequestRefused("hall", reason("hall-person-full", number=MOST_OF_PERSON))
        if sum(number for (network, *_), number in openers.items() if network == opener[0]) >= MOST_OF_NETWORK:
            raise RequestRefused("hall", reason("hall-network-full", number=MOST_OF_NETWORK))
        if sum(network == opener[0] for _, network in self._opened) >= MOST_A_MINUTE:
            raise RequestRefused("hall", reason("hall-too-fast", number=MOST_A_MINUTE))

    def unused(self, tables: Iterable[Gathering], now: float) -> Iterator[Order]:
        for table in tables:
            card = table.card
            longest = EMPTY if not card.names else UNUSED_DAYS if table.wanted.days else UNUSED
            is_new = card.used == -inf  # who opens it is not there yet
            if not (is_new or (card.names and card.is_connected)) and now > card.used + longest:
                yield table, _dissolve

    # What is to be seen.

    def about(self, table: Gathering) -> Json:
        card = table.card
        return {
            "game": table.wanted.called,
            "names": [*card.names],
            "free": 0 if table.wanted.evening else card.free,
            "state": card.state,
            "public": table.wanted.public,
            "called": table.id in self._called,
            "opener": [*self._openers.get(table.id, ("", table.id))],
        }

    def shown(self, sent: HallRequest | Join, rights: Rights, rows: Rows, now: float) -> str:
        language, is_steward = sent.language, rights == "steward"
        written_at, text = self._written.get((language, is_steward), (-inf, ""))
        if now >= written_at + WRITTEN_EVERY or (isinstance(sent, HallRequest) and sent.action):
            written_at, text = now, self._write(language, is_steward, rows, now)
            self._written[language, is_steward] = written_at, text
        return text

    def _write(self, language: str, is_steward: bool, rows: Rows, now: float) -> str:
        words = catalogue(language)
        self._closing &= rows.keys()
        there = [row for id, row in rows.items() if row.about["names"] and id not in self._closing]
        seen = [row for row in there if is_steward or row.about["public"]]
        seen.sort(key=lambda row: (not row.about["called"], not row.about["free"]))
        text, until = self._said
        fields: dict[str, Any] = {
            "steward": is_steward,
            "games": [[name, words.words(title(name))] for name in self._games],
            "tables": [_listed(row, language, is_steward) for row in seen[:MOST_SHOWN]],
            "said": words.words("hall-says", text=text) if text and now < until else "",
        }
        if is_steward:
            fields["word"] = self.settings.word
        return written("hall", fields)

    # The steward.

    def note(self, table: Gathering, event: Json) -> None:
        if event["event"] == "steward":
            self._called.add(table.id)
        elif event["event"] == "closed":
            self._called.discard(table.id)

    def act(self, sent: HallRequest, table: str | None) -> Json:
        """Return a notice for each node, this one too, once it is kept. Raises RequestRefused."""
        match sent.action:
            case "close":
                return {"notice": "close", "table": table}
            case "say":
                if (text := text_of(sent.about)) is None:
                    raise RequestRefused("remark", reason("remark-wrong", number=200))
                return {"notice": "say", "text": text}
        word = text_of(sent.about) or ""
        if len(word) > LONGEST_WORD:
            raise RequestRefused("word", reason("hall-word-long", number=LONGEST_WORD))
        return {"notice": "word", "word": word}

    def keep(self, notice: Json) -> None:
        """Store what a notice says before it holds, which waits for the disk. Raises OSError."""
        if notice["notice"] == "word":
            self._keep(self.settings._replace(word=notice["word"]))

    def heed(self, said: Json, tables: Mapping[str, Gathering], now: float) -> Iterator[Order]:
        match said:
            case {"notice": "close", "table": id}:
                self._closing.add(id)
                if id in tables:
                    yield tables[id], _dissolve
            case {"notice": "say", "text": text}:
                self._said = text, now + HEARD
                message = Message("hall-says", {"text": text})
                yield from ((table, lambda one, then: one.announce((message,), then)) for table in tables.values())
            case {"notice": "word", "word": word}:
                self.settings = self.settings._replace(word=word)
            case {"notice": "opened", "network": network}:
                self._opened.append((now, network))


def _listed(row: TableRow, language: str, is_steward: bool) -> Json:
    words, card = catalogue(language), row.about
    about = {"title": words.words(title(card["game"])), "names": ", ".join(card["names"])}
    text = words.words("hall-table", **about, state=card["state"], free=card["free"])
    if not card["public"]:
        text = f"{text} {words.words('hall-table-by-code')}"
    if is_steward and card["called"]:
        text = f"{words.words('hall-table-called')} {text}"
    listed = {"code": codes.spelt(row.codes[0]), "text": text, "free": card["free"] > 0}
    listed["look"] = words.words("hall-table-look", **about)
    return {**listed, "close": words.words("hall-table-close", **about)} if is_steward else listed


def _dissolve(table: Gathering, now: float) -> None:
    table.dissolve(reason("hall-table-closed"))


def _plain(word: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", word).casefold().split())
