"""What an encrypted page may do: keep the screen awake, be installed, and say that there is no connection."""

import json
import shutil
import socket
import subprocess
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from audiogames.faces.web import files
from audiogames.narration.catalogue import catalogue
from audiogames.resources import COMPLETE
from release.icons import SIZES, icon
from tests.faces.web.tables import gathering, served

from .browser import chromium

ASKED = """() => {
    window.asked = [];
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = (kind) => (asked.push(kind), request(kind));
}"""


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[str, str]:
    """Self-made, for this computer."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl makes the certificate, and is not there")
    made = str(tmp_path / "table.pem"), str(tmp_path / "table.key")
    options = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "2"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-out", made[0], "-keyout", made[1]]
    subprocess.run([*command, *options], check=True, capture_output=True)
    return made


def test_an_encrypted_page_keeps_the_screen_awake_and_says_where_there_is_no_connection(
    certificate: tuple[str, str],
) -> None:
    with chromium("--ignore-certificate-errors") as browser:
        with served(gathering(), certificate=certificate) as table:
            page = browser.new_context(ignore_https_errors=True).new_page()
            page.add_init_script(f"({ASKED})()")
            address = f"https://127.0.0.1:{table.port}/"
            page.goto(address)
            page.wait_for_function("window.asked.includes('screen')")
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            page.wait_for_function("navigator.serviceWorker.controller")
            scope = page.evaluate("navigator.serviceWorker.ready.then(ready => ready.scope)")
            assert scope == address
        page.goto(address)
        for language in COMPLETE:
            said = page.locator(f"p[lang='{language}']").text_content()
            assert said == catalogue(language).words("web-offline")


def test_a_page_that_is_not_encrypted_asks_for_none_of_it() -> None:
    name = socket.gethostname().lower()
    with chromium(f"--host-resolver-rules=MAP {name} 127.0.0.1") as browser, served(gathering()) as table:
        page = browser.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"http://{name}:{table.port}/")
        page.wait_for_selector("#door:not([hidden])")
        assert page.evaluate("isSecureContext") is False
        assert not [url for url in asked if url.endswith(".js") and "/app/" in url]


def test_the_manifest_is_that_of_a_page_that_can_be_installed() -> None:
    manifest = json.loads(files.sent(files.APP / "manifest.webmanifest"))
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    for one in manifest["icons"]:
        found = files.of_page(one["src"])
        assert found is not None
        assert found.type == one["type"] == "image/png"
        with Image.open(files.FILES[one["src"]]) as picture:
            assert f"{picture.width}x{picture.height}" == one["sizes"]
    assert {"192x192", "512x512"} <= {one["sizes"] for one in manifest["icons"]}
    assert b"/app/manifest.webmanifest" in files.sent(files.PAGE / "index.html")


@pytest.mark.parametrize("size", SIZES)
def test_an_icon_is_the_one_that_our_program_draws(size: int) -> None:
    with Image.open(files.APP / f"icon-{size}.png") as kept:
        assert ImageChops.difference(kept.convert("RGB"), icon(size).convert("RGB")).getbbox() is None
