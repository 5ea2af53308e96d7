"""Several servers of one hall in one test, which share their tables in memory; each may die, freeze and wake."""

import json
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from typing import Any

from websockets.sync.client import connect

from audiogames.core.game import Json
from audiogames.faces.web.hall import Hall
from audiogames.faces.web.open_hall import HallSettings, OpenHall
from audiogames.faces.web.opening import DOORS
from audiogames.faces.web.server import TableServer, listen
from audiogames.play.people.gathering import Gathering
from audiogames.storage.nodes import NodeNews, NodeNotice, OtherNode, Place, TableRow, TablesLoss, Takeover

from .halls import KEY
from .tables import Client, InThread, MemoryShelf

SECRET = "only nodes know it"


class SharedTables:
    def __init__(self) -> None:
        self.shelf = MemoryShelf()
        self.rows: dict[str, tuple[SharedNode | None, TableRow]] = {}
        """None: another node is taking the table over."""
        self.nodes: list[SharedNode] = []


class SharedNode:
    secret = SECRET

    def __init__(self, shared: SharedTables, address: str) -> None:
        self.shared = shared
        self.address = address
        self.is_beating = True
        self.turned = threading.Event()
        self.sockets: Mapping[str, int] = {}
        self._news: list[NodeNews] = []
        self._wake: Callable[[], None] = lambda: None
        shared.nodes.append(self)

    def start(self, wake: Callable[[], None]) -> None:
        self._wake = wake

    def hear(self, *news: NodeNews) -> None:
        self._news += news
        self._wake()

    def take_news(self) -> list[NodeNews]:
        news, self._news = self._news, []
        return news

    def turn(self) -> None:
        self.turned.set()

    def begin_anew(self) -> None:
        self.is_beating = True

    def close(self) -> None: ...

    def is_alive(self) -> bool:
        return self.is_beating

    def place_of(self, table: str) -> Place:
        if table not in self.shared.rows:
            return "unknown"
        owner, _ = self.shared.rows[table]
        return "not-yet" if owner is None else "here" if owner is self else OtherNode(owner.address)

    def with_code(self, code: str) -> str | None:
        return next((table for table, (_, row) in self.shared.rows.items() if code in row.codes), None)

    def put(self, table: str, row: TableRow) -> None:
        self.shared.rows[table] = self, TableRow(row.codes, json.loads(json.dumps(row.about)))

    def remove(self, table: str) -> None:
        self.shared.rows.pop(table, None)

    def elsewhere(self) -> Mapping[str, TableRow]:
        return {table: row for table, (owner, row) in list(self.shared.rows.items()) if owner is not self}

    def notify(self, said: Json) -> None:
        for other in self.shared.nodes:
            if other is not self:
                other.hear(NodeNotice(json.loads(json.dumps(said))))

    def count(self, sockets: Mapping[str, int]) -> None:
        self.sockets = sockets

    def sockets_elsewhere(self, network: str) -> int:
        return sum(other.sockets.get(network, 0) for other in self.shared.nodes if other is not self)

    # What becomes of it.

    def freeze(self) -> list[str]:
        """It no longer beats; return its tables, which are not there yet."""
        self.is_beating = False
        mine = [table for table, (owner, _) in self.shared.rows.items() if owner is self]
        for table in mine:
            self.shared.rows[table] = None, self.shared.rows[table][1]
        return mine

    def take_over(self, *tables: str) -> None:
        self.hear(*(Takeover(table, self.shared.shelf.noted[table]) for table in tables))

    def learn_of_loss(self) -> None:
        self.hear(TablesLoss())


class ServedNode:
    def __init__(self, shared: SharedTables, word: str = "") -> None:
        self.listening = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}/"
        self.node = SharedNode(shared, self.address)
        opened = OpenHall(HallSettings(KEY, word), lambda _: None, shared.shelf, self.address, DOORS)
        self.hall = Hall((), "en", opened, self.node)
        self.server = TableServer(self.hall)
        self.clients = ExitStack()
        self.thread = InThread(lambda: self.server.open(self.listening))

    @property
    def tables(self) -> list[Gathering]:
        return list(self.hall.tables.values())

    def connect(self, **more: Any) -> Client:
        address = f"{self.address.replace('http', 'ws')}socket"
        return Client(self.clients.enter_context(connect(address, compression=None, close_timeout=1, **more)))

    def open(self, name: str, game: str = "roue_des_sorcieres") -> tuple[Client, str, str]:
        """Open a table; return its opener, its code and the token."""
        client = self.connect()
        client.send(kind="join", game=game, name=name, language="en", code="")
        token = str(client.until("welcome")["token"])
        return client, str(client.until("lobby")["code"]), token


@contextmanager
def nodes_of_one_hall(number: int = 2, word: str = "") -> Iterator[list[ServedNode]]:
    shared = SharedTables()
    with ExitStack() as stack:
        served = []
        for _ in range(number):
            one = ServedNode(shared, word)
            stack.callback(one.listening.close)
            stack.callback(one.thread.stop)
            stack.enter_context(one.clients)
            served.append(one)
        yield served
