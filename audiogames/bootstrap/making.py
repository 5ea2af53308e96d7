"""Making and repairing the project's own environment: one installer at a time, and no output of pip on the screen.

What venv and pip say goes to a log file. A locked marker file in the environment shows that an installer was killed.
"""

import glob
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec

from audiogames.bootstrap import environment
from audiogames.bootstrap.environment import interpreter, places, sound, stands
from audiogames.bootstrap.language import Trouble, say
from audiogames.bootstrap.system import System
from audiogames.locks import lock, try_lock

MARKER = "audiogames-being-made"
LOG = "audiogames-install.log"
SECONDS_BETWEEN_SIGNS_OF_LIFE = 30
TOO_LITTLE_SPACE = 4_000_000  # bytes: on a full disk, pip cannot even write down why it failed
EXTRAS = {"play": "", "stickers": "[tactile]", "head": "[tactile,head]", "test": "[dev]"}
SYSTEM_PYTHON = "/usr/bin/python3"

_NO_NETWORK = re.compile(
    r"NewConnectionError|ConnectTimeout|ReadTimeout|NameResolutionError|ProxyError|name resolution|getaddrinfo"
    r"|Network is unreachable|Failed to establish a new connection|ConnectionResetError|RemoteDisconnected"
)
_DISK_FULL = re.compile(r"No space left on device|\[Errno 28\]|\[WinError 112\]|Disk quota exceeded")
_ERROR = re.compile(r"(ERROR|\w*Error|\w*Exception): ")


def ensure(root: str, level: str) -> str:
    """Return the folder of a complete environment, made or repaired first if necessary. Raises Trouble."""
    folder = _first_writable(root)
    with only_installer(folder) as left_behind:
        if not sound(folder, root, level):
            _make(folder, root, level, left_behind)
    return folder


def distrust(folder: str) -> None:
    """Mark an environment as broken, so that it is rebuilt. Does nothing where it cannot be written.

    An environment reached through a link belongs to someone else and is left alone.
    """
    if os.path.islink(folder):
        return
    try:
        environment.forget(folder)
        os.close(os.open(os.path.join(folder, MARKER), os.O_WRONLY | os.O_CREAT, 0o644))
    except OSError:
        return


def _make(folder: str, root: str, level: str, left_behind: bool) -> None:
    """Bring the environment to `level`, from nothing unless the one that stands there can be kept.

    Where that fails, an environment that was whole at a lower level stays whole: the game goes on without stickers.
    """
    before = environment.level_of(folder)
    whole = environment.fits(folder, root, before)
    level = max(level, environment.level_of(folder), key=environment.LEVELS.index)
    keep = not left_behind and _worth_keeping(folder, root)
    environment.forget(folder)
    if not keep:
        _make_anew(folder)
    say("installing-" + level)
    try:
        install(interpreter(folder), root, level, folder)
    except Trouble:
        if keep and whole:
            environment.write(folder, root, before)
        raise
    environment.write(folder, root, level)
    say("ready")


def _make_anew(folder: str) -> None:
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        command = _venv_command()
        raise Trouble("no-venv", command=command) if command else Trouble("no-venv-anywhere")
    try:
        say("remaking" if _empty(folder) else "making")
    except OSError as error:
        raise Trouble("no-place", folder=folder, reason=error.strerror or str(error)) from error
    run_logged([_base_python(), "-m", "venv", folder], folder)


def _venv_command() -> str:
    """Give the one line that brings `venv` and `ensurepip`, "" where it is not known.

    On Debian `python3-venv` goes with the system's Python; another one has a package of its own.
    """
    its_own = os.path.realpath(SYSTEM_PYTHON) == os.path.realpath(sys.executable)
    debian = "python3-venv" if its_own else f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    return System.here().install({"apt install": debian, "dnf install": "python3-libs python3-pip"})


def _empty(folder: str) -> bool:
    """Empty the folder but for the marker; gives whether there was anything in it."""
    entries = [entry for entry in os.scandir(folder) if entry.name != MARKER]
    for entry in entries:
        if entry.is_dir(follow_symlinks=False):
            shutil.rmtree(entry.path)
        else:
            os.remove(entry.path)
    return bool(entries)


def _worth_keeping(folder: str, root: str) -> bool:
    """Whether pip can go on from what stands there: ours, or one that a developer made with this Python."""
    if not stands(folder):
        return False
    if os.path.exists(os.path.join(folder, environment.FILE)):
        return environment.same_python(folder, root)
    ask = "import pip; from audiogames.bootstrap.environment import identity; print(identity())"
    command = [interpreter(folder), "-c", ask]
    try:
        answer = subprocess.run(command, cwd=root, capture_output=True, check=True, timeout=60, text=True)
    except (OSError, subprocess.SubprocessError, UnicodeError):
        return False
    return answer.stdout.strip() == environment.identity()


def _base_python() -> str:
    """Give the Python behind the running one: an environment is never made from another."""
    base: str | None = getattr(sys, "_base_executable", None)
    return base or sys.executable


def _first_writable(root: str) -> str:
    """Return the first writable place; never one reached through a link, which belongs to someone else."""
    reason = ""
    for folder in places(root):
        if os.path.islink(folder):
            continue
        try:
            os.makedirs(folder, exist_ok=True)
            probe = os.path.join(folder, f"{MARKER}-{os.getpid()}")
            os.close(os.open(probe, os.O_WRONLY | os.O_CREAT))
            os.remove(probe)
        except OSError as error:
            reason = reason or error.strerror or str(error)
        else:
            return folder
    raise Trouble("no-place", folder=root, reason=reason)


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


@contextmanager
def only_installer(folder: str) -> Iterator[bool]:
    """Hold the marker of `folder`; gives whether an installer that was killed had left one.

    Waits, and says so, while another process holds it. The marker is taken away at an orderly end only: all
    done, or a Trouble that pip or venv reported.
    Raises OSError where the folder cannot be made or written.
    """
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, MARKER)
    descriptor, left_behind = _hold(path)
    orderly = False
    try:
        yield left_behind
        orderly = True
    except Trouble:
        orderly = True
        raise
    finally:
        os.close(descriptor)
        if orderly:
            with suppress(OSError):  # on Windows, another process that waits for it keeps it
                os.remove(path)


def _hold(path: str) -> tuple[int, bool]:
    while True:
        left_behind = os.path.exists(path)
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        if not try_lock(descriptor):
            say("waiting")
            lock(descriptor)
            left_behind = True
        if _still_there(path, descriptor):
            # pip holds it too: where this process is killed and pip lives on, the next one waits for its end.
            os.set_inheritable(descriptor, sys.platform != "win32")
            return descriptor, left_behind
        os.close(descriptor)


def _still_there(path: str, descriptor: int) -> bool:
    """Whether `path` is the open file: the process we waited for may have removed it."""
    try:
        return os.path.samestat(os.stat(path), os.fstat(descriptor))
    except FileNotFoundError:
        return False
