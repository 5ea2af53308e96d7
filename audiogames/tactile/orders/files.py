"""The files of an order: made aside, put in place all together, or none of them."""

import os
import shutil
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from audiogames.core.messages import Message
from audiogames.ending import ending_in_order
from audiogames.tactile.errors import refusal
from audiogames.tactile.orders.formats import WRITERS, Work
from audiogames.tactile.orders.order import Plan
from audiogames.tactile.words.names import cards_named

BEFORE = ".before"
"""Where files wait that are being replaced, until all are."""

Progress = Callable[[Message], None]
"""Told, now and then, what is being made and how far it is."""


class MadeFile(NamedTuple):
    """A file, and what it holds: None where it is told with another."""

    path: Path
    about: Message | None


class Made(NamedTuple):
    """What an order came to; `kept` tells of a physical deck that is kept on this computer from now on."""

    plan: Plan
    files: tuple[MadeFile, ...]
    kept: tuple[Message, ...] = ()


def make(plan: Plan, progress: Progress) -> Made:
    """Make the files of an order. Raises TactileError: then none of them is there.

    A deck with QR codes or NFC tags is kept in the person's data folder: if it cannot be, no code is made either.
    """
    if plan.errors and not plan.order.anyway:
        raise refusal("stickers-not-legible", number=len(plan.errors))
    with ending_in_order(), cards_named(plan.deck.id):
        return _make(plan, progress)


def _make(plan: Plan, progress: Progress) -> Made:
    order = plan.order
    folder = order.folder
    aside = _folder_aside(folder)
    work = Work(plan, aside, progress)
    try:
        files: list[MadeFile] = []
        for name in dict.fromkeys(order.formats):
            files += [MadeFile(path, about) for path, about in WRITERS[name](work)]
        kept = work.keep()
        put = _put_in_place([file.path.relative_to(aside) for file in files], aside, folder, order.overwrite)
    except BaseException:
        work.forget()
        raise
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    return Made(plan, tuple(MadeFile(path, file.about) for path, file in zip(put, files, strict=True)), kept)


def _folder_aside(folder: Path) -> Path:
    """Return a new folder on the same disk as `folder`, which need not exist. Raises TactileError."""
    try:
        near = folder.absolute()
        while not near.is_dir():
            near = near.parent
        return Path(tempfile.mkdtemp(prefix=".stickers-", dir=near))
    except OSError as error:
        raise refusal("tactile-file-unwritable", file=str(folder), reason=error.strerror or str(error)) from error


def _put_in_place(files: Sequence[Path], aside: Path, folder: Path, overwrite: bool) -> list[Path]:
    """Move finished files into the folder: all, or if one cannot go there, none. Raises TactileError."""
    targets = [folder / file for file in files]
    for target in targets:
        if target.exists() and not overwrite:
            raise refusal("tactile-file-exists", file=str(target))
    before = aside / BEFORE
    done: list[tuple[Path, Path | None]] = []
    try:
        for number, (file, target) in enumerate(zip(files, targets, strict=True)):
            target.parent.mkdir(parents=True, exist_ok=True)
            old = before / str(number) if target.exists() else None
            done.append((target, old))  # first, so that an end in the middle is undone too
            if old:
                before.mkdir(exist_ok=True)
                os.replace(target, old)
            os.replace(aside / file, target)
    except BaseException as error:
        for target, old in reversed(done):
            with suppress(OSError):
                os.replace(old, target) if old else target.unlink()
        if not isinstance(error, OSError):
            raise
        raise refusal("tactile-file-unwritable", file=str(folder), reason=error.strerror or str(error)) from error
    return targets
