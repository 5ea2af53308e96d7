"""A bot knows only what its seat sees and hears."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import shake_128
from typing import Any, Final, Protocol, TypeAlias

from audiogames.bots.search import Question, search
from audiogames.core.chance import Generator
from audiogames.core.game import Level, Manner
from audiogames.core.messages import Seat
from audiogames.core.registry import game_named
from audiogames.core.table import Table


class Bot(Protocol):
    """A program that plays at one seat.

    A choice depends only on the seed, the view, the actions in their order and the events heard. So a bot repeats its
    answer, and after an undo or a resumed game a new bot that hears the events plays the same.
    """

    def choose(self, view: Any, actions: Sequence[Any]) -> Any: ...

    def hesitates(self, view: Any, actions: Sequence[Any]) -> bool:
        """True if the bot may act but would rather let others act first."""
        ...

    def hear(self, events: Sequence[Any]) -> None: ...


SEARCH_SECONDS: Final = 0.4
RULE_SECONDS: Final = 0.05
"""Seconds that a bot may take if it searches, and if it goes by rules.

About twice, and ten times, the slowest choice of 150 on one core.
"""

VERSION: Final = 4
"""Grows whenever some bot would play differently at the same table."""

HUNDRED: Final = 100

LEVELS: Final = ("first-flight", "apprentice", "witch", "grand-witch", "arch-witch")
"""Weakest first. These names are stored in settings and journals."""

RANDOM: Final = "random"
"""Random legal actions: the reference for measuring levels."""


PROGRAM: Final = "program"

STANDS_IN: Final = "witch"

Maker: TypeAlias = Callable[[str, int, Bot], Bot]

PROGRAMS: Final[list[Maker]] = []
"""Makers of bots of the level PROGRAM. Empty if no program was seated."""


class LevelledBot:
    """Plays by the policy of its game, at one level (None: at random), with a memory if there is one.

    Its manner decides between actions of nearly equal worth.
    """

    def __init__(self, game: str, level: Level | None, seed: int, manner: Manner | None = None) -> None:
        self._game = game_named(game)
        self._level = level
        self._policy = game_named(game).policy.skilled(None if level is None else level.skill).mannered(manner)
        self._seed = seed
        self._memory = self._policy.blank(seed)
        self._compares = level is not None and bool(level.samples or level.simulations)

    @property
    def seconds(self) -> float:
        """Maximum seconds for an answer on a computer that is not too busy."""
        return SEARCH_SECONDS if self._compares else RULE_SECONDS

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        recalled = self._policy.recall(view, self._memory)
        chance = partial(chance_of, self._seed, recalled)
        if self._level is None:
            return actions[chance().below(len(actions))]
        if self._policy.manner == "forgetful" and self._policy.lapses(recalled, self._memory):
            return self._policy.blunder(recalled, actions)
        if self._level.slips:
            draw = chance()
            if draw.below(HUNDRED) < self._level.slips:
                return self._carelessly(recalled, actions, draw)
        if not self._compares:
            return self._policy.choose(recalled, actions)
        return search(Question(self._game, self._policy, recalled, actions, chance), self._level)

    def _carelessly(self, view: Any, actions: Sequence[Any], draw: Generator) -> Any:
        return self._policy.choose(view, actions) if self._compares else self._policy.slip(view, actions, draw)

    def hesitates(self, view: Any, actions: Sequence[Any]) -> bool:
        waiting = getattr(self._policy, "waiting", None)
        wait = None if waiting is None else waiting(view)
        return wait is not None and self.choose(view, (*actions, wait)) == wait

    def hear(self, events: Sequence[Any]) -> None:
        self._memory = self._policy.remember(self._memory, events)


def chance_of(seed: int, recalled: Any) -> Generator:
    """Depends only on a seed and a bot's knowledge."""
    return Generator(int.from_bytes(shake_128(repr((seed, recalled)).encode()).digest(8)))


def make_bot(game: str, level: str, seed: int = 0, manner: Manner | None = None) -> Bot:
    """`level` is one of LEVELS, RANDOM or PROGRAM. Raises UnknownGame, or ValueError for another level."""
    levels = game_named(game).policy.levels
    if level == PROGRAM:
        stand_in = make_bot(game, STANDS_IN, seed)
        return PROGRAMS[-1](game, seed, stand_in) if PROGRAMS else stand_in
    if level != RANDOM and level not in levels:
        raise ValueError(f"there is no level {level!r}: levels are {', '.join(LEVELS)}")
    return LevelledBot(game, levels.get(level), seed, manner)


def eager(table: Table, bots: Mapping[Seat, Bot]) -> tuple[Seat, ...]:
    """Bots that may act and do not hesitate. Only games with waiting ask them."""
    seats = tuple([seat for seat in table.to_act() if seat in bots])
    if not hasattr(game_named(table.game.name).policy, "waiting"):
        return seats
    legal = table.legal()
    return tuple(seat for seat in seats if not bots[seat].hesitates(table.view(seat), legal[seat]))


def next_to_act(table: Table, bots: Mapping[Seat, Bot], chance: Generator) -> Seat | None:
    """Draw from the eager bots, or None if time passes or people act.

    If all hesitate, no clock runs and nobody else may act, one of them acts anyway.
    """
    wanted = eager(table, bots)
    if not wanted and not runs(table) and set(table.to_act()) <= set(bots):
        wanted = table.to_act()
    return wanted[chance.below(len(wanted))] if wanted else None


def runs(table: Table) -> bool:
    return bool(getattr(table.view(None), "clock_runs", False))
