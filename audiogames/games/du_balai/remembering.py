"""What a bot has kept in mind of the dice, as people do: some are lost, some come back with another colour or symbol.

A die is kept or lost, right or wrong, at the moment at which it is heard; what was heard truly is kept nowhere.
"""

from collections.abc import Iterable, Sequence
from hashlib import shake_128
from typing import Final, NamedTuple

from audiogames.core.chance import Generator
from audiogames.decks.du_balai import DICE, FACES, SYMBOLS
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai.state import DICE_READ, Face
from audiogames.games.du_balai.view import View

HUNDRED: Final = 100


class Skill(NamedTuple):
    """How well a bot remembers: `span` dice of nine on average, `slips` in a hundred of them confused."""

    span: int
    slips: int


BEGINNER: Final = Skill(6, 10)
EXPERIENCED: Final = Skill(7, 5)
MASTER: Final = Skill(8, 2)
SKILLS: Final = (BEGINNER, EXPERIENCED, MASTER)

Mind = tuple[Face | None, ...]
"""The nine dice in the book as somebody remembers them: None where nothing is left."""
EMPTY: Final[Mind] = (None,) * DICE_READ


class Memory(NamedTuple):
    """What is left of this round's dice in the mind of each skill of SKILLS.

    `seed` is the bot's own, so that no two forget alike, and `rolls` counts the rounds, so that none is like another.
    """

    seed: int
    rolls: int = 0
    minds: tuple[Mind, ...] = (EMPTY,) * len(SKILLS)

    def mind(self, skill: Skill) -> Mind:
        """Return the dice as this skill remembers them."""
        return self.minds[SKILLS.index(skill)]


class Remembering(NamedTuple):
    """A view, and with it what its seat remembers."""

    view: View
    memory: Memory

    def __getattr__(self, name: str) -> object:
        """Give what the view has: whoever imagines hidden dice needs no memory."""
        return getattr(self.view, name)


def remembered(memory: Memory, events: Iterable[e.Event]) -> Memory:
    """Return the memory after hearing events that were cut for its seat."""
    for event in events:
        if isinstance(event, e.Rolled):
            memory = Memory(memory.seed, memory.rolls + 1)
            memory = _with(memory, tuple(enumerate(event.dice or ())), "roll")
        elif isinstance(event, e.DieTold):
            memory = _with(memory, ((event.die, event.face),), "roll")
        elif isinstance(event, e.DecreeLooked) and event.dice is not None:
            memory = _with(memory, tuple(enumerate(event.dice)), "decree")
    return memory


def _with(memory: Memory, heard: Sequence[tuple[int, Face]], when: str) -> Memory:
    """Return the memory with dice that were heard; what is heard once more may mend what was lost or wrong."""
    minds = []
    for skill, mind in zip(SKILLS, memory.minds, strict=True):
        kept = list(mind)
        for die, face in heard:
            again = _kept(face, skill, f"{memory.seed} {memory.rolls} {when} {die} {skill.span}")
            kept[die] = kept[die] if again is None else again
        minds.append(tuple(kept))
    return memory._replace(minds=tuple(minds))


def _kept(face: Face, skill: Skill, occasion: str) -> Face | None:
    """Return what stays of a face in the mind: itself, another one, or nothing."""
    draw = Generator(int.from_bytes(shake_128(occasion.encode()).digest(8)))
    if draw.below(DICE_READ) >= skill.span:
        return None
    if draw.below(HUNDRED) >= skill.slips:
        return face
    colour, symbol = divmod(face, len(SYMBOLS))
    if draw.below(2):
        return (1 - colour) * len(SYMBOLS) + symbol
    return colour * len(SYMBOLS) + (symbol + 1 + draw.below(len(SYMBOLS) - 1)) % len(SYMBOLS)


def chance_of(face: Face, mind: Mind) -> float:
    """Return how likely one of the dice that are lost from the mind shows this face."""
    none = 1.0
    for die, kept in enumerate(mind):
        if kept is None:
            none *= 1.0 - sum(FACES[face] == side for side in DICE[die]) / len(DICE[die])
    return 1.0 - none
