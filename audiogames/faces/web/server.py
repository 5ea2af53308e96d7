import asyncio
import gc
import logging
import socket
import ssl
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from math import inf
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from audiogames.bots.review import PastChoice
from audiogames.core.game import Json
from audiogames.faces.web import files
from audiogames.faces.web.guard import Complaints, Guard, NetworkPlaces, PassedRequest
from audiogames.faces.web.hall import Hall, StewardRequest, TableElsewhere
from audiogames.faces.web.http import Desk, HttpConnection
from audiogames.faces.web.open_hall import MOST_SOCKETS as MOST_SOCKETS_OF_HALL
from audiogames.faces.web.relay import Relays
from audiogames.faces.web.sockets import HELD, Socket
from audiogames.play.people.entrance import RELOADED
from audiogames.play.people.frames import Frame
from audiogames.play.people.gathering import Gathering
from audiogames.play.people.protocol import Join, Sent, Token, is_report
from audiogames.play.table.advice import AdviceQuestion
from audiogames.play.table.bots import BotQuestion
from audiogames.storage.nodes import NodeNotice, TablesLoss, Takeover

SHORTEST: Final = 0.005
"""Seconds between two ticks of a table."""

GATHERED: Final = 0.02
"""Seconds for which reports of hearing are collected, unless something else happens at their table."""

CLOSING: Final = 2.0
"""Seconds for notifying sockets."""

WORKERS: Final = 4
"""Threads: while one waits for the disk, others continue, and share the wait."""

THINKERS: Final = 2

QUIET: Final = 2.0
"""Seconds of idleness at all tables before a full garbage collection."""

LITTER: Final = 10_000, 10, 1_000_000
"""Rare for young objects, which mostly free themselves, never full during work."""

LONGEST_LITTER: Final = 600.0
"""Seconds between full garbage collections on a busy server, between two pieces of work."""

RETURNING: Final = 15.0
"""Seconds for the devices of tables that were passed on."""

SILENT: Final = 2
# Sweeps. One at which the node is not alive may be a computer that woke.

UNUSED: Final = 0.5
"""Seconds between checks for present devices."""

UNUSED_DAYS: Final = 30 * 86_400.0
"""Seconds without any device before tables without a clock are closed too. Their games are kept."""

MOST_SOCKETS: Final = 12

log = logging.getLogger(__name__)

Doing: TypeAlias = Callable[[Gathering, float], None]


class Receiver(Protocol):
    def put(self, frame: Frame) -> None: ...

    def flush(self) -> None: ...


