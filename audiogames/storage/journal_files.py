"""`audiogames.storage.database` stores many journals in one file."""

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

from audiogames.core.errors import JournalDamaged, JournalUnwritable, reason, system_reason, unwritable
from audiogames.core.journal import is_torn, line_beside, lines_of, records_beside
from audiogames.system.held_files import patiently
from audiogames.system.locks import try_lock

_DENIED: Final = (errno.EACCES, errno.EPERM)


class FileStore:
    """A journal in a private file. Lines are on the disk when `append` returns.

    A torn last line is moved to a file beside it, named by `torn`. Raises JournalDamaged if another process writes this
    journal, JournalUnwritable if it is read-only, OSError if the file cannot be used (`new`: also if it exists). Never
    writes to a file that is not a journal of ours.
    """

    def __init__(self, path: Path, new: bool = False) -> None:
        self.path = path
        self.torn: Path | None = None
        self._beside: IO[bytes] | None = None
        creation = os.O_CREAT | os.O_EXCL if new else 0
        try:
            flags = os.O_RDWR | creation | getattr(os, "O_BINARY", 0)
            descriptor = patiently(lambda: os.open(path, flags, 0o600))
        except OSError as error:
            if error.errno == errno.EROFS or (error.errno in _DENIED and os.access(path, os.R_OK)):
                raise JournalUnwritable(reason("journal-read-only", file=path.name)) from error
            raise
        self._file: IO[bytes] = os.fdopen(descriptor, "r+b", buffering=0)
        try:
            _lock(self._file, path)
            self._keep_torn_line_aside()
            if new:  # of a journal that is gone, nothing is to be taken for this one's
                beside_of(path).unlink(missing_ok=True)
        except BaseException:
            self._file.close()
            raise

    def _keep_torn_line_aside(self) -> None:
        content = self._file.read()
        whole = content.rfind(b"\n") + 1
        if whole < len(content) and is_torn(content):
            self.torn = _free_name(self.path, "torn")
            try:
                self.torn.write_bytes(content[whole:])
            except OSError as error:
                self.torn.unlink(missing_ok=True)
                raise unwritable(self.path.name, error) from error
            self._file.truncate(whole)
            os.fsync(self._file.fileno())
            content = content[:whole]
        self._is_unended = bool(content) and not content.endswith(b"\n")  # an editor left out the last end of line
        self._kept = self._file.seek(0, os.SEEK_END)

    def append(self, *lines: str) -> None:
        """All or none. Raises JournalUnwritable."""
        try:
            self._cut_back()
            data = b"\n" * self._is_unended + "".join([f"{line}\n" for line in lines]).encode()
            if self._file.write(data) != len(data):
                raise OSError(errno.ENOSPC, "the disk is full")
            os.fsync(self._file.fileno())
            self._kept += len(data)
            self._is_unended = False
        except OSError as error:
            raise self._left_by(error) from error

    def _left_by(self, error: OSError) -> JournalUnwritable:
        try:
            self._cut_back()
        except OSError:
            why = system_reason(error)
            return JournalUnwritable(reason("journal-in-doubt", file=self.path.name, why=why))
        return unwritable(self.path.name, error)

    def _cut_back(self) -> None:
        if self._file.seek(0, os.SEEK_END) > self._kept:
            self._file.truncate(self._kept)
            os.fsync(self._file.fileno())
            self._file.seek(0, os.SEEK_END)

    def lines(self) -> list[str]:
        """Raises JournalDamaged for a file that is not text or has a torn line."""
        self._file.seek(0)
        return lines_of(self._file.read(), self.path.name)

    def put_beside(self, kind: str, *records: Any) -> None:
        try:
            if self._beside is None:
                flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
                self._beside = os.fdopen(os.open(beside_of(self.path), flags, 0o600), "ab", buffering=0)
            # Each begins a line, whatever a power cut left there.
            data = "".join([f"\n{line_beside(kind, record)}" for record in records]).encode()
            if self._beside.write(data) != len(data):
                raise OSError(errno.ENOSPC, "the disk is full")
        except OSError as error:
            raise unwritable(self.path.name, error) from error

    def put_beside_soon(self, kind: str, *records: Any) -> None:
        self.put_beside(kind, *records)

    def beside(self, kind: str) -> list[Any]:
        return records_in(beside_of(self.path), kind)

    def close(self) -> None:
        for file in (self._beside, self._file):
            if file is not None:
                with suppress(OSError):  # a network's disk may refuse it, after all is written
                    file.close()


def beside_of(path: Path) -> Path:
    return path.with_name(f"{path.name}.beside")


def rename(path: Path, new: Path) -> None:
    """The file of records is renamed too. Raises OSError."""
    patiently(lambda: path.rename(new))
    with suppress(FileNotFoundError):
        patiently(lambda: beside_of(path).rename(beside_of(new)))


def records_in(path: Path, kind: str) -> list[Any]:
    """None if the file beside a journal cannot be read."""
    try:
        return records_beside(path.read_bytes().decode("utf-8-sig", errors="replace").splitlines(), kind)
    except OSError:
        return []


def _free_name(path: Path, suffix: str) -> Path:
    number = 1
    while (name := path.with_name(f"{path.name}.{suffix}-{number}")).exists():
        number += 1
    return name


def _lock(file: IO[bytes], path: Path) -> None:
    if not try_lock(file.fileno()):
        raise JournalDamaged(reason("journal-in-use", file=path.name))
