"""The server itself, at a port of this computer: whole games over real sockets, and who is kept out of them."""

import socket
import statistics
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import Queue
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from audiogames.core.chance import Generator
from audiogames.core.registry import GAMES
from audiogames.faces.web import server as tables_server
from audiogames.faces.web.guard import A_SECOND
from audiogames.faces.web.hall import Hall
from audiogames.play.people.frames import CLOSED, TOO_MANY
from audiogames.play.people.gathering import Gathering
from audiogames.play.people.protocol import LARGEST
from audiogames.play.prompts import Entry
from audiogames.play.table.bots import BotQuestion

from .tables import Client, Server, gathering, served


@pytest.fixture
def server() -> Iterator[Server]:
    with served(gathering(seats=3)) as found:
        yield found


@pytest.mark.parametrize("game", ["roue_des_sorcieres", "zapp_zerapp"])
def test_people_play_a_whole_game_over_sockets(game: str) -> None:
    """All four are played to the end without sockets in test_gathering."""
    with served(gathering(game, 3)) as found, ThreadPoolExecutor(3) as people:
        ana, bob, screen = found.connect(), found.connect(), found.connect()
        ana.join("Ana")
        bob.join("Bob", language="fr")
        screen.join("", screen=True)
        ana.send(kind="start")
        ends = [people.submit(client.play, seed) for seed, client in enumerate((ana, bob, screen))]
        for end in ends:
            end.result(120)
        assert [client.shown["over"] for client in (ana, bob, screen)] == [True] * 3
        assert screen.replies
    assert [event["event"] for event in found.events] == ["joined", "joined", "began", "over", "closed"]


def test_each_code_and_each_token_leads_to_its_own_table() -> None:
    codes = ("ABCD2345", "EFGH2345", "JKLM2345", "NPQR2345")
    tables = [gathering(game, 3, code=code) for game, code in zip(GAMES, codes, strict=True)]
    with served(*tables) as found:
        anas = [found.connect() for _ in tables]
        tokens = [ana.join("Ana", code=code)["token"] for ana, code in zip(anas, codes, strict=True)]
        anas[0].connection.close()
        anas[0] = found.connect()
        anas[0].send(kind="token", token=tokens[0])
        assert [anas[0].until("welcome")["game"], *(table.wanted.game for table in tables[1:])] == [*GAMES]
        bobs = [found.connect() for _ in tables]
        for ana, bob, code in zip(anas, bobs, codes, strict=True):
            bob.join("Bob", code=code)
            ana.send(kind="start")
        for table, ana, bob in zip(tables, anas, bobs, strict=True):
            assert ana.until("shown")["seats"][1]["name"] == bob.until("shown")["seats"][1]["name"] == "Bob"
            assert table.sitting is not None
            assert table.sitting.table.names[:2] == ("Ana", "Bob")


def test_a_table_that_closes_leaves_the_others_open() -> None:
    one, other = gathering(), gathering(code="EFGH2345")
    with served(one, other) as found:
        ana, bob = found.connect(), found.connect()
        token = ana.join("Ana")["token"]
        bob.join("Bob", code="EFGH2345")
        one.is_closed = True
        ana.send(kind="settings", language="fr")
        assert ana.until("error")["code"] == "closed"
        late = found.connect()
        late.send(kind="token", token=token)
        assert late.until("error")["code"] == "token"
        bob.send(kind="settings", language="fr")
        assert bob.until("welcome")["language"] == "fr"


def test_who_is_connected_is_told_that_the_table_closes() -> None:
    with served(gathering(seats=3)) as found:
        ana = found.connect()
        ana.join("Ana")
        ana.until("lobby")
    assert ana.until("error")["code"] == "closed"
    with pytest.raises(ConnectionClosed) as closed:
        ana.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CLOSED


def test_a_connection_whose_other_end_reads_nothing_is_broken_off_when_the_server_ends() -> None:
    with served(gathering()) as found:
        stuck = socket.socket()
        stuck.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        stuck.connect(("127.0.0.1", found.port))
        request = f"GET /sounds/rendered/ambience-cellar.flac HTTP/1.1\r\nHost: 127.0.0.1:{found.port}\r\n\r\n"
        stuck.sendall(request.encode() * 40)
        visits = found.server.desk.visits
        stuck.settimeout(20)
        while stuck.recv(1, socket.MSG_PEEK) and not next(iter(visits)).get_write_buffer_size():
            pass
    with stuck, suppress(ConnectionResetError):
        while stuck.recv(1 << 20):
            pass
    assert not visits


