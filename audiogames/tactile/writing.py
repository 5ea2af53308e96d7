import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeAlias

from audiogames.core.errors import system_reason
from audiogames.storage.files import set_aside, text_in, whole_file
from audiogames.tactile.errors import TactileError, refusal

LARGEST_RECORD: Final = 1024 * 1024
"""Maximum bytes of a record. A year of lessons takes a hundredth of it."""

Progress: TypeAlias = Callable[[int, int], None]
"""Callback with the steps done and their total."""


def silent(done: int, total: int) -> None:
    """Report to nobody."""


@contextmanager
def fresh_file(path: Path, overwrite: bool = False, private: bool = False) -> Iterator[Path]:
    """Yield a temporary path beside `path`, and rename it to `path` at the end, synced to disk.

    A `private` file is never readable by others. Raises TactileError if `path` exists and may not be overwritten, or
    cannot be written: a full disk, a folder without permission. Then nothing is left.
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
    """Line endings are the same on every system. Raises TactileError."""
    with fresh_file(path, overwrite, private) as aside:
        aside.write_bytes(text.encode())


def write_bytes(path: Path, data: bytes, overwrite: bool = False) -> None:
    """Raises TactileError."""
    with fresh_file(path, overwrite) as aside:
        aside.write_bytes(data)


def read_record(path: Path) -> dict[str, Any] | None:
    """None if it is missing or unreadable."""
    try:
        if path.stat().st_size > LARGEST_RECORD:
            return None
        found = json.loads(text_in(path.read_bytes()))
    except (OSError, ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def write_record(path: Path, record: Mapping[str, Any]) -> None:
    """An unreadable old file is renamed, not lost. Raises TactileError."""
    with suppress(OSError):
        if path.stat().st_size and read_record(path) is None:
            set_aside(path)
    write_text(path, json.dumps(record, ensure_ascii=False, indent=1) + "\n", overwrite=True)


def write_each(
    folder: Path, files: Iterable[tuple[str, bytes]], number: int, progress: Progress = silent
) -> list[Path]:
    """Write files one by one. Raises TactileError.

    `progress` gets the number done after each, and `number`.
    """
    paths = []
    for done, (name, data) in enumerate(files, 1):
        write_bytes(folder / name, data)
        paths.append(folder / name)
        progress(done, number)
    return paths
