"""Opens a table, announces its address and code, and serves it until it is closed."""

import asyncio
import errno
import json
import logging
import os
import socket
import ssl
import stat
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Mapping
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from typing import Any, Final
from urllib.parse import urlsplit

import segno

from audiogames.bots import programs
from audiogames.bots.characters import ANYONE, BY_ID, is_wish
from audiogames.bots.levels import LEVELS, PROGRAM
from audiogames.core.errors import BadOptions, GameError, UnknownGame, reason, system_reason
from audiogames.core.game import Json
from audiogames.core.registry import game_named
from audiogames.faces.web.hall import Hall
from audiogames.faces.web.server import TableServer, listen
from audiogames.narration.catalogue import Catalogue, catalogue
from audiogames.play.menus.tables import FIRST_TABLE, old_game
from audiogames.play.people import codes
from audiogames.play.people.gathering import Gathering
from audiogames.play.people.protocol import FIRST_PORT, PORTS
from audiogames.play.people.talks import Doors
from audiogames.play.people.wanted import WantedTable
from audiogames.play.table.rules import typed_rules
from audiogames.retelling.tables import TableShelf
from audiogames.retelling.upkeep import LAST_DAYS, WISHES, OldTable, day_of, look_after, look_after_others
from audiogames.stickers import for_guests
from audiogames.stickers.scan import named_cards
from audiogames.storage.database import Database
from audiogames.storage.files import made_folder
from audiogames.storage.folders import paths
from audiogames.system.ending import ending_in_order

USAGE_ERROR: Final = 2
LOOPBACK: Final = "127.0.0.1"
LOCAL: Final = (LOOPBACK, "::1")
EVERYWHERE: Final = ("0.0.0.0", "::")
NOWHERE: Final = ("192.0.2.1", 9)
"""An unused address (RFC 5737), whose route starts at our own network address."""

LARGEST_LOG: Final = 256 * 1024
"""Bytes of the log before a new one is begun. The previous one is kept."""

MOST_MINUTES: Final = 24 * 60
"""For which a dropped person's seat is reserved."""

TABLES: Final = "tables"
DOORS: Final = Doors(named_cards, for_guests)

Say = Callable[[str], None]
log = logging.getLogger(__name__)


class OptionError(Exception):
    """An unusable option, with the reason."""


def main(options: Mapping[str, str], language: str, say: Say, say_error: Say) -> int:
    words = catalogue(language)
    try:
        wanted = _wanted(options, language, words)
        certificate, public = _certificate(options, words), _public(options, words)
        listening, database = _place(options, words)
    except OptionError as wrong:
        say_error(str(wrong))
        return USAGE_ERROR
    _log_to_file()
    seated = programs.seat(options["program"]) if "program" in options else []
    host, port = listening.getsockname()[:2]
    shown = own_address() if host in EVERYWHERE else host
    scheme = "http" if certificate is None else "https"
    address = public or f"{scheme}://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    is_far = bool(public) or host not in LOCAL
    with database:
        old = _looked_after(database, options)
        for event in map(_as_event, old):
            say(json.dumps(event) if "json" in options else words.text(old_game(event)))
        if "json" not in options and not all(one.is_gone for one in old):
            say(words.words("web-old-choice", days=LAST_DAYS))
        gathering, others = _tables(database, wanted, address)
        hall, tell = Hall((gathering, *others), language), _teller("json" in options, words, say)
        patience = wanted.keep if "while-used" in options else None
        has_opener = _opener_present() if "while-used" in options else lambda: True
        server = TableServer(hall, tell, public, _proxies(public), certificate, patience, has_opener)
        link = f"{address}#{gathering.code}"
        try:
            if "json" in options:
                opened = {"event": "open", "address": address, "code": gathering.code, "port": port}
                say(json.dumps({**opened, "game": gathering.wanted.game, "seats": gathering.wanted.seats}))
            else:
                _tell_opened(address, gathering, is_far, words, say)
                if is_far and "no-qr" not in options and sys.stdout is not None and sys.stdout.isatty():
                    segno.make(link, micro=False).terminal(compact=True)
            asyncio.run(_serve(server, listening, link if _opens(options) else None))
        # Control+C is the way to close a table. Where it comes just as the event loop begins, asyncio forgets it and
        # only cancels.
        except (KeyboardInterrupt, asyncio.CancelledError):
            return 0
        finally:
            for program in seated:
                program.close()
    return 0


