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
"""Maximum bytes of a file. The fullest record takes a twentieth."""


class TrainingFile(Generic[R]):
    def __init__(self, name: str, record: type[R]) -> None:
        self.name = name
        self._record = record

    @property
    def path(self) -> Path:
        return paths().decks.with_name("training") / self.name

    def load(self) -> StoredRecord[R]:
        """A damaged file is renamed, `NAME.broken-1` or the next free number, and announced."""
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
        """Atomic. Raises GameError with the reason."""
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
        """Start with a new record, without changing the unreadable file."""
        why: Message = reason("training-file-unreadable", file=str(self.path), reason=system_reason(error))
        return StoredRecord(self._record(), writable=False, told=why)


def training_file(name: str) -> TrainingFile[Any]:
    return TrainingFile(f"{name}.json", record_of(name))


def reached(name: str) -> TrainingScore:
    """Without side effects."""
    try:
        kept = json.loads(text_in(TrainingFile(f"{name}.json", record_of(name)).path.read_bytes()))
        return record_of(name).of(kept).reached()
    except (OSError, ValueError, RecursionError):
        return record_of(name)().reached()


def train(computer: Computer, name: str, below: Below = secrets.randbelow) -> Talk[bool]:
    """Return True if the training was possible with the sounds here."""
    found = yield from audible(computer)
    return (yield from enter(name, computer.conversation, training_file(name), below, found.why))
