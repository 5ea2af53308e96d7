"""A real table without rules: its facts, and what follows."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import reduce
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

from audiogames.core.game import Json
from audiogames.core.input.values import Bounds, InvalidValue, read
from audiogames.storage.files import add_line, write_new
from audiogames.tactile.toml import own_folder

FORMAT: Final = 1
MOST_PEOPLE: Final = 20
SUFFIX: Final = ".table"

NOBODY: Final = -1
EACH: Final = -2  # every person has a hand on their own device

Sheet: TypeAlias = tuple[tuple[int | None, ...], ...]  # by round and person


class TableFact(NamedTuple):
    # `numbers`: the round, then points from this person on (score), the sides, 0 if thrown by hand, and dice (dice),
    # 1 or -1 for the direction (turn), 1 if hands are gathered too (gather). `cards`: a name (join).
    kind: Literal["hand", "open", "play", "gather", "dice", "score", "turn", "join", "leave"]
    person: Annotated[int, Bounds(0, MOST_PEOPLE - 1)] = 0
    cards: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()


class TableStep(NamedTuple):
    do: Literal["add", "correct", "undo", "redo"]
    fact: TableFact = TableFact("gather")
    place: int = 0  # of a corrected fact
    by: int = NOBODY  # who sees no hand but their own, NOBODY if the only hand is theirs


class FreeSetup(NamedTuple):
    format: Literal[1]
    deck: str
    names: tuple[str, ...]
    ear: Annotated[int, Bounds(EACH, MOST_PEOPLE - 1)]  # whose hand is kept, NOBODY or EACH
    least: bool


class FreeTable(NamedTuple):
    names: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    open: tuple[tuple[str, ...], ...]
    played: tuple[str, ...] = ()
    sheet: Sheet = ()
    turn: int = 0
    before: int = 0  # whose turn came before
    direction: int = 1

    def out(self, own: int | None) -> Counter[str]:
        hand = () if own is None else self.hands[own]
        return Counter((*hand, *self.played, *(card for cards in self.open for card in cards)))

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
    nothing: tuple[tuple[str, ...], ...] = ((),) * len(setup.names)
    return reduce(_after, facts, FreeTable(setup.names, nothing, nothing))


def _after(table: FreeTable, fact: TableFact) -> FreeTable:
    cards, person = fact.cards, fact.person
    if fact.kind == "join":
        names = (*table.names, *cards)
        sheet = tuple((*points, None if None in points else 0) for points in table.sheet)
        return table._replace(names=names, hands=(*table.hands, ()), open=(*table.open, ()), sheet=sheet)
    hand = table.hands[person]
    match fact.kind:
        case "hand":
            return table._replace(hands=_put(table.hands, person, (*hand, *cards)))
        case "open":
            hands = _put(table.hands, person, _without(hand, cards))
            return table._replace(hands=hands, open=_put(table.open, person, (*table.open[person], *cards)))
        case "play":
            in_hand = tuple((Counter(cards) & Counter(hand)).elements())
            hands = _put(table.hands, person, _without(hand, in_hand))
            rest = _without(table.open[person], _without(cards, in_hand))
            return table._replace(hands=hands, open=_put(table.open, person, rest), played=(*table.played, *cards))
        case "gather" if fact.numbers == (1,):
            nothing: tuple[tuple[str, ...], ...] = ((),) * len(table.names)
            return table._replace(hands=nothing, open=nothing, played=())
        case "gather":
            return table._replace(played=())
        case "score":
            return table._replace(sheet=_written(table.sheet, fact, len(table.names)))
        case "turn":
            return table._replace(turn=person, before=table.turn, direction=fact.numbers[0])
    return table


def _without(cards: Sequence[str], gone: Iterable[str]) -> tuple[str, ...]:
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def _put(lying: tuple[tuple[str, ...], ...], person: int, cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return (*lying[:person], cards, *lying[person + 1 :])


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


def sees(by: int, fact: TableFact) -> bool:
    return fact.kind != "hand" or by in (NOBODY, fact.person)


class _Change(NamedTuple):
    place: int
    before: TableFact | None
    fact: TableFact


class FactHistory:
    # What one person takes back leaves the secret facts of others where they are: places stay, and may be empty.

    def __init__(self) -> None:
        self._places: list[TableFact | None] = []
        self._done: list[_Change] = []
        self._undone: list[_Change] = []
        self.version = 0

    @property
    def facts(self) -> list[TableFact]:
        return [fact for fact in self._places if fact is not None]

    def do(self, step: TableStep) -> TableFact | None:
        """Return the fact that this changed, None for nothing."""
        self.version += 1
        if step.do == "undo":
            return self._undo(step.by)
        if step.do == "redo":
            return self._redo(step.by)
        place = len(self._places)
        if step.do == "correct":
            places = [at for at, fact in enumerate(self._places) if fact is not None]
            if not 0 <= step.place < len(places):
                return None
            place = places[step.place]
        else:
            self._places.append(None)
        change = _Change(place, self._places[place], step.fact)
        self._places[place] = step.fact
        if step.fact.kind == "leave":
            self._forget_hand(step.fact.person)
        elif step.fact.kind != "join":
            self._done.append(change)
            self._undone = [one for one in self._undone if not _is_of_same_people(step, one.fact)]
        return step.fact

    def _forget_hand(self, person: int) -> None:
        def is_theirs(fact: TableFact | None) -> bool:
            return fact is not None and fact.kind == "hand" and fact.person == person

        self._places = [None if is_theirs(fact) else fact for fact in self._places]
        self._done = [change for change in self._done if not is_theirs(change.fact)]
        self._undone = [change for change in self._undone if not is_theirs(change.fact)]

    def _undo(self, by: int) -> TableFact | None:
        change = _last_seen(self._done, by)
        if change is None:
            return None
        self._places[change.place] = change.before
        self._undone.append(change)
        return change.fact

    def _redo(self, by: int) -> TableFact | None:
        change = _last_seen(self._undone, by)
        if change is None:
            return None
        self._places[change.place] = change.fact
        self._done.append(change)
        return change.fact


def _last_seen(changes: list[_Change], by: int) -> _Change | None:
    at = next((at for at in reversed(range(len(changes))) if sees(by, changes[at].fact)), None)
    return None if at is None else changes.pop(at)


def _is_of_same_people(step: TableStep, other: TableFact) -> bool:
    # What nobody else may know neither keeps others from doing theirs again nor shows by it.
    if step.by == NOBODY:
        return True
    owner, others = (fact.person if fact.kind == "hand" else NOBODY for fact in (step.fact, other))
    return owner == others


class HeldTable:
    def __init__(self, setup: FreeSetup, history: FactHistory) -> None:
        self.setup = setup
        self.history = history
        self._counted: tuple[int, FreeTable] | None = None

    @property
    def table(self) -> FreeTable:
        if self._counted is None or self._counted[0] != self.history.version:
            self._counted = self.history.version, table_of(self.setup, self.history.facts)
        return self._counted[1]

    def keep(self, step: TableStep) -> TableFact | None:
        """Raises OSError or JournalUnwritable."""
        self.write(step)
        return self.history.do(step)

    def write(self, step: TableStep) -> None:
        raise NotImplementedError


# Where it is kept: a private file for each table, one line a step. The first line is its setup.


class KeptTable(HeldTable):
    def __init__(self, file: Path, setup: FreeSetup, history: FactHistory) -> None:
        super().__init__(setup, history)
        self.file = file

    def write(self, step: TableStep) -> None:
        add_line(self.file, json.dumps(as_record(step)))


def as_record(step: TableStep) -> Json:
    return {**step._asdict(), "fact": step.fact._asdict()}


def begin(setup: FreeSetup, deck: str) -> KeptTable:
    """Raises OSError."""
    text = json.dumps(setup._asdict()) + "\n"
    folder = own_folder("tables")
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return KeptTable(write_new(folder, deck, SUFFIX, text), setup, FactHistory())


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
