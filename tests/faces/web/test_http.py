"""What the server answers over HTTP, to whom, how often, and what it logs of those who ask for too much."""

import http.client
import json
import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import soundfile
from websockets.datastructures import Headers

from audiogames.audio.units import RATE
from audiogames.faces.web import own_sounds
from audiogames.faces.web.guard import Complaints, Ends, Guard, NetworkPlaces, PassedRequest, Refusal, RequestTurns

from .tables import Server, gathering, served

SOUND = "/sounds/rendered/card-dealt.flac"


@pytest.fixture
def server() -> Iterator[Server]:
    with served(gathering(seats=3)) as found:
        yield found


def asked(
    server: Server, path: str, method: str = "GET", **headers: str
) -> tuple[int, http.client.HTTPMessage, bytes, bool]:
    """Return the status, the headers and the content of an answer, and whether its connection may be used again."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    content = answer.read()
    stays = connection.sock is not None
    connection.close()
    return answer.status, answer.headers, content, stays


@pytest.mark.parametrize("path", ["/", "/page/main.js", SOUND])
def test_a_head_is_asked_for_alone(server: Server, path: str) -> None:
    _, whole, content, _ = asked(server, path)
    status, headers, nothing, stays = asked(server, path, "HEAD")
    assert (status, nothing, stays) == (200, b"", True)
    assert int(headers["content-length"]) == int(whole["content-length"]) == len(content)
    assert headers["content-type"] == whole["content-type"]


@pytest.mark.parametrize("path", ["/", "/page/main.js", SOUND, f"{SOUND}?abc"])
def test_what_a_browser_has_already_is_not_sent_again(server: Server, path: str) -> None:
    status, headers, content, _ = asked(server, path)
    assert (status, bool(content)) == (200, True)
    status, again, nothing, stays = asked(server, path, if_none_match=headers["etag"])
    assert (status, nothing, stays) == (304, b"", True)
    assert again["etag"] == headers["etag"]
    assert asked(server, path, if_none_match='"another"')[0] == 200


def test_own_sounds_are_sent_within_bounds_and_nothing_else_of_their_folder(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert own_sounds.MOST == 16_000_000
    monkeypatch.setenv("AUDIOGAMES_HOME", str(tmp_path))
    monkeypatch.setattr(own_sounds, "MOST", 100_000)
    folder = tmp_path / "sounds"
    folder.mkdir()
    noise = np.random.default_rng(1)
    for name, seconds in {"card-dealt": 0.5, "card-drawn": 3.0, "crash": 0.1, "diary": 0.1}.items():
        soundfile.write(folder / f"{name}.wav", noise.uniform(-0.1, 0.1, round(seconds * RATE)), RATE)
    book = json.loads(asked(server, "/sounds/page/book.json")[2])["sounds"]
    own = {name: entry[0] for name, entry in book.items() if entry[0].startswith("own/")}
    assert own.keys() == {"card-dealt", "crash"}
    assert book["card-drawn"][0].startswith("rendered/")
    for address in own.values():
        status, headers, content, _ = asked(server, f"/sounds/{address}")
        assert (status, headers["content-type"], content[:4]) == (200, "audio/flac", b"fLaC")
        assert headers["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("own/card-drawn.flac", "own/diary.flac", "own/crash.wav", "own/../settings.toml", "own/"):
        assert asked(server, f"/sounds/{path}")[0] == 404, path


def test_a_sound_with_the_digest_of_its_content_is_kept_for_ever_and_all_else_asked_for_again(server: Server) -> None:
    assert asked(server, f"{SOUND}?abc")[1]["cache-control"] == "public, max-age=31536000, immutable"
    assert {asked(server, path)[1]["cache-control"] for path in (SOUND, "/", "/page/main.js?abc")} == {"no-cache"}


def test_files_come_whole_and_with_their_types(server: Server) -> None:
    types = {path: asked(server, path)[1]["content-type"] for path in ("/", "/page/main.js", SOUND)}
    assert types == {
        "/": "text/html; charset=utf-8",
        "/page/main.js": "text/javascript; charset=utf-8",
        SOUND: "audio/flac",
    }
    assert asked(server, "/sounds/rendered/ambience-cellar.flac")[2].startswith(b"fLaC")
    assert not [path for path in ("/sounds/recipes/cat.toml", "/sounds/README.md") if asked(server, path)[0] != 404]


def test_a_connection_asks_for_one_file_after_the_other_until_it_says_otherwise(server: Server) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.connect()
    opened = connection.sock
    for path in ("/", "/page/main.js", "/no/such/file", SOUND):
        connection.request("GET", path)
        connection.getresponse().read()
        assert connection.sock is opened is not None
    connection.close()
    assert not asked(server, "/", connection="close")[3]


def test_nothing_can_be_sent_to_the_server_as_a_file(server: Server) -> None:
    status, headers, _, _ = asked(server, "/", "POST")
    assert (status, headers["allow"]) == (405, "GET, HEAD")


def test_a_request_of_more_than_16_kilobytes_is_refused_before_it_is_whole(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 20) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 17_000)
        assert raw.recv(12) == b"HTTP/1.1 431"


@pytest.mark.parametrize(
    "begins", ["GET /\r\n\r\n", "\r\n\r\n", "GET / HTTP/1.1\r\nnonsense\r\n\r\n", "GET é HTTP/1.1\r\n\r\n"]
)
def test_what_is_no_request_is_refused(server: Server, begins: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 20) as raw:
        raw.sendall(begins.encode())
        assert raw.recv(12) == b"HTTP/1.1 400"


# Under which name.


def test_the_name_of_this_computer_is_an_address_of_the_table(server: Server) -> None:
    name = socket.gethostname()
    for host in (name, name.upper(), f"{name.partition('.')[0]}.local"):
        assert asked(server, "/", host=f"{host}:{server.port}")[0] == 200


def test_who_asks_under_a_wrong_name_reads_the_right_one_in_both_languages(server: Server) -> None:
    status, _, content, _ = asked(server, "/", host=f"elsewhere.local:{server.port}")
    assert status == 403
    said = content.decode()
    assert '<p lang="fr">Ce n’est pas l’adresse de la table.' in said
    assert '<p lang="en">This is not the address of the table.' in said
    assert f'<a href="http://127.0.0.1:{server.port}/">' in said


def test_behind_a_proxy_the_right_name_is_the_public_one() -> None:
    found = Guard("https://play.example/").judge(
        Headers(Host="other.example"), Ends("192.0.2.1", "127.0.0.1", 8137, False)
    )
    assert isinstance(found, Refusal)
    assert '<a href="https://play.example/">' in found.page


@pytest.mark.parametrize(
    ("visitor", "network"),
    [("2001:db8::1", "2001:db8::/64"), ("::ffff:192.0.2.1", "192.0.2.1"), ("192.0.2.1", "192.0.2.1")],
)
def test_a_visitor_counts_by_network(visitor: str, network: str) -> None:
    ends = Ends(visitor, "2001:db8::99", 8137, False)
    found = Guard().judge(Headers(Host="[2001:db8::99]:8137"), ends)
    assert isinstance(found, PassedRequest)
    assert found.network == network


# How often.


def test_a_network_makes_400_requests_at_once_then_100_a_second_and_none_waits_longer_than_10_seconds() -> None:
    turns = RequestTurns()
    assert [turns.wait("192.0.2.1", 1000.0) for _ in range(400)] == [0.0] * 400
    waits = [turns.wait("192.0.2.1", 1000.0) for _ in range(1000)]
    assert [round(wait, 2) for wait in waits if wait is not None] == [number / 100 for number in range(1, 1001)]
    assert turns.wait("192.0.2.1", 1000.0) is None
    assert turns.wait("192.0.2.2", 1000.0) == 0.0
    assert turns.wait("192.0.2.1", 1020.0) == 0.0


def test_networks_that_ask_no_more_are_forgotten() -> None:
    turns = RequestTurns()
    for number in range(20_000):
        turns.wait(f"network {number}", number * 0.01)
    assert len(turns) <= 4097


def test_places_are_given_back() -> None:
    places = NetworkPlaces(2)
    assert [places.take("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert places.take("192.0.2.2")
    places.give_back("192.0.2.1")
    assert [places.take("192.0.2.1") for _ in range(2)] == [True, False]


# What is logged.


def test_a_flood_is_named_once_a_minute_and_never_fills_the_log(caplog: pytest.LogCaptureFixture) -> None:
    now = 1000.0
    complaints = Complaints(lambda: now)
    with caplog.at_level(logging.WARNING):
        for _ in range(1000):
            complaints.note("192.0.2.1", "sent too many frames")
        assert [record.getMessage().split()[0] for record in caplog.records] == ["192.0.2.1"]
        for number in range(1000):
            complaints.note(f"2001:db8:0:{number:x}::/64", "sent too many frames")
        assert len(caplog.records) == 16
        now += 61
        complaints.note("192.0.2.1", "sent too many frames")
    assert len(caplog.records) == 17