def test_what_is_told_was_kept_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """An action is on the disk before anybody hears of it; meanwhile the server answers, and waits for no disk."""
    table = gathering(seats=3)
    kept = threading.Event()
    with served(table) as found:
        ana = found.connect()
        ana.join("Ana")
        ana.send(kind="start")
        while not ana.shown.get("offer"):
            ana.receive()
        assert table.sitting is not None
        store = table.sitting.table.store
        append = store.append

        def slowly(*lines: str) -> None:
            assert kept.wait(20)
            append(*lines)

        monkeypatch.setattr(store, "append", slowly)
        ana.send(kind="picked", text=ana.shown["choices"][0]["action"], offer=ana.shown["offer"])
        assert page(found, "/")[0] == 200
        with pytest.raises(TimeoutError):
            ana.receive(0.2)
        kept.set()
        assert ana.until("reply")


def test_a_table_has_one_piece_of_work_at_a_time_also_where_many_devices_come_back_at_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pictures that two threads make at once would get lost or come twice."""
    tokens = [server.connect().join(name)["token"] for name in ("Ana", "Bob")]
    may_go_on, begun, came, was_worked_at = threading.Event(), threading.Event(), Queue[None](), []
    begin_work, take = tables_server.ServedTable.begin_work, Hall.take

    def beginning(served: tables_server.ServedTable) -> Any:
        was_worked_at.append(served.is_worked_at)
        return begin_work(served)

    def taking(hall: Hall, *sent: Any) -> Any:
        came.put(None)
        return take(hall, *sent)

    def wait(table: Gathering, now: float) -> None:
        begun.set()
        assert may_go_on.wait(20)

    server.do(server.gathering, wait)
    assert begun.wait(20)
    monkeypatch.setattr(tables_server.ServedTable, "begin_work", beginning)
    monkeypatch.setattr(Hall, "take", taking)
    back = [server.connect() for _ in tokens]
    for client, token in zip(back, tokens, strict=True):
        client.send(kind="token", token=token)
        came.get(timeout=20)
    server.do(server.gathering, lambda table, now: None)  # after both, in the order of the event loop
    may_go_on.set()
    for client in back:
        client.until("welcome")
        client.send(kind="beat", number=1)
        client.until("beat")
    assert len(was_worked_at) > 1
    assert not any(was_worked_at)


@pytest.mark.parametrize("seconds", [0.0, 600.0])
def test_what_was_heard_is_noted_soon_and_before_what_is_done_next(
    server: Server, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """However long reports are gathered; and where nothing else is done, they are noted all the same."""
    monkeypatch.setattr(tables_server, "GATHERED", seconds)
    noted: Queue[str] = Queue()
    note = Gathering.note

    def noting(table: Gathering, link: int, sent: Any, now: float) -> None:
        noted.put(sent.kind if isinstance(sent, Entry) else type(sent).__name__)
        note(table, link, sent, now)

    ana, bob = server.connect(), server.connect()
    ana.join("Ana")
    bob.join("Bob")
    monkeypatch.setattr(Gathering, "note", noting)
    ana.send(kind="heard", heard=1)
    if not seconds:
        assert noted.get(timeout=20) == "heard"
    ana.send(kind="given", given=1)
    ana.send(kind="heard", heard=1)
    ana.send(kind="start")
    expected = ["given", "heard", "Start"] if not seconds else ["heard", "given", "heard", "Start"]
    assert [noted.get(timeout=20) for _ in expected] == expected


def test_the_table_answers_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    thinks, may_answer = threading.Event(), threading.Event()
    choose = BotQuestion.answer

    def slowly(question: BotQuestion) -> Any:
        thinks.set()
        assert may_answer.wait(20)
        return choose(question)

    monkeypatch.setattr(BotQuestion, "answer", slowly)
    with served(gathering(seats=3)) as found:
        ana = found.connect()
        ana.join("Ana")
        ana.send(kind="start")
        while not thinks.is_set():
            if ana.receive()["kind"] == "shown" and ana.shown["offer"]:
                ana.send(kind="picked", text=ana.shown["choices"][0]["action"], offer=ana.shown["offer"])
            thinks.wait(0.1)
        while not ana.shown:
            ana.receive()
        version = ana.shown["version"]
        ana.send(kind="typed", text="s")
        assert ana.until("reply")["told"]
        assert ana.shown["version"] == version
        may_answer.set()
        while ana.shown["version"] == version:
            ana.receive()


# What is answered.


def page(server: Server, path: str, **headers: str) -> tuple[int, bytes, Any]:
    request = urllib.request.Request(server.origin + path, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as response:
            return response.status, response.read(), response.headers
    except urllib.error.HTTPError as error:
        return error.code, b"", error.headers


@pytest.mark.parametrize("path", ["/", "/screen", "/page/main.js", "/page/style.css"])
def test_the_page_comes_with_a_policy_that_lets_nothing_else_in(server: Server, path: str) -> None:
    status, content, headers = page(server, path)
    assert status == 200
    assert content
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert f"connect-src 'self' ws://127.0.0.1:{server.port}" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.parametrize(
    "path",
    [
        *("/page/../server.py", "/page/%2e%2e/server.py", "/page/..%2fserver.py", "/docs", "//etc/passwd"),
        *("/sounds/..%2f..%2fpyproject.toml", "/sounds//etc/passwd", "/sounds/%00", "/sounds/rendered", "/page/"),
        *(
            f"/page/{'x' * 300}.js",
            f"/page/{'x' * 5000}.js",
            f"/sounds/{'x' * 300}.flac",
            "/page/%00.js",
            "/page/main.js/",
        ),
    ],
)
def test_nothing_but_the_page_is_served(server: Server, path: str) -> None:
    assert page(server, path)[0] == 404


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1", "127.0.0.2:{port}", ""])
def test_a_request_under_another_name_is_refused(server: Server, host: str) -> None:
    assert page(server, "/", Host=host.format(port=server.port))[0] == 403


@pytest.mark.parametrize("more", ["Host: evil.example", "Origin: http://evil.example"])
def test_a_request_that_says_two_things_of_where_it_goes_or_comes_from_is_refused(server: Server, more: str) -> None:
    here = f"127.0.0.1:{server.port}"
    lines = ["GET /socket HTTP/1.1", f"Host: {here}", f"Origin: http://{here}", more, "Upgrade: websocket"]
    lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
    with socket.create_connection(("127.0.0.1", server.port), 20) as raw:
        raw.sendall("".join(f"{line}\r\n" for line in [*lines, ""]).encode())
        assert raw.recv(12) == b"HTTP/1.1 400"


def test_this_computer_is_also_called_localhost(server: Server) -> None:
    assert page(server, "/", Host=f"localhost:{server.port}")[0] == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1:{port}", "http://127.0.0.1:1"])
def test_a_page_from_elsewhere_opens_no_socket(server: Server, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        server.connect(origin=origin.format(port=server.port))
    assert refused.value.response.status_code == 403


def test_a_program_that_is_no_page_may_open_one(server: Server) -> None:
    client = server.connect(origin=None)
    assert client.join("Ana")["seat"] == 0


# Limits.


def closed_with(client: Client) -> int:
    """Return the code with which a socket was closed."""
    try:
        while True:
            client.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006


def test_a_message_of_more_than_16_kilobytes_closes_its_socket(server: Server) -> None:
    client = server.connect()
    client.join("Ana")
    client.connection.send("x" * (LARGEST + 1))
    assert closed_with(client) == 1009


def test_more_than_twenty_messages_a_second_close_their_socket(server: Server) -> None:
    client = server.connect()
    client.join("Ana")
    with suppress(ConnectionClosed):
        for _ in range(A_SECOND * 20):
            client.send(kind="heard", heard=0)
    assert closed_with(client) == TOO_MANY


def test_an_address_has_twelve_sockets_at_most(server: Server) -> None:
    clients = [server.connect() for _ in range(12)]
    with pytest.raises(InvalidStatus):
        server.connect()
    clients[0].connection.close()
    deadline = time.monotonic() + 10
    while True:
        try:
            server.connect()
            return
        except InvalidStatus:
            assert time.monotonic() < deadline


def test_who_reads_nothing_is_dropped_and_the_table_plays_on(server: Server) -> None:
    """The socket takes little, so that what is sent soon waits; nobody else waits for it."""
    ana = server.connect()
    ana.join("Ana")
    server._listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # for whoever connects from now on
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", server.port))
    slow = server.connect(sock=raw, ping_interval=None, max_queue=1)
    slow.join("Slow")
    ana.send(kind="start")
    ana.until("shown")
    flood = threading.Thread(target=ask_for_much, args=(slow,))
    flood.start()
    waits: list[float] = []
    deadline = time.monotonic() + 90
    while ana.shown["seats"][1]["who"] != "away" and time.monotonic() < deadline:
        before = time.monotonic()
        ana.send(kind="typed", text="h")
        ana.until("reply")
        waits.append(time.monotonic() - before)
        time.sleep(1.2 / A_SECOND)
    flood.join(30)
    assert ana.shown["seats"][1]["who"] == "away"
    assert statistics.quantiles(waits, n=100)[98] < 0.5
    raw.close()


def ask_for_much(slow: Client) -> None:
    """Ask for more and more, and read nothing of it."""
    try:
        for number in range(2000):
            language = ("fr", "en")[number % 2]
            slow.send(kind="settings", language=language)
            time.sleep(1.2 / A_SECOND)
    except (ConnectionClosed, OSError):
        return


# Somebody who means harm.

NONSENSE = (
    "",
    "{",
    "[]",
    "null",
    "1",
    '"join"',
    "{}",
    '{"kind": 1}',
    '{"kind": "no such kind"}',
    '{"kind": "join"}',
    '{"kind": "join", "code": 5}',
    '{"kind": "typed", "text": 5}',
    '{"kind": "typed", "text": "\\ud800"}',
    '{"kind": "typed", "text": "x", "more": 1}',
    '{"kind": "picked", "text": "play", "offer": "1"}',
    '{"kind": "picked", "offer": 1, "piles": [["a"], "b"]}',
    '{"kind": "picked", "offer": 1, "after": NaN}',
    '{"kind": "heard", "heard": 1e999}',
    '{"kind": "do", "action": null}',
    '{"kind": "settings", "language": 3}',
    "[" * 8000,
    '{"kind": "typed", "text": ' + "[" * 8000,
)


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_answered_with_a_sentence_and_changes_nothing(server: Server, text: str) -> None:
    client = server.connect()
    client.join("Ana")
    client.connection.send(text)
    error = client.until("error")
    assert error["code"] == "message"
    assert error["text"].endswith(".")
    client.send(kind="settings", language="fr")
    assert client.until("welcome")["name"] == "Ana"


def test_bytes_that_are_no_text_close_their_socket_alone(server: Server) -> None:
    client, other = server.connect(), server.connect()
    client.join("Ana")
    client.connection.send(b"\xff\x00")
    closed_with(client)
    assert other.join("Bob")


def test_nobody_acts_for_another_seat_or_upon_an_offer_that_is_gone(server: Server) -> None:
    ana, bob = server.connect(), server.connect()
    ana.join("Ana")
    bob.join("Bob")
    ana.send(kind="start")
    for client in (ana, bob):
        client.until("shown")
    while not (ana.shown["offer"] or bob.shown["offer"]):
        ana.until("shown")
        bob.until("shown")
    actor, other = (ana, bob) if ana.shown["offer"] else (bob, ana)
    assert server.gathering.sitting is not None
    before = len(server.gathering.sitting.table.steps)
    choice, offer = actor.shown["choices"][0]["action"], actor.shown["offer"]
    for number in (offer, 0, -1, 10**30):
        other.send(kind="picked", text=choice, offer=number)
        other.until("reply")
    for number in (0, -1, offer + 1, 10**30):
        actor.send(kind="picked", text=choice, offer=number)
        actor.until("reply")
    assert len(server.gathering.sitting.table.steps) == before


@pytest.mark.parametrize("game", GAMES)
def test_anything_that_is_an_entry_is_survived(game: str) -> None:
    """A person presses and sends just anything; another plays on."""
    chance = Generator(7)
    texts = [
        "",
        "\x1b",
        "\x1bOP",
        "\x1b[B",
        "o",
        "j 3",
        "?",
        "n",
        "1",
        "9" * 30,
        "é",
        "k",
        "x" * 3000,
        "\x00",
        "u",
        "z",
    ]
    with served(gathering(game, 3)) as found:
        ana, eve = found.connect(), found.connect()
        ana.join("Ana")
        eve.join("Eve")
        ana.send(kind="start")
        ana.until("shown")
        for number in range(60):
            offer = eve.shown.get("offer", 0)
            piles = [[texts[chance.below(len(texts))] for _ in range(chance.below(4))] for _ in range(chance.below(4))]
            text = texts[chance.below(len(texts))]
            eve.send(
                **(
                    {"kind": "typed", "text": text, "heard": number},
                    {"kind": "picked", "text": text, "offer": offer},
                    {"kind": "picked", "piles": piles, "offer": offer, "after": -5.0},
                    {"kind": ("back", "pause", "go-on", "heard")[chance.below(4)], "heard": 10**20},
                )[chance.below(4)]
            )
            time.sleep(1 / A_SECOND)
        eve.send(kind="settings", language="en")
        eve.until("welcome")
        eve.send(kind="go-on")
        ana.send(kind="typed", text="t")
        assert ana.until("reply")
        assert not [event for event in found.events if event["event"] == "closed"]


def test_a_server_ends_while_its_last_tables_close() -> None:
    """Work that waits for a table is done with when the table closes."""
    table, works = gathering(seats=3), threading.Event()
    with served(table, gathering(code="EFGH2345")) as found:
        found.connect().join("Ana")

        def close(table: Gathering, now: float) -> None:
            works.wait()
            table.close()

        found.do(table, close)
        found.do(table, lambda table, now: None)
        found._thread.loop.call_soon_threadsafe(works.set)
    assert table.is_closed
