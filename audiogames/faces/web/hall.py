"""The tables of one server: the table of each socket, and admission.

A code opens its table, a token returns a device to its own, also at another node. Nothing here waits for a table, since
only the event loop calls it. `out` has frames for sockets without a table.
"""

from collections.abc import Callable, Iterable
from functools import partial
from math import inf
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from audiogames.core.errors import reason
from audiogames.core.game import Json
from audiogames.faces.web.open_hall import OpenHall, Order, Rights, Rows
from audiogames.narration.catalogue import catalogue
from audiogames.play.menus.new_table.tables import title
from audiogames.play.people import codes
from audiogames.play.people.frames import Frame, about_table, page_words, refusal
from audiogames.play.people.gathering import Gathering
from audiogames.play.people.person.participant import RequestRefused
from audiogames.play.people.protocol import (
    Beat,
    EveningRequest,
    HallRequest,
    Hello,
    Join,
    LookAtTable,
    Sent,
    Token,
    received,
    written,
)
from audiogames.resources import LOCALES
from audiogames.storage.nodes import OnlyNode, OtherNode, ServerNode, TableRow

SHOWN_EVERY: Final = 0.5
"""Minimum seconds between two lists."""


class TableElsewhere(NamedTuple):
    id: str
    node: OtherNode


Found: TypeAlias = Gathering | TableElsewhere | Literal["not-yet", "unknown"]


class StewardRequest(NamedTuple):
    """`keep` waits for the disk, so another thread calls it, before `Hall.follow`."""

    link: int
    sent: HallRequest
    keep: Callable[[], None]
    """Raises OSError."""
    notice: Json


