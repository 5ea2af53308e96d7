"""Trainings: which there are, and what all share: a record that stays, how far it came, and chance of their own.

The training NAME of a game is the module `NAME_training` in its place for play (`Descriptor.play`), one of all games
the module `audiogames.play.trainings.NAME`: its RECORD is the class of the record, and its `train` is the talk.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from audiogames.core.errors import GameError
from audiogames.core.game import Training
from audiogames.core.messages import Message, menu_message
from audiogames.core.registry import GAMES
from audiogames.play.conversation import Conversation
from audiogames.play.prompts import Talk


class TrainingScore(NamedTuple):
    """How far somebody came in a training: the `share` that is known, from 0 to 1, and `words` once there are any."""

    share: float
    words: Message | None = None


class Record(Protocol):
    """The progress of one person: at first nothing, then plain data that a file can keep."""

    def reached(self) -> TrainingScore:
        """Return how far it came."""
        ...

    def plain(self) -> dict[str, Any]:
        """Return it as JSON can hold it."""
        ...

    @classmethod
    def of(cls, kept: object) -> Self:
        """Return it from what JSON held. Raises ValueError for what is none."""
        ...


R = TypeVar("R", bound=Record)

TRAININGS: Final = "audiogames.play.trainings"
"""The package of those that belong to no game."""

OF_ALL: Final = (Training("keys", ("keys", "touches")), Training("puzzles", ("puzzles", "problemes", "problèmes")))
"""The trainings that belong to no game."""

Below: TypeAlias = Callable[[int], int]
"""Draws a number from 0 up to, but not, another: no table's seed has a part in it."""


class StoredRecord(NamedTuple, Generic[R]):
    """A record that was read, or a new one if none could be read; `told` says why.

    `writable` is False where what stands there must be left alone.
    """

    record: R
    writable: bool = True
    told: Message | None = None


class Records(Protocol[R]):
    """The place where the record of a training stays."""

    def load(self) -> StoredRecord[R]:
        """Return what is there."""
        ...

    def save(self, record: R) -> None:
        """Keep a record, whole or not at all. Raises GameError, whose message says why it could not be kept."""
        ...


class Progress(Generic[R]):
    """The record during one visit. `told` says what was wrong with the one that was found."""

    def __init__(self, records: Records[R]) -> None:
        self._records = records
        self.record, self._writable, self.told = records.load()

    def keep(self) -> tuple[Message, ...]:
        """Keep the record as it is now; return what hinders that, once in a visit."""
        if not self._writable:
            return ()
        try:
            self._records.save(self.record)
        except GameError as error:
            self._writable = False
            return (error.message,)
        return ()


def trainings() -> dict[str, Training]:
    """Return all trainings by their names: those of games first, and of these those that need no sound."""
    found = [training for game in GAMES.values() for training in game.trainings]
    in_order = (*sorted(found, key=lambda training: training.needs_sound), *OF_ALL)
    return {training.name: training for training in in_order}


def training_called(word: str | None) -> Training | None:
    """Return the training that a word of the command line means: the first of all for no word, None for no training."""
    return next((one for one in trainings().values() if word is None or word.lower() in one.words), None)


def record_of(name: str) -> type[Record]:
    """Return the class of the record of a training."""
    record: type[Record] = _module(name).RECORD
    return record


def enter(
    name: str, conversation: Conversation, records: Records[Any], below: Below, unheard: Message | None = None
) -> Talk[bool]:
    """Let a person train until they leave; what was learnt is kept after each answer. Return whether it could be held.

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
