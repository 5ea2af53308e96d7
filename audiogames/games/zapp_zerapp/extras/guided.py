from typing import Final

from audiogames.core.messages import Seat, Who
from audiogames.core.presentation.guided import Arguments, GuidedGame, LearnerKnowledge, Teaching, happened
from audiogames.games.zapp_zerapp import events as e
from audiogames.games.zapp_zerapp.state import CITY, START
from audiogames.games.zapp_zerapp.telling import colour_name

WARM_UP: Final = (2, 7, 12)

APPRENTICES: Final = (("city", 14, 11), ("city", 4, 15))


def _is_at(phase: str, known: LearnerKnowledge) -> bool:
    return known.asked and known.view.phase == phase


def _own(known: LearnerKnowledge) -> tuple[int, ...]:
    steps: tuple[int, ...] = known.view.apprentices[known.view.seat]
    return steps


def _way_left(known: LearnerKnowledge) -> Arguments:
    near, far = sorted(CITY - step for step in _own(known))[1:]
    seat: Seat = known.view.seat
    return {"near": near, "far": far, "colour": colour_name(known.view.colours[seat])}


def _is_another_round(known: LearnerKnowledge) -> bool:
    return happened(e.BarrelsReturned)(known) and "keep" in known.told


def _too_full(known: LearnerKnowledge) -> bool:
    return any(isinstance(event, e.Revealed) and not event.valid for event in known.events)


def _burst(known: LearnerKnowledge) -> Arguments:
    full = next(event for event in known.events if isinstance(event, e.Revealed) and not event.valid)
    return {"player": Who(full.seat), "number": full.number}


def _clash(known: LearnerKnowledge) -> Arguments:
    return {"player": Who(next(event for event in known.events if isinstance(event, e.Clashed)).seat)}


TEACHINGS: Final = (
    Teaching("aim", lambda known: True, _way_left, example=False),
    Teaching("roll", happened(e.Rolled), lambda known: {"number": known.view.magic_number}, example=False),
    Teaching("shake", lambda known: _is_at("shake", known), example=False),
    Teaching("keep", lambda known: _is_at("shake", known), example=False),
    Teaching("clash", happened(e.Clashed), _clash),
    Teaching("move", lambda known: _is_at("move", known)),
    Teaching("start", lambda known: _is_at("move", known) and START in _own(known)),
    Teaching("city", lambda known: _is_at("move", known) and "move" in known.told, example=False),
    Teaching("full", _too_full, _burst),
    Teaching("banished", happened(e.Banished)),
    Teaching("again", _is_another_round, example=False),
    Teaching("safe", lambda known: _is_at("shake", known) and "again" in known.told, example=False),
    Teaching("keys", lambda known: _is_at("shake", known) and "safe" in known.told, example=False),
    Teaching("end", happened(e.GameEnded), example=False),
)

GUIDED: Final = GuidedGame(
    position={
        "options": {"shakes": 4, "difficulty": "easy"},
        "seats": [{"apprentices": list(spaces)} for spaces in APPRENTICES],
        "turn": {"phase": "roll", "roller": 0},
    },
    teachings=TEACHINGS,
    minutes=8,
)
