"""The table of a study: a row for each time that a trial was heard, as CSV that a spreadsheet opens."""

import csv
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from audiogames.play.study.protocol import KNOWN, PROTOCOL, SEEDS, Study, Trial, draw, plan


class Visit(NamedTuple):
    """What is the same in all rows of a table: see there."""

    study: str
    protocol: int
    program: str
    listener: str
    known: str
    listening: str
    language: str
    seed: int


class Row(NamedTuple):
    """One hearing of one trial, with all that is known of the listener.

    `listener` is a code of four letters. `answer` is empty where the trial was missed; `attempt` counts from 1.
    `seconds` go from the start of the sound to the answer.
    """

    study: str
    protocol: int
    program: str
    listener: str
    known: str
    listening: str
    language: str
    seed: int
    trial: int
    block: int
    condition: str
    stimulus: str
    attempt: int
    answer: str
    seconds: float


Table: TypeAlias = tuple[Row, ...]
"""The rows of one listener, in the order in which they were heard: at least one."""

COLUMNS: Final = Row._fields

MOST_ATTEMPTS: Final = 99
SLOWEST: Final = 86_400.0


class TableError(ValueError):
    """A table is damaged or not of this study. `line` is the number of the line, from 1."""

    def __init__(self, line: int) -> None:
        super().__init__(f"Line {line} is not of this study.")
        self.line = line


def as_csv(table: Iterable[Row]) -> str:
    """Return a table as CSV. No value has a comma, a quotation mark or a line break in it."""
    lines = [COLUMNS, *table]
    return "".join(",".join(map(str, line)) + "\n" for line in lines)


def from_csv(text: str, study: Study) -> Table:
    """Return the table of a text, which a spreadsheet may have parted by semicolons. Raises TableError."""
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines:
        raise TableError(1)
    parted = csv.reader(lines, delimiter=";" if ";" in lines[0] else ",")
    try:
        header, *found = parted
    except csv.Error:
        raise TableError(parted.line_num) from None
    if tuple(header) != COLUMNS or not found:
        raise TableError(1)
    rows: list[Row] = []
    trials: tuple[Trial, ...] = ()
    for line, values in enumerate(found, 2):
        try:
            row = _row(values, study)
            trials = trials or plan(study, row.seed)
            _check(row, rows, trials)
        except ValueError:
            raise TableError(line) from None
        rows.append(row)
    return tuple(rows)


def _row(values: Sequence[str], study: Study) -> Row:
    """Return the row of some texts. Raises ValueError."""
    if len(values) != len(COLUMNS):
        raise ValueError
    named = dict(zip(COLUMNS, values, strict=True))
    numbers = {name: int(named.pop(name)) for name in ("protocol", "seed", "trial", "block", "attempt")}
    seconds = float(named.pop("seconds").replace(",", "."))
    row = Row(**named, **numbers, seconds=seconds)  # type: ignore[arg-type]
    is_ours = row.study == study.name and row.protocol == PROTOCOL and 0 <= row.seed < SEEDS
    is_answer = row.answer in ("", *study.stimuli) and 0.0 <= row.seconds <= SLOWEST
    if not (
        is_ours and is_answer and 1 <= row.attempt <= MOST_ATTEMPTS and row.listener.isalnum() and row.known in KNOWN
    ):
        raise ValueError
    return row


def _check(row: Row, before: Sequence[Row], trials: Sequence[Trial]) -> None:
    """Raise ValueError for a row that the seed does not give, or that does not follow those before it."""
    if before and visit_of([row]) != visit_of(before):
        raise ValueError
    if not 1 <= row.trial <= len(trials) or trials[row.trial - 1] != (
        row.trial,
        row.block,
        row.condition,
        row.stimulus,
    ):
        raise ValueError
    same = [one for one in before if one.trial == row.trial]
    if row.attempt != len(same) + 1 or any(one.answer for one in same):
        raise ValueError


def visit_of(table: Sequence[Row]) -> Visit:
    """Return what is the same in all rows of a table."""
    row = table[0]
    return Visit(row.study, row.protocol, row.program, row.listener, row.known, row.listening, row.language, row.seed)


def answered(table: Iterable[Row]) -> list[Row]:
    """Return the rows with an answer."""
    return [row for row in table if row.answer]


def left(study: Study, seed: int, table: Sequence[Row]) -> list[Trial]:
    """Return the trials that are still to be answered: those that were missed come last in their block."""
    done = {row.trial for row in answered(table)}
    missed: dict[int, int] = {}
    for row in table:
        missed[row.trial] = missed.get(row.trial, 0) + 1
    todo = [trial for trial in plan(study, seed) if trial.number not in done]
    return sorted(todo, key=lambda trial: (trial.block, missed.get(trial.number, 0), trial.number))


def draw_of(study: Study, row: Row) -> int:
    """Return the number by which the stimulus of a row sounded."""
    return draw(study, row.seed, row.trial, row.attempt)
