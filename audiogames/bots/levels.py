"""Bots by level of strength, and which of them acts. A bot is told what its seat sees and hears, and nothing else."""

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

    The choice depends on the seed, the view, the actions in their order and what was heard, on nothing else: asked
    again, a bot says the same, and after an undo or a resumed game a new one that hears the events goes on alike.
    """

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        """Return one of `actions`, those that are legal for the view's seat."""
        ...

    def hesitates(self, view: Any, actions: Sequence[Any]) -> bool:
        """Whether the bot, which may act, would rather let others do so first: where nobody must act at once."""
        ...

    def hear(self, events: Sequence[Any]) -> None:
        """Take notice of events that were cut for the seat (`core.events.heard`)."""
        ...


SEARCH_SECONDS: Final = 0.4
RULE_SECONDS: Final = 0.05
"""Seconds in which a bot answers that compares what might come, and one that goes by rules: about twice, and ten times,
what the slowest choice of 150 took on one core."""

VERSION: Final = 4
"""Grows whenever a bot of some level would play otherwise at the same table: a day's table is another one then."""

HUNDRED: Final = 100

LEVELS: Final = ("first-flight", "apprentice", "witch", "grand-witch", "arch-witch")
"""The levels that people choose from, weakest first. These names are kept in settings and journals."""

RANDOM: Final = "random"
"""Any action whatever: no level for people, but what the levels are measured against."""


PROGRAM: Final = "program"
"""The word for a bot that is a program of somebody else (`bots.programs`)."""

STANDS_IN: Final = "witch"
"""The level of the bot that plays where such a program is silent, or not there."""

Maker: TypeAlias = Callable[[str, int, Bot], Bot]
"""Makes the bot of a program, of a game's name, a seed and the bot that stands in."""

PROGRAMS: Final[list[Maker]] = []
"""What makes bots of the level PROGRAM; empty where no program was seated."""


class LevelledBot:
    """A bot that plays by the policy of its game, at one level (None: at random), with a memory if there is one.

    Its manner decides between actions that its level finds about as good.
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
        """The seconds in which it answers whatever it holds, on a computer that is not too busy."""
        return SEARCH_SECONDS if self._compares else RULE_SECONDS

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        """Return one of `actions` (`Bot.choose`)."""
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
        """Whether it would rather wait than act (`Bot.hesitates`): only where its policy says how to wait."""
        waiting = getattr(self._policy, "waiting", None)
        wait = None if waiting is None else waiting(view)
        return wait is not None and self.choose(view, (*actions, wait)) == wait

    def hear(self, events: Sequence[Any]) -> None:
        """Remember what can be of use later (`Bot.hear`)."""
        self._memory = self._policy.remember(self._memory, events)


def chance_of(seed: int, recalled: Any) -> Generator:
    """Return a source of chance that depends on nothing but a seed and what a bot knows."""
    return Generator(int.from_bytes(shake_128(repr((seed, recalled)).encode()).digest(8)))


def make_bot(game: str, level: str, seed: int = 0, manner: Manner | None = None) -> Bot:
    """Return a bot for one seat of a game, at a level of LEVELS, RANDOM or PROGRAM, with a manner or none.

    Raises UnknownGame, or ValueError if there is no such level.
    """
    levels = game_named(game).policy.levels
    if level == PROGRAM:
        stand_in = make_bot(game, STANDS_IN, seed)
        return PROGRAMS[-1](game, seed, stand_in) if PROGRAMS else stand_in
    if level != RANDOM and level not in levels:
        raise ValueError(f"there is no level {level!r}: levels are {', '.join(LEVELS)}")
    return LevelledBot(game, levels.get(level), seed, manner)


def eager(table: Table, bots: Mapping[Seat, Bot]) -> tuple[Seat, ...]:
    """Return the bots that may act and do not hesitate; they are asked only in games in which one may wait."""
    seats = tuple([seat for seat in table.to_act() if seat in bots])
    if not hasattr(game_named(table.game.name).policy, "waiting"):
        return seats
    legal = table.legal()
    return tuple(seat for seat in seats if not bots[seat].hesitates(table.view(seat), legal[seat]))


def next_to_act(table: Table, bots: Mapping[Seat, Bot], chance: Generator) -> Seat | None:
    """Return the bot that acts, one of those that are eager by lot; None where time is to pass, or people act.

    Where all hesitate, no clock runs and nobody else may act, one of them acts nevertheless.
    """
    wanted = eager(table, bots)
    if not wanted and not runs(table) and set(table.to_act()) <= set(bots):
        wanted = table.to_act()
    return wanted[chance.below(len(wanted))] if wanted else None


def runs(table: Table) -> bool:
    """Whether a clock runs at the table."""
    return bool(getattr(table.view(None), "clock_runs", False))
