from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from audiogames.bots.levels import Bot, LevelledBot, make_bot, next_to_act
from audiogames.core.chance import Generator
from audiogames.core.events import heard
from audiogames.core.messages import NOBODY, Seat
from audiogames.core.table import Table
from audiogames.play.table.seating import Seating


class BotQuestion(NamedTuple):
    """Answered here or elsewhere while `version` is current."""

    seat: Seat
    version: int
    bot: Bot
    view: Any
    actions: tuple[Any, ...]

    def answer(self) -> Any:
        return self.bot.choose(self.view, self.actions)

    @property
    def seconds(self) -> float:
        """Minimum seconds before the answer is handed in. A third-party bot sets its own pace."""
        return self.bot.seconds if isinstance(self.bot, LevelledBot) else 0.0


class Bots:
    def __init__(self, table: Table, seating: Seating) -> None:
        self._table = table
        self._seating = seating
        self._lots = Generator(table.seed)
        self._bots: dict[Seat, Bot] = {}
        self._asked: dict[Seat, BotQuestion] = {}
        self.waited_for: frozenset[str] = NOBODY
        """The next bot waits for the listeners at these devices."""
        self.sit_down()

    def __bool__(self) -> bool:
        return bool(self._bots)

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._bots

    def __getitem__(self, seat: Seat) -> Bot:
        return self._bots[seat]

    def items(self) -> list[tuple[Seat, Bot]]:
        return list(self._bots.items())

    @property
    def _levels(self) -> dict[Seat, str]:
        if self._table.companion is not None:  # no bot holds real cards
            return {}
        return {**self._seating.levels, **self._seating.stand_ins}

    def level(self, seat: Seat) -> str:
        return self._seating.stand_ins.get(seat) or self._seating.levels[seat]

    def sit_down(self) -> None:
        table = self._table
        self._bots = {
            seat: make_bot(table.game.name, level, table.seed * 31 + seat, self._seating.manner(seat))
            for seat, level in self._levels.items()
        }
        self._asked = {seat: question for seat, question in self._asked.items() if seat in self._bots}
        for step in table.steps:
            self.hear(step.events_for(self._bots))

    def sit_down_anew(self) -> None:
        """Only if their seats have changed."""
        if set(self._bots) != self._levels.keys():
            self.sit_down()

    def hear(self, events: Sequence[Any]) -> None:
        for seat, bot in self._bots.items():
            bot.hear(heard(events, seat))

    def to_act(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self._table.to_act() if seat in self._bots)

    def next_to_act(self) -> Seat | None:
        return next_to_act(self._table, self._bots, self._lots)

    def hesitates(self, seat: Seat) -> bool:
        return self._bots[seat].hesitates(self._table.view(seat), self._table.legal()[seat])

    def question(self, seat: Seat) -> BotQuestion:
        table = self._table
        return BotQuestion(seat, table.version, self._bots[seat], table.view(seat), table.legal()[seat])

    def ask(self, question: BotQuestion) -> None:
        self._asked[question.seat] = question

    def asked(self, seat: Seat) -> BotQuestion | None:
        return self._asked.get(seat)

    def answered(self, question: BotQuestion) -> None:
        asked = self._asked.get(question.seat)
        if asked is not None and asked.version == question.version:
            del self._asked[question.seat]

    def forget_stale(self) -> list[Seat]:
        """Return the seats of the bots of dropped questions."""
        stale = [seat for seat, question in self._asked.items() if question.version != self._table.version]
        for seat in stale:
            del self._asked[seat]
        return stale

    @property
    def questions(self) -> tuple[BotQuestion, ...]:
        return tuple(one for one in self._asked.values() if one.version == self._table.version)

    def wait_for(self, device: str, waits: bool) -> None:
        self.waited_for = self.waited_for | {device} if waits else self.waited_for - {device} or NOBODY

    def waits_for(self, device: str) -> bool:
        return device in self.waited_for

    def wait_only_for(self, devices: Iterable[str]) -> None:
        self.waited_for = frozenset(devices) or NOBODY
