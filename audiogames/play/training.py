"""Trainings: their list, and common parts: stored records, progress, and independent randomness.

The training NAME of a game is the module `NAME_training` in its place for play (`Descriptor.play`), that of no game the
module `audiogames.play.trainings.NAME`. RECORD is its class of record, and `train` is the talk.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from importlib import import_module
from typing import Any, Final, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar, get_type_hints

from audiogames.core.errors import GameError
from audiogames.core.game import Training
from audiogames.core.input.values import InvalidValue, entry
from audiogames.core.messages import Message, menu_message
from audiogames.core.registry import GAMES
from audiogames.play.conversation import Conversation
from audiogames.play.prompts import Talk


class TrainingScore(NamedTuple):
    """The known `share` is from 0 to 1. `words` exist once there are any."""

    share: float
    words: Message | None = None


@dataclass
class Record(ABC):
    """Initially empty. The types of its fields say which values of a file are read."""

    @abstractmethod
    def reached(self) -> TrainingScore: ...

    def plain(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def of(cls, kept: object) -> Self:
        """Raises ValueError."""
        kinds = get_type_hints(cls, include_extras=True)
        if not isinstance(kept, Mapping) or kept.keys() != kinds.keys():
            raise InvalidValue("table", kept)
        return cls(**{name: entry(kind, kept, name) for name, kind in kinds.items()})


R = TypeVar("R", bound=Record)

TRAININGS: Final = "audiogames.play.trainings"
"""The package of trainings that belong to no game."""

OF_ALL: Final = (Training("keys", ("keys", "touches")), Training("puzzles", ("puzzles", "problemes", "problèmes")))

Below: TypeAlias = Callable[[int], int]
"""From 0 up to, but not including, another number, independently of a table's seed."""


class StoredRecord(NamedTuple, Generic[R]):
    """A stored record, or a new one with the reason in `told`.

    `writable` is False if the stored one must not be overwritten.
    """

    record: R
    writable: bool = True
    told: Message | None = None


class Records(Protocol[R]):
    def load(self) -> StoredRecord[R]: ...

    def save(self, record: R) -> None:
        """Atomic. Raises GameError with the reason."""
        ...


class Progress(Generic[R]):
    """The record during one visit. `told` is a problem with the stored one."""

    def __init__(self, records: Records[R]) -> None:
        self._records = records
        self.record, self._writable, self.told = records.load()

    def keep(self) -> tuple[Message, ...]:
        """Return an error message, once per visit."""
        if not self._writable:
            return ()
        try:
            self._records.save(self.record)
        except GameError as error:
            self._writable = False
            return (error.message,)
        return ()


def trainings() -> dict[str, Training]:
    """First those of games, with silent ones before others."""
    found = [training for game in GAMES.values() for training in game.trainings]
    in_order = (*sorted(found, key=lambda training: training.needs_sound), *OF_ALL)
    return {training.name: training for training in in_order}


def training_called(word: str | None) -> Training | None:
    return next((one for one in trainings().values() if word is None or word.lower() in one.words), None)


def record_of(name: str) -> type[Record]:
    record: type[Record] = _module(name).RECORD
    return record


def enter(
    name: str, conversation: Conversation, records: Records[Any], below: Below, unheard: Message | None = None
) -> Talk[bool]:
    """Train until the person leaves, storing after each answer. Return True if the training was possible.

    `unheard` says why nothing can be heard.
    """
    if unheard is not None and trainings()[name].needs_sound:
        conversation.breath.answer(menu_message(f"train-{name}-needs-sound"), unheard)
        return False
    yield from _module(name).train(conversation, records, below, unheard)
    return True


def _module(name: str) -> Any:
    place = next((game.play for game in GAMES.values() if any(one.name == name for one in game.trainings)), None)
    return import_module(f"{TRAININGS}.{name}" if place is None else f"{place}.{name}_training")
