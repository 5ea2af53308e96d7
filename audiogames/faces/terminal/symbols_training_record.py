"""What an ear has learnt of the symbols on the dice, and the file that keeps it: the person's alone."""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Final

from audiogames.core.errors import GameError, reason
from audiogames.core.messages import Message
from audiogames.decks.du_balai import FACES
from audiogames.settings import paths
from audiogames.tactile.writing import write_text

KEPT: Final = 5
"""First answers kept of each face: what an ear could not do weeks ago says little of what it can do now."""

SURE: Final = 3
"""So many right answers running make a face known."""

LARGEST: Final = 16 * 1024
"""Bytes: the fullest record takes a fifth of it."""


@dataclass
class Record:
    """`best` is how many faces of one round were right at once; `answers` holds for each face whether they were."""

    best: int = 0
    answers: dict[str, list[bool]] = field(default_factory=dict)

    def add(self, face: str, right: bool) -> None:
        """Write down the first answer of a round to a face."""
        self.answers[face] = [*self.answers.get(face, []), right][-KEPT:]

    def known(self) -> tuple[str, ...]:
        """Return the faces that are told apart by now, in the order of the deck."""
        return tuple(face for face in FACES if self.answers.get(face, [])[-SURE:] == [True] * SURE)

    def weak(self) -> tuple[str, ...]:
        """Return the faces of which the latest answer was wrong."""
        return tuple(face for face in FACES if self.answers.get(face, [True])[-1] is False)

    def plain(self) -> dict[str, Any]:
        """Return it as a file can hold it."""
        return {"best": self.best, "answers": self.answers}


def file() -> Path:
    """Return where the record stands, which need not be there."""
    return paths().decks.with_name("training") / "symbols.json"


def load() -> tuple[Record, Message | None]:
    """Read the record; what is to be told where none could be read. A damaged file is kept under another name."""
    try:
        if file().stat().st_size > LARGEST:
            raise ValueError
        return _read(json.loads(file().read_text(encoding="utf-8"))), None
    except FileNotFoundError:
        return Record(), None
    except OSError as error:
        return Record(), _unreadable(error)
    except (ValueError, RecursionError):
        aside = next(name for n in count(1) if not (name := file().with_name(f"{file().name}.broken-{n}")).exists())
        try:
            os.replace(file(), aside)
        except OSError as error:
            return Record(), _unreadable(error)
        return Record(), reason("training-file-broken", file=str(aside))


def save(record: Record) -> None:
    """Keep a record, whole or not at all. Raises GameError, whose message says why it could not be kept."""
    try:
        write_text(file(), json.dumps(record.plain()) + "\n", overwrite=True, private=True)
    except GameError as error:
        raise GameError(reason("training-not-kept", why=error.message)) from error


def _read(kept: object) -> Record:
    """Return a record from what a file held. Raises ValueError."""
    if not isinstance(kept, Mapping) or kept.keys() != Record().plain().keys():
        raise ValueError
    best, answers = kept["best"], kept["answers"]
    if isinstance(best, bool) or not isinstance(best, int) or not 0 <= best <= len(FACES):
        raise ValueError
    if not isinstance(answers, Mapping) or not set(answers) <= set(FACES):
        raise ValueError
    for found in answers.values():
        if not isinstance(found, list) or len(found) > KEPT or not all(isinstance(right, bool) for right in found):
            raise ValueError
    return Record(best, {face: list(found) for face, found in answers.items()})


def _unreadable(error: OSError) -> Message:
    return reason("training-file-unreadable", file=str(file()), reason=error.strerror or str(error))
