"""Tables of tests: people at sockets that are none, under a clock of the test's own; and a server on this computer."""

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from math import inf
from typing import Any, Final

import pytest
from websockets.sync.client import ClientConnection, connect

from audiogames.core.chance import Generator
from audiogames.core.game import Json
from audiogames.core.journal import JournalStore, MemoryStore
from audiogames.core.messages import Message, Seat
from audiogames.faces.web import sockets
from audiogames.faces.web.guard import A_SECOND
from audiogames.faces.web.hall import Hall
from audiogames.faces.web.opening import DOORS
from audiogames.faces.web.server import TableServer, listen
from audiogames.play.menus.new_table.days import Day
from audiogames.play.menus.new_table.tables import Result, ShelvedGame
from audiogames.play.people.before_game.wanted import WantedTable
from audiogames.play.people.frames import Frame
from audiogames.play.people.gathering import Gathering
from audiogames.play.table.sitting import Sitting
from audiogames.retelling.tables import TableShelf

CODE: Final = "ABCD2345"
QUICK: Final = {"du_balai": {"pace": "free"}}
"""Options with which a game asks nobody to listen for long."""


class MemoryShelf:
    """A shelf of journals and tables that live as long as the test; all its games have the same seed."""

    def __init__(self, seed: int = 5) -> None:
        self._seed = seed
        self.begun: list[JournalStore] = []
        self.put: list[ShelvedGame] = []
        self.results: list[Result] = []
        self.noted: dict[str, str] = {}

    def begin(self, game: str) -> tuple[ShelvedGame, JournalStore]:
        self.begun.append(MemoryStore())
        return ShelvedGame(str(len(self.begun)), "table.journal", "table", game), self.begun[-1]

    def seed(self) -> int:
        return self._seed

    def discard(self, saved: ShelvedGame, store: JournalStore) -> None:
        store.close()

    def put_away(self, saved: ShelvedGame) -> ShelvedGame:
        self.put.append(saved)
        return saved

    def take_up(self, saved: ShelvedGame) -> tuple[JournalStore, str | None]:
        return self.begun[int(saved.id) - 1], None

    def keep_result(self, result: Result) -> None:
        self.results.append(result)

    retell = TableShelf.retell

    def today(self) -> Day:
        return Day(2026, 3, 5)

    def remember(self, sitting: Sitting, saved: ShelvedGame) -> Mapping[Seat, Sequence[Message]]:
        return {}

    def note(self, table: str, record: Json | None) -> None:
        self.noted.pop(table, None)
        if record is not None:
            self.noted[table] = json.dumps(record)


def gathering(
    game: str = "roue_des_sorcieres",
    seats: int = 2,
    seed: int = 5,
    pace: float = 0.0,
    code: str = CODE,
    shelf: MemoryShelf | None = None,
) -> Gathering:
    """Return a table at which nobody is yet."""
    wanted = WantedTable(game, seats, "witch", "en", QUICK.get(game, {}), pace)
    return Gathering(wanted, shelf or MemoryShelf(seed), code, "http://table/", doors=DOORS)


class Socket:
    """One device without a socket: what it sends is taken at once, and `frames` has what it was sent."""

    def __init__(self, room: "Room", number: int, address: str = "1.2.3.4") -> None:
        self.room = room
        self.number = number
        self.address = address
        self.frames: list[str] = []
        self.seconds: list[float] = []
        """When each frame came."""
        self._read = 0
        self._messages: dict[str, list[Any]] = {}
        """Those of each kind, of so many frames that were read."""
        self._shown: Any = {}
        self.closed = 0
        self._told = 0
        """The number of what came last."""
        self.chance = Generator(number)
        self.reported = 0

    def send(self, **message: Any) -> None:
        self.raw(json.dumps(message))

    def raw(self, text: str) -> None:
        found = self.room.hall.take(self.number, self.address, text, self.room.now)
        if found is not None:
            table, sent = found
            assert isinstance(table, Gathering)
            table.take(self.number, sent, self.room.now)
        self.room.deliver()

    def join(self, name: str, **more: Any) -> str:
        """Sit down; return the token."""
        self.send(**{"kind": "join", "code": CODE, "name": name, "language": "en", **more})
        return str(self.last("welcome")["token"])

    def drop(self) -> None:
        self.room.hall.lost(self.number)
        self.room.gathering.lost(self.number, self.room.now)
        self.room.gathering.pass_time(self.room.now)
        self.room.deliver()

    def all(self, kind: str) -> list[Any]:
        """Return all messages of a kind that came."""
        return [*self._of(kind)]

    def last(self, kind: str) -> Any:
        """Return the last message of a kind, {} for none."""
        found = self._of(kind)
        return found[-1] if found else {}

    def forget(self) -> None:
        """Drop all that came so far."""
        self.frames.clear()
        self._read, self._messages = 0, {}

    def _of(self, kind: str) -> list[Any]:
        for frame in self.frames[self._read :]:
            message = json.loads(frame)
            if message["kind"] == "shown":
                message = self._shown = whole(self._shown, message)
            elif message["kind"] == "reply":
                self._told = max([self._told, *(one["number"] for one in message["told"])])
            self._messages.setdefault(message["kind"], []).append(message)
        self._read = len(self.frames)
        return self._messages.get(kind, [])

    def said(self) -> list[str]:
        """Return all sentences that came."""
        return sentences(self.all("reply"))

    def hear(self) -> None:
        """Report as heard what came."""
        self._of("reply")
        if self._told > self.reported:
            self.reported = self._told
            self.send(kind="heard", heard=self.reported)

    def press(self) -> bool:
        """Press a button that is shown; whether there is one."""
        answer = pressed(self.last("shown"), self.chance)
        if answer is not None:
            self.send(**answer)
        return answer is not None


