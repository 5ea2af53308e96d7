"""Playthroughs as text: every action, what each seat knows of what it did, what it hears, and in which words.

    == 3. seat 1: play blue-7
    played seat=1 card=blue-7                      an event that everyone sees alike
    drew seat=1 card=hidden                        an event of which a part is secret: as those see it who do not know,
      1: drew seat=1 card=red-2                    and as the seats see it who do
    cues: card-played@seat-1                       names of sounds, and where they sound for a spectator
    fr - 0: Brian, 7 bleu. | Brian b7              what these hear at full verbosity, and its braille form
    views ab12cd34 ...                             digests of what a spectator and each seat see of the table

A spectator is marked with a dash. Sounds are written by listener where their names differ.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from typing import Any

from audiogames.core.chance import Generator
from audiogames.core.events import heard, seen_by
from audiogames.core.messages import Seat
from audiogames.core.table import Table
from audiogames.decks.roue_des_sorcieres import VALUE
from audiogames.games.roue_des_sorcieres import rules
from audiogames.games.roue_des_sorcieres.state import Action, trump_colour
from audiogames.games.roue_des_sorcieres.view import View
from audiogames.narration.narrator import Narrator

NAMES = ("Anna", "Brian", "Chloé", "David", "Emma", "Farid")
LOCALES = ("fr", "en")
OPTIONS: dict[int, dict[str, Any]] = {
    2: {},
    3: {"side": "ascending"},
    4: {"show_scores": True},
    5: {"keep_last_trump": True},
    6: {},
}
"""Options of each playthrough, by its number of seats."""
KEEPERS = 5
"""At this many seats nobody changes the trump, so that the trump pile runs short (R3)."""


def playthrough(seats: int) -> str:
    """Return the whole playthrough of a number of seats."""
    return "\n".join([*_lines(seats), ""])


def _lines(seats: int) -> Iterator[str]:
    options, chance = OPTIONS[seats], Generator(1000 + seats)
    table = Table.new("roue_des_sorcieres", [{"name": name} for name in NAMES[:seats]], options, seats)
    yield f"La Roue des Sorcières: {', '.join(NAMES[:seats])}; seed {seats}; options {json.dumps(options)}"
    yield from ("", "== start")
    yield from _told(table, [event for step in table.steps for event in step.events])
    turn = 0
    while not table.over:
        ((seat, actions),) = table.legal().items()
        action = sensible(table.view(seat), actions, chance)
        turn += 1
        yield from ("", f"== {turn}. seat {seat}: {table.game.format_action(action)}")
        yield from _told(table, table.submit(seat, action))


def sensible(view: View, actions: Sequence[Action], chance: Generator) -> Action:
    """Return what a plausible player does: mostly win when it can, give away little, now and then change the trump."""
    if view.phase == "trump":
        cheap = min(actions, key=lambda action: 99 if action.card is None else VALUE[action.card])
        return cheap if chance.below(3) == 0 and len(view.hand_counts) != KEEPERS else actions[-1]
    winning = [action for action in actions if _wins(view, action)]
    if winning and chance.below(4):
        return winning[chance.below(len(winning))]
    return min(actions, key=lambda action: VALUE[action.card or 0])


def _wins(view: View, action: Action) -> bool:
    """Whether the card would win the trick so far."""
    assert view.seat is not None
    assert action.card is not None
    trick = (*view.trick, (view.seat, action.card))
    winner, _ = rules.winner(trick, trump_colour(view.trump_pile), view.wheel, view.rules.descending)
    return winner == view.seat


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
    digests = [_digest(table.view_position(viewer)) for viewer in viewers]
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


def _digest(position: Any) -> str:
    text = json.dumps(position, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:8]
