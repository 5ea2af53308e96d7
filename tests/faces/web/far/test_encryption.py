"""A table that is encrypted in one step: by Tailscale's certificate, one's own, or a sentence that says how."""

import json
import os
import shutil
import ssl
import subprocess
import sys
from http.client import HTTPSConnection
from pathlib import Path

import pytest

from audiogames.faces.web import encryption
from audiogames.faces.web.command import main

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in for Tailscale is a script of the shell")

NAME = "home.tail-1234.ts.net"
STATUS = {"BackendState": "Running", "CertDomains": [NAME], "Self": {"TailscaleIPs": ["127.0.0.1", "fd7a::1"]}}


@pytest.fixture
def tailscale(quiet_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a program that answers as Tailscale's does, from `status` and `refusal` beside it.

    The real one needs an account. It writes a certificate made by openssl.
    """
    if shutil.which("openssl") is None:
        pytest.skip("openssl makes the certificate, and is not there")
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "status").write_text(json.dumps(STATUS))
    program = folder / "tailscale"
    program.write_text(f"""#!/bin/sh
if [ "$1" = status ]; then cat {folder}/status; exit; fi
if [ -e {folder}/refusal ]; then cat {folder}/refusal >&2; exit 1; fi
openssl req -x509 -newkey rsa:2048 -nodes -out "$3" -keyout "$5" -subj "/CN=$6" -addext "subjectAltName=DNS:$6" \\
    -days 2 2>/dev/null
""")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    return folder


def refusal(**options: str) -> str:
    """The one sentence with which a table is not opened."""
    wrong: list[str] = []
    assert main({"https": "", **options}, "en", lambda line: None, wrong.append) == 2
    (sentence,) = wrong
    return sentence


def test_a_table_has_the_certificate_the_name_and_the_network_of_tailscale(quiet_home: Path, tailscale: Path) -> None:
    command = [sys.executable, "-m", "audiogames", "table", "--https", "--json", "--language", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        opened = json.loads(process.stdout.readline())
        assert opened["address"] == f"https://{NAME}:{opened['port']}/"
        kept = quiet_home / "certificate"
        assert (kept / "table.key").stat().st_mode & 0o077 == 0
        context = ssl.create_default_context(cafile=kept / "table.pem")
        context.check_hostname = False  # no name server knows it here
        connection = HTTPSConnection("127.0.0.1", opened["port"], context=context, timeout=30)
        connection.request("GET", "/", headers={"host": f"{NAME}:{opened['port']}"})
        answer = connection.getresponse()
        assert answer.status == 200
        assert f"wss://{NAME}:{opened['port']}" in answer.headers["content-security-policy"]
        connection.close()
        process.terminate()


def test_without_tailscale_a_sentence_says_how(quiet_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encryption, "TAILSCALE", ("no-such-program",))
    assert refusal().startswith("An encrypted table needs a certificate. The easiest way is Tailscale")


@pytest.mark.parametrize("status", ["", "{}", "[]", '{"CertDomains": null, "Self": {"TailscaleIPs": null}}'])
def test_a_tailscale_that_is_not_running_is_one_sentence(tailscale: Path, status: str) -> None:
    (tailscale / "status").write_text(status)
    assert "not running or not signed in" in refusal()


def test_a_network_without_certificates_is_one_sentence(tailscale: Path) -> None:
    (tailscale / "status").write_text(json.dumps({**STATUS, "CertDomains": None}))
    assert "Turn on MagicDNS and HTTPS certificates" in refusal()


def test_what_tailscale_refuses_is_told_in_its_words(tailscale: Path) -> None:
    (tailscale / "refusal").write_text("Access denied: cert access denied\n\nUse 'sudo tailscale cert'.\n")
    assert refusal() == ("Tailscale gave no certificate: Access denied: cert access denied Use 'sudo tailscale cert'.")


def test_a_certificate_of_one_s_own_comes_first(tailscale: Path) -> None:
    assert "cannot be used" in refusal(certificate="none.pem", key="none.key")