class Room:
    """All devices at one table, and the time there."""

    def __init__(self, gathering: Gathering) -> None:
        self.gathering = gathering
        self.hall = Hall((gathering,), "en")
        self.now = 100.0
        self.sockets: list[Socket] = []
        self.events: list[Any] = []

    def socket(self, address: str = "1.2.3.4") -> Socket:
        self.sockets.append(Socket(self, len(self.sockets) + 1, address))
        return self.sockets[-1]

    def deliver(self) -> None:
        while self.hall.out or self.gathering.outgoing.frames or self.gathering.questions:
            self.hall.show(self.gathering)
            for frame in self.hall.take_out() + self.gathering.take_out():
                socket = self.sockets[frame.link - 1]
                assert not socket.closed
                if frame.text:
                    socket.frames.append(frame.text)
                    socket.seconds.append(max(self.now, frame.ready))
                socket.closed = frame.close
            for question in self.gathering.questions[:1]:
                self.gathering.hand_in(question, question.answer(), self.now)
        self.events += self.gathering.take_events()

    def wait(self, seconds: float) -> None:
        """Let so many seconds pass, with all that is due in them."""
        end = self.now + seconds
        while (due := self.gathering.due()) <= end:
            self.now = max(self.now + 0.001, due)
            self.gathering.pass_time(self.now)
            self.deliver()
        self.now = max(self.now, end)

    def play(self, rounds: int = 4000) -> None:
        """Let everybody play, to the end or for so many rounds."""
        for _ in range(rounds):
            sitting = self.gathering.sitting
            assert sitting is not None
            if sitting.table.over:
                return
            there = [socket for socket in self.sockets if not socket.closed]
            for socket in there:
                socket.hear()
            pressing = [socket.press() for socket in there]
            if not any(pressing):
                due = self.gathering.due()
                self.wait(max(0.001, due - self.now) if due < inf else 1.0)


def lose_first_welcome(monkeypatch: pytest.MonkeyPatch) -> None:
    """Break off the first socket of somebody who sits down before the answer is sent."""
    put, lost = sockets.Socket.put, list[Frame]()

    def losing(socket: sockets.Socket, frame: Frame) -> None:
        if "welcome" not in frame.text or lost:
            put(socket, frame)
        else:
            lost.append(frame)
            socket.close(sockets.COME_BACK)

    monkeypatch.setattr(sockets.Socket, "put", losing)


def sentences(replies: Sequence[Any]) -> list[str]:
    """Return what replies say."""
    return [line["text"] for reply in replies for told in reply["told"] for line in told["utterances"]]


def whole(before: Any, shown: Any) -> Any:
    """Return all that is shown now, of what was shown before and what is otherwise."""
    zones = {zone["id"]: zone for zone in before.get("zones", ())}
    now = {**before, **shown}
    return {**now, "zones": [zones[zone] if isinstance(zone, str) else zone for zone in now["zones"]]}


