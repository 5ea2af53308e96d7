"""Study of the barrels: 130 shakes, how many pebbles each sounds like, and how far that spreads about the truth.

The model listener is the ear of the bots, which takes as much from a rattle as a listener that has learnt from
thousands. It hears the very shakes that the person heard.
"""

from collections import Counter
from collections.abc import Sequence
from math import exp, log
from statistics import fmean
from typing import Final, NamedTuple, cast

from audiogames.core.errors import reason
from audiogames.core.messages import Cue, Items, Message
from audiogames.games.zapp_zerapp.descriptor import BARREL
from audiogames.games.zapp_zerapp.percept import DRAWS, Difficulty, percept
from audiogames.games.zapp_zerapp.percept.ears import estimate
from audiogames.play.commands import DIGITS, echo
from audiogames.play.conversation import Conversation
from audiogames.play.keys.answers import not_understood
from audiogames.play.keys.questions import help_message
from audiogames.play.modes.zapp_zerapp.barrels_training import MOST
from audiogames.play.study.figures import Figure, deviation, over_people, percent, share, spread
from audiogames.play.study.protocol import Study
from audiogames.play.study.sentences import listener_told, people_told, share_told
from audiogames.play.study.table import Row, Table, answered, draw_of

BLOCKS: Final[tuple[Difficulty, ...]] = (*("normal",) * 6, *("easy",) * 2, *("hard",) * 2)
"""Most shakes are normal ones: a spread from 78 answers is known to a twelfth."""

EXAMPLES: Final = (1, 3, 5, 8, MOST)

CONDITIONS: Final = {
    "normal": "study-barrels-normal",
    "easy": "study-barrels-easy",
    "hard": "study-barrels-hard",
}
"""The message of each kind of shake, in the order of the figures."""

FEWEST: Final = 10
"""Answers from which a spread is told."""


class _Reader:
    """Reads numbers; key by key, 1 waits for a second digit or for Enter."""

    def __init__(self, conversation: Conversation) -> None:
        self._conversation = conversation
        self._one = False

    def goes_on(self, typed: str) -> bool:
        return self._one and (not typed or typed in DIGITS)

    def read(self, typed: str) -> str | None:
        before = "1" if self.goes_on(typed) else ""
        self._one = False
        if typed == "1" and not before and self._conversation.device.keys == "single":
            self._one = True
            self._conversation.answer(help_message("training-one-or-more"))
            return None
        number = before + typed.strip()
        if not (number.isdigit() and number.isascii()):
            self._conversation.answer(not_understood(typed, help_message))
            return None
        digits = number.lstrip("0") or "0"
        if len(digits) > 2 or not 1 <= int(digits) <= MOST:
            self._conversation.answer(reason("training-out", typed=echo(number), last=MOST))
            return None
        return digits


def _cue(stimulus: str, draw: int, condition: str) -> Cue:
    heard = percept(int(stimulus), draw, cast(Difficulty, condition))
    return Cue(BARREL, "hand-right", private=True, percept=heard)


def _named(stimulus: str) -> Message:
    return help_message("study-barrels-example", number=int(stimulus))


STUDY: Final = Study(
    name="barrels",
    stimuli=tuple(str(number) for number in range(1, MOST + 1)),
    blocks=BLOCKS,
    examples=tuple(map(str, EXAMPLES)),
    draws=DRAWS,
    cue=_cue,
    reader=_Reader,
    about=help_message("study-barrels-about"),
    begin=help_message("study-barrels-begin", last=MOST),
    ask=help_message("training-how-many"),
    named=_named,
)


# What answers come to.


class Told(NamedTuple):
    """One answer: how many pebbles there were, how many the person said, and how many the model said."""

    number: int
    person: int
    model: int


