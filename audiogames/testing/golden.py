"""Golden playthroughs of any game as text: each action, and what every seat knows and hears of it, in both languages.

    == 3. seat 1: play blue-7                      what someone did, or the clock: "time"
    played seat=1 card=blue-7                      an event that everyone sees alike
    drew seat=1 card=hidden                        an event with a secret part, as most see it,
      1: drew seat=1 card=red-2                    and as the seats that know it see it
    cues: card-played@seat-1                       names of sounds, and where they sound for a spectator
    fr - 0: Brian, 7 bleu. | Brian b7              what these hear at full verbosity, and its braille form
    views ab12cd34 ...                             digests of what a spectator and each seat see of the table

A dash marks a spectator. Sounds are listed by listener if their names differ. Long games are shortened; each gap has a
digest of what is left out:

    ... 12 actions: ab12cd34

What someone who was away hears of their last actions is listed separately:

    == 12. seat 1, of 4 actions
"""

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from audiogames.core.events import heard, kind, seen_by
from audiogames.core.messages import Seat
from audiogames.core.table import Table
from audiogames.narration.narrator import Narrator

NAMES = ("Anna", "Brian", "Chloé", "David", "Emma", "Farid")
LOCALES = ("fr", "en")

RATTLE: Final = re.compile("[\u2800-\u28ff]+")
"""A barrel's rattle in braille, written as "~"."""
LONGEST: Final = 150
"""Approximate maximum lines of an announcement of all missed events."""

Doing: TypeAlias = tuple[str, Seat | None, Sequence[Any]]
"""A seat of None is the clock."""


class GoldenGame(NamedTuple):
    """The iterator performs one action at a time."""

    title: str
    table: Table
    doings: Iterator[Doing]


class GoldenModule(Protocol):
    """The module `golden` of a game's tests.

    After the first SHOWN actions of the playthroughs in `NAMES`, only the LAST ones and those with an event of a new
    class are written out.
    """

    NAMES: tuple[str, ...]
    SHOWN: int
    LAST: int

    def played(self, name: str) -> GoldenGame: ...


Step: TypeAlias = tuple[set[str], list[str]]


def playthrough(golden: GoldenModule, name: str) -> str:
    return cut(_steps(golden.played(name)), golden.SHOWN, golden.LAST)


def _steps(game: GoldenGame) -> Iterator[Step]:
    title, table, doings = game
    events: Sequence[Any] = [event for step in table.steps for event in step.events]
    yield {*map(kind, events)}, [title, "", "== start", *told(table, events)]
    for number, (what, _, events) in enumerate(doings, 1):
        yield {*map(kind, events)}, [f"== {number}. {what}", *told(table, events)]


def at_once(golden: GoldenModule, name: str) -> str:
    """Announcements, before each seat acts, of everything since its last action."""
    title, table, doings = golden.played(name)
    lines = [title]
    missed: list[list[Any]] = [[] for _ in table.players]
    for number, (_, seat, events) in enumerate(doings, 1):
        for since in missed:
            since.append(events)
        if seat is None or len(lines) > LONGEST:
            continue
        for other in range(len(table.players)):
            if other in table.to_act() and len(missed[other]) > 1:
                lines += ["", f"== {number}. seat {other}, of {len(missed[other])} actions"]
                together = [event for since in missed[other] for event in since]
                lines += [
                    f"{locale}: {said}" for locale in LOCALES for said in sentences(table, together, other, locale)
                ]
                missed[other] = []
    return "\n".join([*(RATTLE.sub("~", line) for line in lines), ""])


def told(table: Table, events: Sequence[Any]) -> Iterator[str]:
    return (RATTLE.sub("~", line) for line in _told(table, events))


def _told(table: Table, events: Sequence[Any]) -> Iterator[str]:
    viewers: tuple[Seat | None, ...] = (None, *range(len(table.players)))
    for event in events:
        public = _words(table, seen_by(event, None))
        yield public
        for viewer in viewers[1:]:
            if (own := _words(table, seen_by(event, viewer))) != public:
                yield f"  {viewer}: {own}"
    yield from _sounds(table, events, viewers)
    for locale in LOCALES:
        heard_by: dict[tuple[str, ...], list[str]] = {}
        for viewer in viewers:
            heard_by.setdefault(tuple(sentences(table, events, viewer, locale)), []).append(_name(viewer))
        for said, hearers in heard_by.items():
            yield from (f"{locale} {' '.join(hearers)}: {sentence}" for sentence in said)
    digests = [digest(table.view_position(viewer)) for viewer in viewers]
    yield f"views {' '.join(digests)}"


def _sounds(table: Table, events: Sequence[Any], viewers: Sequence[Seat | None]) -> Iterator[str]:
    cues = {viewer: table.game.cues(heard(events, viewer), table.view(viewer)) for viewer in viewers}
    alike = len({tuple(cue.name for cue in named) for named in cues.values()}) == 1
    for viewer in (None,) if alike else viewers:
        placed = " ".join(f"{cue.name}@{cue.place}" for cue in cues[viewer])
        yield f"cues{'' if alike else ' ' + _name(viewer)}: {placed or 'none'}"


def sentences(table: Table, events: Sequence[Any], seat: Seat | None, locale: str) -> list[str]:
    """With braille forms that differ."""
    messages = table.game.tell(heard(events, seat), table.view(seat))
    said = Narrator(locale, table.names, seat).utterances(messages)
    return [f"{line.text}{' | ' + line.braille if line.braille != line.text else ''}" for line in said]


def _name(viewer: Seat | None) -> str:
    return "-" if viewer is None else str(viewer)


def _words(table: Table, event: Any) -> str:
    fields = table.game.event_position(event)
    return " ".join([fields.pop("event"), *(f"{name}={_value(value)}" for name, value in fields.items())])


def _value(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value)) or "none"
    return "hidden" if value is None else str(value)


def cut(told: Iterable[Step], shown: int, last: int) -> str:
    """The start, the first `shown` steps, the `last` ones, and those with a new class of events."""
    (seen, lines), *steps = told
    left_out = list[list[str]]()
    for number, (kinds, step) in enumerate(steps):
        if number < shown or number >= len(steps) - last or not kinds <= seen:
            lines = [*lines, *_held(left_out), "", *step]
            left_out = []
        else:
            left_out.append(step)
        seen = seen | kinds
    return "\n".join([*lines, ""])


def _held(left_out: list[list[str]]) -> list[str]:
    return ["", f"... {len(left_out)} actions: {digest(left_out)}"] if left_out else []


def compare(now: str, path: Path, regenerate: bool = False) -> None:
    """Assert that a playthrough equals the reviewed file. A new one is written, and fails until reviewed."""
    is_new = not path.exists()
    if regenerate or is_new:
        path.parent.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
    assert now == path.read_text(encoding="utf-8"), f"{path.name} differs: write it anew, and read what changed"
    assert regenerate or not is_new, f"{path.name} is new: read it"


def digest(told: Any) -> str:
    text = json.dumps(told, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:8]
