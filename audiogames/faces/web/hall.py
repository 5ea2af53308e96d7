"""The tables of one server: the table of each socket, and admission.

A code opens its table, a token returns a device to its own. Nothing here waits for a table, since only the event loop
calls it. `out` has frames for sockets without a table.
"""

from collections.abc import Iterable
from math import inf
from typing import Any, Final

from audiogames.core.errors import reason
from audiogames.core.game import Json
from audiogames.faces.web.open_hall import OpenHall, Order
from audiogames.narration.catalogue import catalogue
from audiogames.play.people import codes
from audiogames.play.people.frames import Frame, about_table, page_words, refusal
from audiogames.play.people.gathering import Gathering
from audiogames.play.people.person.participant import RequestRefused
from audiogames.play.people.protocol import Beat, HallRequest, Hello, Join, LookAtTable, Sent, Token, received, written
from audiogames.resources import LOCALES

SHOWN_EVERY: Final = 0.5
"""Minimum seconds between two lists."""


class Hall:
    def __init__(self, tables: Iterable[Gathering], language: str = "fr", open_hall: OpenHall | None = None) -> None:
        self.tables = {table.id: table for table in tables}
        self.out: list[Frame] = []
        self.orders: list[Order] = []
        self.open_hall = open_hall
        self._language = language
        self._at: dict[int, Gathering] = {}
        self._languages: dict[int, str] = {}
        self._guesses = codes.Guesses()
        self._admitted: dict[int, tuple[str, float]] = {}
        """The code of each socket, and when it was last shown the hall."""

    def knows(self, token: str) -> bool:
        table = self.tables.get(codes.table_of(token))
        return table is not None and table.seats(codes.hashed(token))

    def take_out(self) -> list[Frame]:
        out, self.out = self.out, []
        return out

    def take(self, link: int, address: str, text: str, now: float) -> tuple[Gathering, Sent] | None:
        """None if the message is answered here."""
        at = self._at.get(link)
        if at is not None and not at.seats(link):
            at = None
        try:
            try:
                sent = received(text)
            except ValueError as error:
                raise RequestRefused("message", reason("web-message-wrong")) from error
            if isinstance(sent, Beat):
                self.out.append(Frame(link, written("beat", sent._asdict())))
                return None
            if at is None and isinstance(sent, Hello):
                self._greet(link, sent.language)
                return None
            if isinstance(sent, LookAtTable):
                return self._looked_at(link, sent)
            if at is None and self.open_hall is not None and isinstance(sent, HallRequest | Join):
                known = self._in_hall(self.open_hall, link, address, sent, now)
                if known is None:
                    return None
                found, sent = known
            else:
                found = at or self._let_in(link, address, sent, now)
        except RequestRefused as refused:
            language = at.language(link) if at is not None else self._languages.get(link, self._language)
            self.out.append(refusal(link, refused, language))
            return None
        self._at[link] = found
        return found, sent

    def take_orders(self, now: float | None = None) -> list[Order]:
        """With `now`, unused tables are closed."""
        orders, self.orders = self.orders, []
        if now is not None and self.open_hall is not None:
            orders += self.open_hall.unused(self.tables.values(), now)
        return orders

    def note(self, table: Gathering, event: Json) -> None:
        if self.open_hall is not None:
            self.open_hall.note(table, event)

    def lost(self, link: int) -> Gathering | None:
        self._languages.pop(link, None)
        self._admitted.pop(link, None)
        return self._at.pop(link, None)

    def is_guessed_at(self, now: float) -> bool:
        """True, at most once in a while, if openers must be warned of wrong codes."""
        return self._guesses.are_news(now)

    def remove(self, table: Gathering) -> None:
        self.tables.pop(table.id, None)

    def close(self) -> None:
        for link, language in self._languages.items() if self.open_hall is None else ():
            if link not in self._at or not self._at[link].seats(link):
                self.out.append(refusal(link, RequestRefused("closed", reason("web-table-closed")), language))

    def _greet(self, link: int, language: str) -> None:
        self._languages[link] = language
        named = [[locale, catalogue(locale).own_name] for locale in LOCALES]
        words: dict[str, Any] = {"language": language, "words": page_words(language), "languages": named}
        if self.open_hall is not None:
            words["hall"] = "word" if self.open_hall.settings.word else "open"
        self.out.append(Frame(link, written("words", words)))

    def _looked_at(self, link: int, sent: LookAtTable) -> tuple[Gathering, LookAtTable] | None:
        """The socket does not come to the table by this."""
        found = self.tables.get(codes.table_of(sent.token))
        if found is None:
            self.out.append(about_table(link, sent.token))
        return None if found is None else (found, sent)

    def _in_hall(
        self, hall: OpenHall, link: int, address: str, sent: HallRequest | Join, now: float
    ) -> tuple[Gathering, Sent] | None:
        """None if it is answered here. Raises RequestRefused."""
        self._languages[link] = sent.language
        code, shown_at = self._admitted.get(link, ("", -inf))
        if sent.code != code:
            self._slow_down(link, address, now)
        is_for_table = isinstance(sent, Join) and not sent.game and sent.code
        if is_for_table and (found := self._with_code(sent.code)) is not None:
            return found, sent
        if not (rights := hall.rights(sent.code)):
            if sent.code:
                self._guesses.add(address, now)
            raise RequestRefused("code", reason("hall-wrong-word" if hall.settings.word else "hall-wrong-code"))
        if isinstance(sent, Join) and sent.game:
            table = hall.open(sent, codes.network_of(address), self.tables.values(), now)
            self.tables[table.id] = table
            return table, sent._replace(code=table.code)
        if isinstance(sent, HallRequest) and sent.action:
            if rights != "steward":
                raise RequestRefused("message", reason("web-message-wrong"))
            self.orders += hall.act(sent, list(self.tables.values()), now)
        ready = max(now, shown_at + SHOWN_EVERY)
        self._admitted[link] = sent.code, ready
        self.out.append(Frame(link, hall.shown(sent, rights, self.tables.values(), now), ready))
        return None

    def _with_code(self, code: str) -> Gathering | None:
        return next((table for table in self.tables.values() if table.opens(code)), None)

    def _slow_down(self, link: int, address: str, now: float) -> None:
        """Raises RequestRefused."""
        if self._guesses.are_too_many(address, now):
            raise RequestRefused("rate", reason("web-too-many-codes"))
        if delay := self._guesses.delay(now):
            self.out.append(Frame(link, "", now + delay))  # what follows, from here or a table, waits as long

    def _let_in(self, link: int, address: str, sent: Sent, now: float) -> Gathering:
        """Raises RequestRefused."""
        match sent:
            case Join(code):
                self._languages[link] = sent.language
                self._slow_down(link, address, now)
                found = self._with_code(code)
                if found is None:
                    self._guesses.add(address, now)
                    raise RequestRefused("code", reason("web-wrong-code"))
                return found
            case Token(token):
                self._languages[link] = sent.language or self._languages.get(link, self._language)
                named = self.tables.get(codes.table_of(token))
                if named is None:
                    raise RequestRefused("token", reason("web-token-unknown"))
                return named
            case _:
                raise RequestRefused("message", reason("web-join-first"))
