"""Opens and serves a table or a hall."""

import asyncio
import json
import socket
import sys
import time
import webbrowser
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Final
from urllib.parse import urlsplit

import segno

from audiogames.bots import programs
from audiogames.bots.characters import ANYONE, BY_ID, is_wish
from audiogames.bots.levels import LEVELS, PROGRAM
from audiogames.core.errors import BadOptions, JournalUnwritable, UnknownGame
from audiogames.core.game import Json
from audiogames.core.input.values import read
from audiogames.core.registry import GAMES, game_named
from audiogames.faces.web.encryption import encryption
from audiogames.faces.web.hall import Hall
from audiogames.faces.web.open_hall import MOST_OF_HALL, HallSettings, OpenHall, new_settings
from audiogames.faces.web.opening import (
    DOORS,
    LOCAL,
    OpenPort,
    OptionError,
    as_event,
    database_at,
    log_to_file,
    node_of,
    open_port,
    passed_socket,
)
from audiogames.faces.web.server import TableServer
from audiogames.narration.catalogue import Catalogue, catalogue
from audiogames.play.menus.new_table.tables import FIRST_TABLE, old_game
from audiogames.play.people import codes
from audiogames.play.people.before_game.wanted import MOST_OF_OWN_DECK, WantedTable
from audiogames.play.people.gathering import Gathering
from audiogames.play.table.rules import typed_rules
from audiogames.retelling.tables import TableShelf
from audiogames.retelling.upkeep import LAST_DAYS, WISHES, OldTable
from audiogames.storage.database import Database
from audiogames.storage.files import write_text
from audiogames.system.ending import ending_in_order
from audiogames.tactile.decks.files import load_deck
from audiogames.tactile.errors import TactileError

USAGE_ERROR: Final = 2

MOST_MINUTES: Final = 24 * 60
"""For which a dropped person's seat is reserved."""

Say = Callable[[str], None]


def main(options: Mapping[str, str], language: str, say: Say, say_error: Say) -> int:
    words = catalogue(language)
    try:
        wanted = _wanted(options, language, words)
        encrypted, public = encryption(options, words), _public(options, words)
        passed = passed_socket() if "kept" in options else None
        opened = open_port(options.get("host", encrypted.host), options.get("port", ""), language, passed)
    except OptionError as wrong:
        say_error(str(wrong))
        return USAGE_ERROR
    log_to_file()
    public = public or encrypted.public(opened.port)
    address = public or opened.address("https" if encrypted.files else "http")
    is_far = bool(public) or opened.host not in LOCAL
    with opened.database:
        _tell_old(opened.look_after_old(options.get("old-games")), options, words, say)
        hall = opened.hall(None if "kept" in options else wanted, address, language)
        if not hall.tables:
            say_error(words.words("web-none-kept", port=str(opened.port)))
            opened.listening.close()
            return USAGE_ERROR
        seated = programs.seat(options["program"]) if "program" in options else []
        gathering, *_ = hall.tables.values()
        patience = wanted.keep if "while-used" in options else None
        tell = _teller("json" in options, words, say)
        server = TableServer(hall, tell, public, _proxies(public), encrypted.files, patience)
        link = f"{address}#{gathering.code}"
        try:
            if "json" in options:
                event = {"event": "open", "address": address, "code": gathering.code, "port": opened.port}
                say(json.dumps({**event, "game": gathering.wanted.game, "seats": gathering.wanted.seats}))
            else:
                _tell_opened(address, gathering, is_far, words, say)
                if is_far and "no-qr" not in options and sys.stdout is not None and sys.stdout.isatty():
                    segno.make(link, micro=False).terminal(compact=True)
            asyncio.run(_serve(server, opened.listening, link if _opens(options) else None))
        # Control+C is the way to close a table. Where it comes just as the event loop begins, asyncio forgets it and
        # only cancels.
        except (KeyboardInterrupt, asyncio.CancelledError):
            return 0
        finally:
            for program in seated:
                program.close()
    return 0


