"""Jobs of several files: none is begun while one of them stands in the way."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeAlias

from audiogames.tactile.errors import refusal

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many steps are done, and of how many."""


def silent(done: int, total: int) -> None:
    """Tell nobody."""


def free_paths(folder: Path, names: Iterable[str], overwrite: bool = False) -> list[Path]:
    """Return the paths of files to write. Raises TactileError where one is there and may not be overwritten."""
    paths = [folder / name for name in names]
    for path in paths:
        if path.exists() and not overwrite:
            raise refusal("tactile-file-exists", file=str(path))
    return paths