def _tables(database: Database, wanted: WantedTable, address: str) -> tuple[Gathering, list[Gathering]]:
    """The requested table, which may have been open before, and all others that were open."""
    shelf, now = TableShelf(database), time.monotonic()
    kept = []
    for id, record in database.records().items():
        try:
            kept.append(Gathering.restored(id, json.loads(record), shelf, address, now, DOORS))
        except (KeyError, TypeError, ValueError):
            log.exception("A table could not be read")
    found = next((table for table in kept if table.wanted == wanted), None)
    found = found or Gathering(wanted, shelf, address=address, doors=DOORS)
    return found, [table for table in kept if table is not found]


def _looked_after(database: Database, options: Mapping[str, str]) -> list[OldTable]:
    wish: Any = options.get("old-games")
    now = time.time()
    try:
        found = look_after(database, day_of(now), wish)
        return found + look_after_others(database.path.parent, database.path, now, wish)
    except GameError:  # what cannot be written now is looked after at the next start
        log.exception("Old tables could not be looked after")
        return []


def _as_event(old: OldTable) -> Json:
    event = "old-removed" if old.is_gone else "old"
    return {"event": event, "game": old.game, "names": list(old.names), "days": old.days}


def _log_to_file() -> None:
    folder = paths().logs
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:  # without a log the table is served all the same
        return
    handler = RotatingFileHandler(folder / "table.log", "a", LARGEST_LOG, 1, "utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(levelname)s %(message)s"))
    handler.setLevel(logging.WARNING)
    for name in ("audiogames.faces.web", "websockets", "asyncio"):
        logger = logging.getLogger(name)
        logger.addHandler(handler)
        logger.propagate = False


def _tell_opened(address: str, table: Gathering, is_far: bool, words: Catalogue, say: Say) -> None:
    say(words.words("web-opened", address=address, code=codes.spelt(table.code)))
    if table.was_kept:
        say(words.words("web-taken-up"))
    if is_far:
        say(words.words("web-encrypted" if address.startswith("https:") else "web-on-network"))


def _opener_present() -> Callable[[], bool]:
    """Reports if the opener's program still runs or wants the table to stay.

    It ends when the pipe at standard input does, however the program ended.
    """
    is_gone = threading.Event()

    def wait() -> None:
        if not os.read(0, 1):
            is_gone.set()

    if stat.S_ISFIFO(os.fstat(0).st_mode):
        threading.Thread(target=wait, name="opener", daemon=True).start()
    return lambda: not is_gone.is_set()


async def _serve(server: TableServer, listening: socket.socket, link: str | None) -> None:
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None

    def close(number: int, frame: object) -> None:
        if not task.cancelling():  # several orders may come together: the first closes the table, and is heard out
            loop.call_soon_threadsafe(task.cancel)

    if link is not None:
        loop.run_in_executor(None, webbrowser.open, link)
    with ending_in_order(close):
        await server.open(listening)


def _opens(options: Mapping[str, str]) -> bool:
    """By default the page opens in a browser if output is for people."""
    return "open" in options or not {"no-open", "json"}.intersection(options)


def _teller(as_json: bool, words: Catalogue, say: Say) -> Callable[[Gathering, Json], None]:

    def tell(table: Gathering, event: Json) -> None:
        if as_json:
            say(json.dumps(event, ensure_ascii=False))
        elif event["event"] == "closed":
            say(event["text"])
        else:
            name = {"name": event["name"]} if "name" in event else {}
            say(words.words(TOLD[event["event"]], **name))

    return tell


TOLD: Final = {
    "joined": "web-told-joined",
    "left": "web-told-left",
    "began": "web-told-began",
    "over": "web-told-over",
    "guessed": "codes-guessed",
}


