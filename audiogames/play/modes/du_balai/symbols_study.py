"""Study of the symbols of the dice: 162 sounds, each named by its symbol and its colour.

The model listeners of `benchmarks.symbols` know all eighteen by heart, as far as they sound before the next die.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from audiogames.core.messages import ME, Cue, Message
from audiogames.decks.du_balai import FACES, SYMBOLS
from audiogames.games.du_balai.naming import symbol_name
from audiogames.play.conversation import Conversation
from audiogames.play.keys.answers import not_understood
from audiogames.play.keys.questions import help_message
from audiogames.play.modes.du_balai.symbols_training import Guess, guess
from audiogames.play.study.figures import percent, share
from audiogames.play.study.protocol import Study
from audiogames.play.study.sentences import listener_told, people_told, share_told
from audiogames.play.study.table import Row, Table, answered

BLOCKS: Final = ("alone",) * 9

MOST_PAIRS: Final = 12
"""Confusions that are told at most, the commonest first."""


class Model(NamedTuple):
    """A model listener: shares named right, right in colour, and the most that a symbol was taken for another."""

    exact: float
    colour: float
    worst: float


MODELS: Final = (Model(0.972, 0.997, 0.024), Model(0.980, 0.995, 0.011))
"""The figures of `benchmarks.symbols`, by rhythm and by bands; a test compares them."""


class _Reader:
    """Reads a digit and a colour, whole or in halves."""

    def __init__(self, conversation: Conversation) -> None:
        self._conversation = conversation
        self._given = Guess()

    def goes_on(self, typed: str) -> bool:
        return False

    def read(self, typed: str) -> str | None:
        given = guess(typed, self._conversation.device.language)
        if given is None:
            self._conversation.answer(not_understood(typed, help_message))
            return None
        before = self._given
        symbol = before.symbol if given.symbol is None else given.symbol
        colour = given.colour or before.colour
        self._given = Guess(symbol, colour)
        if symbol is None:
            self._conversation.answer(help_message("symbols-which-symbol"))
        elif colour is None:
            self._conversation.answer(help_message("symbols-which-colour", symbol=symbol_name(symbol)))
        else:
            return f"{colour}-{SYMBOLS[symbol]}"
        return None


def _cue(stimulus: str, draw: int, condition: str) -> Cue:
    return Cue(f"symbol-{stimulus}", ME)


def _face(face: str) -> Message:
    return Message(f"balai-face-{face}")


def _named(stimulus: str) -> Message:
    return help_message("study-symbols-example", face=_face(stimulus))


STUDY: Final = Study(
    name="symbols",
    stimuli=FACES,
    blocks=BLOCKS,
    examples=FACES,
    draws=1,
    cue=_cue,
    reader=_Reader,
    about=help_message("study-symbols-about"),
    begin=help_message("study-symbols-begin"),
    ask=help_message("symbols-which"),
    named=_named,
)


# What answers come to.


def report(tables: Sequence[Table]) -> tuple[Message, ...]:
    """Return what the answers of some listeners come to, in sentences."""
    lines: list[Message] = []
    found = [answered(table) for table in tables]
    for table, rows in zip(tables, found, strict=True):
        lines.append(listener_told(table, STUDY))
        if rows:
            lines += _told(rows)
    some = [rows for rows in found if rows]
    if len(some) > 1:
        lines += _people_told(some)
    pooled = [row for rows in some for row in rows]
    return (*lines, *_confusions(pooled))


def _exact(rows: Sequence[Row]) -> int:
    return sum(row.answer == row.stimulus for row in rows)


def _in_colour(rows: Sequence[Row]) -> int:
    return sum(row.answer.partition("-")[0] == row.stimulus.partition("-")[0] for row in rows)


def _told(rows: Sequence[Row]) -> tuple[Message, ...]:
    return (
        share_told("study-symbols-exact", _exact(rows), len(rows), **_models([one.exact for one in MODELS])),
        share_told("study-symbols-colour", _in_colour(rows), len(rows), **_models([one.colour for one in MODELS])),
    )


def _people_told(people: Sequence[Sequence[Row]]) -> tuple[Message, ...]:
    exact = [_exact(rows) / len(rows) for rows in people]
    colour = [_in_colour(rows) / len(rows) for rows in people]
    return (
        help_message("study-symbols-all", people=len(people)),
        people_told("study-symbols-exact", exact, **_models([one.exact for one in MODELS])),
        people_told("study-symbols-colour", colour, **_models([one.colour for one in MODELS])),
    )


def _models(shares: Sequence[float]) -> dict[str, int]:
    """Return the figures of both models, the worse first."""
    worse, better = sorted(shares)
    return {"model": percent(worse), "better": percent(better)}


def _confusions(rows: Sequence[Row]) -> tuple[Message, ...]:
    """Return which symbol was taken for which, the commonest first, and the commonest of the model."""
    asked = Counter(row.stimulus for row in rows)
    taken = Counter((row.stimulus, row.answer) for row in rows if row.answer != row.stimulus)
    commonest = sorted(taken.items(), key=lambda one: (-one[1] / asked[one[0][0]], FACES.index(one[0][0])))
    if not commonest:
        return (help_message("study-symbols-no-confusion"),) if rows else ()
    lines = [help_message("study-symbols-confusions", model=percent(max(one.worst for one in MODELS)))]
    for (face, answer), times in commonest[:MOST_PAIRS]:
        often = share(times, asked[face])
        lines.append(
            help_message(
                "study-symbols-confusion",
                face=_face(face),
                answer=_face(answer),
                times=times,
                asked=asked[face],
                low=percent(often.low),
                high=percent(often.high),
            )
        )
    return tuple(lines)
