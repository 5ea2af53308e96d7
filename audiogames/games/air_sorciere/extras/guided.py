"""The guided first game of Air Sorcière: so few grimoires that a few diplomas end it.

Columns fly already, and the first card of the common zone completes a column of three, so one turn may lead to a first
diploma.
"""

from typing import Final

from audiogames.core.messages import Seat
from audiogames.core.presentation.guided import Arguments, GuidedGame, LearnerKnowledge, Teaching, happened
from audiogames.decks.air_sorciere import COLOUR, COLOURS, name
from audiogames.games.air_sorciere import events as e
from audiogames.games.air_sorciere.state import REMOVED, takeable
from audiogames.games.air_sorciere.telling import by_colour
from audiogames.games.air_sorciere.view import View

SEATS: Final = 2
IN_PLAY: Final = {"black": 1, "orange": 2, "purple": 2, "green": 1, "red": 1}
"""For three colours a diploma takes the last grimoire."""


def _is_at(phase: str, known: LearnerKnowledge) -> bool:
    return known.asked and known.view.phase == phase


def _has_flown(known: LearnerKnowledge) -> bool:
    return _is_at("fly", known) and bool(known.view.taken)


def _takeable(known: LearnerKnowledge) -> Arguments:
    seen: View = known.view
    fitting = takeable(seen.columns[seen.seat or 0], seen.common, None)
    if not fitting:
        return {"place": 0}
    return {"place": seen.numbers[seen.common.index(fitting[0])], "card": name(fitting[0])}


def _is_too_low(known: LearnerKnowledge) -> bool:
    put = (event for event in known.events if isinstance(event, e.PutInCommon))
    return any(not event.fitted and event.seat == known.view.seat for event in put)


def _nears_end(known: LearnerKnowledge) -> bool:
    return _is_at("diploma", known) or happened(e.DiplomaEarned)(known)


def _hand(known: LearnerKnowledge) -> Arguments:
    seen: View = known.view
    cards = seen.hands[seen.seat or 0] or ()
    return {"cards": by_colour(cards), "any": "yes" if cards else "no"}


def _columns(known: LearnerKnowledge) -> Arguments:
    seen: View = known.view
    seat: Seat = seen.seat or 0
    return {"cards": by_colour(tuple(card for column in seen.columns[seat] for card in column))}


def _with_joker(known: LearnerKnowledge) -> bool:
    earned = (event for event in known.events if isinstance(event, e.DiplomaEarned))
    return any(COLOUR[card] != event.colour for event in earned for card in event.cards)


TEACHINGS: Final = (
    Teaching("aim", lambda known: True, example=False),
    Teaching("columns", lambda known: _is_at("fly", known), _columns, example=False),
    Teaching("fly", lambda known: _is_at("fly", known), _takeable, example=False),
    Teaching("place", lambda known: _is_at("placing", known)),
    Teaching("low", _is_too_low),
    Teaching("crash", happened(e.Crashed)),
    Teaching("forced", lambda known: _has_flown(known) and known.view.placed is not None),
    Teaching("go-on", _has_flown, example=False),
    Teaching("hand", _has_flown, _hand, example=False, private=True),
    Teaching("soft", lambda known: _is_at("landing", known) and known.view.placed is None),
    Teaching("diploma", lambda known: _is_at("diploma", known)),
    Teaching("joker", _with_joker),
    Teaching("end", _nears_end, example=False),
    Teaching("risk", lambda known: _has_flown(known) and "hand" in known.told, example=False),
    Teaching("keys", lambda known: _is_at("fly", known) and "risk" in known.told, example=False),
)

GUIDED: Final = GuidedGame(
    position={
        "options": {"grimoires": {colour: IN_PLAY[colour] + REMOVED[SEATS] for colour in COLOURS}},
        "seats": [
            {"hand": ["black-4", "black-9"], "columns": {"green": [3, 8], "orange": [5]}},
            {"hand": ["green-2", "red-3"], "columns": {"red": [4, 6], "purple": [4, 9]}},
        ],
        "common": ["green-11"],
        "draw_pile": ["black-6", "orange-3", "red-8", "purple-12", "black-10", "orange-9"],
        "turn": {"seat": 0, "phase": "fly"},
    },
    teachings=TEACHINGS,
    minutes=5,
    seed=1,
    rests=(e.Crashed,),
)
