from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from audiogames.core.errors import BadRequest, reason
from audiogames.core.game import Json
from audiogames.core.input.values import read
from audiogames.core.registry import game_named
from audiogames.play.menus.new_table.tables import FIRST_TABLE
from audiogames.play.people import codes
from audiogames.play.people.evening.draw import Draw, Sizes, draw
from audiogames.play.people.person.participant import RequestRefused
from audiogames.play.table.names import are_alike, name_of
from audiogames.play.wire import plain

MOST_PEOPLE: Final = 60
MOST_ROUNDS: Final = 12
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 6

PART: Final = 60  # of a point, since up to six people share a place

Late: TypeAlias = Literal["share", "none", "wait"]
Phase: TypeAlias = Literal["preparing", "open", "round", "between", "over"]


class EveningPlan(NamedTuple):
    games: tuple[str, ...] = (FIRST_TABLE.game,) * 3
    least: int = 3
    most: int = 4
    fills: bool = False
    points: tuple[int, ...] = (5, 3, 2, 1)
    minutes: int = 0
    late: Late = "share"

    def sizes(self, number: int) -> Sizes:
        game = game_named(self.games[number])
        most = max(game.min_seats, min(self.most, game.max_seats))
        return Sizes(max(game.min_seats, min(self.least, most)), most, self.fills)


class Guest(NamedTuple):
    name: str
    digest: str
    is_here: bool = True


class RoundTable(NamedTuple):
    id: str
    code: str
    seats: int
    people: tuple[int, ...]
    tokens: tuple[str, ...]
    points: tuple[int, ...] | None = None  # in PARTs, by person, once they have played


class Round(NamedTuple):
    tables: tuple[RoundTable, ...]
    rests: tuple[int, ...]
    rest: int = 0  # points of those who rest

    @property
    def draw(self) -> Draw:
        return Draw(tuple(table.people for table in self.tables), self.rests)

    def points(self, person: int) -> int:
        if person in self.rests:
            return self.rest
        found = [table for table in self.tables if person in table.people]
        return sum((table.points or (0,) * table.seats)[table.people.index(person)] for table in found)

    def place(self, person: int) -> int | None:
        return next((at for at, table in enumerate(self.tables) if person in table.people), None)


class RankedGuest(NamedTuple):
    place: int
    person: int
    points: int


class EveningRecord(NamedTuple):
    plan: EveningPlan
    seed: int
    language: str
    is_open: bool = False
    guests: tuple[Guest, ...] = ()
    rounds: tuple[Round, ...] = ()
    left: float = 0.0  # seconds of the round


