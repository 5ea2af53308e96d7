"""Trainings of the ear at this computer: with its sounds, its own source of chance, and a file for what was learnt."""

import json
import secrets
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from audiogames.core.errors import GameError, reason, system_reason
from audiogames.core.messages import Message
from audiogames.local.computer import Computer
from audiogames.local.sound_player import audible
from audiogames.play.prompts import Talk
from audiogames.play.training import Below, Record, StoredRecord, TrainingScore, enter, record_of
from audiogames.storage.files import set_aside, text_in
from audiogames.storage.folders import paths
from audiogames.tactile.writing import write_text

R = TypeVar("R", bound=Record)

LARGEST: Final = 64 * 1024
"""Bytes of the largest file that is read. The fullest record of any takes a twentieth of them."""


class TrainingFile(Generic[R]):
    """The file of one training, by its name: the person's alone, and never half written. `record` is what it keeps."""

    def __init__(self, name: str, record: type[R]) -> None:
        self.name = name
        self._record = record

    @property
    def path(self) -> Path:
        """The path of the file, which need not exist."""
        return paths().decks.with_name("training") / self.name

    def load(self) -> StoredRecord[R]:
        """Read the record. A damaged file is renamed, `NAME.broken-1` or the next free number, and told."""
        try:
            if self.path.stat().st_size > LARGEST:
                raise ValueError
            return StoredRecord(self._record.of(json.loads(text_in(self.path.read_bytes()))))
        except FileNotFoundError:
            return StoredRecord(self._record())
        except OSError as error:
            return self._untouched(error)
        except (ValueError, RecursionError):
            return self._set_aside()

    def save(self, record: R) -> None:
        """Keep a record, whole or not at all. Raises GameError, whose message says why it could not be kept."""
        try:
            write_text(self.path, json.dumps(record.plain()) + "\n", overwrite=True, private=True)
        except GameError as error:
            raise GameError(reason("training-not-kept", why=error.message)) from error

    def _set_aside(self) -> StoredRecord[R]:
        try:
            aside = set_aside(self.path)
        except OSError as error:
            return self._untouched(error)
        return StoredRecord(self._record(), told=reason("training-file-broken", file=str(aside)))

    def _untouched(self, error: OSError) -> StoredRecord[R]:
        """Begin again, and leave the file as it is."""
        why: Message = reason("training-file-unreadable", file=str(self.path), reason=system_reason(error))
        return StoredRecord(self._record(), writable=False, told=why)


def training_file(name: str) -> TrainingFile[Any]:
    """Return the file of a training, by its name."""
    return TrainingFile(f"{name}.json", record_of(name))


def reached(name: str) -> TrainingScore:
    """Return how far somebody came in a training; nothing is set aside here, and nothing told."""
    try:
        kept = json.loads(text_in(TrainingFile(f"{name}.json", record_of(name)).path.read_bytes()))
        return record_of(name).of(kept).reached()
    except (OSError, ValueError, RecursionError):
        return record_of(name)().reached()


def train(computer: Computer, name: str, below: Below = secrets.randbelow) -> Talk[bool]:
    """Let a person train, by the name of the training; return whether it could be held with what is heard here."""
    found = yield from audible(computer)
    return (yield from enter(name, computer.conversation, training_file(name), below, found.why))
