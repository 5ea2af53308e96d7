"""Memories of people's games: their storage, summaries, and goals.

Only people whom this computer was asked to remember are stored, by the names of their seats. Each game counts once, by
the name of its journal.
"""

import csv
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from audiogames.bots.levels import LEVELS
from audiogames.core.game import Feat
from audiogames.core.messages import Items, Message, Seat, menu_message
from audiogames.core.registry import GAMES, game_named
from audiogames.play.table.seating import who_sits
from audiogames.play.table.sitting import Sitting

COLUMNS: Final = ("name", "day", "game", "seats", "level", "points", "won", "feats", "id")

PEOPLE_ALONE: Final = "people"


class RememberedGame(NamedTuple):
    """`id` is the name of its journal, `name` that of the seat, or empty.

    `level` is that of the strongest bot, or PEOPLE_ALONE. `feats` has the value of each feat.
    """

    name: str
    day: str
    game: str
    seats: int
    level: str
    points: int
    won: bool
    feats: Mapping[str, int]
    id: str


class StoredMemory(NamedTuple):
    """`aside` is the place of a damaged file."""

    games: Sequence[RememberedGame]
    aside: str | None = None


class Memories(Protocol):
    def remembered(self) -> StoredMemory: ...

    def remember(self, games: Sequence[RememberedGame]) -> None:
        """Each game once. Raises OSError."""
        ...

    def forget(self, name: str) -> None:
        """Raises OSError."""
        ...

    def write_out(self, stem: str, suffix: str, text: str) -> str:
        """Return the place of a file for the person. Raises OSError."""
        ...


def game_of(sitting: Sitting, seat: Seat, id: str, day: str) -> RememberedGame:
    table, game = sitting.table, sitting.game
    levels = [LEVELS.index(level) for level in who_sits(table) if level in LEVELS]
    events = sitting.hearing.events(0, len(table.steps), seat)
    feats = {feat.name: number for feat in game.feats if (number := feat.of(events, seat))}
    return RememberedGame(
        table.names[seat] or "",
        day,
        game.name,
        len(table.scores),
        LEVELS[max(levels)] if levels else PEOPLE_ALONE,
        table.scores[seat],
        seat in table.winners,
        feats,
        id,
    )


def of_people(sitting: Sitting, names: Iterable[str], id: str, day: str) -> dict[Seat, RememberedGame]:
    """By seat, for people with these names who played to the end."""
    wanted = {*names}
    own = [
        seat
        for seat in sitting.seating.people
        if sitting.seats.plays(seat) and (sitting.table.names[seat] or "") in wanted
    ]
    return {seat: game_of(sitting, seat, id, day) for seat in own}


def plain(game: RememberedGame) -> dict[str, Any]:
    return game._asdict()


# Summaries.


class Sum(NamedTuple):
    games: int
    won: int
    points: int
    best: int

    @property
    def mean(self) -> int:
        return round(self.points / self.games)


def summed(games: Sequence[RememberedGame]) -> Sum:
    points = [game.points for game in games]
    return Sum(len(games), sum(game.won for game in games), sum(points), max(points))


def streaks(games: Iterable[RememberedGame]) -> tuple[int, int]:
    row = most = 0
    for game in games:
        row = row + 1 if game.won else 0
        most = max(most, row)
    return row, most


def best_feats(game: str, games: Sequence[RememberedGame]) -> list[tuple[Feat, int]]:
    found = ((feat, max((one.feats.get(feat.name, 0) for one in games), default=0)) for feat in game_named(game).feats)
    return [(feat, number) for feat, number in found if number]


def feat_name(game: str, feat: Feat, number: int) -> Message:
    return menu_message(f"feat-{game}-{feat.name}".replace("_", "-"), number=number)


def told(games: Sequence[RememberedGame]) -> list[Message]:
    lines: list[Message] = []
    for name in GAMES:
        own = [game for game in games if game.game == name]
        if not own:
            continue
        lines += [_of_game(name, own), *_rows(name, own)]
    return lines


def _of_game(name: str, own: Sequence[RememberedGame]) -> Message:
    found, (now, most) = summed(own), streaks(own)
    feats = Items(tuple(feat_name(name, feat, number) for feat, number in best_feats(name, own)), "comma")
    called = menu_message(f"title-{name}".replace("_", "-"))
    return menu_message(
        "memory-game",
        game=called,
        number=found.games,
        won=found.won,
        mean=found.mean,
        best=found.best,
        row=now,
        most=most,
        feats=feats,
        any="yes" if feats.messages else "no",
    )


def rows(games: Sequence[RememberedGame]) -> dict[tuple[int, str], list[RememberedGame]]:
    order = (*LEVELS, PEOPLE_ALONE)
    keys = sorted({(game.seats, game.level) for game in games}, key=lambda key: (key[0], _place(order, key[1])))
    return {key: [game for game in games if (game.seats, game.level) == key] for key in keys}


def _place(order: Sequence[str], level: str) -> int:
    return order.index(level) if level in order else len(order)


def level_name(level: str) -> Message:
    return menu_message(f"level-{level}") if level in LEVELS else menu_message("memory-people")


def _rows(name: str, own: Sequence[RememberedGame]) -> list[Message]:
    return [
        menu_message(
            "memory-row",
            seats=seats,
            level=level_name(level),
            number=found.games,
            won=found.won,
            mean=found.mean,
            best=found.best,
        )
        for (seats, level), games in rows(own).items()
        for found in (summed(games),)
    ]


# Small goals.


def goals(game: RememberedGame, before: Sequence[RememberedGame]) -> list[Message]:
    earlier = [one for one in before if one.game == game.game]
    lines = []
    for feat in game_named(game.game).feats:
        now, best = game.feats.get(feat.name, 0), max((one.feats.get(feat.name, 0) for one in earlier), default=0)
        reached = [goal for goal in feat.goals if best < goal <= now]
        if not reached:
            continue
        left = next((goal for goal in feat.goals if goal > now), None)
        arguments = {"goal": feat_name(game.game, feat, reached[-1])}
        if left is None:
            lines.append(menu_message("goal-last", **arguments))
        else:
            lines.append(menu_message("goal-reached", **arguments, next=feat_name(game.game, feat, left)))
    return lines


# What leaves the program.


def as_csv(games: Sequence[RememberedGame]) -> str:
    """One game per line after a header (RFC 4180)."""
    lines = _Lines()
    table = csv.writer(lines)
    table.writerow(COLUMNS)
    table.writerows([_safe(str(field)) for field in _fields(game)] for game in games)
    return "".join(lines)


class _Lines(list[str]):
    def write(self, line: str) -> None:
        self.append(line)


def _fields(game: RememberedGame) -> tuple[object, ...]:
    feats = ";".join(f"{name}={number}" for name, number in sorted(game.feats.items()))
    return (*game[:6], int(game.won), feats, game.id)


def _safe(field: str) -> str:
    """No spreadsheet takes the field for a formula."""
    return f"'{field}" if field[:1] in ("=", "+", "-", "@") and not field.lstrip("-").isdigit() else field