class Hall:
    def __init__(
        self,
        tables: Iterable[Gathering],
        language: str = "fr",
        open_hall: OpenHall | None = None,
        node: ServerNode | None = None,
    ) -> None:
        self.node = node or OnlyNode()
        self.tables: dict[str, Gathering] = {}
        self.out: list[Frame] = []
        self.orders: list[Order] = []
        self.requests: list[StewardRequest] = []
        self.open_hall = open_hall
        self._language = language
        self._rows: dict[str, TableRow] = {}
        self._at: dict[int, Gathering | TableElsewhere] = {}
        self._waiting: set[int] = set()
        self._languages: dict[int, str] = {}
        self._guesses = codes.Guesses()
        self._admitted: dict[int, tuple[str, float]] = {}
        """The code of each socket, and when it was last shown the hall."""
        for table in tables:
            self.add(table)

    def add(self, table: Gathering) -> None:
        self.tables[table.id] = table
        self.show(table)

    def show(self, table: Gathering) -> None:
        """To all nodes, if its row has changed."""
        row = TableRow(table.codes, {} if self.open_hall is None else self.open_hall.about(table))
        if self._rows.get(table.id) != row:
            self._rows[table.id] = row
            self.node.put(table.id, row)

    def remove(self, table: Gathering) -> None:
        if self.tables.pop(table.id, None) is not None:
            del self._rows[table.id]
            if not table.is_passed_on:
                self.node.remove(table.id)

    def lose_tables(self) -> None:
        """They belong to other nodes."""
        self.tables.clear()
        self._rows.clear()
        self._at.clear()

    def has(self, table: Gathering) -> bool:
        return table.is_closed or self.tables.get(table.id) is table

    def knows(self, token: str) -> bool:
        found = self._found(codes.table_of(token))
        return found.seats(codes.hashed(token)) if isinstance(found, Gathering) else isinstance(found, TableElsewhere)

    def take_out(self) -> list[Frame]:
        out, self.out = self.out, []
        return out

    def take(
        self, link: int, address: str, text: str, now: float, is_passed: bool = False
    ) -> tuple[Gathering | TableElsewhere, Sent] | None:
        """None if the message is answered here. `is_passed`: by another node, where it was admitted."""
        at = self._at.get(link)
        if isinstance(at, Gathering) and not at.seats(link):
            at = None
        try:
            try:
                sent = received(text)
            except ValueError as error:
                raise RequestRefused("message", reason("web-message-wrong")) from error
            if isinstance(sent, LookAtTable):
                return self._looked_at(link, sent, is_passed)
            if isinstance(at, TableElsewhere):
                if not isinstance(sent, Hello | HallRequest | Join | Token):
                    return at, sent
                at = None
            if isinstance(sent, Hello | HallRequest | Join | Token):
                self._waiting.discard(link)
            if isinstance(sent, Beat):
                self.out.append(Frame(link, written("beat", sent._asdict())))
                return None
            if link in self._waiting:  # it was on its way to the table
                return None
            if at is None and isinstance(sent, Hello):
                self._greet(link, sent.language)
                return None
            if at is None and self.open_hall is not None and isinstance(sent, HallRequest | EveningRequest | Join):
                known = self._in_hall(self.open_hall, link, address, sent, now, is_passed)
                if known is None:
                    return None
                found, sent = known
            else:
                found = at or self._let_in(link, address, sent, now, is_passed)
        except RequestRefused as refused:
            language = at.language(link) if isinstance(at, Gathering) else self._languages.get(link, self._language)
            self.out.append(refusal(link, refused, language))
            return None
        if not isinstance(found, Gathering | TableElsewhere) or (is_passed and isinstance(found, TableElsewhere)):
            self.wait(link)
            return None
        self._at[link] = found
        if self.open_hall is not None:
            self.open_hall.evening.lost(link)
        return found, sent

    def take_orders(self, now: float | None = None) -> list[Order]:
        """With `now`, unused tables are closed."""
        orders, self.orders = self.orders, []
        if now is not None and self.open_hall is not None:
            orders += self.open_hall.unused(self.tables.values(), now)
            self.open_hall.evening.tick(self.tables, now)
        if self.open_hall is not None:
            of_evening = self.open_hall.evening.take_orders()
            for table, _ in of_evening:
                if table.id in self.tables:
                    self.show(table)
            orders += of_evening
            self.out += self.open_hall.evening.take_frames()
        return orders

    def take_requests(self) -> list[StewardRequest]:
        requests, self.requests = self.requests, []
        return requests

    def note(self, table: Gathering, event: Json) -> None:
        if self.open_hall is not None:
            self.open_hall.note(table, event)

    def heed(self, said: Json, now: float) -> None:
        """A notice of a node."""
        match said:
            case {"notice": "guess", "network": network}:
                self._guesses.add(network, now)
            case _ if self.open_hall is not None:
                self.orders += self.open_hall.heed(said, self.tables, now)

    def lost(self, link: int) -> Gathering | None:
        self._languages.pop(link, None)
        self._waiting.discard(link)
        self._admitted.pop(link, None)
        if self.open_hall is not None:
            self.open_hall.evening.lost(link)
        at = self._at.pop(link, None)
        return at if isinstance(at, Gathering) else None

    def is_at(self, link: int, node: OtherNode) -> bool:
        at = self._at.get(link)
        return isinstance(at, TableElsewhere) and at.node == node

    def wait(self, link: int) -> None:
        """Ask a device to wait for its table, which is not there yet."""
        self._at.pop(link, None)
        self._waiting.add(link)
        self.out.append(Frame(link, self.asking_to_wait(link, "web-not-yet")))

    def asking_to_wait(self, link: int, why: str) -> str:
        at = self._at.get(link)
        known = self._languages.get(link, self._language)
        language = at.language(link) if isinstance(at, Gathering) else known
        return written("wait", {"text": catalogue(language).words(why)})

    def is_guessed_at(self, now: float) -> bool:
        """True, at most once in a while, if openers must be warned of wrong codes."""
        return self._guesses.are_news(now)

    def close(self) -> None:
        for link, language in self._languages.items() if self.open_hall is None else ():
            at = self._at.get(link)
            if not (isinstance(at, Gathering) and at.seats(link)):
                self.out.append(refusal(link, RequestRefused("closed", reason("web-table-closed")), language))

    def _greet(self, link: int, language: str) -> None:
        self._languages[link] = language
        named = [[locale, catalogue(locale).own_name] for locale in LOCALES]
        words: dict[str, Any] = {"language": language, "words": page_words(language), "languages": named}
        if self.open_hall is not None:
            words["hall"] = "word" if self.open_hall.settings.word else "open"
        self.out.append(Frame(link, written("words", words)))

    def _looked_at(
        self, link: int, sent: LookAtTable, is_passed: bool
    ) -> tuple[Gathering | TableElsewhere, LookAtTable] | None:
        """The socket does not come to the table by this."""
        id = codes.table_of(sent.token)
        match self._found(id):
            case Gathering() as found:
                return found, sent
            case TableElsewhere() as found:
                return None if is_passed else (found, sent)
            case "not-yet":
                words = catalogue(sent.language or self._languages.get(link, self._language))
                row = self._all_rows.get(id)
                game = words.words(title(row.about["game"])) if row is not None and row.about else ""
                text = words.words("far-table", title=game, state=words.words("web-not-yet"))
                self.out.append(about_table(link, sent.token, game, text))
            case _:
                self.out.append(about_table(link, sent.token))
        return None

    def _in_hall(
        self,
        hall: OpenHall,
        link: int,
        address: str,
        sent: HallRequest | EveningRequest | Join,
        now: float,
        is_passed: bool,
    ) -> tuple[Found, Sent] | None:
        """None if it is answered here. Raises RequestRefused."""
        self._languages[link] = sent.language
        code, _ = self._admitted.get(link, ("", -inf))
        if sent.code != code and not is_passed:
            self._slow_down(link, address, now)
        is_for_table = isinstance(sent, Join) and not sent.game and sent.code
        if is_for_table and (found := self._with_code(sent.code)) != "unknown":
            return found, sent
        if not (rights := hall.rights(sent.code)):
            if sent.code:
                self._note_guess(address, now)
            raise RequestRefused("code", reason("hall-wrong-word" if hall.settings.word else "hall-wrong-code"))
        if isinstance(sent, Join) and sent.game:
            found = self._found(codes.new_id(sent.secret, sent.game))
            if found == "unknown":
                network = codes.network_of(address)
                found = hall.open(sent, network, self._all_rows, now)
                self.add(found)
                self._tell_all({"notice": "opened", "network": network}, now)
            return found, sent._replace(code=found.code) if isinstance(found, Gathering) else sent
        if isinstance(sent, EveningRequest):
            if not self._has_evenings:
                raise RequestRefused("message", reason("web-message-wrong"))
            hall.evening.take(link, sent, rights == "steward", self.tables, now)
            return None
        if isinstance(sent, HallRequest) and sent.action:
            if rights != "steward":
                raise RequestRefused("message", reason("web-message-wrong"))
            notice = hall.act(sent, self.node.with_code(codes.bare(sent.about)))
            self.requests.append(StewardRequest(link, sent, partial(hall.keep, notice), notice))
            return None
        self._show_hall(hall, link, sent, rights, now)
        return None

    def follow(self, request: StewardRequest, error: BaseException | None, now: float) -> None:
        """After `keep`, with its error."""
        link, sent, _, notice = request
        if error is not None:
            self.out.append(refusal(link, RequestRefused("word", reason("hall-word-not-kept")), sent.language))
            return
        self._tell_all(notice, now)
        if self.open_hall is not None and link in self._languages:
            self._show_hall(self.open_hall, link, sent, "steward", now)

    def _show_hall(self, hall: OpenHall, link: int, sent: HallRequest | Join, rights: Rights, now: float) -> None:
        _, shown_at = self._admitted.get(link, ("", -inf))
        ready = max(now, shown_at + SHOWN_EVERY)
        self._admitted[link] = sent.code, ready
        self.out.append(Frame(link, hall.shown(sent, rights, self._all_rows, now), ready))
        if self._has_evenings:
            hall.evening.greet(link, sent.language, rights == "steward")

    @property
    def _has_evenings(self) -> bool:
        """An evening is kept by one server, so several have none."""
        return isinstance(self.node, OnlyNode)

    @property
    def _all_rows(self) -> Rows:
        return {**self.node.elsewhere(), **self._rows}

    def _tell_all(self, said: Json, now: float) -> None:
        self.heed(said, now)
        self.node.notify(said)

    def _found(self, table: str) -> Found:
        if table in self.tables:
            return self.tables[table]
        place = self.node.place_of(table)
        if isinstance(place, OtherNode):
            return TableElsewhere(table, place)
        return "not-yet" if place == "here" else place  # it was lost to another node a moment ago

    def _with_code(self, code: str) -> Found:
        table = self.node.with_code(codes.bare(code))
        return "unknown" if table is None else self._found(table)

    def _slow_down(self, link: int, address: str, now: float) -> None:
        """Raises RequestRefused."""
        if self._guesses.are_too_many(address, now):
            raise RequestRefused("rate", reason("web-too-many-codes"))
        if delay := self._guesses.delay(now):
            self.out.append(Frame(link, "", now + delay))  # what follows, from here or a table, waits as long

    def _note_guess(self, address: str, now: float) -> None:
        self._tell_all({"notice": "guess", "network": codes.network_of(address)}, now)

    def _let_in(self, link: int, address: str, sent: Sent, now: float, is_passed: bool) -> Found:
        """Raises RequestRefused."""
        match sent:
            case Join(code):
                self._languages[link] = sent.language
                if not is_passed:
                    self._slow_down(link, address, now)
                found = self._with_code(code)
                if found == "unknown":
                    self._note_guess(address, now)
                    raise RequestRefused("code", reason("web-wrong-code"))
                return found
            case Token(token):
                self._languages[link] = sent.language or self._languages.get(link, self._language)
                found = self._found(codes.table_of(token))
                if found == "unknown":
                    raise RequestRefused("token", reason("web-token-unknown"))
                return found
            case _:
                raise RequestRefused("message", reason("web-join-first"))
