"""Several servers of the same tables, each a node. A table lives on one of them, any of them takes any socket.

The event loop calls a node, so it answers from memory, and writes later.
"""

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple, Protocol, TypeAlias

from audiogames.core.game import Json


class OtherNode(NamedTuple):
    """At the node of this address, as `http://10.0.0.2:8137/`."""

    address: str


Place: TypeAlias = OtherNode | Literal["here", "not-yet", "unknown"]
"""Not yet: its node is dead, and another has not put it down yet. Unknown: no node has it."""


class TableRow(NamedTuple):
    """`codes` open it, in capitals without dashes. `about` is for the hall of each node."""

    codes: tuple[str, ...]
    about: Json


class Takeover(NamedTuple):
    """A table of a dead node. It is not there yet until it is put down here."""

    table: str
    record: str


class TablesLoss(NamedTuple):
    """The tables of this node belong to others. It is not alive until `begin_anew`."""


class NodeNotice(NamedTuple):
    """From another node."""

    said: Json


NodeNews: TypeAlias = Takeover | TablesLoss | NodeNotice


class ServerNode(Protocol):
    @property
    def secret(self) -> str:
        """It proves to another node that one asks. Empty if there is no other."""
        ...

    def start(self, wake: Callable[[], None]) -> None:
        """Threads call `wake` when there is news."""
        ...

    def take_news(self) -> list[NodeNews]: ...

    def turn(self) -> None:
        """The event loop turns. If it no longer does, after the first time, others take the tables."""
        ...

    def begin_anew(self) -> None:
        """After TablesLoss, once nothing is left here of the tables."""
        ...

    def close(self) -> None: ...

    def is_alive(self) -> bool:
        """If False, it has not beaten for a second: it answers nobody."""
        ...

    # Tables.

    def place_of(self, table: str) -> Place: ...

    def with_code(self, code: str) -> str | None:
        """The table that a code opens, at any node."""
        ...

    def put(self, table: str, row: TableRow) -> None:
        """Open a table here, or replace its row."""
        ...

    def remove(self, table: str) -> None: ...

    def elsewhere(self) -> Mapping[str, TableRow]:
        """The tables of other nodes, also of dead ones."""
        ...

    # What counts over all nodes.

    def notify(self, said: Json) -> None:
        """Send a notice to the other nodes."""
        ...

    def count(self, sockets: Mapping[str, int]) -> None:
        """Share the sockets here by network."""
        ...

    def sockets_elsewhere(self, network: str) -> int: ...


class OnlyNode:
    """A server without others."""

    secret = ""

    def __init__(self) -> None:
        self._rows: dict[str, TableRow] = {}
        self._opened_by: dict[str, str] = {}

    def start(self, wake: Callable[[], None]) -> None: ...

    def take_news(self) -> list[NodeNews]:
        return []

    def turn(self) -> None: ...

    def begin_anew(self) -> None: ...

    def close(self) -> None: ...

    def is_alive(self) -> bool:
        return True

    def place_of(self, table: str) -> Place:
        return "here" if table in self._rows else "unknown"

    def with_code(self, code: str) -> str | None:
        return self._opened_by.get(code)

    def put(self, table: str, row: TableRow) -> None:
        self.remove(table)
        self._rows[table] = row
        self._opened_by |= dict.fromkeys(row.codes, table)

    def remove(self, table: str) -> None:
        row = self._rows.pop(table, None)
        for code in () if row is None else row.codes:
            self._opened_by.pop(code, None)

    def elsewhere(self) -> Mapping[str, TableRow]:
        return {}

    def notify(self, said: Json) -> None: ...

    def count(self, sockets: Mapping[str, int]) -> None: ...

    def sockets_elsewhere(self, network: str) -> int:
        return 0