def _wanted(options: Mapping[str, str], language: str, words: Catalogue) -> WantedTable:
    """Raises OptionError."""
    try:
        game = game_named(options.get("game", FIRST_TABLE.game))
    except UnknownGame as error:
        raise OptionError(words.text(error.message)) from error
    level, *ids = options.get("bots", "witch").lower().split(",")
    level, wish = (PROGRAM, "") if "program" in options else (level.strip(), " ".join(ids) or ANYONE)
    if level not in (*LEVELS, PROGRAM):
        raise OptionError(words.words("web-bad-level", value=level, known=", ".join(LEVELS)))
    if not is_wish(wish):
        raise OptionError(words.words("web-bad-character", value=",".join(ids), known=", ".join(BY_ID)))
    known = [str(number) for number in range(game.min_seats, game.max_seats + 1)]
    seats = options.get("seats", min(known, key=lambda number: abs(int(number) - FIRST_TABLE.seats)))
    if seats not in known:
        raise OptionError(words.words("web-bad-seats", value=seats, known=", ".join(known)))
    keep = options.get("keep", "10")
    if not (keep.isascii() and keep.isdigit() and int(keep) <= MOST_MINUTES):
        raise OptionError(words.words("web-bad-keep", value=keep, most=str(MOST_MINUTES)))
    if options.get("old-games", "keep") not in WISHES:
        raise OptionError(words.words("web-bad-old-games", value=options["old-games"], known=", ".join(WISHES)))
    try:
        rules = typed_rules(game, options.get("rules"), options.get("option", "").splitlines())
    except BadOptions as error:
        raise OptionError(words.text(error.message)) from error
    guided = game.guided if "guided" in options else None
    places = int(seats) if guided is None else guided.seats
    wanted = WantedTable(game.name, places, level, language, keep=60.0 * int(keep), guided=guided is not None)
    wanted = wanted._replace(advice="no-advice" not in options, days="days" in options)
    return wanted._replace(characters=wish, options=rules)


def _place(options: Mapping[str, str], words: Catalogue) -> tuple[socket.socket, Database]:
    """A listening socket, and the database of its tables. Raises OptionError."""
    host, port = options.get("host", LOOPBACK), options.get("port", "")
    if port and not (port.isascii() and port.isdigit() and int(port) < 2**16):
        raise OptionError(words.words("web-bad-port", value=port))
    for number in [int(port)] if port else range(FIRST_PORT, FIRST_PORT + PORTS):
        try:
            listening = listen(host, number)
        except OSError as error:
            why = error
            if error.errno != errno.EADDRINUSE:
                break
            continue
        try:
            folder = made_folder(paths().journals.with_name(TABLES))
            return listening, Database(folder / f"{listening.getsockname()[1]}.db")
        except GameError as error:
            raise OptionError(words.text(error.message)) from error
        except OSError as error:
            raise OptionError(words.text(reason("journals-unusable", reason=system_reason(error)))) from error
    raise OptionError(words.text(reason("web-no-port", host=host, port=str(number), reason=system_reason(why))))


def _certificate(options: Mapping[str, str], words: Catalogue) -> tuple[str, str] | None:
    """Certificate and key, None for plain HTTP. Raises OptionError."""
    files = options.get("certificate"), options.get("key")
    if files == (None, None):
        return None
    certificate, key = files
    if certificate is None or key is None:
        raise OptionError(words.words("web-certificate-half"))
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key, password=lambda: "")
    except (OSError, ValueError) as error:  # an SSLError is an OSError
        why = system_reason(error)
        raise OptionError(
            words.text(reason("web-bad-certificate", certificate=certificate, key=key, reason=why))
        ) from error
    return certificate, key


def _public(options: Mapping[str, str], words: Catalogue) -> str:
    """The address of a proxy, or an empty text. Raises OptionError."""
    given = options.get("public")
    if given is None:
        return ""
    try:
        parts = urlsplit(given.strip().lower())
        port = {"http": 80, "https": 443}[parts.scheme] == parts.port
        is_address = bool(parts.hostname) and parts.path in ("", "/") and not parts.username
    except (KeyError, ValueError):
        is_address = False
    if not is_address or parts.query or parts.fragment:
        raise OptionError(words.words("web-bad-public", value=given))
    place = parts.netloc.rpartition(":")[0] if port else parts.netloc  # a browser leaves the usual port out
    return f"{parts.scheme}://{place}/"


def _proxies(public: str) -> frozenset[str]:
    found = set(LOCAL)
    with suppress(OSError):
        if host := urlsplit(public).hostname:
            found.update(str(place[4][0]) for place in socket.getaddrinfo(host, None))
    return frozenset(found)


def own_address() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)  # sends nothing
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])
