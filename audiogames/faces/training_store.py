"""The file of what an ear has learnt: the person's alone, never lost and never half written."""

import json
import os
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from audiogames.core.errors import GameError, reason
from audiogames.core.messages import Message
from audiogames.faces.training import Damaged, Record
from audiogames.settings import paths
from audiogames.tactile.writing import write_text

LARGEST: Final = 64 * 1024
"""Bytes: the fullest record takes a twentieth of it."""


class Kept(NamedTuple):
    """What was found: a record, a new one where none could be read; whether it may be kept; what is to be told."""

    record: Record
    writable: bool = True
    told: Message | None = None


def file() -> Path:
    """Return where the record stands, which need not be there."""
    return paths().decks.with_name("training") / "barrels.json"


def load() -> Kept:
    """Read the record. A damaged file is renamed, `barrels.json.broken-1` or the next free number, and told."""
    try:
        if file().stat().st_size > LARGEST:
            raise Damaged
        return Kept(Record.of(json.loads(file().read_text(encoding="utf-8"))))
    except FileNotFoundError:
        return Kept(Record())
    except OSError as error:
        return _untouched(error)
    except (ValueError, RecursionError):
        return _set_aside()


def save(record: Record) -> None:
    """Keep a record, whole or not at all. Raises GameError, whose message says why it could not be kept."""
    try:
        write_text(file(), json.dumps(record.plain()) + "\n", overwrite=True, private=True)
    except GameError as error:
        raise GameError(reason("training-not-kept", why=error.message)) from error


def _set_aside() -> Kept:
    aside = next(name for n in count(1) if not (name := file().with_name(f"{file().name}.broken-{n}")).exists())
    try:
        os.replace(file(), aside)
    except OSError as error:
        return _untouched(error)
    return Kept(Record(), told=reason("training-file-broken", file=str(aside)))


def _untouched(error: OSError) -> Kept:
    """Begin anew, and leave the file as it is."""
    why = error.strerror or str(error)
    return Kept(Record(), writable=False, told=reason("training-file-unreadable", file=str(file()), reason=why))
