"""The tables of one server: which of them a socket is at, and who is let in to which.

A code opens its table, a token brings a device back to its own. What is said here never waits for a table: it is called
by the event loop alone. `out` has what is to be sent to those who are at no table.
"""

from collections.abc import Iterable
from typing import Any

from audiogames.core.errors import reason
from audiogames.narration.catalogue import LOCALES, catalogue
from audiogames.play.people import codes
from audiogames.play.people.frames import Frame, page_words, refusal
from audiogames.play.people.gathering import Gathering
from audiogames.play.people.participant import Refused
from audiogames.play.people.protocol import Beat, Hello, Join, Sent, Token, received, written


class Hall:
    """All open tables and the sockets at them; `language` is for those whose languages are none of theirs."""

    def __init__(self, tables: Iterable[Gathering], language: str = "fr") -> None:
        self.tables = {table.id: table for table in tables}
        self.out: list[Frame] = []
        self._language = language
        self._at: dict[int, Gathering] = {}
        self._languages: dict[int, str] = {}
        """The languages of those who are at no table, by their sockets."""
        self._guesses = codes.Guesses()

    def take_out(self) -> list[Frame]:
        """Return the frames that are to be sent, each once."""
        out, self.out = self.out, []
        return out

    def take(self, link: int, address: str, text: str, now: float) -> tuple[Gathering, Sent] | None:
        """Return what a socket has sent, and the table that it is for; None where it is answered here."""
        at = self._at.get(link)
        if at is not None and not at.seats(link):
            at = None
        try:
            try:
                sent = received(text)
            except ValueError as error:
                raise Refused("message", reason("web-message-wrong")) from error
            if isinstance(sent, Beat):
                self.out.append(Frame(link, written("beat", sent._asdict())))
                return None
            if at is None and isinstance(sent, Hello):
                self._greet(link, sent.language)
                return None
            found = at or self._let_in(link, address, sent, now)
        except Refused as refused:
            language = at.language(link) if at is not None else self._languages.get(link, self._language)
            self.out.append(refusal(link, refused, language))
            return None
        self._at[link] = found
        return found, sent

    def lost(self, link: int) -> Gathering | None:
        """A socket is closed; return the table at which it was."""
        self._languages.pop(link, None)
        return self._at.pop(link, None)

    def is_guessed_at(self, now: float) -> bool:
        """Return True, once in a while, if so many wrong codes come that the openers are to hear of it."""
        return self._guesses.are_news(now)

    def remove(self, table: Gathering) -> None:
        """A table is closed."""
        self.tables.pop(table.id, None)

    def close(self) -> None:
        """Tell those who are at no table that all are closed."""
        for link, language in self._languages.items():
            if link not in self._at or not self._at[link].seats(link):
                self.out.append(refusal(link, Refused("closed", reason("web-table-closed")), language))

    def _greet(self, link: int, language: str) -> None:
        """Send somebody who opens the page its words."""
        self._languages[link] = language
        named = [[locale, catalogue(locale).words("web-own-language")] for locale in LOCALES]
        words: dict[str, Any] = {"language": language, "words": page_words(language), "languages": named}
        self.out.append(Frame(link, written("words", words)))

    def _let_in(self, link: int, address: str, sent: Sent, now: float) -> Gathering:
        """Return the table that a code or a token opens. Raises Refused."""
        match sent:
            case Join(code):
                self._languages[link] = sent.language
                if self._guesses.are_too_many(address, now):
                    raise Refused("rate", reason("web-too-many-codes"))
                if delay := self._guesses.delay(now):
                    self.out.append(Frame(link, "", now + delay))  # what follows, from here or a table, waits as long
                found = next((table for table in self.tables.values() if table.opens(code)), None)
                if found is None:
                    self._guesses.add(address, now)
                    raise Refused("code", reason("web-wrong-code"))
                return found
            case Token(token):
                self._languages[link] = sent.language or self._languages.get(link, self._language)
                named = self.tables.get(codes.table_of(token))
                if named is None:
                    raise Refused("token", reason("web-token-unknown"))
                return named
            case _:
                raise Refused("message", reason("web-join-first"))
