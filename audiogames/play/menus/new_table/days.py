"""The day's table: each day one deal per game, the same for everybody, without a network.

The deal follows from the day, the game and the versions of its rules and bots. The first try of a day counts, later
ones are practice. The result is one line to share.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final, NamedTuple, Protocol

from audiogames.bots.levels import VERSION as BOTS_VERSION
from audiogames.core.messages import Message, menu_message
from audiogames.core.registry import GAMES
from audiogames.play.conversation import Conversation
from audiogames.play.keys.questions import MenuLine, pick
from audiogames.play.menus.new_table.tables import FIRST_TABLE, Shelf, title
from audiogames.play.past.memory import Memories
from audiogames.play.prompts import Talk
from audiogames.play.table.advice import DAY
from audiogames.play.table.sitting import Sitting
from audiogames.settings import LastTable

OPEN_DAYS: Final = 7


class Day(NamedTuple):
    """By the player's own calendar."""

    year: int
    month: int
    day: int

    def __str__(self) -> str:
        return f"{self.year:04}-{self.month:02}-{self.day:02}"


class DayBook(Protocol):
    """Stores first tries, and knows today's date."""

    def last_days(self, count: int) -> Sequence[Day]: ...

    def first_tries(self) -> Mapping[tuple[str, str], str]: ...

    def note_try(self, day: str, game: str, name: str) -> None:
        """Raises OSError."""
        ...


class OwnShelf(Shelf, DayBook, Memories, Protocol): ...


def table_of(game: str) -> LastTable:
    """Bots are limited by counts and not by time."""
    return LastTable(game, FIRST_TABLE.seats, {}, FIRST_TABLE.levels)


def seed_of(day: Day, game: str) -> int:
    text = f"audiogames {day} {game} {GAMES[game].rules_version} {BOTS_VERSION}"
    return int.from_bytes(sha256(text.encode()).digest()[:8]) >> 1


def choose(conversation: Conversation, book: DayBook) -> Talk[tuple[Day, str] | None]:
    """None if the person goes back."""
    days, tries = book.last_days(OPEN_DAYS), book.first_tries()
    day = days[0]
    while True:
        games = [MenuLine(_line(game, str(day), tries), menu_message("about-day-game")) for game in GAMES]
        earlier = [MenuLine.explained("day-earlier")]
        usual = next((place for place, game in enumerate(GAMES) if (str(day), game) not in tries), None)
        place = yield from pick(conversation, menu_message("day-title", date=date(day)), [*games, *earlier], usual)
        if place is None:
            return None
        if place < len(games):
            return day, list(GAMES)[place]
        entries = [MenuLine(_day_line(one, tries)) for one in days]
        place = yield from pick(conversation, menu_message("day-which"), entries, 1)
        day = days[0] if place is None else days[place]


def _line(game: str, day: str, tries: Mapping[tuple[str, str], str]) -> Message:
    called = menu_message(title(game))
    return menu_message("day-played", game=called) if (day, game) in tries else called


def _day_line(day: Day, tries: Mapping[tuple[str, str], str]) -> Message:
    number = sum((str(day), game) in tries for game in GAMES)
    return menu_message("day-line", date=date(day), number=number, all=len(GAMES))


def date(day: Day) -> Message:
    return menu_message("day-date", day=day.day, month=day.month, year=str(day.year))


def day_of(sitting: Sitting) -> str:
    """Empty for another table."""
    day = sitting.table.notes.get(DAY)
    return day if isinstance(day, str) else ""


def result_line(sitting: Sitting) -> Message:
    """One line, without revealing the deal."""
    table, seat = sitting.table, sitting.seating.people[0]
    year, month, day = map(int, day_of(sitting).split("-"))
    ahead = sum(score > table.scores[seat] for score in table.scores)
    rank = 1 if seat in table.winners else max(2, ahead + 1)
    return menu_message(
        "day-result",
        game=menu_message(title(sitting.game.name)),
        date=date(Day(year, month, day)),
        rank=rank,
        seats=len(table.scores),
        points=table.scores[seat],
        rules=sitting.game.rules_version,
        bots=BOTS_VERSION,
    )
