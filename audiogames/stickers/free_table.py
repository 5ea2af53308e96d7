"""A real table without rules: its facts, and what follows."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import reduce
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from audiogames.core.input.values import Bounds, InvalidValue, read
from audiogames.storage.files import add_line, write_new
from audiogames.tactile.toml import own_folder

FORMAT: Final = 1
MOST_PEOPLE: Final = 20
SUFFIX: Final = ".table"

Sheet: TypeAlias = tuple[tuple[int | None, ...], ...]
# By round and person


class TableFact(NamedTuple):
    # `numbers`: the round, then points from this person on (score), the sides, 0 if thrown by hand, and dice (dice),
    # 1 or -1 for the direction (turn), 1 if hands are gathered too (gather).
    kind: Literal["hand", "open", "play", "gather", "dice", "score", "turn"]
    person: Annotated[int, Bounds(0, MOST_PEOPLE - 1)] = 0
    cards: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()


class TableStep(NamedTuple):
    do: Literal["add", "correct", "undo", "redo"]
    fact: TableFact = TableFact("gather")
    place: int = 0  # of a corrected fact


class FreeSetup(NamedTuple):
    format: Literal[1]
    deck: str
    names: tuple[str, ...]
    ear: Annotated[int, Bounds(-1, MOST_PEOPLE - 1)]  # whose hand is kept, -1 for nobody
    least: bool


class FreeTable(NamedTuple):
    hand: tuple[str, ...]
    open: tuple[tuple[str, ...], ...]
    played: tuple[str, ...]
    sheet: Sheet
    turn: int
    before: int  # whose turn came before
    direction: int

    @property
    def out(self) -> Counter[str]:
        return Counter((*self.hand, *self.played, *(card for cards in self.open for card in cards)))

    @property
    def missing(self) -> tuple[int, int]:
        for number, points in enumerate(self.sheet):
            if None in points:
                return number, points.index(None)
        return len(self.sheet), 0

    @property
    def sums(self) -> tuple[int, ...]:
        return tuple(sum(points[person] or 0 for points in self.sheet) for person in range(len(self.open)))


def table_of(setup: FreeSetup, facts: Iterable[TableFact]) -> FreeTable:
    people = len(setup.names)
    return reduce(
        lambda table, fact: _after(table, fact, setup.ear), facts, FreeTable((), ((),) * people, (), (), 0, 0, 1)
    )


def _after(table: FreeTable, fact: TableFact, ear: int) -> FreeTable:
    cards, person = fact.cards, fact.person
    match fact.kind:
        case "hand":
            return table._replace(hand=(*table.hand, *cards))
        case "open":
            hand = _without(table.hand, cards) if person == ear else table.hand
            return table._replace(hand=hand, open=_put(table.open, person, (*table.open[person], *cards)))
        case "play":
            in_hand = tuple((Counter(cards) & Counter(table.hand)).elements()) if person == ear else ()
            rest = _without(table.open[person], _without(cards, in_hand))
            played = (*table.played, *cards)
            return table._replace(
                hand=_without(table.hand, in_hand), open=_put(table.open, person, rest), played=played
            )
        case "gather" if fact.numbers == (1,):
            return table._replace(hand=(), open=((),) * len(table.open), played=())
        case "gather":
            return table._replace(played=())
        case "score":
            return table._replace(sheet=_written(table.sheet, fact, len(table.open)))
        case "turn":
            return table._replace(turn=person, before=table.turn, direction=fact.numbers[0])
    return table


def _without(cards: Sequence[str], gone: Iterable[str]) -> tuple[str, ...]:
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def _put(open: tuple[tuple[str, ...], ...], person: int, cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return (*open[:person], cards, *open[person + 1 :])


def _written(sheet: Sheet, fact: TableFact, people: int) -> Sheet:
    at, *said = fact.numbers
    rounds: list[list[int | None]] = [[*points] for points in sheet]
    rounds += [[None] * people for _ in range(at + 1 - len(sheet))]
    rounds[at][fact.person : fact.person + len(said)] = said
    return tuple(map(tuple, rounds))


def is_by_hand(fact: TableFact) -> bool:
    return fact.kind == "dice" and not fact.numbers[0]


def with_other_die(fact: TableFact, right: int, wrong: int | None = None) -> tuple[TableFact, int] | None:
    """Return dice with one changed, by default the last, and its old number."""
    faces = fact.numbers[1:]
    if not is_by_hand(fact) or (wrong is not None and wrong not in faces):
        return None
    old = faces[-1] if wrong is None else wrong
    at = len(faces) - faces[::-1].index(old)
    changed = fact._replace(numbers=(*fact.numbers[:at], right, *fact.numbers[at + 1 :]))
    return None if right == old else (changed, old)


class FactHistory:
    def __init__(self) -> None:
        self.facts: list[TableFact] = []
        self._done: list[tuple[int, TableFact | None, TableFact]] = []
        self._undone: list[TableStep] = []

    def do(self, step: TableStep) -> TableFact | None:
        """Return the fact that this changed, None for nothing."""
        if step.do == "undo":
            return self._undo()
        if step.do == "redo":
            if not self._undone:
                return None
            step, left = self._undone[-1], self._undone[:-1]
        else:
            left = []
        if step.do == "correct" and not 0 <= step.place < len(self.facts):
            return None
        place = step.place if step.do == "correct" else len(self.facts)
        before = self.facts[place] if step.do == "correct" else None
        self.facts[place : place + 1] = [step.fact]
        self._done.append((place, before, step.fact))
        self._undone = left
        return step.fact

    def _undo(self) -> TableFact | None:
        if not self._done:
            return None
        place, before, fact = self._done.pop()
        self.facts[place : place + 1] = [] if before is None else [before]
        self._undone.append(TableStep("add" if before is None else "correct", fact, place))
        return fact


# Where it is kept: a private file for each table, one line a step. The first line is its setup.


class KeptTable(NamedTuple):
    file: Path
    setup: FreeSetup
    history: FactHistory


def begin(setup: FreeSetup, deck: str) -> KeptTable:
    """Raises OSError."""
    text = json.dumps(setup._asdict()) + "\n"
    folder = own_folder("tables")
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return KeptTable(write_new(folder, deck, SUFFIX, text), setup, FactHistory())


def keep(table: KeptTable, step: TableStep) -> TableFact | None:
    """Raises OSError, and changes nothing then."""
    add_line(table.file, json.dumps({**step._asdict(), "fact": step.fact._asdict()}))
    return table.history.do(step)


def last_table(deck: str) -> KeptTable | None:
    numbered = [
        (int(number), file)
        for file in own_folder("tables").glob(f"{deck}-*{SUFFIX}")
        if (number := file.stem.rpartition("-")[2]).isdecimal() and file.stem == f"{deck}-{number}"
    ]
    found = (_load(file) for _, file in sorted(numbered, reverse=True))
    return next((table for table in found if table is not None), None)


def _load(file: Path) -> KeptTable | None:
    try:
        first, *lines = file.read_bytes().splitlines()
        setup = read(FreeSetup, json.loads(first))
    except (OSError, ValueError, RecursionError):
        return None
    if not 1 <= len(setup.names) <= MOST_PEOPLE or setup.ear >= len(setup.names):
        return None
    history = FactHistory()
    for line in lines:
        try:
            step = read(TableStep, json.loads(line))
        except (InvalidValue, ValueError, RecursionError):
            continue  # torn by a crash, and so never answered
        if _fits(step.fact, len(setup.names)):
            history.do(step)
    return KeptTable(file, setup, history)


def _fits(fact: TableFact, people: int) -> bool:
    if fact.kind == "score":
        return len(fact.numbers) > 1 and 0 <= fact.numbers[0] < 1000 and fact.person + len(fact.numbers) - 1 <= people
    if fact.kind == "dice" and len(fact.numbers) < 2:
        return False
    return fact.person < people and (fact.kind != "turn" or fact.numbers in ((1,), (-1,)))
