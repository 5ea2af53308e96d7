"""Files of prints, guides and codes, which are there whole or not at all, and whose faults are told in sentences."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from audiogames.core.errors import system_reason
from audiogames.storage.files import whole_file
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
    before = "none"
    try:
        if path.exists() and not overwrite:
            raise refusal("tactile-file-exists", file=str(path))
        before = "kept" if path.exists() else "none"
        if path.exists() and not path.is_file():  # a device, say: it is not ours to replace
            raise refusal("tactile-path-wrong", name=str(path)[:80])
        with whole_file(path, private) as aside:
            yield aside
    except OSError as error:
        why = system_reason(error)
        raise refusal("tactile-file-unwritable", file=str(path), reason=why, before=before) from error
    except ValueError as error:
        if isinstance(error, TactileError) or "\0" not in str(path):
            raise
        raise refusal("tactile-path-wrong", name=str(path).replace("\0", " ")[:80]) from error


def write_text(path: Path, text: str, overwrite: bool = False, private: bool = False) -> None:
    """Write a text file whole, in UTF-8, its lines ended alike on every system. Raises TactileError."""
    with fresh_file(path, overwrite, private) as aside:
        aside.write_bytes(text.encode())


def write_bytes(path: Path, data: bytes, overwrite: bool = False) -> None:
    """Write a binary file whole. Raises TactileError."""
    with fresh_file(path, overwrite) as aside:
        aside.write_bytes(data)


def write_each(
    folder: Path, files: Iterable[tuple[str, bytes]], number: int, progress: Progress = silent
) -> list[Path]:
    """Write files as they come, each a name and what it holds, and return their paths. Raises TactileError.

    `progress` is told after each how many are done, of this `number`.
    """
    paths = []
    for done, (name, data) in enumerate(files, 1):
        write_bytes(folder / name, data)
        paths.append(folder / name)
        progress(done, number)
    return paths
