"""One's own certificate, or Tailscale's."""

import json
import shutil
import ssl
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from audiogames.core.errors import GameError, reason, system_reason
from audiogames.faces.web.opening import LOOPBACK, OptionError
from audiogames.narration.catalogue import Catalogue
from audiogames.storage.files import made_folder
from audiogames.storage.folders import paths

TAILSCALE: Final = (
    "tailscale",
    "/Applications/Tailscale.app/Contents/MacOS/Tailscale",
    r"C:\Program Files\Tailscale\tailscale.exe",
)
LONGEST: Final = 90.0
"""Seconds."""


class Encryption(NamedTuple):
    files: tuple[str, str] | None = None
    host: str = LOOPBACK
    name: str = ""

    def public(self, port: int) -> str:
        return f"https://{self.name}:{port}/" if self.name else ""


def encryption(options: Mapping[str, str], words: Catalogue) -> Encryption:
    """Raises OptionError."""
    certificate, key = options.get("certificate"), options.get("key")
    if certificate is None and key is None:
        return _of_tailscale(words) if "https" in options else Encryption()
    if certificate is None or key is None:
        raise OptionError(words.words("web-certificate-half"))
    return Encryption(_usable((certificate, key), words))


def _usable(files: tuple[str, str], words: Catalogue) -> tuple[str, str]:
    certificate, key = files
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key, password=lambda: "")
    except (OSError, ValueError) as error:  # an SSLError is an OSError
        why = system_reason(error)
        raise OptionError(
            words.text(reason("web-bad-certificate", certificate=certificate, key=key, reason=why))
        ) from error
    return files


def _of_tailscale(words: Catalogue) -> Encryption:
    program = next(filter(None, map(shutil.which, TAILSCALE)), None)
    if program is None:
        raise OptionError(words.words("web-https-how"))
    try:
        status: Any = json.loads(_run(program, "status", "--json"))
        names, host = status["CertDomains"] or [], status["Self"]["TailscaleIPs"][0]
    except (OSError, subprocess.SubprocessError, ValueError, KeyError, TypeError, IndexError) as error:
        raise OptionError(words.words("web-https-not-running")) from error
    if not names:
        raise OptionError(words.words("web-https-off"))
    try:
        folder = made_folder(paths().decks.with_name("certificate"))
        files = str(folder / "table.pem"), str(folder / "table.key")
        _run(program, "cert", "--cert-file", files[0], "--key-file", files[1], names[0])
    except subprocess.CalledProcessError as error:
        raise OptionError(
            words.words("web-https-refused", reason=" ".join(error.stderr.split())[:200].rstrip("."))
        ) from error
    except (GameError, OSError, subprocess.SubprocessError) as error:
        raise OptionError(words.words("web-https-refused", reason=str(error))) from error
    with suppress(OSError):
        Path(files[1]).chmod(0o600)
    return Encryption(_usable(files, words), host, names[0])


def _run(program: str, *arguments: str) -> str:
    done = subprocess.run([program, *arguments], capture_output=True, text=True, timeout=LONGEST, check=True)
    return done.stdout