def hall(options: Mapping[str, str], language: str, say: Say, say_error: Say) -> int:
    words = catalogue(language)
    try:
        if options.get("old-games", "keep") not in WISHES:
            raise OptionError(words.words("web-bad-old-games", value=options["old-games"], known=", ".join(WISHES)))
        encrypted, public = encryption(options, words), _public(options, words)
        shared = database_at(options.get("database"), language)
        host, port = options.get("host", encrypted.host), options.get("port", "")
        opened = open_port(host, port, language, kind="hall-", database=shared)
    except OptionError as wrong:
        say_error(str(wrong))
        return USAGE_ERROR
    log_to_file()
    public = public or encrypted.public(opened.port)
    address = public or opened.address("https" if encrypted.files else "http")
    with opened.database:
        _tell_old(opened.look_after_old(options.get("old-games"), MOST_OF_HALL), options, words, say)
        settings, keep = _hall_settings(opened, options.get("word"))
        shelf = TableShelf(opened.database, remembers=False)
        open_hall = OpenHall(settings, keep, shelf, address, DOORS)
        if shared is None:
            tables = Hall(opened.kept(shelf, address), language, open_hall)
            open_hall.evening.restore(opened.evening(), tables.tables, time.monotonic())
        else:
            tables = Hall((), language, open_hall, node_of(shared, opened.address()))
        tell = _hall_teller("json" in options, words, say)
        server = TableServer(tables, tell, public, _proxies(public), encrypted.files)
        if "json" in options:
            say(json.dumps({"event": "open", "address": address, "port": opened.port, "key": settings.key}))
        else:
            say(words.words("hall-opened", address=address))
            if settings.word:
                say(words.words("hall-word", word=settings.word))
            if public or opened.host not in LOCAL:
                say(words.words("hall-encrypted" if address.startswith("https:") else "hall-on-network"))
            say(words.words("hall-key", key=codes.in_groups(settings.key)))
        try:
            link = address if _opens(options) else None
            asyncio.run(_serve(server, opened.listening, link, opened.database.end_soon))
        except (KeyboardInterrupt, asyncio.CancelledError):
            return 0
    return 0


def _hall_settings(opened: OpenPort, word: str | None) -> tuple[HallSettings, Callable[[HallSettings], None]]:
    database = opened.database
    if isinstance(database, Database):
        file = database.path.with_suffix(".json")
        keep = partial(_keep, lambda text: write_text(file, text, private=True))
        try:
            kept = read(HallSettings, json.loads(file.read_text(encoding="utf-8")))
        except (OSError, ValueError):
            kept = new_settings()
    else:
        keep = partial(_keep, partial(database.put_setting, "hall"))
        kept = read(HallSettings, json.loads(database.first_setting("hall", json.dumps(new_settings()._asdict()))))
    settings = kept if word is None else kept._replace(word=word)
    with suppress(OSError):
        keep(settings)
    return settings, keep


def _keep(put: Callable[[str], None], settings: HallSettings) -> None:
    """Raises OSError."""
    try:
        put(json.dumps(settings._asdict()))
    except JournalUnwritable as error:
        raise OSError from error


def _hall_teller(as_json: bool, words: Catalogue, say: Say) -> Callable[[Gathering, Json], None]:
    def tell(table: Gathering, event: Json) -> None:
        if as_json:
            say(json.dumps({**event, "table": table.id}, ensure_ascii=False))
        elif event["event"] == "steward":
            say(words.words("hall-told-steward", name=event["name"]))

    return tell


def _tell_old(old: list[OldTable], options: Mapping[str, str], words: Catalogue, say: Say) -> None:
    for event in map(as_event, old):
        say(json.dumps(event) if "json" in options else words.text(old_game(event)))
    if "json" not in options and not all(one.is_gone for one in old):
        say(words.words("web-old-choice", days=LAST_DAYS))


def _tell_opened(address: str, table: Gathering, is_far: bool, words: Catalogue, say: Say) -> None:
    say(words.words("web-opened", address=address, code=codes.spelt(table.code)))
    if table.was_kept:
        say(words.words("web-taken-up"))
    if is_far:
        say(words.words("web-encrypted" if address.startswith("https:") else "web-on-network"))


async def _serve(
    server: TableServer, listening: socket.socket, link: str | None, end_soon: Callable[[], None] = lambda: None
) -> None:
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None

    def close(number: int, frame: object) -> None:
        end_soon()
        if not task.cancelling():  # several orders may come together: the first closes the table, and is heard out
            loop.call_soon_threadsafe(task.cancel)

    if link is not None:
        loop.run_in_executor(None, webbrowser.open, link)
    with ending_in_order(close):
        await server.open(listening)


def _opens(options: Mapping[str, str]) -> bool:
    """By default if output is for people."""
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
    if "game" in options and (deck := _own_deck(options)) is not None:
        return WantedTable(FIRST_TABLE.game, MOST_OF_OWN_DECK, "witch", language, deck=deck)
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


def _own_deck(options: Mapping[str, str]) -> str | None:
    if options["game"] in GAMES:
        return None
    try:
        load_deck(options["game"])
    except TactileError:
        return None
    return options["game"]


def _public(options: Mapping[str, str], words: Catalogue) -> str:
    """A proxy's address, or nothing. Raises OptionError."""
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
