"""Makes and repairs the project's own environment, one installer at a time.

A new environment is made beside the old one and replaces it once complete. A usable one is changed in place, under a
marker that reveals a killed installer.
"""

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec

from audiogames.bootstrap import environment
from audiogames.bootstrap.environment import MARKER, interpreter, places, sound, stands
from audiogames.bootstrap.installing import LOG, install, run_logged
from audiogames.bootstrap.language import InstallTrouble, say
from audiogames.bootstrap.moving import point_commands, serve
from audiogames.bootstrap.system import System
from audiogames.system.locks import lock, try_lock

NEW, OLD, LOCK = "-new", "-old", "-lock"

SYSTEM_PYTHON = "/usr/bin/python3"


def ensure(root: str, level: str) -> str:
    """Make or repair the environment if necessary. Raises InstallTrouble."""
    folder = _first_writable(root)
    try:
        with only_installer(folder):
            _finish(folder, root)
            if not sound(folder, root, level):
                _follow(folder, root)
            if not sound(folder, root, level):
                _make(folder, root, max(level, environment.level_of(folder), key=environment.LEVELS.index))
    except OSError as error:
        log = os.path.join(folder, LOG)
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise InstallTrouble("disk-full", log=log) from error
        raise InstallTrouble("failed", reason=f"{error.strerror or error}.", log=log) from error
    return folder


def distrust(folder: str) -> None:
    """Mark an environment as broken, so that it is made again. Does nothing if it is read-only.

    An environment reached through a link belongs to someone else and is left alone.
    """
    if not os.path.islink(folder):
        with suppress(OSError):
            _mark(folder)


def _mark(folder: str) -> None:
    os.close(os.open(os.path.join(folder, MARKER), os.O_WRONLY | os.O_CREAT, 0o644))


def _unmark(folder: str) -> None:
    with suppress(FileNotFoundError):
        os.remove(os.path.join(folder, MARKER))


def _trusted(folder: str) -> bool:
    return not os.path.exists(os.path.join(folder, MARKER))


def _finish(folder: str, root: str) -> None:
    if sound(folder + NEW, root, environment.LEVELS[0]):
        _swap(folder)


def _follow(folder: str, root: str) -> None:
    before = environment.moved_from(folder, root)
    if before is None or not _trusted(folder) or not stands(folder) or not environment.would_fit(folder, root):
        return
    level = environment.level_of(folder)
    point_commands(folder, next(places(before)), folder)
    serve(folder, before, root)
    environment.write(folder, root, level)
    say("moved")


def _make(folder: str, root: str, level: str) -> None:
    if _trusted(folder) and _worth_keeping(folder, root):
        say("installing-" + level)
        _change(folder, root, level)
    else:
        _make_anew(folder + NEW, folder)
        say("installing-" + level)
        try:
            install(interpreter(folder + NEW), root, level, folder + NEW)
        except InstallTrouble:
            _empty(folder + NEW, but=LOG)
            raise
        point_commands(folder + NEW, folder + NEW, folder)
        serve(folder + NEW, root, root)
        environment.write(folder + NEW, root, level)
        _swap(folder)
    say("ready")


def _change(folder: str, root: str, level: str) -> None:
    """On failure pip restores what it removed, unless it is killed."""
    try:
        install(interpreter(folder), root, level, folder, lambda: _mark(folder))
    except InstallTrouble:
        _unmark(folder)
        raise
    serve(folder, root, root)
    environment.write(folder, root, level)
    _unmark(folder)


def _make_anew(new: str, folder: str) -> None:
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        command = _venv_command()
        raise InstallTrouble("no-venv", command=command) if command else InstallTrouble("no-venv-anywhere")
    again = os.path.exists(new) or (os.path.isdir(folder) and bool(os.listdir(folder)))
    say("remaking" if again else "making")
    os.makedirs(new, exist_ok=True)
    _empty(new)
    run_logged([_base_python(), "-m", "venv", "--prompt", os.path.basename(folder), new], new)


def _swap(folder: str) -> None:
    shutil.rmtree(folder + OLD, ignore_errors=True)
    try:
        if os.path.isdir(folder):
            os.rename(folder, folder + OLD)
        os.rename(folder + NEW, folder)
    except OSError as error:  # on Windows, a program that runs from a folder keeps it where it is
        if not os.path.exists(folder) and os.path.exists(folder + OLD):
            os.rename(folder + OLD, folder)
        raise InstallTrouble("in-use", folder=folder) from error
    shutil.rmtree(folder + OLD, ignore_errors=True)


def _venv_command() -> str:
    """The command that installs `venv` and `ensurepip`, "" if unknown.

    On Debian `python3-venv` belongs to the system's Python.
    """
    its_own = os.path.realpath(SYSTEM_PYTHON) == os.path.realpath(sys.executable)
    debian = "python3-venv" if its_own else f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    return System.here().install({"apt install": debian, "dnf install": "python3-libs python3-pip"})


def _empty(folder: str, but: str = "") -> None:
    for entry in [*os.scandir(folder)]:
        if entry.is_dir(follow_symlinks=False):
            shutil.rmtree(entry.path)
        elif entry.name != but:
            os.remove(entry.path)


def _worth_keeping(folder: str, root: str) -> bool:
    """Pip can continue from our environment, or a developer's with this Python."""
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
    """Environments are never made from another environment."""
    base: str | None = getattr(sys, "_base_executable", None)
    return base or sys.executable


def _first_writable(root: str) -> str:
    reason = ""
    for folder in places(root):
        if os.path.islink(folder):
            continue
        beside = os.path.dirname(folder)
        try:
            os.makedirs(beside, exist_ok=True)
            for place in (beside, folder) if os.path.exists(folder) else (beside,):
                probe = os.path.join(place, f"{MARKER}-{os.getpid()}")
                os.close(os.open(probe, os.O_WRONLY | os.O_CREAT))
                os.remove(probe)
        except OSError as error:
            reason = reason or error.strerror or str(error)
        else:
            return folder
    raise InstallTrouble("no-place", folder=root, reason=reason)


@contextmanager
def only_installer(folder: str) -> Iterator[None]:
    """Hold the lock beside `folder`. Waits, and says so, while another process holds it."""
    descriptor = _hold(folder + LOCK)
    try:
        yield
    finally:
        os.close(descriptor)
        with suppress(OSError):  # on Windows, another process that waits for it keeps it
            os.remove(folder + LOCK)


def _hold(path: str) -> int:
    while True:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        if not try_lock(descriptor):
            say("waiting")
            lock(descriptor)
        if _still_there(path, descriptor):
            # pip holds it too: where this process is killed and pip lives on, the next one waits for its end.
            os.set_inheritable(descriptor, sys.platform != "win32")
            return descriptor
        os.close(descriptor)


def _still_there(path: str, descriptor: int) -> bool:
    """The process that held the lock may have removed `path`."""
    try:
        return os.path.samestat(os.stat(path), os.fstat(descriptor))
    except FileNotFoundError:
        return False
