"""Halls of tests: people at sockets that are none, under a clock of the test's own; and a server on this computer."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from websockets.sync.client import connect

from audiogames.faces.web.hall import Hall
from audiogames.faces.web.open_hall import HallSettings, OpenHall
from audiogames.faces.web.opening import DOORS
from audiogames.faces.web.server import TableServer, listen
from audiogames.play.people.codes import LENGTH
from audiogames.play.people.gathering import Gathering

from .tables import Client, InThread, MemoryShelf, sentences

KEY = "ABCDEFGHJKLM"


class ServedHall:
    def __init__(self, word: str = "") -> None:
        self.listening = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        opened = OpenHall(HallSettings(KEY, word), lambda _: None, MemoryShelf(), f"{self.address}/", DOORS)
        self.hall = Hall((), "fr", opened)

    @property
    def tables(self) -> list[Gathering]:
        return list(self.hall.tables.values())

    def connect(self, clients: ExitStack) -> Client:
        address = f"{self.address.replace('http', 'ws')}/socket"
        return Client(clients.enter_context(connect(address, compression=None, close_timeout=1)))

    def open(self, name: str, clients: ExitStack) -> Client:
        """Open a table of the first game from another computer."""
        client = self.connect(clients)
        client.send(kind="join", game="roue_des_sorcieres", name=name, language="en", code="")
        client.until("lobby")
        return client


@contextmanager
def served_hall(word: str = "") -> Iterator[ServedHall]:
    """Serve a hall at a port of this computer, in a thread of its own."""
    served = ServedHall(word)
    with served.listening:
        server = TableServer(served.hall)
        thread = InThread(lambda: server.open(served.listening))
        try:
            yield served
        finally:
            thread.stop()


class HallRoom:
    """A hall, everybody in it, and the time there."""

    def __init__(self, word: str = "", shelf: MemoryShelf | None = None, tables: tuple[Gathering, ...] = ()) -> None:
        self.shelf = shelf or MemoryShelf()
        self.kept: list[HallSettings] = []
        self.opened = OpenHall(HallSettings(KEY, word), self.kept.append, self.shelf, "http://hall/", DOORS)
        self.hall = Hall(tables, "en", self.opened)
        self.now = 100.0
        self.people: dict[int, Guest] = {}
        self.events: list[Any] = []

    def guest(self, address: str = "1.2.3.4") -> "Guest":
        guest = Guest(self, len(self.people) + 1, address)
        self.people[guest.number] = guest
        return guest

    @property
    def tables(self) -> list[Gathering]:
        return list(self.hall.tables.values())

    def wait(self, seconds: float) -> None:
        """Let so many seconds pass, with what is due in each."""
        end = self.now + seconds
        while self.now < end:
            self.now = min(end, self.now + 1.0)
            for table in self.tables:
                if table.due() <= self.now:
                    table.pass_time(self.now)
            self.follow(self.hall.take_orders(self.now))

    def follow(self, orders: Any = ()) -> None:
        for request in self.hall.take_requests():
            error = None
            try:
                request.keep()
            except OSError as refused:
                error = refused
            self.hall.follow(request, error, self.now)
        for table, do in [*orders, *self.hall.take_orders()]:
            do(table, self.now)
        for frames in (self.hall.take_out(), *(table.take_out() for table in self.tables)):
            for frame in frames:
                guest = self.people[frame.link]
                if frame.text:
                    guest.frames.append(json.loads(frame.text))
                    guest.seconds.append(max(frame.ready, self.now))
                guest.closed = guest.closed or frame.close
        for table in self.tables:
            for event in table.take_events():
                self.hall.note(table, event)
                self.events.append(event)
            if table.is_closed:
                self.hall.remove(table)
            else:
                self.hall.show(table)


class Guest:
    """Somebody at a socket."""

    def __init__(self, room: HallRoom, number: int, address: str) -> None:
        self.room = room
        self.number = number
        self.address = address
        self.frames: list[Any] = []
        self.seconds: list[float] = []
        """When each frame may come."""
        self.closed = 0

    def send(self, **message: Any) -> None:
        found = self.room.hall.take(self.number, self.address, json.dumps(message), self.room.now)
        if found is not None:
            table, sent = found
            assert isinstance(table, Gathering)
            table.take(self.number, sent, self.room.now)
        self.room.follow()

    def open(self, name: str, game: str = "roue_des_sorcieres", code: str = "") -> "Guest":
        self.send(kind="join", game=game, name=name, code=code, language="en")
        return self

    def join(self, name: str, code: str, **more: Any) -> "Guest":
        self.send(kind="join", name=name, code=code, language="en", **more)
        return self

    def do(self, action: str) -> None:
        self.send(kind="do", action=action)

    def look(self, code: str = "", **more: Any) -> Any:
        """Return what is to be seen in the hall a while later."""
        self.room.wait(2.0)
        self.send(kind="hall", code=code, language="en", **more)
        return self.last("hall")

    def drop(self) -> None:
        table = self.room.hall.lost(self.number)
        if table is not None:
            table.lost(self.number, self.room.now)
            table.pass_time(self.room.now)
        self.room.follow()

    def last(self, kind: str) -> Any:
        return next((message for message in reversed(self.frames) if message["kind"] == kind), {})

    @property
    def error(self) -> str:
        """The code of the last message if that was an error."""
        return str(self.frames[-1]["code"]) if self.frames and self.frames[-1]["kind"] == "error" else ""

    @property
    def table(self) -> Gathering:
        return next(table for table in self.room.tables if table.seats(self.number))

    @property
    def code(self) -> str:
        code = str(self.last("lobby")["code"])
        assert len(code) == LENGTH + 1
        return code

    def actions(self) -> list[str]:
        shown = next(message for message in reversed(self.frames) if "doings" in message)
        return [doing["action"] for doing in shown["doings"]]

    def said(self) -> list[str]:
        return sentences([message for message in self.frames if message["kind"] == "reply"])
