"""The tables of one server: the table of each socket, and admission.

A code opens its table, a token returns a device to its own. Nothing here waits for a table, since only the event loop
calls it. `out` has frames for sockets without a table.
"""

from collections.abc import Iterable
from typing import Any

from audiogames.core.errors import reason
from audiogames.narration.catalogue import catalogue
from audiogames.play.people import codes
from audiogames.play.people.frames import Frame, about_table, page_words, refusal
from audiogames.play.people.gathering import Gathering
from audiogames.play.people.person.participant import RequestRefused
from audiogames.play.people.protocol import Beat, Hello, Join, LookAtTable, Sent, Token, received, written
from audiogames.resources import LOCALES


class Hall:
    def __init__(self, tables: Iterable[Gathering], language: str = "fr") -> None:
        self.tables = {table.id: table for table in tables}
        self.out: list[Frame] = []
        self._language = language
        self._at: dict[int, Gathering] = {}
        self._languages: dict[int, str] = {}
        self._guesses = codes.Guesses()

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
            found = at or self._let_in(link, address, sent, now)
        except RequestRefused as refused:
            language = at.language(link) if at is not None else self._languages.get(link, self._language)
            self.out.append(refusal(link, refused, language))
            return None
        self._at[link] = found
        return found, sent

    def lost(self, link: int) -> Gathering | None:
        self._languages.pop(link, None)
        return self._at.pop(link, None)

    def is_guessed_at(self, now: float) -> bool:
        """True, at most once in a while, if openers must be warned of wrong codes."""
        return self._guesses.are_news(now)

    def remove(self, table: Gathering) -> None:
        self.tables.pop(table.id, None)

    def close(self) -> None:
        for link, language in self._languages.items():
            if link not in self._at or not self._at[link].seats(link):
                self.out.append(refusal(link, RequestRefused("closed", reason("web-table-closed")), language))

    def _greet(self, link: int, language: str) -> None:
        self._languages[link] = language
        named = [[locale, catalogue(locale).own_name] for locale in LOCALES]
        words: dict[str, Any] = {"language": language, "words": page_words(language), "languages": named}
        self.out.append(Frame(link, written("words", words)))

    def _looked_at(self, link: int, sent: LookAtTable) -> tuple[Gathering, LookAtTable] | None:
        """The socket does not come to the table by this."""
        found = self.tables.get(codes.table_of(sent.token))
        if found is None:
            self.out.append(about_table(link, sent.token))
        return None if found is None else (found, sent)

    def _let_in(self, link: int, address: str, sent: Sent, now: float) -> Gathering:
        """Raises RequestRefused."""
        match sent:
            case Join(code):
                self._languages[link] = sent.language
                if self._guesses.are_too_many(address, now):
                    raise RequestRefused("rate", reason("web-too-many-codes"))
                if delay := self._guesses.delay(now):
                    self.out.append(Frame(link, "", now + delay))  # what follows, from here or a table, waits as long
                found = next((table for table in self.tables.values() if table.opens(code)), None)
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