def told(row: Row) -> Told:
    """Return the answer of a row beside that of the model, which heard the same shake."""
    heard = percept(int(row.stimulus), draw_of(STUDY, row), cast(Difficulty, row.condition))
    model = min(MOST, max(1, round(exp(estimate(heard)))))
    return Told(int(row.stimulus), int(row.answer), model)


def off(number: int, answer: int) -> float:
    """Return how far an answer is off, as a natural logarithm: positive for too many."""
    return log(answer) - log(number)


def report(tables: Sequence[Table]) -> tuple[Message, ...]:
    """Return what the answers of some listeners come to, in sentences."""
    found = [{condition: _of(table, condition) for condition in CONDITIONS} for table in tables]
    lines: list[Message] = []
    for table, by_condition in zip(tables, found, strict=True):
        lines.append(listener_told(table, STUDY))
        for condition, answers in by_condition.items():
            if len(answers) >= FEWEST:
                lines += _spread_told(condition, answers)
    for condition in CONDITIONS:
        enough = [one[condition] for one in found if len(one[condition]) >= FEWEST]
        if len(enough) > 1:
            lines += _people_told(condition, enough)
    pooled = [answer for one in found for answers in one.values() for answer in answers]
    if pooled:
        lines.append(help_message("study-barrels-by-number"))
        lines += [
            _number_told(number, pooled) for number in range(1, MOST + 1) if any(number == one[0] for one in pooled)
        ]
    return tuple(lines)


def _of(table: Table, condition: str) -> list[Told]:
    return [told(row) for row in answered(table) if row.condition == condition]


def _exact(answers: Sequence[Told]) -> int:
    return sum(one.number == one.person for one in answers)


def _spread_told(condition: str, answers: Sequence[Told]) -> tuple[Message, ...]:
    wide = spread([off(one.number, one.person) for one in answers])
    model = deviation([off(one.number, one.model) for one in answers])
    near = sum(abs(one.number - one.person) <= 1 for one in answers)
    near_model = sum(abs(one.number - one.model) <= 1 for one in answers)
    told = {"condition": help_message(CONDITIONS[condition]), "answers": len(answers), "model": _three(model)}
    exact_model = sum(one.number == one.model for one in answers)
    return (
        help_message("study-barrels-spread", **told, **_figures(wide)),
        share_told("study-exact", _exact(answers), len(answers), model=percent(exact_model / len(answers))),
        share_told("study-barrels-near", near, len(answers), model=percent(near_model / len(answers))),
    )


def _people_told(condition: str, people: Sequence[Sequence[Told]]) -> tuple[Message, ...]:
    wide = over_people([deviation([off(one.number, one.person) for one in answers]) for answers in people], high=9.0)
    model = fmean([deviation([off(one.number, one.model) for one in answers]) for answers in people])
    exact = [_exact(answers) / len(answers) for answers in people]
    exact_model = fmean([sum(one.number == one.model for one in answers) / len(answers) for answers in people])
    told = {"condition": help_message(CONDITIONS[condition]), "people": len(people), "model": _three(model)}
    return (
        help_message("study-barrels-spread-all", **told, **_figures(wide)),
        people_told("study-exact", exact, model=percent(exact_model)),
    )


def _figures(figure: Figure) -> dict[str, float]:
    return {"spread": _three(figure.value), "low": _three(figure.low), "high": _three(figure.high)}


def _number_told(number: int, answers: Sequence[Told]) -> Message:
    """Return for what one number was taken, by how often."""
    here = [one for one in answers if one.number == number]
    good = _exact(here)
    exact = share(good, len(here))
    taken = sorted(Counter(one.person for one in here).items())
    items = Items(
        tuple(help_message("study-barrels-taken", answer=one, times=times) for one, times in taken), "semicolon"
    )
    return help_message(
        "study-barrels-number",
        number=number,
        good=good,
        asked=len(here),
        low=percent(exact.low),
        high=percent(exact.high),
        model=sum(one.number == one.model for one in here),
        taken=items,
    )


def _three(value: float) -> float:
    return round(value, 3)
