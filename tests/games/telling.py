"""What golden playthroughs show of each step, whatever the game: events, sounds, words, and digests of views.

    played seat=1 card=blue-7                      an event that everyone sees alike
    drew seat=1 card=hidden                        an event of which a part is secret: as those see it who do not know,
      1: drew seat=1 card=red-2                    and as the seats see it who do
    cues: card-played@seat-1                       names of sounds, and where they sound for a spectator
    fr - 0: Brian, 7 bleu. | Brian b7              what these hear at full verbosity, and its braille form
    views ab12cd34 ...                             digests of what a spectator and each seat see of the table

A spectator is marked with a dash. Sounds are written by listener where their names differ. Of long games only part is
written out, and what is left out is held by a digest of it:

    ... 12 actions: ab12cd34
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from audiogames.core.events import heard, seen_by
from audiogames.core.messages import Seat
from audiogames.core.table import Table
from audiogames.narration.narrator import Narrator

NAMES = ("Anna", "Brian", "Chloé", "David", "Emma", "Farid")
LOCALES = ("fr", "en")

Step: TypeAlias = tuple[set[str], list[str]]
"""The classes of events that a step brought, and its lines."""


def told(table: Table, events: Sequence[Any]) -> Iterator[str]:
    """Yield the lines of one step."""
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
    """Return what a seat is told of the events in a language, with its braille form where that is another text."""
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
    """Return a playthrough of a start and steps: the first so many, the last, and those that bring a new class."""
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


def digest(told: Any) -> str:
    """Return a short digest of anything that JSON can write."""
    text = json.dumps(told, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:8]
