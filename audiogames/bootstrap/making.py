"""Making and mending the project's own environment."""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec

from audiogames.bootstrap import stamp
from audiogames.bootstrap.installer import install, run_logged
from audiogames.bootstrap.language import say
from audiogames.bootstrap.lock import MARKER, only_installer
from audiogames.bootstrap.places import interpreter, places, sound, stands
from audiogames.bootstrap.system import venv_command
from audiogames.bootstrap.trouble import Trouble


def ensure(root: str, level: str) -> str:
    """Give the folder of a whole environment, made or mended first where need be. Raises Trouble."""
    for folder in places(root):
        if sound(folder, root, level):
            return folder
    folder = _first_writable(root)
    with only_installer(folder) as left_behind:
        if not sound(folder, root, level):
            _make(folder, root, level, left_behind)
    return folder


def distrust(folder: str) -> None:
    """Mark an environment as broken: it will be made anew. Nothing happens where it cannot be written.

    Behind a link it is somebody else's, and is left alone.
    """
    if os.path.islink(folder):
        return
    try:
        stamp.forget(folder)
        os.close(os.open(os.path.join(folder, MARKER), os.O_WRONLY | os.O_CREAT, 0o644))
    except OSError:
        return


def _make(folder: str, root: str, level: str, left_behind: bool) -> None:
    """Bring the environment to `level`, from nothing unless the one that stands there can be kept."""
    level = max(level, stamp.level_of(folder), key=stamp.LEVELS.index)
    keep = not left_behind and _worth_keeping(folder, root)
    stamp.forget(folder)
    if not keep:
        _make_anew(folder)
    say("installing-" + level)
    install(interpreter(folder), root, level, folder)
    stamp.write(folder, root, level)
    say("ready")


def _make_anew(folder: str) -> None:
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        command = venv_command()
        raise Trouble("no-venv", command=command) if command else Trouble("no-venv-anywhere")
    try:
        say("remaking" if _empty(folder) else "making")
    except OSError as error:
        raise Trouble("no-place", folder=folder, reason=error.strerror or str(error)) from error
    run_logged([_base_python(), "-m", "venv", folder], folder)


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
    if os.path.exists(os.path.join(folder, stamp.FILE)):
        return stamp.same_python(folder, root)
    ask = "import pip; from audiogames.bootstrap.stamp import identity; print(identity())"
    command = [interpreter(folder), "-c", ask]
    try:
        answer = subprocess.run(command, cwd=root, capture_output=True, check=True, timeout=60, text=True)
    except (OSError, subprocess.SubprocessError, UnicodeError):
        return False
    return answer.stdout.strip() == stamp.identity()


def _base_python() -> str:
    """Give the Python behind the running one: an environment is never made from another."""
    base: str | None = getattr(sys, "_base_executable", None)
    return base or sys.executable


def _first_writable(root: str) -> str:
    """Give the first place that can be written; never one behind a link, which is somebody else's environment."""
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