def pressed(shown: Any, chance: Generator) -> dict[str, Any] | None:
    """Return an answer to what is shown, by its buttons and parts alone."""
    if not shown.get("offer") or not (shown["choices"] or shown["parts"]):
        return None
    parts = shown["parts"]
    if parts is None or (shown["choices"] and chance.below(2)):
        choices = shown["choices"]
        return {"kind": "picked", "text": choices[chance.below(len(choices))]["action"], "offer": shown["offer"]}
    ids = [item["id"] for item in parts["items"]]
    count = parts["least"] + chance.below(min(parts["most"], len(ids), parts["least"] + 2) - parts["least"] + 1)
    pile = [ids.pop(chance.below(len(ids))) for _ in range(count)]
    return {"kind": "picked", "piles": [pile], "offer": shown["offer"]}


class InThread:
    """Something that runs in an event loop in a thread of its own; once it is stopped, no task or socket is left."""

    def __init__(self, serve: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self.loop: asyncio.AbstractEventLoop
        self._task: asyncio.Task[None]
        self._failed: BaseException | None = None
        begun = threading.Event()

        async def run() -> None:
            self.loop = asyncio.get_running_loop()
            self._task = asyncio.create_task(serve())
            begun.set()
            try:
                await self._task
            except asyncio.CancelledError:
                pass
            except BaseException as error:
                self._failed = error

        self._thread = threading.Thread(target=asyncio.run, args=(run(),), daemon=True)
        self._thread.start()
        begun.wait()

    def stop(self) -> None:
        with suppress(RuntimeError):  # it may have ended by itself
            self.loop.call_soon_threadsafe(self._task.cancel)
        self._thread.join(20)
        assert not self._thread.is_alive()
        assert self._failed is None


class Server:
    """Tables at a port of this computer, in a thread of its own."""

    def __init__(self, *tables: Gathering, port: int = 0, host: str = "127.0.0.1", **more: Any) -> None:
        self.gathering = tables[0]
        self.events: list[Any] = []
        self._listening = listen(host, port)
        self.port: int = self._listening.getsockname()[1]
        self.origin = f"http://{host}:{self.port}"
        self.hall = Hall(tables, "en")
        self.server = TableServer(self.hall, tell=lambda _, event: self.events.append(event), **more)
        self._clients = ExitStack()
        self._thread = InThread(lambda: self.server.open(self._listening))

    def close(self) -> None:
        try:
            self._thread.stop()
        finally:
            self._clients.close()
            self._listening.close()

    def do(self, table: Gathering, act: Callable[[Gathering, float], None]) -> None:
        """Let something happen at a table, in its turn."""
        self._thread.loop.call_soon_threadsafe(self.server.do, table, act)

    def connect(self, **more: Any) -> "Client":
        """Open a socket, as the page does."""
        origin = more.pop("origin", self.origin)
        address = self.origin.replace("http", "ws") + "/socket"
        opened = connect(address, origin=origin, compression=None, close_timeout=1, **more)
        return Client(self._clients.enter_context(opened))


class Client:
    """One device at a socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.replies: list[Any] = []
        self.shown: Any = {}
        self.heard = self._reported = 0
        """The last line told here, and the last line reported."""

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def report(self) -> None:
        """Report what was told here, if anything is new."""
        if self.heard > self._reported:
            self._reported = self.heard
            self.send(kind="heard", heard=self.heard)

    def receive(self, timeout: float = 20.0) -> Any:
        """Return the next message."""
        message = json.loads(self.connection.recv(timeout))
        if message["kind"] == "reply":
            self.replies.append(message)
            self.heard = max([self.heard, *(told["number"] for told in message["told"])])
        if message["kind"] == "shown":
            message = self.shown = whole(self.shown, message)
        return message

    def until(self, kind: str) -> Any:
        """Return the next message of a kind."""
        while (message := self.receive())["kind"] != kind:
            pass
        return message

    def join(self, name: str, **more: Any) -> Any:
        """Sit down; return the welcome."""
        self.send(**{"kind": "join", "code": CODE, "name": name, "language": "en", **more})
        return self.until("welcome")

    def play(self, seed: int) -> None:
        """Play by buttons until the game is over, no faster than a device may send."""
        chance = Generator(seed)
        while not self.shown.get("over"):
            try:
                while True:
                    self.receive(1.2 / A_SECOND)
            except TimeoutError:
                answer = pressed(self.shown, chance)
                if answer is None:
                    self.report()
                else:
                    self.send(heard=self.heard, **answer)


@contextmanager
def served(*tables: Gathering, **more: Any) -> Iterator[Server]:
    """Give tables at a port of this computer."""
    server = Server(*tables, **more)
    try:
        yield server
    finally:
        server.close()
