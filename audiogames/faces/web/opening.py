import errno
import json
import logging
import os
import socket
import stat
import sys
import time
from contextlib import suppress
from functools import cache
from logging.handlers import RotatingFileHandler
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from audiogames.core.errors import GameError, JournalUnwritable, reason, system_reason
from audiogames.core.game import Json
from audiogames.faces.web.hall import Hall
from audiogames.faces.web.server import listen
from audiogames.narration.catalogue import catalogue
from audiogames.play.people.before_game.wanted import WantedTable
from audiogames.play.people.frames import page_words
from audiogames.play.people.gathering import Gathering
from audiogames.play.people.person.talks import Doors
from audiogames.play.people.protocol import FIRST_PORT, PORTS
from audiogames.resources import LOCALES
from audiogames.retelling.tables import TableShelf
from audiogames.retelling.upkeep import EVENING, OldTable, day_of, look_after, look_after_others
from audiogames.stickers import for_guests
from audiogames.stickers.free.party import FreeParty
from audiogames.stickers.scan import named_cards
from audiogames.storage.database import Database
from audiogames.storage.files import made_folder
from audiogames.storage.folders import paths
from audiogames.storage.nodes import ServerNode

if TYPE_CHECKING:
    from audiogames.storage.postgres import PostgresDatabase

LOOPBACK: Final = "127.0.0.1"
LOCAL: Final = (LOOPBACK, "::1")
EVERYWHERE: Final = ("0.0.0.0", "::")
NOWHERE: Final = ("192.0.2.1", 9)
"""An unused address (RFC 5737), whose route starts at our own network address."""

LARGEST_LOG: Final = 256 * 1024
"""Bytes of the log before a new one is begun. The previous one is kept."""

TABLES: Final = "tables"
DOORS: Final = Doors(named_cards, for_guests, FreeParty)

log = logging.getLogger(__name__)


class OptionError(Exception):
    """An unusable option, with the reason."""


class OpenPort(NamedTuple):
    listening: socket.socket
    database: "Database | PostgresDatabase"

    @property
    def host(self) -> str:
        return str(self.listening.getsockname()[0])

    @property
    def port(self) -> int:
        return int(self.listening.getsockname()[1])

    def address(self, scheme: str = "http") -> str:
        shown = own_address() if self.host in EVERYWHERE else self.host
        return f"{scheme}://{f'[{shown}]' if ':' in shown else shown}:{self.port}/"

    def look_after_old(self, wish: Any = None, most: int | None = None) -> list[OldTable]:
        now, database = time.time(), self.database
        if not isinstance(database, Database):  # other servers may be writing what seems to be without a table
            return []
        try:
            found = look_after(database, day_of(now), wish, most)
            return found + look_after_others(database.path.parent, database.path, now, wish)
        except GameError:  # what cannot be written now is looked after at the next start
            log.exception("Old tables could not be looked after")
            return []

    def hall(self, wanted: WantedTable | None, address: str, language: str) -> Hall:
        """The requested table, if any, comes first."""
        shelf = TableShelf(self.database)
        kept = self.kept(shelf, address)
        if wanted is not None and all(table.asked != wanted for table in kept):
            kept.append(Gathering(wanted, shelf, address=address, doors=DOORS))
        return Hall(sorted(kept, key=lambda table: wanted is not None and table.asked != wanted), language)

    def evening(self) -> Json | None:
        with suppress(ValueError):
            return dict(json.loads(self.database.records()[EVENING])) if EVENING in self.database.records() else None
        return None

    def kept(self, shelf: TableShelf, address: str) -> list[Gathering]:
        kept, now = [], time.monotonic()
        for id, record in self.database.records().items():
            if id == EVENING:
                continue
            try:
                kept.append(Gathering.restored(id, json.loads(record), shelf, address, now, DOORS))
            except (KeyError, TypeError, ValueError):
                log.exception("A table could not be read")
        return kept


def open_port(
    host: str,
    port: str,
    language: str,
    passed: socket.socket | None = None,
    kind: str = "",
    database: "PostgresDatabase | None" = None,
) -> OpenPort:
    """By default the first free port, or that of a `passed` socket. `kind` begins a file's name. Raises OptionError."""
    words = catalogue(language)
    if port and not (port.isascii() and port.isdigit() and int(port) < 2**16):
        raise OptionError(words.words("web-bad-port", value=port))
    for number in [int(port)] if port else range(FIRST_PORT, FIRST_PORT + PORTS):
        try:
            listening = passed or listen(host, number)
        except OSError as error:
            why = error
            if error.errno != errno.EADDRINUSE:
                break
            continue
        if database is not None:
            return OpenPort(listening, database)
        try:
            folder = made_folder(paths().journals.with_name(TABLES))
            return OpenPort(listening, Database(folder / f"{kind}{listening.getsockname()[1]}.db"))
        except GameError as error:
            raise OptionError(words.text(error.message)) from error
        except OSError as error:
            raise OptionError(words.text(reason("journals-unusable", reason=system_reason(error)))) from error
    raise OptionError(words.text(reason("web-no-port", host=host, port=str(number), reason=system_reason(why))))


def database_at(url: str | None, language: str) -> "PostgresDatabase | None":
    """Raises OptionError."""
    if url is None:
        return None
    words = catalogue(language)
    try:
        from audiogames.storage.postgres import PostgresDatabase, is_address, server_of
    except ImportError as error:
        raise OptionError(words.words("hall-no-postgresql")) from error
    if not is_address(url):
        raise OptionError(words.words("hall-bad-database"))
    try:
        return PostgresDatabase(url)
    except JournalUnwritable as error:
        why = error.message.arguments["why"]
        raise OptionError(words.text(reason("hall-no-database", place=server_of(url), why=why))) from error
    except GameError as error:
        raise OptionError(words.text(error.message)) from error


def node_of(database: "PostgresDatabase", address: str) -> ServerNode:
    from audiogames.storage.postgres_node import PostgresNode

    for language in LOCALES:  # read before it takes tables
        page_words(language)
    return PostgresNode(database, address)


def passed_socket() -> socket.socket | None:
    """Return the listening socket at standard input, as of inetd."""
    if os.name == "nt" or sys.stdin is None or not stat.S_ISSOCK(os.fstat(0).st_mode):
        return None
    found = socket.socket(fileno=os.dup(0))
    if found.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN):
        return found
    found.close()  # some programs start others with connected sockets
    return None


def as_event(old: OldTable) -> Json:
    event = "old-removed" if old.is_gone else "old"
    return {"event": event, "game": old.game, "names": list(old.names), "days": old.days}


@cache
def log_to_file() -> None:
    folder = paths().logs
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:  # without a log the table is served all the same
        return
    handler = RotatingFileHandler(folder / "table.log", "a", LARGEST_LOG, 1, "utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(levelname)s %(message)s"))
    handler.setLevel(logging.WARNING)
    for name in ("audiogames.faces.web", "audiogames.play.people", "audiogames.storage", "websockets", "asyncio"):
        logger = logging.getLogger(name)
        logger.addHandler(handler)
        logger.propagate = False


def own_address() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)  # sends nothing
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])
