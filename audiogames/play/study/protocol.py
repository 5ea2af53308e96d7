"""The trials of a study: drawn from one seed, each stimulus as often as any other, in blocks."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol

from audiogames.core.chance import Generator
from audiogames.core.messages import Cue, Message
from audiogames.play.conversation import Conversation
from audiogames.play.training import module_path, trainings

PROTOCOL: Final = 1
"""Version of the protocol: it grows when seeds give other trials, since tables of both cannot be compared."""

SEEDS: Final = 10**9
"""Seeds are below this number: a spreadsheet keeps each of their digits."""


KNOWN: Final[Mapping[str, str]] = {
    "never": "study-known-never",
    "sometimes": "study-known-sometimes",
    "often": "study-known-often",
}
"""How often a listener has heard such sounds before, and the message of each."""


class Reader(Protocol):
    """Understands the answers to one trial."""

    def goes_on(self, typed: str) -> bool:
        """Whether a key continues an answer that was begun, although it means something else otherwise."""
        ...

    def read(self, typed: str) -> str | None:
        """Return the stimulus that was answered; None, after having said what is missing, where it is none yet."""
        ...


class Study(NamedTuple):
    """One study.

    `stimuli` are what is told apart. `blocks` has the condition of each block; the first stays the first, the others
    come in any order. `examples` are heard before the first trial, with their names. `cue` makes a stimulus audible, by
    a number below `draws` and a condition. `reader` understands the answers. `about` says what the study measures,
    `begin` how to answer, `ask` what each trial asks; `named` is the name of a stimulus.
    """

    name: str
    stimuli: tuple[str, ...]
    blocks: tuple[str, ...]
    examples: tuple[str, ...]
    draws: int
    cue: Callable[[str, int, str], Cue]
    reader: Callable[[Conversation], Reader]
    about: Message
    begin: Message
    ask: Message
    named: Callable[[str], Message]

    @property
    def size(self) -> int:
        """The number of trials."""
        return len(self.blocks) * len(self.stimuli)


class Trial(NamedTuple):
    """One question. `number` and `block` count from 1."""

    number: int
    block: int
    condition: str
    stimulus: str


def plan(study: Study, seed: int) -> tuple[Trial, ...]:
    """Return the trials in the order in which they are asked.

    A block has each stimulus once, and none is played twice running at its start.
    """
    generator = Generator(seed)
    first, *others = study.blocks
    conditions = [first, *(others[place] for place in generator.permutation(len(others)))]
    found: list[Trial] = []
    for block, condition in enumerate(conditions, 1):
        order = list(generator.permutation(len(study.stimuli)))
        if found and study.stimuli[order[0]] == found[-1].stimulus:
            order.append(order.pop(0))
        found += [Trial(len(found) + place, block, condition, study.stimuli[one]) for place, one in enumerate(order, 1)]
    return tuple(found)


def draw(study: Study, seed: int, trial: int, attempt: int) -> int:
    """Return the number by which the stimulus of a trial sounds; a trial that was missed sounds otherwise next time."""
    return Generator((seed * 1000 + trial) * 1000 + attempt).below(study.draws)


def studied() -> tuple[str, ...]:
    """Return the names of the trainings that have a study."""
    return tuple(name for name, training in trainings().items() if training.studied)


def study_of(name: str) -> Study:
    """Return the study of a training."""
    study: Study = _module(name).STUDY
    return study


def report_of(name: str) -> Callable[[Sequence[Any]], tuple[Message, ...]]:
    """Return what makes sentences of the tables of a study, one table a listener."""
    report: Callable[[Sequence[Any]], tuple[Message, ...]] = _module(name).report
    return report


def _module(name: str) -> Any:
    return import_module(module_path(name, "study"))
