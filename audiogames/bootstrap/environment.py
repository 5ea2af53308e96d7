"""The project's own environment: its location, what it was made for, and its completeness.

It is `.venv` beside pyproject.toml, or in the user's cache if the checkout is read-only. A small file in it, the stamp,
has the Python, the checkout, the level (one of LEVELS), the hash of its lock files, and the installed pyproject.toml.
Equal bytes need no parsing. If they differ, only the parts about installing the project itself are compared. All of
this is read at every start, and must be fast.
"""

import os
import sys
from collections.abc import Iterator

WINDOWS = sys.platform == "win32"
LEVELS = ("play", "stickers", "head", "test")
FILE = "audiogames-stamp.txt"
MARKER = "audiogames-being-made"  # in an environment that is not to be trusted
_END = b"\n--- pyproject.toml as installed ---\n"


def places(root: str) -> Iterator[str]:
    yield os.path.join(root, ".venv")
    from hashlib import sha256

    name = sha256(os.fsencode(root)).hexdigest()[:12]
    yield os.path.join(_user_cache(), "audiogames", "environment-" + name)


def is_place(folder: str, root: str) -> bool:
    return any(os.path.realpath(folder) == os.path.realpath(place) for place in places(root))


def program() -> str:
    if os.path.basename(sys.argv[0]) not in ("__main__.py", "-m", "-c"):
        return "audiogames"
    return "py -m audiogames" if WINDOWS else "python3 -m audiogames"


def interpreter(folder: str) -> str:
    return os.path.join(folder, "Scripts", "python.exe") if WINDOWS else os.path.join(folder, "bin", "python")


def sound(folder: str, root: str, level: str) -> bool:
    return fits(folder, root, level) and stands(folder) and not os.path.exists(os.path.join(folder, MARKER))


def stands(folder: str) -> bool:
    try:
        with open(os.path.join(folder, "pyvenv.cfg"), encoding="utf-8") as file:
            homes = [line.partition("=")[2].strip() for line in file if line.startswith("home")]
    except (OSError, UnicodeError):
        return False
    return bool(homes) and os.path.isdir(homes[0]) and os.path.exists(interpreter(folder))


def how_to_install(command: str, extra: str) -> str:
    """In our environment, the command that needs an extra installs it."""
    checkout = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
    if is_place(sys.prefix, checkout) and not fits(sys.prefix, checkout, command):
        return program() + " " + command
    is_checkout = os.path.isfile(os.path.join(checkout, "pyproject.toml"))
    what = f'--editable "{checkout}[{extra}]"' if is_checkout else f'"audiogames[{extra}]"'
    return f'"{sys.executable}" -m pip install {what}'


def _user_cache() -> str:
    home = os.path.expanduser("~")
    if WINDOWS:
        return os.environ.get("LOCALAPPDATA") or os.path.join(home, "AppData", "Local")
    if sys.platform == "darwin":
        return os.path.join(home, "Library", "Caches")
    return os.environ.get("XDG_CACHE_HOME") or os.path.join(home, ".cache")


def identity() -> str:
    """Implementation, minor version, build, platform and machine of the running Python."""
    if sys.platform == "win32":
        machine = os.environ.get("PROCESSOR_ARCHITECTURE", "")
    else:
        machine = os.uname().machine
    return f"{sys.implementation.cache_tag}{getattr(sys, 'abiflags', '')} {sys.platform} {machine}"


def write(folder: str, root: str, level: str) -> None:
    path = os.path.join(folder, FILE)
    with open(path + ".new", "wb") as file:
        file.write(b"\n".join((*_made_for(root), level.encode(), _locked(root, level))) + _END + _project(root))
        file.flush()
        os.fsync(file.fileno())
    os.replace(path + ".new", path)


def lock_files(root: str, level: str) -> list[str]:
    """First the build tools, last the one that includes all before it."""
    names = ("build", *LEVELS[: LEVELS.index(level) + 1])
    return [os.path.join(root, "release", "locks", name + ".txt") for name in names]


def _locked(root: str, level: str) -> bytes:
    from hashlib import sha256

    digest = sha256()
    try:
        for path in lock_files(root, level):
            with open(path, "rb") as file:
                digest.update(file.read())
    except OSError:
        return b""
    return digest.hexdigest().encode()


def moved_from(folder: str, root: str) -> str | None:
    found = _read(folder)
    if found is None or found[0][0] != identity().encode() or found[0][1] == os.fsencode(root):
        return None
    return os.fsdecode(found[0][1])


def same_python(folder: str, root: str) -> bool:
    """`folder` was made for the running Python and this checkout, with any dependencies."""
    found = _read(folder)
    return found is not None and found[0][:2] == _made_for(root)


def fits(folder: str, root: str, level: str) -> bool:
    found = _read(folder)
    return found is not None and found[0][:2] == _made_for(root) and _holds(found, root, level)


def would_fit(folder: str, root: str) -> bool:
    found = _read(folder)
    return found is not None and _holds(found, root, LEVELS[0])


def _holds(found: tuple[list[bytes], bytes], root: str, level: str) -> bool:
    header, installed = found
    own = header[2].decode("ascii", "replace")
    if own not in LEVELS[LEVELS.index(level) :] or not header[3] or header[3] != _locked(root, own):
        return False
    now = _project(root)
    return installed == now or _needs(installed) == _needs(now)


def level_of(folder: str) -> str:
    """Without a readable stamp it is `play`."""
    found = _read(folder)
    level = found[0][2].decode("ascii", "replace") if found is not None else ""
    return level if level in LEVELS else LEVELS[0]


def _made_for(root: str) -> list[bytes]:
    return [identity().encode(), os.fsencode(root)]


def _read(folder: str) -> tuple[list[bytes], bytes] | None:
    try:
        with open(os.path.join(folder, FILE), "rb") as file:
            head, end, installed = file.read().partition(_END)
    except OSError:
        return None
    header = head.split(b"\n")
    return (header, installed) if end and len(header) == 4 else None


def _project(root: str) -> bytes:
    with open(os.path.join(root, "pyproject.toml"), "rb") as file:
        return file.read()


def _needs(project: bytes) -> object:
    """The parts about installing the project itself, or None if pyproject.toml is damaged."""
    import tomllib

    try:
        tables = tomllib.loads(project.decode("utf-8"))
    except ValueError:
        return None
    kept = ("requires-python", "scripts")
    return tables.get("build-system"), {name: tables.get("project", {}).get(name) for name in kept}
