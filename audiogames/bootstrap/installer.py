"""pip and venv, run without a word on the screen: what they say goes to a log file."""

import glob
import os
import re
import shutil
import subprocess

from audiogames.bootstrap.language import say
from audiogames.bootstrap.trouble import Trouble

LOG = "audiogames-install.log"
SECONDS_BETWEEN_SIGNS_OF_LIFE = 30
TOO_LITTLE_SPACE = 4_000_000  # bytes: on a full disk, pip cannot even write down why it failed
EXTRAS = {"play": "", "test": "[dev]"}

_NO_NETWORK = re.compile(
    r"NewConnectionError|ConnectTimeout|ReadTimeout|NameResolutionError|ProxyError|name resolution|getaddrinfo"
    r"|Network is unreachable|Failed to establish a new connection|ConnectionResetError|RemoteDisconnected"
)
_DISK_FULL = re.compile(r"No space left on device|\[Errno 28\]|\[WinError 112\]|Disk quota exceeded")
_ERROR = re.compile(r"(ERROR|\w*Error|\w*Exception): ")


def install(python: str, root: str, level: str, folder: str) -> None:
    """Install the project at `root`, editable, with what `level` needs. Raises Trouble."""
    what = root + EXTRAS[level]
    options = ["--no-input", "--disable-pip-version-check", "--no-color", "--progress-bar=off", "--retries=2"]
    run_logged([python, "-m", "pip", "install", *options, "--editable", what], folder)
    for pattern in ("lib/*/site-packages/*.pth", "Lib/site-packages/*.pth"):
        for path in glob.glob(os.path.join(glob.escape(folder), *pattern.split("/"))):
            _make_ascii(path, root)


def _make_ascii(path: str, root: str) -> None:
    """Point to the checkout without its accents.

    Before Python 3.13, site reads a path file in the encoding of the locale, while pip writes UTF-8: with a letter
    that the locale has not, such as Á on many a Windows, the Python of the environment would not even start.
    """
    with open(path, "rb") as file:
        content = file.read()
    if content.isascii() or content.strip() != root.encode("utf-8", "surrogateescape"):
        return
    try:
        shorter = os.path.relpath(root, os.path.dirname(path))
    except ValueError:  # on another drive
        shorter = ""
    with open(path, "wb") as file:
        file.write(shorter.encode() + b"\n" if shorter.isascii() else b"")


def run_logged(command: list[str], folder: str) -> None:
    """Run a command to its end, its output in the log of `folder`. Raises Trouble where it fails."""
    log = os.path.join(folder, LOG)
    try:
        with open(log, "ab") as output:
            start = output.tell()
            status = _wait(command, output.fileno())
    except OSError as error:
        raise Trouble("failed", reason=f"{error.strerror or error}.", log=log) from error
    if status != 0:
        with open(log, "rb") as file:
            file.seek(start)
            raise _trouble(file.read().decode("utf-8", "replace"), log)


def _wait(command: list[str], output: int) -> int:
    # PIP_USER asks for a place outside the environment, which pip refuses inside one.
    environment = {**os.environ, "PIP_USER": "0", "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
        env=environment,
        close_fds=False,  # the lock of only_installer goes along
    ) as process:
        while True:
            try:
                return process.wait(SECONDS_BETWEEN_SIGNS_OF_LIFE)
            except subprocess.TimeoutExpired:
                say("still-installing")
            except BaseException:
                process.kill()
                raise


def _trouble(output: str, log: str) -> Trouble:
    if _DISK_FULL.search(output) or shutil.disk_usage(log).free < TOO_LITTLE_SPACE:
        return Trouble("disk-full", log=log)
    if _NO_NETWORK.search(output):
        return Trouble("no-network", log=log)
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if _ERROR.match(line)]
    reason = (errors or lines or [""])[-1]
    return Trouble("failed", reason=reason, log=log)