class Evening:
    def __init__(self, record: EveningRecord) -> None:
        self.plan, self.seed, self.language, self.is_open = record.plan, record.seed, record.language, record.is_open
        self.guests, self.rounds, self.left = list(record.guests), list(record.rounds), record.left

    @classmethod
    def restored(cls, record: Json) -> "Evening":
        return cls(
            read(EveningRecord, {name: value for name, value in record.items() if name in EveningRecord._fields})
        )

    def record(self) -> Json:
        guests, rounds = tuple(self.guests), tuple(self.rounds)
        now: Json = plain(EveningRecord(self.plan, self.seed, self.language, self.is_open, guests, rounds, self.left))
        return now

    @property
    def phase(self) -> Phase:
        if not self.is_open:
            return "preparing"
        if not self.rounds:
            return "open"
        if any(table.points is None for table in self.rounds[-1].tables):
            return "round"
        return "between" if len(self.rounds) < len(self.plan.games) else "over"

    # What the steward chooses.

    def choose(self, plan: EveningPlan) -> None:
        self.plan = plan

    def open(self) -> None:
        self.is_open = True

    # The people.

    def known(self, token: str) -> int | None:
        digest = codes.hashed(token).hex() if token else ""
        return next((at for at, guest in enumerate(self.guests) if guest.digest == digest), None)

    def come(self, person: int | None, name: str, token: str) -> None:
        if person is not None:
            self._put(person, is_here=True)
            return
        if len(self.guests) >= MOST_PEOPLE:
            raise RequestRefused("evening", reason("evening-full", number=MOST_PEOPLE))
        try:
            name = name_of(name)
        except BadRequest as wrong:
            raise RequestRefused("name", wrong.message) from wrong
        if alike := next((guest.name for guest in self.guests if are_alike(name, guest.name)), ""):
            raise RequestRefused("name-taken", reason("name-alike", name=alike))
        self.guests.append(Guest(name, codes.hashed(token).hex()))

    def leave(self, person: int) -> None:
        self._put(person, is_here=False)

    def _put(self, person: int, is_here: bool) -> None:
        self.guests[person] = self.guests[person]._replace(is_here=is_here)

    @property
    def present(self) -> list[int]:
        return [at for at, guest in enumerate(self.guests) if guest.is_here]

    # The rounds.

    @property
    def game(self) -> str:
        # Of the round that is played, or of the next one.
        number = len(self.rounds) - (self.phase == "round")
        return self.plan.games[min(number, len(self.plan.games) - 1)]

    @property
    def may_begin(self) -> bool:
        is_next = self.phase in ("open", "between")
        return is_next and bool(self.plan.sizes(len(self.rounds)).tables(len(self.present)))

    def begin(self) -> Round:
        number, past = len(self.rounds), [each.draw for each in self.rounds]
        wanted = [self.plan.sizes(each) for each in range(number, len(self.plan.games))]
        drawn = draw(self.present, past, wanted, self.seed + number)
        tables = (self._table(people, wanted[0]) for people in drawn.tables)
        self.rounds.append(Round(tuple(tables), drawn.rests))
        self.left = 60.0 * self.plan.minutes
        return self.rounds[-1]

    def _table(self, people: tuple[int, ...], sizes: Sizes) -> RoundTable:
        id, seats = codes.new_id(), max(len(people), sizes.least)
        return RoundTable(id, codes.new_code(), seats, people, tuple(codes.new_token(id) for _ in people))

    def pass_time(self, seconds: float) -> None:
        self.left = max(0.0, self.left - seconds)

    def count(self, at: int, places: Sequence[tuple[str, int]]) -> None:
        # By seat, a name and a place. Those who have left get nothing.
        table = self.rounds[-1].tables[at]
        points = []
        for seat, person in enumerate(table.people):
            name, place = places[seat]
            ties = sum(other == place for _, other in places)
            points.append(self._share(place, ties) if name == self.guests[person].name else 0)
        self._note(at, tuple(points))

    def break_off(self, at: int) -> None:
        table = self.rounds[-1].tables[at]
        share = 0 if self.plan.late == "none" else self._share(1, table.seats)
        self._note(at, (share,) * len(table.people))

    def _share(self, place: int, ties: int) -> int:
        return PART * sum(self.plan.points[place - 1 : place - 1 + ties]) // ties

    def _note(self, at: int, points: tuple[int, ...]) -> None:
        last = self.rounds[-1]
        tables = (*last.tables[:at], last.tables[at]._replace(points=points), *last.tables[at + 1 :])
        found = [each for table in tables for each in table.points or ()]
        is_over = all(table.points is not None for table in tables)
        self.rounds[-1] = last._replace(tables=tables, rest=sum(found) // len(found) if is_over else 0)

    def seat(self, person: int | None) -> tuple[int, RoundTable, str] | None:
        place = None if person is None or self.phase != "round" else self.rounds[-1].place(person)
        if place is None or person is None:
            return None
        table = self.rounds[-1].tables[place]
        return place, table, table.tokens[table.people.index(person)]

    def standings(self) -> list[RankedGuest]:
        found = [(person, sum(each.points(person) for each in self.rounds)) for person in range(len(self.guests))]
        places = {points: 1 + sum(other > points for _, other in found) for _, points in found}
        return sorted(RankedGuest(places[points], person, points) for person, points in found)


def new_evening(seed: int, language: str) -> Evening:
    return Evening(EveningRecord(EveningPlan(), seed, language))
