"""Photographs of cards that a page sends where a browser gives it no camera: the table reads them."""

import hashlib
import http.client
import io
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from audiogames.decks import roue_des_sorcieres
from audiogames.faces.web import files, photographs
from audiogames.faces.web.photographs import codes_in
from audiogames.tactile.physical import PhysicalDeck
from audiogames.tactile.physical.ids import digits_of
from audiogames.tactile.physical.symbology import DATA_MATRIX, QR, Symbology
from benchmarks.stickers.camera import Label, Shot, frame, jpeg
from tests.physical_decks import create, id_of

from .tables import Client, Server, gathering, served

SIZE = (1600, 1200)


def photograph(id: str, symbology: Symbology = DATA_MATRIX) -> bytes:
    """A card of which the back has this code on a label of 17 mm, 20 cm away."""
    black = np.kron(np.array(symbology.matrix(id), np.uint8), np.ones((22, 22), np.uint8))
    label = np.pad(np.where(black, 0, 255).astype(np.uint8), 44, constant_values=255)
    text = digits_of(id) if symbology is DATA_MATRIX else id
    return jpeg(frame(Label(text, label), Shot(20, 10, size=SIZE), np.random.default_rng(4)))


@pytest.fixture
def roue(quiet_home: Path) -> PhysicalDeck:
    return create("roue_des_sorcieres", [(card, 1) for card in roue_des_sorcieres.CARD_IDS], "Club deck")


@pytest.fixture
def server() -> Iterator[Server]:
    with served(gathering(seats=3)) as found:
        yield found


def sat_down(server: Server, name: str) -> tuple[Client, str]:
    client = server.connect()
    return client, client.join(name)["token"]


def sent(server: Server, token: str, body: bytes, length: str | None = None) -> tuple[int, str]:
    """Return the status and the text of the answer to a photograph."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.request("POST", "/photograph", body, {"x-token": token, "content-length": length or str(len(body))})
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, text


@pytest.mark.parametrize("symbology", [DATA_MATRIX, QR], ids=lambda one: one.name)
def test_a_card_on_a_photograph_is_read_and_nothing_says_its_name(
    server: Server, roue: PhysicalDeck, symbology: Symbology
) -> None:
    _, token = sat_down(server, "Ana")
    id = id_of(roue, "blue-7")
    status, text = sent(server, token, photograph(id, symbology))
    assert (status, text) == (200, digits_of(id) if symbology is DATA_MATRIX else id)


def test_a_photograph_without_a_card_has_no_code(server: Server) -> None:
    _, token = sat_down(server, "Ana")
    out = io.BytesIO()
    Image.new("L", SIZE, 128).save(out, "JPEG")
    assert sent(server, token, out.getvalue()) == (200, "")


@pytest.mark.parametrize("token", ["", "nobody", "ABCD-2345"])
def test_only_those_at_a_table_may_send_one(server: Server, token: str) -> None:
    assert sent(server, token, b"picture")[0] == 403


def test_what_is_too_large_or_has_no_size_is_refused_before_it_comes(server: Server) -> None:
    _, token = sat_down(server, "Ana")
    for length in (str(2 * 1024 * 1024 + 1), "0", "999999999"):
        assert sent(server, token, b"", length)[0] == 413


def test_the_rest_of_the_server_takes_no_body(server: Server) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.request("POST", "/", b"something")
    assert connection.getresponse().status == 400
    connection.close()


def huge_png() -> bytes:
    """A picture of a few hundred bytes that says it has 60,000 by 60,000 pixels."""
    head = struct.pack(">IIBBBBB", 60_000, 60_000, 8, 0, 0, 0, 0)
    chunks = [(b"IHDR", head), (b"IDAT", zlib.compress(b"\0" * 60_000)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in chunks
    )


def jpeg_of(width: int, height: int) -> bytes:
    """A JPEG whose head says another size than it has."""
    out = io.BytesIO()
    Image.new("L", (16, 16)).save(out, "JPEG")
    data = bytearray(out.getvalue())
    at = data.index(b"\xff\xc0") + 5
    data[at : at + 4] = struct.pack(">HH", height, width)
    return bytes(data)


@pytest.mark.parametrize(
    "body",
    [
        b"x",
        b"\xff\xd8\xff\xe0" + b"\0" * 1000,
        huge_png(),
        jpeg_of(65_000, 65_000),
        jpeg_of(2600, 2600),
        b"GIF89a" + b"\xff" * 500,
        b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n",
    ],
    ids=["letter", "cut", "png", "bomb", "large", "gif", "postscript"],
)
def test_a_picture_made_to_harm_is_one_refusal_and_the_table_goes_on(server: Server, body: bytes) -> None:
    ana, token = sat_down(server, "Ana")
    assert sent(server, token, body) == (422, "")
    ana.send(kind="beat", number=3)
    assert ana.until("beat")["number"] == 3


def test_a_picture_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(photographs, "LONGEST", 0.001)
    with pytest.raises(photographs.Unreadable):
        codes_in(photograph("XKJBCDFGHJKLNPRSTVG"))


def test_more_than_four_at_once_wait_for_another_try(server: Server) -> None:
    _, token = sat_down(server, "Ana")
    server.server.desk.waiting_photographs = 4
    assert sent(server, token, b"x")[0] == 429
    server.server.desk.waiting_photographs = 0
    assert sent(server, token, b"x")[0] == 422
    assert server.server.desk.waiting_photographs == 0


def test_codes_of_other_things_are_left_out() -> None:
    import zxingcpp

    code = zxingcpp.create_barcode("https://example.org", zxingcpp.BarcodeFormat.QRCode)
    out = io.BytesIO()
    Image.fromarray(np.array(code.to_image(scale=8))).save(out, "JPEG")
    assert codes_in(out.getvalue()) == ()


def test_the_leave_to_compile_is_given_to_the_script_that_reads_codes_alone(server: Server) -> None:
    found = {}
    for path in ("/", "/page/main.js", "/camera/camera.js", "/camera/zxing.js", "/camera/reader.js"):
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
        connection.request("GET", path)
        answer = connection.getresponse()
        assert answer.status == 200
        answer.read()
        connection.close()
        found[path] = "'wasm-unsafe-eval'" in answer.headers["content-security-policy"]
    assert found == {path: path == "/camera/reader.js" for path in found}


VENDORED = {
    "zxing.js": "d33d09ce132a692faffbed0dce656c36cb2573b4b843885a6e036390d1071d95",
    "zxing.wasm": "e8af31edb56d0522f4de74495839385ef019ba8bc90d38e5ecb2f18795d86fb2",
}


def test_what_reads_codes_in_the_page_is_the_package_that_was_looked_at_and_is_sent_with_its_licences(
    server: Server,
) -> None:
    for name, digest in VENDORED.items():
        assert hashlib.sha256((files.CAMERA / name).read_bytes()).hexdigest() == digest
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    for path, kind in {"zxing.wasm": "application/wasm", "zxing.txt": "text/plain; charset=utf-8"}.items():
        connection.request("GET", f"/camera/{path}")
        answer = connection.getresponse()
        assert answer.headers["content-type"] == kind
        assert answer.read() == (files.CAMERA / path).read_bytes()
    connection.close()
    licences = (files.CAMERA / "zxing.txt").read_text(encoding="utf-8")
    assert "MIT License" in licences
    assert "Apache License" in licences
