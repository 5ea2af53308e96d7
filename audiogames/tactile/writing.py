"""Files that are either there and whole, or not there: written aside, then renamed."""

import os
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeAlias

from audiogames.tactile.errors import TactileError, refusal

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many steps are done, and of how many."""


def silent(done: int, total: int) -> None:
    """Tell nobody."""


@contextmanager
def fresh_file(path: Path, overwrite: bool = False, private: bool = False) -> Iterator[Path]:
    """Give the path of a file beside `path` to write; at the end it takes the name `path`, whole and on the disk.

    A `private` file is at no moment one that others may read. Raises TactileError where `path` is there already and
    may not be overwritten, or where it cannot be written: a full disk, a folder that may not be written. Then nothing
    of it is left.
    """
    aside: Path | None = None
    made: list[Path] = []
    try:
        if path.exists() and not overwrite:
            raise refusal("tactile-file-exists", file=str(path))
        if path.exists() and not path.is_file():  # a device, say: it is not ours to replace
            raise refusal("tactile-path-wrong", name=str(path)[:80])
        made = _folders(path.parent)
        descriptor, name = tempfile.mkstemp(prefix=".audiogames-", suffix=".part", dir=path.parent)
        os.close(descriptor)
        aside = Path(name)
        yield aside
        _to_disk(aside)
        if not private:  # as it is made, only this person may read it
            aside.chmod(0o666 & ~_umask())
        os.replace(aside, path)
        aside, made = None, []
    except OSError as error:
        raise refusal("tactile-file-unwritable", file=str(path), reason=error.strerror or str(error)) from error
    except ValueError as error:
        if isinstance(error, TactileError) or "\0" not in str(path):
            raise
        raise refusal("tactile-path-wrong", name=str(path).replace("\0", " ")[:80]) from error
    finally:
        if aside is not None:
            with suppress(OSError):
                aside.unlink()
        for folder in reversed(made):
            with suppress(OSError):
                folder.rmdir()


def _folders(folder: Path) -> list[Path]:
    """Make a folder and those above it, and return the new ones, the outermost first. Raises OSError."""
    missing = []
    while not folder.exists():
        missing.append(folder)
        folder = folder.parent
    missing.reverse()
    for new in missing:
        new.mkdir(exist_ok=True)
    return missing


def write_text(path: Path, text: str, overwrite: bool = False, private: bool = False) -> None:
    """Write a text file whole, in UTF-8, its lines ended alike on every system. Raises TactileError."""
    with fresh_file(path, overwrite, private) as aside, open(aside, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)


def write_bytes(path: Path, data: bytes, overwrite: bool = False) -> None:
    """Write a binary file whole. Raises TactileError."""
    with fresh_file(path, overwrite) as aside:
        aside.write_bytes(data)


def free_paths(folder: Path, names: Iterable[str], overwrite: bool = False) -> list[Path]:
    """Return the paths of files to write. Raises TactileError where one is there and may not be overwritten."""
    paths = [folder / name for name in names]
    for path in paths:
        if path.exists() and not overwrite:
            raise refusal("tactile-file-exists", file=str(path))
    return paths


def _to_disk(path: Path) -> None:
    with open(path, "rb+") as file:
        os.fsync(file.fileno())


def _umask() -> int:
    """Return which permissions the person wants withheld: a temporary file starts with fewer."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
