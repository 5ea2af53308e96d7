"""The guided first game of Du Balai!: three seats, more than half way along the track.

No throw of nine dice shows only three symbols with each in one colour. The first one here shows three, of which one is
in both colours: two are valid, and one is forbidden. Later throws are random.
"""

from typing import Final

from audiogames.core.messages import Who
from audiogames.core.presentation.guided import Arguments, GuidedGame, LearnerKnowledge, Teaching, happened
from audiogames.games.du_balai import events as e
from audiogames.games.du_balai.state import AFTER_MOVES, CORRECTIONS
from audiogames.games.du_balai.view import View

SPACES: Final = (12, 13, 11)
FIRST_THROW: Final = (
    *("orange-ear", "orange-skull", "orange-skull", "black-star", "black-star"),
    *("orange-star", "orange-ear", "orange-star", "orange-skull"),
)


def _is_open(known: LearnerKnowledge) -> bool:
    return bool(known.view.phase == "look")


def _writes(known: LearnerKnowledge) -> bool:
    return known.asked and known.view.phase == "write"


def _later(known: LearnerKnowledge) -> bool:
    return _is_open(known) and "write" in known.told


def _space(known: LearnerKnowledge) -> Arguments:
    return {"number": known.view.spaces[known.view.seat]}


def _perfect(known: LearnerKnowledge) -> Arguments:
    perfect = next(event for event in known.events if isinstance(event, e.Perfect))
    return {"player": Who(perfect.seat)}


def _has_spell(known: LearnerKnowledge) -> bool:
    seen: View = known.view
    held = seen.cards[seen.seat] or () if known.asked and seen.seat is not None and seen.phase == "resolve" else ()
    return not {*held}.isdisjoint(CORRECTIONS if seen.window == "correction" else AFTER_MOVES)


TEACHINGS: Final = (
    Teaching("aim", lambda known: True, _space, example=False),
    Teaching("dice", _is_open, example=False),
    Teaching("write", _writes, example=False),
    Teaching("wrong", _writes, example=False),
    Teaching("colour", lambda known: _writes(known) and "symbols" in known.told, example=False),
    Teaching("symbols", _later, example=False),
    Teaching("close", _later, example=False),
    Teaching("keep", lambda known: known.asked and known.view.phase == "draw"),
    Teaching("spell", _has_spell),
    Teaching("perfect", happened(e.Perfect), _perfect),
    Teaching("curse", happened(e.CurseMoved), example=False),
    Teaching("again", lambda known: _later(known) and "symbols" in known.told, example=False),
    Teaching("keys", lambda known: _later(known) and "symbols" in known.told, example=False),
    Teaching("end", happened(e.Crossed), example=False),
)

GUIDED: Final = GuidedGame(
    position={
        "seats": [{"space": space} for space in SPACES],
        "dice": list(FIRST_THROW),
        "read": 0,
        "turn": {"phase": "look"},
    },
    teachings=TEACHINGS,
    minutes=8,
    seed=4,
    rests=(e.CurseMoved,),
)
