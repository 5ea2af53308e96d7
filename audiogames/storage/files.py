"""Files that are written whole or not at all, and unreadable files that are set aside and never lost."""

import codecs
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

from audiogames.core.errors import JournalUnwritable, reason
from audiogames.system.held_files import patiently


@contextmanager
def whole_file(path: Path, private: bool = False) -> Iterator[Path]:
    """Yield a temporary path beside `path`. At the end it is renamed to `path`, whole and on the disk.

    Creates missing folders. Others can never read a `private` file. Raises OSError if it cannot be written (full disk,
    read-only folder), after removing the new file and folders. An old file at `path` is then unchanged.
    """
    aside: Path | None = None
    made: list[Path] = []
    try:
        made = _made(path.parent)
        descriptor, name = tempfile.mkstemp(prefix=".audiogames-", suffix=".part", dir=path.parent)
        os.close(descriptor)
        aside = own = Path(name)
        yield aside
        _to_disk(aside)
        if not private:  # as it is made, only this person may read it
            aside.chmod(0o666 & ~_umask())
        patiently(lambda: os.replace(own, path))
        aside, made = None, []
        _name_to_disk(path.parent)
    finally:
        if aside is not None:
            with suppress(OSError):
                aside.unlink()
        for folder in reversed(made):
            with suppress(OSError):
                folder.rmdir()


def text_in(data: bytes) -> str:
    """UTF-8, or UTF-16 with a byte order mark. Raises UnicodeDecodeError. Older encodings could only be guessed."""
    return data.decode("utf-16" if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) else "utf-8-sig")


def made_folder(folder: Path) -> Path:
    """Raises JournalUnwritable if a file has the folder's name, OSError if it cannot be created."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        file = next((place for place in (folder, *folder.parents) if place.is_file()), folder)
        raise JournalUnwritable(reason("journals-place-taken", file=str(file))) from error
    return folder


def write_text(path: Path, text: str, private: bool = False) -> None:
    """Whole, in UTF-8, with the same line ends on every system. Raises OSError."""
    with whole_file(path, private) as aside:
        aside.write_bytes(text.encode())


def add_line(path: Path, line: str) -> None:
    """Append to a private text file, created if missing. It is on the disk when this returns.

    A torn last line is ended first. Raises OSError.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b") as file:
        end = file.seek(0, os.SEEK_END)
        if end:
            file.seek(end - 1)
        torn = end > 0 and file.read(1) != b"\n"
        file.write(b"\n" * torn + line.encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())


def write_new(folder: Path, stem: str, suffix: str, text: str) -> Path:
    """Use the first free name of STEM-1SUFFIX, STEM-2SUFFIX, and return it.

    The file is private and whole. Raises OSError and leaves nothing.
    """
    file, aside = _claimed_new(folder, stem, suffix)
    try:
        aside.write_bytes(text.encode())
        _to_disk(aside)
        patiently(lambda: os.replace(aside, file))
    except BaseException:
        with suppress(OSError):
            aside.unlink()
        raise
    _name_to_disk(folder)
    return file


def _claimed_new(folder: Path, stem: str, suffix: str) -> tuple[Path, Path]:
    """A free name, and an empty private file beside it that reserves the name."""
    files = (folder / f"{stem}-{number}{suffix}" for number in count(1))
    for file in files:
        aside = file.with_name(f"{file.name}.new")
        if _claim(aside):
            if not file.exists():  # nor can it appear now: writing it needs the lock we hold
                break
            aside.unlink()
    return file, aside


def set_aside(path: Path) -> Path:
    """Rename to NAME.broken-1, or the next free number. Raises OSError."""
    names = (path.with_name(f"{path.name}.broken-{number}") for number in count(1))
    aside = next(filter(_claim, names))
    try:
        patiently(lambda: os.replace(path, aside))
    except OSError:
        with suppress(OSError):
            aside.unlink()
        raise
    return aside


def _claim(path: Path) -> bool:
    """Create an empty private file to reserve its name. Return False if it exists."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        return True
    return False


def _made(folder: Path) -> list[Path]:
    """Return the new folders, outermost first. Raises OSError."""
    missing = []
    while not folder.exists():
        missing.append(folder)
        folder = folder.parent
    missing.reverse()
    for new in missing:
        new.mkdir(exist_ok=True)
    return missing


def _to_disk(path: Path) -> None:
    with open(path, "rb+") as file:
        os.fsync(file.fileno())


def _name_to_disk(folder: Path) -> None:
    """Flush the folder's entry. Windows cannot, and some file systems refuse."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _umask() -> int:
    """Temporary files have fewer permissions."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