class ServedTable:
    """One piece of work at a time."""

    def __init__(self, gathering: Gathering) -> None:
        self.gathering = gathering
        self.waiting: list[tuple[Doing, asyncio.Future[None] | None]] = []
        self.is_worked_at = False
        self.gathering_ends: asyncio.TimerHandle | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.thinking: set[tuple[int, int]] = set()

    def begin_work(self) -> list[tuple[Doing, asyncio.Future[None] | None]]:
        work, self.waiting = self.waiting, []
        self.is_worked_at = True
        if self.gathering_ends is not None:
            self.gathering_ends.cancel()
            self.gathering_ends = None
        return work

    def end_work(self) -> None:
        self.is_worked_at = False

    def give_up(self) -> None:
        work, self.waiting = self.waiting, []
        if self.gathering_ends is not None:
            self.gathering_ends.cancel()
        for _, awaited in work:
            if awaited is not None and not awaited.done():
                awaited.set_result(None)

    def gather_until(self, end: asyncio.TimerHandle) -> None:
        if self.gathering_ends is not None:
            self.gathering_ends.cancel()
        self.gathering_ends = end

    def set_alarm(self, alarm: asyncio.TimerHandle | None) -> None:
        """None for no tick."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.alarm = alarm


class StepResult(NamedTuple):
    events: list[Json]
    questions: tuple[BotQuestion | AdviceQuestion | PastChoice, ...]
    due: float


class TableServer:
    """Serves all tables of a hall at a listening socket. `tell` gets their events.

    A table has one thread at a time, and different tables several. Journals are written to disk before anything is
    sent, and the event loop never waits for the disk.
    """

    def __init__(
        self,
        hall: Hall,
        tell: Callable[[Gathering, Json], None] | None = None,
        public: str = "",
        proxies: Collection[str] = (),
        certificate: tuple[str, str] | None = None,
        patience: float | None = None,
    ) -> None:
        """All tables close when the last person leaves, or is away for `patience` seconds (None: never).

        A table without a clock closes UNUSED_DAYS after the last device has gone.
        """
        self._hall = hall
        self._patience = patience
        self._tell = tell
        self._complaints = Complaints()
        self._node = hall.node
        guard = Guard(public, proxies, self._node.secret)
        context = _context(certificate)
        self.desk = Desk(guard, self._complaints, self._open_socket, context, hall.knows, self._node.is_alive)
        files.sounds()  # reads the disk, so not at the first request
        self.desk.readers.submit(files.of_sounds, f"{files.FOLDER}{files.BOOK}")  # a pack takes seconds to read
        self._devices: dict[int, Receiver] = {}
        self._came = 0
        self._is_passed_on = hall.open_hall is not None
        most = MOST_SOCKETS if hall.open_hall is None else MOST_SOCKETS_OF_HALL
        self.places = NetworkPlaces(most, self._node.sockets_elsewhere)
        self._relays = Relays(hall, self._put)
        self._served: dict[Gathering, ServedTable] = {}
        self._is_ended = asyncio.Event()
        self._working = 0
        self._worked = 0.0
        self._workers = ThreadPoolExecutor(WORKERS, "tables")
        self._thinkers = ThreadPoolExecutor(THINKERS, "bots")
        self._keeper = ThreadPoolExecutor(1, "hall")
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, listening: socket.socket) -> None:
        """Serve the tables until all are closed. `end` and cancellation close them."""
        loop = asyncio.get_running_loop()

        def wake() -> None:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(self._take_news)

        self._node.start(wake)
        self._tasks |= {asyncio.create_task(self._maintain()), asyncio.create_task(self._relays.watch())}
        serving: asyncio.Server | None = None
        ends: set[asyncio.Task[Any]] = {asyncio.create_task(self._is_ended.wait())}
        if self._patience is not None:
            ends.add(asyncio.create_task(self._wait_until_unused(self._patience)))
        try:
            serving = await loop.create_server(lambda: HttpConnection(self.desk), sock=listening)
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if serving is not None:
                serving.close()
            if not self._is_passed_on:
                self._hall.close()
                self._deliver(self._hall)
            close = _pass_on if self._is_passed_on else _close
            if self._node.is_alive():
                await asyncio.gather(*[self.do(table, close) for table in self._hall.tables.values()])
            await self._let_go(0.0 if self._is_passed_on else CLOSING)
            for task in (*ends, *self._tasks):
                task.cancel()
            self._thinkers.shutdown(wait=False, cancel_futures=True)
            self.desk.readers.shutdown(wait=False)
            self.desk.photographs.shutdown(wait=False, cancel_futures=True)
            self._workers.shutdown()
            self._keeper.shutdown()
            self._node.close()

    def end(self) -> None:
        self._is_ended.set()

    def pass_on(self) -> None:
        """End, and keep the tables for another process."""
        self._is_passed_on = True
        self.end()

    async def settle(self) -> None:
        await asyncio.gather(*[self.do(table, _pass_time) for table in self._hall.tables.values()])

    @property
    def has_devices(self) -> bool:
        return bool(self._devices)

    @property
    def has_people(self) -> bool:
        return any(table.has_people for table in self._hall.tables.values())

    @property
    def is_over_days(self) -> bool:
        return any(table.wanted.days and table.has_people for table in self._hall.tables.values())

    async def _maintain(self) -> None:
        before = gc.get_threshold()
        gc.set_threshold(*LITTER)
        gc.freeze()
        swept = time.monotonic()
        silent = 0
        try:
            while True:
                await asyncio.sleep(QUIET / 2)
                now = time.monotonic()
                self._carry_out(self._hall.take_orders(now))
                self._node.count(dict(self.places.taken))
                self._deliver(self._hall)
                silent = 0 if self._node.is_alive() else silent + 1
                if silent == SILENT:
                    self._send_away()
                is_due = swept < self._worked <= now - QUIET or now > swept + LONGEST_LITTER
                if is_due and not self._working:
                    gc.collect()
                    swept = time.monotonic()
        finally:
            gc.set_threshold(*before)

    def _send_away(self) -> None:
        for link, device in list(self._devices.items()):
            if isinstance(device, Socket):
                device.send_away(self._hall.asking_to_wait(link, "web-held"))

    async def _wait_until_unused(self, patience: float) -> None:
        used = began = time.monotonic()
        while True:
            await asyncio.sleep(UNUSED)
            have_left = self._came and not self.has_people
            waits = UNUSED_DAYS if self.is_over_days else max(patience, RELOADED)
            if self._devices:
                used = time.monotonic()
            elif have_left or time.monotonic() > max(used + waits, began + RETURNING):
                return

    async def _let_go(self, patience: float) -> None:
        for visit in list(self.desk.visits):
            visit.abort()
        until = time.monotonic() + patience
        while self.desk.sockets and time.monotonic() < until:
            await asyncio.sleep(SHORTEST)
        for late in list(self.desk.sockets):
            late.abort()
        until = time.monotonic() + CLOSING
        while self.desk.visits | self.desk.sockets and time.monotonic() < until:
            await asyncio.sleep(0)

    # The tables.

    def do(self, table: Gathering, do: Doing) -> asyncio.Future[None]:
        """The work is done even if nobody awaits the future, unless the table belongs to another node."""
        loop = asyncio.get_running_loop()
        awaited: asyncio.Future[None] = loop.create_future()
        if not self._hall.has(table):
            awaited.set_result(None)
            return awaited
        served = self._served_at(table)
        served.waiting.append((do, awaited))
        if not served.is_worked_at:
            self._begin_work(served, loop)
        return awaited

    def _note(self, table: Gathering, report: Doing) -> None:
        """Done with the next work, or soon with other reports."""
        served = self._served_at(table)
        served.waiting.append((report, None))
        self._gather_reports(served, asyncio.get_running_loop())

    def _gather_reports(self, served: ServedTable, loop: asyncio.AbstractEventLoop) -> None:
        if not served.is_worked_at and served.gathering_ends is None:
            served.gather_until(loop.call_later(GATHERED, self._begin_work, served, loop))

    def _served_at(self, table: Gathering) -> ServedTable:
        served = self._served.get(table)
        if served is None:
            served = self._served[table] = ServedTable(table)
        return served

    def _begin_work(self, served: ServedTable, loop: asyncio.AbstractEventLoop) -> None:
        """Not before the node is alive."""
        if not self._node.is_alive():
            served.gather_until(loop.call_later(HELD, self._begin_work, served, loop))
            return
        work = served.begin_work()
        if work[-1][1] is None:  # a report: what follows from all of them follows once
            work.append((_pass_time, None))
        self._working += 1

        def do_all() -> None:
            try:
                done = _done(served.gathering, [do for do, _ in work])
            except BaseException as error:
                loop.call_soon_threadsafe(self._end_work, served, loop, work, error)
                raise
            loop.call_soon_threadsafe(self._end_work, served, loop, work, done)

        self._workers.submit(do_all)

    def _end_work(
        self,
        served: ServedTable,
        loop: asyncio.AbstractEventLoop,
        work: Sequence[tuple[Doing, asyncio.Future[None] | None]],
        done: StepResult | BaseException,
    ) -> None:
        self._working -= 1
        self._worked = time.monotonic()
        try:
            if isinstance(done, BaseException):
                log.error("What was done at a table failed", exc_info=done)
            elif self._served.get(served.gathering) is served:  # not another node's meanwhile
                self._follow_up(served, done, loop)
        finally:
            served.end_work()  # not before: the loss of a socket that is closed here is work, too
        for _, awaited in work:
            if awaited is not None and not awaited.done():
                awaited.set_result(None)
        if any(awaited is not None for _, awaited in served.waiting):
            self._begin_work(served, loop)
        elif served.waiting:
            self._gather_reports(served, loop)
        elif served.gathering.is_closed:
            self._forget(served.gathering)

    def _follow_up(self, served: ServedTable, done: StepResult, loop: asyncio.AbstractEventLoop) -> None:
        table = served.gathering
        if table.is_closed:
            self._hall.remove(table)
        else:
            self._hall.show(table)
        self._deliver(table)
        for event in done.events:
            self._hall.note(table, event)
            if self._tell is not None:
                try:
                    self._tell(table, event)
                except Exception:  # the terminal in which the table was opened may be gone
                    log.warning("Nobody could be told in the terminal what happened at a table")
        for question in done.questions:
            self._ask(served, question)
        if done.events and not table.is_closed:
            self._hall.show(table)
        served.set_alarm(None)
        if done.due < inf:
            wait = max(SHORTEST, done.due - time.monotonic())
            served.set_alarm(loop.call_later(wait, self.do, table, _pass_time))

    def _forget(self, table: Gathering) -> None:
        self._hall.remove(table)
        self._served.pop(table, None)
        if not self._hall.tables and self._hall.open_hall is None:
            self.end()

    def _carry_out(self, orders: Sequence[tuple[Gathering, Doing]]) -> None:
        for table, doing in orders:
            self.do(table, doing)
        for request in self._hall.take_requests():
            kept = asyncio.get_running_loop().run_in_executor(self._keeper, request.keep)
            kept.add_done_callback(partial(self._follow_request, request))

    def _follow_request(self, request: StewardRequest, kept: "asyncio.Future[None]") -> None:
        self._hall.follow(request, kept.exception(), time.monotonic())
        self._carry_out(self._hall.take_orders())
        self._deliver(self._hall)

    def _deliver(self, source: Gathering | Hall) -> None:
        reached: dict[Receiver, None] = {}
        for frame in source.take_out():
            if (device := self._devices.get(frame.link)) is not None:
                device.put(frame)
                reached[device] = None
        for device in reached:
            device.flush()

    def _put(self, frame: Frame) -> None:
        if (device := self._devices.get(frame.link)) is not None:
            device.put(frame)
            device.flush()

    # Other nodes.

    def _take_news(self) -> None:
        for news in self._node.take_news():
            match news:
                case NodeNotice(said):
                    self._hall.heed(said, time.monotonic())
                case Takeover(table, record):
                    self._take_over(table, record)
                case TablesLoss():
                    self._lose_tables()
        self._carry_out(self._hall.take_orders())

    def _take_over(self, id: str, record: str) -> None:
        open_hall = self._hall.open_hall
        table = None if open_hall is None else open_hall.restored(id, record, time.monotonic())
        if table is None:
            self._node.remove(id)  # nobody waits for it
            return
        self._hall.add(table)
        self.do(table, _pass_time)

    def _lose_tables(self) -> None:
        """Their devices look for them elsewhere."""
        lost = list(self._served.values())
        self._served.clear()
        self._hall.lose_tables()
        for served in lost:
            served.set_alarm(None)
            served.give_up()
        for transport in list(self.desk.sockets):
            transport.abort()
        task = asyncio.create_task(self._begin_anew(lost))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _begin_anew(self, lost: Sequence[ServedTable]) -> None:
        loop = asyncio.get_running_loop()
        while self._working:
            await asyncio.sleep(SHORTEST)
        for served in lost:
            await loop.run_in_executor(self._workers, served.gathering.pass_on)
        self._node.begin_anew()

    def _ask(self, served: ServedTable, question: BotQuestion | AdviceQuestion | PastChoice) -> None:
        key = question.seat, question.version
        if key not in served.thinking:
            served.thinking.add(key)
            task = asyncio.create_task(self._think(served, question, key))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _think(
        self, served: ServedTable, question: BotQuestion | AdviceQuestion | PastChoice, key: tuple[int, int]
    ) -> None:
        """A bot's delay is independent of its cards, since all hear when it acts."""
        loop = asyncio.get_running_loop()
        ready = loop.time() + (question.seconds if isinstance(question, BotQuestion) else 0.0)
        try:
            action = await loop.run_in_executor(self._thinkers, question.answer)
            await asyncio.sleep(ready - loop.time())
        finally:
            served.thinking.discard(key)
        await self.do(served.gathering, lambda table, now: table.hand_in(question, action, now))

    # A device.

    def come(self, device: Receiver) -> int:
        """Return its number."""
        self._came += 1
        self._devices[self._came] = device
        return self._came

    def _open_socket(self, passed: PassedRequest, gone: Callable[[], None]) -> Socket | None:
        network, of_node = passed.network, passed.is_of_node
        if not (of_node or self.places.take(network)):
            self._complaints.note(network, "has too many sockets: another one was refused")
            return None
        link = self._came + 1
        take = partial(self.take, link, network, of_node=of_node)
        end = partial(self._lose_socket, link, None if of_node else network)
        device = Socket(network, self._complaints, take, end, gone, self._node.is_alive, of_node)
        self.come(device)
        return device

    def take(self, link: int, network: str, text: str, of_node: bool = False) -> asyncio.Future[None] | None:
        """Return a future if the end must be awaited."""
        found = self._hall.take(link, network, text, time.monotonic(), of_node)
        self._carry_out(self._hall.take_orders())
        self._deliver(self._hall)
        if found is None:
            if self._hall.is_guessed_at(time.monotonic()):
                for one in self._hall.tables.values():
                    self.do(one, _warn)
            return None
        table, sent = found
        if isinstance(sent, Join | Token):
            self._relays.leave(link, table.node if isinstance(table, TableElsewhere) else None)
        if isinstance(table, TableElsewhere):
            return asyncio.ensure_future(self._relays.pass_on(link, network, table, text))
        if is_report(sent):
            self._note(table, partial(_note, link, sent, time.monotonic()))
            return None
        return self.do(table, partial(_take, link, sent))

    def _lose_socket(self, link: int, network: str | None) -> None:
        if network is not None:
            self.places.give_back(network)
        self.lose(link)

    def lose(self, link: int) -> None:
        del self._devices[link]
        self._relays.leave(link)
        table = self._hall.lost(link)
        if table is not None:
            self.do(table, partial(_lose, link))


def _context(certificate: tuple[str, str] | None) -> ssl.SSLContext | None:
    """Raises OSError."""
    if certificate is None:
        return None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*certificate)
    return context


def _done(table: Gathering, work: Sequence[Doing]) -> StepResult:
    for do in work:
        do(table, time.monotonic())
    return StepResult(table.take_events(), table.questions, table.due())


def _take(link: int, sent: Sent, table: Gathering, now: float) -> None:
    table.take(link, sent, now)


def _note(link: int, sent: Sent, came: float, table: Gathering, now: float) -> None:
    table.note(link, sent, came)


def _pass_time(table: Gathering, now: float) -> None:
    table.pass_time(now)


def _lose(link: int, table: Gathering, now: float) -> None:
    table.lost(link, now)
    table.pass_time(now)


def _warn(table: Gathering, now: float) -> None:
    table.warn_of_guesses(now)


def _close(table: Gathering, now: float) -> None:
    table.close()


def _pass_on(table: Gathering, now: float) -> None:
    table.pass_on()


def listen(host: str, port: int) -> socket.socket:
    """Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family)
