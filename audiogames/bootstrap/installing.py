"""Installs into an environment with pip, from the lock files alone, with all output in a log.

A working environment stays unchanged until all files have been fetched into a separate folder.
"""

import http.client
import os
import re
import shutil
import subprocess
import tarfile
import tempfile
import urllib.request
import zipfile
from collections.abc import Callable
from hashlib import sha256

from audiogames.bootstrap.environment import lock_files
from audiogames.bootstrap.language import InstallTrouble, say

LOG = "audiogames-install.log"
SECONDS_BETWEEN_SIGNS_OF_LIFE = 30
TOO_LITTLE_SPACE = 4_000_000  # bytes: on a full disk, pip cannot even write down why it failed
LOCKED = ("--require-hashes", "--no-build-isolation")
HASTY = ("--timeout=1", "--retries=1")
"""The first attempt. Without a network it fails within eight seconds, even for a host with four addresses.

With no retry at all, pip does not print why it found no page.
"""

PATIENT = ("--timeout=15", "--retries=2")
"""After a timeout. Both limit silence: a slow transfer may take hours."""

_SILENT = re.compile(r"timed out|Timeout|TimeoutError")
_NO_NETWORK = re.compile(
    r"NewConnectionError|NameResolutionError|ProxyError|name resolution|getaddrinfo|Network is unreachable"
    r"|Failed to establish a new connection"
)
_BROKEN_OFF = re.compile(
    r"IncompleteRead|ProtocolError|ChunkedEncodingError|Connection broken|ConnectionResetError|RemoteDisconnected"
    r"|Connection aborted|not enough bytes|incomplete-download|JSONDecodeError|Download failed after"
)
_HASH = re.compile(r"DO NOT MATCH THE HASHES.*?\n\s+(\S+?)==\S+ from (\S+) .*?Got\s+([0-9a-f]{64})", re.DOTALL)
_ABSENT = re.compile(r"No matching distribution found for ([^=\s]+)")
_DISK_FULL = re.compile(r"No space left on device|\[Errno 28\]|\[WinError 112\]|Disk quota exceeded")
_ERROR = re.compile(r"(ERROR|\w*Error|\w*Exception): ")


class NoAnswer(InstallTrouble):
    def __init__(self, log: str) -> None:
        super().__init__("no-network", log=log)


def install(python: str, root: str, level: str, folder: str, before_change: Callable[[], None] | None = None) -> None:
    """Install the dependencies of `level` and the project at `root`, editable. Raises InstallTrouble.

    `before_change` is called once all files are fetched, before any library of the program is replaced.
    """
    locks = lock_files(root, level)
    for path in locks:
        if not os.path.isfile(path):
            raise InstallTrouble("incomplete", module=os.path.relpath(path, root))
    build, wanted = locks[0], locks[-1]
    _pip(python, folder, "install", "--require-hashes", "--requirement", build)
    if before_change is None:
        _pip(python, folder, "install", *LOCKED, "--requirement", wanted)
    else:
        with tempfile.TemporaryDirectory(prefix="audiogames-files-", dir=folder, ignore_cleanup_errors=True) as files:
            _pip(python, folder, "download", *LOCKED, "--dest", files, "--requirement", wanted)
            before_change()
            _pip(python, folder, "install", *LOCKED, "--no-index", "--find-links", files, "--requirement", wanted)
    _pip(python, folder, "install", "--no-index", "--no-deps", "--no-build-isolation", "--editable", root)


def _pip(python: str, folder: str, command: str, *arguments: str) -> None:
    quiet = ("--no-input", "--disable-pip-version-check", "--no-color", "--progress-bar=off")
    run = [python, "-m", "pip", command, *quiet, *arguments]
    if "--no-index" in arguments:
        run_logged(run, folder)
        return
    try:
        run_logged([*run, *HASTY], folder)
        return
    except NoAnswer:
        say("trying-again")
    except InstallTrouble as trouble:
        if trouble.name != "broken-off":
            raise
    run_logged([*run, *PATIENT], folder)


def run_logged(command: list[str], folder: str) -> None:
    """Output goes to the log of `folder`. Raises InstallTrouble."""
    log = os.path.join(folder, LOG)
    try:
        with open(log, "ab") as output:
            start = output.tell()
            status = _wait(command, output.fileno())
    except OSError as error:
        raise InstallTrouble("failed", reason=f"{error.strerror or error}.", log=log) from error
    if status != 0:
        with open(log, "rb") as file:
            file.seek(start)
            raise trouble_in(file.read().decode("utf-8", "replace"), log)


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


def trouble_in(output: str, log: str) -> InstallTrouble:
    if _DISK_FULL.search(output) or shutil.disk_usage(log).free < TOO_LITTLE_SPACE:
        return InstallTrouble("disk-full", log=log)
    if found := _HASH.search(output):
        name, address, got = found.groups()
        return (
            InstallTrouble("wrong-file", library=name, log=log)
            if _whole(address, got)
            else InstallTrouble("broken-off", log=log)
        )
    begun = "Downloading " in output
    if _BROKEN_OFF.search(output) or (begun and _SILENT.search(output)):
        return InstallTrouble("broken-off", log=log)
    if _SILENT.search(output):
        return NoAnswer(log)
    if _NO_NETWORK.search(output):
        return InstallTrouble("no-network", log=log)
    if found := _ABSENT.search(output):
        return InstallTrouble("not-offered", library=found[1], log=log)
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if _ERROR.match(line)]
    reason = (errors or lines or [""])[-1]
    return InstallTrouble("failed", reason=reason, log=log)


def _whole(address: str, digest: str) -> bool:
    """False if a file with this SHA-256 was truncated or is not an archive. True if that is unknown.

    Before 25.1, pip reports a truncated file as one with a wrong hash.
    """
    with tempfile.TemporaryFile() as file:
        try:
            with urllib.request.urlopen(address, timeout=15) as answer:
                shutil.copyfileobj(answer, file)
                if answer.length:  # bytes that were promised and have not come
                    return False
        except (http.client.IncompleteRead, ConnectionError):
            return False
        except (OSError, ValueError, http.client.HTTPException):
            return True
        file.seek(0)
        if sha256(file.read()).hexdigest() != digest:
            return False
        file.seek(0)
        try:
            return zipfile.is_zipfile(file) or bool(tarfile.open(fileobj=file).getnames())
        except (tarfile.TarError, EOFError, OSError):
            return False
